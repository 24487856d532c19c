"""The ways to a table: a new game, a kept one, and one from a file."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from stockgames.app.session import Session
from stockgames.engine import registry
from stockgames.engine.fairness import open_seed
from stockgames.engine.match import Match
from stockgames.engine.sealing import joined_seed
from stockgames.engine.verify import replay
from stockgames.storage.entries import GameSummary
from stockgames.storage.unkept import UnkeptJournal
from stockgames.ui.lobby.wishes import TableWishes, from_values, handovers, to_values

if TYPE_CHECKING:
    from stockgames.app.house import House
    from stockgames.engine.record import Record


def deal(house: House, wishes: TableWishes) -> Session:
    """Deal a new game; raise OptionError or StorageError."""
    seed = token_hex(16)
    game = registry.load(wishes.game_id)
    match = Match.deal(game, wishes.seats, wishes.options, seed, first=wishes.first)
    return _keep(house, match, wishes, seed)


def open_record(house: House, record: Record) -> Session:
    """Go on with a record's game, kept in the library from now on; one that is over is replayed.

    The record must be right. Raise StorageError.
    """
    if record.result is not None:
        match = replay(record, open_seed(record))
        return Session(house, match, UnkeptJournal(), _wishes(match, None), replays=True)
    seed = joined_seed(token_hex(16), len(record.moves))
    match = replay(record, seed)
    return _keep(house, match, _wishes(match, None), seed)


def resume(house: House, row: int) -> Session:
    """Go on with a kept game; raise StorageError."""
    assert house.library is not None
    # Asked before loading, which notes the result of a game that was killed at its end.
    kept = {game.row: game for game in house.library.unfinished()}
    match = house.library.load(row)
    wishes = _wishes(match, kept.get(row))
    return Session(house, match, house.library.journal(row), wishes, row)


def _keep(house: House, match: Match, wishes: TableWishes, seed: str) -> Session:
    """Return the table of a match that the library, if there is one, keeps from now on."""
    if house.library is None:
        return Session(house, match, UnkeptJournal(), wishes)
    journal = house.library.create_game(
        match, wishes=to_values(wishes), seed=seed, handover=wishes.handover
    )
    return Session(house, match, journal, wishes, journal.row)


def _wishes(match: Match, summary: GameSummary | None) -> TableWishes:
    """Return a table's wishes as kept, or as far as the match itself tells them."""
    found = from_values(match.game.meta, summary.wishes) if summary is not None else None
    if found is not None:
        return found
    options = match.options.model_dump(mode="json")
    ways = handovers(match.game.meta.id)
    handover = summary.handover if summary is not None else ways[0]
    if handover not in ways:
        handover = ways[0]
    return TableWishes(match.game.meta.id, match.seats, options, None, handover)
