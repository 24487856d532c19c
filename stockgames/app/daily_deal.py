"""The deal of the day: one table a day, the same for everyone, from the date alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.ui.lobby.game_setup import BOT_NAMES, GameSetup, bot, usual_setup

if TYPE_CHECKING:
    from stockgames.engine.match import Match
    from stockgames.storage.entries import GameSummary


LEVEL: Final = "able"
"""The level of the day's bots."""
_FIRST: Final = 2
"""Makes 28 November 2026 a day of Exchange, the third game."""


def deal_of(day: date) -> tuple[str, str]:
    """Return the game and the deal number of a day; the games come in turn."""
    games = [game for game in registry.game_ids() if registry.is_own(game)]
    return games[(day.toordinal() + _FIRST) % len(games)], f"{day:%Y%m%d}"


def is_deal_of(day: date, match: Match) -> bool:
    """Return whether a match of a known deal is dealt like a day's."""
    number = match.deal_number
    return bool(number) and deal_of(day) == (match.game.meta.id, read_number(number))


def is_daily(game: GameSummary) -> bool:
    """Return whether a game is the deal of some day, at a table like that day's."""
    with suppress(ValueError):
        if deal_of(date.fromisoformat(game.deal)) == (game.game, game.deal):
            bots = [LEVEL] * (registry.meta(game.game).usual_seats - 1)
            return sorted(seat.level for seat in game.seats) == ["", *bots]
    return False


def table_of(day: date, names: Sequence[str]) -> GameSetup:
    """Return the day's table: a person, and bots that play the same for everyone."""
    game, number = deal_of(day)
    usual = usual_setup(registry.meta(game), names, LEVEL)
    person, *bots = usual.seats
    seats = [
        each.model_copy(update={"x_character": bot(name, LEVEL).x_character})
        for each, name in zip(bots, BOT_NAMES, strict=False)
    ]
    return replace(usual, seats=(person, *seats), deal=number)


def firsts(games: Iterable[GameSummary]) -> dict[str, GameSummary]:
    """Return the first of these games, the latest one first, that is each day's deal, by number."""
    return {each.deal: each for each in games if is_daily(each)}


def played(day: date, games: Iterable[GameSummary]) -> GameSummary | None:
    """Return the first of these games, the latest one first, that is the day's deal."""
    return firsts(games).get(deal_of(day)[1])


def counted(games: Sequence[GameSummary]) -> list[GameSummary]:
    """Return the games that count, given finished ones, the latest one first.

    Those with a known deal don't, as their luck could be looked up; but each day's deal counts as
    it was played first.
    """
    daily = [each.row for each in firsts(games).values()]
    return [each for each in games if not each.seed_is_public or each.row in daily]


def own_score(game: GameSummary) -> int:
    """Return the score of the first person in a finished game; 0 if it isn't known."""
    scores = (game.result or {}).get(registry.meta(game.game).scores)
    own = next((seat for seat, info in enumerate(game.seats) if info.is_human), 0)
    return scores[own] if isinstance(scores, list) else 0
