"""The score history, recomputed from the record by a second Portfolio."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

from stockgames.engine.match import Match
from stockgames.games.portfolio import history as kinds
from stockgames.games.portfolio.history import (
    COLLECTION,
    DEAL,
    FOUNDING,
    RAID,
    STOCK_ENDED,
    TAKEOVER,
    Spent,
    spent_in_turn,
)
from stockgames.games.portfolio.parts import draw_cost
from tests.games.courses import histories, moves, of, values
from tests.games.portfolio.recount import Judge
from tests.games.portfolio.table import play, put, rich, strike, table, truth

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
        moments = of(history, RAID, TAKEOVER)
        found = [(m.kind, m.step, m.seat, m.others[0], m.amount, m.changes) for m in moments]
        assert found == expected
        kinds |= {moment.kind for moment in moments}
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
        moments = of(history, DEAL)
        assert [(m.step, m.seat, m.others[0], m.amount, m.changes) for m in moments] == expected
        deals += len(moments)
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


_SIMPLE = {
    "found": kinds.FOUNDED,
    "extend": kinds.EXTENDED,
    "cap": kinds.CAPPED,
    "offer": kinds.OFFERED,
    "decline": kinds.DECLINED,
}


def test_counts_are_those_of_the_record() -> None:
    for match, history in histories("portfolio", 2, 4):
        counted = Counter[tuple[int, str]]()
        for _, before, _, move in positions(match):
            do, seat = move["do"], move.get("seat", -1)
            if do in _SIMPLE:
                counted[seat, _SIMPLE[do]] += 1
            elif do in ("neutralize", "acquire"):
                counted[seat, kinds.RAIDED] += 1
                counted[before.run(move["portfolio"]).owner, kinds.LOST] += 1
            elif do == "draw":
                count = move["cards"]
                counted[seat, kinds.DRAWN] += count
                cost = 0 if move["pauper"] else count * (count + 1) // 2 - 1
                counted[seat, kinds.SPENT] += cost
            elif do == "accept":
                asked = before.offer or {}
                counted[asked["from"], kinds.DEALS] += 1
                counted[asked["to"], kinds.DEALS] += 1
        counts = Counter(
            {
                (seat, tally.kind): count
                for tally in history.tallies
                for seat, count in enumerate(tally.counts)
                if tally.kind not in (kinds.REPAID, kinds.TRUCES)
            }
        )
        assert +counts == +counted
        assert len(moves(match)) > 20


def test_debts_repaid_and_truces_kept_are_no_more_than_was_promised() -> None:
    repaid = truces = 0
    for match, history in histories("portfolio", 2, 4):
        owed, given = Counter[int](), Counter[int]()
        for _, before, _, move in positions(match):
            if move["do"] == "accept":
                asked = before.offer or {}
                for seat, side in ((asked["from"], "give"), (asked["to"], "get")):
                    for promise in asked[side]["promises"]:
                        owed[seat] += promise.get("cash", 0)
                        given[seat] += promise["promise"] == "truce"
        for tally in history.tallies:
            limit = {kinds.REPAID: owed, kinds.TRUCES: given}.get(tally.kind)
            if limit is not None:
                assert all(count <= limit[seat] for seat, count in enumerate(tally.counts))
                repaid += sum(tally.counts) * (tally.kind == kinds.REPAID)
                truces += sum(tally.counts) * (tally.kind == kinds.TRUCES)
    assert repaid
    assert truces


SPARE = "2D 4D 6D 8D TD QD"


def test_a_turn_is_told_from_its_beginning_and_in_order() -> None:
    match = table([f"6C 2H {SPARE}", SPARE, SPARE])
    put(match, 1, "3C-5C")
    put(match, 2, "3H-5H")
    put(match, 0, "TH-KH")
    rich(match, 50, 50, 50)
    play(match, "draw 1", "discard 2D", "draw 1", "discard 2D", "draw 1", "discard 2D")
    play(match, "draw 2")
    strike(match, 1, 0, "7", "2")
    strike(match, 2, 1, "3")
    play(match, "acquire 1 6C", "neutralize 2 2H")
    told = spent_in_turn(reversed(match.events_for(None)), 0)
    assert told == [
        Spent("draw", 2, -draw_cost(2)),
        Spent("deal", 0, 5),
        Spent("acquire", 0, -4),
        Spent("neutralize", 0, -2),
    ]


def test_a_seat_pays_its_own_debt_as_its_turn_begins() -> None:
    match = table([SPARE, SPARE])
    put(match, 0, "TH-KH")
    put(match, 1, "TS-KS")
    strike(match, 0, 1, "debt:3")
    play(match, "draw 1", "discard 2D", "draw 1", "discard 2D")
    told = spent_in_turn(reversed(match.events_for(None)), 0)
    assert told == [Spent("debt", 0, -3)]
    assert truth(match).active == 0
    assert spent_in_turn(reversed(match.events_for(None)), 1) == []
