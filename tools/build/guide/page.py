"""The page around a text: head, links, structured data; and the sitemap."""

import json
import re
from datetime import date
from functools import cache
from html import unescape
from xml.sax.saxutils import escape

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from spades.engine import PRESETS
from spades.i18n import LANGUAGES, Words
from tools.build import ROOT
from tools.build.guide.cards import face, sprite
from tools.build.guide.labels import LABELS, MONTHS
from tools.build.guide.render import html
from tools.build.guide.source import PAGES, Source, every, read
from tools.build.pictures import SHARED

FAN = ("TS", "JS", "QS", "KS", "AS")
UNSEEN = re.compile(
    r'<(div class="mine"|p|span|li)[^>]* hidden(?:="")?>.*?</(?:div|p|span|li)>\n?'
)  # house rules
LAST_LINK = re.compile(r"\s*<a [^>]+>[^<]*</a>(?=(?:</span>)?</p>)")
SECTION = re.compile(r'<h2 id="([^"]+)">(.*?)</h2>')
STYLES = ("tokens.css", "charts.css", "guide.css", "guide_cards.css", "guide_live.css")


def address(language: str, slug: str) -> str:
    """Where a page stands in the site."""
    return f"guide/{language}/{slug}.html"


@cache
def _template() -> Environment:
    folder = FileSystemLoader(ROOT / "tools" / "build" / "guide")
    return Environment(loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True)


def told_date(language: str, day: date) -> str:
    """``30 November 2026``."""
    month = MONTHS[language][day.month - 1]
    return LABELS[language]["date"].format(day=day.day, month=month, year=day.year)


def plain(text: str) -> str:
    """The words of a piece of HTML, each card by its name."""
    text = re.sub(r'<span aria-hidden="true">[^<]*</span>', "", text)
    text = re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", text)))
    return re.sub(r" ([.,;:])", r"\1", text).strip()


def questions(body: str) -> list[dict[str, object]]:
    """Each heading of the second level that asks, with its answer, but for the link that ends it."""
    parts = re.findall(r'<h2 id="[^"]+">(.*?\?)</h2>(.*?)(?=<h2|\Z)', body, flags=re.DOTALL)
    return [
        {
            "@type": "Question",
            "name": plain(question),
            "acceptedAnswer": {"@type": "Answer", "text": plain(LAST_LINK.sub("", answer))},
        }
        for question, answer in parts
    ]


def in_two_languages(source: Source, body: str) -> str:
    """The glossary says which of its columns is in another language, so that it is read aloud in that."""
    if source.slug != "words":
        return body
    other = next(each for each in LANGUAGES if each != source.language)
    return re.sub(r"(<tr>\n<td>.*?</td>\n)<td>", rf'\1<td lang="{other}">', body)


def structured(source: Source, body: str) -> str:
    """The questions as data for search engines, for the page that holds them; else nothing."""
    if source.slug != "questions":
        return ""
    data = {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "inLanguage": source.language,
        "dateModified": source.changed.isoformat(),
        "mainEntity": questions(UNSEEN.sub("", body)),
    }
    return json.dumps(data, ensure_ascii=False, indent=1).replace("<", "\\u003c")


def page(source: Source, app_name: str, site_url: str) -> str:
    """A page of the guide. Without ``site_url`` its addresses are relative."""
    language, words = source.language, Words(source.language)
    at = PAGES.index(source.slug)
    body = in_two_languages(source, html(source.text, language))
    fan = "".join(face(words, card, "") for card in FAN)

    def link(to: str, slug: str = source.slug) -> str:
        return site_url + address(to, slug) if site_url else f"../{to}/{slug}.html"

    made = (
        _template()
        .get_template("page.html")
        .render(
            source=source,
            labels=LABELS[language],
            languages=LANGUAGES,
            other=next(each for each in LANGUAGES if each != language),
            link=link,
            absolute=bool(site_url),
            image=(site_url or "../../") + SHARED,
            app=f"../../{app_name}",
            pages=[read(language, slug) for slug in PAGES],
            after=read(language, PAGES[at + 1]) if at + 1 < len(PAGES) else None,
            before=read(language, PAGES[at - 1]) if at else None,
            changed=told_date(language, source.changed),
            presets=" ".join(PRESETS),
            structured=Markup(structured(source, body)),  # noqa: S704  (made here, with < written as \\u003c)
            fan=Markup(fan),  # noqa: S704  (made here)
            live=bool(re.search(r" data-(example|law|field|if|hand)=", body)),
            sprite=Markup(sprite(fan + body)),  # noqa: S704  (from static/cards.svg)
            contents=[(anchor, plain(text)) for anchor, text in SECTION.findall(body)],
            body=Markup(body),  # noqa: S704  (made from our own Markdown)
        )
    )
    return made.rstrip() + "\n"


def sitemap(site_url: str) -> str:
    """The pages with their languages, for search engines. It needs whole addresses."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>']
    lines.append(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    )
    lines.append(f"<url><loc>{escape(site_url)}</loc></url>")
    for source in every():
        lines.append(f"<url><loc>{escape(site_url + address(source.language, source.slug))}</loc>")
        for code, language in (*((each, each) for each in LANGUAGES), ("x-default", "en")):
            to = escape(site_url + address(language, source.slug))
            lines.append(f'<xhtml:link rel="alternate" hreflang="{code}" href="{to}"/>')
        lines.append(f"<lastmod>{source.changed.isoformat()}</lastmod></url>")
    return "\n".join([*lines, "</urlset>", ""])


def stylesheet() -> bytes:
    """The styles of the guide, as one file."""
    return "\n".join((ROOT / "static" / "css" / name).read_text("utf-8") for name in STYLES).encode()


def pages(app_name: str, site_url: str) -> dict[str, bytes]:
    """The guide and the sitemap: path in ``dist/`` to contents."""
    files = {address(each.language, each.slug): page(each, app_name, site_url).encode() for each in every()}
    if site_url:
        files["sitemap.xml"] = sitemap(site_url).encode()
    return files
