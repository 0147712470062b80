"""What was learned from hands that bots played: chance to win the game, tricks, nils, bids."""
