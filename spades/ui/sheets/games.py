"""The games that this browser keeps: go on with one, take it along, delete it."""

from pyscript import window

from spades.dates import day_of
from spades.ui.dom import el
from spades.ui.sheets import ask, files, open_sheet, parts, watching


def build(sheet):
    """No context."""
    words, store = sheet.words, sheet.app.store
    sheet.title = words("games")
    games = store.games()
    asides = store.asides()
    if games:
        sheet.add(el("ul", {"class": "games"}, *[_game(sheet, game) for game in games]))
    else:
        sheet.add(parts.paragraph(words("games.none")))
    if asides:
        sheet.add(el("h3", {}, words("games.asides")), parts.paragraph(words("games.asides-lead")))
        sheet.add(el("ul", {"class": "games"}, *[_aside(sheet, aside) for aside in asides]))
    sheet.add(
        el(
            "p",
            {"class": "links"},
            parts.link(words("stats"), "statistics"),
            parts.link(words("import"), "import"),
            parts.link(words("games.erase"), "erase"),
        )
    )
    sheet.button("new-game", "new")
    sheet.button("done", "close", primary=True)
    _handle(sheet)


def _handle(sheet):
    app = sheet.app
    sheet.on("new", lambda _: open_sheet(app, "new-game"))
    sheet.on("import", lambda _: open_sheet(app, "import"))
    sheet.on("statistics", lambda _: open_sheet(app, "statistics"))
    sheet.on("continue", lambda node: _go_on(sheet, node.getAttribute("data-game")))
    sheet.on("watch", lambda node: watching.watch(sheet, app.store.read(node.getAttribute("data-game"))))
    sheet.on(
        "export", lambda node: open_sheet(app, "export", game=node.getAttribute("data-game"), back="games")
    )
    sheet.on("delete", lambda node: _delete(sheet, node.getAttribute("data-game")))
    sheet.on("save-aside", lambda node: _save_aside(sheet, node.getAttribute("data-game")))
    sheet.on("drop-aside", lambda node: _drop_aside(sheet, node.getAttribute("data-game")))
    sheet.on("erase", lambda _: _erase(sheet))


def _game(sheet, game):
    words, name = sheet.words, game["id"]
    when = files.say_date(game["date"], words.language) if game["date"] else words("games.no-date")
    if game["state"] == "newer":
        buttons = [_button(words, "export", game, when)]
        return el("li", {}, _about(when, words("games.newer")), el("div", {}, *buttons))
    here = name == sheet.app.game
    if here:
        when += " · " + words("games.here")
    buttons = [] if here else [_button(words, "continue", game, when)]
    if _has_hands(game["summary"]):
        buttons.append(_button(words, "watch", game, when))
    buttons += [_button(words, "export", game, when), _button(words, "delete", game, when)]
    line = el("li", {"class": "is-here"} if here else {})
    line.append(_about(when, _state(words, game["summary"])))
    line.append(el("div", {}, *buttons))
    return line


def _has_hands(summary):
    """Is any hand of the game over, so that it can be watched?"""
    hand = summary.get("hand_no")
    return summary.get("phase") in ("hand-over", "game-over") or (isinstance(hand, int) and hand > 1)


def _about(title, text):
    return el("p", {}, el("b", {}, title), el("span", {}, text))


def _button(words, do, game, when):
    label = words("watch" if do == "watch" else "games." + do)
    attrs = {"type": "button", "class": "secondary", "data-do": do, "data-game": game["id"]}
    attrs.update({"id": "-".join(["do", do, game["id"]]), "aria-label": label + ": " + when})
    return el("button", attrs, label)


def _state(words, summary):
    """Rule set, score and hand of a game, as far as its summary tells."""
    rules, scores, date = summary.get("rules"), summary.get("scores"), summary.get("daily")
    told = []
    if day_of(date) is not None:
        told.append(words("daily.of", date=files.say_day(date, words.language)))
    elif isinstance(rules, str):
        told.append(words("preset." + rules) if words.has("preset." + rules) else words("new.house-rules"))
    if isinstance(scores, list) and len(scores) == 2 and all(isinstance(points, int) for points in scores):
        told.append(words("games.score", us=scores[0], them=scores[1]))
    if summary.get("phase") == "game-over":
        told.append(words("games.over"))
    elif isinstance(summary.get("hand_no"), int):
        told.append(words("hand-no", n=summary["hand_no"]))
    return " · ".join(told)


def _aside(sheet, aside):
    words = sheet.words
    when = files.say_date(aside["date"], words.language) if aside["date"] else words("games.no-date")
    buttons = [_button(words, "save-aside", aside, when), _button(words, "drop-aside", aside, when)]
    return el("li", {}, _about(when, words("games.aside")), el("div", {}, *buttons))


async def _go_on(sheet, name):
    sheet.close()
    await sheet.app.load(name)


async def _delete(sheet, name):
    app = sheet.app
    if not await ask(app, "ask.delete", "ask.delete-text", "games.delete"):
        return
    app.store.delete(name)
    if name == app.game:
        sheet.close()
        await app.new_game()
    else:
        sheet.render()


def _save_aside(sheet, name):
    open_sheet(sheet.app, "export", aside=name, back="games")


async def _drop_aside(sheet, name):
    if await ask(sheet.app, "ask.delete", "ask.drop-text", "games.delete"):
        sheet.app.store.drop_aside(name)
        sheet.render()


async def _erase(sheet):
    app = sheet.app
    if await ask(app, "ask.erase", "ask.erase-text", "ask.erase-yes"):
        app.store.erase()
        window.location.reload()
