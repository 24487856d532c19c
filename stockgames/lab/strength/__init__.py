"""Strength of bots: tournaments, and levels placed by duels."""
