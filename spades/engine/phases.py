"""The phases of a game and the one table of what leads from one to the next.

The engine reads it and a test checks it: an action that a phase does not list is refused, and after an action
the first listed phase that has something to do begins.
"""

from .actions import Bid, Blind, Exchange, NextHand, Play

BLIND = "blind"
BIDDING = "bidding"
EXCHANGE = "exchange"
PLAYING = "playing"
HAND_OVER = "hand-over"
GAME_OVER = "game-over"
PHASES = (BLIND, BIDDING, EXCHANGE, PLAYING, HAND_OVER, GAME_OVER)

Kind = type[Blind] | type[Bid] | type[Exchange] | type[Play] | type[NextHand]

# The phases in which a hand may begin.
START: tuple[str, ...] = (BLIND, BIDDING)

TRANSITIONS: dict[str, dict[Kind, tuple[str, ...]]] = {
    BLIND: {Blind: (BLIND, BIDDING)},
    BIDDING: {Bid: (BIDDING, EXCHANGE, PLAYING)},
    EXCHANGE: {Exchange: (EXCHANGE, PLAYING)},
    PLAYING: {Play: (PLAYING, GAME_OVER, HAND_OVER)},
    HAND_OVER: {NextHand: START},
    GAME_OVER: {},
}
