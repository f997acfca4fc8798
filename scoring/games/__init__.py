"""What a tournament does not need: Weis, the free game and its end, the slate, Palette-Jass, Ramset."""
