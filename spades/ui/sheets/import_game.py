"""A game from outside: a file, or text that was pasted."""

from spades.ui.dom import el
from spades.ui.engine import EngineError
from spades.ui.sheets import files, open_sheet, parts, watching


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
    sheet.add(
        parts.area(words("import.text"), "text", context.get("text", ""), error=context.get("wrong", ""))
    )
    sheet.button("back", "back")
    sheet.button("watch", "watch")
    sheet.button("import.go", "go", primary=True)
    sheet.on("file", lambda node: _read(sheet, node))
    sheet.on("text", lambda node: context.update(text=node.value))
    sheet.on("back", lambda _: open_sheet(sheet.app, "games"))
    sheet.on("go", lambda _: _import(sheet))
    sheet.on("watch", lambda _: _watch(sheet))


async def _read(sheet, node):
    text = await files.opened(node)
    if text is not None:
        sheet.context["text"] = text
        sheet.find("text").value = text


async def _import(sheet):
    app, context = sheet.app, sheet.context
    text = context.get("text", "").strip()
    try:
        await app.take_in(text)
    except EngineError as error:
        _complain(sheet, app.words.error(error.code, error.params))
    else:
        sheet.close()


async def _watch(sheet):
    """Watches it, and from there reviews it or plays on from any moment."""
    app, text = sheet.app, sheet.context.get("text", "").strip()
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
