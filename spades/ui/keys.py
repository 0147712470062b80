"""Keys: arrows within hand and bids, single letters anywhere (they can be switched off). Pure."""

# Hand, Table, Score, Undo, Last trick; in German Blatt, Tisch, Punkte, Zurück, Letzter Stich.
LETTERS = {
    "en": {"h": "read-hand", "t": "read-table", "s": "read-score", "u": "undo", "l": "last-trick"},
    "de": {"b": "read-hand", "t": "read-table", "p": "read-score", "z": "undo", "l": "last-trick"},
}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")
PRESSES = ("Enter", " ")


def letter(key, language, modified):
    """What a letter asks for, or None. ``modified``: with Control, Alt or Meta it belongs to the browser."""
    return None if modified or len(key) != 1 else LETTERS[language].get(key.lower())
