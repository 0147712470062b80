"""Each page of the guide is sound: its head, its headings, its links, its data for search engines."""

import json
import re
from datetime import date
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from spades.engine import CARDCOUCH, PRESETS
from spades.i18n import LANGUAGES, Words
from spades.session.house import described
from spades.ui.sheets.rules_text import sections
from tests.guide.reading import opened
from tools.build import ROOT
from tools.build.guide import page
from tools.build.guide.labels import LABELS, MONTHS
from tools.build.guide.render import html
from tools.build.guide.source import FOLDER, HEAD, PAGES, read

SITE = "https://spades.example/game/"
EVERY = [(language, slug) for language in LANGUAGES for slug in PAGES]
each_page = pytest.mark.parametrize(("language", "slug"), EVERY)


def metas(reader):
    return {
        values.get("name") or values.get("property"): values["content"]
        for values in reader.attributes("meta")
        if "content" in values
    }


class TestText:
    @pytest.mark.parametrize("slug", PAGES)
    def test_both_languages_have_the_same_headings(self, slug):
        english, german = (
            [(each.level, each.anchor) for each in opened(lang, slug).headings] for lang in LANGUAGES
        )
        assert english == german

    @each_page
    def test_headings_begin_with_one_h1_and_skip_no_level(self, language, slug):
        levels = [each.level for each in opened(language, slug).headings]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))

    @each_page
    def test_every_heading_below_the_first_has_an_address(self, language, slug):
        reader = opened(language, slug)
        assert all(each.anchor for each in reader.headings[1:])
        assert len(set(reader.anchors)) == len(reader.anchors)

    @each_page
    def test_both_languages_show_the_same_examples(self, language, slug):
        blocks = re.findall(r"```(\w+)", read(language, slug).text)
        assert blocks == re.findall(r"```(\w+)", read("en", slug).text)

    @each_page
    def test_both_languages_follow_the_rules_in_play_alike(self, language, slug):
        """The same conditions, the same numbers; their order is that of the sentences."""
        marks = [
            sorted(re.findall(r"\{if .*?\}|`rule \w+`", read(each, slug).text)) for each in (language, "en")
        ]
        assert marks[0] == marks[1]

    @each_page
    def test_every_sentence_is_short(self, language, slug):
        text = re.sub(r"\s*\{if .*?\}", "", read(language, slug).text)
        text = re.sub(r"(`{3,}).*?\1|^\|.*$", "", text, flags=re.DOTALL | re.MULTILINE).replace("]", "")
        for sentence in re.split(r"(?<=[.?!:;])\s|\n\n", text):
            assert len(sentence.split()) <= 34, sentence

    @each_page
    def test_it_ends_with_a_call_to_play(self, language, slug):
        calls = [values["href"] for values in opened(language, slug).attributes("a", **{"class": "go"})]
        assert calls == [f"../../?lang={language}"] * 2
        assert opened(language, slug).headings[-1].anchor == "call"


class TestHead:
    @each_page
    def test_title_and_description_are_of_a_length_that_is_shown(self, language, slug):
        reader = opened(language, slug)
        assert 20 <= len(reader.title) <= 75
        assert 80 <= len(metas(reader)["description"]) <= 170

    def test_no_two_pages_share_a_title_or_a_description(self):
        sources = [read(language, slug) for language, slug in EVERY]
        assert (
            len({each.title for each in sources}) == len({each.description for each in sources}) == len(EVERY)
        )

    @each_page
    def test_the_language_and_the_others_are_named(self, language, slug):
        reader = opened(language, slug, SITE)
        assert reader.language == language
        found = {values["hreflang"]: values["href"] for values in reader.attributes("link", rel="alternate")}
        other = {code: f"{SITE}guide/{code}/{slug}.html" for code in LANGUAGES}
        assert found == {**other, "x-default": other["en"]}
        assert reader.attributes("link", rel="canonical") == [{"rel": "canonical", "href": other[language]}]

    @each_page
    def test_without_a_site_address_the_same_links_are_relative(self, language, slug):
        reader = opened(language, slug)
        links = reader.attributes("link", rel="alternate") + reader.attributes("link", rel="canonical")
        assert {values["href"] for values in links} == {f"../{code}/{slug}.html" for code in LANGUAGES}
        assert "og:url" not in metas(reader)

    @each_page
    def test_open_graph(self, language, slug):
        found, source = metas(opened(language, slug, SITE)), read(language, slug)
        assert found["og:title"] == source.title
        assert found["og:description"] == source.description
        assert found["og:url"] == f"{SITE}guide/{language}/{slug}.html"
        assert found["og:locale"][:2] == language

    @each_page
    def test_the_last_change_is_told(self, language, slug):
        source = read(language, slug)
        (shown,) = opened(language, slug).attributes("time")
        assert shown["datetime"] == source.changed.isoformat()
        assert date(2026, 1, 1) < source.changed

    @each_page
    def test_the_policy_allows_no_style_or_script_in_the_page(self, language, slug):
        reader = opened(language, slug)
        assert "unsafe" not in metas(reader).get("Content-Security-Policy", "")
        assert not [values for _, values in reader.tags if "style" in values or "onclick" in values]
        scripts = reader.attributes("script")
        assert all(values.get("src") or values["type"] == "application/ld+json" for values in scripts)

    def test_the_date_is_in_the_words_of_the_language(self):
        assert page.told_date("en", date(2026, 11, 3)) == "3 November 2026"
        assert page.told_date("de", date(2026, 3, 1)) == "1. März 2026"

    def test_a_head_that_is_not_complete_is_refused(self, monkeypatch, tmp_path):
        (tmp_path / "en").mkdir()
        (tmp_path / "en" / "x.md").write_text("---\ntitle: X\n---\n# X\n")
        monkeypatch.setattr("tools.build.guide.source.FOLDER", tmp_path)
        with pytest.raises(ValueError, match=", ".join(HEAD)):
            read("en", "x")


