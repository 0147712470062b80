"""The numbers of the policy, in one place for both of its forms."""

NINE, JACK, QUEEN, KING, ACE = 7, 9, 10, 11, 12  # ranks, counted from the top of what is in play
LOW = 5  # a suit with a rank below this is no danger to a nil
SPARE = 2  # tricks that the opponents can still afford to lose, at most, when it pays to hunt them
EARLY = 7  # tricks left, at least, while a void is worth making
LOWEST_SPADE = 39
