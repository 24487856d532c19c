"""The score history, recomputed from the record by a second Portfolio."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from stockgames.engine.history import History, Moment
from stockgames.engine.match import Match
from stockgames.games.portfolio.history import (
    COLLECTION,
    DEAL,
    FOUNDING,
    RAID,
    STOCK_ENDED,
    TAKEOVER,
)
from tests.games.courses import histories, moves, values
from tests.games.portfolio.recount import Judge

TABLES = (2, 3, 4)


@cache
def positions(match: Match) -> list[tuple[int, Judge, Judge, dict[str, Any]]]:
    """Return for each move its number, the position before, the position after, and the move."""
    found = []
    now = Judge(len(match.seats), match.record().setup)
    for step, move in enumerate(moves(match), 1):
        before, now = now, deepcopy(now)
        now.play(move)
        found.append((step, before, now, move))
    return found


def of(history: History, *kinds: str) -> list[Moment]:
    """Return the key moments of these kinds."""
    return [moment for moment in history.moments if moment.kind in kinds]


def test_cash_and_income_are_those_of_each_position() -> None:
    for match, history in histories("portfolio", *TABLES):
        for step, _, now, _ in positions(match):
            assert values(history, "cash", step) == now.cash
            incomes = [now.income(seat) for seat in range(now.seats)]
            assert values(history, "income", step) == incomes


def test_every_raid_and_takeover_is_told_with_what_it_took() -> None:
    kinds = set()
    for match, history in histories("portfolio", *TABLES):
        expected = []
        for step, before, now, move in positions(match):
            if move["do"] in ("neutralize", "acquire"):
                run = before.run(move["portfolio"])
                seats = range(now.seats)
                felt = tuple(now.income(seat) - before.income(seat) for seat in seats)
                kind = RAID if move["do"] == "neutralize" else TAKEOVER
                expected.append((kind, step, move["seat"], run.owner, run.value(), felt))
        told = of(history, RAID, TAKEOVER)
        found = [(m.kind, m.step, m.seat, m.others[0], m.amount, m.changes) for m in told]
        assert found == expected
        kinds |= {moment.kind for moment in told}
    assert kinds == {RAID, TAKEOVER}


def test_every_deal_is_told_with_what_it_did_to_cash() -> None:
    deals = 0
    for match, history in histories("portfolio", *TABLES):
        expected = []
        for step, before, now, move in positions(match):
            if move["do"] == "accept":
                asked = before.offer or {}
                felt = tuple(a - b for a, b in zip(now.cash, before.cash, strict=True))
                paid = asked["give"]["cash"] - asked["get"]["cash"]
                expected.append((step, asked["from"], asked["to"], paid, felt))
        told = of(history, DEAL)
        assert [(m.step, m.seat, m.others[0], m.amount, m.changes) for m in told] == expected
        deals += len(told)
    assert deals


def test_the_most_valuable_founding_and_the_largest_collection_are_told() -> None:
    for match, history in histories("portfolio", *TABLES):
        founded, collected = [], []
        for step, before, now, move in positions(match):
            if move["do"] == "found":
                worth = now.income(move["seat"]) - before.income(move["seat"])
                founded.append((worth, -step, move["seat"]))
            if move["do"] in ("discard", "end") and not now.over():
                collected.append((now.income(now.active), -step, now.active))
        for kind, made in ((FOUNDING, founded), (COLLECTION, collected)):
            best = max(made, default=(0, 0, 0))
            told = [(m.amount, -m.step, m.seat) for m in of(history, kind)]
            assert told == [best] * bool(best[0])


def test_the_end_of_the_stock_is_told() -> None:
    for match, history in histories("portfolio", *TABLES):
        (moment,) = of(history, STOCK_ENDED)
        (ended,) = [step for step, was, now, _ in positions(match) if now.ended and not was.ended]
        assert moment.step == ended
