"""Lemonade's table: what a fifth game brings to the screen."""
