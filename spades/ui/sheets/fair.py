"""Are the deals fair? A hash before the bidding; afterwards what was hashed, to be checked anywhere."""

import hashlib

from spades.ui.dom import el
from spades.ui.sheets import dealt, files, open_sheet, parts


def build(sheet):
    """``told``, the engine's proofs; ``hand``, the place of the one to be shown; ``back``, a sheet. Or
    ``daily``, the date from which all cards come.
    """
    words, context = sheet.words, sheet.context
    if "daily" in context:
        _daily(sheet, context["daily"])
        return
    hands = context["told"]["hands"]
    place = context.get("hand", len(hands) - 1)
    told = hands[place]
    sheet.title = words("fair")
    if len(hands) > 1:
        numbers = [(str(number), words("hand-no", n=hand["hand_no"])) for number, hand in enumerate(hands)]
        sheet.add(parts.menu(words("sheet.hand"), "hand", numbers, str(place)))
        sheet.on("hand", lambda node: open_sheet(sheet.app, "fair", **dict(context, hand=int(node.value))))
    over = told["salt"] is not None
    sheet.add(parts.paragraph(words("fair.lead-over" if over else "fair.lead")))
    sheet.add(
        parts.area(words("fair.hash", n=told["hand_no"]), "hash", told["hash"], rows="3", readonly=True)
    )
    if over:
        sheet.add(*_opened(words, told))
    else:
        sheet.add(parts.paragraph(words("fair.later")))
    sheet.on("copy", lambda _: files.copy(sheet, command(told) if over else told["hash"], "copy"))
    sheet.add(parts.paragraph(words("fair.drawn"), "note"), *dealt.nodes(sheet))
    sheet.button("back", "back")
    sheet.button("copy", "copy")
    sheet.on("back", lambda _: open_sheet(sheet.app, context["back"]))
    sheet.button("to-table", "close", primary=True)


def _daily(sheet, date):
    """Cards that anybody can work out are neither secret nor drawn."""
    words, shell = sheet.words, "python -m spades daily " + date
    sheet.title = words("fair")
    sheet.add(parts.paragraph(words("daily.fair")))
    sheet.add(parts.area(words("daily.shell"), "shell", shell, rows="2", readonly=True), *dealt.nodes(sheet))
    sheet.button("back", "back")
    sheet.button("copy", "copy")
    sheet.button("to-table", "close", primary=True)
    sheet.on("back", lambda _: open_sheet(sheet.app, sheet.context["back"]))
    sheet.on("copy", lambda _: files.copy(sheet, shell, "copy"))


def _opened(words, told):
    right = digest(told["salt"] + ":" + told["deal"]) == told["hash"]
    verdict = el("p", {"class": "lead"}, el("b", {}, words("fair.right" if right else "fair.wrong")))
    return (
        verdict,
        parts.area(
            words("fair.opened"), "opened", told["salt"] + ":" + told["deal"], rows="3", readonly=True
        ),
        parts.area(words("fair.shell"), "shell", command(told), rows="4", readonly=True),
    )


def digest(text):
    """SHA-256 as hexadecimal digits."""
    return "".join(["%02x" % byte for byte in hashlib.sha256(text.encode()).digest()])


def command(told):
    """A line of shell that prints the hash."""
    return "printf %s '" + told["salt"] + ":" + told["deal"] + "' | sha256sum"


async def show(sheet, back):
    """Opens it from another sheet."""
    date = sheet.app.snap.get("daily")
    if date:
        open_sheet(sheet.app, "fair", daily=date, back=back)
        return
    told = await sheet.app.engine.ask("proof")
    open_sheet(sheet.app, "fair", told=told, back=back)
