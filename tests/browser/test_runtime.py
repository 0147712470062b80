"""The runtime in a real browser: hosting, failures, builds that mix, and workers that die."""

import json
import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DIST, PREFIX, started
from tools.build import pages
from tools.build.__main__ import write
from tools.build.bytecode import compiled
from tools.build.scripts import packed, unpacked
from tools.build.site import assemble
from tools.serve import Handler

MESSAGES = {
    "en": "A file did not arrive: {file}.",
    "de": "Eine Datei kam nicht an: {file}.",
}
RETRY = {"en": "Try again", "de": "Noch einmal versuchen"}
NEEDED = ("micropython.wasm", "pyodide.asm.wasm", "stdlib.bin", "core.js", "pyodide.asm.mjs", "spades.zip")


def engine_name(page):
    return page.evaluate("document.querySelector('script[type=py]').getAttribute('name')")


def build_of(page):
    return page.evaluate("JSON.parse(document.getElementById('build').textContent).build")


def hold(page, address):
    """Keeps requests waiting; the list that they are put on."""
    held = []

    def keep(route):
        held.append(route)

    page.route(address, keep)
    return held


def block(page, file):
    page.route(re.compile(re.escape("/" + file)), lambda route: route.abort())


class TestHosting:
    def test_runs_without_special_headers(self, game):
        """D01: no SharedArrayBuffer is needed."""
        assert game().evaluate("crossOriginIsolated") is False

    @pytest.mark.parametrize(
        ("attributes", "policy"),
        [
            ("", None),
            ('sandbox="allow-scripts allow-same-origin"', None),
            ("credentialless", "require-corp"),
        ],
        ids=["plain", "sandbox", "coep"],
    )
    def test_runs_in_a_frame_of_another_site(self, page, site, serve, tmp_path, attributes, policy):
        """D01, D04: the parent needs to send nothing; one that sends COEP says credentialless (README)."""
        (tmp_path / "index.html").write_text(
            f'<iframe {attributes} width="900" height="700" src="{site}"></iframe>'
        )
        server = serve(tmp_path)

        def end_headers(handler):
            if policy:
                handler.send_header("Cross-Origin-Embedder-Policy", policy)
            Handler.end_headers(handler)

        server.RequestHandlerClass.end_headers = end_headers
        page.goto(server.url.replace("127.0.0.1", "localhost"))
        main = page.frame_locator("iframe").locator("main")
        expect(main).not_to_have_attribute("data-phase", "loading", timeout=60_000)

    def test_runs_where_all_site_data_are_blocked(self, playwright, chromium_options, site, tmp_path):
        """PyScript opens IndexedDB first and would wait for ever."""
        settings = tmp_path / "Default" / "Preferences"
        settings.parent.mkdir()
        settings.write_text(json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}}))
        context = playwright.chromium.launch_persistent_context(tmp_path, **chromium_options)
        page = context.pages[0]
        page.goto(site)
        started(page)
        assert (
            page.evaluate("(() => { try { return !localStorage } catch { return 'denied' } })()") == "denied"
        )
        context.close()

    @pytest.mark.parametrize("address", ["", "index.html?lang=de#x"])
    def test_stays_below_its_folder(self, page, site, address):
        """D07, D10: page and worker ask for nothing outside."""
        asked = []
        page.context.on("request", lambda request: asked.append(request.url))
        page.goto(site + address)
        started(page)
        paths = {urlsplit(url).path for url in asked if url.startswith("http")}
        assert {path for path in paths if not path.startswith(PREFIX)} == set()
        assert f"{PREFIX}boot.mjs" in paths

    def test_the_folder_without_its_slash_leads_to_it(self, page, site):
        page.goto(site.rstrip("/") + "?lang=de")
        started(page)
        assert urlsplit(page.url).path == PREFIX

    def test_registers_no_service_worker_elsewhere(self, game, site):
        """D02."""
        code = "async () => (await navigator.serviceWorker.getRegistrations()).map((each) => each.scope)"
        assert [scope for scope in game().evaluate(code) if scope != site] == []

    def test_the_policy_is_the_strict_one(self, page, site):
        page.goto(site)
        policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
        assert policy == (
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
            "connect-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; "
            "form-action 'none'"
        )
        started(page)


