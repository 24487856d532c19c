"""Whole evenings of Exchange with four people at one screen, played as people would."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.app import openings
from stockgames.controllers.code_card import CodeCard
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.stages import Stage
from stockgames.engine.game import seen_as
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import Order
from stockgames.games.exchange.parts import BUY
from stockgames.games.exchange.stages import (
    LIQUIDATION,
    PHASE_1,
    PHASE_2,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.lobby.wishes import TableWishes, bot, people
from tests.app.conftest import Visit
from tests.app.visitor import Visitor, settle

NAMES = ("Ada", "Bela", "Cleo", "Dora")


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards each time."""
    monkeypatch.setattr(openings, "token_hex", lambda count: "7" * 2 * count)


class Party:
    """Four people before one window. They press keys, and remember what they read."""

    def __init__(self, visitor: Visitor, handover: str, bots: int = 0, deal: str = "") -> None:
        self.visitor = visitor
        self.handovers = 0
        self.presses: list[int] = []
        """Presses from each curtain to a card laid behind it."""
        self.cards: dict[SeatId, CodeCard] = {}
        self.bold = False
        """Whether all buy nine shares each round."""
        self._pressed = 0
        seats = (*people(NAMES, 4 - bots), *(bot(NAMES[i], "random") for i in range(4 - bots, 4)))
        wishes = TableWishes("exchange", seats, handover=handover, deal=deal)
        visitor.house.window.setUpdatesEnabled(False)
        visitor.house.tables.lay(wishes)
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
        if self.bold and coded.page.name == "order":
            return coded.code(Order(BUY, 9))
        return coded.code(self.visitor.rng.choice(coded.page.choices))

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

    def until_keys(self, phase: int = PHASE_1) -> None:
        """Go on until all press the keys of a phase."""
        while self.stage is not Stage.KEYS or seen_as(ExchangeView, self.coded.view).stage != phase:
            self.go_on()


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


def readable(visitor: Visitor) -> str:
    """Return every text in the window that can be read, spoken or shown as a tip."""
    window = visitor.house.window
    return "\n".join(
        text
        for widget in (window, *window.findChildren(QWidget))
        for text in (
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.toolTip(),
            widget.property("text"),
        )
        if isinstance(text, str)
    )


def test_debts_are_paid_openly_without_passing_the_screen(visitor: Visitor) -> None:
    party = Party(visitor, "code", deal="5" * 32)  # luck by which somebody falls into debt
    party.bold = True
    debts = 0
    while party.stage is not Stage.OVER:
        controller = visitor.session.controller
        if (
            party.stage is Stage.ASKING
            and seen_as(ExchangeView, controller.view).stage == LIQUIDATION
        ):
            assert controller.eyes is None
            assert controller.seat == controller.view.actors[0]
            debts += 1
        party.go_on()
    assert debts > 0
    assert party.handovers <= 20


