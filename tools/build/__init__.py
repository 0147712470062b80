"""Builds ``dist/``, the whole site: ``python -m tools.build``.

    dist/index.html, boot.mjs      at fixed addresses; each knows its build
    dist/guide/, sitemap.xml       at fixed addresses, for links and search engines
    dist/app-<hash>/               what changes with our sources
    dist/runtime-<hash>/           what changes with PyScript, MicroPython and Pyodide

A build never changes a file that another build has: what differs has another address, so caches cannot
mix two builds. The same sources give the same bytes.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "build"
MODULES = ROOT / "node_modules"
