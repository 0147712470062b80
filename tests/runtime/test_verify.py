"""``make verify``: is a deployed site the build that it should be?"""

import json
import threading

import pytest

from tools import verify
from tools.build.offline import LIST, listing
from tools.serve import Server

FILES = {
    "index.html": b"table",
    "guide/en/words.html": b"words",
    "app-0123456789ab/x.wasm": b"wasm",
    "app-0123456789ab/start.mjs": b"start",
    ".nojekyll": b"",
}


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A deployed copy of a build; its folder, and its address."""
    for folder in ("dist", "host"):
        for path, data in {**FILES, LIST: listing(FILES)}.items():
            (tmp_path / folder / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / folder / path).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    server = Server(tmp_path / "host", prefix="/a/b/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield tmp_path / "host", server.url
    server.shutdown()
    server.server_close()


def run(address, capsys):
    """What verify says, and its exit code or last word."""
    with pytest.raises(SystemExit) as end:
        verify.main([address])
    return capsys.readouterr().out, end.value.code


def test_the_same_bytes_are_right(site, capsys):
    said, code = run(site[1], capsys)
    assert code == 0
    assert "right  guide/en/words.html" in said
    assert "4 files, all right" in said


def test_a_slash_that_was_forgotten_is_no_fault(site, capsys):
    assert run(site[1].rstrip("/"), capsys)[1] == 0


def test_each_wrong_file_is_named(site, capsys, monkeypatch):
    folder, address = site
    (folder / "index.html").write_bytes(b"tablE")
    (folder / "guide/en/words.html").unlink()
    handler = "tools.serve.TYPES"
    wrong = {".wasm": "text/plain", ".mjs": "application/javascript", ".html": "text/html; charset=utf-8"}
    monkeypatch.setattr(handler, wrong)  # what the host sends; verify keeps the right ones
    said, code = run(address, capsys)
    assert code == 1
    assert "wrong  index.html: other contents (5 bytes)" in said
    assert "wrong  guide/en/words.html: the host answers 404" in said
    assert "wrong  app-0123456789ab/x.wasm: its type is text/plain, not application/wasm" in said
    assert "right  app-0123456789ab/start.mjs" in said
    assert "4 files, 3 wrong" in said


def test_another_build_is_said_at_once(site, capsys):
    folder, address = site
    theirs = json.loads((folder / LIST).read_text())
    (folder / LIST).write_text(json.dumps({**theirs, "index.html": "0" * 64}))
    said, code = run(address, capsys)
    assert said == ""
    assert "another build than dist/: 1 files differ, as index.html" in code


@pytest.mark.parametrize(
    ("address", "why"),
    [("spades.example", "no address of a site"), ("http://127.0.0.1:9/", "no list of files")],
)
def test_what_is_no_site_is_said(site, capsys, address, why):  # noqa: ARG001 - for its dist/
    assert why in run(address, capsys)[1]


def test_without_a_build_there_is_nothing_to_compare_with(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert "make build" in run("https://spades.example/", capsys)[1]
