"""Persistent data: the library of games, and the settings.

The library opens without pydantic or a game's rules: those are loaded with the first game.
"""
