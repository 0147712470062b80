"""``python -m tools.lighthouse``: builds the site for an address on this machine, and has every page judged.

Performance counts on the pages of the guide, where a reader comes for the text; the table loads an engine. A
page for frames tells search engines to pass it over, so what it is worth to them does not count.
"""

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.build import ROOT
from tools.build.__main__ import write
from tools.build.site import assemble
from tools.serve import Server

COMMAND = ROOT / "tools" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update"
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}


def wanted(path: str) -> dict[str, int]:
    """What a page must reach: category to points of a hundred."""
    passed_over = {"performance"} if not path.startswith("guide/") else set()
    passed_over |= {"seo"} if path == "embed.html" else set()
    return {name: points for name, points in WANTED.items() if name not in passed_over}


def report(url: str, categories: list[str], target: Path) -> dict[str, Any]:
    """Lighthouse's report of one page.

    :raises SystemExit: it makes none.
    """
    browser = (ROOT / ".cache" / "browser").read_text().strip()
    options = [
        "--quiet",
        "--output=json",
        f"--output-path={target}",
        f"--only-categories={','.join(categories)}",
        f"--chrome-flags={FLAGS}",
    ]
    done = subprocess.run([COMMAND, url, *options], env={**os.environ, "CHROME_PATH": browser}, check=False)
    if done.returncode:
        raise SystemExit(f"lighthouse: it failed at {url}")
    result: dict[str, Any] = json.loads(target.read_text("utf-8"))
    return result


def failed(found: dict[str, Any], category: str) -> Iterator[str]:
    """The audits that cost a page points."""
    for each in found["categories"][category]["auditRefs"]:
        audit = found["audits"][each["id"]]
        if each["weight"] and audit["score"] is not None and audit["score"] < 1:
            yield f"    {category}: {audit['title']} {audit.get('displayValue', '')}"


def judge(path: str, url: str, folder: Path) -> bool:
    """Says what one page is worth; whether that is enough."""
    least = wanted(path)
    found = report(url, list(least), folder / "report.json")
    points = {name: round(100 * found["categories"][name]["score"]) for name in least}
    told = "  ".join(f"{name} {points[name]}" for name in least)
    print(f"{path:<34}{told}", flush=True)
    for name in least:
        if points[name] < least[name]:
            print("\n".join(failed(found, name)), flush=True)
    return all(points[name] >= least[name] for name in least)


def main() -> None:
    """Judges every page; the exit code is 1 when one is worth too little."""
    with tempfile.TemporaryDirectory() as name:
        site, reports = Path(name) / "site", Path(name)
        server = Server(site)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        files = assemble(server.url)
        write(files, site)
        pages = sorted(path for path in files if path.endswith(".html"))
        good = [judge(path, server.url + path.replace("index.html", ""), reports) for path in pages]
        server.shutdown()
    if not all(good):
        raise SystemExit(f"lighthouse: {good.count(False)} of {len(pages)} pages are worth too little")


if __name__ == "__main__":
    main()
