"""What the action panel offers while everybody presses the keys of a code card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.table import Stage
from stockgames.engine.seat import SeatId
from stockgames.ui.shell.code_card import CardFacts
from stockgames.ui.table.code_facts import card_facts
from stockgames.ui.table.code_words import WordedCodeBook
from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel
from stockgames.ui.table.keys_plate import Progress, Typist

OFFERS: Final = "ask-openly"
CARDS: Final = "see-card-again"
BACK: Final = "back-to-keys"
TAKE_BACK: Final = "take-key-back"
_OFFER: Final = "openly-"
_CARD: Final = "card-of-"

Page = Literal["keys", "offers", "cards"]


class CodePanel:
    """The panel of the open decision, and its two lists of people. It tells no key and no card."""

    def __init__(self, controller: CodedTableController, book: WordedCodeBook) -> None:
        self._controller = controller
        self._book = book
        self._page: Page = "keys"

    def panel(self) -> Panel:
        """Return the choices of the page that is open."""
        if self._page == "offers" and self._controller.offers():
            seats = [seat for seat, _ in self._controller.offers()]
            return self._people(_OFFER, self._book.offers_title(), seats)
        if self._page == "cards":
            text = QCoreApplication.translate("CodePanel", "Whose card? The others look away.")
            return self._people(_CARD, text, self._owing())
        self._page = "keys"
        title = self._book.title(self._book.page(self._controller.view))
        return Panel(title, (ChoiceGroup("", self._others()),), self._note())

    def card_facts(self) -> CardFacts:
        """Return what the code card says to the person who is to read it now."""
        seat = self._controller.seat
        card = self._controller.codes.card(seat) if seat is not None else None
        assert card is not None
        return card_facts(card, self._book, self._controller.seats[card.seat].name)

    def reset(self) -> bool:
        """Begin with the keys again; tell whether a list of people was open."""
        was_open, self._page = self._page != "keys", "keys"
        return was_open

    def choose(self, name: str) -> bool:
        """Take a choice of this panel; tell whether it was one. The panel has changed then."""
        pages: dict[str, Page] = {OFFERS: "offers", CARDS: "cards", BACK: "keys"}
        if name in pages:
            self._page = pages[name]
        elif name == TAKE_BACK:
            self._controller.take_back()
        elif name.startswith(_CARD):
            self._page = "keys"
            self._controller.read_again(int(name.removeprefix(_CARD)))
        elif name.startswith(_OFFER):
            self._page = "keys"
            seat = int(name.removeprefix(_OFFER))
            for owner, action in self._controller.offers():
                if owner == seat:
                    self._controller.do_openly(seat, action)
        else:
            return False
        return True

    def _owing(self) -> list[SeatId]:
        controller = self._controller
        return [seat for seat in controller.view.actors if seat in controller.humans]

    def typists(self) -> list[Typist]:
        """Return how far each person has come in the decision at hand: all that a press shows."""
        controller, codes = self._controller, self._controller.codes
        if controller.stage is not Stage.KEYS:
            return []
        owing, laid, half = self._owing(), self._laid(), codes.half
        found: list[Typist] = []
        for seat in controller.humans:
            if seat in owing or seat in laid:
                progress: Progress = "half" if seat in half else "choosing"
                progress = "laid" if seat in laid else progress
                name = controller.seats[seat].name
                found.append(Typist(seat, name, codes.block(seat), progress))
        return found

    def _laid(self) -> list[SeatId]:
        """Return the people who have laid a card in this decision, in the order of seats."""
        controller = self._controller
        moves = controller.shown_so_far()
        turn = moves[-1].turn if moves else 0
        laid = {move.seat for move in moves if move.turn == turn and move.face_down}
        return [s for s in controller.humans if s in laid and s not in controller.view.actors]

    def _note(self) -> str:
        if self._controller.codes.needs_two:
            return QCoreApplication.translate("CodePanel", "Two keys each: the row, the column.")
        return QCoreApplication.translate("CodePanel", "One key each.")

    def _others(self) -> tuple[Choice, ...]:
        choices = []
        if self._controller.codes.half:
            text = QCoreApplication.translate("CodePanel", "Take the last key back")
            choices.append(Choice(TAKE_BACK, text, key="Backspace"))
        if self._controller.offers():
            choices.append(Choice(OFFERS, self._book.offers_title(), emblem="eye"))
        text = QCoreApplication.translate("CodePanel", "See a card again")
        choices.append(Choice(CARDS, text, kind="quiet"))
        return tuple(choices)

    def _people(self, prefix: str, caption: str, seats: Sequence[SeatId]) -> Panel:
        names = self._controller.seats
        people = [Choice(f"{prefix}{seat}", names[seat].name) for seat in seats]
        text = QCoreApplication.translate("CodePanel", "Back to the keys")
        back = Choice(BACK, text, key="Esc", kind="quiet")
        title = self._book.title(self._book.page(self._controller.view))
        return Panel(title, (ChoiceGroup(caption, (*people, back)),))
