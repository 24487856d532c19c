"""What is kept between two evenings: the library of games, and the settings.

Nothing here imports pydantic or a game's rules before a game is loaded: the lobby opens the library
and reads the settings before its first paint, and pydantic with one model costs more than all of
Qt's widgets (measured: 115 ms against 85 ms).
"""
