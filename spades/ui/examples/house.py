"""House rules in the page's address, told in words made from them, in the place of what a preset says."""

from spades.ui.dom import el, every, one
from spades.ui.sheets.rules_text import sections


def tell(page):
    """Fills the lists of rules, hides what is said of a preset alone; nothing, where a preset is in play."""
    if not page.rules.startswith("house"):
        return
    words = page.words
    told = dict(sections(words, page.fields))
    for node in every("[data-law]"):
        sentences = told.get(words("rules." + node.getAttribute("data-law")), [words("no.nil-off")])
        node.replaceChildren(*[el("li", {}, text) for text in sentences])
    for node in every("[data-mine]"):
        node.hidden = False
    for node in every("[data-rules], [data-preset]"):
        node.hidden = True
    one("[data-house] p").textContent = words("example.house")
