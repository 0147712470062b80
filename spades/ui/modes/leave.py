"""The way back to the game, among the tools of the table while something else is shown."""

from spades.ui.dom import el, one, svg

ARROW = "M10 6l-6 6 6 6M4 12h16"


def show(offered):
    """Puts the button there, or takes it away."""
    button = one("[data-do=leave]")
    if button:
        button.hidden = not offered
    elif offered:
        drawing = svg(
            "svg",
            {"viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"},
            svg("path", {"d": ARROW}),
        )
        label = el("span", {"class": "label", "data-word": "mode.leave"})
        attrs = {"type": "button", "class": "icon", "data-do": "leave"}
        one(".tools").prepend(el("button", attrs, drawing, label))
