"""Learns what a bid tells about a hand: ``python -m tools.fit.bids``.

Bots bid many hands. A sum over the cards of a hand is fitted to the bids, rounded to small whole numbers, and
for each bid it is counted how much more often it is made with each sum than others are. What is written to
``spades/bots/worlds/bid_levels.py`` are those sums, and for each bid the bands of sums that make it likely.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path

from spades.cards import SPADES, Cards
from spades.cli.players import label, player
from tools.build import ROOT
from tools.fit.hands import Bidding, biddings
from tools.fit.linear import Row, least_squares, logistic

OUT = ROOT / "spades/bots/worlds/bid_levels.py"
CACHE = ROOT / ".cache/fit"
BIDDERS = ("club", "tests/peers/reference.py:Reference")
FEATURES = 13 + 13 + 1 + 1  # ranks of side suits, ranks of spades, spades beyond the third, a constant
BEYOND, CONSTANT = 26, 27
MANY_SPADES, BANDS, BAND_BITS = 3, 3, 2  # as spades/bots/worlds/clues.py has them
SEEN_OFTEN = 8  # hands with a bid and a sum, before their share is believed
ENOUGH = 150  # hands with a bid, before it gets bands of its own
UNITS = {"tricks": (0.20, 0.22, 0.24, 0.26, 0.28, 0.30), "nil": (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)}
OPEN = 99  # above and below all sums
Band = tuple[int, int]


@dataclass(frozen=True)
class Scale:
    """What each card is worth: ``side`` and ``spades`` by rank; ``each`` spade, ``more`` for those beyond the
    third.
    """

    side: tuple[int, ...]
    spades: tuple[int, ...]
    each: int
    more: int

    def sum(self, hand: Cards) -> int:
        """The sum of a hand."""
        held = [card % 13 for card in hand if card // 13 == SPADES]
        worth = sum(self.side[card % 13] for card in hand if card // 13 != SPADES)
        worth += sum(self.spades[rank] for rank in held)
        return worth + self.each * len(held) + self.more * max(0, len(held) - MANY_SPADES)


def features(hand: Cards) -> Row:
    """How often each feature occurs in a hand."""
    row: Counter[int] = Counter({CONSTANT: 1})
    for card in hand:
        row[card % 13 + 13 * (card // 13 == SPADES)] += 1
    beyond = sum(card // 13 == SPADES for card in hand) - MANY_SPADES
    if beyond > 0:
        row[BEYOND] = beyond
    return row


def rounded(weights: Sequence[float], unit: float) -> Scale:
    """Weights as small whole numbers. Most side cards shall count nothing, and most spades alike."""
    plain = sorted(weights[:13])[6]
    spade = sorted(weights[13:26])[6]
    each = round((spade - plain) / unit)
    side = tuple(round((w - plain) / unit) for w in weights[:13])
    spades = tuple(round((w - plain) / unit) - each for w in weights[13:26])
    return Scale(side, spades, each, max(0, round(weights[BEYOND] / unit)))


def bands(made: Counter[int], all_hands: Counter[int]) -> tuple[Band, ...]:
    """For one bid: where its chance, by the sum of the hand, is within so many bits of its highest."""
    sums = range(min(all_hands), max(all_hands) + 1)
    share = {s: (_smooth(made, s) + 0.2) / (_smooth(all_hands, s) + 4) for s in sums}
    often = [s for s in sums if made[s] >= SEEN_OFTEN]
    peak = max(often, key=lambda s: share[s])
    lacks = {s: log2(share[peak] / share[s]) for s in sums}
    return max(
        (_bands_from(lacks, peak, start, sums) for start in (0.8, 1.0, 1.2, 1.4)),
        key=lambda found: gain(found, made, all_hands),
    )


def _smooth(counts: Counter[int], place: int) -> float:
    return (counts[place - 1] + 2 * counts[place] + counts[place + 1]) / 4


def _bands_from(lacks: dict[int, float], peak: int, start: float, sums: range) -> tuple[Band, ...]:
    return tuple(_around(lacks, peak, start + BAND_BITS * i, sums) for i in range(BANDS))


def _around(lacks: dict[int, float], peak: int, most: float, sums: range) -> Band:
    least = highest = peak
    while least - 1 in sums and lacks[least - 1] < most:
        least -= 1
    while highest + 1 in sums and lacks[highest + 1] < most:
        highest += 1
    return (least if least > sums[0] else -OPEN, highest if highest < sums[-1] else OPEN)


def gain(found: Sequence[Band], made: Counter[int], all_hands: Counter[int]) -> float:
    """Bits that the bands tell about a hand which made the bid, on average."""
    lost = {s: BAND_BITS * sum(not least <= s <= most for least, most in found) for s in all_hands}
    left = sum(n * 2.0 ** -lost[s] for s, n in all_hands.items()) / all_hands.total()
    return -sum(n * lost[s] for s, n in made.items()) / made.total() - log2(left)


def fitted(rows: Sequence[Bidding], scale: Scale, bids: Iterable[int]) -> dict[int, tuple[Band, ...]]:
    """The bands of each of these bids that was made often enough."""
    sums = [scale.sum(row.hand) for row in rows]
    everything = Counter(sums)
    found = {}
    for bid in bids:
        made = Counter(s for s, row in zip(sums, rows, strict=True) if row.bid == bid)
        if made.total() >= ENOUGH:
            found[bid] = bands(made, everything)
    return found


def told(rows: Sequence[Bidding], scale: Scale, found: dict[int, tuple[Band, ...]]) -> float:
    """Bits that a bid of this kind tells about a hand, on average."""
    sums = [scale.sum(row.hand) for row in rows]
    everything = Counter(sums)
    bits = count = 0.0
    for bid, its_bands in found.items():
        made = Counter(s for s, row in zip(sums, rows, strict=True) if row.bid == bid)
        bits += made.total() * gain(its_bands, made, everything)
        count += made.total()
    return bits / count


def best(
    rows: Sequence[Bidding], weights: Sequence[float], units: Iterable[float], bids: Sequence[int]
) -> tuple[Scale, dict[int, tuple[Band, ...]], float]:
    """The unit that tells most: the scale in it, the bands, and the bits told by every other hand, which the
    bands were not made from.
    """
    learned, asked = rows[::2], rows[1::2]
    scales = {scale: fitted(learned, scale, bids) for scale in (rounded(weights, unit) for unit in units)}
    bits, scale = max(((told(asked, s, f), s) for s, f in scales.items()), key=lambda pair: pair[0])
    return scale, fitted(rows, scale, bids), bits


def beyond_seen(found: dict[int, tuple[Band, ...]], trick: int) -> dict[int, tuple[Band, ...]]:
    """Bids too high to be seen often: from a trick's worth above the bid before, and open to the top."""
    for bid in range(max(found) + 1, 14):
        found[bid] = tuple((least + trick, OPEN) for least, _ in found[bid - 1])
    return found


