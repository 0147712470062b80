"""The table turned so that another seat sits at the bottom. Pure, and runs on MicroPython too.

The page shows whoever is called "S" at the bottom. So a snapshot is turned by giving each seat the letter of
the place at which it is shown; what the seats are really called is then a matter of names.
"""

from spades.seats import SEATS, TEAMS

PER_SEAT = ("players", "blind", "bids", "won", "counts", "hands")
ONE_SEAT = ("turn", "dealer", "you")
JOINED = "\u00a0+\u00a0"
SPEAKING = ("blind", "bid", "play", "trick", "fault")  # events whose second word is a seat


def names(words, bottom):
    """The compass names of the places when the seat ``bottom`` sits at the bottom; teams by two initials."""
    found = {letter: words("compass." + _real(letter, bottom)) for letter in SEATS}
    for team in TEAMS:
        found[team] = found[team[0]][0] + JOINED + found[team[1]][0]
    return found


def turned(snap, bottom):
    """A snapshot, or a frame of a record, as seen from ``bottom``: itself from "S"."""
    by = SEATS.index(bottom) - 2
    if not by:
        return snap
    new = dict(snap)
    for name in PER_SEAT:
        if name in new:
            new[name] = _round(new[name], by)
    for name in ONE_SEAT:
        if name in new:
            new[name] = _seat(new[name], by)
    new["table"] = _trick(new["table"], by)
    new["tricks"] = [_trick(trick, by) for trick in new["tricks"]]
    new["teams"] = _teams([_with_nils(team, by) for team in new["teams"]], by)
    new["events"] = [_event(event, by) for event in new["events"]]
    new["ledger"] = _ledger(new["ledger"], by)
    new["sheet"] = [_ledger(hand, by) for hand in new["sheet"]]
    new["result"] = _result(new["result"], by)
    return new


def place(letter, bottom):
    """Where a seat is shown when the seat ``bottom`` sits at the bottom."""
    return _seat(letter, SEATS.index(bottom) - 2)


def _real(letter, bottom):
    """The seat that is shown at a place."""
    return SEATS[(SEATS.index(letter) + SEATS.index(bottom) - 2) % 4]


def _seat(letter, by):
    return letter and SEATS[(SEATS.index(letter) - by) % 4]


def _round(values, by):
    return [values[(place + by) % 4] for place in range(4)]


def _teams(pair, by):
    return [pair[1], pair[0]] if by % 2 else pair


def _trick(trick, by):
    if trick is None:
        return None
    new = dict(trick)
    new["leader"], new["winner"] = _seat(trick["leader"], by), _seat(trick["winner"], by)
    return new


def _with_nils(team, by):
    new = dict(team)
    new["nils"] = [_seat(letter, by) for letter in team["nils"]]
    return new


def _event(event, by):
    if event[0] not in SPEAKING:
        return event
    return [event[0], _seat(event[1], by)] + list(event[2:])


def _ledger(hand, by):
    if hand is None:
        return None
    new = dict(hand)
    new["bids"], new["tricks"] = _round(hand["bids"], by), _round(hand["tricks"], by)
    new["teams"] = _teams([_account(team, by) for team in hand["teams"]], by)
    return new


def _account(team, by):
    new = _with_nils(team, by)
    new["lines"] = []
    for line in team["lines"]:
        one = dict(line)
        one["seat"] = _seat(line["seat"], by)
        new["lines"].append(one)
    return new


def _result(result, by):
    if result is None or not by % 2:
        return result
    new = dict(result)
    if result["winner"]:
        new["winner"] = TEAMS[1 - TEAMS.index(result["winner"])]
    new["scores"] = _teams(result["scores"], by)
    return new
