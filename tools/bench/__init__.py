"""Measures the figures that the project promises: ``python -m tools.bench`` (``make bench``).

Ratios are of measurements side by side in one run, medians of at least five.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured figure; ``most`` is the promise, None where none was made."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def missed(self) -> bool:
        """Whether the promise is broken."""
        return self.most is not None and self.value > self.most

    def row(self) -> str:
        """The figure as a row of a Markdown table."""
        promise = "" if self.most is None else f"{self.most:g}"
        return f"| {self.name} | {number(self.value)} {self.unit} | {promise} |"


def number(value: float) -> str:
    """Two decimals below ten, none above a hundred."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
