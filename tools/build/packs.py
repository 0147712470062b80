"""Python as the worker gets it: zips of compiled modules."""

import gzip
import hashlib
import io
import subprocess
import zipfile
from pathlib import Path

from tools.build import CACHE, MODULES, ROOT

HERE = Path(__file__).parent
STDLIB = HERE / "stdlib.txt"
NOT_IN_WORKER = (
    "spades/ui/",
    "spades/i18n/",
    "spades/cli/",
    "spades/__main__.py",
    "spades/worker.py",
    "spades/bots/watchdog.py",
)
PLAIN = "spades/wire.py"  # holds the build, so it stays as text and the compiled rest stays as it is
KEEP_DOCSTRINGS, DROP_DOCSTRINGS = 0, 2  # `dataclass` writes a missing docstring anew, and slowly


def _zip(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip whose bytes depend on names and contents alone."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as target:
        for name, data in sorted(files.items()):
            target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, method, 9)
    return buffer.getvalue()


def _read(package: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(package)) as source:
        return {name: source.read(name) for name in source.namelist()}


def _compiled(files: dict[str, bytes], optimize: int) -> bytes:
    """The files as a zip of .pyc; compiling takes seconds, so the last results are kept."""
    source = _zip(files)
    lock = (ROOT / "package-lock.json").read_bytes()
    key = hashlib.sha256(source + lock + (HERE / "mkpyc.mjs").read_bytes() + bytes([optimize])).hexdigest()
    result = CACHE / f"{key[:16]}.zip"
    if not result.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        given = result.with_suffix(".in")
        given.write_bytes(source)
        made = result.with_suffix(".out")
        subprocess.run(["node", str(HERE / "mkpyc.mjs"), given, made, str(optimize)], cwd=ROOT, check=True)
        given.unlink()
        made.replace(result)
    return result.read_bytes()


def stdlib_names() -> list[str]:
    """The modules of the standard library that are shipped, from ``stdlib.txt``."""
    lines = (line.split("#")[0].strip() for line in STDLIB.read_text().splitlines())
    return [line for line in lines if line]


def stdlib() -> bytes:
    """Pyodide's standard library, compiled, without what nobody imports. A gzip around a zip that packs
    nothing: the browser unpacks it in a moment, Python would take a tenth of its start.

    :raises SystemExit: ``stdlib.txt`` names a module that this Pyodide does not have.
    """
    with zipfile.ZipFile(MODULES / "pyodide" / "python_stdlib.zip") as source:
        there = set(source.namelist())
        files = {}
        for name in stdlib_names():
            path = name.replace(".", "/")
            found = {f"{path}.py", f"{path}/__init__.py"} & there
            if not found:
                raise SystemExit(f"build: {STDLIB.name} names {name}, which Pyodide does not have")
            files.update({entry: source.read(entry) for entry in found})
    plain = _zip(_read(_compiled(files, DROP_DOCSTRINGS)), zipfile.ZIP_STORED)
    return gzip.compress(plain, 9, mtime=0)


def package_sources() -> dict[str, bytes]:
    """The worker's part of the package: path to source."""
    paths = sorted((ROOT / "spades").rglob("*.py"))
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    return {path: data for path, data in files.items() if not path.startswith(NOT_IN_WORKER)}


def package(build: str) -> bytes:
    """The worker's part of the package, compiled; ``spades.wire`` names the build."""
    files = package_sources()
    wire = files.pop(PLAIN).decode()
    return _zip({**_read(_compiled(files, KEEP_DOCSTRINGS)), PLAIN: with_build(wire, build).encode()})


def with_build(text: str, build: str) -> str:
    """Puts the build where the source says "unbuilt".

    :raises SystemExit: the source does not say so exactly once.
    """
    if text.count('"unbuilt"') != 1:
        raise SystemExit('build: "unbuilt" must stand exactly once in a file that knows its build')
    return text.replace('"unbuilt"', f'"{build}"')
