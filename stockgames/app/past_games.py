"""What the list of all games hears of the library."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from stockgames.engine import registry
from stockgames.storage.entries import GameSummary
from stockgames.ui.lobby.ticket_words import faces
from stockgames.ui.review.past_game import OfEvening, PastGame, Seated, State

if TYPE_CHECKING:
    from stockgames.storage.evenings import KeptEvening

LONGEST: Final = 200
"""Characters of a name that are handed on; a row that is odd may hold any number."""


def evenings_by_game(evenings: Iterable[KeptEvening]) -> dict[int, OfEvening]:
    """Return by the game's row the evening that it belongs to."""
    return {
        act.row: OfEvening(kept.row, kept.evening.name, kept.evening.begun)
        for kept in evenings
        for act in kept.evening.programme
        if act.row is not None
    }


def past_game(game: GameSummary, evenings: Mapping[int, OfEvening]) -> PastGame:
    """Return a game of the library as its line in the list."""
    known = game.game in registry.game_ids()
    state = _state(game, known)
    ranks = game.result["ranks"] if game.result is not None else [0] * len(game.seats)
    return PastGame(
        row=game.row,
        game_id=game.game if known else "",
        title=registry.title(game.game)[:LONGEST],
        seats=tuple(
            Seated(seat.name[:LONGEST], seat.is_human, rank)
            for seat, rank in zip(game.seats, ranks, strict=True)
        ),
        moves=game.moves,
        begun=game.begun,
        played=game.played,
        state=state,
        shows=state is State.OVER or (state is State.RUNNING and _is_open(game)),
        is_study=game.is_study,
        evening=evenings.get(game.row),
        faces=faces(game.seats),
    )


def _is_open(game: GameSummary) -> bool:
    """Tell whether no cover lies between the people of a running game: see `who_may_look`."""
    people = sum(seat.is_human for seat in game.seats)
    return people == 1 or (people > 1 and game.handover == "trusting")


def _state(game: GameSummary, known: bool) -> State:
    if game.is_damaged or not known or game.shelved is not None:
        return State.UNREADABLE
    return State.OVER if game.is_over else State.RUNNING
