"""The rules of a rule set in sentences, made from its fields. Pure.

``fields`` are those of a snapshot, by the names of the text form: ``{"target": 500, "lose": None, ...}``.
"""


def sections(words, fields):
    """The rules: pairs of a heading and its sentences."""
    makers = (
        ("table", _table),
        ("bid", _bid),
        ("play", _play),
        ("score", _score),
        ("nil", _nil),
        ("end", _end),
    )
    found = []
    for name, make in makers:
        keys = make(fields)
        if keys:
            found.append(
                (words("rules." + name), [words("rules." + key, **_numbers(fields)) for key in keys])
            )
    return found


def _numbers(fields):
    numbers = {name: fields[name] for name in fields if isinstance(fields[name], int)}
    numbers["n"] = fields["exchange"]
    return numbers


def _table(_fields):
    return ["teams", "cards", "deal"]


def _bid(fields):
    keys = ["bid-or-nil" if fields["nil"] else "bid-no-nil"]
    if not fields["bidone"]:
        keys.append("bid-not-one")
    keys.append("bid-team" if fields["nil"] else "bid-team-no-nil")
    if fields["leastbid"]:
        keys.append("bid-least-or-nil" if fields["nil"] else "bid-least")
    return keys


def _play(fields):
    keys = ["lead", "follow", "first-no-spades" if not fields["firstspades"] else "", "win"]
    return [key for key in keys if key] + ["spades-" + fields["leadspades"]]


def _score(fields):
    keys = ["made", "set"]
    if fields["bags"]:
        keys.append({1: "bag-plus", 0: "bag-zero", -1: "bag-minus"}[fields["bagvalue"]])
        keys.append("bag-penalty" if fields["penalty"] else "bag-no-penalty")
    else:
        keys.append("no-bags")
    return keys + (["exact-ten"] if fields["exact"] else [])


def _nil(fields):
    if not fields["nil"]:
        return []
    keys = ["nil-worth", "nil-alone"]
    if fields["failednil"] == "help":
        keys.append("nil-help")
    else:
        keys.append("nil-bags" if fields["bags"] else "nil-no-help")
    if fields["blind"]:
        keys.append("blind-worth")
        if fields["exchange"]:
            keys.append("blind-exchange")
    return keys


def _end(fields):
    if fields["hands"]:
        return ["end-hands" if fields["hands"] > 1 else "end-one-hand", "end-draw"]
    return ["end-target"] + (["end-losing"] if fields["lose"] is not None else []) + ["end-tie"]
