"""German words of the drills."""

WORDS = {
    "practice": "Üben",
    "practice.lead": (
        "Einzelne Entscheidungen aus Runden von Bots, bei denen eine Antwort klar richtig ist. "
        "Drei richtige nacheinander führen zur nächsten Stufe."
    ),
    "practice.searching": "Ein Blatt wird gesucht …",
    "practice.level": "Stufe {n} von {of}",
    "practice.tally": "{right} von {n} richtig",
    "practice.none": "noch nicht versucht",
    "drill.bid": "Sag dieses Blatt an",
    "drill.bid.about": "Jeder Platz, jeder Spielstand, nach allerlei Ansagen.",
    "drill.cover-nil": "Das Nil decken",
    "drill.cover-nil.about": "Dein Partner hat Nil angesagt: Nimm ihm ab, was ihm schadet.",
    "drill.break-nil": "Das Nil brechen",
    "drill.break-nil.about": "Ein Gegner hat Nil angesagt: Zwing ihm einen Stich auf.",
    "drill.ending": "Den Kontrakt machen oder verhindern",
    "drill.ending.about": "Die letzten Stiche entscheiden.",
    "drill.drop-bags": "Bags loswerden",
    "drill.drop-bags.about": "Deine Ansage ist erfüllt, die Strafe nah: Verlier, was du kannst.",
    "practice.bids": "Sag Blatt um Blatt an und sieh die Chancen jeder Ansage.",
    # What is asked.
    "drill.ask-bid": "Was sagst du an?",
    "drill.ask-cover-nil": "Dein Partner hat Nil angesagt. Rette es: welche Karte?",
    "drill.ask-break-nil": "{seat} hat Nil angesagt. Brich es: welche Karte?",
    "drill.ask-make": "Für euren Kontrakt fehlen noch {n} Stiche: welche Karte?",
    "drill.ask-make~1": "Für euren Kontrakt fehlt noch ein Stich: welche Karte?",
    "drill.ask-set": "Die Gegner haben {n} angesagt. Verhindere das: welche Karte?",
    "drill.ask-drop-bags": "Euer Kontrakt steht, und {n} weitere Bags bringen die Strafe: welche Karte?",
    "drill.ask-drop-bags~1": "Euer Kontrakt steht, und ein weiterer Bag bringt die Strafe: welche Karte?",
    "drill.tricks": "Stiche bisher",
    # What is said to the answer.
    "drill.right-play": "Richtig: {card}",
    "drill.right-bid": "Richtig: {bid}",
    "drill.wrong-play": "Besser: {card}",
    "drill.wrong-bid": "Besser: {bid}",
    "drill.why-unload": (
        "{card}: Diese Karte macht ohnehin einen Stich. "
        "Jetzt schadet das am wenigsten, und der Rest kann verlieren."
    ),
    "drill.why-throw": "{card}: Hier nimmt sie keinen Stich, und was bleibt, kann mehr davon machen.",
    "drill.also": "Ebenso gut: {list}.",
    "drill.goal-cover-nil": "Nil gelingt",
    "drill.goal-break-nil": "Nil scheitert",
    "drill.goal-make": "Kontrakt erfüllt",
    "drill.goal-set": "Gegner scheitern",
    "drill.goal-drop-bags": "Keine Strafe",
    "drill.goal-bid": "Ansage erfüllt",
    "drill.win": "Spiel gewonnen",
    "drill.caption": "Was jede Wahl wert ist",
    "drill.choice": "Wahl",
    "drill.you": "deine",
    "drill.note-play": (
        "Chancen über die Verteilungen, die zu dem passen, was du wissen konntest. "
        "Von Karten, die dasselbe bewirken, steht eine da."
    ),
    "drill.note-bid": "Chancen, wenn alle wie starke Spieler weiterspielen.",
    "drill.up": "Du erreichst Stufe {n}.",
    "drill.down": "Zurück auf Stufe {n}: eine Weile leichtere.",
    "drill.streak": "{n} richtig nacheinander; drei führen zur nächsten Stufe.",
    "drill.other": "Andere Übungen",
    "drill.next": "Weiter",
    "error.no-drill": "Nach diesen Regeln gibt es keine solche Übung.",
}
