"""Whole evenings of Exchange with four people at one screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from stockgames.app import files
from stockgames.controllers.stages import Stage
from stockgames.engine.state import SeatId
from stockgames.ui.lobby.game_setup import GameSetup, bot, people
from tests.app.visitor import Visitor

NAMES = ("Ada", "Bela", "Cleo", "Dora")


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "token_hex", lambda count: "7" * 2 * count)


class Party:
    """Four people at one window, using keys."""

    def __init__(self, visitor: Visitor, bots: int = 0) -> None:
        self.visitor = visitor
        self.handovers = 0
        self.presses: list[int] = []
        """The number of presses from each curtain to a card placed behind it."""
        self._pressed = 0
        seats = (*people(NAMES, 4 - bots), *(bot(NAMES[i], "random") for i in range(4 - bots, 4)))
        setup = GameSetup("exchange", seats, handover="curtain")
        visitor.app.window.setUpdatesEnabled(False)
        visitor.app.tables.deal(setup)
        visitor.wait()

    @property
    def stage(self) -> Stage:
        return self.visitor.stage

    def key(self, key: Qt.Key | str) -> None:
        self._pressed += 1
        self.visitor.key(Qt.Key(ord(key)) if isinstance(key, str) else key)

    def lift(self) -> None:
        assert self.visitor.page == "curtain"
        self.handovers += 1
        self._pressed = 0
        self.key(Qt.Key.Key_Space)

    def lay(self) -> None:
        """Play the card that the key 1 picks, for the person at the screen."""
        moves = len(self.visitor.session.controller.shown_so_far())
        self.key("1")
        if len(self.visitor.session.controller.shown_so_far()) == moves:
            self.key(Qt.Key.Key_Return)
        assert len(self.visitor.session.controller.shown_so_far()) == moves + 1
        self.presses.append(self._pressed)

    def go_on(self) -> None:
        """Do what the table waits for."""
        match self.stage:
            case Stage.CURTAIN:
                self.lift()
            case Stage.ASKING:
                self.lay()
            case other:
                raise AssertionError(other)
        self.visitor.wait()


def watched(party: Party) -> list[tuple[Stage, SeatId | None]]:
    """Return a list that records (stage, viewer) whenever something is shown to all."""
    seen: list[tuple[Stage, SeatId | None]] = []
    controller = party.visitor.session.controller
    controller.moved.connect(lambda _: seen.append((controller.stage, controller.viewer)))
    return seen


def test_four_people_play_exchange_by_the_curtain(visitor: Visitor) -> None:
    party = Party(visitor)
    seen = watched(party)
    while party.stage is not Stage.OVER:
        assert party.stage in (Stage.CURTAIN, Stage.ASKING)
        party.go_on()
    assert max(party.presses) <= 3
    assert len(party.presses) == len(visitor.session.controller.shown_so_far())
    assert party.handovers == len(party.presses)
    assert {viewer for _, viewer in seen} == {None}


def test_people_and_bots_share_a_table(visitor: Visitor) -> None:
    party = Party(visitor, bots=2)
    seen = watched(party)
    while party.stage is not Stage.OVER:
        party.go_on()
    assert {viewer for _, viewer in seen} == {None}
