"""What runs on MicroPython, as the pages get it: scripts, and modules as bytecode."""

import json
from base64 import b64encode

from tools.build import ROOT, packs, pages
from tools.build.bytecode import compiled


def scripts(build: str) -> dict[str, bytes]:
    """The script of the table and that of the guide's examples, each with its modules."""
    texts, guide_texts = pages.sources(), pages.guide_sources()
    first, later = pages.order(texts)
    guide_first, _ = pages.order(guide_texts, pages.GUIDE_ENTRY)
    table = script("spades/ui/boot.py").replace("LATER = ()", f"LATER = {tuple(later)}")
    examples = script("spades/ui/examples/boot.py")
    return {
        "boot.py": table.replace("FIRST = ()", f"FIRST = {tuple(first)}").encode(),
        "page.json": page_modules(texts, build),
        "examples.py": examples.replace("FIRST = ()", f"FIRST = {tuple(guide_first)}").encode(),
        "examples.json": page_modules(guide_texts, build),
    }


def script(path: str) -> str:
    """A script for MicroPython, stripped."""
    return pages.strip((ROOT / path).read_text("utf-8"))


def page_modules(texts: dict[str, str], build: str) -> bytes:
    """Modules (path to source) as JSON: path to bytecode in base64; ``spades.wire`` names the build."""
    modules = {path: pages.strip(text) for path, text in texts.items()}
    modules["spades/wire.py"] = packs.with_build(modules["spades/wire.py"], build)
    ready = {path.removesuffix(".py") + ".mpy": compiled(path, text) for path, text in modules.items()}
    return json.dumps({path: b64encode(code).decode() for path, code in sorted(ready.items())}).encode()
