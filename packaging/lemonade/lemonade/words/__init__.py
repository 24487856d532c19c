"""Lemonade's table in words, without Qt."""
