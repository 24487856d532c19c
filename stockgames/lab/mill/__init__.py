"""Finds positions for puzzles in games among bots."""
