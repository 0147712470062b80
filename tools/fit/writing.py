"""Modules of figures, written out."""

from __future__ import annotations

WIDTH = 104


def module(name: str, command: str, tables: dict[str, object]) -> str:
    """The text of ``spades/bots/model/<name>_data.py``: numbers, rows of numbers, or rows of rows."""
    blocks = [f"{table} = {_value(value, '')}" for table, value in tables.items()]
    raw = "r" if "\\" in command else ""
    head = f'{raw}"""Figures for ``spades/bots/model/{name}.py``. Learned, by this command:\n\n'
    tail = f'    {command}\n\nThe scripts say what each of them counts.\n"""\n\n# fmt: off\n'
    return head + tail + "\n".join(blocks) + "\n"


def _value(value: object, indent: str) -> str:
    if not isinstance(value, tuple):
        return str(value)
    inner = indent + "    "
    if value and isinstance(value[0], tuple):
        return "(\n" + "".join(f"{inner}{_value(row, inner)},\n" for row in value) + indent + ")"
    line = f"({', '.join(map(str, value))})" if len(value) != 1 else f"({value[0]},)"
    if len(indent) + len(line) <= WIDTH - 20:
        return line
    return "(\n" + _lines(value, inner) + indent + ")"


def _lines(values: tuple[object, ...], indent: str) -> str:
    lines, line = [], ""
    for value in values:
        word = f"{value}, "
        if len(indent) + len(line) + len(word) > WIDTH:
            lines.append(line)
            line = ""
        line += word
    return "".join(f"{indent}{text.rstrip()}\n" for text in [*lines, line])
