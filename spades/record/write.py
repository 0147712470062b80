"""Writing records: every hand of a game as one block of tags."""

from collections.abc import Iterator
from itertools import takewhile

from spades.engine import (
    Exchange,
    Game,
    NextHand,
    Setup,
    TeamLedger,
    Trick,
    apply,
    deal_code,
    format_rules,
    new_game,
)
from spades.seats import EAST, NORTH, SEATS, SOUTH, TEAMS, WEST, clockwise_from, next_seat

from .pbn import FIRST_TAG, UNFINISHED, UNPLAYED, card_word, deal_words, tag_lines

EVENT = "Spades"
NIL, BLIND = "Nil", "Blind"
LEDGER_COLUMNS = "Team;Line;Points;Seat;Count"
TagText = tuple[str, str, list[str]]


def write_record(game: Game) -> str:
    """The record of a game, finished or not; :func:`read_record` gives the same game back."""
    return "\n".join(block_text(hand) for hand in _hands(game))


def block_text(hand: Game) -> str:
    """One hand as text. ``hand`` is the game as it stood last in that hand."""
    lines = [line for tag in block_tags(hand) for line in tag_lines(*tag)]
    return "\n".join(lines) + "\n"


def block_tags(hand: Game) -> Iterator[TagText]:
    """Name, value and rows of each tag of a hand, in the order in which they are written."""
    yield from _table_tags(hand)
    yield from _bidding_tags(hand)
    yield from _play_tags(hand)
    yield from _score_tags(hand)


def _hands(game: Game) -> Iterator[Game]:
    state = new_game(game.setup)
    for action in game.actions:
        if isinstance(action, NextHand):
            yield state
        state = apply(state, action)
    yield state


def _table_tags(hand: Game) -> Iterator[TagText]:
    setup = hand.setup
    yield FIRST_TAG, EVENT, []
    yield "Board", str(hand.hand_no + 1), []
    for name, seat in (("West", WEST), ("North", NORTH), ("East", EAST), ("South", SOUTH)):
        yield name, setup.players[seat], []
    yield "Dealer", SEATS[hand.dealer], []
    yield "Deal", deal_words(hand.deal), []
    yield "DealCode", deal_code(setup, hand.hand_no), []
    yield "RuleSet", format_rules(setup.rules), []
    if hand.hand_no == 0:
        yield from _game_tags(setup)
    scores, bags = _before(hand)
    yield "Scores", _team_words(scores), []
    yield "Bags", _team_words(bags), []


def _game_tags(setup: Setup) -> Iterator[TagText]:
    yield "Seed", setup.seed, []
    if setup.deals:
        yield "Deals", " ".join(setup.deals), []


def _before(hand: Game) -> tuple[tuple[int, int], tuple[int, int]]:
    if not is_over(hand):
        return hand.scores, hand.bags
    north_south, east_west = hand.ledgers[-1].teams
    return (north_south.before, east_west.before), (north_south.bags_before, east_west.bags_before)


def is_over(hand: Game) -> bool:
    """Whether all thirteen tricks of the hand are played."""
    return len(hand.tricks) == 13


def _bidding_tags(hand: Game) -> Iterator[TagText]:
    first = next_seat(hand.dealer)
    answers = [
        f"{SEATS[seat]} {'yes' if hand.blind[seat] else 'no'}"
        for seat in clockwise_from(first)
        if hand.blind[seat] is not None
    ]
    if answers:
        yield "BlindNil", " ".join(answers), []
    yield "Auction", SEATS[first], [" ".join(_bid_words(hand, first))]
    given = _exchanges_of_hand(hand)
    if given:
        yield "Exchange", " ".join(map(_exchange_word, given)), []


def _bid_words(hand: Game, first: int) -> list[str]:
    """The bids in order up to the first one missing; a blind nil stands in its place in that order."""
    made = takewhile(lambda seat: hand.bids[seat] is not None, clockwise_from(first))
    words = [_bid_word(hand, seat) for seat in made]
    return words if len(words) == 4 else [*words, UNFINISHED]


def _bid_word(hand: Game, seat: int) -> str:
    if hand.blind[seat]:
        return BLIND
    return str(hand.bids[seat] or NIL)


def _exchanges_of_hand(hand: Game) -> list[Exchange]:
    """From the actions, not the state: they keep the order in which the cards were named."""
    latest = takewhile(lambda action: not isinstance(action, NextHand), reversed(hand.actions))
    return [action for action in latest if isinstance(action, Exchange)][::-1]


def _exchange_word(action: Exchange) -> str:
    return f"{SEATS[action.seat]}:{''.join(map(card_word, action.cards))}"


def _play_tags(hand: Game) -> Iterator[TagText]:
    """One row per trick; the columns are the seats, from the one that led first."""
    if hand.table is None and not hand.tricks:
        return
    first = next_seat(hand.dealer)
    started = [trick for trick in (*hand.tricks, hand.table) if trick is not None and trick.cards]
    rows = [" ".join(_trick_word(trick, seat) for seat in clockwise_from(first)) for trick in started]
    yield "Play", SEATS[first], rows if is_over(hand) else [*rows, UNFINISHED]


def _trick_word(trick: Trick, seat: int) -> str:
    card = trick.card_of(seat)
    return UNPLAYED if card is None else card_word(card)


def _score_tags(hand: Game) -> Iterator[TagText]:
    if not is_over(hand):
        return
    ledger = hand.ledgers[-1]
    yield "Tricks", " ".join(f"{SEATS[seat]} {ledger.tricks[seat]}" for seat in range(4)), []
    rows = [
        row for team, account in zip(TEAMS, ledger.teams, strict=True) for row in _ledger_rows(team, account)
    ]
    yield "Ledger", LEDGER_COLUMNS, rows
    yield "ScoresAfter", _team_words(hand.scores), []
    yield "BagsAfter", _team_words(hand.bags), []
    if hand.result:
        winner = UNPLAYED if hand.result.winner is None else TEAMS[hand.result.winner]
        yield "Winner", f"{winner} {hand.result.reason}", []


def _ledger_rows(team: str, account: TeamLedger) -> list[str]:
    return [
        f"{team} {line.code} {line.points} {UNPLAYED if line.seat is None else SEATS[line.seat]} {line.count}"
        for line in account.lines
    ]


def _team_words(pair: tuple[int, int]) -> str:
    return f"NS {pair[0]} EW {pair[1]}"
