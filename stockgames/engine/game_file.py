"""JSON files with measured or tuned values for one game, such as weights or levels.

They are `resources/KIND/GAME.json` in the package that brings the game, and begin like this:

    {"format": "stockgames-KIND", "version": 1, "game": "nyse", …}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError

T = TypeVar("T")

_HEAD: Final = ("format", "version", "game")


@dataclass(frozen=True, slots=True)
class GameFile:
    """One kind of such files."""

    kind: str
    """The content as an English plural: the name of the folder, and part of the format's name."""
    error: type[StockGamesError]
    """The exception for a file that can't be read; its message is one clear line."""
    version: int = 1

    def is_shipped(self, game_id: str) -> bool:
        """Return whether there is a file of this kind for the game."""
        return registry.has_file(game_id, self.kind, f"{game_id}.json")

    def shipped(self, game_id: str, read: Callable[[str], T]) -> T:
        """Return the shipped file's text as parsed by `read`; raise the kind's error."""
        name = f"{game_id}.json"
        try:
            text = registry.text(game_id, self.kind, name)
        except (OSError, ValueError) as error:
            raise self.error(f"{name}: the {self.kind} cannot be read: {error}") from None
        try:
            return read(text)
        except self.error as error:
            raise self.error(f"{name}: {error}") from None

    def body(self, game_id: str, text: str) -> dict[str, Any]:
        """Return a file's keys without its head; raise the kind's error."""
        try:
            file = json.loads(text)
        except (ValueError, RecursionError):
            raise self.error("this is not JSON") from None
        if not isinstance(file, dict) or file.get("format") != self._format:
            raise self.error(f"this is not a file of {self.kind}")
        if file.get("version") != self.version:
            raise self.error(f"this file of {self.kind} is of another version")
        if file.get("game") != game_id:
            raise self.error(f"these {self.kind} are of another game than {game_id}")
        return {key: value for key, value in file.items() if key not in _HEAD}

    def text(self, game_id: str, body: Mapping[str, Any]) -> str:
        """Return the text of a file with head and body."""
        head = {"format": self._format, "version": self.version, "game": game_id}
        return json.dumps({**head, **body}, indent=2) + "\n"

    @property
    def _format(self) -> str:
        return f"stockgames-{self.kind}"
