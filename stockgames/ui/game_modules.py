"""Finds the modules of a game's table and box by their names."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from stockgames.engine import registry


def load_module(game_id: str, name: str) -> ModuleType | None:
    """Return a module of a game's table package (`table`, `face`, …), None if it has none.

    Raises ``PluginError`` for a module of an installed package that can't be imported.
    """
    package = registry.plugins()[game_id].table if game_id in registry.plugins() else ""
    if not package:
        return None
    path = f"{package}.{name}"
    with registry.blaming(game_id):
        try:
            return import_module(path)
        except ModuleNotFoundError as missing:
            if missing.name is None or not path.startswith(missing.name):
                raise  # the module exists, but one of its imports is missing
            if missing.name != path and not registry.is_own(game_id):
                raise  # there is no such package
    return None
