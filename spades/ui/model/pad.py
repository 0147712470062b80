"""What the player is asked in the middle of the table: a bid, blind or not, cards to exchange."""


def pad(scene, words):
    """None when nothing is asked, else ``{"kind": "bid" | "blind" | "exchange", ...}``."""
    if not scene.mine() or scene.phase() not in ("bidding", "blind", "exchange"):
        return None
    return {"bidding": _bid, "blind": _blind, "exchange": _exchange}[scene.phase()](scene, words)


def _bid(scene, words):
    choices = [_choice(scene, entry, words) for entry in scene.snap["bid_choices"]]
    return {"kind": "bid", "title": words("your-bid"), "choices": choices, "warn": _warning(scene, words)}


def _choice(scene, entry, words):
    bid = entry["bid"]
    return {
        "bid": bid,
        "text": words.bid(bid),
        "off": entry["why"] is not None,
        "warn": entry["warn"] is not None and entry["why"] is None,
        "pressed": scene.armed == ("bid", bid),
        "hinted": scene.is_hinted("bid", bid),
    }


def _warning(scene, words):
    """Before any bid is made: from which bid on the team would promise more than there is."""
    for entry in scene.snap["bid_choices"]:
        if entry["warn"] is not None and entry["why"] is None:
            return words("over-13-from", bid=entry["bid"])
    return ""


def _blind(scene, words):
    fields = scene.snap["rules"]["fields"]
    return {
        "kind": "blind",
        "title": words("blind-ask"),
        "note": words("blind-stakes", points=fields["blindvalue"]),
        "yes": words("blind-yes"),
        "no": words("blind-no"),
    }


def _exchange(scene, words):
    count, chosen = scene.snap["exchange"]["count"], len(scene.picked)
    return {
        "kind": "exchange",
        "title": words("exchange-ask", n=count, seat="N"),
        "note": words("exchange-chosen", n=chosen, count=count),
        "give": words("exchange-give"),
        "ready": chosen == count,
    }
