"""The distinctions of a person's book: found in a finished game, for each seat.

A game counts if it was finished, is no study, and if its seat asked for at most one hint. Whoever
plays alone is not first, whatever the ranks say.

A game's own modules are imported where they are used: the end of a game needs those of no other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from stockgames.bots.levels import STEPS
from stockgames.engine.event import Event
from stockgames.engine.fairness import hints
from stockgames.engine.history import Step
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.parts import ALL_COLORS, BOARDS, OUT

E = TypeVar("E", bound=Event)

VERSION: Final = "1"
"""Changes when a condition does, so that what was found before is computed again."""
GAMES: Final = ("nyse", "portfolio", "exchange", "stock-exchange")
_LEAST: Final = {"nyse": 0, "portfolio": 1, "exchange": 10, "stock-exchange": 1000}
"""The smallest margin by which each game can be won; in NYSE equal money is told apart (N8)."""


class Finished:
    """A finished game from one seat's side, with nothing hidden any more."""

    def __init__(self, match: Match, seat: SeatId) -> None:
        self.match, self.seat = match, seat
        self.result, self.game = match.result(), match.game.meta.id
        self.bots = [info.level for info in match.seats if not info.is_human]
        self.hints = hints(match.moves).get(seat, 0)
        self.is_first = len(match.seats) > 1 and self.result.ranks[seat] == 1

    @property
    def counts(self) -> bool:
        return not self.match.is_study and self.hints <= 1

    @cached_property
    def last(self) -> Any:
        """The bystander's view of the end."""
        return self.match.view(None)

    @cached_property
    def steps(self) -> Sequence[Step[Any]]:
        return tuple(self.match.steps(None))

    def events(self, kind: type[E]) -> Iterator[tuple[int, E]]:
        """Yield the events of a type, each with the number of moves made when it happened."""
        for number, move in enumerate(self.match.moves, 1):
            for event in move.events:
                if isinstance(event, kind):
                    yield number, event

    @property
    def level(self) -> str:
        """The weakest level of at least two bots; empty if there are fewer, or any of no level."""
        known = [level for level in STEPS if level in self.bots]
        return known[0] if len(self.bots) > 1 and {*known} == {*self.bots} else ""

    @cached_property
    def worths(self) -> dict[int, list[int]]:
        """What every seat was worth after each turn or round from half-time to the end.

        Empty where no half-time is defined.
        """
        history = self.match.history(None, all_up=True)
        if history is None or self.game not in ("nyse", "portfolio", "exchange"):
            return {}
        ends, lines = history.ends, history.of(history.main)
        half = 2 if self.game == "exchange" else (max(ends) + 1) // 2
        late = {at: [line.values[step] for line in lines] for at, step in ends.items() if at}
        return {at: [worth or 0 for worth in row] for at, row in late.items() if at >= half}


# Any game


def _by_a_whisker(game: Finished) -> bool:
    scores, least = game.result.scores, _LEAST.get(game.game)
    if not game.is_first or least is None:
        return False
    margin = scores[game.seat] - max(s for n, s in enumerate(scores) if n != game.seat)
    return 0 < margin <= least if game.game == "stock-exchange" else margin == least


def _from_the_cellar(game: Finished) -> bool:
    half = next(iter(game.worths.values()), None) if game.is_first else None
    return half is not None and all(
        half[game.seat] < worth for seat, worth in enumerate(half) if seat != game.seat
    )


def _never_in_doubt(game: Finished) -> bool:
    return (
        game.is_first
        and bool(game.worths)
        and all(
            row[game.seat] > worth
            for row in game.worths.values()
            for seat, worth in enumerate(row)
            if seat != game.seat
        )
    )


# NYSE


def _crashes(game: Finished) -> Iterator[tuple[SeatId | None, int, Sequence[Sequence[int]]]]:
    """Yield who moved at each crash, its colour, and everybody's chips by colour at that time."""
    from stockgames.games.nyse import events as nyse

    for number, event in game.events(nyse.MarkerMoved):
        if event.after == OUT:
            step = game.steps[number]
            yield step.seat, event.color, step.view.chips


def _mind_the_step(game: Finished) -> bool:
    return any(
        mover == game.seat
        and not chips[game.seat][color]
        and sum(held[color] >= 2 for seat, held in enumerate(chips) if seat != game.seat) >= 2
        for mover, color, chips in _crashes(game)
    )


def _irony(game: Finished) -> bool:
    return game.is_first and any(chips[game.seat][color] >= 3 for _, color, chips in _crashes(game))


def _one_crop(game: Finished) -> bool:
    held = game.last.chips[game.seat]
    most = max(held[color] * game.last.price(color) for color in ALL_COLORS)
    return game.is_first and most >= 12 and 2 * most >= game.last.value(game.seat)


