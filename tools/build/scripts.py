"""What runs on MicroPython, as the pages get it: scripts, and modules as bytecode."""

import gzip
import json

from tools.build import MODULES, ROOT, packs, pages
from tools.build.bytecode import compiled

PYSCRIPT = MODULES / "@pyscript" / "core" / "src" / "stdlib"
NOT_LOADED = {"pyscript/fs.py", "pyscript/media.py", "pyscript/web.py"}  # only on demand


def scripts(build: str) -> dict[str, bytes]:
    """The script of the table and that of the guide's examples, each with its modules."""
    texts, guide_texts = pages.sources(), pages.guide_sources()
    first, later = pages.order(texts)
    guide_first, _ = pages.order(guide_texts, pages.GUIDE_ENTRY)
    table = script("spades/ui/boot.py").replace("LATER = ()", f"LATER = {tuple(later)}")
    examples = script("spades/ui/examples/boot.py")
    return {
        "boot.py": table.replace("FIRST = ()", f"FIRST = {tuple(first)}").encode(),
        "page.bin": page_modules(texts, build),
        "examples.py": examples.replace("FIRST = ()", f"FIRST = {tuple(guide_first)}").encode(),
        "examples.bin": page_modules(guide_texts, build),
    }


def script(path: str) -> str:
    """A script for MicroPython, stripped."""
    return pages.strip((ROOT / path).read_text("utf-8"))


def page_modules(texts: dict[str, str], build: str) -> bytes:
    """Modules (path to source), and PyScript's own, as bytecode; ``spades.wire`` names the build."""
    modules = {path: pages.strip(text) for path, text in texts.items()}
    modules["spades/wire.py"] = packs.with_build(modules["spades/wire.py"], build)
    modules |= library()
    return packed({path.removesuffix(".py") + ".mpy": compiled(path, text) for path, text in modules.items()})


def library() -> dict[str, str]:
    """What ``import pyscript`` loads: PyScript has it as text, which is slow to compile."""
    paths = sorted((PYSCRIPT / "pyscript").rglob("*.py"))
    texts = {path.relative_to(PYSCRIPT).as_posix(): path.read_text("utf-8") for path in paths}
    return {path: text for path, text in texts.items() if path not in NOT_LOADED}


def packed(files: dict[str, bytes]) -> bytes:
    """Files as one, for ``start.mjs``: a line of JSON with path and size of each, their bytes; in gzip."""
    sizes = {path: len(data) for path, data in sorted(files.items())}
    line = json.dumps(sizes, separators=(",", ":")).encode() + b"\n"
    return gzip.compress(line + b"".join(files[path] for path in sizes), 9, mtime=0)


def unpacked(pack: bytes) -> dict[str, bytes]:
    """The files of :func:`packed`."""
    line, _, data = gzip.decompress(pack).partition(b"\n")
    files, at = {}, 0
    for path, size in json.loads(line).items():
        files[path] = data[at : at + size]
        at += size
    return files
