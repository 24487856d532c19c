"""Positions of Exchange worth looking at, for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Handover, Stage, TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.exchange.parts import ALL_SECURITIES
from stockgames.games.exchange.state import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.storage.unkept import UnkeptJournal
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.samples import NAMES, RandomThinker
from stockgames.ui.table.tables import create_table

Test = Callable[[ExchangeView], bool]
Shaper = Callable[[TablePage], None]


def _nothing(page: TablePage) -> None:
    pass


def _keys(*keys: str) -> Shaper:
    def press(page: TablePage) -> None:
        for key in keys:
            page.game_table.press(key)

    return press


def _log(page: TablePage) -> None:
    page.log.whole_button.click()


@dataclass(frozen=True, slots=True)
class Position:
    """A table to look at: a letter per seat (h or b), when to stop, and what then."""

    people: str
    until: Test
    """What the first seat must see when it is asked, or at the end."""
    shape: Shaper = _nothing
    seed: int = 1
    handover: Handover = Handover.TRUSTING


def at(stage: int, round_: int = 0) -> Test:
    """Return a test for a stage, in a round or in any."""
    return lambda view: view.stage == stage and round_ in (0, view.round)


def _at_the_brink(view: ExchangeView) -> bool:
    """Tell whether a step up of banks pops the bubble."""
    return view.stage == PHASE_3 and view.prices[0] == view.ceiling


def _one_is_out(view: ExchangeView) -> bool:
    return view.stage == PHASE_3 and bool(view.falls) and 0 in view.standing


def _many_ways(view: ExchangeView) -> bool:
    return view.stage == LIQUIDATION and len(view.legal) > 3


def _tokens_together(view: ExchangeView) -> bool:
    return view.stage == PHASE_1 and len({view.prices[s] for s in ALL_SECURITIES}) == 1


def seat_page(look: Look, position: Position) -> TablePage:
    """Return a page of the position, with the first seat to decide if the game goes on."""
    match = next(
        match for seed in count(position.seed) if (match := _reached(position, seed)) is not None
    )
    thinker = RandomThinker(position.seed)
    controller = TableController(match, UnkeptJournal(), thinker, position.handover)
    return TablePage(controller, create_table("exchange", look), look, Pace("normal"))


def _reached(position: Position, seed: int) -> Match | None:
    """Return a match of random moves that got there; None if it went elsewhere."""
    rng = Random(seed)
    infos = [
        SeatInfo(name=NAMES[i], player="human" if who == "h" else "bot:greedy")
        for i, who in enumerate(position.people)
    ]
    match = Match.deal(registry.load("exchange"), infos, {}, f"seed {seed}")
    while not match.is_over:
        if 0 in match.actors and len(match.actors) < 3 and position.until(match.view(0)):
            return match
        others = [seat for seat in match.actors if seat != 0]
        seat = rng.choice(others[1:] or match.actors)
        match.act(seat, rng.choice(match.view(seat).legal))
    return match if position.until(match.view(0)) else None


POSITIONS: dict[str, Position] = {
    "founders": Position("hbbb", at(FOUNDING), _keys("3")),
    "founders-three": Position("hbb", at(FOUNDING)),
    "security": Position("hbbb", at(PHASE_1, 2), _keys("2")),
    "order": Position("hbbbb", at(PHASE_2, 3), _keys("6")),
    "order-ruin": Position("hbbb", at(PHASE_2, 4), _keys("9"), seed=5),
    "order-sell": Position("hbbbbb", at(PHASE_2, 2), _keys("C")),
    "influence": Position("hbbbb", at(PHASE_3, 3), _keys("3")),
    "influence-three": Position("hbb", at(PHASE_3, 2), _keys("5")),
    "influence-six": Position("hbbbbb", at(PHASE_3, 4), _keys("1")),
    "look-ahead": Position("hbbb", at(PHASE_3, 2), _keys("M")),
    "foresight": Position("hbbb", lambda view: view.coming is not None, _keys("2")),
    "bubble": Position("hbbb", _at_the_brink, _keys("1")),
    "lobby": Position("hbbbb", at(LOBBYING), _keys("6")),
    "liquidation": Position("hbbb", _many_ways, _keys("2")),
    "together": Position("hbbbbb", _tokens_together),
    "out": Position("hbbbb", _one_is_out),
    "close": Position("hbbbb", at(CLOSE), _keys("4")),
    "log": Position("hbbb", at(PHASE_1, 3), _log),
    "people": Position("hhhb", at(PHASE_3, 2), _keys("3")),
    "peek": Position("hhhb", _many_ways, _nothing, handover=Handover.PEEK),
    "end": Position("hbbbb", at(OVER)),
    "end-six": Position("hbbbbb", at(OVER), seed=4),
}


def lay(name: str, look: Look, show: Callable[[TablePage], None]) -> TablePage:
    """Return the page of a position; `show` puts it on the screen before the game goes on."""
    position = POSITIONS[name]
    page = seat_page(look, position)
    show(page)
    page.start()
    for _ in range(50):
        QCoreApplication.processEvents()
        if page.controller.stage in (Stage.ASKING, Stage.OVER):
            break
    position.shape(page)
    return page
