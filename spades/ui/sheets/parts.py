"""Controls that the sheets are made of. Each has an id, so that the focus survives a new build."""

from spades.ui.dom import el, one, svg


def paragraph(text, kind="lead"):
    """A paragraph: "lead" or "note"."""
    return el("p", {"class": kind}, text)


def link(text, do, **data):
    """A button that looks like a link; ``data`` become its data attributes."""
    name = "do-" + do + "".join(["-" + value for value in data.values()])
    attrs = {"type": "button", "class": "link", "data-do": do, "id": name}
    attrs.update({"data-" + name: value for name, value in data.items()})
    return el("button", attrs, text)


def choice(legend, do, choices, chosen, kind="seg"):
    """One of a few: radio buttons that look like one bar. ``choices`` are pairs of value and label.

    ``kind`` "swatches" shows a spot of the colour that a value stands for.
    """
    row = el("div", {})
    for value, label in choices:
        attrs = {"type": "radio", "name": do, "value": value, "data-do": do, "id": "in-" + do + "-" + value}
        spot = [el("i", {"data-" + do: value, "aria-hidden": "true"})] if kind == "swatches" else []
        box = el("input", attrs)
        box.checked = value == chosen
        row.append(el("label", {}, box, el("span", {}, *spot, label)))
    return el("fieldset", {"class": kind}, el("legend", {}, legend), row)


def graded(legend, do, choices, chosen):
    """One of a few as a bar, and beneath it a line about the one that is chosen: ``choices`` are (value,
    label, line). The style sheet shows the line; the others keep its room free, so that nothing jumps.
    """
    bar = choice(legend, do, [(value, label) for value, label, _ in choices], chosen)
    about = el("p", {"class": "about"})
    for value, _, line in choices:
        name = "in-" + do + "-" + value
        one("#" + name, bar).setAttribute("aria-describedby", name + "-about")
        about.append(el("small", {"id": name + "-about"}, line))
    bar.append(about)
    return bar


def cards(legend, do, choices, chosen):
    """One of a few that want a sentence each: ``choices`` are (value, label, sentence)."""
    row = el("div", {})
    for value, label, sentence in choices:
        attrs = {"type": "radio", "name": do, "value": value, "data-do": do, "id": "in-" + do + "-" + value}
        box = el("input", attrs)
        box.checked = value == chosen
        row.append(
            el(
                "label",
                {"class": "preset"},
                box,
                el("span", {}, el("b", {}, label), el("small", {}, sentence)),
            )
        )
    return el("fieldset", {"class": "presets"}, el("legend", {}, legend), row)


def switch(label, do, on, hint=""):
    """On or off."""
    box = el("input", {"type": "checkbox", "role": "switch", "data-do": do, "id": "in-" + do})
    box.checked = on
    said = [el("span", {}, label)] + ([el("small", {}, hint)] if hint else [])
    return el("label", {"class": "switch"}, el("span", {}, *said), box)


def menu(label, do, choices, chosen, hint="", error=""):
    """One of many: a native menu. ``choices`` are pairs of value and label."""
    box = el("select", _field_attrs(do, hint, error))
    for value, text in choices:
        option = el("option", {"value": value}, text)
        option.selected = value == chosen
        box.append(option)
    return _field(label, box, do, hint, error)


def field(label, do, value, hint="", error="", **attrs):
    """A line of text or a number, with what is wrong with it beneath."""
    attrs = {name.replace("_", "-"): attrs[name] for name in attrs}
    attrs.update(_field_attrs(do, hint, error))
    attrs.setdefault("type", "text")
    attrs.update({"autocomplete": "off", "spellcheck": "false"})
    box = el("input", attrs)
    box.value = value
    return _field(label, box, do, hint, error)


def area(label, do, value, rows="6", readonly=False, error="", most=None):
    """A field for a long text, of so many characters at the most."""
    attrs = _field_attrs(do, "", error)
    attrs.update({"rows": rows, "spellcheck": "false", "autocomplete": "off"})
    if readonly:
        attrs["readonly"] = ""
    if most:
        attrs["maxlength"] = str(most)
    box = el("textarea", attrs)
    box.value = value
    return _field(label, box, do, "", error)


def _field_attrs(do, hint, error):
    attrs = {"data-do": do, "id": "in-" + do}
    about = ["in-" + do + "-" + part for part, said in (("hint", hint), ("error", error)) if said]
    if about:
        attrs["aria-describedby"] = " ".join(about)
    if error:
        attrs["aria-invalid"] = "true"
    return attrs


def _field(label, box, do, hint, error):
    nodes = [el("label", {"for": "in-" + do}, label), box]
    if hint:
        nodes.append(el("small", {"id": "in-" + do + "-hint"}, hint))
    if error:
        nodes.append(el("p", {"class": "wrong", "id": "in-" + do + "-error"}, error))
    return el("div", {"class": "field"}, *nodes)


def suit_sign(letter):
    """The sign of a suit, drawn; what it means is said beside it."""
    return svg(
        "svg",
        {"class": "pip", "data-suit": letter, "viewBox": "0 0 100 108", "aria-hidden": "true"},
        svg("use", {"href": "#suit-" + letter}),
    )


def card_sign(words, card, settings):
    """A card as small as its corner; what it is called is said beside it."""
    attrs = {"class": "tiny", "data-suit": card[1], "aria-hidden": "true"}
    return el("span", attrs, _letter(words, card, settings), suit_sign(card[1]))


def _letter(words, card, settings):
    """The letter of a card as the player's cards have it: Q or D."""
    if card[0] in "JQ" and settings.index_language() == "de":
        return {"J": "B", "Q": "D"}[card[0]]
    return card[0] if card[0] in "JQ" else words.index(card[0])


def hidden(text):
    """Text for a screen reader alone."""
    return el("span", {"class": "vh"}, text)
