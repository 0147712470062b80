"""A game from outside: a file, or text that was pasted."""

from spades.ui.dom import el
from spades.ui.engine import EngineError
from spades.ui.sheets import files, open_sheet, parts, watching

LONGEST = 1000000  # characters: a save may have as many; a long game has a tenth


def build(sheet):
    """``context``: ``text`` and ``wrong``, kept by the sheet itself."""
    words, context = sheet.words, sheet.context
    sheet.title = words("import")
    sheet.firm = True
    sheet.add(parts.paragraph(words("import.lead")))
    # The browser's own control speaks the browser's language: a button of the page stands for it.
    button = {"type": "button", "class": "secondary", "data-do": "pick", "id": "do-pick"}
    attrs = {
        "type": "file",
        "data-do": "file",
        "id": "in-file",
        "hidden": "",
        "accept": ".txt,.pbn,text/plain",
    }
    sheet.add(el("p", {"class": "pick"}, el("button", button, words("import.file")), el("input", attrs)))
    sheet.on("pick", lambda _: sheet.find("file").click())
    # One more than may be: the browser need not lay out all of what is too long, and it still counts as that.
    text, most = context.get("text") or "", LONGEST + 1
    sheet.add(parts.area(words("import.text"), "text", text, error=context.get("wrong", ""), most=most))
    sheet.button("back", "back")
    sheet.button("watch", "watch")
    sheet.button("import.go", "go", primary=True)
    sheet.on("file", lambda node: _read(sheet, node))
    sheet.on("text", lambda node: _typed(sheet, node))
    sheet.on("back", lambda _: open_sheet(sheet.app, "games"))
    sheet.on("go", lambda _: _import(sheet))
    sheet.on("watch", lambda _: _watch(sheet))


async def _read(sheet, node):
    if node.files.length and node.files.item(0).size > 4 * LONGEST:  # no character has more bytes
        _complain(sheet, sheet.words("import.too-long"))
        return
    text = await files.opened(node)
    if text is not None:
        sheet.find("text").value = text
        _typed(sheet, sheet.find("text"))


def _typed(sheet, node):
    """Keeps what stands there; None for what is too long to be even looked at."""
    sheet.context["text"] = node.value if node.textLength <= LONGEST else None


def _text(sheet):
    """The text; None, and said, for one that is too long."""
    text = sheet.context.get("text", "")
    if text is None:
        sheet.context["text"] = ""
        _complain(sheet, sheet.words("import.too-long"))
        return None
    return text.strip()


async def _import(sheet):
    app, text = sheet.app, _text(sheet)
    if text is None:
        return
    try:
        await app.take_in(text)
    except EngineError as error:
        _complain(sheet, app.words.error(error.code, error.params))
    else:
        sheet.close()


async def _watch(sheet):
    """Watches it, and from there reviews it or plays on from any moment."""
    app, text = sheet.app, _text(sheet)
    if text is None:
        return
    try:
        await app.engine.ask("watch", text=text)
    except EngineError as error:
        _complain(sheet, app.words.error(error.code, error.params))
    else:
        await watching.watch(sheet, text)


def _complain(sheet, wrong):
    sheet.context["wrong"] = wrong
    sheet.render()
    sheet.find("text").focus()
