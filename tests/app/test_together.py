"""Whole evenings of Exchange with four people at one screen, played as people would."""

from __future__ import annotations

from PySide6.QtCore import Qt

from stockgames.controllers.code_card import CodeCard
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.table import Stage
from stockgames.engine.seat import SeatId
from stockgames.ui.lobby.wishes import TableWishes, people
from tests.app.visitor import Visitor

NAMES = ("Ada", "Bela", "Cleo", "Dora")


class Party:
    """Four people before one window. They press keys, and remember what they read."""

    def __init__(self, visitor: Visitor, handover: str) -> None:
        self.visitor = visitor
        self.handovers = 0
        self.presses: list[int] = []
        """Presses from each curtain to a card laid behind it."""
        self.cards: dict[SeatId, CodeCard] = {}
        self._pressed = 0
        wishes = TableWishes("exchange", people(NAMES, 4), handover=handover)
        visitor.house.window.setUpdatesEnabled(False)
        visitor.house.lay(wishes)
        visitor.wait()

    @property
    def stage(self) -> Stage:
        return self.visitor.stage

    @property
    def coded(self) -> CodedTableController:
        controller = self.visitor.session.controller
        assert isinstance(controller, CodedTableController)
        return controller

    def key(self, key: Qt.Key | str) -> None:
        self._pressed += 1
        self.visitor.key(Qt.Key(ord(key)) if isinstance(key, str) else key)

    def lift(self) -> None:
        assert self.visitor.page == "curtain"
        self.handovers += 1
        self._pressed = 0
        self.key(Qt.Key.Key_Space)

    def lay(self) -> None:
        """Lay the card that the key 1 picks, as whoever looks at the table now."""
        moves = len(self.visitor.session.controller.shown_so_far())
        self.key("1")
        if len(self.visitor.session.controller.shown_so_far()) == moves:
            self.key(Qt.Key.Key_Return)
        assert len(self.visitor.session.controller.shown_so_far()) == moves + 1
        self.presses.append(self._pressed)

    def read(self) -> None:
        """Keep a code card in mind and put it away."""
        controller = self.coded
        assert self.visitor.page == "code-card"
        assert controller.seat is not None
        card = controller.codes.card(controller.seat)
        assert card is not None
        self.cards[controller.seat] = card
        self.key(Qt.Key.Key_Return)

    def code(self, seat: SeatId) -> str:
        """Return the keys of some choice of a person in the decision at hand."""
        coded = self.cards[seat].page(self.coded.codes.book.page(self.coded.view))
        assert coded is not None
        rng = self.visitor.rng
        column = rng.choice(coded.column_keys) if coded.column_keys else ""
        return rng.choice(coded.row_keys) + column

    def press_together(self) -> None:
        """Let all who owe a choice press their keys at nearly the same time."""
        controller = self.visitor.session.controller
        assert self.visitor.page == "table-page"
        assert controller.eyes is None
        owing = [seat for seat in controller.view.actors if seat in controller.humans]
        codes = {seat: self.code(seat) for seat in owing}
        for place in (0, 1):
            for seat in owing:
                if place < len(codes[seat]):
                    self.key(codes[seat][place])

    def go_on(self) -> None:
        """Do what the table waits for."""
        match self.stage:
            case Stage.CURTAIN:
                self.lift()
            case Stage.CARD:
                self.read()
            case Stage.KEYS:
                self.press_together()
            case Stage.ASKING:
                self.lay()
            case other:
                raise AssertionError(other)
        self.visitor.wait()


def watched(party: Party) -> list[tuple[Stage, SeatId | None]]:
    """Note whose secrets the screen holds whenever something is shown to all."""
    seen: list[tuple[Stage, SeatId | None]] = []
    controller = party.visitor.session.controller
    controller.moved.connect(lambda _: seen.append((controller.stage, controller.eyes)))
    return seen


def test_four_people_play_exchange_by_the_curtain(visitor: Visitor) -> None:
    party = Party(visitor, "curtain")
    seen = watched(party)
    while party.stage is not Stage.OVER:
        assert party.stage in (Stage.CURTAIN, Stage.ASKING)
        party.go_on()
    assert max(party.presses) <= 3
    assert len(party.presses) == len(visitor.session.controller.shown_so_far())
    assert party.handovers == len(party.presses)
    assert {eyes for _, eyes in seen} == {None}


def test_four_people_play_exchange_by_code_cards(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    seen = watched(party)
    while party.stage is not Stage.OVER:
        party.go_on()
    assert party.handovers <= 20
    assert {eyes for _, eyes in seen} == {None}
    assert visitor.see("end-sheet") is not None
