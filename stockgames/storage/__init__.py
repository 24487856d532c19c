"""Persistent data: the library of games, and the settings.

Nothing here imports pydantic or a game's rules before a game is loaded. The lobby opens the library
and reads the settings before its first paint, and importing pydantic with one model takes longer
than all of Qt's widgets (measured: 115 ms against 85 ms).
"""
