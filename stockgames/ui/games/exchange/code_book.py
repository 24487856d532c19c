"""The words on the code cards of Exchange."""

from __future__ import annotations

from stockgames.engine.action import Action
from stockgames.games.exchange.actions import (
    ChooseSecurity,
    Influence,
    Lobby,
    Order,
)
from stockgames.games.exchange.code_book import STAGE_OF_PAGE, ExchangeCodeBook
from stockgames.games.exchange.parts import SIDES
from stockgames.ui.games.exchange.board_words import influence_text, security_name
from stockgames.ui.games.exchange.words import phase_name, round_name
from stockgames.ui.sentences.speech import say


class WordedExchangeBook(ExchangeCodeBook):
    """See `ui.table.code_words.WordedCodeBook`."""

    def chapter_title(self, chapter: int) -> str:
        """Return which round a card is for."""
        return round_name(chapter)

    def title(self, page: str) -> str:
        """Return what a page is called."""
        return phase_name(STAGE_OF_PAGE[page])

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


def create_code_book() -> WordedExchangeBook:
    """Return the code book; having one is what makes the lobby offer code cards."""
    return WordedExchangeBook()
