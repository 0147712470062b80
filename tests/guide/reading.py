"""Reads a page of the guide as a reader and a search engine do."""

from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser

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
    """Parses strictly: an end tag that fits no start tag is an error."""

    headings: list[Heading] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    title: str = ""
    data: str = ""
    language: str = ""
    open: list[str] = field(default_factory=list)

    def __post_init__(self):
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag, attrs):
        values = {name: value or "" for name, value in attrs}
        self.tags.append((tag, values))
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

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag
        if tag in {"td", "th", "li", "p"} and self.headings:
            self.headings[-1].below += " "

    def handle_data(self, data):
        if "title" in self.open and "svg" not in self.open:
            self.title += data
        elif "script" in self.open:
            self.data += data
        elif self.headings and not HIDDEN & set(self.open):
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
def opened(language, slug, site_url=""):
    """A built page, read."""
    reader = Reader()
    reader.feed(page.page(read(language, slug), "app-0", site_url))
    reader.close()
    assert reader.open == []
    return reader
