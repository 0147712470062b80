"""The cards on the table: the trick under way, the one just finished, or the last one on demand."""

from spades.seats import SEATS
from spades.ui.model import line
from spades.ui.model.hand import symbol
from spades.ui.scene import SHOWN_AFTER

SHOWN = ("playing", "hand-over", "game-over")


def trick(scene, settings, words):
    """``{"shown", "past", "won", "cards", "slot", "key"}``.

    ``cards`` lie in the order of play: ``seat``, ``card``, ``symbol``, ``label``, ``winning``. ``slot`` says
    that the player's card is awaited. ``key`` changes when another trick lies there; ``won`` is the seat that
    takes the finished trick.
    """
    if scene.snap is None or scene.phase() not in SHOWN:
        return {"shown": False, "past": False, "won": None, "cards": [], "slot": False, "key": None}
    german = settings.index_language() == "de"
    leader, played, winner, number = _lying(scene)
    cards = [_laid(leader, i, played[i], winner, german, words) for i in range(len(played))]
    live = scene.phase() == "playing" and not scene.looking and not scene.past
    return {
        "shown": True,
        "past": scene.past,
        "won": winner if len(played) == 4 else None,
        "cards": cards,
        "slot": live and scene.mine(),
        "key": (scene.snap["hand_no"], number),
    }


def _lying(scene):
    """Leader, cards, winner and number of the trick that lies on the table."""
    done, table = scene.snap["tricks"], scene.snap["table"]
    last = scene.looking or scene.past or scene.phase() in SHOWN_AFTER
    if last and done and not scene.pending:
        return done[-1]["leader"], done[-1]["cards"], done[-1]["winner"], len(done)
    if table is None or not table["cards"]:
        leader, played, winner = "S", [], None
    else:
        leader, played, winner = table["leader"], list(table["cards"]), table["winner"]
    if scene.pending and scene.pending[0] == "play":
        played.append(scene.pending[1])
    return leader, played, winner, len(done) + 1


def _laid(leader, place, card, winner, german, words):
    seat = SEATS[(SEATS.index(leader) + place) % 4]
    winning = seat == winner
    return {
        "seat": seat,
        "card": card,
        "symbol": symbol(card, german),
        "label": words("card.winning" if winning else "card.laid", seat=seat, card=card),
        "winning": winning,
    }


def place(scene, words, named=()):
    """Where the game stands, as lines: ``["Hand 3", "Trick 5 of 13"]``. What is practised is no hand of a
    game: it is ``named``, in lines of its own.
    """
    if scene.snap is None:
        return []
    lines = [line.hand(scene.snap, words)] if scene.open or not named else list(named)
    if scene.phase() == "playing":
        done = len(scene.snap["tricks"])
        past = (scene.looking or scene.past) and not scene.pending
        lines.append(words("trick-no", n=done if past else min(done + 1, 13)))
    return lines
