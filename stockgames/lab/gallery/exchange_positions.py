"""Sample positions of Exchange for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random

from stockgames.controllers.stages import Handover
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.exchange.actions import BuyIntelligence, ExchangeAction, Order
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    BUY,
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    STEP,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.lab.gallery.samples import (
    Shaper,
    keys,
    look_together,
    nothing,
    open_log,
    page_of,
    seat_infos,
    shaped,
)
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext

Test = Callable[[ExchangeView], bool]


@dataclass(frozen=True, slots=True)
class Position:
    """A sample table: a letter per seat (h or b), a stop condition, and actions on the page."""

    people: str
    until: Test
    """The condition on the view of the first seat, when it is asked or at the end of the game."""
    shape: Shaper = nothing
    seed: int = 1
    bold: bool = False
    """Whether seats order more than they can pay for."""
    handover: Handover = Handover.TRUSTING


def at(stage: int, round_: int = 0) -> Test:
    """Return a test for a stage, in a given round or in any."""
    return lambda view: view.stage == stage and round_ in (0, view.round)


def _with_means(stage: int, round_: int) -> Test:
    """Return a test for a stage and round in which the first seat has cash and shares of each
    kind.
    """

    def test(view: ExchangeView) -> bool:
        here = view.stage == stage and view.round == round_
        return here and view.cash[0] >= 250 and all(view.shares[0])

    return test


def _at_the_brink(view: ExchangeView) -> bool:
    return view.stage == PHASE_3 and view.prices[0] == view.ceiling


def _one_is_out(view: ExchangeView) -> bool:
    return view.stage == PHASE_3 and bool(view.falls) and 0 in view.standing


def _many_ways(view: ExchangeView) -> bool:
    return view.stage == LIQUIDATION and len(view.legal) > 3


def _tokens_together(view: ExchangeView) -> bool:
    return view.stage == PHASE_1 and len({view.prices[s] for s in ALL_SECURITIES}) == 1


def seat_page(look: ThemeContext, position: Position) -> TablePage:
    """Return a page of the position, with the first seat to decide unless the game is over."""
    match = next(
        match for seed in count(position.seed) if (match := _reached(position, seed)) is not None
    )
    return page_of(match, look, position.handover, seed=position.seed)


def _reached(position: Position, seed: int) -> Match | None:
    """Return a match of random moves that reached the position, or None."""
    rng = Random(seed)
    match = Match.deal(registry.load("exchange"), seat_infos(position.people), {}, f"seed {seed}")
    while not match.is_over:
        first = seen_as(ExchangeView, match.view(0))
        if 0 in match.actors and len(match.actors) < 3 and position.until(first):
            return match
        others = [seat for seat in match.actors if seat != 0]
        seat = rng.choice(others[1:] or match.actors)
        match.act(
            seat, _some_action(seen_as(ExchangeView, match.view(seat)), rng, bold=position.bold)
        )
    return match if position.until(seen_as(ExchangeView, match.view(0))) else None


def _some_action(view: ExchangeView, rng: Random, *, bold: bool) -> ExchangeAction:
    """Return a random action, seldom an intelligence purchase; without `bold` orders are
    affordable.
    """
    legal = [a for a in view.legal if not isinstance(a, BuyIntelligence) or rng.random() < 0.3]
    modest = [a for a in legal if not isinstance(a, Order) or _is_modest(view, a)]
    return rng.choice(legal if bold else modest or legal)


def _is_modest(view: ExchangeView, order: Order) -> bool:
    assert view.seat is not None
    security = view.traded[view.seat]
    if order.side == BUY:
        return order.shares * (view.prices[security] + 2 * STEP) <= view.cash[view.seat]
    return order.shares < view.shares[view.seat][security]


POSITIONS: dict[str, Position] = {
    "founders": Position("hbbb", at(FOUNDING), keys("3")),
    "founders-three": Position("hbb", at(FOUNDING)),
    "security": Position("hbbb", at(PHASE_1, 2), keys("2")),
    "order": Position("hbbbb", _with_means(PHASE_2, 3), keys("6")),
    "order-ruin": Position("hbbb", at(PHASE_2, 4), keys("9"), seed=5, bold=True),
    "order-sell": Position("hbbbbb", at(PHASE_2, 2), keys("C")),
    "influence": Position("hbbbb", _with_means(PHASE_3, 3), keys("3")),
    "influence-three": Position("hbb", at(PHASE_3, 2), keys("5")),
    "influence-six": Position("hbbbbb", at(PHASE_3, 4), keys("1")),
    "look-ahead": Position("hbbb", at(PHASE_3, 2), keys("M")),
    "foresight": Position("hbbb", lambda view: view.coming is not None, keys("2")),
    "bubble": Position("hbbb", _at_the_brink, keys("1")),
    "lobby": Position("hbbbb", at(LOBBYING), keys("6")),
    "liquidation": Position("hbbb", _many_ways, keys("2"), bold=True),
    "together": Position("hbbbbb", _tokens_together),
    "settled": Position("hhhbb", at(PHASE_1, 4), look_together),
    "settled-votes": Position("hhhbb", at(PHASE_1, 3), partial(look_together, number=0), seed=12),
    "settled-prices": Position("hhhbb", at(PHASE_1, 3), partial(look_together, number=1), seed=12),
    "settled-six": Position("hhhbbb", at(PHASE_1, 3), look_together),
    "settled-bubble": Position("hhhbb", at(PHASE_1, 3), look_together, seed=12),
    "settled-phase": Position("hhhb", at(PHASE_2, 2), look_together),
    "settled-sides": Position("hhhbbb", at(PHASE_3, 2), look_together),
    "out": Position("hbbbb", _one_is_out, bold=True),
    "close": Position("hbbbb", at(CLOSE), keys("4")),
    "log": Position("hbbb", at(PHASE_1, 3), open_log),
    "people": Position("hhhb", at(PHASE_3, 2), keys("3")),
    "peek": Position("hhhb", _many_ways, bold=True, handover=Handover.PEEK),
    "end": Position("hbbbb", at(OVER)),
    "end-six": Position("hbbbbb", at(OVER), seed=4, bold=True),
}


def open_position(name: str, look: ThemeContext, show: Callable[[TablePage], None]) -> TablePage:
    """Return the page of a position; `show` shows it before the game continues."""
    position = POSITIONS[name]
    return shaped(seat_page(look, position), position.shape, show)
