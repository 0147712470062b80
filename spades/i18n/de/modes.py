"""German words of what is beside playing: watching a record, the bidding quiz."""

WORDS = {
    "mode.leave": "Zurück zum Spiel",
    # Watching a record.
    "watch": "Ansehen",
    "watch.hands": "Runden ansehen",
    "watch.replay": "Wiedergabe",
    "watch.controls": "Steuerung",
    "watch.scrub": "Karte",
    "watch.hand": "Blatt von {seat}",
    "watch.suit": "{suit}: {list}",
    "watch.void": "keine",
    "watch.step": "Schritt {step} von {steps}",
    "watch.run": "Abspielen",
    "watch.stop": "Anhalten",
    "watch.hand-back": "Vorige Runde",
    "watch.trick-back": "Voriger Stich",
    "watch.card-back": "Vorige Karte",
    "watch.card-on": "Nächste Karte",
    "watch.trick-on": "Nächster Stich",
    "watch.hand-on": "Nächste Runde",
    "watch.dealt": "{seat} hat gegeben.",
    "watch.won": "{one} und {other} gewinnen das Spiel.",
    "watch.ask": "Dieses Spiel ansehen?",
    "watch.ask-text": (
        "Der Link enthält ein gespieltes Spiel. Dein eigenes bleibt, wie es ist, und wartet auf dich."
    ),
    # What cannot be watched.
    "error.link-broken": "Dieser Link ist nicht lesbar: {why}.",
    "error.link-newer": "Dieser Link stammt von einer neueren Fassung der Seite (Format {version}).",
    "error.nothing-to-watch": "In diesem Spiel ist noch keine Runde zu Ende: Es gibt nichts anzusehen.",
    "error.not-watched": "Diese Aufzeichnung ist nicht mehr geöffnet.",
    "broken.not-packed": "er enthält keine Aufzeichnung",
    "broken.newer": "er hat ein neueres Format",
    "broken.damaged": "ein Teil ging unterwegs verloren oder wurde verändert",
    "broken.wrong": "Karten und Ansagen passen nicht zusammen",
    # The bidding quiz.
    "quiz": "Ansagen üben",
    "quiz.same": "Auch der Experte sagt {bid} an",
    "quiz.other": "Der Experte sagt {bid} an",
    "quiz.as-good": "Deine Ansage {bid} ist ebenso gut.",
    "quiz.costs": "Deine Ansage {bid} kostet etwa {n} von hundert Spielen.",
    "quiz.costs~1": "Deine Ansage {bid} kostet etwa eines von hundert Spielen.",
    "quiz.nil": "Ein Nil gelänge mit einer Wahrscheinlichkeit von {value}.",
    "quiz.win": "Gewinnchance je Ansage",
    "quiz.tricks": "Stiche, die dieses Blatt macht",
    "quiz.drawn": "Am wahrscheinlichsten {n}: {value}.",
    "quiz.table": "Als Tabelle",
    "quiz.chance": "Chance",
    "quiz.bid": "Ansage",
    "quiz.bar": "Balken",
    "quiz.whose": "Wessen Ansage",
    "quiz.you": "du",
    "quiz.look": "Das Blatt ansehen",
    "quiz.tally": "In {agreed} von {n} Runden hast du angesagt wie der Experte.",
    "quiz.tally~1": "In {agreed} von 1 Runde hast du angesagt wie der Experte.",
    "percent": "{value}\u00a0%",
    "percent.less": "<\u00a01\u00a0%",
    "decimal": ",",
    "why.nil-bid": (
        "Dieses Blatt macht wohl keinen Stich, und hier lohnt ein Nil: Es gelingt in {nil} von 100 Fällen."
    ),
    "why.bid-tricks": "Das Blatt ist etwa {tricks} Stiche wert.",
    "why.bid-high": (
        "Das Blatt ist etwa {tricks} Stiche wert, "
        "doch der Spielstand oder die anderen Ansagen verlangen mehr."
    ),
    "why.bid-low": "Das Blatt ist etwa {tricks} Stiche wert, doch weniger anzusagen ist hier sicherer.",
}
