"""German words of the live examples in the guide."""

WORDS = {
    "example.leads": "spielt aus",
    "example.house": (
        "Deine eigenen Regeln, in Worten. Die Zahlen hier sind deine, und was nach ihnen nicht gilt, fehlt."
    ),
    "example.try-legal": "Tipp eine Karte an: Darf sie jetzt gespielt werden?",
    "example.yes": "Ja, {card} ist erlaubt.",
    "example.no": "{card}? {why}",
    "example.all-found": "Mehr Karten sind nicht erlaubt.",
    "example.left": "Noch {n} zu finden.",
    "example.try-trick": "Tipp die Karte an, die den Stich macht.",
    "example.takes": "Richtig. {why}",
    "example.beaten-higher": "Nein: Es liegt eine höhere Karte dieser Farbe.",
    "example.beaten-ruffed": "Nein: Hier wurde gestochen. Pik schlägt jede andere Farbe.",
    "example.beaten-off-suit": "Nein: Nicht Pik und nicht die ausgespielte Farbe, so gewinnt sie nichts.",
    "example.try-score": "Ändere Ansagen und Stiche: Die Abrechnung folgt.",
    "example.bid": "{seat}: Ansage",
    "example.bid~you": "Deine Ansage",
    "example.took": "{seat}: Stiche",
    "example.took~you": "Deine Stiche",
    "example.bags": "Bags zuvor",
    "example.points": "Punkte zuvor",
    "example.after": "Punkte nach der Runde",
    "example.bags-after": "Bags nach der Runde",
    "example.too-many": "Eine Runde hat 13 Stiche: Zusammen könnt ihr nicht {n} machen.",
    "example.try-bid": "Was sagst du an? Der Experte antwortet.",
    "example.another": "Ein anderes Blatt",
    "example.score": "Punkte {us} zu {them}, eure Bags {bags}, ihre {others}.",
    "example.first": "Du sagst zuerst an.",
    "example.wait": "Der Experte überlegt …",
    "example.failed": "Das Programm ist stehen geblieben. Bitte lade die Seite neu.",
}
