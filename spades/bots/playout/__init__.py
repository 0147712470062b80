"""Playouts: hands played to their end by one fixed policy, in thousands of sampled worlds at once.

The policy.

Ranks are counted from the top of what is still in play when the playout starts: the
highest card out of a suit is its ace. A nil *stands* while its bidder has taken no trick. A seat whose
partner's nil stands, and not its own, *covers*. A team is *sated* once its contract is made; where the four
bids add up to eleven or more, only once both contracts are made, because then the other team can be set. A
seat *ducks* if its own nil stands, or if its team is sated and it does not cover.

Leading:

1. A covering seat leads its highest side card, else its highest spade.
2. One that does not duck leads the highest spade still out, if it holds it, may lead it, and no opponent's
   nil stands; else the lowest card of a suit in which its partner has shown void and no opponent has; else,
   with a spade in hand, the only card of a side suit, if below the ace; else its lowest side card of the
   suits in which no opponent has shown void.
3. Everybody else, and where nothing of this is held: the lowest side card, else the lowest spade.

Following:

1. Where an opponent's nil is winning, a seat whose own nil does not stand ducks.
2. A seat that does not duck takes the trick if it can: in last place as cheaply as possible, before that
   with its highest card of the led suit, or its lowest spade that ruffs. But in second place it follows only
   with a king or an ace, unless it covers, and ruffs only a jack or higher. Unless it covers, it leaves the
   trick to a partner who is winning it (in third place only if the partner's card is a king, or a queen
   where it cannot follow, or a spade there), and to an opponent's nil that plays right after it.
3. A seat that ducks plays its highest card that loses, of the led suit or of spades where it cannot follow.
4. A seat that cannot follow discards: if it ducks, its highest side card; else, with a spade in hand, the
   only card of a side suit, if below the king; else its lowest side card.
5. Else it plays its lowest card of the led suit (or spade); in last place, if it ducks, its highest.

Of equal ranks in several suits, clubs come before diamonds before hearts. Nobody looks into another's hand.

``scalar.py`` is this policy for one world, to be read; ``sliced.py`` plays many worlds and must choose the
same card in each of them.
"""

from spades.bots.playout.finals import Finals
from spades.bots.playout.scalar import play_out
from spades.bots.playout.sliced import run
from spades.bots.playout.start import Start, Won, start_of

__all__ = ["Finals", "Start", "Won", "play_out", "run", "start_of"]
