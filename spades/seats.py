"""Seats and teams (rules.md R1). Runs on MicroPython too, so it imports nothing.

Seats are 0 North, 1 East, 2 South, 3 West: clockwise, the order of bidding and play. The person sits
South. Teams are 0 North-South and 1 East-West.
"""

NORTH, EAST, SOUTH, WEST = range(4)
SEATS = "NESW"
NS, EW = range(2)
TEAMS = ("NS", "EW")

Seat = int
Team = int


def next_seat(seat: int) -> int:
    """The seat to the left: the next to bid or play."""
    return (seat + 1) % 4


def partner_of(seat: int) -> int:
    """The seat opposite."""
    return (seat + 2) % 4


def team_of(seat: int) -> int:
    """0 for North and South, 1 for East and West."""
    return seat % 2


def clockwise_from(seat: int) -> tuple[int, int, int, int]:
    """The four seats in turn, beginning with ``seat``."""
    return (seat, (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4)
