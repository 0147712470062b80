"""The solved pictures of the guide, and the tables that the engine fills.

Each is a fenced block in the Markdown. Its first word names the maker; its lines are ``name: value`` or the
rows of a table. No result is written there: the engine works it out.
"""

from collections.abc import Callable
from fractions import Fraction
from html import escape

from spades.bots.club import Club
from spades.bots.rng import Rng
from spades.cards import DECK, SUITS, card_text, parse_card
from spades.engine import CARDCOUCH, PRESETS, Refusal, RuleSet, Setup, Trick, code_of, new_game, result_of
from spades.engine.follow import follow_refusal
from spades.engine.lead import lead_refusal
from spades.i18n import Words
from spades.seats import EAST, SEATS, SOUTH, clockwise_from
from spades.view import view
from tools.build.guide import hands, ruled
from tools.build.guide.cards import chip, chips, face
from tools.build.guide.counting import both_follow, count_hand, told, total
from tools.build.guide.figure import figure
from tools.build.guide.labels import LABELS
from tools.build.guide.tables import row, table

SPADE_FELL = Trick(0, tuple(parse_card(card) for card in ("2H", "3H", "2S", "4H")))
Maker = Callable[[Words, list[str]], str]


def _said(lines: list[str]) -> dict[str, str]:
    return {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}


def legal(words: Words, lines: list[str]) -> str:
    """Which cards may be played: ``hand``, ``led`` (cards on the table), ``by`` (who led), ``broken``."""
    said, labels = _said(lines), LABELS[words.language]
    hand = said["hand"].split()
    laid = said.get("led", "").split()
    cards = tuple(sorted(parse_card(card) for card in hand))
    tricks = (SPADE_FELL,) if said.get("broken") == "yes" else ()

    def refusal(card: str) -> Refusal | None:
        if laid:
            return follow_refusal(CARDCOUCH, cards, SUITS.index(laid[0][1]), False, parse_card(card))
        return lead_refusal(CARDCOUCH, cards, tricks, parse_card(card))

    why = {card: refusal(card) for card in hand}
    title = labels["lead"]
    if laid:
        title = labels["follow-lead"].format(seat=words.seat(said["by"]), suit=chip(words, laid[0]))
    shown = "".join(
        f'<li class="{"no" if why[card] else "yes"}">'
        + face(words, card, words("card.not-playable", card=card) if why[card] else None)
        + "</li>"
        for card in hand
    )
    may = chips(words, [card for card in hand if not why[card]])
    reasons = {
        words.refusal({"code": found.code, "params": found.params}): None for found in why.values() if found
    }
    caption = f"{labels['may']}: {may}"
    if reasons:
        caption += f". {labels['may-not']}: {' '.join(reasons)}"
    asked: dict[str, object] = {"what": "legal", "hand": hand, "laid": laid, "broken": bool(tricks)}
    return figure(words, title, f'<ol class="hand">{shown}</ol>', caption, asked)


def trick(words: Words, lines: list[str]) -> str:
    """Who takes the trick: ``leader`` (N, E, S or W), ``cards`` in the order of play, ``ask``."""
    said, labels = _said(lines), LABELS[words.language]
    cards, leader = said["cards"].split(), SEATS.index(said["leader"])
    played = Trick(leader, tuple(parse_card(card) for card in cards))
    laid = []
    for seat, card in zip(clockwise_from(leader), cards, strict=True):
        name = escape(words.seat(SEATS[seat])) + (f" {labels['leads']}" if seat == leader else "")
        wins = ' class="won"' if seat == played.winner() else ""
        laid.append(f'<li data-seat="{SEATS[seat]}"{wins}><span>{name}</span>{face(words, card)}</li>')
    winner = SEATS[played.winner()]
    key = "wins~you" if winner == "S" else "wins"
    card = chip(words, card_text(played.best()))
    caption = labels[key].format(seat=words.seat(winner), card=card)
    asked: dict[str, object] = {"what": "trick", "leader": said["leader"], "cards": cards}
    return figure(words, said["ask"], f'<ol class="laid">{"".join(laid)}</ol>', caption, asked)


def example_text(words: Words, hand: hands.TeamHand) -> str:
    """A hand in words: "3 and 4 bid, 8 taken"."""
    labels, nil = LABELS[words.language], LABELS[words.language]["nil"]
    first, second = (nil if bid == 0 else str(bid) for bid in hand.bids)
    parts = [labels["bids"].format(first=first, second=second)]
    if hand.alone:
        parts.append(labels["apart"].format(first=hand.tricks[0], second=hand.tricks[1]))
    else:
        parts.append(labels["together"].format(n=hand.tricks[0]))
    if hand.bags:
        parts.append(labels["bags-before"].format(n=hand.bags))
    if hand.points:
        parts.append(labels["points-before"].format(n=words.number(hand.points)))
    return ", ".join(parts)