TEXT = '''"""What bids tell about hands. Written by a script; see it for how:

    {command}

``TRICKS`` and ``NIL`` are the worth of each rank in a side suit and in spades, of each spade, and of each
spade beyond the third. ``BANDS`` are the least and most worth of a hand that makes a bid; see clues.py.
A nil tells {nil:.2f} bits about a hand, another bid {tricks:.2f}.
"""

Scale = tuple[tuple[int, ...], tuple[int, ...], int, int]

TRICKS: Scale = (
    {trick_side},
    {trick_spades},
    {trick_each},
    {trick_more},
)
NIL: Scale = (
    {nil_side},
    {nil_spades},
    {nil_each},
    {nil_more},
)
BANDS: dict[int, tuple[tuple[int, int], ...]] = {{
{bands}
}}
'''


def main() -> None:
    """Learns and writes."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.bids", description=__doc__)
    parser.add_argument("--bidders", default=",".join(BIDDERS), help="levels or path.py:name")
    parser.add_argument("--deals", type=int, default=20_000, help="for each bidder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help="the module to write")
    asked = parser.parse_args()
    options = f"--bidders {asked.bidders} --deals {asked.deals} --seed {asked.seed}"
    CACHE.mkdir(parents=True, exist_ok=True)
    rows: list[Bidding] = []
    for name in asked.bidders.split(","):
        bot = player(name)
        rows += biddings(label(bot), bot, asked.deals, asked.seed, CACHE)
    asked.out.write_text(learned(rows, f"python -m tools.fit.bids {options}"))


def learned(rows: Sequence[Bidding], command: str) -> str:
    """The module that these biddings teach."""
    numeric = [row for row in rows if row.bid]
    weights = least_squares(((features(row.hand), float(row.bid), 1.0) for row in numeric), FEATURES)
    tricks, found, bits = best(rows, weights, UNITS["tricks"], range(1, 14))
    danger = logistic([(features(row.hand), int(row.bid != 0)) for row in rows], FEATURES)
    nil, nil_found, nil_bits = best(rows, danger, UNITS["nil"], (0,))
    found = {**nil_found, **beyond_seen(found, tricks.side[-1])}
    lines = [f"    {bid}: {its}," for bid, its in sorted(found.items())]
    return TEXT.format(
        command=command,
        tricks=bits,
        nil=nil_bits,
        trick_side=tricks.side,
        trick_spades=tricks.spades,
        trick_each=tricks.each,
        trick_more=tricks.more,
        nil_side=nil.side,
        nil_spades=nil.spades,
        nil_each=nil.each,
        nil_more=nil.more,
        bands="\n".join(lines),
    )


if __name__ == "__main__":
    main()
