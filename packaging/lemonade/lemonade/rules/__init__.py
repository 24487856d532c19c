"""Lemonade's rules, without words or pictures."""
