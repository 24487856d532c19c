"""Sample evenings for the gallery: between the second game and the third."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTime
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Evening, seating
from stockgames.evenings.facts import PageFacts, page_facts
from stockgames.evenings.person import Person
from stockgames.evenings.standing import average
from stockgames.presentation.faces import usual_portrait
from stockgames.ui.evening.page import EveningPage
from stockgames.ui.theme.theme_context import ThemeContext

NAMES: Final = (
    *("Ada", "Bela", "Clara", "Dmitri", "Esra"),
    *("Finn", "Greta", "Hugo", "Ines", "Jakob"),
)


def _everybody() -> tuple[Person, ...]:
    people: list[Person] = []
    for number, name in enumerate(NAMES):
        face = usual_portrait(name, [other.portrait for other in people])
        people.append(Person(f"p{number}", name, face))
    return tuple(people)


EVERYBODY: Final = _everybody()
"""The known people in samples."""
_ORDERS: Final = ((2, 0, 1, 4, 3, 6, 5, 8, 7, 9), (0, 4, 2, 3, 1, 7, 8, 5, 9, 6))
"""By game, the rank of each person, from 0."""
_TIMES: Final = (("20:20", "20:32"), ("20:38", "21:36"))


def _label(time: str) -> str:
    return f"2026-11-17T{time}:00Z"


def _seats(game: str) -> range:
    return registry.meta(game).seats


def played(people: int, games: int) -> Evening:
    """Return an evening of `people` people after `games` games."""
    evening = Evening(begun=_label("20:15"))
    for number in range(people):
        evening = evening.come(f"p{number}")
    for game in registry.game_ids():
        evening = evening.add(game)
    for order, (began, ended) in list(zip(_ORDERS, _TIMES, strict=True))[:games]:
        act = evening.next
        assert act is not None
        chairs = seating(evening, act, _seats(act.game)).chairs
        evening = evening.begin(act.number, chairs, row=None, at=_label(began))
        ranks = [1 + order[int((chair or "p9")[1:])] for chair in chairs]
        scores = [50 - rank for rank in ranks]
        evening = evening.finish(act.number, ranks, scores, at=_label(ended))
    return evening


def facts_of(evening: Evening) -> PageFacts:
    """Return what the page of a sample evening shows."""

    def minutes(game: str, people: int) -> int:
        return registry.meta(game).minutes

    return page_facts(evening, EVERYBODY, _seats, minutes, (), [who.id for who in EVERYBODY[:5]])


def _page(look: ThemeContext, evening: Evening) -> EveningPage:
    page = EveningPage(look, registry.game_ids(), facts_of(evening))
    page.clock.set_time(QTime(21, 40))
    return page


def evening_new(look: ThemeContext) -> QWidget:
    """Return the page of an evening before anybody has joined."""
    return _page(look, played(0, 0))


def evening_people(look: ThemeContext) -> QWidget:
    """Return the page while it asks who is present, between two games."""
    page = _page(look, played(5, 2))
    page.turn_people()
    return page


def evening_two(look: ThemeContext) -> QWidget:
    """Return the page with two people, before the first game."""
    return _page(look, played(2, 0))


def evening_five(look: ThemeContext) -> QWidget:
    """Return the page with five people, and a late-comer."""
    evening = played(5, 2)
    return _page(look, evening.come("p5", average(evening)).be_over_by("23:30"))


def evening_ten(look: ThemeContext) -> QWidget:
    """Return the page with ten people, some of whom sit out."""
    return _page(look, played(10, 2))


def evening_over(look: ThemeContext) -> QWidget:
    """Return the page of an ended evening, with its games' turning points."""
    from stockgames.app.evenings import key_moment
    from stockgames.lab.gallery.look_back_samples import over

    page = _page(look, played(5, 2).end())
    sat = {"nyse": "hhhhh", "portfolio": "hhhhh"}
    matches = {game: over(game, people, "evening") for game, people in sat.items()}
    page.notes.show_moments([(registry.title(game), key_moment(m)) for game, m in matches.items()])
    return page
