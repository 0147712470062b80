"""Tables of the guide."""


def row(preset: str, cells: list[str]) -> str:
    """A row, its first cell the head of it; ``preset`` names the only rule set that has it, or nothing."""
    only = f' data-rules="{preset}"' if preset else ""
    first, *rest = cells
    return f'<tr{only}><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'


def table(kind: str, heads: list[str], rows: list[str], *, of_presets: bool = False) -> str:
    """A table with its heads; one that holds for the presets alone gives way to a reader's house rules."""
    only = " data-preset" if of_presets else ""
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    return (
        f'<table class="{kind}"{only}><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>\n'
    )