class TestBeforePython:
    def test_the_table_is_there_at_once(self, page, site):
        """D16: text that needs no script, while the first script still loads."""
        page.route("**/boot.mjs*", lambda _: None)
        page.goto(site, wait_until="commit")
        expect(page.locator("main h1")).to_have_text("Spades")
        expect(page.locator("#boot-text")).to_be_visible()
        assert page.locator("#boot").get_attribute("aria-live") == "polite"

    def test_progress_moves_by_bytes(self, page, site):
        """D16: not a spinner alone."""
        held = hold(page, "**/stdlib.bin")
        page.goto(site + "?lang=en")
        bar = page.locator("#boot-progress")
        expect(page.locator("#boot-text")).to_have_text(re.compile(r"Loading: 4\.\d of 5\.\d MB"))
        assert 0.6 < float(bar.evaluate("bar => bar.value")) < 1
        held[0].continue_()
        started(page)
        expect(page.locator("#boot")).to_be_hidden()

    @pytest.mark.parametrize(("file", "lang"), list(zip(NEEDED, ("en", "de") * len(NEEDED), strict=False)))
    def test_a_blocked_file_is_named(self, page, site, faults, file, lang):
        """D09, D14."""
        faults.expect("")
        block(page, file)
        page.goto(f"{site}?lang={lang}")
        expect(page.locator("#boot-text")).to_contain_text(MESSAGES[lang].format(file=file))
        expect(page.get_by_role("button", name=RETRY[lang])).to_be_visible()

    @pytest.mark.parametrize("file", ["start.mjs", "page.bin", "boot.py", "worker.py", "worker.mjs"])
    def test_a_missing_file_of_ours_is_named(self, page, site, faults, file):
        faults.expect("")
        page.route(f"**/app-*/{file}", lambda route: route.fulfill(status=404, body="gone"))
        page.goto(f"{site}?lang=en")
        expect(page.locator("#boot-text")).to_contain_text(MESSAGES["en"].format(file=file))

    def test_retry_tries_again(self, page, site, faults):
        faults.expect("")
        block(page, "stdlib.bin")
        page.goto(f"{site}?lang=en")
        retry = page.get_by_role("button", name=RETRY["en"])
        expect(retry).to_be_visible()
        page.unroute_all()
        retry.click()
        started(page)

    def test_a_file_that_sends_no_byte_is_named(self, page, site):
        """D09: after 20 s."""
        page.route("**/stdlib.bin", lambda _: None)
        page.clock.install()
        page.goto(f"{site}?lang=en")
        expect(page.locator("#boot-text")).to_contain_text("Loading: 4")
        page.clock.run_for(25_000)
        expect(page.locator("#boot-text")).to_contain_text("Nothing has arrived for 20 seconds")
        expect(page.locator("#boot-text")).to_contain_text("stdlib.bin")

    def test_a_laptop_that_slept_while_loading_is_no_failure(self, page, site):
        held = hold(page, "**/stdlib.bin")
        page.clock.install()
        page.goto(f"{site}?lang=en")
        expect(page.locator("#boot-text")).to_contain_text("Loading: 4")
        page.clock.fast_forward("08:00:00")
        expect(page.locator("#boot-retry")).to_be_hidden()
        held[0].continue_()
        started(page)

    def test_the_language_of_the_browser_is_used(self, chromium, site):
        context = chromium.new_context(locale="de-AT")
        page = context.new_page()
        block(page, "stdlib.bin")
        page.goto(site)
        expect(page.locator("#boot-text")).to_contain_text("Eine Datei kam nicht an")
        context.close()

    def test_blocked_scripts_are_said(self, chromium, site):
        context = chromium.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(site)
        said = page.locator("noscript p")
        expect(said).to_be_visible()
        assert "needs JavaScript" in said.inner_text()
        assert "braucht JavaScript" in said.inner_text()
        context.close()

    def test_missing_webassembly_is_said(self, page, site):
        page.add_init_script("delete globalThis.WebAssembly")
        page.goto(f"{site}?lang=de")
        expect(page.locator("#boot-text")).to_contain_text("WebAssembly fehlt")

    @pytest.mark.parametrize("file", [DIST / "index.html", DIST.parent / "index.html"])
    @pytest.mark.usefixtures("dist")
    def test_opened_as_a_file_the_page_says_what_to_do(self, page, faults, file):
        """After a while, by the stylesheet alone: no script runs there."""
        faults.expect("")
        page.goto(file.as_uri())
        page.evaluate("document.getAnimations().forEach((each) => each.finish())")
        expect(page.get_by_text("make play").first).to_be_visible()

    @pytest.mark.usefixtures("dist")
    def test_only_the_unbuilt_page_says_that_it_is_unbuilt(self):
        assert "make play</code> to build" in (DIST.parent / "index.html").read_text()
        assert "to build" not in (DIST / "index.html").read_text()


@pytest.fixture(scope="session")
def newer(tmp_path_factory):
    """The same site as another build: its address is an input."""
    folder = tmp_path_factory.mktemp("newer") / "dist"
    write(assemble("https://newer.example/"), folder)
    return folder


