"""The local server."""

import gzip
import threading
import urllib.request
from urllib.error import HTTPError

import pytest

from tools.serve import Server, first_free


@pytest.fixture
def url(tmp_path):
    hashed = tmp_path / "app-0123456789ab"
    hashed.mkdir()
    (tmp_path / "index.html").write_text("table")
    (hashed / "x.wasm").write_bytes(b"wasm")
    (tmp_path.parent / "secret.txt").write_text("no")
    server = Server(tmp_path, prefix="/a/b/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


def get(address, **headers):
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:  # noqa: S310 - our own server
        return answer.read(), answer.headers, answer.url


def test_a_folder_is_its_index(url):
    assert get(url)[0] == b"table"


def test_a_folder_without_its_slash_is_sent_on(url):
    assert get(url.rstrip("/") + "?x=1")[2] == url + "?x=1"


def test_types_and_caching(url):
    _, headers, _ = get(url + "app-0123456789ab/x.wasm")
    assert headers["Content-Type"] == "application/wasm"
    assert "immutable" in headers["Cache-Control"]
    assert get(url)[1]["Cache-Control"] == "no-cache"


def test_gzip_where_it_is_understood(url):
    body, headers, _ = get(url, **{"Accept-Encoding": "gzip"})
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == b"table"


@pytest.mark.parametrize(
    "path", ["nothing.html", "../secret.txt", "%2e%2e/secret.txt", "app-0123456789ab/../../secret.txt"]
)
def test_what_is_not_of_the_site_is_not_found(url, path):
    with pytest.raises(HTTPError, match="404"):
        get(url + path)


def test_outside_the_prefix_is_not_found(url):
    with pytest.raises(HTTPError, match="404"):
        get(url.replace("/a/b/", "/"))


def test_the_next_port_when_the_first_is_taken(tmp_path):
    taken = Server(tmp_path)
    other = Server(tmp_path)
    free = other.server_port
    other.server_close()
    server = first_free(tmp_path, (taken.server_port, free), "/")
    assert server.server_port == free
    taken.server_close()
    server.server_close()
