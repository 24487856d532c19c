"""The deal of the day: the same for everyone, whatever their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from stockgames.analysis.par import PLAYINGS, par
from stockgames.analysis.worker_pool import Heard, Task
from stockgames.app.daily import DailyPar, deal_of, played, playings, table_of
from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.match import Match
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.library import Library
from tests.storage.play import deal, keep

DAY = date(2026, 11, 28)


def test_the_games_come_in_turn_and_each_day_has_its_own_number() -> None:
    days = [DAY + timedelta(days) for days in range(8)]
    games = [deal_of(day)[0] for day in days]
    assert games[:2] == ["exchange", "stock-exchange"]
    assert games[:4] == games[4:]
    assert len(set(games)) == 4
    numbers = [deal_of(day)[1] for day in days]
    assert len(set(numbers)) == 8
    assert [read_number(number) for number in numbers] == numbers


def test_everyone_gets_the_same_deal_and_bots_that_play_the_same() -> None:
    for day in (DAY + timedelta(days) for days in range(4)):
        tables = [table_of(day, names) for names in ((), ("Ada",), ("Bruno",), ("clara", "Bela"))]
        setups = set[str]()
        for table in tables:
            names = [seat.name.casefold() for seat in table.seats]
            assert len(set(names)) == len(names)
            game = registry.load(table.game_id)
            match = Match.deal(game, table.seats, table.options, table.deal, first=table.first)
            setups.add(match.setup.model_dump_json())
        assert len(setups) == 1
        bots = [[(s.player, s.x_character) for s in table.seats] for table in tables]
        assert bots == bots[:1] * len(bots)


def game(kind: str, deal: str, scores: Sequence[int] = (), bots: str = "able able able") -> Any:
    """Return a saved game of Ada and bots, finished if there are scores."""
    seats = (SavedSeat("Ada", "human"), *(SavedSeat(b, f"bot:{b}") for b in bots.split()))
    result = {"ranks": [1] * len(seats), registry.meta(kind).scores: list(scores)}
    return GameSummary(
        1, kind, seats, 0, "", {}, "", "", result if scores else None, None, deal=deal
    )


def test_it_is_played_once_the_game_of_the_day_has_its_number() -> None:
    number = deal_of(DAY)[1]
    again, first = (game("exchange", number, [worth]) for worth in (900, 800))
    assert played(DAY, [again, first]) is first, "the first one counts"
    others = [game("nyse", number), game("exchange", "20261129"), game("exchange", "")]
    assert played(DAY, others) is None


def test_only_a_finished_deal_of_some_day_at_its_own_table_has_a_par() -> None:
    number = deal_of(DAY)[1]
    pieces = playings(game("exchange", number, [900]))
    assert [(each.number, each.seat, each.deal) for each in pieces] == [
        (n, 0, number) for n in range(PLAYINGS)
    ]
    for other in (
        game("exchange", number),
        game("nyse", number, [40]),
        game("exchange", "7QK2", [900]),
        game("exchange", "", [900]),
        game("exchange", number, [900], bots="able able"),
        game("exchange", number, [900], bots="able able shrewd"),
    ):
        assert playings(other) == []


def test_the_par_is_in_the_middle_of_all_playings() -> None:
    found = [{"score": score} for score in (3, 9, 1, 7, 5)]
    assert par(found) == 5
    assert par(found[1:]) is None
    assert par([*found[1:], {"score": "5"}]) is None


def test_a_par_is_found_once_and_kept(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_pool = list[int]()

    class Pool:
        """Finds at once, without processes."""

        def __init__(self, tasks: Sequence[Task], heard: Heard, most: int) -> None:
            start_pool.append(len(tasks))
            for task in tasks:
                heard(task.job, task.piece, {"score": 10 * task.piece.number})

        def stop(self) -> None:
            pass

    class Door(QObject):
        library = Library.open(tmp_path)

    monkeypatch.setattr("stockgames.analysis.worker_pool.WorkerPool", Pool)
    door = Door()
    with door.library:
        match = deal(2, "s")
        row = keep(door.library, match, "s").row
        summary = replace(game("exchange", deal_of(DAY)[1], [900]), row=row)
        finder: Any = DailyPar(door)  # type: ignore[arg-type]
        assert finder.of(summary) is None
        qtbot.waitUntil(lambda: finder.of(summary) == 20)
        assert finder.of(replace(summary, row=row + 1)) is None, "no such game"
        finder.stop()
        assert finder.of(summary) == 20
    assert start_pool == [PLAYINGS, PLAYINGS]
