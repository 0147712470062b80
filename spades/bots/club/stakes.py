"""What the hand is worth from here, as expected points: contract, the opponents' contract, bags, nils.

from spades.bots.sight import Suits
Every card is judged by the same sum, so that "make the bid", "set them" and "shed bags" need no switch
between them: a trick is wanted as long as it adds more to the chance of the contract than a bag costs.
"""

from __future__ import annotations

from spades.bots.club.bags import bag_points, bags_so_far, may_be_last_hand
from spades.bots.club.reading import Reading, needs, team_bid
from spades.bots.club.remaining import sure_tricks
from spades.bots.sight import Suits
from spades.engine import is_last_hand
from spades.seats import Seat, partner_of, team_of

# Chance in thousandths to have enough, by the half tricks expected beyond those needed: from -4 to +4.
ENOUGH = (4, 8, 16, 32, 65, 120, 200, 330, 500, 670, 800, 880, 935, 968, 984, 992, 996)
# Overtricks to expect, in thousandths of a trick, by the same.
BEYOND = (0, 2, 5, 10, 25, 55, 110, 200, 340, 560, 850, 1220, 1640, 2100, 2570, 3050, 3530)
DECIDES_GAME = 150  # points added to a contract that decides the game
PARTNER_SPENDS = 600  # what the card with which the partner wins a trick was worth to it
FOE_SPENDS = 200  # what the high card with which an opponent wins one leaves to the own hand
SHARE = 900  # of the tricks that nobody has claimed, the part that each seat is credited with


class Stakes:
    """Expected points of the own team at the end of a hand, in thousandths, by how this trick ends."""

    __slots__ = ("_bag", "_claimed", "_reading", "_spent", "_value", "left", "team")

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self.team = team_of(reading.me)
        self.left = reading.left - 1
        last = may_be_last_hand(reading)
        rules = reading.view.rules
        self._bag = [bag_points(rules, bags_so_far(reading, t), last_hand=last) for t in (0, 1)]
        self._value = [20 * team_bid(reading, t) + bonus for t, bonus in enumerate(_decides(reading))]
        bids_won = zip(reading.view.bids, reading.won, strict=True)
        self._claimed = [1000 * max(0, (bid or 0) - won) for bid, won in bids_won]
        self._spent = any(seat == reading.partner for seat, _ in reading.table)
        if reading.best_seat == reading.partner:  # the trick it is winning is one of those it bid
            self._claimed[reading.partner] = max(0, self._claimed[reading.partner] - 1000)

    def points(self, winner: Seat, tricks: int, hand: Suits) -> int:
        """``tricks`` is what the own ``hand`` will take after this trick, in thousandths."""
        if winner in self._reading.after and team_of(winner) != self.team:
            tricks = min(tricks + FOE_SPENDS, 1000 * self.left)
        partner = self._partner(winner, tricks)
        return (
            self._contract(winner, tricks, partner, hand)
            - self._against(winner, tricks + partner)
            + self._nils(winner)
        )

    def _partner(self, winner: Seat, tricks: int) -> int:
        """Tricks to expect from the partner after this one, in thousandths."""
        reading = self._reading
        if reading.nils[reading.partner]:
            return 0
        others = [s for s in range(4) if s != reading.me and not reading.nils[s]]
        open_tricks = 1000 * self.left - tricks - sum(self._claimed[s] for s in others)
        expected = self._claimed[reading.partner] + open_tricks * SHARE // (1000 * len(others))
        if winner == reading.partner and not self._spent:
            expected -= PARTNER_SPENDS
        return max(0, min(expected, 1000 * self.left - tricks))

    def _contract(self, winner: Seat, tricks: int, partner: int, hand: Suits) -> int:
        reading, need = self._reading, needs(self._reading, self.team, winner)
        mine = tricks if self._counts(reading.me) else 0
        if self._counts(reading.partner):
            mine += partner
        enough, beyond = self._chance(mine, need)
        if need > 0 and self._counts(reading.me) and sure_tricks(reading, hand) >= need:
            enough = 1000
        return self._value[self.team] * enough + self._bag[self.team] * beyond

    def _against(self, winner: Seat, ours: int) -> int:
        other = 1 - self.team
        need = needs(self._reading, other, winner)
        enough, beyond = self._chance(1000 * self.left - ours, need)
        return self._value[other] * enough + self._bag[other] * beyond

    def _counts(self, seat: Seat) -> bool:
        """Whether the tricks of a seat count for the numeric bid of its team."""
        return bool(self._reading.view.bids[seat]) or self._reading.view.rules.failed_nil == "help"

    def _chance(self, tricks: int, need: int) -> tuple[int, int]:
        """Chance of enough tricks and overtricks to expect, both in thousandths."""
        if need <= 0:
            return 1000, tricks - 1000 * need
        if need > self.left:
            return 0, 0
        return chance_of(tricks - 1000 * need, self.left)

    def _nils(self, winner: Seat) -> int:
        """What this trick does to the nils that still stand."""
        reading = self._reading
        if not reading.nils[winner]:
            return 0
        swing = 2000 * nil_value(reading, winner)
        return -swing if team_of(winner) == self.team else swing


def chance_of(surplus: int, left: int) -> tuple[int, int]:
    """Chance of enough, and overtricks, by the tricks expected too many, in thousandths; the fewer tricks
    are left, the surer.
    """
    sharp = surplus * (5 if left > 7 else 6 if left > 4 else 8) // 5
    place = max(0, min(7999, sharp + 4000))
    i, part = divmod(place, 500)
    enough = ENOUGH[i] + (ENOUGH[i + 1] - ENOUGH[i]) * part // 500
    beyond = BEYOND[i] + (BEYOND[i + 1] - BEYOND[i]) * part // 500
    return enough, max(beyond, surplus)


def nil_value(reading: Reading, seat: Seat) -> int:
    """Points of the seat's nil."""
    rules = reading.view.rules
    return rules.blind_nil_value if reading.view.blind[seat] else rules.nil or 0


def _decides(reading: Reading) -> tuple[int, int]:
    """Points to add to each team's contract because making it wins the game now, or failing loses it."""
    made = [reading.view.scores[t] + 10 * team_bid(reading, t) + _nil_hopes(reading, t) for t in (0, 1)]
    return _decided_by(reading, made, 0), _decided_by(reading, made, 1)


def _decided_by(reading: Reading, made: list[int], team: int) -> int:
    rules = reading.view.rules
    fear = team != team_of(reading.me)  # of equal totals, expect the worse
    if rules.hands is not None:
        ahead = made[team] + fear > made[1 - team]
        return DECIDES_GAME if ahead and is_last_hand(rules, reading.view.hand_no) else 0
    wins = made[team] >= rules.target and made[team] + fear > made[1 - team]
    set_score = reading.view.scores[team] - 10 * team_bid(reading, team)
    loses = rules.losing_score is not None and set_score <= rules.losing_score
    return DECIDES_GAME if wins or loses else 0


def _nil_hopes(reading: Reading, team: int) -> int:
    """Points that the team's nils bring if those that still stand are made."""
    points = 0
    for seat in (team, partner_of(team)):
        if reading.view.bids[seat] == 0:
            points += nil_value(reading, seat) * (1 if reading.nils[seat] else -1)
    return points
