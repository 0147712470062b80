"""The rules of Spades: rule sets, deals, bids, tricks and score. See docs/rules.md."""

from .actions import Action, Bid, Blind, Exchange, NextHand, Play, action_text, parse_action
from .bid import bid_refusal, team_bid
from .blind import may_go_blind
from .deal import (
    CODE_LENGTH,
    DEAL_COUNT,
    DealError,
    Hands,
    code_of,
    deal_from_code,
    deal_from_number,
    derived_code,
    fresh_code,
    fresh_dealer,
    fresh_seed,
    number_of,
)
from .exchange import exchange_refusal
from .game import apply, new_game, replay
from .ledger import HandLedger, LedgerLine, TeamLedger
from .legal import card_refusal, legal_actions, refusal
from .match import Result, is_last_hand, is_tie, result_of
from .phases import PHASES, START, TRANSITIONS
from .refusal import IllegalAction, Refusal
from .rules import CARDCOUCH, KAWU, PRESETS, RulesError, RuleSet
from .rules_text import NAMES, format_rules, parse_rules
from .score import score_hand
from .setup import HUMAN, Setup, SetupError, deal_code
from .state import Game
from .trick import Trick, won_by_seat
from .trump import broken, is_spade, only_spades

__all__ = [
    "CARDCOUCH",
    "CODE_LENGTH",
    "DEAL_COUNT",
    "HUMAN",
    "KAWU",
    "NAMES",
    "PHASES",
    "PRESETS",
    "START",
    "TRANSITIONS",
    "Action",
    "Bid",
    "Blind",
    "DealError",
    "Exchange",
    "Game",
    "HandLedger",
    "Hands",
    "IllegalAction",
    "LedgerLine",
    "NextHand",
    "Play",
    "Refusal",
    "Result",
    "RuleSet",
    "RulesError",
    "Setup",
    "SetupError",
    "TeamLedger",
    "Trick",
    "action_text",
    "apply",
    "bid_refusal",
    "broken",
    "card_refusal",
    "code_of",
    "deal_code",
    "deal_from_code",
    "deal_from_number",
    "derived_code",
    "exchange_refusal",
    "format_rules",
    "fresh_code",
    "fresh_dealer",
    "fresh_seed",
    "is_last_hand",
    "is_spade",
    "is_tie",
    "legal_actions",
    "may_go_blind",
    "new_game",
    "number_of",
    "only_spades",
    "parse_action",
    "parse_rules",
    "refusal",
    "replay",
    "result_of",
    "score_hand",
    "team_bid",
    "won_by_seat",
]
