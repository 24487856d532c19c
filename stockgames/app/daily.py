"""The deal of the day: one table a day, the same for everyone, from the date alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from stockgames.engine import registry
from stockgames.engine.plain_text import folded
from stockgames.ui.lobby.game_setup import GameSetup, fresh_bot_name, one_and_bots, usual_wishes

if TYPE_CHECKING:
    from stockgames.storage.entries import GameSummary

LEVEL: Final = "able"
_FIRST: Final = 2
"""Makes 28 November 2026 a day of Exchange, the third game."""


def deal_of(day: date) -> tuple[str, str]:
    """Return the game and the deal number of a day; the games come in turn."""
    games = [game for game in registry.game_ids() if registry.is_own(game)]
    return games[(day.toordinal() + _FIRST) % len(games)], f"{day:%Y%m%d}"


def table_of(day: date, names: Sequence[str]) -> GameSetup:
    """Return the day's table: a person, and bots that are the same for everyone.

    A bot whose name the person has gets another one, but plays the same.
    """
    game, number = deal_of(day)
    usual = usual_wishes(registry.meta(game), names, LEVEL)
    person, *bots = usual.seats
    _, *same = one_and_bots((), len(bots), LEVEL)
    taken = {folded(person.name), *(folded(bot.name) for bot in same)}
    seats = [
        bot.model_copy(update={"name": fresh_bot_name(taken)})
        if folded(bot.name) == folded(person.name)
        else bot
        for bot in same
    ]
    return replace(usual, seats=(person, *seats), deal=number)


def is_played(day: date, games: Iterable[GameSummary]) -> bool:
    """Return whether one of these games is the day's deal."""
    game, number = deal_of(day)
    return any((each.game, each.deal) == (game, number) for each in games)
