"""The document, in a few words: make elements, find them, change only what differs, listen once."""

from pyscript import document, ffi, window

SVG = "http://www.w3.org/2000/svg"


def el(tag, attrs=None, *children):
    """An element with attributes; children are nodes or texts."""
    return _fill(document.createElement(tag), attrs, children)


def svg(tag, attrs=None, *children):
    """An element of a drawing."""
    return _fill(document.createElementNS(SVG, tag), attrs, children)


def _fill(node, attrs, children):
    for name in attrs or {}:
        node.setAttribute(name, attrs[name])
    for child in children:
        node.append(child)
    return node


def one(selector, root=None):
    """The first element that a selector names, in the document or below ``root``."""
    return (root or document).querySelector(selector)


def every(selector, root=None):
    """All elements that a selector names."""
    found = (root or document).querySelectorAll(selector)
    return [found.item(place) for place in range(found.length)]


def same(one_node, other):
    """Are these two the same node? Python objects that stand for one node need not be."""
    return one_node is not None and other is not None and bool(one_node.isSameNode(other))


def listen(node, kind, handler, capture=False):
    """Hears events of one kind at a container; the listener stays for the life of the page."""
    node.addEventListener(kind, ffi.create_proxy(handler), capture)


def today():
    """The date on the reader's calendar, as ISO text."""
    now = window.Date.new()
    return "%04d-%02d-%02d" % (now.getFullYear(), now.getMonth() + 1, now.getDate())


def listen_window(kind, handler):
    """Hears an event of the window, one handler a kind.

    Not by ``addEventListener``: what MicroPython has lately called as a method of a node it calls on its
    first argument when it is the window's, until the function is collected.
    """
    setattr(window, "on" + kind, ffi.create_proxy(handler))


class Mark:
    """An element that remembers what it was told last, so that only differences reach the document."""

    def __init__(self, node):
        self.node = node
        self._told = {}

    def _news(self, name, value):
        if name in self._told and self._told[name] == value:
            return False
        self._told[name] = value
        return True

    def text(self, value):
        """What stands in it."""
        if self._news("text", value):
            self.node.textContent = value

    def attr(self, name, value):
        """An attribute; None takes it off."""
        if self._news(name, value):
            if value is None:
                self.node.removeAttribute(name)
            else:
                self.node.setAttribute(name, value)

    def flag(self, name, on):
        """A class that it has or has not."""
        if self._news("." + name, bool(on)):
            self.node.classList.toggle(name, bool(on))

    def hidden(self, on):
        """Is it out of sight for everybody?"""
        if self._news("hidden", bool(on)):
            self.node.hidden = bool(on)

    def var(self, name, value):
        """A custom property for its style."""
        if self._news(name, value):
            self.node.style.setProperty(name, str(value))
