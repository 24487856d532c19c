"""The ways to open a table: a new game, a saved one, and one from a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stockgames.app.context import AppContext
from stockgames.app.known_players import seat_people
from stockgames.app.overlay_pages import USUAL_LEVEL
from stockgames.app.session import Session
from stockgames.engine import registry
from stockgames.engine.commitment import draw_number
from stockgames.engine.fairness import open_seed
from stockgames.engine.match import Match
from stockgames.storage.entries import GameSummary
from stockgames.storage.journal import NullJournal
from stockgames.storage.people import StoredEvening
from stockgames.ui.lobby.game_setup import GameSetup, bot, from_values, handovers, person, to_values


def deal(
    app: AppContext, setup: GameSetup, evening: Callable[[int], StoredEvening] | None = None
) -> Session:
    """Deal a new game, as part of an evening if `evening` is given (it gets the game's row).

    Raises OptionError or StorageError.
    """
    seed, known = setup.deal or draw_number(), bool(setup.deal)
    game = registry.load(setup.game_id)
    match = Match.deal(
        game, setup.seats, setup.options, seed, first=setup.first, seed_is_public=known
    )
    return _keep(app, match, replace(setup, deal=""), seed, evening)


def deal_again(app: AppContext, match: Match, setup: GameSetup) -> Session:
    """Deal a finished game's luck to the same table again. Raises StorageError."""
    seed = open_seed(match.record(sealed=True))
    return _keep(app, match.dealt_again(), setup, seed)


def open_match(app: AppContext, match: Match, seed: str) -> Session:
    """Continue a file's game or a study, saved in the library from now on; a finished one is not
    saved. Raises StorageError.

    It has no regulars, so that a study doesn't count in any stats.
    """
    if match.is_over:
        return Session(app, match, NullJournal(), _setup_of(match, None))
    return _keep(app, match, _setup_of(match, None), seed)


def resume(app: AppContext, row: int, summary: GameSummary | None, match: Match) -> Session:
    """Continue a saved game that was replayed. Raises StorageError."""
    library = app.library
    assert library is not None
    library.mend(row, match)
    return Session(app, match, library.journal(row), _setup_of(match, summary), row)


def play_on(app: AppContext, match: Match, step: int, seat: int | None) -> Session:
    """Start a study of a finished game from one of its steps. Raises StorageError.

    It is played by the person in a seat against bots, or by the same players (None).
    """
    seats = [
        info.holder()
        if seat is None or not info.is_human or number == seat
        else bot(info.name, USUAL_LEVEL)
        for number, info in enumerate(match.seats)
    ]
    if seat is not None:
        seats[seat] = person(match.seats[seat].name)
    seed = draw_number()
    return open_match(app, match.play_on(step, seats, seed), f"{seed}@{step}")


def _keep(
    app: AppContext,
    match: Match,
    setup: GameSetup,
    seed: str,
    evening: Callable[[int], StoredEvening] | None = None,
) -> Session:
    if app.library is None:
        return Session(app, match, NullJournal(), setup)
    library = app.library
    counts = not match.is_study
    seated = seat_people(library, setup.seats, setup.people) if counts else {}
    journal = library.create_game(
        match,
        wishes=to_values(setup),
        seed=seed,
        handover=setup.handover,
        seated=seated,
        evening=evening,
    )
    people = tuple(seated.get(seat) for seat in range(len(setup.seats)))
    return Session(app, match, journal, replace(setup, people=people), journal.row)


def _setup_of(match: Match, summary: GameSummary | None) -> GameSetup:
    """Return a table's set-up as saved, or as far as the match itself has it."""
    people = tuple(seat.person for seat in summary.seats) if summary is not None else ()
    found = from_values(match.game.meta, summary.wishes) if summary is not None else None
    if found is not None:
        seats = tuple(info.holder() for info in match.seats)
        return replace(found, seats=seats, people=people)
    options = match.options.model_dump(mode="json")
    ways = handovers(match.game.meta.id)
    handover = summary.handover if summary is not None else ways[0]
    if handover not in ways:
        handover = ways[0]
    return GameSetup(match.game.meta.id, match.seats, options, None, handover, people)
