"""Settings: how the table looks, how it plays, what the seats are called. Each holds at once."""

from spades.ui.dom import el
from spades.ui.settings import CHOICES, LONGEST_NAME, tidy_name
from spades.ui.sheets import open_sheet, parts

LANGUAGES = (("auto", None), ("en", "English"), ("de", "Deutsch"))
LOOK = ("theme", "felt", "back", "card_size", "index")
PLAY = ("speed", "order")
SWITCHES = ("four_colours", "confirm", "auto_next", "keys", "sound")
CHOICES_SHOWN = ("language", "theme", "felt", "back", "card_size", "index", "speed", "order")
SHOWN = {"speed": ("slow", "normal", "fast", "instant"), "card_size": ("small", "normal", "large")}


def build(sheet):
    """No context."""
    words, settings = sheet.words, sheet.app.settings
    sheet.title = words("settings")
    languages = [(value, label or words("setting.auto")) for value, label in LANGUAGES]
    sheet.add(parts.choice(words("setting.language"), "language", languages, settings["language"]))
    sheet.add(el("h3", {}, words("setting.look")))
    sheet.add(*[_choice(sheet, name) for name in LOOK])
    sheet.add(_switch(sheet, "four_colours"))
    sheet.add(el("h3", {}, words("setting.play")))
    sheet.add(*[_choice(sheet, name) for name in PLAY])
    sheet.add(*[_switch(sheet, name) for name in SWITCHES[1:]])
    sheet.add(el("h3", {}, words("setting.names")), _names(sheet))
    sheet.add(
        el(
            "p",
            {"class": "links"},
            *[parts.link(words(name), "to", sheet=name) for name in ("rules", "keys", "games")],
        )
    )
    sheet.button("done", "close", primary=True)
    sheet.on("to", lambda node: open_sheet(sheet.app, node.getAttribute("data-sheet")))
    for name in CHOICES_SHOWN:
        sheet.on(name, lambda node, name=name: _set(sheet, name, node.value))
    for name in SWITCHES:
        sheet.on(name, lambda node, name=name: _set(sheet, name, node.checked))
    for seat in "NESW":
        sheet.on("name-" + seat, lambda node, seat=seat: _rename(sheet, seat, node))


def _choice(sheet, name):
    words = sheet.words
    values = SHOWN.get(name) or CHOICES[name]
    choices = [(value, words("setting." + name + "." + value)) for value in values]
    kind = "swatches" if name in ("felt", "back") else "seg"
    return parts.choice(words("setting." + name), name, choices, sheet.app.settings[name], kind)


def _switch(sheet, name):
    words = sheet.words
    hint = words("setting." + name + ".hint") if words.has("setting." + name + ".hint") else ""
    return parts.switch(words("setting." + name), name, sheet.app.settings[name], hint)


def _names(sheet):
    words, names = sheet.words, sheet.app.settings["names"]
    fields = []
    for seat in "NWES":
        label = words("compass." + seat)
        usual = words("seat." + seat)
        attrs = {"maxlength": str(LONGEST_NAME), "placeholder": usual}
        fields.append(parts.field(label, "name-" + seat, names.get(seat, ""), **attrs))
    return el("div", {"class": "names"}, *fields)


def _set(sheet, name, value):
    language = sheet.app.settings.language()
    sheet.app.settings.set(name, value)
    sheet.app.setting_changed()
    if sheet.app.settings.language() != language:
        sheet.render()


def _rename(sheet, seat, node):
    names = dict(sheet.app.settings["names"])
    name = tidy_name(node.value)
    node.value = name
    names.pop(seat, None)
    if name:
        names[seat] = name
    sheet.app.settings.set("names", names)
    sheet.app.setting_changed()
