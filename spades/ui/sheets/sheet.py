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
        self.module = module
        self.context = context
        self.dialog = el("dialog", {"class": "sheet", "id": "sheet-" + name})
        self.heading = None
        self.title = ""
        self.wide = False
        self.firm = False
        self.handlers = {}
        self._body = []
        self._foot = []

    @property
    def words(self):
        """The words of the page, in its language of the moment."""
        return self.app.words

    def add(self, *nodes):
        """Puts nodes into the body."""
        self._body.extend(nodes)

    def button(self, key, do, primary=False):
        """Puts a button into the foot; the last one is the first thing to do."""
        kind = "primary" if primary else "secondary"
        attrs = {"type": "button", "class": kind, "data-do": do, "id": "do-" + do}
        self._foot.append(el("button", attrs, self.words(key)))

    def on(self, do, handler):
        """What happens when a control with ``data-do`` is used; the handler gets the control."""
        self.handlers[do] = handler

    def close(self, _node=None):
        """Closes the sheet."""
        self.dialog.close()

    def render(self):
        """Builds the sheet anew; focus and scroll position stay."""
        focused = document.activeElement.id if self.heading else ""
        body = self.dialog.querySelector(".sheet-body")
        scrolled = body.scrollTop if body else 0
        self._body, self._foot, self.handlers = [], [], {"close": self.close}
        self.module.build(self)
        self.dialog.className = "sheet wide" if self.wide else "sheet"
        self.dialog.setAttribute("aria-labelledby", self._title_id())
        self.dialog.replaceChildren()
        for part in self._parts():
            self.dialog.append(part)
        if focused:
            self._refocus(focused)
            self.dialog.querySelector(".sheet-body").scrollTop = scrolled

    def find(self, do):
        """The control or button of this sheet that does something."""
        return document.getElementById("in-" + do) or document.getElementById("do-" + do)

    def _title_id(self):
        return self.dialog.id + "-title"

    def _parts(self):
        self.heading = el("h2", {"id": self._title_id(), "tabindex": "-1"}, self.title)
        close = el(
            "button",
            {"type": "button", "class": "icon", "data-do": "close", "aria-label": self.words("close")},
            svg(
                "svg",
                {"viewBox": "0 0 24 24", "aria-hidden": "true"},
                svg("path", {"d": "M6 6l12 12M18 6L6 18"}),
            ),
        )
        # The body takes the focus, so that it can be scrolled by keyboard where it holds no control.
        attrs = {"class": "sheet-body", "tabindex": "0", "role": "group", "aria-labelledby": self._title_id()}
        parts = [el("header", {}, self.heading, close), el("div", attrs, *self._body)]
        if self._foot:
            parts.append(el("footer", {}, *self._foot))
        return parts

    def _refocus(self, node_id):
        node = document.getElementById(node_id)
        (node or self.heading).focus()
