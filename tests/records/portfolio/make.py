"""Write the golden records of Portfolio: `python -m tests.records.make portfolio`.

One record for each way a game can end, and for each number of seats. The tests don't remake them,
so a rule that is changed by mistake no longer fits them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE
from stockgames.games.portfolio.actions import Discard, Draw, Found, PortfolioAction
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.endings import endings
from tests.games.portfolio.recount import recount
from tests.games.portfolio.table import as_json, dealt, offer, played, view


def drawn(seats: int, *wanted: str) -> Match:
    """Return the first random game in which all the wanted events happen."""
    for seed in range(10_000):
        match = played(seats, seed)
        record = as_json(match)
        if (set(recount(record).seen) | endings(record)) >= set(wanted):
            return match
    raise LookupError(wanted)


def hurried(view: PortfolioView, rng: Random) -> PortfolioAction:
    """Draw as many cards as possible; found now and then; keep the rest."""
    draws = [action for action in view.legal if isinstance(action, Draw)]
    if draws:
        return max(draws, key=lambda draw: (draw.cards, not draw.exposed))
    founds = [action for action in view.legal if isinstance(action, Found)]
    if founds and rng.random() < 0.5:
        return rng.choice(founds)
    ends = [action for action in view.legal if isinstance(action, Discard)]
    return rng.choice(ends or view.legal)


def one_earner(view: PortfolioView, rng: Random) -> PortfolioAction:
    """Seat 0 founds whenever it can; the others do nothing."""
    founds = [one for one in view.legal if isinstance(one, Found)]
    return founds[-1] if founds and view.seat == 0 else idle(view, rng)


def idle(view: PortfolioView, rng: Random) -> PortfolioAction:
    """Found nothing, so that nobody earns."""
    plain = [one for one in view.legal if isinstance(one, Discard | Draw)]
    return rng.choice(plain or view.legal)


def told(
    seats: int, seed: int, choose: Callable[[PortfolioView, Random], PortfolioAction]
) -> Match:
    """Return a whole game in which all choose in the same way."""
    match, rng = dealt(seats, f"told {seed}"), Random(seed)
    match.play(lambda seat: choose(view(match, seat), rng))
    return match


def stalled() -> Match:
    """Nobody draws from the stock for as long as P13 allows, twice."""
    match, rng = dealt(2, "stalled"), Random(1)
    while sum(type(move.action) is Draw for move in match.moves) < 16:
        found = view(match, match.actors[0])
        lone = Draw(1, True, False)
        match.act(match.actors[0], lone if lone in found.legal else idle(found, rng))
    while not match.is_over:
        match.act(match.actors[0], idle(view(match, match.actors[0]), rng))
    return match


def in_mid_offer() -> Match:
    """An offer made out of turn, unanswered."""
    match = played(4, 5, 40)
    while view(match, None).offer is None:
        maker = (match.actors[0] + 2) % 4
        if maker in match.out_of_turn_actors:
            match.act(maker, offer(match.actors[0], "2 truce:2", "reveal debt:3"))
        else:
            play_one(match)
    return match


def in_mid_reshuffle(seats: int) -> Match:
    """The first stock is empty, and cards are still to be drawn."""
    match = drawn(seats, "drawing through a reshuffle")
    places = [number for number, move in enumerate(match.moves) if move.seat == CHANCE]
    match.undo_to(places[0])
    return match


def play_one(match: Match) -> None:
    seat = match.actors[0]
    match.act(seat, match.game.sample_action(match.view(seat), Random(len(match.moves))))


def games() -> Iterator[tuple[str, Callable[[], Match]]]:
    """Yield name and maker of each record."""
    for seats in (2, 3, 4, 5):
        yield f"end-{seats}", partial(drawn, seats, "last turn", "acquire", "neutralize")
        yield f"dealer-ends-{seats}", partial(drawn, seats, "ended by the dealer", "offer")
    yield "reshuffle-3", partial(drawn, 3, "drawing through a reshuffle", "ace on king")
    deals = ("deal: portfolios", "promise: truce", "promise: debt", "promise: reveal")
    yield "deals-5", partial(drawn, 5, *deals, "debt paid", "offer out of turn")
    yield "empty-handed-2", partial(drawn, 2, "end", "pauper", "cap", "extend")
    yield "tie-by-portfolios-4", partial(drawn, 4, "tie broken by portfolios")
    yield "shared-2", partial(told, 2, 1, idle)
    yield "shared-5", partial(told, 5, 1, idle)
    yield "shared-second-4", partial(told, 4, 3, one_earner)
    yield "hurried-3", partial(told, 3, 2, hurried)
    yield "hurried-2", partial(told, 2, 2, hurried)
    yield "stalled-2", stalled
    yield "unfinished-2", partial(played, 2, 3, 57)
    yield "unfinished-start-3", partial(played, 3, 3, 0)
    yield "unfinished-offer-4", in_mid_offer
    yield "unfinished-reshuffle-3", partial(in_mid_reshuffle, 3)
    yield "unfinished-reshuffle-5", partial(in_mid_reshuffle, 5)
