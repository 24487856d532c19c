"""The Exchange table: how it looks, moves and speaks."""
