"""What must hold in every browser: a hand, a reload, no network, a frame, and no storage."""

import shutil
from collections.abc import Callable
from pathlib import Path

from tests.browsers.driver import Driver
from tools.serve import Server

PREFIX = "/a/b/"
MAIN = "document.querySelector('main').dataset"
PHASE = f"{MAIN}.phase"
TURN = f"{PHASE} !== 'loading' && ({MAIN}.turn === 'S' || {PHASE}.endsWith('-over'))"
PLAYABLE = (
    "[...document.querySelectorAll('.hand button:not([aria-disabled=true])')].map((one) => one.ariaLabel)"
)
HELD = "[...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)"
AWAY = """(() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  return "serviceWorker" in navigator;
})()"""
DENIED = """
const deny = { get() { throw new DOMException("denied", "SecurityError"); } };
const names = ["localStorage", "sessionStorage", "indexedDB", "caches"];
for (const name of names) Object.defineProperty(window, name, deny);
"""


def turn(browser: Driver) -> str:
    """Waits for South's turn, or the end of the hand; the phase then."""
    browser.wait(TURN)
    return str(browser.run(PHASE))


def play(browser: Driver) -> None:
    """Plays the first card that may be played, by its name."""
    held, names = browser.run(HELD), browser.run(PLAYABLE)
    assert isinstance(held, list)
    assert isinstance(names, list)
    browser.press(names[0])
    browser.wait(f"{HELD}.length === {len(held) - 1}")


def begin(browser: Driver, cards: int) -> None:
    """Bids, and plays some cards."""
    assert turn(browser) == "bidding"
    browser.press("3")
    for _ in range(cards):
        assert turn(browser) == "playing"
        play(browser)
    turn(browser)


def test_a_hand_goes_on_after_a_reload_and_without_a_network(
    browser: Driver, dist: Path, serve: Callable[..., Server]
) -> None:
    server = serve(dist, prefix=PREFIX)
    address = f"{server.url}?lang=en&speed=instant"
    browser.open(address)
    begin(browser, 4)
    held = browser.run(HELD)
    browser.open(address)
    assert turn(browser) == "playing"
    assert browser.run(HELD) == held
    play(browser)
    turn(browser)
    held = browser.run(HELD)
    if browser.run(AWAY):  # the player looks elsewhere, and the site is kept
        # Under automation WebKit never answers who asks for a registration before there is one.
        browser.wait("caches.keys().then((names) => names.length > 0)")
        browser.wait("navigator.serviceWorker.ready.then(() => true)")
        server.shutdown()
        server.server_close()
        browser.open(f"{server.url}guide/en/how-to-play.html")
        assert browser.run("document.querySelector('h1').textContent") == "How to play Spades"
    browser.open(address)
    assert turn(browser) == "playing"
    assert browser.run(HELD) == held
    while turn(browser) == "playing":
        play(browser)
    assert browser.run(PHASE) == "hand-over"


def test_it_plays_in_a_frame_of_another_site(
    browser: Driver, dist: Path, serve: Callable[..., Server], tmp_path: Path
) -> None:
    site = serve(dist, prefix=PREFIX).url
    frame = f'<iframe width="700" height="600" src="{site}embed.html?lang=en&amp;speed=instant"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>A host</title>{frame}")
    browser.open(serve(tmp_path).url.replace("127.0.0.1", "localhost"))
    browser.enter()
    browser.wait("document.documentElement.dataset.boot === 'poster'")
    browser.press("Play Spades")
    begin(browser, 2)


def test_the_element_hears_its_frame_and_makes_room_for_it(
    browser: Driver, dist: Path, serve: Callable[..., Server], tmp_path: Path
) -> None:
    site = serve(dist, prefix=PREFIX).url
    element = f'<script async src="{site}embed.js"></script><spades-game rules="kawu"></spades-game>'
    (tmp_path / "index.html").write_text(f'<!doctype html><body><script src="host.js"></script>{element}')
    (tmp_path / "host.js").write_text(
        "addEventListener('ready', ({ detail }) => (document.body.dataset.ready = detail.mode), true)"
    )
    browser.open(serve(tmp_path).url.replace("127.0.0.1", "localhost"))
    browser.wait("document.body.dataset.ready === 'play'")
    height = "document.querySelector('spades-game').shadowRoot.querySelector('iframe').style.height"
    browser.wait(f"{height} !== '600px'")


def test_it_plays_where_nothing_can_be_kept(
    browser: Driver, dist: Path, serve: Callable[..., Server], tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    (folder / "denied.js").write_text(DENIED)
    page = folder / "index.html"
    page.write_text(page.read_text().replace("<head>", '<head><script src="denied.js"></script>', 1))
    browser.open(f"{serve(folder, prefix=PREFIX).url}?lang=en&speed=instant")
    begin(browser, 2)


def test_an_example_of_the_guide_comes_to_life(
    browser: Driver, dist: Path, serve: Callable[..., Server]
) -> None:
    browser.open(f"{serve(dist, prefix=PREFIX).url}guide/en/how-to-play.html?rules=kawu")
    browser.wait("document.querySelector('.try').checkVisibility()")
    browser.run("document.querySelector('.try').click()")
    browser.wait(
        "document.querySelectorAll('.is-live').length === document.querySelectorAll('figure').length"
    )
    browser.press("Seven of hearts")
    browser.wait("document.querySelector('.said').textContent.startsWith('Yes, the seven of hearts')")
