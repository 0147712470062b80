"""Playouts: hands played to their end by one fixed policy, in thousands of sampled worlds at once.

The policy in words. ``scalar.py`` is the same for one world, to be read; ``sliced.py`` plays many worlds and
must choose the same card in each of them. Nobody looks into another's hand.

Ranks are counted from the top of what is in play when the playout starts: the highest card out of a suit is
its ace. A *master* is the highest card of its suit still in a hand.

- A nil *stands* while its bidder has taken no trick.
- A seat *covers* if its partner's nil stands and its own does not, until the partner has played to the trick
  without winning it.
- A contract is *made* by the tricks that count for it (rules.md R13, or all of the team's where a failed nil
  helps) and *lost* when even all tricks left would not do.
- A team is *sated* if its contract is made and the opponents' is made, lost, or so far off failing that they
  can still afford to lose three tricks; or if its own is lost and theirs made, since bags then cost only
  them.
- A seat *ducks* if its own nil stands, or its team is sated and it does not cover.

Leading:

1. A seat that ducks leads its lowest side card, else its lowest spade.
2. Where an opponent's nil stands and the seat does not cover, it leads its lowest card of all.
3. Everybody else leads a master if one may be led: of spades first, then of the other suits. Without one, a
   seat that covers leads its highest spade, else its highest side card; another one the only card of a side
   suit, else its lowest side card, else its lowest spade.

Following:

1. Where an opponent's nil is winning, a seat whose own nil does not stand ducks.
2. A seat that does not duck is *content*, unless it covers, to leave the trick to its partner who is winning
   (in third place only with a king or more, or with a nine or a spade where it cannot follow), or to an
   opponent's nil that plays next while the card to beat is below the queen.
3. One that neither ducks nor is content takes the trick if it can: in last place as cheaply as possible,
   before that with its highest card of the led suit, or its lowest spade that ruffs. But in second place,
   unless it covers, it follows only with a king or an ace of a side suit, and ruffs only a jack or higher.
4. A seat that ducks plays its highest card that loses, of the led suit or of spades where it cannot follow.
5. Who cannot follow discards. A standing nil throws its highest card of the suits in which it holds nothing
   below a seven; whoever ducks, or attacks an opponent's nil, its highest side card; everybody else the only
   card of a side suit, else its lowest side card.
6. What is left plays its lowest card of the led suit, or its lowest spade. Only one that ducks and must beat
   the table all the same, in last place or over an opponent's nil, plays its highest of the suit.

The only card of a side suit is led if below the ace and thrown if below the king, while seven tricks or more
are left and a spade is held to ruff with. Of equal ranks in several suits the order is clubs, diamonds,
hearts, spades.

Each of these rules won points against the same policy without it, or against the policy before.
"""

from spades.bots.playout.finals import Finals
from spades.bots.playout.scalar import play_out
from spades.bots.playout.sliced import run
from spades.bots.playout.start import Start, Won, start_of

__all__ = ["Finals", "Start", "Won", "play_out", "run", "start_of"]
