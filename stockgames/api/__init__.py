"""What games from outside the app may import; everything else may change with any release.

`api` itself is cheap to import, and has what the app asks for at its start. `api.rules` is for the
rules: no Qt. `api.words` is for the table in words: no Qt either. `api.table` is for the table on
screen; from Qt itself a game imports by PySide6. VERSION rises when a name goes, or something that
a game has to do changes; a game asks for a version by `GamePlugin.api`.
"""

from stockgames.engine.registry import API as VERSION
from stockgames.engine.registry import GamePlugin as GamePlugin
from stockgames.engine.state import GameMeta as GameMeta

__all__ = ["VERSION", "GameMeta", "GamePlugin"]
