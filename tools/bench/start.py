"""How long a start takes, against a bare ``loadPyodide()``."""

from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.bench import Figure
from tools.bench.pages import WATCH, bare_site, fresh_browser, mark, served
from tools.build import ROOT

ROUNDS = 7
SETTLED = 3000  # ms: the browser stores compiled code a while after it has run


def _visit(page: Page, url: str) -> float:
    page.goto(url)
    when = mark(page, "answered")
    page.wait_for_timeout(SETTLED)
    return when


def _twice(context: BrowserContext, url: str) -> tuple[float, float]:
    """The first answer on a first visit, and when the page is opened again."""
    page = context.pages[0]
    return _visit(page, url), _visit(page, url)


def _longest(page: Page) -> float:
    return max([float(each[1]) for each in page.evaluate("tasks")], default=50.0)


def figures(playwright: Playwright) -> list[Figure]:
    """The figures of a start. A ratio is of two starts in one round, for a machine has its minutes."""
    times: dict[str, list[float]] = {
        name: [] for name in ("bare", "bare again", "ours", "ours again", "bound")
    }
    longest = []
    with bare_site() as bare, served(ROOT / "dist") as ours:
        for _ in range(ROUNDS):
            with fresh_browser(playwright) as context:
                first, again = _twice(context, bare)
                times["bare"].append(first)
                times["bare again"].append(again)
            with fresh_browser(playwright) as context:
                context.add_init_script(WATCH)
                first, again = _twice(context, ours)
                times["ours"].append(first)
                times["ours again"].append(again)
                times["bound"].append(mark(context.pages[0], "asked"))
                longest.append(_longest(context.pages[0]))
    middle = {name: median(values) for name, values in times.items()}

    def against(name: str, bare: str) -> float:
        return median(one / other for one, other in zip(times[name], times[bare], strict=True))

    return [
        Figure("Bare `loadPyodide()` in a worker, first visit", middle["bare"], "ms"),
        Figure("The same, reload", middle["bare again"], "ms"),
        Figure("Engine's first answer, first visit", middle["ours"], "ms"),
        Figure("The same, reload", middle["ours again"], "ms"),
        Figure("First visit against bare", against("ours", "bare"), "", 0.70),
        Figure("Reload against bare", against("ours again", "bare again"), "", 0.42),
        Figure("Handlers bound, reload, against bare", against("bound", "bare again"), "", 0.30),
        Figure("Longest task of the main thread while starting", median(longest), "ms", 150),
    ]
