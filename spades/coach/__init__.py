"""What a good friend at the table would tell a player, from that player's view alone."""
