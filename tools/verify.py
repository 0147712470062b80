"""Compares a deployed site with the build on this machine: ``python -m tools.verify https://…/``.

Fetches every file that ``files.json`` lists, with its type. The list itself is compared with the one of the
local ``dist/``: a site that was built elsewhere from the same sources has the same bytes.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

from tools.build.offline import LIST
from tools.serve import TYPES

DIST = Path("dist")
AT_ONCE = 4  # files
PATIENCE = 60  # s for one file
SAME = {"application/javascript": "text/javascript", "application/x-javascript": "text/javascript"}
STRICT = {".html", ".css", ".mjs", ".js", ".wasm", ".json", ".svg", ".png"}  # a browser minds a wrong type


def fetch(url: str) -> tuple[bytes, str]:
    """The contents of an address, past all caches, and its type without parameters.

    :raises OSError: it cannot be had.
    """
    request = Request(url, headers={"Cache-Control": "no-cache"})  # noqa: S310 - main() has looked at it
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - likewise
        return answer.read(), answer.headers.get_content_type()


def fault(site: str, path: str, wanted: str) -> str:
    """What is wrong with one file of a site; "" when nothing is.

    ``wanted`` is its SHA-256 in hexadecimal digits.
    """
    try:
        data, kind = fetch(urljoin(site, path))
    except HTTPError as error:
        return f"{path}: the host answers {error.code}"
    except (OSError, HTTPException) as error:
        return f"{path}: {error}"
    if hashlib.sha256(data).hexdigest() != wanted:
        return f"{path}: other contents ({len(data)} bytes)"
    suffix = Path(path).suffix
    right = TYPES.get(suffix, "").partition(";")[0]
    if suffix in STRICT and SAME.get(kind, kind) != right:
        return f"{path}: its type is {kind}, not {right}"
    return ""


def faults(site: str, local: bytes) -> Iterator[tuple[str, str]]:
    """Each file of a site with what is wrong with it, beginning with the list; ``local`` is ours.

    :raises SystemExit: the site has no list, or not this one.
    """
    try:
        listed, _ = fetch(urljoin(site, LIST))
        theirs = json.loads(listed)
        if not isinstance(theirs, dict):
            raise ValueError("it is no list of files")  # noqa: TRY004, TRY301 - what is there is wrong, as below
    except (OSError, HTTPException, ValueError) as error:
        raise SystemExit(f"verify: no list of files at {urljoin(site, LIST)}: {error}") from None
    ours = json.loads(local)
    if theirs != ours:
        names = sorted(path for path in ours.keys() | theirs.keys() if ours.get(path) != theirs.get(path))
        raise SystemExit(
            f"verify: another build than dist/: {len(names)} files differ, as {', '.join(names[:3])}."
            " Build the same sources with the same SITE_URL first."
        )
    with ThreadPoolExecutor(AT_ONCE) as pool:
        yield from zip(ours, pool.map(lambda path: fault(site, path, ours[path]), ours), strict=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Says what differs; the exit code is 1 when anything does."""
    parser = argparse.ArgumentParser(description="Compare a deployed site with dist/, file by file.")
    parser.add_argument("url", help="the site's address, with its slash at the end")
    options = parser.parse_args(arguments)
    site = options.url.rstrip("/") + "/"
    if urlsplit(site).scheme not in {"http", "https"}:
        raise SystemExit(f"verify: {options.url} is no address of a site: make verify URL=https://…/")
    if not (DIST / LIST).exists():
        raise SystemExit("verify: there is no dist/ to compare with: make build")
    wrong = seen = 0
    for path, said in faults(site, (DIST / LIST).read_bytes()):
        seen += 1
        wrong += bool(said)
        print(f"wrong  {said}" if said else f"right  {path}", flush=True)
    print(f"{seen} files, {wrong} wrong" if wrong else f"{seen} files, all right: {site} is this build")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
