"""What the list of all games hears of the library."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stockgames.engine import registry
from stockgames.evenings.facts import names_at
from stockgames.evenings.standing import standing
from stockgames.storage.entries import GameSummary
from stockgames.ui.evening.words import points_text
from stockgames.ui.kit.faces.usual import know_people, portrait_of
from stockgames.ui.lobby.ticket_words import faces
from stockgames.ui.review.past_game import OfEvening, PastGame, Seated, State
from stockgames.ui.sentences.speech import say

if TYPE_CHECKING:
    from stockgames.evenings.person import Person
    from stockgames.storage.evenings import KeptEvening
    from stockgames.storage.library import Library

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


def past_evenings(library: Library) -> list[PastGame]:
    """Return the evenings with their standings, the last begun first; raise StorageError."""
    people = library.people()
    know_people(people)
    found = [_past_evening(kept, people) for kept in library.evenings() if kept.evening.guests]
    return sorted(found, key=lambda each: each.begun, reverse=True)


def _past_evening(kept: KeptEvening, people: Sequence[Person]) -> PastGame:
    evening = kept.evening
    names, faces = names_at(evening, people), {each.id: portrait_of(each) for each in people}
    lines = standing(evening)
    played = max((act.ended or act.began for act in evening.programme), default="")
    return PastGame(
        row=kept.row,
        game_id="",
        title="",
        seats=tuple(
            Seated(
                names[line.person] or say("shell-somebody"),
                is_human=True,
                place=line.place or 0,
                points=points_text(line.total),
            )
            for line in lines
        ),
        moves=len(evening.played),
        begun=evening.begun,
        played=played or evening.begun,
        state=State.EVENING,
        shows=False,
        evening=OfEvening(kept.row, evening.name, evening.begun),
        goes_on=not evening.ended,
        faces=tuple(faces[line.person] for line in lines if line.person in faces),
    )


def among(games: Sequence[PastGame], evenings: list[PastGame], *, is_read: bool) -> list[PastGame]:
    """Return games with evenings among them, each above the first game after which it was begun.

    Evenings that have a place are taken out; behind the last game that `is_read` come all others.
    """
    found: list[PastGame] = []
    for game in games:
        row = game.evening.row if game.evening is not None else None
        for evening in [e for e in evenings if e.row == row or e.begun > game.played]:
            evenings.remove(evening)
            found.append(evening)
        found.append(game)
    if is_read:
        found += evenings
        evenings.clear()
    return found


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
