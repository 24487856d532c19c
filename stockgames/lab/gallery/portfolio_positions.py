"""Sample positions of Portfolio for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from stockgames.controllers.stages import Handover
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.portfolio.actions import (
    Accept,
    Acquire,
    Cap,
    Debt,
    Discard,
    Draw,
    Extend,
    Found,
    Neutralize,
    Offer,
    PortfolioAction,
    Promise,
    Reveal,
    Terms,
    Truce,
)
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.game import random_offer
from stockgames.games.portfolio.parts import DRAWING, PLAYING, Card
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery.samples import (
    Shaper,
    board_of,
    keys,
    nothing,
    open_log,
    page_of,
    seat_infos,
    shaped,
)
from stockgames.ui.games.portfolio.table import PortfolioTable
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext

Test = Callable[[PortfolioView], bool]


def _cards(action: PortfolioAction) -> list[Card]:
    match action:
        case Found():
            return [*action.cards]
        case Extend() | Cap() | Neutralize() | Acquire() | Discard():
            return [action.card]
        case _:
            return []


def select(page: TablePage, wanted: Callable[[PortfolioAction], bool]) -> bool:
    """Select the cards of the first legal action that is wanted; return whether there is one."""
    table = board_of(page, PortfolioTable)
    for action in seen_as(PortfolioView, page.controller.view).legal:
        if wanted(action):
            cards = _cards(action)
            for slot, card in enumerate(table.choosing.slots):
                if card in cards:
                    cards.remove(card)
                    table.choose(table.name_of_slot(slot))
            return True
    return False


def _selecting(*kinds: type) -> Shaper:
    def shape(page: TablePage) -> None:
        for kind in kinds:
            if select(page, lambda action, kind=kind: isinstance(action, kind)):  # type: ignore[misc]
                return

    return shape


def _deal(page: TablePage) -> None:
    table = board_of(page, PortfolioTable)
    view = seen_as(PortfolioView, page.controller.view)
    other = next((p for p in view.portfolios if p.owner != view.seat), None)
    draft = DealDraft(0, other.owner if other is not None else 1)
    draft.give.cash, draft.give.truce = view.cash[0], 3
    draft.give.cards[view.hand[3]] += 1
    if other is not None and view.seats == 3:  # a card can be asked of all
        draft.get.portfolios.add(other.number)
    draft.get.reveal = True
    table.open_deal(draft)


def _offers(match: Match) -> None:
    """Have another seat offer the first one a deal."""
    view = seen_as(PortfolioView, match.view(1))
    own = tuple(p.number for p in view.portfolios if p.owner == 1)[:1]
    wanted = tuple(p.number for p in view.portfolios if p.owner == 0)[:1]
    promises: tuple[Promise, ...] = (Truce(2), Debt(4))
    give = Terms(min(4, view.cash[1]), (view.hand[0], view.hand[5]), own, promises)
    match.act(1, Offer(0, give, Terms(2, (), wanted, (Reveal(),))))


def _offers_a_card(match: Match) -> None:
    """Have a bot offer one card for money, as bots usually do."""
    state = seen_as(PortfolioView, match.view(1))
    card = max(state.hand)
    match.act(1, Offer(0, Terms(0, (card,), (), ()), Terms(3, (), (), ())))


def _offers_a_lot(match: Match) -> None:
    """Have another seat offer the first one more than the sheet can show at once."""
    view = seen_as(PortfolioView, match.view(1))
    runs = tuple(p.number for p in view.portfolios)
    promises: tuple[Promise, ...] = (Truce(99), Debt(9999), Reveal())
    give = Terms(3, tuple(range(24)), runs, promises)
    match.act(1, Offer(0, give, Terms(0, tuple(range(26, 30)), (), ())))


@dataclass(frozen=True, slots=True)
class Position:
    """A sample table: a letter per seat (h or b), a stop condition, and actions on the page."""

    people: str
    until: Test
    """The condition on the view of the first seat, when it is asked or at the end of the game."""
    shape: Shaper = nothing
    seed: int = 1
    handover: Handover = Handover.TRUSTING
    then: Callable[[Match], None] | None = None
    """A function applied to the match after that."""


def playing(turn: int) -> Test:
    """Return a test for the middle of a turn, at `turn` or later."""
    return lambda view: view.stage == PLAYING and view.turn >= turn


def _drawing(turn: int) -> Test:
    return lambda view: view.stage == DRAWING and view.turn >= turn


def _can(kind: type) -> Test:
    return lambda view: view.turn >= 12 and any(isinstance(a, kind) for a in view.legal)


def _rich(view: PortfolioView) -> bool:
    owners = {portfolio.owner for portfolio in view.portfolios}
    return {0, 1} <= owners and view.stage == PLAYING and view.cash[0] > 2


def _promised(view: PortfolioView) -> bool:
    return view.turn > 12 and view.stage == PLAYING and bool(view.truces) and bool(view.debts)


def _pauper(view: PortfolioView) -> bool:
    return view.may_be_pauper and view.turn > 2


def _last(view: PortfolioView) -> bool:
    return view.last_turns and view.stage == PLAYING


def _over(view: PortfolioView) -> bool:
    return not view.actors


_EAGER = (Found, Extend, Acquire, Cap, Neutralize)


def eager(legal: Sequence[PortfolioAction], rng: Random) -> PortfolioAction:
    """Return an action of a player who builds whenever possible."""
    if isinstance(legal[0], Accept):
        return legal[0]
    draws = [action for action in legal if isinstance(action, Draw)]
    if draws:
        return max(draws, key=lambda draw: (min(draw.cards, 4), rng.random()))
    for kind in _EAGER:
        found = [action for action in legal if isinstance(action, kind)]
        if found and rng.random() < 0.8:
            return max(found, key=lambda a: len(a.cards) if isinstance(a, Found) else 0)
    ends = [action for action in legal if isinstance(action, Discard)]
    return rng.choice(ends or list(legal))


def seat_page(look: ThemeContext, position: Position) -> TablePage:
    """Return a page of the position, with the first seat to decide unless the game is over."""
    match = next(
        match
        for seed in range(position.seed, position.seed + 400)
        if (match := _reached(position, seed)) is not None
    )
    return page_of(match, look, position.handover, seed=position.seed)


def _reached(position: Position, seed: int) -> Match | None:
    """Return a match that reached the position, or None."""
    rng = Random(seed)
    match = Match.deal(registry.load("portfolio"), seat_infos(position.people), {}, f"seed {seed}")
    while not match.is_over:
        actor = match.actors[0]
        if actor == CHANCE:
            match.act_chance()
            continue
        view = seen_as(PortfolioView, match.view(actor))
        if actor == 0 and position.until(view):
            if position.then is not None:
                position.then(match)
            return match
        if view.offer is None and view.turn < 12 and view.offers_left[actor] and rng.random() < 0.2:
            match.act(actor, random_offer(view, actor, rng))
            continue
        match.act(actor, eager(view.legal, rng))
    return match if position.until(seen_as(PortfolioView, match.view(0))) else None


POSITIONS: dict[str, Position] = {
    "start": Position("hbb", _drawing(0)),
    "draw": Position("hbb", _drawing(20), keys("3", "E")),
    "pauper": Position("hbbb", _pauper),
    "two": Position("hb", playing(20), _selecting(Extend, Cap, Discard)),
    "three": Position("hbb", playing(24)),
    "acquire": Position("hbb", _can(Acquire), _selecting(Acquire)),
    "found": Position("hbbb", _can(Found), _selecting(Found)),
    "neutralize": Position("hbbb", _can(Neutralize), _selecting(Neutralize)),
    "four": Position("hbbb", playing(30), _selecting(Cap, Extend, Discard)),
    "five": Position("hbbbb", playing(40), _selecting(Acquire, Cap, Extend, Discard)),
    "five-late": Position("hbbbb", playing(75), _selecting(Acquire, Cap, Extend, Discard)),
    "last": Position("hbb", _last),
    "deal": Position("hbb", playing(30), _deal),
    "deal-five": Position("hbbbb", playing(60), _deal),
    "answer": Position("hbb", _rich, then=_offers),
    "answer-usual": Position("hbbb", playing(40), then=_offers_a_card),
    "answer-a-lot": Position("hbb", _rich, then=_offers_a_lot),
    "promises": Position("hbbb", _promised),
    "log": Position("hbb", playing(20), open_log),
    "people": Position("hhhb", playing(20), _selecting(Discard)),
    "peek": Position("hhb", _drawing(20), nothing, handover=Handover.PEEK),
    "end": Position("hbb", _over),
    "end-five": Position("hbbbb", _over, seed=4),
}


def open_position(name: str, look: ThemeContext, show: Callable[[TablePage], None]) -> TablePage:
    """Return the page of a position; `show` shows it before the game continues."""
    position = POSITIONS[name]
    return shaped(seat_page(look, position), position.shape, show)