class TestGlossary:
    @pytest.mark.parametrize(("language", "other"), [("en", "de"), ("de", "en")])
    def test_words_of_the_other_language_are_read_in_it(self, language, other):
        marked = opened(language, "words").attributes("td", lang=other)
        assert len(marked) == len(opened(language, "words").attributes("td")) / 3

    def test_both_glossaries_hold_the_same_words(self):
        def rows(language):
            cells = re.findall(r"^\| (.+?) \| (.+?) \|", read(language, "words").text, re.MULTILINE)
            return [row for row in cells if row[0] not in ("English", "Deutsch", "---", "---|---")]

        english, german = rows("en"), rows("de")
        assert len(english) == len(german) > 40
        for (en, de), (de_too, en_too) in zip(english, german, strict=True):
            assert en.startswith(en_too)
            assert de == de_too


class TestLinks:
    @each_page
    def test_they_lead_somewhere(self, language, slug):
        for address in opened(language, slug).links:
            path, _, anchor = address.partition("#")
            if path.startswith("../../"):
                assert path == f"../../?lang={language}"
                continue
            parts = ([language, slug, *path.removesuffix(".html").split("/")]) if path else [language, slug]
            there = (parts[-2] if "../" in path else language, parts[-1])
            assert there in EVERY, address
            assert not anchor or anchor in opened(*there).anchors, address

    @each_page
    def test_every_page_leads_on(self, language, slug):
        at, reader = PAGES.index(slug), opened(language, slug)
        after = [values["href"] for values in reader.attributes("a", rel="next")]
        assert after == [f"{name}.html" for name in PAGES[at + 1 : at + 2]]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_texts_lead_to_each_other(self, language):
        """Not only the menu: within the text."""
        for slug in PAGES:
            assert re.search(r"\]\([a-z-]+\.md", read(language, slug).text), slug

    @each_page
    def test_the_contents_name_every_heading_of_the_second_level(self, language, slug):
        reader = opened(language, slug)
        listed = [address for address in reader.links if address.startswith("#")][
            1:
        ]  # the first skips the head
        wanted = [f"#{each.anchor}" for each in reader.headings if each.level == 2][:-1]
        assert listed[: len(wanted)] == wanted

    def test_the_table_leads_to_the_guide_while_it_loads(self):
        text = (ROOT / "index.html").read_text("utf-8")
        for language in LANGUAGES:
            assert f'href="static/guide/{language}/how-to-play.html"' in text


class TestData:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_question_is_there_with_its_answer(self, language):
        data = json.loads(opened(language, "questions").data)
        assert data["@type"] == "FAQPage"
        headings = [
            each
            for each in opened(language, "questions").headings
            if each.level == 2 and each.text[-1] == "?" and each.anchor != "call"
        ]
        assert [each["name"] for each in data["mainEntity"]] == [each.text for each in headings]
        assert len(headings) >= 11
        for each in data["mainEntity"]:
            answer = each["acceptedAnswer"]["text"]
            assert len(answer) > 40
            assert "<" not in answer
            assert answer.endswith(".")

    @each_page
    def test_only_the_questions_carry_it(self, language, slug):
        assert bool(opened(language, slug).data.strip()) is (slug == "questions")

    def test_the_sitemap_names_every_page_and_the_table(self):
        root = ET.fromstring(page.sitemap(SITE))  # noqa: S314  (made here)
        found = [each.text for each in root.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
        assert found == [SITE, *(SITE + page.address(language, slug) for language, slug in EVERY)]

    def test_there_is_a_sitemap_only_where_the_address_is_known(self):
        assert "sitemap.xml" in page.pages("app-0", SITE)
        assert "sitemap.xml" not in page.pages("app-0", "")


class TestRuleSets:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("preset", PRESETS)
    def test_the_rules_page_says_what_the_table_says(self, language, preset):
        told = " ".join(" ".join(each.below.split()) for each in opened(language, "rules").headings)
        for _, sentences in sections(Words(language), described(PRESETS[preset])["fields"]):
            for sentence in sentences:
                assert sentence in told

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_only_one_preset_says_is_marked(self, language):
        """So that ?rules=kawu shows no losing score."""
        for slug in ("how-to-play", "rules", "questions", "strategy"):
            body = html(read(language, slug).text, language)
            common = re.sub(r'<(tr|li|div) data-rules="[^"]+">.*?</\1>', "", body, flags=re.DOTALL)
            if slug == "rules":
                common = common.partition('id="which"')[0]
            assert f"\u2212{-(CARDCOUCH.losing_score or 0)}" not in common, slug

    def test_the_words_around_the_text_are_there_in_every_language(self):
        assert [list(LABELS[language]) for language in LANGUAGES] == [list(LABELS["en"])] * len(LANGUAGES)
        assert all(len(MONTHS[language]) == 12 for language in LANGUAGES)

    def test_every_file_is_a_page(self):
        names = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*"))
        assert names == sorted(f"{language}/{slug}.md" for language, slug in EVERY)
