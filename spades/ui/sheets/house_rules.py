"""House rules: a control for every field of a rule set, checked by the engine."""

from spades.ui.dom import el
from spades.ui.engine import EngineError
from spades.ui.sheets import desk, files, open_sheet, parts

LOSSES = ("lose",)  # a number below zero that the form shows without its sign


async def _check(sheet, **what):
    """Asks the engine about the fields or the text; what is wrong is shown at its field."""
    context = sheet.context
    try:
        found = await sheet.app.engine.ask("check_rules", **what)
    except EngineError as error:
        context["wrong"] = {error.params.get("field") or "text": sheet.words.complaint(error.params)}
        sheet.render()
        return False
    context["wrong"] = {}
    context["text"] = found["text"]
    context["fields"] = found["fields"]
    sheet.render()
    return True


def build(sheet):
    """``context``: ``text``, the rule set to begin with; ``game``, the choices of the sheet to go back to."""
    words, context = sheet.words, sheet.context
    sheet.title = words("new.house-rules")
    sheet.firm = True
    wrong = context.setdefault("wrong", {})
    if "fields" in context:
        sheet.add(parts.paragraph(words("house.lead")))
        for field in sheet.app.hello["rule_fields"]:
            if _applies(field, context["fields"]):
                sheet.add(
                    _control(words, field, context["fields"][field["name"]], wrong.get(field["name"], ""))
                )
        sheet.add(
            parts.field(
                words("house.text"), "text", context["text"], words("house.text-hint"), wrong.get("text", "")
            )
        )
        sheet.add(parts.link(words("copy"), "copy"))
    else:
        desk.start(_check(sheet, text=context["text"]))
    sheet.button("back", "back")
    sheet.button("house.use", "use", primary=True)
    sheet.on("back", lambda _: open_sheet(sheet.app, "new-game", **context["game"]))
    sheet.on("use", lambda _: _use(sheet))
    sheet.on("text", lambda node: _check(sheet, text=node.value.strip()))
    sheet.on("copy", lambda _: files.copy(sheet, context["text"], "copy"))
    for field in sheet.app.hello["rule_fields"]:
        name = field["name"]
        sheet.on(name, lambda node, field=field: _change(sheet, field, node))
        sheet.on(name + "-on", lambda node, field=field: _switch(sheet, field, node))


def _applies(field, fields):
    """A field of something that is off is not shown, nor one that another leaves nothing to say."""
    if field["idle"] and fields.get(field["idle"]) is not None:
        return False
    return not field["needs"] or (fields.get(field["needs"]) is not None)


def _control(words, field, value, wrong):
    name, label = field["name"], words("field." + field["name"])
    if field["choices"] is None:
        return _number(words, field, value, wrong)
    choices = [(str(number), _say(words, name, option)) for number, option in enumerate(field["choices"])]
    return parts.menu(label, name, choices, str(_index(field["choices"], value)), error=wrong)


def _index(choices, value):
    """Where a value stands; ``True`` is not 1 here."""
    for number, option in enumerate(choices):
        if option == value and isinstance(option, bool) == isinstance(value, bool):
            return number
    return 0


def _say(words, name, value):
    text = (
        {None: "off", True: "yes", False: "no"}.get(value)
        if value is None or isinstance(value, bool)
        else str(value)
    )
    for key in ("value." + name + "." + text, "value." + text):
        if words.has(key):
            return words(key)
    if words.has("value." + name):
        return words("value." + name, n=value)
    return words.number(value)


def _number(words, field, value, wrong):
    """A number between two bounds, with a switch where it may be off."""
    name, label = field["name"], words("field." + field["name"])
    low, high = sorted([abs(bound) for bound in field["range"]])
    attrs = {"type": "number", "min": str(low), "max": str(high), "inputmode": "numeric"}
    nodes = []
    if name in ("lose", "nil"):
        nodes.append(parts.switch(words("house." + name), name + "-on", value is not None))
    if value is not None:
        between = "house.below-zero" if name in LOSSES else "house.between"
        hint = words(between, least=words.number(low), most=words.number(high))
        shown = -value if name in LOSSES and isinstance(value, int) else value
        nodes.append(parts.field(label, name, str(shown), hint, wrong, **attrs))
    return el("div", {"class": "pairing"}, *nodes)


def _change(sheet, field, node):
    name = field["name"]
    if field["choices"] is not None:
        value = field["choices"][int(node.value)]
    else:
        value = _whole(node.value)
        value = -abs(value) if name in LOSSES and isinstance(value, int) else value
    return _with(sheet, name, value)


def _whole(text):
    """A number as typed; what is none goes to the engine as it stands, which refuses it."""
    try:
        return int(text)
    except ValueError:
        return text


def _switch(sheet, field, node):
    usual = field["default"] if field["default"] is not None else field["range"][1]
    return _with(sheet, field["name"], usual if node.checked else None)


def _with(sheet, name, value):
    fields = sheet.context["fields"]
    fields[name] = value
    shown = {}
    for field in sheet.app.hello["rule_fields"]:
        # A field that does not apply goes back to its default, or the rules would contradict themselves.
        shown[field["name"]] = fields[field["name"]] if _holds(sheet, field) else field["default"]
    sheet.context["fields"] = shown
    return _check(sheet, fields=shown)


def _holds(sheet, field):
    fields, known = sheet.context["fields"], {one["name"]: one for one in sheet.app.hello["rule_fields"]}
    if field["idle"] and fields[field["idle"]] is not None:
        return False
    while field["needs"]:
        if fields[field["needs"]] is None:
            return False
        field = known[field["needs"]]
    return True


async def _use(sheet):
    context = sheet.context
    if not await _check(sheet, fields=context["fields"]):
        return
    game = context["game"]
    game["rules"] = context["text"] if not context["text"].startswith("house") else "house"
    if game["rules"] == "house":
        game["house"] = context["text"]
    open_sheet(sheet.app, "new-game", **game)
