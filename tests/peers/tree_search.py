"""An opponent of another family: information-set tree search, in C++ that is compiled when first used.

    python -m spades arena club tests/peers/tree_search.py:TreeSearch1000

The number is that of the simulations a card; any will do. It bids as the reference does, draws deals that fit
hand sizes and shown voids, plays them out at random and knows nothing else. It keeps to the rule set where
that says what may be played and what it scores.
"""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from spades.bots import Rng
from spades.cards import Card
from spades.engine import RuleSet
from spades.seats import partner_of
from spades.view import View
from tests.peers.numbered import numbered
from tests.peers.reference import heur_bid, legal_bid

SOURCE = Path(__file__).with_suffix(".cpp")
CACHE = Path(__file__).resolve().parents[2] / ".cache" / "peers"
COMPILER = "g++"
# -ffp-contract=off: a fused multiplication rounds differently, and a bound could then decide differently.
FLAGS = ("-std=c++17", "-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC")
LEAD_SPADES = ("broken", "any", "last")

PerSeat = ctypes.c_int32 * 4


class Position(ctypes.Structure):
    """What the search is told; tree_search.cpp says what each field means."""

    _fields_ = (
        ("hand", ctypes.c_uint64),
        ("unseen", ctypes.c_uint64),
        ("known", ctypes.c_uint64 * 4),
        ("voids", PerSeat),
        ("counts", PerSeat),
        ("bids", PerSeat),
        ("won", PerSeat),
        ("table", PerSeat),
        ("on_table", ctypes.c_int32),
        ("leader", ctypes.c_int32),
        ("broken", ctypes.c_int32),
        ("lead_spades", ctypes.c_int32),
        ("first_trick_spades", ctypes.c_int32),
        ("nil_helps", ctypes.c_int32),
        ("nil_value", ctypes.c_double * 4),
        ("bag_value", ctypes.c_double),
        ("exact_ten", ctypes.c_double),
    )


class TreeSearch:
    """Plays by so many ``simulations`` a card.

    :raises RuntimeError: there is no g++, or it cannot compile the search.
    """

    def __init__(self, simulations: int) -> None:
        self.name = f"tree-search-{simulations}"
        self._simulations = simulations
        self._search = library().tree_search

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (it tosses no coin)
        """The bid of the reference."""
        return legal_bid(view, heur_bid(view.hand, view.bids[partner_of(view.seat)]))

    def play(self, view: View, rng: Rng) -> Card:
        """The card that the search plays most."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal[0]
        position, seed = position_of(view), ctypes.c_uint64(rng.getrandbits(64))
        card: int = self._search(ctypes.byref(position), view.seat, self._simulations, seed)
        if card < 0:
            raise RuntimeError("no deal fits what this seat knows")
        return card


__getattr__ = numbered("TreeSearch", TreeSearch)


def position_of(view: View) -> Position:
    """The view in the words of the search."""
    assert view.table is not None
    rules, table = view.rules, view.table.cards
    return Position(
        hand=mask(view.hand),
        unseen=mask(view.unseen()),
        known=(ctypes.c_uint64 * 4)(*(mask(known_cards(view, seat)) for seat in range(4))),
        voids=PerSeat(*(sum(1 << suit for suit in shown) for shown in view.voids())),
        counts=PerSeat(*view.counts()),
        bids=PerSeat(*(bid or 0 for bid in view.bids)),
        won=PerSeat(*view.tricks_won()),
        table=PerSeat(*table),
        on_table=len(table),
        leader=view.table.leader,
        broken=view.broken(),
        lead_spades=LEAD_SPADES.index(rules.lead_spades),
        first_trick_spades=rules.first_trick_spades,
        nil_helps=rules.failed_nil == "help",
        nil_value=(ctypes.c_double * 4)(*(nil_value(view, seat) for seat in range(4))),
        bag_value=bag_value(rules),
        exact_ten=rules.exact_ten,
    )


def mask(cards: Iterable[Card]) -> int:
    """A set of cards as bits."""
    return sum(1 << card for card in cards)


def known_cards(view: View, seat: int) -> list[Card]:
    """The cards that this seat gave its partner in an exchange and has not seen since."""
    if seat != partner_of(view.seat):
        return []
    unseen = view.unseen()
    return [card for card in view.given if card in unseen]


def nil_value(view: View, seat: int) -> int:
    """What the seat's nil is worth, if it bid one."""
    return view.rules.blind_nil_value if view.blind[seat] else view.rules.nil or 0


def bag_value(rules: RuleSet) -> float:
    """What a bag scores, and costs in the long run."""
    return rules.bag_value - rules.bag_penalty / rules.bag_limit if rules.bag_limit else 0.0


def library() -> ctypes.CDLL:
    """The compiled search, compiled now if its source is new.

    :raises RuntimeError: as :class:`TreeSearch`.
    """
    name = hashlib.sha256(SOURCE.read_bytes() + " ".join(FLAGS).encode()).hexdigest()[:16]
    built = CACHE / f"tree_search-{name}.so"
    if not built.exists():
        compile_to(built)
    return ctypes.CDLL(str(built))


def compile_to(built: Path) -> None:
    """Compiles the search; whoever looks for it finds all of it or nothing, whatever else compiles it now."""
    if shutil.which(COMPILER) is None:
        raise RuntimeError(f"the tree search is compiled by {COMPILER}, which is not installed")
    built.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=built.parent) as folder:
        made = Path(folder) / built.name
        ran = subprocess.run(
            [COMPILER, *FLAGS, str(SOURCE), "-o", str(made)], capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise RuntimeError(f"{COMPILER} cannot compile {SOURCE.name}: {ran.stderr.strip()[:500]}")
        made.replace(built)
