"""The form on the page for site owners: what a frame may show, and the lines to copy.

``static/embed-page.mjs`` fills it.
"""

from collections.abc import Iterable
from html import escape

from spades.engine import PRESETS
from spades.i18n import LANGUAGES, Words
from spades.ui.address import CHOICES, FRAMED
from tools.build.guide.labels import LABELS

HOUSE = "house.target-300"  # what the field for house rules begins with
LINES = {
    "element": '<script async src="…/embed.js"></script>\n<spades-game></spades-game>',
    "frame": '<iframe src="…/embed.html" title="Spades" width="100%" height="600" loading="lazy"></iframe>',
}


def _choice(name: str, label: str, choices: Iterable[tuple[str, str]]) -> str:
    options = "".join(f'<option value="{value}">{escape(text)}</option>' for value, text in choices)
    select = f'<select id="ch-{name}" name="{name}">{options}</select>'
    return f'<p><label for="ch-{name}">{label}</label>{select}</p>'


def _field(name: str, label: str, value: str = "") -> str:
    return (
        f'<p hidden><label for="ch-{name}">{label}</label>'
        f'<input id="ch-{name}" name="{name}" value="{value}" spellcheck="false" autocomplete="off"></p>'
    )


def _line(name: str, label: str, copy: str) -> str:
    return (
        f'<p class="line"><label for="ch-{name}">{label}</label>'
        f'<textarea id="ch-{name}" rows="3" readonly spellcheck="false">{escape(LINES[name])}</textarea>'
        f'<button type="button" data-copy="ch-{name}" hidden>{copy}</button></p>'
    )


def chooser(words: Words, _lines: list[str]) -> str:
    """The form. Without scripts the two lines stand there with what is usual."""
    labels = LABELS[words.language]
    usual = [("", labels["embed-usual"])]
    rules = [(name, words("preset." + name)) for name in PRESETS]
    controls = [
        _choice("mode", labels["embed-mode"], [(each, labels["embed-" + each]) for each in FRAMED]),
        _field("record", labels["embed-record"]),
        _choice(
            "rules",
            words("rules"),
            [("", labels["embed-usual"]), *rules, ("house", words("new.house-rules"))],
        ),
        _field("house", labels["embed-house"], HOUSE),
        _choice(
            "level", labels["embed-level"], usual + [(each, words.level(each)) for each in CHOICES["level"]]
        ),
        _choice(
            "lang",
            words("setting.language"),
            usual + [(each, LABELS[each]["own-name"]) for each in LANGUAGES],
        ),
        _choice(
            "theme",
            words("setting.theme"),
            usual + [(e, words("setting.theme." + e)) for e in ("light", "dark")],
        ),
        _choice(
            "speed",
            words("setting.speed"),
            usual + [(e, words("setting.speed." + e)) for e in CHOICES["speed"]],
        ),
        _choice(
            "autostart", labels["embed-start"], [("", labels["embed-click"]), ("1", labels["embed-at-once"])]
        ),
    ]
    lines = [_line(name, labels["embed-" + name], labels["embed-copy"]) for name in LINES]
    said = f'data-copied="{labels["embed-copied"]}" data-select="{labels["embed-select"]}"'
    return (
        f'<div class="chooser" {said}><div class="choices">{"".join(controls)}</div>{"".join(lines)}'
        f'<div class="preview" data-title="{labels["embed-preview"]}"></div></div>\n'
    )
