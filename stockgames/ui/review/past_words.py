"""What the list says of games."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, Qt

from stockgames.ui.lobby.ticket_words import some_game, when, who
from stockgames.ui.review.past_game import OfEvening, PastGame, State
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.region import date_in
from stockgames.ui.shell.words import listed

_MOST_MINUTES = 6 * 60
"""A game that took longer was not played at one sitting."""


def title(game: PastGame) -> str:
    """Return what was played, or the name of an evening."""
    if game.is_evening and game.evening is not None:
        return evening_name(game.evening)
    return game.title or some_game()


def players(game: PastGame) -> str:
    """Return who played: `Ada, Clara and three bots`."""
    return who(game.seats)


def outcome(game: PastGame) -> str:
    """Return how a game went, in a few words."""
    if game.state is State.UNREADABLE:
        return say("review-cannot-be-read")
    if game.state is State.RUNNING or game.goes_on:
        return say("review-not-over-yet")
    if not game.winners:
        return say("review-nobody-won") if game.is_evening else say("review-played-alone")
    return say("review-won-by", names=listed(game.winners))


def evening_name(evening: OfEvening) -> str:
    """Return the name of an evening, or its day."""
    begun = QDateTime.fromString(evening.begun, Qt.DateFormat.ISODate).toLocalTime()
    day = date_in(begun.date(), say("review-day-form"))
    return evening.name or say("review-evening-of", day=day)


def places(game: PastGame) -> str:
    """Return which places the people had who did not win: `Ada 3rd, Clara 4th`."""
    others = [seat for seat in game.seats if seat.is_human and seat.place > 1]
    others.sort(key=lambda seat: seat.place)
    return ", ".join(say("review-place", name=seat.name, place=seat.place) for seat in others)


def note(game: PastGame) -> str:
    """Return what stands below the outcome: the evening, and the places; of one, its standing."""
    if game.is_evening:
        return ", ".join(f"{seat.name} {seat.points}" for seat in game.seats if seat.place)
    evening = evening_name(game.evening) if game.evening is not None else ""
    study = say("review-study") if game.is_study else ""
    return " · ".join(part for part in (study, evening, places(game)) if part)


def date(game: PastGame, now: QDateTime) -> str:
    """Return when a game was played last."""
    return when(game.played, now)


def length(game: PastGame) -> str:
    """Return how long a game is, and how long it took where that was one sitting."""
    if game.is_evening:
        return say("review-games", count=game.moves)
    moves = say("review-moves", count=game.moves)
    if 0 < game.minutes <= _MOST_MINUTES:
        return f"{moves} · {say('review-minutes', count=game.minutes)}"
    return moves


def spoken(game: PastGame, now: QDateTime) -> str:
    """Return a game as a screen reader tells it."""
    how = outcome(game), note(game)
    parts = (title(game), players(game), *how, date(game, now), length(game))
    return ", ".join(part for part in parts if part)
