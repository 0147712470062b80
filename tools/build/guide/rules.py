"""The text of the rules: for each preset the sentences that the table shows, made from the rule set."""

from collections.abc import Iterator

from spades.engine import PRESETS
from spades.i18n import Words
from spades.session.house import described
from spades.ui.sheets.rules_text import sections
from tools.build.guide.labels import LABELS


def _by_heading(words: Words, preset: str) -> dict[str, list[str]]:
    return dict(sections(words, described(PRESETS[preset])["fields"]))


def _sentences(words: Words, heading: str) -> Iterator[str]:
    """Sentences of all presets; one that only some of them know says which."""
    by_preset = {name: _by_heading(words, name).get(heading, []) for name in PRESETS}
    seen = dict.fromkeys(text for texts in by_preset.values() for text in texts)
    for text in seen:
        names = [name for name, texts in by_preset.items() if text in texts]
        if len(names) == len(PRESETS):
            yield f"<li>{text}</li>"
        for name in names if len(names) < len(PRESETS) else ():
            only = LABELS[words.language]["only"].format(name=words("preset." + name))
            yield f'<li data-rules="{name}">{text} <small>({only})</small></li>'


def rules(words: Words, lines: list[str]) -> str:
    """The sentences under one heading: ``table``, ``bid``, ``play``, ``score``, ``nil`` or ``end``."""
    name = lines[0].strip()
    sentences = "".join(_sentences(words, words("rules." + name)))
    return f'<ul class="law" data-law="{name}">{sentences}</ul>\n'


def mine(words: Words, lines: list[str]) -> str:
    """Room for what the reader's house rules say under a heading; spades/ui/examples/house.py fills it."""
    name, label = lines[0].strip(), LABELS[words.language]["mine"]
    return f'<div class="mine" data-mine hidden><p>{label}</p><ul data-law="{name}"></ul></div>\n'
