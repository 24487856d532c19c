"""Lemonade, the game of `packaging/lemonade`, on the list without being installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lemonade import PLUGIN
from stockgames.bots.ladders import levels_of
from stockgames.engine import registry
from stockgames.engine.registry import GamePlugin
from stockgames.lessons.script import lessons_of
from stockgames.presentation.sentences.catalogue import catalogue
from stockgames.puzzles.book import puzzles_of
from stockgames.ui.lessons.words import lesson_catalogue
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.sound.recipes import samples_of
from stockgames.ui.theme.drawings import _sheet, drawing
from stockgames.ui.theme.pixmap_cache import STORE

RULES = GamePlugin("lemonade", "lemonade.rules", api=registry.API)
"""The game with the plain table that every game has."""
WITH_TABLE = PLUGIN


@contextmanager
def on_the_list(plugin: GamePlugin) -> Iterator[None]:
    """Have a game on the list, with its sentences and all."""
    registry.register(plugin)
    forget()
    try:
        yield
    finally:
        registry.unregister(plugin.id)
        forget()


def forget() -> None:
    """Forget what was read from the files of games."""
    for kept in (_sheet, catalogue, drawing, face_of, lesson_catalogue, lessons_of, levels_of):
        kept.cache_clear()
    puzzles_of.cache_clear()
    samples_of.cache_clear()
    STORE.clear()