def score(words: Words, lines: list[str]) -> str:
    """Score this hand: ``hand`` as in hands.py, ``ask``."""
    said, labels = _said(lines), LABELS[words.language]
    hand = hands.parse(lines[0].partition(":")[2].strip())
    if hand is None:
        raise ValueError(f"not a hand: {lines[0]}")
    ledger, rows = hand.ledger(), []
    for line in ledger.lines:
        params = {} if line.seat is None else {"seat": SEATS[line.seat]}
        text = words("line." + line.code, limit=line.count, **params)
        rows.append((text, words.signed(line.points)))
    body = "".join(f'<tr><th scope="row">{text}</th><td>{points}</td></tr>' for text, points in rows)
    foot = [(words("hand.sum"), words.signed(ledger.points)), (labels["bags-after"], str(ledger.bags_after))]
    body += "".join(
        f'<tr class="sum"><th scope="row">{text}</th><td>{value}</td></tr>' for text, value in foot
    )
    asked: dict[str, object] = {"what": "score", "bids": hand.bids, "tricks": hand.tricks}
    asked |= {"bags": hand.bags, "points": hand.points}
    return figure(words, said["ask"], f"<table>{body}</table>", example_text(words, hand), asked)


def club_bid(hand: list[str]) -> int:
    """What the level Club bids on a hand when it bids first, at 0 to 0."""
    mine = tuple(sorted(parse_card(card) for card in hand))
    rest = [card for card in DECK if card not in mine]
    dealt = (tuple(rest[0::3]), tuple(rest[1::3]), mine, tuple(rest[2::3]))
    game = new_game(Setup(CARDCOUCH, "guide", (code_of(dealt),), EAST))
    return Club().bid(view(game, SOUTH), Rng(0))


def bid(words: Words, lines: list[str]) -> str:
    """Bid this hand: ``hand``, ``ask``; counted suit by suit."""
    said, labels = _said(lines), LABELS[words.language]
    hand = said["hand"].split()
    counts, rows = count_hand(hand), []
    for each in counts:
        cards = chips(words, each.cards) or labels["void"]
        name = words.suit(each.suit).capitalize()
        rows.append(row("", [name, cards, told(each.high), told(each.short)]))
    head = "".join(f'<th scope="col">{labels[name]}</th>' for name in ("suit", "cards", "high", "short"))
    high = sum((each.high for each in counts), Fraction(0))
    short = sum((each.short for each in counts), Fraction(0))
    rows.append(
        f'<tr class="sum"><th scope="row" colspan="2">{labels["sum"]}</th>'
        f"<td>{told(high)}</td><td>{told(short)}</td></tr>"
    )
    shown = "".join(f"<li>{face(words, card)}</li>" for card in hand)
    reckoning = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    worth = total(counts)
    caption = labels["bid"].format(
        count=told(worth), bid=words.bid(int(worth)), club=words.bid(club_bid(hand))
    )
    asked: dict[str, object] = {"what": "bid", "hand": hand}
    return figure(words, said["ask"], f'<ol class="hand">{shown}</ol>{reckoning}', caption, asked)


def scoring(words: Words, lines: list[str]) -> str:
    """The scoring table: rows ``what happened | hand``, perhaps with a condition; the points worked out."""
    labels, rows = LABELS[words.language], []
    for line in lines:
        plain, condition = ruled.ending(line)
        text, _, code = (part.strip() for part in plain.partition("|"))
        hand = hands.parse(code)
        if hand is None:
            raise ValueError(f"not a hand: {code}")
        made = row("", [ruled.numbers(words, text), example_text(words, hand), hand.told(words)])
        rows.append(ruled.under(condition, made) if condition else made)
    return table("scoring", [labels["what"], labels["example"], labels["points"]], rows)


def follows(words: Words, rules: RuleSet, scores: tuple[int, int]) -> str:
    """What these scores after a hand lead to."""
    found = result_of(rules, scores)
    labels = LABELS[words.language]
    if found is None or found.winner is None:
        return labels["goes-on"]
    return labels[("we-win", "they-win")[found.winner]]


def end(words: Words, lines: list[str]) -> str:
    """How a game ends: rows ``when | ours : theirs``; a preset's name and a colon before a row of its own."""
    labels, rows = LABELS[words.language], []
    for line in lines:
        text, _, points = (part.strip() for part in line.partition("|"))
        preset, colon, rest = text.partition(": ")
        own = preset if colon and preset in PRESETS else ""
        ours, theirs = (int(number) for number in points.split(":"))
        told_ = f"{words.number(ours)} : {words.number(theirs)}"
        then = follows(words, PRESETS[own or "cardcouch"], (ours, theirs))
        only = f" <small>({labels['only'].format(name=words('preset.' + own))})</small>" if own else ""
        what = ruled.numbers(words, rest.strip() if own else text, own)
        rows.append(row(own, [what + only, told_, then]))
    return table("end", [labels["what"], labels["after"], labels["then"]], rows)


def chances(words: Words, lines: list[str]) -> str:
    """How often ace, king and queen of a side suit are not ruffed: one line heads the first column."""
    heads = [lines[0], *(words("rank." + rank).capitalize() for rank in "AKQ")]
    rows = [
        row("", [str(held), *(f"{round(100 * both_follow(held, nth))} %" for nth in (1, 2, 3))])
        for held in range(2, 7)
    ]
    return table("chances", heads, rows)


MAKERS: dict[str, Maker] = {
    "legal": legal,
    "trick": trick,
    "score": score,
    "bid": bid,
    "scoring": scoring,
    "end": end,
    "chances": chances,
}
