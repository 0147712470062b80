"""Whether what the guide says holds in a rule set. Pure; the build of the guide asks it too."""


def holds(condition, fields):
    """Does each part of a condition hold? ``"nil, !hands, bags=10"``: nil is on, the game has no fixed number
    of hands, ten bags are the limit. ``fields`` are those of a snapshot.

    :raises KeyError: no field has that name.
    """
    return all(_part(part.strip(), fields) for part in condition.split(","))


def _part(part, fields):
    if part.startswith("!"):
        return not _part(part[1:], fields)
    name, equals, value = part.partition("=")
    return str(fields[name]) == value if equals else bool(fields[name])
