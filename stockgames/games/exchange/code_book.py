"""What stands on the code cards of Exchange: three phases, the lobbyist, the close."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.action import Action
from stockgames.engine.code_page import CodePage, CodePress
from stockgames.engine.game import View, seen_as
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import CHOICES, INFLUENCES, INTELLIGENCE, ExchangeAction
from stockgames.games.exchange.facts import ExchangeFacts, facts_of
from stockgames.games.exchange.intelligence import is_on_offer
from stockgames.games.exchange.parts import FIRST_LOBBY, ROUNDS
from stockgames.games.exchange.stages import CLOSE, LOBBYING, PHASE_1, PHASE_2, PHASE_3
from stockgames.games.exchange.view import ExchangeView

STAGE_OF_PAGE: Final = {
    "security": PHASE_1,
    "order": PHASE_2,
    "influence": PHASE_3,
    "lobby": LOBBYING,
    "close": CLOSE,
}
"""The stage that each page is for, by the page's name."""
_NAMES: Final = {stage: name for name, stage in STAGE_OF_PAGE.items()}
_ONE_OF_THREE: Final = CodePress(columns=3)
_AND_REVERSED: Final = CodePress(columns=3, rows=2)


class ExchangeCodeBook:
    """See `controllers.code_card.CodeBook`."""

    def facts(self, view: View) -> ExchangeFacts:
        """Return what the board shows meanwhile."""
        return facts_of(seen_as(ExchangeView, view))

    def chapter(self, view: View) -> int:
        """Return the round; what comes before the first belongs to it."""
        return max(1, seen_as(ExchangeView, view).round)

    def pages(self, view: View, seat: SeatId) -> list[CodePage]:
        """Return the phases of this round that are not over."""
        known = seen_as(ExchangeView, view)
        if seat not in known.standing:
            return []
        return [_page(stage) for stage in _stages(known)]

    def page(self, view: View) -> str:
        """Return the page of a phase; founders and liquidations are on no card."""
        return _NAMES.get(seen_as(ExchangeView, view).stage, "")

    def asked(self, view: View) -> tuple[SeatId, ...]:
        """Return who lays in this phase: all that stand, or the lobbyist's seat alone (E6)."""
        return seen_as(ExchangeView, view).choosers

    def offers(self, view: View) -> list[tuple[SeatId, ExchangeAction]]:
        """Return who can buy intelligence: cash, and who has bought already, are public (E5)."""
        known = seen_as(ExchangeView, view)
        return [
            (seat, INTELLIGENCE[0])
            for seat in known.actors
            if is_on_offer(known.stage, known.cash[seat], seat in known.informed)
        ]


def _stages(view: ExchangeView) -> list[int]:
    lobby = [LOBBYING] if view.round >= FIRST_LOBBY else []
    close = [CLOSE] if view.round == ROUNDS else []
    return [s for s in (PHASE_1, PHASE_2, PHASE_3, *lobby, *close) if s >= view.stage]


def _page(stage: int) -> CodePage:
    """Return a decision's page: what lies in the lower row reverses what lies above it."""
    choices = INFLUENCES if stage == CLOSE else CHOICES[stage]
    if stage == PHASE_1:
        return CodePage(_NAMES[stage], tuple(choices), (_ONE_OF_THREE,))
    if stage == PHASE_2:
        return CodePage(_NAMES[stage], tuple(choices), (_AND_REVERSED, _ONE_OF_THREE))
    return CodePage(_NAMES[stage], _ups_then_downs(choices), (_AND_REVERSED,))


def _ups_then_downs(votes: Sequence[Action]) -> tuple[Action, ...]:
    return (*votes[0::2], *votes[1::2])
