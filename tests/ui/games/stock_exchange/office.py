"""Tables of Stock Exchange for tests: a real controller, and bots that answer at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.stock_exchange.form import Form
from stockgames.lab.gallery.samples import board_of, seat_infos
from stockgames.ui.games.stock_exchange.table import StockExchangeTable, create_table
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.pace import PaceMode
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.table.seating import SMALL, InstantThinker, Table

GAME = registry.load("stock-exchange")


class SamplingThinker(InstantThinker):
    """Answers at once with a random submission."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Random(seed)

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        on_answer(Answer(GAME.sample_action(question.view, self._rng)))


def dealt(people: str = "hbbbbbbb", garnets: int = 2, rounds: int = 0, seed: int = 5) -> Match:
    """Return a match after ``rounds`` rounds of random submissions."""
    infos = seat_infos(people)
    match = Match.deal(GAME, infos, {"garnets": garnets}, f"seed {seed}")
    dice = Random(seed)
    for _ in range(rounds):
        for seat in range(8):
            match.act(seat, GAME.sample_action(match.view(seat), dice))
    return match


def is_share(name: str) -> bool:
    """Return whether a spot is a stock of the fan, not a pigeon-hole for one."""
    return name.startswith("stock-") and not name.startswith("stock-to-")


class Office(Table):
    """A page with a desk on screen."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        handover: Handover = Handover.CURTAIN,
        pace: PaceMode = "instant",
    ) -> None:
        look = ThemeContext()
        look.fit(SMALL)
        super().__init__(qtbot, match, handover, pace, create_table(look))
        self.use(SamplingThinker())

    @property
    def desk(self) -> StockExchangeTable:
        return board_of(self.page, StockExchangeTable)

    @property
    def form(self) -> Form:
        """The form of the seat that is asked."""
        found = self.desk.choosing.form
        assert found is not None
        return found

    def point(self, *names: str) -> None:
        """Click places on the desk, one after the other."""
        for name in names:
            self.click_spot(name)

    def drag(self, source: str, target: str) -> None:
        """Drag with the mouse from one place to another."""
        start, end = self.spot(source), self.spot(target)
        there = start.mapFromGlobal(end.mapToGlobal(end.rect().center()))
        QTest.mousePress(start, Qt.MouseButton.LeftButton, pos=start.rect().center())
        QTest.mouseMove(start, start.rect().center() + QPoint(14, 14))
        QTest.mouseMove(start, there)
        QTest.mouseRelease(start, Qt.MouseButton.LeftButton, pos=there)

    def offered(self) -> list[str]:
        """Return the names of all places that can be clicked."""
        viewport = self.desk.board.viewport()
        return [spot.objectName() for spot in viewport.findChildren(HotSpot) if spot.objectName()]

    def shares(self) -> list[str]:
        return [name for name in self.offered() if is_share(name)]

    def open_holes(self, kind: str) -> list[str]:
        """Return the pigeon-holes that take another gift; `kind` is `good` or `stock`."""
        seats = self.form.recipients_left("resources" if kind == "good" else "stocks")
        return [f"{kind}-to-{seat}" for seat in seats]

    def fill(self) -> None:
        """Fill the envelope by mouse: four goods of which some are given, and some shares."""
        self.point("good-book", "good-water", "good-water", "good-iron")
        while holes := self.open_holes("good"):
            self.point("good-water" if len(holes) % 2 else "good-iron", holes[0])
        while holes := self.open_holes("stock"):
            self.point(self.shares()[-1], holes[-1])