def test_nothing_of_a_card_is_left_once_it_is_put_away(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.lift()
    party.lay()
    settle()
    card = visitor.house.window.page
    assert card is not None
    assert card.objectName() == "code-card"
    secrets = card.accessibleDescription().split("\n")
    assert len([line for line in secrets if line.startswith("I")]) == 4  # numbered presses
    assert all(secret in readable(visitor) for secret in secrets)
    party.read()
    visitor.wait()
    while party.stage is not Stage.KEYS:
        party.go_on()
        settle()
        assert not shiboken6.isValid(card)
        if party.stage is not Stage.CARD:
            assert not any(secret in readable(visitor) for secret in secrets)


def test_letters_belong_to_the_cards_while_all_press(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys()
    for letter in "LSHPLSHP":
        party.key(letter)
        assert visitor.see("log-sheet") is None
        assert QApplication.activePopupWidget() is None


def test_a_key_held_down_is_one_key(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys(PHASE_2)
    code = party.code(0)
    page = visitor.session.page
    for press in range(5):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key, text = ord(code[0]), code[0].lower()
            plain = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(page, QKeyEvent(kind, key, plain, text, press > 0))
    assert list(party.coded.codes.half) == [0]
    assert 0 in party.coded.view.actors


def test_a_wrong_key_says_the_same_to_everybody(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys()
    codes, said = party.coded.codes, set[str]()
    for seat in range(4):
        for key in codes.block(seat)[3:]:
            party.key(key)
            said.add(visitor.session.page.notice.text)
    assert len(said) == 1
    assert party.coded.view.actors == (0, 1, 2, 3)


def test_intelligence_costs_one_hand_over_and_is_seen_in_private(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys()
    before = party.handovers
    visitor.press("ask-openly")
    visitor.press("openly-2")
    assert seen_as(ExchangeView, party.coded.view).informed == ()
    visitor.press("take-offer")
    visitor.wait()
    party.lift()
    assert party.coded.eyes == 2
    assert seen_as(ExchangeView, party.coded.view).coming is not None
    party.key(Qt.Key.Key_Return)
    visitor.wait()
    assert party.stage is Stage.KEYS
    assert visitor.session.controller.eyes is None
    assert party.handovers == before + 1


def test_a_card_is_seen_again_behind_the_curtain(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys()
    visitor.press("see-card-again")
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.see("card-of-3") is None
    visitor.press("see-card-again")
    visitor.press("card-of-3")
    party.lift()
    card = party.cards[3]
    party.read()
    assert party.cards[3] is card
    assert party.stage is Stage.KEYS
    assert visitor.page == "table-page"


def test_a_card_laid_openly_is_called_back_from_somebodys_curtain(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys(PHASE_1)
    for key in party.code(0):
        party.key(key)
    assert 0 not in party.coded.view.actors
    party.coded.read_again(1)
    assert visitor.page == "curtain"
    visitor.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (party.stage, party.coded.seat, visitor.page) == (Stage.CURTAIN, 0, "curtain")
    assert party.coded.view.actors == (0, 1, 2, 3)
    party.lift()
    assert "A new cap (security)" in readable(visitor)
    party.read()
    visitor.wait()
    assert (party.stage, visitor.page) == (Stage.KEYS, "table-page")
    assert party.coded.eyes is None
    party.press_together()
    visitor.wait()
    assert seen_as(ExchangeView, party.coded.view).stage == PHASE_2


def test_a_founder_is_called_back_from_the_next_curtain(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.lift()
    party.lay()
    party.read()
    visitor.wait()
    assert (party.stage, party.coded.seat) == (Stage.CURTAIN, 1)
    visitor.press("call-back")
    assert (party.stage, party.coded.seat, party.coded.eyes) == (Stage.CURTAIN, 0, None)
    assert visitor.page == "curtain"
    party.lift()
    assert (party.stage, party.coded.eyes) == (Stage.ASKING, 0)
    party.lay()
    visitor.wait()
    while party.stage is not Stage.KEYS:
        party.go_on()


def test_rules_and_language_lead_back_to_the_card(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.lift()
    party.lay()
    visitor.house.window.setUpdatesEnabled(True)
    before = visitor.house.window.page
    assert before is not None
    spoken = before.accessibleDescription()
    visitor.key(Qt.Key.Key_F1)
    assert visitor.page == "help"
    visitor.press("back")
    visitor.house.guests.show_settings()
    visitor.press("language-de")
    settle()
    assert visitor.page == "settings"
    visitor.press("back")
    assert visitor.house.window.page is before
    assert before.accessibleDescription() != spoken
    party.read()
    visitor.wait()
    assert party.stage is Stage.CURTAIN


def test_a_walk_to_the_lobby_leaves_the_cards_as_they_are(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys(PHASE_2)
    visitor.house.show_lobby()
    settle()
    visitor.press("continue-1")
    visitor.wait()
    assert party.stage is Stage.KEYS
    code = party.code(2)
    for key in code:
        party.key(key)
    assert party.coded.view.actors == (0, 1, 3)


def test_a_game_that_is_not_kept_leaves_no_cards_for_the_next(visitor: Visitor) -> None:
    visitor.house.door.close()
    party = Party(visitor, "code")
    party.until_keys()
    visitor.house.show_lobby()
    settle()
    assert Party(visitor, "code").stage is Stage.CURTAIN
    assert party.coded.codes.card(0) is None


def test_a_new_start_deals_new_cards_and_says_that_the_old_are_void(
    visit: Visit, folder: Path
) -> None:
    first = visit(folder).enter()
    party = Party(first, "code")
    party.until_keys(PHASE_2)
    old = dict(party.cards)
    first.leave()
    second = visit(folder).enter()
    second.press("continue-1")
    second.wait()
    party.visitor = second
    party.lift()
    assert second.page == "code-card"
    assert "any earlier ones of this round are void" in readable(second)
    assert "Round 1" in readable(second)
    party.until_keys(PHASE_2)
    assert all(party.cards[seat] != old[seat] for seat in range(4))
    party.go_on()


def test_founders_never_lie_on_the_table_that_all_look_at(visitor: Visitor) -> None:
    """Who puts the code card away gives the screen back: no private choice follows."""
    party = Party(visitor, "code")
    visitor.house.window.setUpdatesEnabled(True)
    chosen = 0
    while party.stage is not Stage.KEYS:
        before = party.stage
        party.go_on()
        settle()
        founders = founder_cards(visitor)
        if party.stage is Stage.ASKING:
            assert before is Stage.CURTAIN
            assert founders
            assert f"For {NAMES[party.coded.seat or 0]}'s eyes only" in readable(visitor)
            chosen += 1
        else:
            assert not founders
    assert chosen == 4


def founder_cards(visitor: Visitor) -> list[QWidget]:
    """Return the founders in view."""
    every = visitor.house.window.findChildren(QWidget)
    return [w for w in every if w.objectName().startswith("founder-") and w.isVisible()]


@pytest.mark.parametrize("handover", ["curtain", "code"])
def test_people_and_bots_share_a_table(visitor: Visitor, handover: str) -> None:
    party = Party(visitor, handover, bots=2)
    seen = watched(party)
    while party.stage is not Stage.OVER:
        party.go_on()
    assert {eyes for _, eyes in seen} == {None}


def test_the_screen_is_the_same_whatever_was_pressed(visitor: Visitor) -> None:
    party = Party(visitor, "code")
    party.until_keys(PHASE_2)
    window = visitor.house.window
    window.setUpdatesEnabled(True)
    pictures, texts = list[QImage](), list[str]()
    for number in (5, 0, 7, 17):
        coded = party.cards[1].page("order")
        assert coded is not None
        for key in coded.code(coded.page.choices[number]):
            party.key(key)
        assert party.coded.view.actors == (0, 2, 3)
        settle()
        pictures.append(window.grab().toImage())
        texts.append(readable(visitor))
        visitor.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert party.coded.view.actors == tuple(range(4))
        party.lift()
        party.read()
        visitor.wait()
    assert pictures[0] == pictures[1] == pictures[2] == pictures[3]
    # spare buttons, made whenever there is time, say nothing
    said = [[line for line in text.split("\n") if line] for text in texts]
    # questions asked again use the buttons of the first, which come in another order
    assert sorted(said[0]) == sorted(said[1])
    assert said[1] == said[2] == said[3]
