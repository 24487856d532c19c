"""Updates names in the settings when a person is renamed or removed.

New tables start with the names of the last ones: an old name there would create a new person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockgames.engine.plain_text import folded
from stockgames.presentation.sentences.words import PERSON_NAMES
from stockgames.storage.settings import Settings
from stockgames.ui.lobby.game_setup import HUMAN, fresh_person_name


def called_otherwise(settings: Settings, old: str, new: str) -> Settings:
    """Return the settings with the name `old` replaced; removed if `new` is empty.

    If no names are saved, a person with the default name counts as the usual player.
    """
    usual = settings.names
    if not usual and _same(PERSON_NAMES[0], old):
        usual = (old,)
    names = [new if _same(name, old) else name for name in usual]
    wishes = {game: _wishes(values, old, new) for game, values in settings.wishes.items()}
    kept = tuple(dict.fromkeys(filter(None, names)))
    return settings.model_copy(update={"names": kept, "wishes": wishes})


def _same(name: object, other: str) -> bool:
    return isinstance(name, str) and folded(name) == folded(other)


def _wishes(values: Mapping[str, Any], old: str, new: str) -> Mapping[str, Any]:
    """Return a game's last set-up with the seat renamed, or given a free name."""
    seats = values.get("seats")
    if not isinstance(seats, list):
        return values
    taken = {folded(str(s.get("name"))) for s in seats if isinstance(s, dict)}
    name = new if new and folded(new) not in taken - {folded(old)} else ""
    free = name or fresh_person_name(taken)
    return {**values, "seats": [_seat(seat, old, free) for seat in seats]}


def _seat(seat: Any, old: str, new: str) -> Any:
    if (
        not isinstance(seat, dict)
        or seat.get("player") != HUMAN
        or not _same(seat.get("name"), old)
    ):
        return seat
    return {**seat, "name": new}
