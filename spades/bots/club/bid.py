"""Bidding: count the hand, then look at seat, table and score."""

from __future__ import annotations

from spades.bots.club.bags import bag_points
from spades.bots.club.chance import at_least, overtricks
from spades.bots.club.counting import count_hand
from spades.bots.club.nil import nil_chance
from spades.bots.club.reading import Reading
from spades.cards import SPADES
from spades.engine import is_last_hand
from spades.seats import Team, partner_of, team_of

USUAL_BID = 3  # of a seat that has not bid yet
UNDERBID = 800  # thousandths of a trick that players keep in hand when they bid
DECIDES = 120  # points on top for a bid that wins the game now
NIL_MARGIN = 8  # points that a nil must promise beyond the tricks given up
NIL_DESPERATE = 25
FAR_BEHIND = 200


def choose_bid(reading: Reading, legal: tuple[int, ...]) -> int:
    """One of the legal bids."""
    tricks = expected_tricks(reading)
    if 0 in legal and wants_nil(reading, tricks):
        return 0
    sure, team, partner = top_spades(reading), team_of(reading.me), _assumed(reading, reading.partner)
    numeric = [b for b in legal if b and (b >= sure or _wins_now(reading, team, b + partner))]
    return max(numeric or legal, key=lambda b: (bid_points(reading, tricks, b), -b))


def top_spades(reading: Reading) -> int:
    """Spades above all that are out: each is a trick, whatever the others hold."""
    highest_out = max(reading.out[SPADES], default=-1)
    return sum(card > highest_out for card in reading.hand[SPADES])


def expected_tricks(reading: Reading) -> int:
    """Tricks of the own hand in thousandths: the count, less where the table has already claimed many."""
    tricks = 10 * count_hand(reading.hand)
    before = [b for b in reading.view.bids if b is not None]
    if len(before) == 3:
        tricks -= 80 * (sum(before) - 9)
    return max(0, min(13000, tricks))


def bid_points(reading: Reading, tricks: int, bid: int) -> int:
    """Expected points of the own team if this seat bids ``bid``, in thousandths."""
    rules, team, partner = reading.view.rules, team_of(reading.me), partner_of(reading.me)
    partner_bid = _assumed(reading, partner)
    total = bid + partner_bid
    expected = tricks + (1000 * partner_bid + UNDERBID if partner_bid else 0)
    surplus = expected - 1000 * total
    made = at_least(surplus)
    wins = _wins_now(reading, team, total)
    value = 10 * total + (rules.exact_ten // 3 if total >= 10 else 0)
    last = is_last_hand(rules, reading.view.hand_no)
    if wins and last:
        value += DECIDES
    elif wins:  # points beyond the target are worth nothing
        value = DECIDES + rules.target - reading.view.scores[team]
    bag = bag_points(rules, reading.view.bags[team], last_hand=wins or last)
    return made * value - (1000 - made) * 10 * total + bag * overtricks(surplus)


def wants_nil(reading: Reading, tricks: int) -> bool:
    """Whether nil is worth more than bidding the tricks: never beside a partner's nil; a risky one only from
    far behind.
    """
    rules, team = reading.view.rules, team_of(reading.me)
    if not rules.nil or reading.view.bids[reading.partner] == 0:
        return False
    turn = sum(b is not None for b in reading.view.bids)
    behind = reading.view.scores[1 - team] - reading.view.scores[team]
    margin = NIL_MARGIN - (NIL_DESPERATE if behind >= FAR_BEHIND else 0)
    gain = rules.nil * (2 * nil_chance(reading.hand, turn) - 1000)
    return gain >= 10 * tricks + 1000 * margin


def _assumed(reading: Reading, seat: int) -> int:
    bid = reading.view.bids[seat]
    return USUAL_BID if bid is None else bid


def _wins_now(reading: Reading, team: Team, total: int) -> bool:
    """Whether making so many wins the game, even if the opponents make theirs."""
    scores, rules = reading.view.scores, reading.view.rules
    other = 1 - team
    theirs = scores[other] + 10 * (_assumed(reading, other) + _assumed(reading, other + 2))
    ours = scores[team] + 10 * total
    if rules.hands is not None:
        return is_last_hand(rules, reading.view.hand_no) and ours > theirs
    return ours >= rules.target and (theirs < rules.target or ours > theirs)
