"""German words of the daily deal."""

WORDS = {
    "daily": "Spiel des Tages",
    "daily.of": "Spiel des Tages vom {date}",
    "daily.about": "Vier Runden, heute für alle dieselben.",
    "daily.row": "{n} Tage in Folge",
    "daily.row~1": "1 Tag in Folge",
    "daily.best": "Bestwert: {n}",
    "daily.play": "Spiel des Tages beginnen",
    "daily.go-on": "Weiterspielen",
    "daily.result": "Dein Ergebnis ansehen",
    "daily.working": "Der Experte spielt dieselben Karten an deinem Platz …",
    "daily.ahead": "Du hast {n} Punkte mehr aus diesen Karten gemacht als der Experte an deinem Platz.",
    "daily.ahead~1": "Du hast einen Punkt mehr aus diesen Karten gemacht als der Experte an deinem Platz.",
    "daily.behind": "Der Experte hat an deinem Platz {n} Punkte mehr aus diesen Karten gemacht.",
    "daily.behind~1": "Der Experte hat an deinem Platz einen Punkt mehr aus diesen Karten gemacht.",
    "daily.level": "Du hast genauso viel aus diesen Karten gemacht wie der Experte an deinem Platz.",
    "daily.helped": (
        "Mit Tipp, Rücknahme oder Karten, die du schon kanntest: "
        "Ein solcher Tag hält die Folge, verlängert sie aber nicht."
    ),
    "daily.no-undo": "Das Spiel des Tages zählt, wie es ausging: Zurücknehmen geht nicht mehr.",
    "daily.late": "Nicht an seinem Tag begonnen, deshalb zählt es nicht für die Tage in Folge.",
    "daily.unknown": (
        "Ob es an seinem Tag begonnen wurde, ist nicht bekannt, deshalb zählt es nicht für die Tage in Folge."
    ),
    "daily.caption": "Runde für Runde: unsere Punkte minus ihre",
    "daily.you": "Du",
    "daily.sum": "Alle",
    "daily.better": "besser",
    "daily.same": "gleich",
    "daily.worse": "schlechter",
    "daily.compare": "Stich für Stich vergleichen",
    "daily.watch": "Das Spiel des Experten ansehen",
    "daily.game": "Das ganze Spiel",
    "daily.copy": "Ergebnis kopieren",
    "daily.text": "Zum Teilen: verrät keine Karte",
    "daily.expert": "Experte",
    "daily.share-title": "Spades, Spiel des Tages {date}",
    "daily.share-mine": "Ich: {us} zu {them} ({points})",
    "daily.share-helped": ", mit Hilfe",
    "daily.share-expert": "Der Experte an meinem Platz: {us} zu {them} ({points})",
    "daily.share-streak": "{n} Tage in Folge",
    "daily.share-streak~1": "1 Tag in Folge",
    "daily.fair": (
        "Die Karten des Spiels des Tages folgen aus dem Datum, damit alle dieselben haben. Nichts wurde "
        "gezogen, und nichts ist zu beweisen: Jeder kann sie ausrechnen, auch im Voraus."
    ),
    "daily.shell": "Alle vier Deals, aus den Quellen dieser Seite",
    "error.daily-future": "Das Spiel des Tages vom {date} kommt erst noch.",
}
