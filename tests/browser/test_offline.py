"""Without a network, and when a new build comes: the whole site is kept, one build at a time."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import STARTED, started, watch
from tests.browser.player import Player
from tests.browser.test_access import findings
from tools.build.__main__ import write
from tools.build.site import assemble
from tools.serve import Server

KEPT = "navigator.serviceWorker.ready.then(() => true)"
CACHES = "caches.keys()"
BUILD = "JSON.parse(document.getElementById('build').textContent).build"
LOOK = "navigator.serviceWorker.getRegistration().then((each) => each.update()).then(() => '', String)"


@pytest.fixture
def context(chromium: Browser, faults) -> Iterator[BrowserContext]:
    """A browser in which service workers are allowed; the other tests do without."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    watch(context, faults, fence=False)
    yield context
    context.close()
    assert faults.unexpected() == []


@pytest.fixture(scope="module")
def newer(tmp_path_factory) -> Path:
    """The same site as another build: its address is an input."""
    folder = Path(tmp_path_factory.mktemp("newer")) / "dist"
    write(assemble("https://newer.example/"), folder)
    return folder


@pytest.fixture
def host(dist: Path, serve: Callable[..., Server], tmp_path: Path) -> tuple[Server, Path]:
    """A host with two copies of the site in neighbouring folders; its server, and its folder."""
    for name in ("b", "c"):
        shutil.copytree(dist, tmp_path / "a" / name)
    return serve(tmp_path, fresh_for=600), tmp_path / "a"


def deploy(build: Path, folder: Path) -> None:
    shutil.rmtree(folder)
    shutil.copytree(build, folder)


def cards(page: Page) -> list[str]:
    """South's hand, in whatever language the page speaks."""
    held: list[str] = page.locator(".hand [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    return held


def keep(page: Page) -> None:
    """The player looks at another tab for a while; then the site is kept."""
    for hidden in ("true", "false"):
        page.evaluate(f"""() => {{
          Object.defineProperty(document, "hidden", {{ value: {hidden}, configurable: true }});
          document.dispatchEvent(new Event("visibilitychange"));
          return navigator.serviceWorker.ready.then(() => true);
        }}""")


def until(page: Page, expression: str) -> None:
    """Waits until an expression is true; promises are waited for, as wait_for_function() does not."""
    look = f"for (let n = 0; n < 600; n++) if (await ({expression})) return true; else await pause()"
    pause = "const pause = () => new Promise((go) => setTimeout(go, 100))"
    assert page.evaluate(f"(async () => {{ {pause}; {look}; return false; }})()"), expression


def begin(page: Page, address: str) -> Player:
    """A game of which two cards are played."""
    page.goto(address)
    started(page)
    player = Player(page)
    player.bid()
    for _ in range(2):
        player.turn()
        player.play()
    player.turn()
    return player


def test_the_next_visit_needs_no_network(page: Page, host, faults):
    """Neither the table nor the guide; and two sites under one host keep apart."""
    server, folder = host
    here, there = (f"{server.url}a/{name}/" for name in ("b", "c"))
    begin(page, f"{here}?lang=en&speed=instant")
    keep(page)
    held, counted = cards(page), page.evaluate("localStorage.length")
    neighbour = page.context.new_page()
    begin(neighbour, f"{there}?lang=en&speed=instant")
    assert page.evaluate("localStorage.length") == 2 * counted
    while (phase := Player(neighbour).turn()) == "playing":
        Player(neighbour).play()
    assert phase == "hand-over"
    assert neighbour.evaluate(KEPT)  # now there was time for it
    own, other = sorted(page.evaluate(CACHES))
    assert own.startswith("spades:/a/b/:")
    assert other.startswith("spades:/a/c/:")
    scopes = "navigator.serviceWorker.getRegistrations().then((all) => all.map((each) => each.scope))"
    assert sorted(page.evaluate(scopes)) == [here, there]
    neighbour.close()

    shutil.rmtree(folder)  # from now on the host has nothing
    faults.expect("404")
    page.goto(f"{here}index.html?speed=instant&lang=en#x")
    started(page)
    player = Player(page)
    player.turn()
    assert cards(page) == held
    while player.turn() == "playing":
        player.play()
    page.goto(f"{here}guide/de/how-to-play.html?rules=kawu")
    example = page.locator("figure.legal").first
    example.get_by_role("button", name="Selbst probieren").click()
    example.get_by_role("button", name="Pik-Ass").click(timeout=STARTED)
    expect(example.get_by_role("status")).to_contain_text("Du musst Herz bedienen.")  # the engine has said so
    page.get_by_role("link", name="Jetzt spielen").first.click()
    started(page)
    assert page.evaluate("fetch('guide/xx.html').then((one) => one.status)") == 404  # none of its files


def test_a_new_build_comes_whole_and_waits_for_the_players_yes(page: Page, host, dist, newer, faults):
    server, folder = host
    here = f"{server.url}a/b/"
    begin(page, f"{here}?lang=en&speed=instant")
    keep(page)
    old, held = page.evaluate(BUILD), cards(page)
    bar = page.locator("#update")

    deploy(newer, folder / "b")
    (folder / "b" / "guide/en/words.html").write_bytes(b"of another build")
    faults.expect("words.html", "integrity")
    page.goto(f"{here}?lang=de&speed=instant")  # from now on the page comes from what is kept
    started(page)
    assert page.evaluate(BUILD) == old
    page.evaluate(LOOK)
    until(page, f"{CACHES}.then((names) => names.length === 2)")  # it tried
    until(page, "navigator.serviceWorker.getRegistration().then((each) => !each.installing)")
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.waiting)") is None
    expect(bar).to_be_hidden()

    deploy(newer, folder / "b")
    page.evaluate(LOOK)
    expect(bar).to_contain_text("Eine neue Version ist bereit.")
    assert cards(page) == held
    assert findings(page) == []
    second = page.context.new_page()
    second.goto(f"{here}?lang=en")
    started(second)
    assert second.evaluate(BUILD) == old
    expect(second.locator("#update")).to_contain_text("A new version is ready.")
    second.get_by_role("button", name="Later").click()
    expect(second.locator("#update")).to_be_hidden()

    page.get_by_role("button", name="Neu laden").click()
    expect(bar).to_be_hidden()
    started(page)
    assert page.evaluate(BUILD) != old
    assert cards(page) == held
    # The other window still plays the old build, and gets its files.
    assert second.evaluate(f"fetch('app-{old}/spades.zip').then((one) => one.ok)")
    second.close()
    page.evaluate(KEPT)
    page.reload()
    started(page)
    until(page, f"{CACHES}.then((names) => names.length === 1)")

    # Should a file ever be missing, the page comes whole from the host: the worker steps aside.
    deploy(dist, folder / "b")
    page.evaluate("void spadesBoot.renew()")
    expect(page.locator("link[rel=stylesheet]")).to_have_attribute("href", f"app-{old}/style.css")
    started(page)
    assert cards(page) == held
    keep(page)
