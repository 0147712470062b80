"""Measures the figures that the project promises: ``python -m tools.bench`` (``make bench``).

Ratios are of measurements side by side in one run, medians of at least five.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured figure. The promise is that it is at most ``most``, or at least ``least``; both are None
    where none was made.
    """

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def missed(self) -> bool:
        """Whether the promise is broken."""
        above = self.most is not None and self.value > self.most
        below = self.least is not None and self.value < self.least
        return above or below

    @property
    def promise(self) -> str:
        """The promise in words."""
        most = [] if self.most is None else [f"at most {self.most:g}"]
        least = [] if self.least is None else [f"at least {self.least:g}"]
        return ", ".join(least + most)

    def row(self) -> str:
        """The figure as a row of a Markdown table."""
        return f"| {self.name} | {number(self.value)} {self.unit} | {self.promise} |"


def number(value: float) -> str:
    """Two decimals below ten, none above a hundred."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
