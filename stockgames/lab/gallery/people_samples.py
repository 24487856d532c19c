"""Sample people and their profiles, for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtWidgets import QWidget

from stockgames.bots.levels import LEVELS, STEPS
from stockgames.engine import registry
from stockgames.evenings.books import Sitter, Sitting
from stockgames.evenings.evening import Evening, seating
from stockgames.evenings.people_facts import BookFacts, Filter, book_facts, people_facts
from stockgames.evenings.person import Person, Tastes
from stockgames.games.nyse.parts import BOARDS
from stockgames.lab.gallery.evening_samples import NAMES
from stockgames.presentation.faces import usual_portrait
from stockgames.presentation.games.nyse.results import ruler
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.ui.people.book import Book, BookPage
from stockgames.ui.people.page import PeoplePage
from stockgames.ui.theme.theme_context import ThemeContext

_DAYS: Final = (
    *("06-02", "06-09", "06-16", "06-23", "06-30"),
    *("07-07", "07-14", "07-21", "08-04", "08-11", "08-18", "08-25"),
    *("09-01", "09-08", "09-15", "09-22", "09-29"),
    *("10-06", "10-13", "10-20", "10-27"),
    *("11-03", "11-10", "11-17"),
)
_WORTH: Final = {"nyse": 38, "portfolio": 51, "exchange": 1240, "stock-exchange": 610_000}
_BOARDS: Final = (
    *("[1, 2, 3, 5, 4, 2]", "[1, 2, 4, 5, 3, 2]"),
    *("[1, 2, 3, 4, 5, 2]", "[1, 2, 5, 4, 3, 2]", "[5, 2, 4, 1, 3, 2]"),
)


def _people(count: int) -> list[Person]:
    found: list[Person] = []
    for number, name in enumerate(NAMES[:count]):
        face = usual_portrait(name, [other.portrait for other in found])
        tastes = Tastes("en", suit_colours=4, hand_order="suit") if not number else Tastes()
        found.append(Person(f"p{number}", name, face, tastes, "2026-03-03T19:00:00Z"))
    return found


def _evening(rng: Random, day: str, people: int) -> tuple[Evening, list[Sitting]]:
    """Return an evening with random results, and its games."""
    at = f"2026-{day}T20:00:00Z"
    evening, games = Evening(begun=at), []
    for number in range(people):
        evening = evening.come(f"p{number}")
    for game in registry.game_ids():
        act = evening.add(game).next
        evening = evening.add(game)
        assert act is not None
        chairs = seating(evening, act, registry.meta(game).seats).chairs
        ranks = list(range(1, len(chairs) + 1))
        rng.shuffle(ranks)
        evening = evening.begin(act.number, chairs, row=None, at=at)
        evening = evening.finish(act.number, ranks, ranks, at=at)
        sitters = [
            Sitter(who, rank, _WORTH.get(game, 100) // rank, "" if who else "casual")
            for who, rank in zip(chairs, ranks, strict=True)
        ]
        games.append(Sitting(game, tuple(sitters), ended=at))
    return evening.end(), games


def _against_bots(rng: Random, game: str) -> Sitting:
    level = rng.choice(STEPS)
    sitters = [Sitter("p0", 1, 30), Sitter(None, 2, 20, level)]
    if rng.random() < 0.4:
        sitters = [Sitter("p0", 2, 20), Sitter(None, 1, 30, level)]
    return Sitting(game, tuple(sitters), ended="2026-11-15T18:00:00Z")


def _alone(board: str, score: int) -> Sitting:
    return Sitting("nyse", (Sitter("p0", 1, score),), board, "2026-11-16T18:00:00Z")


def _played(count: int) -> tuple[list[Evening], list[Sitting]]:
    """Return evenings of at most five people, and their games and those of the first alone."""
    evenings, games, rng = list[Evening](), list[Sitting](), Random(7)
    for day in _DAYS:
        evening, sittings = _evening(rng, day, min(count, 5))
        evenings.append(evening)
        games += sittings
    games += [_against_bots(rng, rng.choice(registry.game_ids())) for _ in range(40)]
    games += [_alone(board, 58 - 3 * n) for n, board in enumerate(_BOARDS)]
    return evenings, games


def _figures(games: list[Sitting], evenings: list[Evening]) -> BookFacts:
    ids, levels = registry.game_ids(), tuple(LEVELS)
    return book_facts("p0", games, evenings, Filter(), year="2026-01-01", games=ids, levels=levels)


def _page(look: ThemeContext, count: int, *, played: bool = True) -> PeoplePage:
    people = _people(count)
    evenings, games = _played(count) if played and people else ([], [])
    book = _figures(games, evenings) if people else None
    return PeoplePage(look, people_facts(people, games, evenings, {"p0"}, book))


def people_of(count: int, *, played: bool = True) -> Callable[[ThemeContext], QWidget]:
    """Return a function that makes the page with this number of people, the first profile open."""
    return lambda look: _page(look, count, played=played)


def _bot(name: str) -> SavedSeat:
    return SavedSeat(name, "bot:able")


def book_page(look: ThemeContext) -> QWidget:
    """Return a book with some distinctions, and games at all levels."""
    had = ("bell", "ground", "boxes", "whisker", "step", "crop", "hostile", "pop", "lobbyist")
    seats = (SavedSeat("Ada", "human", person="p0"), *map(_bot, ("Bruno", "Igor", "Pia")))
    day = "2026-11-24T20:00:00Z"
    game = GameSummary(1, "nyse", seats, 40, "", {}, day, day, None, None)
    seals = dict.fromkeys(had, game)
    evenings, games = _played(5)
    alone = ruler(BOARDS["standard"], 2, 54)
    page = BookPage(look, Book(_people(1)[0], _figures(games, evenings), alone, seals))
    page.seals.taken.emit(8)
    return page


def people_chooser(look: ThemeContext) -> QWidget:
    """Return the page with the portrait chooser open."""
    page = _page(look, 5)
    page.choose(True)
    return page


def people_parts(look: ThemeContext) -> QWidget:
    """Return the page with the portrait chooser, and a portrait built from parts."""
    page = _page(look, 5)
    page.choose(True)
    page.chooser.by_parts()
    return page


def people_figures(look: ThemeContext) -> QWidget:
    """Return the page with the figures tab, in a window with room for one tab."""
    page = _page(look, 8)
    page.leaves.set_value("figures")
    return page
