"""The deck as the page gets it: the same cards as in static/cards.svg, in few nodes."""

import re

import pytest

from spades.cards import DECK, card_text
from tools.build.deck import Deck, Place, moved, place_of, sprite

FACE = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', sprite()))


@pytest.mark.parametrize("card", [card_text(card) for card in DECK])
def test_each_card_has_a_face_of_letters_and_pips(card):
    body = FACE[card.replace("T", "10")]
    letters, pips = re.findall(r'<path [^>]*stroke-width="8.25"[^>]* d="([^"]+)"', body), body
    assert len(letters) == 1
    drawn = "".join(re.findall(r'<path fill="currentColor" d="([^"]+)"', pips))
    corners, middle = 2, int(card[0]) if card[0].isdigit() else {"T": 10}.get(card[0], 1)
    assert drawn.count("M") == corners + middle


def test_a_face_is_made_of_few_nodes():
    number_cards = [body for name, body in FACE.items() if re.match(r"\d", name)]
    assert len(number_cards) == 36
    assert all(body.count("<") == 2 for body in number_cards)
    assert all(body.count("<") <= 8 for body in FACE.values() if "rotate" not in body and "rect" not in body)


def test_all_that_a_face_refers_to_is_there():
    whole = sprite()
    ids = re.findall(r'id="([^"]+)"', whole)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', whole)) <= set(ids)


def test_a_path_is_drawn_at_its_place():
    square = "M0-50H10V20L4 5Q1 2 3 4A5 6 0 1 0 7 8C1 1 2 2 3 3Z"
    assert moved(square, Place()) == "M0-50h10v70l-6-15q-3-3-1-1a5 6 0 1 0 4 4c-6-7-5-6-4-5z"
    assert moved("M1 2L3 2", place_of("translate(10 20)scale(.5)")) == "M10.5 21l1 0"
    assert moved("M1 2L3 2A5 5 0 0 1 9 9", place_of("rotate(180 120 168)")) == "M239 334l-2 0a5 5 0 0 1-6-7"


def test_what_cannot_be_drawn_out_stops_the_build():
    with pytest.raises(SystemExit, match="skewX"):
        place_of("skewX(20)")
    with pytest.raises(SystemExit, match="step 'T'"):
        moved("M0 0T1 1", Place())
    svg = '<g transform="scale(2)"><circle r="1"/></g>'
    deck = Deck(f'<svg xmlns="http://www.w3.org/2000/svg"><symbol id="2S">{svg}</symbol></svg>')
    with pytest.raises(SystemExit, match="moved by what is around it"):
        deck.symbols()
