"""The page for frames, and the element's script: what the build makes of them."""

import random
import re

import pytest

from tools.build import ROOT, weights
from tools.build.embedding import framed, plain, without_early
from tools.build.site import assemble

SOURCE = (ROOT / "index.html").read_text("utf-8")
MOST = 4096


@pytest.fixture(scope="module")
def files():
    return assemble("https://spades.example/")


@pytest.fixture(scope="module")
def page(files):
    return files["embed.html"].decode()


def test_search_engines_leave_it_alone(page, files):
    assert '<meta name="robots" content="noindex">' in page
    assert b"noindex" not in files["index.html"]
    assert not re.search('canonical|property="og:|name="description"', page)
    assert b"spades.example/embed.html" not in files["sitemap.xml"]


def test_it_asks_for_nothing_of_python_before_the_click(page):
    asked = re.findall(r'<(?:link|script)[^>]+(?:href|src)="([^"]+)"', page)
    names = {address.split("?")[0].rsplit("/", 1)[-1] for address in asked}
    assert names == {"icon.svg", "style.css", "opaque.js", "boot.mjs"}


def test_it_weighs_little_before_the_click(files):
    assert weights.before_click(files) <= 60_000
    heavy = {**files, "embed.html": files["embed.html"] + random.Random(1).randbytes(60_000)}
    assert any(line.startswith("poster of an embed: ") for line in weights.complaints(heavy))


def test_both_pages_are_under_the_same_policy(page, files):
    policy = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]+>')
    assert policy.findall(page) == policy.findall(files["index.html"].decode()) != []


def test_all_that_they_refer_to_exists(page, files):
    for address in re.findall(r'(?:href|src)="([^"#]+)"', page):
        assert address == "./" or address.split("?")[0] in files, address


def test_what_is_for_frames_stands_in_the_frame_only():
    assert "poster" not in re.sub(r"<link[^>]+>", "", plain(SOURCE))
    assert framed(SOURCE).count('id="poster"') == framed(SOURCE).count(" data-embed ") == 1
    assert "embed:" not in plain(SOURCE) + framed(SOURCE)
    early = '<link rel="modulepreload" href="a.mjs">\n<link rel="icon" href="b.svg">\n'
    assert without_early(early) == '<link rel="icon" href="b.svg">\n'


def test_the_element_is_one_small_file_served_as_it_is(files):
    source = (ROOT / "static" / "embed.js").read_bytes()
    assert files["embed.js"] == source
    assert len(source) <= MOST
    assert not re.search(rb"https?://|\bimport\b", source)


def test_a_sandbox_without_scripts_leaves_the_words_that_need_none(page):
    """No browser that is driven from outside runs without scripts, so this is read and not looked at."""
    boot = page.partition('<section id="boot"')[2].partition("</section>")[0]
    assert "<noscript>" in boot
    style = (ROOT / "static" / "css" / "poster.css").read_text("utf-8")
    assert "#boot > :not(noscript, #boot-late, .told) { display: none; }" in style
    assert "inert" not in page
