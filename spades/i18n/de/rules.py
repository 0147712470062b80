"""German words of the rules: the rules panel, and the form of the house rules."""

WORDS = {
    "guide.how-to-play": "So wird gespielt, mit Beispielen",
    "guide.rules": "Die genauen Regeln",
    "rules.table": "Tisch",
    "rules.teams": "Vier Spieler, zwei Teams: du und Nord gegen West und Ost.",
    "rules.cards": "Jeder bekommt 13 von 52 Karten. Das Ass ist die höchste Karte, Pik ist immer Trumpf.",
    "rules.deal": "Der erste Geber wird ausgelost. Nach jeder Runde gibt der linke Nachbar.",
    "rules.bid": "Ansagen",
    "rules.bid-or-nil": (
        "Links vom Geber beginnend sagt jeder einmal an, wie viele Stiche er macht: Nil oder 1 bis 13."
    ),
    "rules.bid-no-nil": (
        "Links vom Geber beginnend sagt jeder einmal an, wie viele Stiche er macht: 1 bis 13."
    ),
    "rules.bid-not-one": "Eine Ansage von 1 ist nicht erlaubt.",
    "rules.bid-team": (
        "Die Ansagen zweier Partner werden addiert: Das ist der Kontrakt. Nil zählt dabei nicht mit."
    ),
    "rules.bid-team-no-nil": "Die Ansagen zweier Partner werden addiert: Das ist der Kontrakt.",
    "rules.bid-least": "Ein Team muss mindestens {leastbid} ansagen.",
    "rules.bid-least-or-nil": (
        "Ein Team muss mindestens {leastbid} ansagen, außer einer der beiden sagt Nil an."
    ),
    "rules.play": "Spielen",
    "rules.lead": (
        "Links vom Geber wird zum ersten Stich ausgespielt, danach spielt aus, wer den Stich gemacht hat."
    ),
    "rules.follow": (
        "Wer kann, muss die ausgespielte Farbe bedienen. Wer nicht kann, spielt eine beliebige Karte."
    ),
    "rules.first-no-spades": "Im ersten Stich darf kein Pik gespielt werden, außer du hast nichts anderes.",
    "rules.win": "Das höchste Pik macht den Stich; liegt keines, die höchste Karte der ausgespielten Farbe.",
    "rules.spades-broken": (
        "Pik darf ausgespielt werden, sobald es gebrochen ist, also in einem früheren Stich gefallen ist; "
        "oder wenn du nichts anderes mehr hast."
    ),
    "rules.spades-any": "Pik darf jederzeit ausgespielt werden.",
    "rules.spades-last": "Pik darf nur ausgespielt werden, wenn du nichts anderes mehr hast.",
    "rules.score": "Werten",
    "rules.made": "Ein Team, das mindestens seinen Kontrakt macht, bekommt 10 Punkte je angesagtem Stich.",
    "rules.set": "Ein Team, das ihn verfehlt, verliert 10 Punkte je angesagtem Stich.",
    "rules.bag-plus": "Jeder Stich über dem Kontrakt (Überstich) ist ein Bag und bringt 1 Punkt.",
    "rules.bag-zero": "Jeder Stich über dem Kontrakt (Überstich) ist ein Bag. Er bringt keinen Punkt.",
    "rules.bag-minus": "Jeder Stich über dem Kontrakt (Überstich) ist ein Bag und kostet 1 Punkt.",
    "rules.bag-penalty": (
        "Bags werden weitergezählt. {bags} davon kosten {penalty} Punkte und werden abgezogen."
    ),
    "rules.bag-no-penalty": "Bags werden weitergezählt. {bags} davon werden abgezogen und kosten nichts.",
    "rules.no-bags": "Stiche über dem Kontrakt (Überstiche) zählen nichts.",
    "rules.exact-ten": (
        "Ein Team, das 10 oder mehr ansagt und genau so viele macht, bekommt {exact} Punkte dazu."
    ),
    "rules.nil": "Nil",
    "rules.nil-worth": (
        "Nil heißt, keinen Stich zu machen. Erfüllt bringt es {nil} Punkte, gescheitert kostet es {nil}."
    ),
    "rules.nil-alone": (
        "Jedes Nil wird für sich gewertet, die Ansage des Partners nach dessen eigenen Stichen."
    ),
    "rules.nil-bags": "Die Stiche eines gescheiterten Nils helfen dem Partner nicht; jeder ist ein Bag.",
    "rules.nil-no-help": "Die Stiche eines gescheiterten Nils helfen dem Partner nicht.",
    "rules.nil-help": "Die Stiche eines gescheiterten Nils zählen für die Ansage des Partners mit.",
    "rules.blind-worth": (
        "Ein Team, das {blind} Punkte oder mehr zurückliegt, darf Nil ansagen, bevor es seine Karten sieht. "
        "Das bringt oder kostet {blindvalue} Punkte."
    ),
    "rules.blind-exchange": (
        "Nach dem Ansagen tauschen die Partner dann {n} Karten; beide wählen, bevor einer etwas sieht."
    ),
    "rules.blind-exchange~1": (
        "Nach dem Ansagen tauschen die Partner dann eine Karte; beide wählen, bevor einer etwas sieht."
    ),
    "rules.end": "Ende",
    "rules.end-target": "Das Spiel endet nach einer Runde, in der ein Team {target} Punkte oder mehr hat.",
    "rules.end-losing": "Es endet auch, wenn ein Team {lose} Punkte oder weniger hat.",
    "rules.end-tie": "Der höhere Punktestand gewinnt. Bei Gleichstand folgt eine weitere Runde.",
    "rules.end-hands": "Nach {hands} Runden ist das Spiel aus, wie es auch steht: Mehr Punkte gewinnen.",
    "rules.end-one-hand": "Nach einer Runde ist das Spiel aus, wie es auch steht: Mehr Punkte gewinnen.",
    "rules.end-draw": "Bei Gleichstand endet es unentschieden.",
    # The form of the house rules.
    "field.target": "Punkte zum Sieg",
    "field.lose": "Verloren bei",
    "field.nil": "Wert des Nils",
    "field.failednil": "Stiche eines gescheiterten Nils",
    "field.bags": "Bags bis zur Strafe",
    "field.penalty": "Strafe für Bags",
    "field.bagvalue": "Wert eines Bags",
    "field.leadspades": "Pik ausspielen",
    "field.firstspades": "Pik im ersten Stich",
    "field.leastbid": "Kleinste Ansage des Teams",
    "field.bidone": "Ansage von 1",
    "field.exact": "Kontrakt ab zehn genau erfüllt",
    "field.blind": "Blindes Nil bei so viel Rückstand",
    "field.blindvalue": "Wert des blinden Nils",
    "field.exchange": "Getauschte Karten nach blindem Nil",
    "field.hands": "Länge des Spiels",
    "value.none": "keine",
    "value.off": "aus",
    "value.failednil.bags": "sind nur Bags",
    "value.failednil.help": "helfen dem Partner",
    "value.leadspades.broken": "sobald gebrochen",
    "value.leadspades.any": "jederzeit",
    "value.leadspades.last": "nur wenn nichts anderes bleibt",
    "value.hands.off": "nach Punkten",
    "value.hands": "{n} Runden",
    "value.hands~1": "1 Runde",
    "value.yes": "erlaubt",
    "value.no": "nicht erlaubt",
    "wrong.not-an-integer": "Bitte eine ganze Zahl.",
    "wrong.out-of-range": "Bitte zwischen {least} und {most}.",
    "wrong.not-one-of": "Diesen Wert gibt es nicht.",
    "wrong.needs": "Dafür muss „{other}“ an sein.",
    "wrong.idle": "Das gilt nicht, solange „{other}“ eine Zahl von Runden ist.",
    "wrong.less-than": "Das darf nicht kleiner sein als „{other}“.",
    "wrong.unknown-rules": "So heißt kein Regelwerk.",
    "wrong.unknown-field": "„{field}“ ist keine Regel.",
    "wrong.duplicate-field": "„{field}“ steht doppelt da.",
    "wrong.bad-value": "„{field}“ kann nicht „{value}“ sein.",
    "wrong.other": "Das geht nicht ({code}).",
    # Why a text is no game.
    "broken.too-long": "Er ist zu lang",
    "broken.not-json": "Der Text ist abgeschnitten oder verändert",
    "broken.not-a-save": "Der Text ist kein Spielstand",
    "broken.field-missing": "Ein Teil fehlt",
    "broken.field-twice": "Ein Teil steht doppelt da",
    "broken.field-unknown": "Ein Teil ist unbekannt",
    "broken.field-wrong": "Ein Teil ist beschädigt",
    "broken.rules": "Die Regeln ergeben keinen Sinn",
    "broken.deals-differ": "Die Karten gehören nicht dazu",
    "broken.not-an-action": "Ein Zug ist unlesbar",
    "broken.illegal-action": "Ein Zug ist regelwidrig",
    "broken.unknown-level": "Ein Mitspieler hat eine unbekannte Stufe",
    "broken.not-a-record": "Der Text ist keine Aufzeichnung eines Spiels",
    "broken.several-games": "Der Text enthält mehr als ein Spiel",
    "broken.setup-wrong": "Der Anfang ergibt keinen Sinn",
    "broken.not-a-bid": "Das ist keine Ansage",
    "broken.not-a-card": "Das ist keine Karte",
    "broken.not-a-tag": "Das ist kein Tag",
    "broken.differs": "Das widerspricht dem Rest",
    "broken.row-length": "Die Zeile ist zu lang oder zu kurz",
    "broken.tag-missing": "Ein Tag fehlt",
    "broken.tag-too-early": "Ein Tag steht zu früh",
    "broken.tag-twice": "Ein Tag steht doppelt",
    "broken.tag-wrong": "Ein Tag hat keinen möglichen Wert",
    "broken.no-such-deal": "Zu dem Code gibt es keinen Deal",
    "broken.row-too-many": "Da ist eine Zeile zu viel",
}
