"""What the build tells a browser that is to keep the site, or to install it."""

import hashlib
import json
import re
import struct
from base64 import b64encode

import pytest

from tools.build.offline import LIST, service_worker
from tools.build.site import assemble

SITE = "https://spades.example/game/"


@pytest.fixture(scope="module")
def files():
    return assemble(SITE)


def kept(files):
    """The list in the service worker: path to hash."""
    block = files["sw.js"].decode().partition("const FILES = ")[2].partition(";")[0]
    return json.loads(block)


def size(png):
    """Width and height of a PNG."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def test_every_file_is_kept_under_its_hash_the_guide_included(files):
    hashes = kept(files)
    assert "" in hashes  # the page itself, at the folder's own address
    assert "guide/de/rules.html" in hashes
    assert set(files) - set(hashes) == {
        "index.html",
        "sw.js",
        LIST,
        ".nojekyll",
        "sitemap.xml",
        "icons/table.png",
    }
    for path, said in hashes.items():
        data = files[path or "index.html"]
        assert said == "sha256-" + b64encode(hashlib.sha256(data).digest()).decode(), path


def test_any_other_byte_is_another_cache(files):
    def name(sources):
        (found,) = re.findall(r'const KEPT = "([0-9a-f]{12})"', service_worker(sources).decode())
        return found

    built = {path: data for path, data in files.items() if path not in {"sw.js", LIST}}
    assert name(built) == name(dict(reversed(built.items())))
    assert name({**built, "boot.mjs": b"other"}) != name(built)


def test_the_list_for_verify_names_all_but_what_is_for_the_host(files):
    hashes = json.loads(files[LIST])
    assert set(files) - set(hashes) == {LIST, ".nojekyll"}
    assert hashes["sw.js"] == hashlib.sha256(files["sw.js"]).hexdigest()


def test_the_manifest_makes_it_installable_in_any_folder(files):
    about = json.loads(files["manifest.webmanifest"])
    assert about["start_url"] == about["scope"] == about["id"] == "./"
    assert about["display"] == "standalone"
    purposes = {(icon["purpose"], icon["sizes"]) for icon in about["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
    for icon in about["icons"]:
        assert "{}x{}".format(*size(files[icon["src"]])) == icon["sizes"]
    page = files["index.html"].decode()
    assert '<link rel="manifest" href="manifest.webmanifest">' in page
    assert 'href="icons/apple-touch-icon.png"' in page
    assert size(files["icons/apple-touch-icon.png"]) == (180, 180)


@pytest.mark.parametrize("path", ["index.html", "guide/en/bidding.html", "guide/de/bidding.html"])
def test_a_shared_link_shows_our_table(files, path):
    page = files[path].decode()
    told = dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))
    assert told["og:image"] == f"{SITE}icons/table.png"
    assert size(files["icons/table.png"]) == (int(told["og:image:width"]), int(told["og:image:height"]))
    assert {"og:title", "og:description", "og:locale", "og:type", "og:url"} <= set(told)
