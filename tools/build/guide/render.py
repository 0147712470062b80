"""Markdown to HTML, with what the guide adds to it.

- A heading ends with its address: ``## Bidding {#bidding}``. It is the same in every language.
- Code that is nothing but cards, ``KH 9H``, is shown as cards; code that is a team's hand, ``3+4:8``, as the
  points that the engine gives for it.
- Code that names a measured figure, ``count 2 took``, is that figure (``measured.py``).
- A fenced block is a picture or a table: ``BLOCKS``. ``only`` holds text for one preset.
- Numbers and text that the rule set decides are marked as ``ruled.py`` says; a fenced block may be no more
  than a condition, with text in it.
- Links between pages are written to the Markdown files, so they work there too.
"""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from spades.i18n import Words
from tools.build.guide import hands, measured, ruled
from tools.build.guide.cards import CARD, chips
from tools.build.guide.chooser import chooser
from tools.build.guide.examples import MAKERS
from tools.build.guide.rules import mine, rules

BLOCKS = {**MAKERS, "rules": rules, "mine": mine, "count": measured.count, "chooser": chooser}
TABLE = re.compile(r'(?<!<div class="wide">)(<table.*?</table>)', re.DOTALL)  # but those of a block within
ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}$")


def _headings(tokens: list[Token]) -> None:
    for opening, inline in pairwise(tokens):
        found = ANCHOR.search(inline.content) if opening.type == "heading_open" else None
        if found and inline.children:
            opening.attrSet("id", found[1])
            last = inline.children[-1]
            last.content = ANCHOR.sub("", last.content)
            inline.content = ANCHOR.sub("", inline.content)


def _conditions(tokens: list[Token], preset: str) -> None:
    """A condition at the end of a paragraph is one of the paragraph, or of the list item that is no more."""
    for at, token in enumerate(tokens):
        _, condition = ruled.ending(token.content) if token.type == "inline" else ("", "")
        if condition and token.children:
            last = token.children[-1]
            last.content = ruled.ending(last.content)[0]
            opening = tokens[at - 2] if tokens[at - 1].hidden else tokens[at - 1]
            opening.attrs.update(ruled.condition(condition, preset))


def _code(
    self: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType
) -> str:
    del self, options
    text, words = tokens[at].content, Words(env["language"])
    if all(CARD.fullmatch(part) for part in text.split()):
        return chips(words, text.split())
    hand = hands.parse(text)
    if hand:
        return hand.told(words)
    found = ruled.number(words, text, env["preset"]) or measured.inline(words, text)
    return found or f"<code>{escape(text)}</code>"


def _fence(
    self: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType
) -> str:
    del self, options
    info, condition = ruled.ending(tokens[at].info.strip())
    name, _, rest = info.partition(" ")
    words, text = Words(env["language"]), tokens[at].content
    if name == "only":
        return f'<div data-rules="{rest}">{html(text, env["language"], rest)}</div>\n'
    made = BLOCKS[name](words, text.splitlines()) if name else f"<div>{html(text, env['language'])}</div>\n"
    return ruled.under(condition, made, env["preset"]) if condition else made


def _link(
    self: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType
) -> str:
    address = str(tokens[at].attrGet("href"))
    if "://" not in address:
        tokens[at].attrSet("href", re.sub(r"\.md(?=#|$)", ".html", address))
    return str(self.renderToken(tokens, at, options, env))  # type: ignore[attr-defined]  # RendererHTML has it


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"typographer": False}).enable("table")
    parser.add_render_rule("code_inline", _code)
    parser.add_render_rule("fence", _fence)
    parser.add_render_rule("link_open", _link)
    return parser


def html(text: str, language: str, preset: str = "") -> str:
    """The text of a page as HTML; ``preset`` names the only rule set that it speaks of, or nothing."""
    env = {"language": language, "preset": preset}
    tokens = _parser().parse(ruled.spans(text, preset), env)
    _headings(tokens)
    _conditions(tokens, preset)
    made = str(_parser().renderer.render(tokens, _parser().options, env))
    return TABLE.sub(r'<div class="wide">\1</div>', made)