def _in_at_one(game: Finished) -> bool:
    from stockgames.games.nyse import events as nyse

    first = dict[int, int]()
    for number, event in game.events(nyse.Took):
        if event.seat == game.seat and event.color not in first:
            first[event.color] = game.steps[number - 1].view.price(event.color)
    held = game.last.chips[game.seat]
    return game.is_first and any(
        price == 1 and held[color] and game.last.price(color) == 5 for color, price in first.items()
    )


# Portfolio


def _hostile(game: Finished) -> bool:
    from stockgames.games.portfolio import events as portfolio

    return sum(event.seat == game.seat for _, event in game.events(portfolio.Acquired)) >= 3


def _paid_for_itself(game: Finished) -> bool:
    from stockgames.games.portfolio import events as portfolio

    cost, value, paid = dict[int, int](), dict[int, int](), Counter[int]()
    for _, event in game.events(Event):
        match event:
            case portfolio.Acquired(seat=game.seat):
                cost[event.portfolio], value[event.portfolio] = event.cost, event.value
                paid[event.portfolio] = 0
            case portfolio.Raided():
                cost.pop(event.portfolio, None)
            case portfolio.DealMade():
                for traded in event.portfolios:
                    cost.pop(traded.number, None)
            case portfolio.Extended():
                value[event.portfolio] = event.value
            case portfolio.Collected(seat=game.seat):
                paid.update({number: value[number] for number in cost})
    return any(paid[number] >= 3 * price for number, price in cost.items())


def _poorhouse(game: Finished) -> bool:
    from stockgames.games.portfolio import events as portfolio

    drew = game.events(portfolio.Drew)
    return game.is_first and any(e.pauper and e.seat == game.seat for _, e in drew)


def _both_ends(game: Finished) -> bool:
    from stockgames.games.portfolio.parts import NONE

    own = [each for each in game.last.portfolios if each.owner == game.seat]
    return game.is_first and sum(NONE not in (each.low_cap, each.high_cap) for each in own) >= 3


# Exchange


def _pop(game: Finished) -> bool:
    from stockgames.games.exchange import events as exchange
    from stockgames.games.exchange.parts import Board

    for number, moved in game.events(exchange.PriceMoved):
        before: Any = game.match.view_after(number - 1, None)
        votes = [
            event.by
            for event in game.match.moves[number - 1].events
            if isinstance(event, exchange.VoteShown)
            and (event.seat, event.security) == (game.seat, moved.security)
            and event.by * moved.steps > 0
        ]
        board = Board(before.floor, before.ceiling)
        if (
            moved.pops
            and votes
            and not board.pops(moved.before, moved.steps - sum(votes))
            and not before.shares[game.seat][moved.security]
        ):
            return True
    return False


def _before_the_music(game: Finished) -> bool:
    from stockgames.games.exchange import events as exchange

    sold, lately = set[int](), set[int]()
    for _, event in game.events(Event):
        match event:
            case exchange.RoundBegan():
                sold, lately = lately, set()
            case exchange.Traded(seat=game.seat) if event.shares <= -4:
                lately.add(event.security)
            case exchange.PriceMoved() if event.security in sold:
                popped = event.pops > 0 and event.steps > 0
                if popped or event.before - event.after >= 40:
                    return True
    return False


def _cash(game: Finished) -> bool:
    return game.is_first and not any(game.last.shares[game.seat])


def _lobbyist(game: Finished) -> bool:
    from stockgames.games.exchange import events as exchange

    called, now = dict[int, SeatId | None](), 0
    for _, event in game.events(Event):
        if isinstance(event, exchange.RoundBegan):
            now = event.round
        elif isinstance(event, exchange.LobbyistCalled):
            called[now] = event.seat
    return len(called) >= 3 and {*called.values()} == {game.seat}


# Stock Exchange


def _gift(game: Finished) -> bool:
    from stockgames.games.stock_exchange.history import goods_given

    audit = game.last.audit
    own = audit.payouts[game.seat].stocks
    return any(
        gift.seat == game.seat and gift.amount <= -3000 and not own[gift.others[0]]
        for gift in goods_given(game.steps, audit)
    )


def _majority(game: Finished) -> bool:
    audit = game.last.audit
    most = max(statement.earnings for statement in audit.statements)
    return any(
        company != game.seat and audit.payouts[game.seat].stocks[company] >= 4
        for company, statement in enumerate(audit.statements)
        if statement.earnings == most
    )


def _unmoved(game: Finished) -> bool:
    rounds = game.last.audit.submissions
    return game.is_first and not any(laid[game.seat].exchange for laid in rounds)


