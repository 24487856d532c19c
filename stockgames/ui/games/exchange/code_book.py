"""What stands on the code cards of Exchange: three phases, the lobbyist, the close."""

from __future__ import annotations

from typing import Any, Final

from stockgames.controllers.code_card import CodePage
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import (
    CHOICES,
    INFLUENCES,
    INTELLIGENCE,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Lobby,
    Order,
)
from stockgames.games.exchange.parts import BUY, FIRST_LOBBY, INTELLIGENCE_COST, ROUNDS
from stockgames.games.exchange.stages import (
    CLOSE,
    LOBBYING,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.board_words import influence_text, security_name
from stockgames.ui.games.exchange.words import phase_name, round_name
from stockgames.ui.sentences.speech import say

_STAGES: Final = {
    "security": PHASE_1,
    "order": PHASE_2,
    "influence": PHASE_3,
    "lobby": LOBBYING,
    "close": CLOSE,
}
_NAMES: Final = {stage: name for name, stage in _STAGES.items()}
_IN_ROW: Final = 3
"""Orders in a row: low, middle or high."""


class ExchangeCodeBook:
    """See `controllers.code_card.CodeBook` and `ui.table.code_words.WordedCodeBook`."""

    def chapter(self, view: ExchangeView) -> int:
        """Return the round; what comes before the first belongs to it."""
        return max(1, view.round)

    def pages(self, view: ExchangeView, seat: SeatId) -> list[CodePage]:
        """Return the phases of this round that are not over."""
        if seat not in view.standing:
            return []
        return [_page(stage) for stage in self._stages(view)]

    def _stages(self, view: ExchangeView) -> list[int]:
        lobby = [LOBBYING] if view.round >= FIRST_LOBBY else []
        close = [CLOSE] if view.round == ROUNDS else []
        return [s for s in (PHASE_1, PHASE_2, PHASE_3, *lobby, *close) if s >= view.stage]

    def page(self, view: ExchangeView) -> str:
        """Return the page of a phase; founders and liquidations are on no card."""
        return _NAMES.get(view.stage, "")

    def asked(self, view: ExchangeView) -> tuple[SeatId, ...]:
        """Return who lays in this phase: all that stand, or the lobbyist's seat alone (E6)."""
        return view.choosers

    def offers(self, view: ExchangeView) -> list[tuple[SeatId, ExchangeAction]]:
        """Return who can buy intelligence: cash, and who has bought already, are public (E5)."""
        if not PHASE_1 <= view.stage <= LOBBYING:
            return []
        able = [s for s in view.actors if view.cash[s] >= INTELLIGENCE_COST]
        return [(seat, INTELLIGENCE[0]) for seat in able if seat not in view.informed]

    def chapter_title(self, chapter: int) -> str:
        """Return which round a card is for."""
        return round_name(chapter)

    def title(self, page: str) -> str:
        """Return what a page is called."""
        return phase_name(_STAGES[page])

    def label(self, action: ExchangeAction) -> str:
        """Return a choice in a word or two."""
        match action:
            case ChooseSecurity(security):
                return security_name(security)
            case Order(side, shares):
                # Shorter than what the card is called: three stand side by side.
                if side == BUY:
                    return say("exchange-code-book-buy", count=shares)
                return say("exchange-code-book-sell", count=shares)
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

    def offer_label(self, action: ExchangeAction, name: str) -> str:
        """Return who pays."""
        return say("exchange-pays-50", name=name)

    def offer_note(self, action: ExchangeAction, name: str) -> str:
        """Return what comes of it (E5)."""
        return say("exchange-everybody-sees-that-it-was", name=name)


def _page(stage: int) -> CodePage:
    name = _NAMES[stage]
    choices: tuple[Any, ...] = INFLUENCES if stage == CLOSE else CHOICES[stage]
    length = _IN_ROW if stage == PHASE_2 else 1
    rows = [choices[i : i + length] for i in range(0, len(choices), length)]
    return CodePage(name, tuple(rows))


def create_code_book() -> ExchangeCodeBook:
    """Return the code book; having one is what makes the lobby offer code cards."""
    return ExchangeCodeBook()
