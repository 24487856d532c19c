"""A game as data: chart lines, turning points and tallies by seat; and what it brings to a person.

A game brings distinctions to the book of a person who played it, and medals if it was played alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine import history as h
from stockgames.engine.game import Achievements, Distinction, Finished
from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.events import Produced
from stockgames.games.stock_exchange.scoring import earnings, scores
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView

PRODUCED: Final = "produced"
EXCHANGED: Final = "exchanged"


def tallies(steps: Sequence[h.Step[StockExchangeView]]) -> tuple[h.Tally, ...]:
    """Return how many pieces of each resource every company made, and the shares exchanged (S5).

    Diamonds that turned to coal count as diamonds. The exchanges come last.
    """
    audit = steps[-1].view.audit
    if audit is None:
        return ()
    counted = h.Counting(p.SEATS)
    for laid in audit.submissions:
        for seat, submission in enumerate(laid):
            counted.add(seat, EXCHANGED, by=len(submission.exchange))
            for resource in submission.produce:
                counted.add(seat, PRODUCED, resource)
    made = (counted.tally(PRODUCED, resource) for resource in p.PRODUCIBLE)
    return (*made, counted.tally(EXCHANGED))


StockExchangeStep: TypeAlias = h.Step[StockExchangeView]
_Row: TypeAlias = Sequence[int | None]

SCORE: Final = "score"
EARNINGS: Final = "earnings"
GOODS: Final = "goods"
STOCKS: Final = "stocks"
GIFT: Final = "gift"
SHARE: Final = "share"
FIZZLE: Final = "fizzle"
COAL: Final = "coal"
DOLLARS: Final = "dollars"
PIECES: Final = "pieces"

_UNKNOWN: Final[tuple[None, ...]] = (None,) * p.SEATS


class _Position(NamedTuple):
    """What all seats have after a step, as far as known; all fields are indexed by seat."""

    score: _Row
    earnings: _Row
    goods: _Row
    stocks: _Row


def history(steps: Sequence[StockExchangeStep], *, all_up: bool) -> h.History:
    """Return the history of a game by rounds."""
    audit = steps[-1].view.audit
    if all_up and audit is not None:
        start, *rest = (_position(*table) for table in _tables(audit))
        # Before anything is made all tie, and an audit would pay every bonus to every company.
        open_ = [start._replace(score=_UNKNOWN, earnings=_UNKNOWN), *rest]
        rows = [open_[step.view.turn] for step in steps]
    else:
        rows = [_known(step.view) for step in steps]
    found = list(_coal(steps)) if audit is None else []
    if audit is not None and len(steps) > p.ROUNDS * p.SEATS:  # and not only of the last move
        found = [*_fizzles(steps, audit), *_gifts(steps, audit)]
    return h.History(
        seats=p.SEATS,
        axis="round",
        at=tuple(step.turn for step in steps),
        main=SCORE,
        series=(
            *h.by_seat(SCORE, DOLLARS, [row.score for row in rows]),
            *h.by_seat(EARNINGS, DOLLARS, [row.earnings for row in rows]),
            *h.by_seat(GOODS, PIECES, [row.goods for row in rows]),
            *h.by_seat(STOCKS, PIECES, [row.stocks for row in rows]),
        ),
        moments=tuple(found),
    )


def _known(view: StockExchangeView) -> _Position:
    """Return what a view shows of all seats: its own seat's books, or everything at the audit."""
    if view.audit is not None:
        table = [statement.resources for statement in view.audit.statements]
        return _position(table, [payout.stocks for payout in view.audit.payouts])
    own = [seat == view.seat for seat in p.COMPANIES]
    return _Position(
        _UNKNOWN,
        _UNKNOWN,
        [sum(view.resources) if known else None for known in own],
        [sum(view.stocks) if known else None for known in own],
    )


def _position(table: Sequence[Sequence[int]], stocks: Sequence[Sequence[int]]) -> _Position:
    dollars = earnings(table)
    paid = scores(dollars, stocks)
    return _Position(paid, dollars, [sum(held) for held in table], [sum(held) for held in stocks])


