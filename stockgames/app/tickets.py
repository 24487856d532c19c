"""What the lobby hears of the library: tickets of waiting games, and the last result."""

from __future__ import annotations

from PySide6.QtCore import QDateTime

from stockgames.engine import registry
from stockgames.storage.entries import GameSummary
from stockgames.storage.library import Library
from stockgames.ui.lobby import ticket_words as words
from stockgames.ui.lobby.entries import Ticket

_LOOKED_AT = 20
"""How many finished games are looked at for one that this release knows."""


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


def last_news(library: Library) -> str:
    """Return the line about the last finished game, empty if there is none; raise StorageError."""
    known = registry.game_ids()
    for game in library.finished(_LOOKED_AT):
        if game.result is not None and game.game in known:
            ranks = game.result["ranks"]
            first = [seat.name for seat, rank in zip(game.seats, ranks, strict=True) if rank == 1]
            return words.news(registry.meta(game.game).title, first)
    return ""
