"""A question of the page, in place of the browser's confirm()."""

from spades.ui.sheets import parts


def build(sheet):
    """``context``: ``keys`` of title, text and yes; ``params`` of the text."""
    title, text, yes = sheet.context["keys"]
    params = sheet.context["params"]
    sheet.title = sheet.words(title, **params)
    sheet.firm = True
    sheet.add(parts.paragraph(sheet.words(text, **params)))
    sheet.button("cancel", "close")
    sheet.button(yes, "yes", primary=True)
    sheet.on("yes", lambda _: _yes(sheet))


def _yes(sheet):
    sheet.context["answer"] = True
    sheet.close()
