"""House rules in the page's address: the page tells them in words, and its own text follows them."""

import json

from spades.ui.dom import el, every, one
from spades.ui.examples.holds import holds
from spades.ui.examples.reading import hold
from spades.ui.sheets.rules_text import sections


async def tell(page):
    """Fills the lists of rules, sets numbers and points, and hides what does not hold. By a preset nothing is
    to be done: the page is written for it.
    """
    if not page.rules.startswith("house"):
        return
    points = await _points(page)

    def follow():
        _lists(page)
        _text(page)
        for node, text in points:
            node.textContent = text

    hold(follow)


def _lists(page):
    """The rules in sentences, under each heading where they have a place."""
    words = page.words
    told = dict(sections(words, page.fields))
    for node in every("[data-law]"):
        sentences = told.get(words("rules." + node.getAttribute("data-law")), [words("no.nil-off")])
        node.replaceChildren(*[el("li", {}, text) for text in sentences])
    for node in every("[data-mine]"):
        node.hidden = False
    one("[data-house] p").textContent = words("example.house")


def _text(page):
    """The text of the page (tools/build/guide/ruled.py)."""
    for node in every("[data-rules]"):
        node.hidden = True
    for node in every("[data-if]"):
        node.hidden = not holds(node.getAttribute("data-if"), page.fields)
    for node in every("[data-field]"):
        value = page.fields[node.getAttribute("data-field")]
        if value is not None:  # a number that there is not stands in text that is hidden
            node.textContent = page.words.number(value)


async def _points(page):
    """What the engine gives for each hand of the text by these rules: pairs of element and words."""
    found = []
    for node in every("[data-hand]"):
        if stands(node, page.fields):
            answer = await page.ask("score", **json.loads(node.getAttribute("data-hand")))
            found.append((node, page.words.signed(answer["ledger"]["teams"][0]["points"])))
    return found


def stands(node, fields):
    """Does every condition that an element stands under hold?"""
    part = node.closest("[data-if]")
    while part:
        if not holds(part.getAttribute("data-if"), fields):
            return False
        part = part.parentElement.closest("[data-if]")
    return True