def _tables(audit: Audit) -> Iterator[tuple[list[list[int]], list[list[int]]]]:
    """Yield everybody's goods and stocks after 0 to 3 rounds, from the sealed submissions."""
    flows = list(_flows(audit))
    last = flows[-1][1]
    dealt = [
        [held - moved for held, moved in zip(payout.stocks, last[payout.seat], strict=True)]
        for payout in audit.payouts
    ]
    for goods, moved in flows:
        yield (
            goods,
            [
                [a + b for a, b in zip(*pair, strict=True)]
                for pair in zip(dealt, moved, strict=True)
            ],
        )


def _flows(audit: Audit) -> Iterator[tuple[list[list[int]], list[list[int]]]]:
    state = StockExchangeState(0, [[0] * p.SEATS for _ in p.COMPANIES])
    yield _copy(state.resources), _copy(state.stocks)
    for laid in audit.submissions:
        for seat, submission in enumerate(laid):
            state.apply(seat, submission)
        yield _copy(state.resources), _copy(state.stocks)


def _copy(rows: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in rows]


def _step_of(steps: Sequence[StockExchangeStep], round_: int, seat: SeatId) -> int:
    return next(step.number for step in steps if (step.turn, step.seat) == (round_, seat))


def _coal(steps: Sequence[StockExchangeStep]) -> Iterator[h.Moment]:
    """Yield a moment for each round in which diamonds that the viewer kept became coal (S4)."""
    for step, event in h.happened(steps, Produced):
        if event.fizzled:
            yield h.own_moment(step, COAL, event.seat, -event.resources[p.COAL], p.COAL)


def _fizzles(steps: Sequence[StockExchangeStep], audit: Audit) -> Iterator[h.Moment]:
    for round_, (laid, fizzled) in enumerate(zip(audit.submissions, audit.fizzled, strict=True), 1):
        if fizzled:
            made = [submission.produce.count(p.DIAMOND) for submission in laid]
            step = max(_step_of(steps, round_, seat) for seat in p.COMPANIES)
            others = tuple(seat for seat, count in enumerate(made) if count)
            yield h.Moment(FIZZLE, step, None, sum(made), others)


def _gifts(steps: Sequence[StockExchangeStep], audit: Audit) -> Iterator[h.Moment]:
    yield from h.best_and_worst(goods_given(steps, audit))
    yield from h.best_and_worst(_shares(steps, audit))


def goods_given(steps: Sequence[StockExchangeStep], audit: Audit) -> Iterator[h.Moment]:
    """Yield a moment for each gift of goods of which the company still has a piece in the audit."""
    for round_, laid in enumerate(audit.submissions, 1):
        for seat, submission in enumerate(laid):
            for gift in submission.resources:
                turned = gift.fresh and audit.fizzled[round_ - 1]
                resource = p.COAL if turned else gift.resource
                if audit.statements[gift.to].resources[resource]:
                    by, changes = _without(audit, gift.to, resource)
                    step = _step_of(steps, round_, seat)
                    yield h.Moment(GIFT, step, seat, by, (gift.to,), resource, changes)


def _without(audit: Audit, company: int, resource: p.Resource) -> tuple[int, tuple[int, ...]]:
    """Return what one piece adds to its company's earnings and to everybody's score."""
    table = [list(statement.resources) for statement in audit.statements]
    table[company][resource] -= 1
    less = earnings(table)
    paid = scores(less, [payout.stocks for payout in audit.payouts])
    changes = tuple(payout.score - paid[payout.seat] for payout in audit.payouts)
    return audit.statements[company].earnings - less[company], changes


def _shares(steps: Sequence[StockExchangeStep], audit: Audit) -> Iterator[h.Moment]:
    for round_, laid in enumerate(audit.submissions, 1):
        for seat, submission in enumerate(laid):
            for gift in submission.stocks:
                by = audit.statements[gift.company].earnings
                changes = h.changed(p.SEATS, {seat: -by, gift.to: by})
                step = _step_of(steps, round_, seat)
                yield h.Moment(SHARE, step, seat, by, (gift.to,), gift.company, changes)


def _gift(game: Finished) -> bool:
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


ACHIEVEMENTS: Final = Achievements(
    (
        Distinction("gift", "coal", _gift),
        Distinction("majority", "tree", _majority),
        Distinction("unmoved", "garnet", _unmoved),
    ),
    closest=range(1, 1001),
)
