"""What the lobby hears of the library: waiting games, the last result, and what was won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDateTime

from stockgames.engine import registry
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.library import Library
from stockgames.ui.lobby import ticket_words as words
from stockgames.ui.lobby.entries import Ticket

LOOKED_AT: Final = 500
"""How many finished games are looked at, the latest: more could be felt on the way to the lobby."""


def tickets(library: Library, now: QDateTime) -> list[Ticket]:
    """Return the games that wait, the last opened first; raise StorageError.

    Shelved games are among them: a later release may play them on, and they can be forgotten.
    Games that this release does not know, and entries that are damaged, are left alone.
    """
    known = registry.game_ids()
    return [_ticket(game, now) for game in library.unfinished() if game.game in known]


def _ticket(game: GameSummary, now: QDateTime) -> Ticket:
    return Ticket(
        row=game.row,
        game_id=game.game,
        title=registry.meta(game.game).title,
        who=words.who(game.seats),
        where=words.where(game.moves) if game.shelved is None else words.shelved(),
        when=words.when(game.played, now),
    )


def last_news(finished: Sequence[GameSummary]) -> str:
    """Return the line about the first of these games that this release knows, empty for none."""
    known = registry.game_ids()
    for game in finished:
        if game.game in known:
            names = [seat.name for seat in _winners(game)]
            return words.news(registry.meta(game.game).title, names)
    return ""


def tallies(finished: Sequence[GameSummary]) -> dict[str, str]:
    """Return by game's id how many were won of those that one person played against bots."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in finished:
        people = sum(seat.is_human for seat in game.seats)
        if people == 1 and len(game.seats) > 1:
            played[game.game] += 1
            won[game.game] += any(seat.is_human for seat in _winners(game))
    return {game_id: words.tally(won[game_id], count) for game_id, count in played.items()}


def _winners(game: GameSummary) -> list[SavedSeat]:
    assert game.result is not None
    ranks = game.result["ranks"]
    return [seat for seat, rank in zip(game.seats, ranks, strict=True) if rank == 1]
