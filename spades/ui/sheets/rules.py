"""The rules of the rule set in play, in words."""

from spades.ui import address
from spades.ui.dom import el
from spades.ui.sheets import open_sheet, parts
from spades.ui.sheets.rules_text import sections


def build(sheet):
    """No context: the rules are those of the game on the table."""
    words, rules = sheet.words, sheet.app.snap["rules"]
    sheet.title = words("rules")
    name = rules["text"]
    known = words("preset." + name) if words.has("preset." + name) else words("new.house-rules")
    sheet.add(parts.paragraph(words("rules.of", name=known)))
    for heading, sentences in sections(words, rules["fields"]):
        sheet.add(
            el("h3", {}, heading), el("ul", {"class": "rules"}, *[el("li", {}, text) for text in sentences])
        )
    if name.startswith("house"):
        sheet.add(el("p", {"class": "code"}, name))
    sheet.add(_guide(sheet, name))
    sheet.button("keys", "keys")
    sheet.button("done", "close", primary=True)
    sheet.on("keys", lambda _: open_sheet(sheet.app, "keys"))


def _guide(sheet, rules):
    """The pages that explain these rules, beside the game: it stays on the table."""
    links = []
    for page in ("how-to-play", "rules"):
        to = address.guide(page, sheet.words.language, rules, sheet.app.settings["theme"])
        attrs = {"class": "link", "href": to, "target": "_blank", "rel": "noopener"}
        links.append(el("a", attrs, sheet.words("guide." + page)))
    return el("p", {"class": "links"}, *links)
