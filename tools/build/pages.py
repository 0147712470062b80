"""The page's Python modules: what they need, in which order, and without what MicroPython ignores."""

import ast
import io
import re
import tokenize
from pathlib import Path

from tools.build import ROOT

PAGE = ("spades/__init__.py", "spades/cards.py", "spades/seats.py", "spades/dates.py", "spades/wire.py")
FOLDERS = ("spades/i18n", "spades/ui")
ENTRY = "spades.ui.app"
GUIDE_ENTRY = "spades.ui.examples.app"
NOT_SHIPPED = {"spades/ui/boot.py", "spades/ui/examples/boot.py"}  # the scripts themselves
NOT_GUIDE = re.compile(r"spades/i18n/../(daily|drills)\.py")  # words of what the guide does not have
ONLY_GUIDE = re.compile(r"spades/(ui/examples/|i18n/../guide\.py)")


def sources() -> dict[str, str]:
    """The modules of the table's page: path to source text."""
    return {path: text for path, text in everything().items() if not ONLY_GUIDE.match(path)}


def guide_sources() -> dict[str, str]:
    """The modules of the live examples in the guide: what the first of them imports, and their words."""
    texts = everything()
    first, _ = order(texts, GUIDE_ENTRY)
    return {
        path: text
        for path, text in texts.items()
        if module_name(path) in first or (path.startswith("spades/i18n/") and not NOT_GUIDE.match(path))
    }


def everything() -> dict[str, str]:
    """All modules that run on MicroPython: path to source text."""
    paths = [ROOT / path for path in PAGE]
    for folder in FOLDERS:
        paths += sorted((ROOT / folder).rglob("*.py"))
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
    return {path: text for path, text in texts.items() if path not in NOT_SHIPPED}


def module_name(path: str) -> str:
    """``spades/ui/__init__.py`` is ``spades.ui``."""
    return ".".join(Path(path).with_suffix("").parts).removesuffix(".__init__")


def _imported(path: str, statement: ast.stmt) -> list[str]:
    """The names that one import statement may load, absolute."""
    if isinstance(statement, ast.Import):
        return [alias.name for alias in statement.names]
    if not isinstance(statement, ast.ImportFrom):
        return []
    base = statement.module or ""
    if statement.level:
        package = module_name(path).split(".")
        keep = len(package) - statement.level + path.endswith("__init__.py")
        base = ".".join([*package[:keep], *([base] if base else [])])
    return [base, *(f"{base}.{alias.name}" for alias in statement.names)]


def _needs(path: str, text: str, names: set[str]) -> list[str]:
    """The page's modules that a module imports when it is loaded, its packages first."""
    parts = module_name(path).split(".")
    found = [".".join(parts[:length]) for length in range(1, len(parts))]
    for statement in ast.parse(text).body:
        found += [name for name in _imported(path, statement) if name in names]
    return found


def order(texts: dict[str, str], entry: str = ENTRY) -> tuple[list[str], list[str]]:
    """The modules in the order of loading: those that ``entry`` needs for the first view, then the rest.

    A module comes after all that it imports, so each can be compiled in a task of its own.
    """
    paths = {module_name(path): path for path in texts}
    needs = {name: _needs(path, texts[path], set(paths)) for name, path in paths.items()}
    loaded: list[str] = []

    def visit(name: str, seen: tuple[str, ...] = ()) -> None:
        if name in loaded or name in seen:
            return
        for other in needs[name]:
            visit(other, (*seen, name))
        loaded.append(name)

    if entry in paths:
        visit(entry)
    first = len(loaded)
    for name in sorted(paths):
        visit(name)
    return loaded[:first], loaded[first:]


def _is_docstring(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
        return False
    return isinstance(statement.value.value, str)


def _docstrings(tree: ast.Module) -> list[ast.stmt]:
    homes = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    firsts = [node.body[0] for node in ast.walk(tree) if isinstance(node, homes) and node.body]
    return [statement for statement in firsts if _is_docstring(statement)]


def strip(text: str) -> str:
    """A module without docstrings and comments; every line keeps its number for tracebacks."""
    cuts = [
        (node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0, "0")
        for node in _docstrings(ast.parse(text))
    ]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            line = text.splitlines()[token.start[0] - 1]
            start, end = (len(line[:column].encode()) for column in (token.start[1], token.end[1]))
            cuts.append((token.start[0], start, token.end[0], end, ""))
    lines = [line.encode() for line in text.splitlines()]
    for row, column, end_row, end_column, filler in sorted(cuts, reverse=True):
        rest = lines[end_row - 1][end_column:]
        lines[row - 1] = lines[row - 1][:column] + filler.encode() + rest
        lines[row:end_row] = [b""] * (end_row - row)
    return "\n".join(line.decode().rstrip() for line in lines) + "\n"
