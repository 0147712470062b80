"""Serves a folder on this machine: ``python -m tools.serve [FOLDER] [--port N] [--prefix /a/b/]``.

Sends what a host of static files sends: right types, gzip, and addresses with a hash cached for good.
"""

import argparse
import gzip
import re
from collections.abc import Sequence
from functools import lru_cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".py": "text/x-python; charset=utf-8",
    ".toml": "application/toml",
    ".zip": "application/zip",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
HASHED = re.compile(r"/(app|runtime)-[0-9a-f]{12}/")
PORTS = range(8000, 8100)


@lru_cache(maxsize=64)
def _packed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """One folder under one prefix."""

    protocol_version = "HTTP/1.1"
    site = Path()
    prefix = "/"
    fresh_for = 0  # seconds that addresses without a hash may be cached

    def do_GET(self) -> None:
        """Answers GET; HEAD likewise, without the body."""
        if self.is_folder():
            address, *query = self.path.split("?", 1)
            self.reply(301, b"", "text/plain", to="?".join([address + "/", *query]))
            return
        path = self.file()
        if path is None:
            self.reply(404, b"not found\n", "text/plain")
            return
        data, packed = path.read_bytes(), "gzip" in self.headers.get("Accept-Encoding", "")
        if packed:
            data = _packed(path, path.stat().st_mtime_ns)
        self.reply(200, data, TYPES.get(path.suffix, "application/octet-stream"), packed=packed)

    do_HEAD = do_GET  # noqa: N815 - the name that http.server calls

    def is_folder(self) -> bool:
        """Whether a folder is asked for without its slash."""
        address = self.path.split("?")[0]
        if address.endswith("/"):
            return False
        inside = address.removeprefix(self.prefix)
        return address + "/" == self.prefix or (inside != address and (self.site / inside).is_dir())

    def file(self) -> Path | None:
        """The file that is asked for, if it is one of the site."""
        address = self.path.split("?")[0].split("#")[0]
        if not address.startswith(self.prefix):
            return None
        path = (self.site / address[len(self.prefix) :]).resolve()
        if path.is_dir():
            path /= "index.html"
        return path if path.is_file() and path.is_relative_to(self.site) else None

    def reply(self, status: int, data: bytes, kind: str, *, packed: bool = False, to: str = "") -> None:
        """Sends one answer; ``to`` is another address."""
        self.send_response(status)
        if to:
            self.send_header("Location", to)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", self.caching() if status == 200 else "no-store")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Access-Control-Allow-Origin", "*")  # as GitHub Pages does
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(data)

    def caching(self) -> str:
        """How long the answer may be kept."""
        if HASHED.search(self.path):
            return "public, max-age=31536000, immutable"
        return f"max-age={self.fresh_for}" if self.fresh_for else "no-cache"

    def log_message(self, *_: object) -> None:
        """Says nothing: the browser's own tools show requests better."""


class Server(ThreadingHTTPServer):
    """A server of one folder; ``port`` 0 takes any free one."""

    daemon_threads = True

    def __init__(self, site: Path, port: int = 0, *, prefix: str = "/", fresh_for: int = 0) -> None:
        settings = {"site": site.resolve(), "prefix": prefix, "fresh_for": fresh_for}
        super().__init__(("127.0.0.1", port), type("SiteHandler", (Handler,), settings))
        self.url = f"http://127.0.0.1:{self.server_port}{prefix}"

    def handle_error(self, *_: object) -> None:
        """A browser that hangs up is no error."""


def first_free(site: Path, ports: Sequence[int], prefix: str) -> Server:
    """A server on the first port that nobody has.

    :raises SystemExit: all are taken.
    """
    for port in ports:
        try:
            return Server(site, port, prefix=prefix)
        except OSError:
            continue
    raise SystemExit(f"serve: ports {ports[0]} to {ports[-1]} are taken")


def main(arguments: Sequence[str] | None = None) -> None:
    """Serves until interrupted."""
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("folder", nargs="?", default="dist", type=Path)
    parser.add_argument("--port", type=int, help="this port, or fail")
    parser.add_argument("--prefix", default="/", help="serve below this path, as /a/b/")
    options = parser.parse_args(arguments)
    ports = [options.port] if options.port else PORTS
    server = first_free(options.folder, ports, options.prefix)
    print(f"Play at {server.url} (stop with Ctrl+C)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
