"""A solved picture of the guide, and the button that brings its live counterpart."""

import json
from html import escape

from spades.i18n import Words
from tools.build.guide.labels import LABELS


def figure(words: Words, title: str, body: str, caption: str, asked: dict[str, object]) -> str:
    """A picture with its question above and its answer below.

    ``asked`` is what the live one asks of the engine (docs/wire.md). The button shows where scripts run.
    """
    head = f'<figure class="example {asked["what"]}" data-example="{escape(json.dumps(asked))}">'
    button = f'<button type="button" class="try">{LABELS[words.language]["try"]}</button>'
    return f'{head}<p class="ask">{title}</p>{body}{button}<figcaption>{caption}</figcaption></figure>\n'
