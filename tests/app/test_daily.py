"""The deal of the day: the same for everyone, whatever their names."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from stockgames.analysis.distinctions import VERSION
from stockgames.analysis.par import PLAYINGS, Par, par
from stockgames.analysis.worker_pool import Heard, Task
from stockgames.app.book import INQUIRY, names_in
from stockgames.app.daily import DailyPar, deal_of, is_daily, played, table_of
from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.library import Library
from tests.storage.play import keep, play

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


USUAL = " ".join(["able"] * (registry.meta("exchange").usual_seats - 1))


def dealt(number: str, kind: str = "exchange", bots: str = USUAL) -> Match:
    """Return a game of Ada and bots that were dealt this number."""
    names = enumerate(bots.split())
    seats = [SeatInfo(name="Ada", player="human")]
    seats += [SeatInfo(name=f"Bot {at}", player=f"bot:{level}") for at, level in names]
    return Match.deal(registry.load(kind), seats, {}, read_number(number), seed_is_public=True)


def over(number: str, kind: str = "exchange", bots: str = USUAL) -> Match:
    """Return such a game, played at random."""
    match = dealt(number, kind, bots)
    play(match, Random(1))
    return match


def test_a_deal_of_some_day_is_known_by_its_number_and_game() -> None:
    number = deal_of(DAY)[1]
    assert is_daily(over(number))
    for other in (over(number, "nyse"), over("7QK2"), over("20261129")):
        assert not is_daily(other)


def test_only_a_table_like_that_of_the_day_has_a_par() -> None:
    pieces = Par().pieces(over("7QK2-M9XD"), range(2))
    assert [(each.number, each.seat, each.deal) for each in pieces] == [
        (n, 0, "7QK2M9XD") for n in range(PLAYINGS)
    ]
    for bots in ("able able", USUAL.replace("able", "shrewd", 1)):
        assert not Par().pieces(over("7QK2", bots=bots), range(2))


def test_the_par_is_in_the_middle_of_all_playings() -> None:
    found = [{"score": score} for score in (3, 9, 1, 7, 5)]
    assert par(found) == 5
    assert par(found[1:]) is None
    assert par([*found[1:], {"score": "5"}]) is None


def test_a_par_is_found_once_and_kept(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()

    class Pool:
        """Finds at once, without processes."""

        def __init__(self, tasks: Sequence[Task], heard: Heard, most: int) -> None:
            asked.append(len(tasks))
            for task in tasks:
                heard(task.job, task.piece, {"score": 10 * task.piece.number})

        def stop(self) -> None:
            pass

    class Door(QObject):
        library = Library.open(tmp_path)

    monkeypatch.setattr("stockgames.controllers.analysis.WorkerPool", Pool)
    door, number = Door(), deal_of(DAY)[1]
    match = dealt(number)
    with door.library as library:
        journal = keep(library, match, number)
        play(match, Random(1), journal)
        row = journal.row
        for _ in range(2):
            finder = DailyPar(door, Mock())  # type: ignore[arg-type]
            pars = []
            for other in (row + 1, row):  # there is no such game as the first
                finder.look_at(other)
                pars.append(finder.par)
            assert pars == [None, 20]
            finder.stop()
            found = library.all_findings(INQUIRY, VERSION)[row][0]
            assert ("par:exchange" in names_in(found)) is (match.result().scores[0] >= 20)
    assert asked == [PLAYINGS]
