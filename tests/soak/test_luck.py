"""A small sample of the luck of many games, and faults that must be detected."""

from __future__ import annotations

from stockgames.analysis.analysis_job import Estimate
from stockgames.analysis.luck import Luck, SeatLuck
from tests.soak.luck import LEVELS, Ledger, book


def one_game(by_luck: float, won: float) -> Luck:
    seats = []
    for luck, more in ((by_luck, won), (-by_luck, -won)):
        decided = Estimate(more - luck, 0.1)
        seats.append(SeatLuck(0.5 + more, Estimate(luck, 0.1), decided, {"drawn": luck}))
    return Luck(2, tuple(seats), {})


def booked(*games: tuple[float, float]) -> Ledger:
    ledger = Ledger()
    for by_luck, won in games:
        ledger.add(("good", "bad"), one_game(by_luck, won))
    return ledger


def test_luck_is_even_and_decisions_tell_good_bots_from_bad_ones() -> None:
    ledger = book("nyse", range(1, 9), 2, 2, "sample")
    assert set(ledger.rows) == set(LEVELS)
    assert not list(ledger.faults())
    assert any(row["drawn"] for rows in ledger.rows.values() for row in rows)
    assert len(list(ledger.told())) == 1 + len(LEVELS)


def test_other_levels_may_sit_at_the_table() -> None:
    ledger = book("nyse", range(1, 3), 1, 1, "sample", ("greedy", "random", "greedy"))
    assert set(ledger.rows) == {"greedy", "random"}
    for greedy, lot in zip(ledger.rows["greedy"], ledger.rows["random"], strict=True):
        assert abs(2 * greedy["won"] + lot["won"]) < 1e-9, "two of three seats share a row"


def test_luck_that_favours_somebody_is_noticed() -> None:
    assert len(list(booked((0.3, 0.5), (0.2, 0.5), (0.25, 0.5)).faults())) == 2
    assert not list(booked((0.3, 0.5), (-0.2, 0.5), (-0.1, -0.5)).faults())


def test_decisions_that_order_bots_otherwise_are_noticed() -> None:
    faults = list(booked((0.9, 0.5), (0.8, 0.5), (0.85, 0.5)).faults())
    assert "decisions put bad before good" in faults
