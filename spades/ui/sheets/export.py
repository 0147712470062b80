"""A game as text: as a file, on the clipboard, or to select by hand."""

from pyscript import window

from spades.ui import address
from spades.ui.sheets import files, open_sheet, parts

LONGEST_LINK = 8000  # characters that everything passes on which passes links on


def build(sheet):
    """``context``: ``game``, which one (else the present), or ``aside``, what could not be read; ``back``."""
    words, context = sheet.words, sheet.context
    sheet.title = words("export")
    sheet.add(parts.paragraph(words("export.lead")))
    hand_over = _is_present(sheet) and sheet.app.snap["deal"]
    if hand_over:
        kinds = [(kind, words("export." + kind)) for kind in ("save", "record", "share")]
        sheet.add(parts.choice(words("export.as"), "kind", kinds, context.get("kind", "save")))
        sheet.on("kind", lambda node: _choose(sheet, node.value))
    elif _is_present(sheet):
        sheet.add(parts.paragraph(words("export.record-later")))
    text = _text(sheet)
    if context.get("kind") == "share":
        key = "export.share-hint" if len(text) <= LONGEST_LINK else "export.share-long"
        sheet.add(parts.paragraph(words(key), "note"))
    sheet.add(parts.area(words("export.text"), "exported", text, readonly=True))
    if hand_over:
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
    return "aside" not in sheet.context and sheet.context.get("game", sheet.app.game) == sheet.app.game


def _text(sheet):
    app, context = sheet.app, sheet.context
    if "aside" in context:
        return app.store.read_aside(context["aside"]) or ""
    if context.get("kind") in ("record", "share"):
        return context[context["kind"]]
    if _is_present(sheet):
        return app.snap["save"]
    return app.store.read(context["game"]) or app.store.raw(context["game"]) or ""


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
        packed = (await sheet.app.engine.ask("record", packed=True))["text"]
        context[kind] = window.location.origin + window.location.pathname + "#record=" + packed
    context["kind"] = kind
    sheet.render()


def _name(context):
    return "spades-game.pbn" if context.get("kind") == "record" else "spades-game.txt"
