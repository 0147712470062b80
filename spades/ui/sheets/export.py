"""A game as text: as a file, on the clipboard, or to select by hand."""

from pyscript import window

from spades.ui import address
from spades.ui.engine import EngineError
from spades.ui.sheets import files, open_sheet, parts

LONGEST_LINK = 8000  # characters that everything passes on which passes links on


def build(sheet):
    """``context``: ``game``, which one (else the present), or ``aside``, what could not be read; ``back``."""
    words, context = sheet.words, sheet.context
    sheet.title = words("export")
    hand_over = _is_present(sheet) and sheet.app.snap["deal"]
    text = _text(sheet)
    linked = context.get("kind") == "share" and not text.startswith("[")
    sheet.add(parts.paragraph(words("export.share-hint" if linked else "export.lead")))
    if hand_over:
        kinds = [(kind, words("export." + kind)) for kind in ("save", "record", "share")]
        sheet.add(parts.choice(words("export.as"), "kind", kinds, context.get("kind", "save")))
        sheet.on("kind", lambda node: _choose(sheet, node.value))
    elif _is_present(sheet):
        sheet.add(parts.paragraph(words("export.record-later")))
    if context.get("kind") == "share" and not linked:
        sheet.add(parts.paragraph(words("export.share-long"), "note"))
    if linked:
        sheet.add(parts.field(words("export.share"), "exported", text, type="url", readonly=""))
    else:
        sheet.add(parts.area(words("export.text"), "exported", text, readonly=True))
    if sheet.find("file"):  # a link is no file; the buttons stay when the sheet is built anew
        sheet.find("file").hidden = linked
    if hand_over and not linked:
        sheet.add(
            parts.field(
                words("export.link"), "link", _link(sheet.app.snap), words("export.link-hint"), readonly=""
            )
        )
    if "back" in context:
        sheet.button("back", "back")
        sheet.on("back", lambda _: open_sheet(sheet.app, context["back"]))
    sheet.button("copy", "copy")
    sheet.button("export.file", "file", primary=True)
    sheet.on("copy", lambda _: files.copy(sheet, text, "copy"))
    sheet.on("file", lambda _: files.download(_name(context), text))


def _is_present(sheet):
    app, context = sheet.app, sheet.context
    return "aside" not in context and app.mode is None and context.get("game", app.game) == app.game


def _text(sheet):
    app, context = sheet.app, sheet.context
    if "aside" in context:
        return app.store.read_aside(context["aside"]) or ""
    if context.get("kind") in ("record", "share"):
        return context[context["kind"]]
    if _is_present(sheet):
        return app.snap["save"]
    name = context.get("game", app.game)
    return app.store.read(name) or app.store.raw(name) or ""


def _link(snap):
    """The address that deals the hand that has just ended, at the score at which it began."""
    teams = snap["ledger"]["teams"]
    scores = [team["before"] for team in teams]
    bags = [team["bags_before"] for team in teams]
    query = address.deal_link(snap["deal"], snap["dealer"], scores, bags, snap["rules"]["text"])
    return window.location.origin + window.location.pathname + query


async def _choose(sheet, kind):
    context = sheet.context
    if kind == "record":
        context[kind] = (await sheet.app.engine.ask("record"))["text"]
    elif kind == "share":
        context[kind] = await _shared(sheet.app.engine)
    context["kind"] = kind
    sheet.render()


async def _shared(engine):
    """A link to the game; the record itself when it is too long for one."""
    try:
        packed = (await engine.ask("record", packed=True))["text"]
    except EngineError:
        packed = ""
    link = window.location.origin + window.location.pathname + "#record=" + packed
    if packed and len(link) <= LONGEST_LINK:
        return link
    return (await engine.ask("record", sealed=True))["text"]


def _name(context):
    record = context.get("kind") == "record" or context.get("share", "").startswith("[")
    return "spades-game.pbn" if record else "spades-game.txt"
