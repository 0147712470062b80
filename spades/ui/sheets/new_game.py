"""New game: rules, levels and, for those who have one, a deal code."""

from spades.ui import address, daily
from spades.ui.dom import el, today
from spades.ui.engine import EngineError
from spades.ui.model import daily as days
from spades.ui.sheets import ask, open_sheet, parts

USUAL_LEVEL = "club"  # of a player whom no game at hand names


def build(sheet):
    """``context``: ``rules``, ``house``, ``partner``, ``opponents``, ``deal``, each optional."""
    words, state = sheet.words, _state(sheet)
    sheet.title = words("new-game")
    sheet.enter = "start"
    if sheet.app.daily_offered:
        sheet.add(_daily(sheet))
        sheet.on("daily", lambda _: _play_daily(sheet))
    sheet.add(
        parts.cards(words("new.rules"), "rules", _rule_sets(sheet), state["rules"]),
        parts.link(words("new.house"), "house"),
        parts.graded(words("new.partner"), "partner", _levels(sheet), state["partner"]),
        parts.graded(words("new.opponents"), "opponents", _levels(sheet), state["opponents"]),
        parts.field(
            words("new.deal"),
            "deal",
            state["deal"],
            words("new.deal-hint"),
            state.get("wrong", ""),
            maxlength="600",
        ),
        el(
            "p",
            {"class": "links"},
            parts.link(words("games"), "games"),
            parts.link(words("practice"), "practice"),
        ),
    )
    sheet.button("cancel", "close")
    sheet.button("new.start", "start", primary=True)
    for name in ("rules", "partner", "opponents", "deal"):
        sheet.on(name, lambda node, name=name: state.update({name: node.value}))
    sheet.on("house", lambda _: _house(sheet))
    sheet.on("games", lambda _: open_sheet(sheet.app, "games"))
    sheet.on("practice", lambda _: open_sheet(sheet.app, "practice", rules=_rules(state)))
    sheet.on("start", lambda _: _start(sheet))


def _daily(sheet):
    """Today's deal: to be begun, to go on with, or what came of it; and how many days in a row."""
    words, store, date = sheet.words, sheet.app.store, today()
    kept = daily.kept(store)
    about, row = [el("small", {}, words("daily.about"))], days.streak(kept, date)
    if row:
        about.append(el("small", {}, words("daily.row", n=row)))
    do = "play" if daily.under_way(store, date) is None else "go-on"
    label = words("daily." + ("result" if days.is_over(kept, date) else do))
    said = el("p", {}, el("b", {}, words("daily")), *about)
    attrs = {"type": "button", "class": "secondary", "data-do": "daily", "id": "do-daily"}
    return el("div", {"class": "today"}, said, el("button", attrs, label))


async def _play_daily(sheet):
    app, date = sheet.app, today()
    stays = daily.is_over(app.store, date) or app.snap.get("daily") == date
    if not stays and _in_progress(app) and not await ask(app, "ask.new", "ask.new-text", "daily.play"):
        return
    sheet.close()
    if not await app.play_daily(date):
        app.show_daily(date)
    else:
        app.focus_home()


def _state(sheet):
    """What is chosen so far; at first what the present game has, but for a daily deal, which nobody chose."""
    state, snap = sheet.context, sheet.app.snap
    snap = None if snap and snap.get("daily") else snap
    levels = sheet.app.hello["levels"]
    players = snap["players"] if snap else ["", "", "", ""]
    text = snap["rules"]["text"] if snap else "cardcouch"
    state.setdefault("house", text if text.startswith("house") else "house")
    state.setdefault("rules", "house" if text.startswith("house") else text)
    for name, level in (("partner", players[0]), ("opponents", players[1])):
        if state.get(name) not in levels:
            state[name] = level if level in levels else _usual(levels)
    state.setdefault("deal", "")
    return state


def _rule_sets(sheet):
    words = sheet.words
    found = []
    for preset in sheet.app.hello["presets"]:
        name = preset["name"]
        known = words.has("preset." + name)
        label = words("preset." + name) if known else name
        found.append((name, label, words("preset." + name + ".about") if known else ""))
    about = words("new.house-about") if sheet.context["house"] == "house" else words("new.house-own")
    found.append(("house", words("new.house-rules"), about))
    return found


def _levels(sheet):
    """Name, label and a line about each level that the engine has."""
    words = sheet.words
    found = []
    for level in sheet.app.hello["levels"]:
        key = "level." + level + ".about"
        found.append((level, words.level(level), words(key) if words.has(key) else ""))
    return found


def _usual(levels):
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


def _rules(state):
    return state["house"] if state["rules"] == "house" else state["rules"]


def _house(sheet):
    state = sheet.context
    text = state["house"] if state["rules"] == "house" else state["rules"]
    open_sheet(sheet.app, "house-rules", text=text, game=state)


async def _start(sheet):
    state, app = sheet.context, sheet.app
    wanted = _deal(state["deal"])
    if wanted is None:
        _refuse(sheet, "new.deal-wrong")
        return
    if _in_progress(app) and not await ask(app, "ask.new", "ask.new-text", "ask.new-yes"):
        return
    wanted.setdefault("rules", _rules(state))
    try:
        await app.new_game(
            players={"N": state["partner"], "E": state["opponents"], "W": state["opponents"]}, **wanted
        )
    except EngineError as error:
        if error.code == "bad-deal":
            _refuse(sheet, "new.deal-wrong")
        else:
            state["wrong"] = app.words.error(error.code, error.params)
            sheet.render()
        return
    sheet.close()


def _deal(text):
    """What the field for a deal asks for: a code, or a whole link; {} for nothing, None for nonsense."""
    text = text.strip()
    if not text:
        return {}
    query = text[text.find("?") :] if "?" in text else "deal=" + text
    options, problems = address.read(query, ())
    if problems or "deal" not in options:
        return None
    return {name: options[name] for name in ("rules", "deal", "dealer", "scores", "bags") if name in options}


def _refuse(sheet, key):
    sheet.context["wrong"] = sheet.words(key)
    sheet.render()
    sheet.find("deal").focus()


def _in_progress(app):
    """Would a new game leave one that has begun? The first bid begins it."""
    snap = app.snap
    if not snap or snap["phase"] == "game-over":
        return False
    return snap["hand_no"] > 1 or snap["bids"][2] is not None
