"""Tables of Exchange for tests: a chosen position on a real page."""

from __future__ import annotations

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover
from stockgames.engine.match import Match
from stockgames.games.exchange.actions import ChooseFounder
from stockgames.games.exchange.options import Options
from stockgames.games.exchange.parts import FOUNDER_IDS, Triple
from stockgames.lab.gallery.samples import board_of, seat_infos
from stockgames.ui.games.exchange.table import ExchangeTable, create_table
from stockgames.ui.table.pace import PaceMode
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import GAME, QUIET, set_up, truth
from tests.ui.table.seating import SMALL, SilentThinker, Table


def seated(
    people: str,
    *,
    cash: Sequence[int] = (),
    shares: Sequence[Triple] = (),
    prices: Triple = (50, 50, 50),
    forces: Sequence[str] = (QUIET,),
) -> Match:
    """Return a match at the start of round 1: a letter (h or b) per seat, and these ledgers."""
    infos = seat_infos(people)
    founders = FOUNDER_IDS[: len(people)]
    match = Match(GAME, infos, Options(), set_up(founders, forces))
    for seat, founder in enumerate(founders):
        match.act(seat, ChooseFounder(FOUNDER_IDS.index(founder)))
    state = truth(match)
    state.prices = prices
    state.cash = list(cash) or state.cash
    state.shares = list(shares) or state.shares
    return match


class ExchangeSeating(Table):
    """A page with an Exchange table on screen; bots think until they are hurried."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        handover: Handover = Handover.TRUSTING,
        pace: PaceMode = "instant",
    ) -> None:
        look = ThemeContext()
        look.fit(SMALL)
        super().__init__(qtbot, match, handover, pace, create_table(look))
        self.use(SilentThinker())

    @property
    def exchange(self) -> ExchangeTable:
        """The game's own table."""
        return board_of(self.page, ExchangeTable)

    def texts(self) -> str:
        scene = self.exchange.scene
        shown = (scene.facts, scene.context, scene.hand.places, scene.foresight.rows)
        return "\n".join([*self.widget_texts(), *map(repr, shown)])
