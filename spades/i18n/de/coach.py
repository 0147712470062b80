"""German words of the coach: what a hint says, one sentence for each reason and fact."""

WORDS = {
    "hint.title-bid": "Tipp: {bid} ansagen",
    "hint.title-nil": "Tipp: Nil ansagen",
    "hint.title-play": "Tipp: {card}",
    "hint.numbers": "In Zahlen",
    "hint.caption": "Was jede Wahl wert ist",
    "hint.choice": "Wahl",
    "hint.win": "Spiel gewonnen",
    "hint.points": "Punkte",
    "hint.note-bid": (
        "Aussicht auf den Gewinn des Spiels und die Punkte dieser Runde, unsere minus ihre, wenn alle stark "
        "weiterspielen."
    ),
    "hint.note-play": (
        "Aussicht auf den Gewinn des Spiels und die Punkte dieser Runde, unsere minus ihre, über alle "
        "Verteilungen, die zu deinem Wissen passen. Von Karten, die dasselbe bewirken, steht nur eine da."
    ),
    "hint.do-bid": "{bid} ansagen",
    "hint.do-nil": "Nil ansagen",
    "hint.do-play": "Spielen",
    "error.no-hint": "Gerade gibt es nichts zu wählen.",
    # Karten.
    "why.only-choice": "{card}: Keine andere Karte, die du spielen darfst, ändert etwas.",
    "why.lead-under-nil": "{card}: Vielleicht muss {seat} diesen Stich nehmen, und das Nil scheitert.",
    "why.lead-under-nil~you": "{card}: Vielleicht musst du diesen Stich nehmen.",
    "why.lead-for-nil": "{card}: Unter dieser Karte kann sich das Nil deines Partners verstecken.",
    "why.lead-void-nil": "{card}: Dein Partner hat kein {suit} und kann eine Gefahr für sein Nil abwerfen.",
    "why.lead-winner": "{card}: Kein {suit}, das noch draußen ist, schlägt sie; nur ein Pik könnte stechen.",
    "why.lead-top-spade": "{card}: Kein Pik, das noch draußen ist, schlägt sie.",
    "why.draw-spades": "{card}: Das zieht den anderen die Piks.",
    "why.lead-low": "{card}: ein niedriges Ausspiel, das nichts verschenkt.",
    "why.lead-high": "{card}: Das treibt die höheren Karten der Farbe heraus.",
    "why.keep-nil": "{card}: In diesem Stich bleibt dein Nil sicher.",
    "why.risk-nil": "{card}: Vielleicht kostet sie dein Nil, doch die anderen Karten sind weniger wert.",
    "why.cover-nil": "{card}: Das nimmt den Stich, damit das Nil deines Partners nicht in Gefahr kommt.",
    "why.set-nil": "{card}: Der Stich bleibt bei {seat}, und das Nil dort scheitert.",
    "why.leave-to-nil": "{card}: {seat} bleibt ohne Deckung; vielleicht muss das Nil dort den Stich nehmen.",
    "why.win-last": "{card}: Du spielst als Letzter, und billiger ist der Stich nicht zu haben.",
    "why.win": "{card}: Damit übernimmst du den Stich.",
    "why.ruff": "{card}: Du hast die ausgespielte Farbe nicht, und ein Pik sticht.",
    "why.leave-to-partner": "{card}: Dein Partner liegt vorn; lass ihm den Stich.",
    "why.duck": "{card}: Du könntest diesen Stich nehmen, aber lass ihn lieber liegen.",
    "why.throw-high": "{card}: Jetzt nimmt sie keinen Stich; später bekämst du einen, den du nicht willst.",
    "why.keep-low": "{card}: Diesen Stich kannst du nicht gewinnen; behalte lieber die kleineren Karten.",
    "why.low": "{card}: Diesen Stich kannst du nicht gewinnen, also geht das Kleinste.",
    # Was der Tisch dazu sagt.
    "fact.contract-made": "Euer Kontrakt ist erfüllt; jeder weitere Stich ist ein Bag.",
    "fact.contract-lost": "Euer Kontrakt ist nicht mehr zu erfüllen.",
    "fact.need-all": "Ihr braucht alle {n} Stiche, die noch kommen.",
    "fact.need-all~1": "Ihr braucht den letzten Stich.",
    "fact.need": "Ihr braucht noch {n} Stiche.",
    "fact.need~1": "Ihr braucht noch einen Stich.",
    # Der Rückblick.
    "review": "Rückblick",
    "review.title": "Rückblick auf Runde {n}",
    "review.title-game": "Rückblick auf das Spiel",
    "review.working": "Der Experte sieht sich jede Wahl an …",
    "review.sum": "{n} Entscheidungen: {best} wie der Experte, {fine} ebenso gut.",
    "review.sum~1": "Eine Entscheidung: {best} wie der Experte, {fine} ebenso gut.",
    "review.worse": "Dazu {list}.",
    "review.none": "Nichts zu bereuen.",
    "review.count-slip": "{n} Ungenauigkeiten",
    "review.count-slip~1": "eine Ungenauigkeit",
    "review.count-mistake": "{n} Fehler",
    "review.count-mistake~1": "ein Fehler",
    "review.count-blunder": "{n} grobe Fehler",
    "review.count-blunder~1": "ein grober Fehler",
    "grade.best": "beste",
    "grade.fine": "gut",
    "grade.slip": "ungenau",
    "grade.mistake": "Fehler",
    "grade.blunder": "grober Fehler",
    "review.bid": "Ansage",
    "review.trick": "Stich {n}",
    "review.in-hand": "Runde {n}: {where}",
    "review.costly": "Was am meisten kostete",
    "review.instead-play": "Du hast {card} gewählt; besser war {cards}.",
    "review.instead-bid": "Du hast {choice} angesagt; besser war {best}.",
    "review.cost": "Kostet {value} aller Spiele.",
    "review.look": "Ansehen",
    "review.all": "Jede Entscheidung",
    "review.when": "Wann",
    "review.choice": "Deine",
    "review.best": "Experte",
    "review.grade": "Note",
    "review.loss": "Preis",
    "review.forced": "ohne Wahl",
    "review.chart": (
        "Deine Aussicht, das Spiel zu gewinnen, nach jeder deiner Entscheidungen; die Tabelle "
        "darunter nennt die Zahlen"
    ),
    "review.open-cards": "Mit offenen Karten",
    "review.open": (
        "Eure Punkte minus die der Gegner: {made} in dieser Runde. Von Stich {n} an wären es bei genauem "
        "Spiel aller vier, mit offenen Karten, {points} gewesen."
    ),
    "review.open-same": (
        "Eure Punkte minus die der Gegner: {made} in dieser Runde. Von Stich {n} an hätte genaues Spiel "
        "aller vier, mit offenen Karten, nicht mehr gebracht."
    ),
    "review.open-note": "Niemand konnte alle Karten sehen: Das ist keine Note.",
    "review.note": (
        "Noten sagen, wie viel Gewinnaussicht eine Wahl verschenkt hat, gemessen an dem, was du "
        "wissen konntest: unter 0,5\u00a0% gut, bis 2\u00a0% ungenau, bis 5\u00a0% ein Fehler, darüber ein "
        "grober Fehler."
    ),
    "play-on": "Von hier weiterspielen",
    "play-same": "Dieselben Karten spielen",
    "compare": "Vergleichen",
    "compare.even": "Beide Spiele brachten dasselbe.",
    "compare.ahead": "Du hast {n} Punkte mehr geholt.",
    "compare.behind": "Das andere Spiel holte {n} Punkte mehr.",
    "compare.here": "Dein Spiel",
    "compare.there": "Das andere Spiel",
    # Die Statistik.
    "stats": "Statistik",
    "stats.all": "Alle",
    "stats.against": "Gegner",
    "stats.what": "Was",
    "stats.alone": "Allein",
    "stats.helped": "Mit Tipp oder Rücknahme",
    "stats.games": "Spiele",
    "stats.won": "Gewonnene Spiele",
    "stats.hands": "Runden",
    "stats.points": "Unsere Punkte je Runde",
    "stats.made": "Erfüllte Kontrakte",
    "stats.nils": "Deine Nil-Ansagen",
    "stats.nils-made": "Deine erfüllten Nils",
    "stats.bags": "Bags je Runde",
    "stats.error": "Abstand der Stiche von deiner Ansage",
    "stats.share": "{part} von {of} ({value})",
    "stats.off": "Deine Stiche, mehr oder weniger als angesagt",
    "stats.distance": "Stiche minus Ansage",
    "stats.times": "Runden",
    "stats.note": (
        "Nur in diesem Browser gezählt. Die Zahlen bleiben, wenn du gespeicherte Spiele löschst, bis du auch "
        "diese löschst."
    ),
    "stats.move": "Exportieren oder importieren",
    "stats.text": "Statistik als Text",
    "stats.take": "Diese übernehmen",
    "stats.wrong": "Dieser Text enthält keine Statistik.",
    "stats.erase": "Statistik löschen",
    "stats.erase-text": (
        "Alle Zahlen beginnen neu, mit ihnen die Ergebnisse der Spiele des Tages, deine Tage in Folge und "
        "die Stufen beim Üben. Gespeicherte Spiele bleiben, wie sie sind."
    ),
    "stats.erase-yes": "Löschen",
    # Fairness.
    "fair": "Sind die Karten fair verteilt?",
    "fair.lead": (
        "Alle Verteilungen eines Spiels werden vor der ersten Ansage gezogen, und nichts, was jemand "
        "spielt, ändert sie. Diese Zahl legt die Karten der Runde fest, ohne sie zu verraten: "
        "Schreib sie jetzt auf, prüfe sie danach."
    ),
    "fair.hash": "SHA-256 von Runde {n}",
    "fair.later": (
        "Wenn die Runde vorbei ist, stehen hier Salz und Deal-Code, und jeder kann die Zahl daraus berechnen."
    ),
    "fair.right": "Geprüft: Es sind die Karten, die vor der Ansage feststanden.",
    "fair.wrong": "Die Zahl passt nicht zu diesen Karten. Das darf nicht sein: Bitte melde es.",
    "fair.opened": "Salz und Deal-Code",
    "fair.shell": "Für Zweifler, in jeder Shell",
    "fair.drawn": (
        "Die Karten kommen aus der Zufallsquelle des Betriebssystems, jede der 5 × 10²⁸ Verteilungen "
        "so wahrscheinlich wie jede andere. Bots sehen nur ihre eigenen Karten."
    ),
    "stats.take-text": "Diese Zahlen treten an die Stelle derer in diesem Browser.",
    "stats.take-yes": "Übernehmen",
    "error.too-many-hands": "Dieses Spiel ist für einen Link zu lang.",
    "stats.partner": "Partner",
    "stats.rules": "Regeln",
    "play-on.said": "Eine Kopie geht von hier weiter; das Spiel, aus dem sie stammt, bleibt, wie es ist.",
    "compare.less-theirs": "Unsere minus ihre",
    "fair.lead-over": (
        "Diese Karten standen vor der ersten Ansage fest. Aus Salz und Deal-Code kann jeder die Zahl "
        "berechnen, die damals hier stand."
    ),
    # Die eigenen Karten neben dem Zufall, und Noten.
    "dealt": "Deine Karten neben dem Zufall",
    "dealt.few": "{n} Runden sind zu wenig, um etwas über den Zufall zu sagen: Spiel weiter.",
    "dealt.few~1": "Eine Runde ist zu wenig, um etwas über den Zufall zu sagen: Spiel weiter.",
    "dealt.within": "In {n} Runden bekamen alle ungefähr, was der Zufall gibt.",
    "dealt.beyond": (
        "In {n} Runden liegt etwas weiter ab, als der Zufall eine von 16.000 Zahlen legt. Bleibt es über "
        "Hunderte von Runden so, melde es bitte."
    ),
    "dealt.mean": "Im Mittel je Runde",
    "dealt.you": "Du",
    "dealt.partner": "Partner",
    "dealt.foes": "Gegner",
    "dealt.chance": "Nach Zufall",
    "dealt.spades": "Pik",
    "dealt.high": "Asse, Könige, Damen",
    "dealt.ace": "Das Pik-Ass",
    "dealt.voids": "Eine Farbe blank",
    "dealt.held": "Wie viele Pik du hattest",
    "dealt.drawn": "Wie oft du wie viele Pik hattest; ein Strich zeigt, wie oft der Zufall es gibt",
    "dealt.how-often": "Wie oft",
    "dealt.times": "{n} (Zufall: {usual})",
    "dealt.note": (
        "Hinter ± steht, um wie viel deine eigene Zahl nur in einem von zwanzig Fällen weiter abliegt. Der "
        "Strich auf jedem Balken ist, was der Zufall gibt. Nur in diesem Browser gezählt."
    ),
    "grades": "Noten im Lauf der Zeit",
    "grades.none": "Sieh dir eine deiner Runden im Rückblick an, dann stehen hier ihre Noten.",
    "grades.drawn": "Beste und gute Entscheidungen in jeder deiner zuletzt bewerteten Runden",
    "grades.review": "Runde",
    "grades.day": "Tag",
    "grades.choices": "Entscheidungen",
    "grades.sound": "Beste oder gut",
    "grades.bad": "Fehler und Patzer",
}
