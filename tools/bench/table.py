"""How the table answers while it is played, and what memory it takes."""

from statistics import median, quantiles

from playwright.sync_api import Page, Playwright

from tools.bench import Figure
from tools.bench.pages import WATCH, fresh_browser, mark, play, served
from tools.build import ROOT

HANDS = 5
GAMES = 50
UNSEEN = 50.0  # ms: browsers tell of longer tasks only
MEGABYTE = 1024 * 1024
# Keeps hold of the memory of every wasm module that the page or the worker starts.
MEMORY = """
for (const way of ["instantiate", "instantiateStreaming"]) {
  const plain = WebAssembly[way];
  WebAssembly[way] = async (...args) => {
    const made = await plain.apply(WebAssembly, args);
    const parts = Object.values((made.instance ?? made).exports);
    globalThis.memory ??= parts.find((each) => each instanceof WebAssembly.Memory);
    return made;
  };
}
"""


def _until(page: Page, condition: str, seconds: int) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for _ in range(seconds * 4):
        if errors:
            raise SystemExit(f"bench: the page fails: {errors[0]}")
        if page.evaluate(condition):
            return
        page.wait_for_timeout(250)
    state = page.evaluate("[document.querySelector('main').outerHTML.slice(0, 120), bench]")
    raise SystemExit(f"bench: this never came true: {condition}; at the end {state}")


def _playing(playwright: Playwright, url: str) -> list[Figure]:
    """The answer to a click, and the longest task of a hand that is played at the fast speed."""
    with fresh_browser(playwright) as context:
        context.add_init_script(WATCH)
        page = context.pages[0]
        page.goto(f"{url}?lang=en&speed=fast")
        mark(page, "answered")
        page.wait_for_timeout(3000)  # the rest of the page's modules are loaded
        play(page)
        longest = []
        for hand in range(HANDS):
            page.evaluate("tasks.length = 0")
            _until(page, f"bench.hands > {hand}", 120)
            longest.append(max([float(length) for _, length in page.evaluate("tasks")], default=UNSEEN))
        waits = [float(each) for each in page.evaluate("bench.waits")]
    return [
        Figure("Click on a card to its move, 95th percentile", quantiles(waits, n=20)[-1], "ms", 100),
        Figure("The same, median", median(waits), "ms"),
        Figure("Longest task of the main thread in a hand", median(longest), "ms", 50),
    ]


def _heaps(page: Page) -> tuple[float, float]:
    """Megabytes of wasm memory: of the page and of the worker."""
    code = "globalThis.memory.buffer.byteLength"
    worker = next(each for each in page.workers if each.evaluate("'memory' in globalThis"))
    return page.evaluate(code) / MEGABYTE, worker.evaluate(code) / MEGABYTE


def _memory(playwright: Playwright, url: str) -> list[Figure]:
    """Wasm memory after one game and after many, played in one page."""
    with fresh_browser(playwright) as context:
        context.add_init_script(MEMORY)
        page = context.pages[0]

        def add(route):  # type: ignore[no-untyped-def]  # Playwright's own type is generic
            route.fulfill(response=(answer := route.fetch()), body=MEMORY + answer.text())

        page.route("**/worker.mjs", add)
        page.goto(f"{url}?lang=en&speed=instant&rules=house.target-150")
        mark(page, "answered")
        play(page)
        _until(page, "bench.games >= 1", 240)
        first = _heaps(page)
        _until(page, f"bench.games >= {GAMES}", 3600)
        last = _heaps(page)
    return [
        Figure("Page's memory after 1 game", first[0], "MB"),
        Figure(f"The same after {GAMES}", last[0], "MB"),
        Figure("Worker's memory after 1 game", first[1], "MB"),
        Figure(f"The same after {GAMES}", last[1], "MB"),
        Figure("Growth of the page's memory", last[0] / first[0], "times", 1.10),
        Figure("Growth of the worker's memory", last[1] / first[1], "times", 1.10),
    ]


def figures(playwright: Playwright) -> list[Figure]:
    """The figures of the table."""
    with served(ROOT / "dist") as url:
        return [*_playing(playwright, url), *_memory(playwright, url)]
