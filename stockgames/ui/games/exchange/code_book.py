"""The words on the code cards of Exchange."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import (
    ChooseSecurity,
    Influence,
    Lobby,
    Order,
)
from stockgames.games.exchange.code_book import STAGE_OF_PAGE, ExchangeCodeBook
from stockgames.games.exchange.parts import SIDES
from stockgames.games.exchange.stages import NONE
from stockgames.ui.games.exchange.board_words import influence_text, security_name, signed
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.games.exchange.words import phase_name, prices_of, round_name
from stockgames.ui.kit.palette import Mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import PadCell, Price
from stockgames.ui.table.code_sentence import WordKind

_NUMERALS: Final = {"security": "I", "order": "II", "influence": "III", "lobby": "III"}


class WordedExchangeBook(ExchangeCodeBook):
    """See `ui.table.code_words.WordedCodeBook`."""

    def chapter_title(self, chapter: int) -> str:
        """Return which round a card is for."""
        return round_name(chapter)

    def title(self, page: str) -> str:
        """Return what a page is called."""
        return phase_name(STAGE_OF_PAGE[page])

    def numeral(self, page: str) -> str:
        """Return the phase's number; the lobbyist votes in Phase 3."""
        return _NUMERALS.get(page, "")

    def short_title(self, page: str) -> str:
        """Return what a page asks for."""
        return say("exchange-code-page", page=page)

    def press_title(self, page: str, number: int) -> str:
        """Return what a press asks for."""
        return say("exchange-code-press", press=f"{page}-{number + 1}")

    def press_aside(self, page: str) -> str:
        """Return that only the leader in cash has a lobbyist (E6)."""
        return say("exchange-code-if-you-lead") if page == "lobby" else ""

    def cell(self, page: str, number: int, cell: int) -> PadCell:
        """Return what a cell of a press means."""
        row, column = divmod(cell, 3)
        if page == "order":
            return _order_cell(number, row, column)
        mark = security_mark(column)
        if page == "security":
            return PadCell(security_name(column), mark=mark)
        by = (1, -1)[row]
        return PadCell(influence_text(column, by), (signed(by),), mark, is_reverse=bool(row))

    def kind(self, page: str, number: int, *, is_last: bool) -> WordKind:
        """Return the kind of word: wise dogs watch (sleepy, angry) ants."""
        if page == "order":
            return "being" if number == 0 else "doing"
        return "being" if is_last else "quality"

    def rules(self) -> tuple[str, str, str]:
        """Return an example for each part of the rule."""
        return (
            say("exchange-code-rule-start"),
            say("exchange-code-rule-next"),
            say("exchange-code-rule-row"),
        )

    def prices(self, view: View) -> Sequence[Price]:
        """Return today's price of each security."""
        return prices_of(self.facts(view))

    def badge(self, view: View, seat: SeatId) -> Mark | None:
        """Return the security that a seat trades, once all know it."""
        security = self.facts(view).seats[seat].traded
        return security_mark(security) if security != NONE else None

    def label(self, action: Action) -> str:
        """Return a choice in a word or two."""
        match action:
            case ChooseSecurity(security):
                return security_name(security)
            case Order(side, shares):
                # Shorter than what the card is called: three stand side by side.
                return say("exchange-code-book-order", side=SIDES[side], count=shares)
            case Influence(security, by) | Lobby(security, by):
                return influence_text(security, by)
            case _:
                raise AssertionError(action)

    def offers_title(self) -> str:
        """Return what the offers are about."""
        return say("exchange-market-intelligence-for-50")

    def offers_question(self) -> str:
        """Return the question who pays."""
        return say("exchange-whose-50-is-it")

    def offer_label(self, action: Action, name: str) -> str:
        """Return who pays."""
        return say("exchange-pays-50", name=name)

    def offer_note(self, action: Action, name: str) -> str:
        """Return what comes of it (E5)."""
        return say("exchange-everybody-sees-that-it-was", name=name)


def _order_cell(number: int, row: int, column: int) -> PadCell:
    """Return what a key of Phase 2 means: side and size, then which of the three."""
    if number == 1:
        text = say("exchange-code-which", place=("first", "second", "third")[column])
        return PadCell(text, (text,))
    side, first = SIDES[row], 3 * column + 1
    sizes = f"{first}\N{EN DASH}{first + 2}"
    word = say("exchange-code-side", side=side)
    spoken = say("exchange-code-side-and-size", side=side, sizes=sizes)
    return PadCell(spoken, (word, sizes), is_reverse=bool(row))


def create_code_book() -> WordedExchangeBook:
    """Return the code book; having one is what makes the lobby offer code cards."""
    return WordedExchangeBook()
