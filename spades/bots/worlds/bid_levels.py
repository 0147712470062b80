"""What bids tell about hands. Written by a script; see it for how:

    python -m tools.fit.bids --bidders club,tests/peers/reference.py:Reference --deals 20000 --seed 1

``TRICKS`` and ``NIL`` are the worth of each rank in a side suit and in spades, of each spade, and of each
spade beyond the third. ``BANDS`` are the least and most worth of a hand that makes a bid; see clues.py.
A nil tells 2.28 bits about a hand, another bid 1.15.
"""

Scale = tuple[tuple[int, ...], tuple[int, ...], int, int]

TRICKS: Scale = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 4),
    (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 4, 4),
    1,
    3,
)
NIL: Scale = (
    (-2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 2, 3),
    (-1, -1, -1, 0, 0, 0, 0, 0, 0, 3, 5, 12, 12),
    1,
    4,
)
BANDS: dict[int, tuple[tuple[int, int], ...]] = {
    0: ((-99, -2), (-99, 1), (-99, 4)),
    1: ((2, 9), (-99, 11), (-99, 13)),
    2: ((9, 13), (7, 15), (5, 17)),
    3: ((13, 18), (11, 21), (9, 23)),
    4: ((17, 24), (15, 26), (14, 27)),
    5: ((21, 30), (19, 32), (17, 33)),
    6: ((24, 34), (21, 36), (20, 99)),
    7: ((27, 38), (25, 39), (23, 99)),
    8: ((31, 40), (28, 99), (27, 99)),
    9: ((35, 44), (33, 99), (31, 99)),
    10: ((39, 99), (37, 99), (35, 99)),
    11: ((43, 99), (41, 99), (39, 99)),
    12: ((47, 99), (45, 99), (43, 99)),
    13: ((51, 99), (49, 99), (47, 99)),
}
