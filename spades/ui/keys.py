"""Keys: arrows within hand and bids, single letters anywhere (they can be switched off). Pure."""

DEEDS = ("read-hand", "read-table", "read-score", "undo", "last-trick", "hint")
# Hand, Table, Score, Undo, Last trick, Idea; Blatt, Tisch, Punkte, Zurück, Letzter Stich, Idee.
KEYS = {"en": "htsuli", "de": "btpzli"}
LETTERS = {
    language: {key: DEEDS[place] for place, key in enumerate(letters)} for language, letters in KEYS.items()
}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")
PRESSES = ("Enter", " ")


def letter(key, language, modified):
    """What a letter asks for, or None. ``modified``: with Control, Alt or Meta it belongs to the browser."""
    return None if modified or len(key) != 1 else LETTERS[language].get(key.lower())
