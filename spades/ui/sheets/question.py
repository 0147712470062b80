"""A question of the page, in place of the browser's confirm()."""

from spades.ui.sheets import parts


def build(sheet):
    """``context``: ``keys`` of title, text and yes, ``params`` of the text, ``also`` a second answer."""
    title, text, yes = sheet.context["keys"]
    params = sheet.context["params"]
    sheet.title = sheet.words(title, **params)
    sheet.firm = True
    sheet.add(parts.paragraph(sheet.words(text, **params)))
    sheet.button("cancel", "close")
    also = sheet.context["also"]
    if also:
        sheet.button(also, "also")
        sheet.on("also", lambda _: _answer(sheet, also))
    sheet.button(yes, "yes", primary=True)
    sheet.on("yes", lambda _: _answer(sheet, True))


def _answer(sheet, answer):
    sheet.context["answer"] = answer
    sheet.close()
