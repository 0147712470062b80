"""Reads a page of the guide as a reader and a search engine do."""

import json
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser

from spades.engine import parse_rules
from spades.session.house import described
from spades.ui.examples.holds import holds
from tools.build.guide import page
from tools.build.guide.source import read

VOID = {"meta", "link", "br", "hr", "img", "input", "use", "path"}
HEADINGS = {"h1", "h2", "h3", "h4"}
HIDDEN = {"svg", "script", "style"}


@dataclass
class Heading:
    level: int
    anchor: str
    text: str = ""
    below: str = ""  # the words up to the next heading of any level


@dataclass
class Reader(HTMLParser):
    """Parses strictly: an end tag that fits no start tag is an error.

    What is hidden is in ``tags`` alone. ``fields`` are those of house rules that the page follows, or
    nothing; then ``hands`` are the hands in sight, whose points the page asks of the engine, and pictures are
    left out, for they come to life.
    """

    fields: dict[str, object] = field(default_factory=dict)
    hands: list[dict[str, list[int]]] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    title: str = ""
    data: str = ""
    language: str = ""
    open: list[str] = field(default_factory=list)
    unseen: list[bool] = field(default_factory=list)
    number: str = ""

    def __post_init__(self):
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag, attrs):
        values = {name: value or "" for name, value in attrs}
        self.tags.append((tag, values))
        unseen = any(self.unseen) or self.hides(tag, values)
        if tag == "html":
            self.language = values["lang"]
        if "id" in values and "symbol" not in (tag, *self.open) and "defs" not in self.open:
            self.anchors.append(values["id"])
        if tag == "a":
            self.links.append(values["href"])
        if tag in HEADINGS:
            self.headings.append(Heading(int(tag[1]), values.get("id", "")))
        if tag not in VOID:
            self.open.append(tag)
            self.unseen.append(unseen)
        if not unseen and self.fields and "data-hand" in values:
            self.hands.append(json.loads(values["data-hand"]))
        if not unseen and self.fields and "data-field" in values:
            self.number = str(self.fields[values["data-field"]])

    def hides(self, tag, values):
        if self.fields and tag in ("figure", "details"):
            return True
        if self.fields and "data-if" in values:
            return not holds(values["data-if"], self.fields)
        if self.fields and "data-mine" in values:
            return False
        return "hidden" in values or bool(self.fields and "data-rules" in values)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if self.open and self.open[-1] == tag:
            self.open.pop()
            self.unseen.pop()

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag
            self.unseen.pop()
        if tag in {"td", "th", "li", "p"} and self.headings:
            self.headings[-1].below += " "

    def handle_data(self, data):
        if "title" in self.open and "svg" not in self.open:
            self.title += data
        elif "script" in self.open:
            self.data += data
        elif self.headings and not HIDDEN & set(self.open) and not any(self.unseen):
            data, self.number = self.number or data, ""
            here = self.headings[-1]
            if HEADINGS & set(self.open):
                here.text += data
            else:
                here.below += data

    def section(self, anchor):
        """The words below a heading, its sub-headings and theirs included."""
        at = next(index for index, each in enumerate(self.headings) if each.anchor == anchor)
        words = [self.headings[at].text, self.headings[at].below]
        for each in self.headings[at + 1 :]:
            if each.level <= self.headings[at].level:
                break
            words += [each.text, each.below]
        return " ".join(" ".join(words).split())

    def attributes(self, tag, **wanted):
        """The attributes of each element of this name that has these."""
        return [
            values
            for name, values in self.tags
            if name == tag
            and all(values.get(key.replace("_", "-")) == value for key, value in wanted.items())
        ]


@cache
def opened(language, slug, site_url="", rules=""):
    """A built page, read, perhaps by house rules in their text form."""
    reader = Reader(fields=described(parse_rules(rules))["fields"] if rules else {})
    reader.feed(page.page(read(language, slug), "app-0", site_url))
    reader.close()
    assert reader.open == []
    return reader
