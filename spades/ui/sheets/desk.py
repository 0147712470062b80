"""Which sheets are open, and what happens when one is touched. One set of listeners serves them all."""

import asyncio

from pyscript import document, window

from spades.ui.dom import listen, listen_window, same
from spades.ui.engine import unless_failed
from spades.ui.sheets.sheet import Sheet

_open: list[Sheet] = []
_listening: list[object] = []
_tasks: list[asyncio.Task[None]] = []
_width: list[int] = []


def top():
    """The sheet that lies on top, or None."""
    return _open[-1] if _open else None


def show(app, name, module, context):
    """Shows a sheet in place of the one that is open."""
    close_all(app)
    return _lay(Sheet(app, name, module, context))


def close_all(_app):
    """Closes what is open; the focus goes back to where it was before."""
    while _open:
        _open[-1].dialog.close()
        _remove(_open[-1].dialog.id)


async def answer(app, module, context):
    """Lays a question over what is open: what was answered, True for yes."""
    sheet = Sheet(app, "ask", module, context)
    answered = window.Promise.new(lambda resolve, _reject: context.update(resolve=resolve))
    _lay(sheet)
    await answered
    return context.get("answer", False)


def _lay(sheet):
    holder = _holder()
    _open.append(sheet)
    sheet.render()
    holder.append(sheet.dialog)
    sheet.dialog.showModal()
    sheet.heading.focus()
    return sheet


def _holder():
    holder = document.getElementById("sheets")
    if not _listening:
        _listening.append(holder)
        for kind in ("click", "change", "keydown"):
            listen(holder, kind, _on_event)
        # "close" does not bubble; on its way down it can be heard all the same.
        listen(holder, "close", _on_close, capture=True)
        _width.append(window.innerWidth)
        listen_window("resize", _on_resize)
    return holder


def _on_resize(_event):
    """Charts are drawn for the room there is: on a screen that was turned they are drawn anew."""
    if window.innerWidth != _width[0]:
        _width[0] = window.innerWidth
        for sheet in _open:
            if sheet.dialog.querySelector(".chart"):
                sheet.render()


def _sheet_of(node):
    dialog = node.closest("dialog")
    for sheet in _open:
        if dialog and sheet.dialog.id == dialog.id:
            return sheet
    return None


def _on_close(event):
    _remove(event.target.id)


def _remove(dialog_id):
    for sheet in [sheet for sheet in _open if sheet.dialog.id == dialog_id]:
        _open.remove(sheet)
        sheet.dialog.remove()
        if sheet.left:
            sheet.left()
        if "resolve" in sheet.context:
            sheet.context["resolve"](sheet.context.get("answer", False))
        if not _open and same(document.activeElement, document.body):
            sheet.app.focus_home()


def _on_event(event):
    sheet = _sheet_of(event.target)
    if sheet is None:
        return
    node = event.target.closest("[data-do]")
    if event.type == "keydown":
        _on_key(sheet, event)
    elif node and _is_meant(event, node):
        does = node.getAttribute("data-do")
        if event.type == "click":
            _press(sheet, does, node)
        else:
            _run(sheet.handlers[does], node)
    elif event.type == "click" and same(event.target, sheet.dialog) and not sheet.firm:
        _close_if_outside(sheet, event)


def _is_meant(event, node):
    return (node.tagName == "BUTTON") == (event.type == "click")


def _on_key(sheet, event):
    """Enter in a line of text does what the sheet is for, with what stands in the line."""
    node = event.target
    if event.key == "Enter" and sheet.enter and node.tagName == "INPUT" and node.type == "text":
        _run(sheet.handlers[node.getAttribute("data-do")], node)
        _press(sheet, sheet.enter, node)


def _press(sheet, does, node):
    """A button; pressed again while it is still at work, it would for instance deal two games."""
    work = sheet.work.get(does)
    if work is None or work.done():
        sheet.work[does] = _run(sheet.handlers[does], node)


def _run(handler, node):
    work = handler(node)
    return start(work) if hasattr(work, "send") else None


def start(work):
    """Lets something run that takes its time; kept hold of, so that it is not collected on its way."""
    _tasks[:] = [task for task in _tasks if not task.done()]
    _tasks.append(asyncio.create_task(unless_failed(work)))
    return _tasks[-1]


def _close_if_outside(sheet, event):
    """A click beside the sheet, on what lies dimmed behind it, closes it."""
    box = sheet.dialog.getBoundingClientRect()
    inside = box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom
    if not inside:
        sheet.close()
