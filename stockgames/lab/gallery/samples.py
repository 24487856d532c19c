"""Building blocks of sample tables for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication

from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.journal import NullJournal
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext

NAMES: Final = (
    "Ada",
    "Bruno",
    "Clara",
    "Dmitri",
    "Emil",
    "Freya",
    "Gus",
    "Hana",
    "Ivo",
    "Jana",
)
_ROUNDS = 50
"""The largest number of event loop passes until a player is asked."""

Shaper = Callable[[TablePage], None]
"""A function that simulates user input on a page."""


class RandomThinker:
    """Answers at once with a random action, or never."""

    def __init__(self, seed: int, *, bots_wait: bool = False) -> None:
        self._rng = Random(seed)
        self._bots_wait = bots_wait

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Answer at once, unless it must wait."""
        if self._bots_wait:
            return
        game = registry.load(question.game_id)
        on_answer(Answer(game.sample_action(question.view, self._rng)))

    def hurry(self) -> None:
        """Do nothing: answers are immediate."""

    def cancel(self) -> None:
        """Do nothing: no question is ever pending."""


T = TypeVar("T")


def board_of(page: TablePage, kind: type[T]) -> T:
    """Return the page's table, checked to be of the game's own class."""
    table: object = page.game_table
    assert isinstance(table, kind)
    return table


def seat_infos(people: str) -> list[SeatInfo]:
    """Return the players: a person (h) or a bot (b) for each letter."""
    return [
        SeatInfo(name=NAMES[i], player="human" if who == "h" else "bot:casual")
        for i, who in enumerate(people)
    ]


def page_of(
    match: Match,
    look: ThemeContext,
    handover: Handover = Handover.TRUSTING,
    *,
    seed: int = 1,
    bots_wait: bool = False,
    best: int | None = None,
) -> TablePage:
    """Return the page of a match that isn't saved; its bots answer at random, or never."""
    thinker = RandomThinker(seed, bots_wait=bots_wait)
    controller = TableController(match, NullJournal(), thinker, handover)
    table = create_table(match.game.meta.id, look)
    return TablePage(controller, table, look, Pace("normal"), best=best)


def begin(page: TablePage, show: Callable[[TablePage], None]) -> TablePage:
    """Show the page, and run the game until a person must decide or it is over."""
    show(page)
    page.start()
    for _ in range(_ROUNDS):
        QCoreApplication.processEvents()
        if page.controller.stage in (Stage.ASKING, Stage.OVER):
            break
    page.end_sheet.opening.finish()
    return page


def shaped(page: TablePage, shape: Shaper, show: Callable[[TablePage], None]) -> TablePage:
    """Begin a page, and apply a shaper to it."""
    begin(page, show)
    shape(page)
    return page


def nothing(page: TablePage) -> None:
    """Leave the page unchanged."""


def keys(*pressed: str) -> Shaper:
    """Return a shaper that presses these keys at the table."""

    def press(page: TablePage) -> None:
        for key in pressed:
            page.game_table.press(key)

    return press


def look_together(page: TablePage, number: int = -1) -> None:
    """Show the last reveal again as if it were new; of several pages, the last by default."""
    context, screen = page.presenter.state.context, page.controller.screen
    moves = (screen.change(shown) for shown in reversed(screen.shown(0)))
    reveal = next(
        found for move in moves if (found := page.game_table.reveal(move, context)) is not None
    )
    pages = reveal.pages
    reveal = pages[number]
    page.reveal_screen.set_data(reveal, context, pages=(number % len(pages), len(pages)))
    page.bar.set_status(reveal.status)


def open_reading(page: TablePage) -> None:
    """Open the table's text."""
    page.sheets.toggle_reading()


def open_log(page: TablePage) -> None:
    """Open the full log."""
    page.log.whole_button.click()
