"""What a rule set decides in the text of the guide, marked so that a page can follow the rules in play.

- Code that names a field, ``rule target``, is its number.
- ``{if nil, bags=10}`` after words in brackets, at the end of a paragraph or a list item, or after the name
  of a fenced block: that text stands where the condition holds (``spades/ui/examples/holds.py``).

The page is written for the presets. What holds in all of them is shown, what holds in none is hidden until a
reader's house rules ask for it, and what divides them stands in a block for one of them.
"""

import re

from spades.engine import PRESETS
from spades.i18n import Words
from spades.session.house import described
from spades.ui.examples.holds import holds

NUMBER = re.compile(r"rule ([a-z]+)")
CODE = re.compile(r"`([^`]+)`")
WORDS = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\{if ([^{}]+)\}")  # a link may stand among the words
END = re.compile(r"\s*\{if ([^{}]+)\}$")


def _fields(preset: str) -> list[dict[str, object]]:
    """The fields of the rule sets that a text speaks of: one preset, or all."""
    return [described(rules)["fields"] for name, rules in PRESETS.items() if preset in ("", name)]


def number(words: Words, text: str, preset: str = "") -> str:
    """The number that a piece of code names, or "" if it names none.

    :raises ValueError: it is not the same in every rule set that the text speaks of, or there is none.
    """
    named = NUMBER.fullmatch(text)
    if not named:
        return ""
    values = {fields[named[1]] for fields in _fields(preset)}
    value = values.pop()
    if values or type(value) is not int:
        raise ValueError(f"{text}: not one number")
    return f'<span data-field="{named[1]}">{words.number(value)}</span>'


def numbers(words: Words, text: str, preset: str = "") -> str:
    """A line that is no Markdown, with the numbers that its code names."""
    return CODE.sub(lambda found: number(words, found[1], preset) or found[0], text)


def condition(text: str, preset: str = "") -> dict[str, str]:
    """The attributes of what stands under a condition.

    :raises ValueError: it holds in some of the rule sets that the text speaks of, and not in others.
    """
    verdicts = {holds(text, fields) for fields in _fields(preset)}
    if len(verdicts) > 1:
        raise ValueError(f"{{if {text}}}: divides the presets")
    return {"data-if": text} if verdicts.pop() else {"data-if": text, "hidden": ""}


def written(attributes: dict[str, str]) -> str:
    """Attributes as they stand in a tag, a space before each."""
    return "".join(f' {name}="{value}"' if value else f" {name}" for name, value in attributes.items())


def under(text: str, html: str, preset: str = "") -> str:
    """The first element of a piece of HTML put under a condition."""
    return re.sub(r"^<\w+", lambda tag: tag[0] + written(condition(text, preset)), html)


def spans(text: str, preset: str = "") -> str:
    """Markdown in which words under a condition have become elements."""
    return WORDS.sub(lambda found: f"<span{written(condition(found[2], preset))}>{found[1]}</span>", text)


def ending(text: str) -> tuple[str, str]:
    """A text without the condition that ends it, and the condition, or ""."""
    found = END.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")
