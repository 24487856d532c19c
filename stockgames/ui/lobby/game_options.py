"""The options a game brings to a new table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import Signal

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.rooms import load_part

if TYPE_CHECKING:
    from pydantic import BaseModel

M = TypeVar("M", bound="BaseModel")


class GameOptions(KitWidget):
    """A column of a game's options; games make their own from it."""

    changed = Signal()

    def options(self) -> dict[str, Any]:
        """Return the options as the game's options model takes them."""
        return {}

    def show_seats(self, seats: int) -> None:
        """Ask for nothing that makes no difference with so many seats."""


def as_wished(model: type[M], wishes: Mapping[str, Any]) -> M:
    """Return a game's options as wished; the usual ones where the rules know no such."""
    try:
        return model.model_validate(dict(wishes))
    except ValueError:
        return model()


_Maker = Callable[[Look, Mapping[str, Any]], GameOptions]


def has_options(game_id: str) -> bool:
    """Tell whether a game has options to be chosen."""
    return load_part(game_id, "options") is not None


def create_options(game_id: str, look: Look, wishes: Mapping[str, Any]) -> GameOptions | None:
    """Return what ``stockgames.ui.games.<id>.options`` makes for ``wishes``, None without one."""
    module = load_part(game_id, "options")
    if module is None:
        return None
    make: _Maker = module.create_options
    return make(look, wishes)