@dataclass(frozen=True, slots=True)
class Distinction:
    """Something to be had once: in one game that passes a test, or part by part in several."""

    id: str
    emblem: str
    test: Callable[[Finished], bool] | None = None
    """None for one that consists of `parts`."""
    game: str = ""
    """The only game in which it can be had; empty for any."""
    parts: tuple[str, ...] = ()
    needed: int = 0
    """How many of the parts are needed."""


DISTINCTIONS: Final = (
    Distinction("bell", "bell", lambda game: True),
    Distinction("ground", "columns", lambda game: game.is_first and game.level in STEPS[1:]),
    Distinction("rungs", "step", parts=tuple(f"rung:{level}" for level in STEPS), needed=6),
    Distinction(
        "shrewder",
        "eye",
        lambda game: game.is_first and not game.hints and game.bots.count("shrewd") > 1,
    ),
    Distinction("boxes", "cards", parts=tuple(f"box:{game}" for game in GAMES), needed=4),
    Distinction("whisker", "minus", _by_a_whisker),
    Distinction("cellar", "triangle", _from_the_cellar),
    Distinction("doubt", "crown", _never_in_doubt),
    Distinction("step", "crash", _mind_the_step, "nyse"),
    Distinction("irony", "derrick", _irony, "nyse"),
    Distinction("crop", "wheat", _one_crop, "nyse"),
    Distinction("one-five", "flask", _in_at_one, "nyse"),
    Distinction("hostile", "club", _hostile, "portfolio"),
    Distinction("paid", "seal", _paid_for_itself, "portfolio"),
    Distinction("poor", "heart", _poorhouse, "portfolio"),
    Distinction("shut", "spade", _both_ends, "portfolio"),
    Distinction("pop", "umbrella", _pop, "exchange"),
    Distinction("music", "portico", _before_the_music, "exchange"),
    Distinction("cash", "gold", _cash, "exchange"),
    Distinction("lobbyist", "lobbyist", _lobbyist, "exchange"),
    Distinction("gift", "coal", _gift, "stock-exchange"),
    Distinction("majority", "tree", _majority, "stock-exchange"),
    Distinction("unmoved", "garnet", _unmoved, "stock-exchange"),
)
"""All distinctions, in the order of the book."""


MEDALS: Final = ("bronze", "silver", "gold")
_AMOUNTS: Final[dict[tuple[int, ...] | None, tuple[int, int, int]]] = {
    BOARDS["standard"]: (32, 44, 56),
    BOARDS["late-peak"]: (34, 45, 58),
    BOARDS["cliff"]: (40, 55, 70),
    BOARDS["early-peak"]: (26, 36, 48),
    None: (28, 45, 64),
}
"""In $M, by board; None is any other. Measured with greedy bots, which look one move ahead: they
reach the first in four games of five, the second in one of four, the third in one of thirty-five.
Levels that err play better than that alone: see `ALONE`.
"""
ALONE: Final = ((53, 9.0), (60, 6.5))
"""What bots reach alone on the standard board: median and spread in $M, of most levels and of
shrewd bots. Measured by `stockgames simulate nyse --seats 1 --players LEVEL`; see RESEARCH.md.
"""


def medals(board: Sequence[int] = BOARDS["standard"]) -> tuple[int, int, int]:
    """Return what a game of NYSE alone must reach for each medal, in $M."""
    return _AMOUNTS.get(tuple(board), _AMOUNTS[None])


def found_in(match: Match, seat: SeatId) -> tuple[str, ...]:
    """Return what a seat of a finished game has earned: distinctions, parts of others, medals."""
    game = Finished(match, seat)
    if not game.counts:
        return ()
    ids = (
        each.id
        for each in DISTINCTIONS
        if each.test is not None and each.game in ("", game.game) and each.test(game)
    )
    won = (f"box:{game.game}", *([f"rung:{game.level}"] if game.level else []))
    if game.game == "nyse" and len(match.seats) == 1 and not game.hints:
        score, amounts = game.result.scores[0], medals(game.last.board)
        return (*ids, *(f"medal:{m}" for m, a in zip(MEDALS, amounts, strict=True) if score >= a))
    return (*ids, *(won if game.is_first else ()))


def had(games: Iterable[tuple[int, Sequence[str]]]) -> Mapping[str, int]:
    """Return the distinctions in a person's games, each with the game that brought it first.

    `games` are rows with what was found in each, first to last.
    """
    found = dict[str, int]()
    for row, new in games:
        for name in new:
            found.setdefault(name, row)
        for each in DISTINCTIONS:
            if each.needed and sum(part in found for part in each.parts) >= each.needed:
                found.setdefault(each.id, row)
    return {each.id: found[each.id] for each in DISTINCTIONS if each.id in found}
