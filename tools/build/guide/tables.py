"""Tables of the guide."""


def row(preset: str, cells: list[str]) -> str:
    """A row, its first cell the head of it; ``preset`` names the only rule set that has it, or nothing."""
    only = f' data-rules="{preset}"' if preset else ""
    first, *rest = cells
    return f'<tr{only}><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'


def table(kind: str, heads: list[str], rows: list[str]) -> str:
    """A table with its heads."""
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>\n'
