"""Lemonade's table and box."""
