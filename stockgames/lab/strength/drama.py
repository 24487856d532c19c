"""What makes a game of a kind: figures counted in games that bots have played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from stockgames.bots.ladders import CONFIDENCE, interval
from stockgames.engine.history import History
from stockgames.engine.match import Match
from stockgames.engine.state import Event
from stockgames.games.exchange import events as exchange
from stockgames.games.nyse import events as nyse
from stockgames.games.nyse.parts import CRASHED, price
from stockgames.games.portfolio import events as portfolio
from stockgames.games.stock_exchange import events as stock_exchange
from stockgames.games.stock_exchange.parts import RESOURCES

GOLD, SILVER = RESOURCES.index("gold"), RESOURCES.index("silver")
FELT: Final = 4
"""The loss of a hand at NYSE in $M from which a fall counts."""

Figures: TypeAlias = dict[str, float]
"""By name; those that end in `?` are 0 or 1 a game, the others counts or amounts."""


class Measure(NamedTuple):
    """A figure over several games, with its 95 % interval."""

    name: str
    mean: float
    low: float
    high: float


def figures(match: Match) -> Figures:
    """Return the figures of a finished game."""
    history = match.game.history(tuple(match.steps(None)), match.options, all_up=True)
    events = [event for move in match.moves for event in move.events]
    own = _GAMES.get(match.game.meta.id)
    return {
        **({} if own is None else own(match, events)),
        **({} if history is None else _common(match, history)),
    }


def measures(games: list[Figures]) -> list[Measure]:
    """Return each figure over all games."""
    found = []
    for name in games[0]:
        values = [game[name] for game in games]
        mean = fmean(values)
        if name.endswith("?"):
            low, high = interval(sum(values), len(values))
        else:
            half = CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
            low, high = mean - half, mean + half
        found.append(Measure(name.rstrip("?"), mean, low, high))
    return found


def _common(match: Match, history: History) -> Figures:
    """Return what is counted in every game: changes of leader, margin, ties."""
    leads = [seat for seat in history.leaders.values() if seat is not None]
    scores = sorted(match.result().scores, reverse=True)
    first = match.result().ranks.index(1)
    return {
        "changes of leader": sum(a != b for a, b in pairwise(leads)),
        "margin": scores[0] - scores[1] if len(scores) > 1 else 0,
        "first two tied?": len(scores) > 1 and scores[0] == scores[1],
        "all tied?": len(set(scores)) == 1 and len(scores) > 1,
        "starting seat wins?": first == _starter(match),
    }


def _starter(match: Match) -> int:
    return next((move.seat for move in match.moves if move.seat >= 0), 0)


def _of(events: list[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events)


def _nyse(match: Match, events: list[Event]) -> Figures:
    crashes = sum(isinstance(e, nyse.MarkerMoved) and e.after == CRASHED for e in events)
    return {
        "games with a crash?": crashes > 0,
        "crashes": crashes,
        "falls of $4M and more": sum(loss >= FELT for loss in _losses(match)),
        "swaps": _of(events, nyse.Swapped),
    }


def _losses(match: Match) -> Iterator[int]:
    """Yield the largest loss of a hand by each price that falls."""
    before = None
    for step in match.steps(None):
        chips = getattr(step.view, "chips", ())
        for event in step.events:
            if isinstance(event, nyse.MarkerMoved) and before is not None:
                board = getattr(step.view, "board", ())
                fall = price(board, event.before) - price(board, event.after)
                kept = [
                    min(a[event.color], b[event.color]) for a, b in zip(before, chips, strict=True)
                ]
                yield fall * max(kept, default=0)
        before = chips


def _portfolio(match: Match, events: list[Event]) -> Figures:
    turns = max(1, match.turn)
    incomes = [sum(getattr(step.view, "incomes", ())) for step in match.steps(None)]
    half = incomes[len(incomes) // 2]
    return {
        "raids": _of(events, portfolio.Raided),
        "take-overs": _of(events, portfolio.Acquired),
        "caps": _of(events, portfolio.Capped),
        "deals offered": _of(events, portfolio.Offered),
        "deals struck": _of(events, portfolio.DealMade),
        "income a seat at half-time": half / len(match.seats),
        "turns": turns,
    }


def _exchange(match: Match, events: list[Event]) -> Figures:
    moved = [event for event in events if isinstance(event, exchange.PriceMoved)]
    return {
        "bubbles": sum(event.pops for event in moved),
        "liquidations": _of(events, exchange.Liquidated),
        "eliminations": _of(events, exchange.Eliminated),
        "intelligence bought": _of(events, exchange.IntelligenceBought),
        "lobbyist called": _of(events, exchange.LobbyistCalled),
    }


def _stock_exchange(match: Match, events: list[Event]) -> Figures:
    audited = [event for event in events if isinstance(event, stock_exchange.CompanyAudited)]
    counts = [[made.resources[kind] for made in audited] for kind in (GOLD, SILVER)]
    shared = [each.count(max(each, default=0)) > 1 for each in counts]
    return {
        "rounds with coal": sum(map(bool, getattr(match.view(0), "fizzled", None) or ())),
        "gold or silver shared": sum(shared),
        "companies below nothing": sum(made.earnings < 0 for made in audited),
        "shares exchanged": _of(events, stock_exchange.StocksExchanged),
    }


_GAMES: Final[Mapping[str, Callable[[Match, list[Event]], Figures]]] = MappingProxyType(
    {
        "nyse": _nyse,
        "portfolio": _portfolio,
        "exchange": _exchange,
        "stock-exchange": _stock_exchange,
    }
)
