"""Texts out of the page and into it: download, clipboard, an opened file."""

from pyscript import document, window

from spades.ui.dom import el


def download(name, text):
    """Offers a text as a file.

    Where downloads are forbidden nothing happens and nobody is told: the text can always be selected as well.
    """
    blob = window.Blob.new(window.Array.of(text), window.JSON.parse('{"type": "text/plain;charset=utf-8"}'))
    link = el("a", {"href": window.URL.createObjectURL(blob), "download": name, "hidden": ""})
    document.body.append(link)
    link.click()
    link.remove()
    window.setTimeout(lambda: window.URL.revokeObjectURL(link.href), 60000)


async def copy(sheet, text, control):
    """Puts a text on the clipboard and says so on the control; where that is forbidden, says that."""
    try:
        await window.navigator.clipboard.writeText(text)
        key = "copied"
    except Exception:  # noqa: BLE001 - a frame without the right to copy: the text can be selected
        key = "copy-failed"
    node = sheet.find(control)
    if node:
        node.textContent = sheet.words(key)


async def opened(node):
    """The text of the file that was chosen in a file field; None for none."""
    if not node.files.length:
        return None
    return await node.files.item(0).text()


def say_day(date, language):
    """A day of the calendar as people write it: "30 November 2026"."""
    when = window.Date.new(date + "T12:00:00")
    options = window.JSON.parse('{"dateStyle": "long"}')
    text = when.toLocaleDateString("de-DE" if language == "de" else "en-GB", options)
    return text.replace(" ", "\u00a0", 1)  # the day stays beside the month


def say_date(date, language):
    """A date as people write it: "29 Nov 2026, 22:36"."""
    when = window.Date.new(date)
    options = window.JSON.parse('{"dateStyle": "medium", "timeStyle": "short"}')
    return when.toLocaleString("de-DE" if language == "de" else "en-GB", options)
