"""Painted objects shared by several games: cards, chips, plates, faces."""
