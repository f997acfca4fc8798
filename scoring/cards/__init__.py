"""The 36 cards, the modes of play, tricks, and a whole Spiel replayed."""
