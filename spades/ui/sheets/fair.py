"""Are the deals fair? A hash before the bidding; afterwards what was hashed, to be checked anywhere."""

import hashlib

from spades.ui.dom import el
from spades.ui.sheets import files, open_sheet, parts


def build(sheet):
    """``told``, the engine's proof of the present hand; ``back``, a sheet to go back to."""
    words, told = sheet.words, sheet.context["told"]
    sheet.title = words("fair")
    sheet.add(parts.paragraph(words("fair.lead")))
    sheet.add(
        parts.area(words("fair.hash", n=told["hand_no"]), "hash", told["hash"], rows="2", readonly=True)
    )
    if told["salt"] is None:
        sheet.add(parts.paragraph(words("fair.later")))
    else:
        sheet.add(*_opened(words, told))
        sheet.on("copy", lambda _: files.copy(sheet, command(told), "copy"))
        sheet.button("copy", "copy")
    sheet.add(parts.paragraph(words("fair.drawn"), "note"))
    sheet.button("back", "back")
    sheet.on("back", lambda _: open_sheet(sheet.app, sheet.context["back"]))
    sheet.button("to-table", "close", primary=True)


def _opened(words, told):
    right = digest(told["salt"] + ":" + told["deal"]) == told["hash"]
    verdict = el("p", {"class": "lead"}, el("b", {}, words("fair.right" if right else "fair.wrong")))
    return (
        verdict,
        parts.area(
            words("fair.opened"), "opened", told["salt"] + ":" + told["deal"], rows="2", readonly=True
        ),
        parts.area(words("fair.shell"), "shell", command(told), rows="3", readonly=True),
    )


def digest(text):
    """SHA-256 as hexadecimal digits."""
    return "".join(["%02x" % byte for byte in hashlib.sha256(text.encode()).digest()])


def command(told):
    """A line of shell that prints the hash."""
    return "printf %s '" + told["salt"] + ":" + told["deal"] + "' | sha256sum"


async def show(sheet, back):
    """Opens it from another sheet."""
    told = await sheet.app.engine.ask("proof")
    open_sheet(sheet.app, "fair", told=told, back=back)