class TestBuildsNeverMix:
    def test_a_stale_page_renews_itself_once(self, page, dist, newer, serve, faults):
        """D17, D03: the page comes from a cache, its files are gone from the server."""
        faults.expect("404")
        server = serve(newer, prefix=PREFIX)
        old_page = (dist / "index.html").read_text()

        def answer(route):
            stale = page.url == "about:blank" and route.request.is_navigation_request()
            route.fulfill(body=old_page, content_type="text/html") if stale else route.continue_()

        page.route(server.url, answer)
        visits = []
        page.on("framenavigated", lambda frame: visits.append(frame.url))
        page.goto(server.url)
        started(page)
        assert build_of(page) == json.loads(built_block(newer))["build"]
        assert len(visits) == 2

    def test_after_a_deploy_all_is_new(self, page, dist, newer, serve, tmp_path):
        """D17: v1 is open, v2 is deployed; both pages may be cached for ten minutes."""
        folder = tmp_path / "site"
        shutil.copytree(dist, folder)
        server = serve(folder, prefix=PREFIX, fresh_for=600)
        page.goto(server.url)
        started(page)
        old = build_of(page)
        shutil.rmtree(folder)
        shutil.copytree(newer, folder)
        page.reload()
        started(page)
        loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
        assert build_of(page) != old
        assert [url for url in loaded if f"app-{old}" in url] == []

    def test_page_and_worker_of_different_builds_reload_once_and_say_so(self, page, site, newer, faults):
        """D17, D03: should it ever happen, no game is played on two builds."""
        faults.expect("")
        (package,) = newer.glob("app-*/spades.zip")
        page.route("**/spades.zip", lambda route: route.fulfill(path=package))
        visits = []
        page.on("framenavigated", lambda frame: visits.append(frame.url))
        page.goto(f"{site}?lang=en")
        expect(page.locator("#boot-retry")).to_be_visible(timeout=60_000)
        assert len(visits) == 2

    def test_two_servers_that_disagree_cause_no_endless_reloads(self, page, site, dist, faults):
        """D03: every answer is of another build."""
        faults.expect("")
        text = (dist / "index.html").read_text()
        known = json.loads(built_block(dist))["build"]
        count = iter(range(100, 200))
        pages = ("a" * 12, "b" * 12)

        def answer(route):
            other = pages[next(count) % 2]
            route.fulfill(
                body=text.replace(f'"build":"{known}"', f'"build":"{other}"'), content_type="text/html"
            )

        page.route(re.compile(re.escape(site) + r"(\?.*)?$"), answer)
        visits = []
        page.on("framenavigated", lambda frame: visits.append(frame.url))
        page.goto(f"{site}?lang=en")
        started(page)
        assert len(visits) <= 3


def built_block(folder):
    """The block of facts that the build has put into the page."""
    text = (folder / "index.html").read_text()
    return text.partition('id="build">')[2].partition("</script>")[0]


class TestTheWorker:
    def test_a_dead_worker_is_replaced_from_the_save(self, page, open_game):
        page.clock.install()
        open_game(page, lang="en", speed="instant")
        before = page.locator("main").get_attribute("data-phase")
        page.evaluate("document.querySelector('script[name=engine]').xworker.terminate()")
        page.clock.run_for(15_000)
        expect(page.locator('script[name="engine-2"]')).to_be_attached()
        expect(page.get_by_role("status")).to_contain_text("restart", timeout=60_000)
        assert page.locator("main").get_attribute("data-phase") == before

    def test_a_laptop_that_slept_restarts_nothing(self, page, open_game):
        page.clock.install()
        open_game(page, lang="en", speed="instant")
        page.clock.fast_forward("08:00:00")
        page.clock.run_for(3_000)
        assert engine_name(page) == "engine"


class TestCrash:
    @pytest.mark.parametrize(
        "code",
        [
            "document.addEventListener('probe', lambda event: 1 // 0)",
            "asyncio.create_task(_probe())",
            "window.setTimeout(lambda: 1 // 0, 0)",
        ],
        ids=["handler", "task", "timer"],
    )
    def test_an_exception_nobody_caught_is_said_with_a_way_on(self, page, site, faults, code):
        """D14."""
        faults.expect("")

        def spoil(route):
            modules = unpacked(route.fetch().body())
            source = pages.sources()["spades/ui/app.py"] + (
                "\nimport asyncio\nfrom pyscript import document, window\n"
                "async def _probe():\n    1 // 0\n"
                f"_start = start\nasync def start(engine):\n    await _start(engine)\n    {code}\n"
            )
            modules["spades/ui/app.mpy"] = compiled("spades/ui/app.py", source)
            route.fulfill(body=packed(modules))

        page.route("**/page.bin", spoil)
        page.goto(f"{site}?lang=en")
        started(page)
        page.evaluate("document.dispatchEvent(new Event('probe'))")
        expect(page.locator("#crash")).to_contain_text("Your game is saved")
        page.unroute_all()
        page.get_by_role("button", name="Continue").click()
        started(page)
        expect(page.locator("#crash")).to_be_hidden()


def test_every_file_has_its_type(page, site, dist):
    """D05, D08: as a browser asks for them."""
    kinds = {
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".py": "text/x-python",
        ".zip": "application/zip",
        ".css": "text/css",
        ".html": "text/html",
    }
    for path in sorted(Path(dist).rglob("*")):
        if path.is_file():
            answer = page.request.head(site + path.relative_to(dist).as_posix())
            assert answer.ok, path
            assert answer.headers["content-type"].startswith(kinds.get(path.suffix, "")), path
