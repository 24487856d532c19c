"""Tables of Portfolio for tests: a stacked deal, and a user who clicks, drags and types."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.parts import CARD_NAMES, HAND, decks
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery.samples import board_of, seat_infos
from stockgames.ui.games.portfolio.dealing import DealSheet
from stockgames.ui.games.portfolio.table import PortfolioTable, create_table
from stockgames.ui.table.pace import PaceMode
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child
from tests.ui.table.seating import SMALL, Table

CARD = {name: card for card, name in enumerate(CARD_NAMES)}


def cards(text: str) -> tuple[int, ...]:
    """Parse cards such as `7C 8C`."""
    return tuple(CARD[name] for name in text.split())


def stacked(seats: int, dealer: int, hands: list[str], exposed: str, stock: str = "") -> Any:
    """Return a deal whose hands and stock start with these cards; the rest follows in order."""
    left = Counter({name: decks(seats) for name in CARD_NAMES})
    begun = [hand.split() for hand in hands] + [[]] * (seats - len(hands))
    for name in (*(name for hand in begun for name in hand), exposed, *stock.split()):
        left[name] -= 1
    rest = list(left.elements())
    full = []
    for hand in begun:
        need = HAND - len(hand)
        # Every seventh card, so that no run forms by chance.
        drawn = [rest.pop(7 * i % len(rest)) for i in range(need)]
        full.append([*hand, *drawn])
    data = {
        "dealer": dealer,
        "hands": full,
        "stock": [*stock.split(), *rest],
        "discard": [exposed],
    }
    return registry.load("portfolio").setup_type.model_validate(data)


class PortfolioSeat(Table):
    """A page of Portfolio on screen."""

    @property
    def board(self) -> PortfolioTable:
        return board_of(self.page, PortfolioTable)

    @property
    def deal_sheet(self) -> DealSheet:
        return child(self.page, DealSheet)

    @property
    def choosing(self) -> ActionBuilder:
        return self.board.choosing

    @property
    def view(self) -> PortfolioView:
        found = self.controller.view
        assert isinstance(found, PortfolioView)
        return found

    @property
    def draft(self) -> DealDraft:
        found = self.deal_sheet.draft
        assert found is not None
        return found

    def click_spot(self, name: str) -> None:
        spot = self.spot(name)
        at = QPoint(min(6, spot.width() // 2), spot.height() // 2)
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton, pos=at)

    def click_card(self, slot: int) -> None:
        self.click_spot(self.card_name(slot))

    def texts(self) -> str:
        parts = self.widget_texts()
        parts += [item.toolTip() for item in self.board.scene.items()]
        return "\n".join(parts)

    def card_name(self, slot: int) -> str:
        return self.board.name_of_slot(slot)

    def select(self, text: str) -> None:
        """Click these cards in the hand."""
        wanted = list(cards(text))
        for slot, card in enumerate(self.choosing.slots):
            if card in wanted:
                wanted.remove(card)
                self.click_card(slot)
        assert not wanted

    def drag(self, slot: int, end: QPointF) -> None:
        """Drag a card of the hand to a point of the scene."""
        view = self.board.board
        spot = self.spot(self.card_name(slot))
        start = QPoint(6, spot.height() // 2)
        goal = spot.mapFrom(view.viewport(), view.mapFromScene(end))
        QTest.mousePress(spot, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(spot, start + QPoint(12, -12))
        QTest.mouseMove(spot, goal)
        QTest.mouseRelease(spot, Qt.MouseButton.LeftButton, pos=goal)

    def sheet_widget(self, name: str) -> QWidget:
        """Return a visible widget of the deal table."""
        for found in self.page.findChildren(QWidget, name):
            if found.isVisible():
                return found
        raise AssertionError(f"no {name} on the deal table")


def open_table(
    qtbot: QtBot,
    players: str,
    *,
    setup: Any = None,
    handover: Handover = Handover.CURTAIN,
    pace: PaceMode = "instant",
    seed: str = "seed",
    first: int = 0,
) -> PortfolioSeat:
    """Open a table: people (h) and bots (b) in the order of the letters."""
    infos = seat_infos(players)
    match = Match.deal(registry.load("portfolio"), infos, {}, seed, setup, first)
    look = ThemeContext()
    look.fit(SMALL)
    return PortfolioSeat(qtbot, match, handover, pace, create_table(look))
