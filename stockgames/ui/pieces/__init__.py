"""Painted things that several games use: cards, chips, plates, faces."""
