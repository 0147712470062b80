"""A sheet: a dialog with a title, a body that scrolls and a row of buttons."""

from pyscript import document

from spades.ui.dom import el, svg


class Sheet:
    """One open sheet.

    ``module.build(sheet)`` sets ``title``, adds to the body with ``add`` and to the foot with ``button``, and
    says with ``on`` what the controls do. It may run again (``render``), for instance in another language;
    what must outlive that is kept in ``context``.
    """

    def __init__(self, app, name, module, context):
        self.app = app
        self.name = name
        self.module = module
        self.context = context
        self.dialog = el("dialog", {"class": "sheet", "id": "sheet-" + name})
        self.heading = el("h2", {"id": "sheet-" + name + "-title", "tabindex": "-1"})
        self.title = ""
        self.wide = False
        self.firm = False  # a click beside it does not close it
        self.left = None  # what is done once it is closed
        self.enter = None  # what the Enter key does in a line of text
        self.handlers = {}
        self.work = {}  # the task that a button has started
        self._body = []
        self._foot = []
        self._spoken = None
        self._frame()

    def _frame(self):
        """Head, body and foot; only what is in them changes."""
        title = self.heading.id
        cross = svg(
            "svg", {"viewBox": "0 0 24 24", "aria-hidden": "true"}, svg("path", {"d": "M6 6l12 12M18 6L6 18"})
        )
        self._close = el("button", {"type": "button", "class": "icon", "data-do": "close"}, cross)
        # The body takes the focus, so that it can be scrolled by keyboard where it holds no control.
        attrs = {"class": "sheet-body", "tabindex": "0", "role": "group", "aria-labelledby": title}
        self._body_node = el("div", attrs)
        self._foot_node = el("footer")
        self.dialog.setAttribute("aria-labelledby", title)
        for part in (el("header", {}, self.heading, self._close), self._body_node, self._foot_node):
            self.dialog.append(part)

    @property
    def words(self):
        """The words of the page, in its language of the moment."""
        return self.app.words

    def add(self, *nodes):
        """Puts nodes into the body."""
        self._body.extend(nodes)

    def button(self, key, do, primary=False):
        """Puts a button into the foot; the last one is the first thing to do."""
        self.button_text(self.words(key), do, primary)

    def button_text(self, text, do, primary=False):
        """The same with words already chosen."""
        kind = "primary" if primary else "secondary"
        attrs = {"type": "button", "class": kind, "data-do": do, "id": "do-" + do}
        self._foot.append(el("button", attrs, text))

    def on(self, do, handler):
        """What happens when a control with ``data-do`` is used; the handler gets the control."""
        self.handlers[do] = handler

    def close(self, _node=None):
        """Closes the sheet."""
        self.dialog.close()

    def render(self):
        """Builds the sheet anew; focus and scroll position stay.

        The buttons at its foot stay as well while the language does: a change of a field, whose answer comes
        between the press and the release of a button, must not take the button away.
        """
        focused, scrolled = document.activeElement.id, self._body_node.scrollTop
        self._body, self._foot, self.handlers = [], [], {"close": self.close}
        self.module.build(self)
        self.dialog.className = "sheet wide" if self.wide else "sheet"
        self.heading.textContent = self.title
        _fill(self._body_node, self._body)
        if self._spoken != self.words.language:
            self._spoken = self.words.language
            self._close.setAttribute("aria-label", self.words("close"))
            _fill(self._foot_node, self._foot)
            self._foot_node.hidden = not self._foot
        self._body_node.scrollTop = scrolled
        node = document.getElementById(focused) if focused else None
        if node and self.dialog.contains(node):
            node.focus()

    def find(self, do):
        """The control or button of this sheet that does something."""
        return document.getElementById("in-" + do) or document.getElementById("do-" + do)


def _fill(node, children):
    node.replaceChildren()
    for child in children:
        node.append(child)
