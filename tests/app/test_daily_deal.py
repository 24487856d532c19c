"""The deal of the day: the same for everyone, whatever their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from stockgames.analysis import par as pars
from stockgames.app.daily_deal import (
    counted,
    deal_of,
    is_daily,
    own_score,
    played,
    table_of,
)
from stockgames.app.lobby_updater import LobbyUpdater, tallies
from stockgames.app.own_player import outcomes
from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.presentation.sentences.speech import say
from stockgames.storage.entries import GameSummary, SavedSeat
from tests.app.visitor import Visitor, kept_moves, saved_games
from tests.storage.play import play

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


USUAL = " ".join(["able"] * (registry.meta("exchange").usual_seats - 1))


def game(kind: str, deal: str, scores: Sequence[int] = (), bots: str = USUAL) -> Any:
    """Return a saved game of Ada and bots, finished if there are scores."""
    seats = (SavedSeat("Ada", "human"), *(SavedSeat(b, f"bot:{b}") for b in bots.split()))
    result = {"ranks": [1] * len(seats), registry.meta(kind).scores: list(scores)}
    return GameSummary(
        1, kind, seats, 0, "", {}, "", "", result if scores else None, None, deal=deal
    )


def test_it_is_played_once_the_game_of_the_day_has_its_number() -> None:
    number = deal_of(DAY)[1]
    again, first = (game("exchange", number, [worth]) for worth in (900, 800))
    found = played(DAY, [again, first])
    assert found is not None
    assert own_score(found) == 800, "the first one counts"
    assert played(DAY + timedelta(1), [found]) is None
    assert played(DAY, [game("nyse", number), game("exchange", "")]) is None


def test_of_a_days_deal_the_first_game_counts_although_its_number_is_known() -> None:
    number = deal_of(DAY)[1]
    known = [
        replace(game("exchange", deal, [worth]), row=row, seed_is_public=True)
        for row, deal, worth in ((3, number, 900), (2, "7QK2", 500), (1, number, 800))
    ]
    assert [each.row for each in counted(known)] == [1]
    winners = [replace(each, result={**each.result, "ranks": [1, 2, 3, 4]}) for each in known]
    for finished, count in ((winners, 1), (winners[:2], 1), (winners[1:2], 0)):
        assert len(outcomes(None, finished)) == count
        assert tallies(finished) == ({"exchange": "won 1 of 1"} if count else {})


class Opener(QObject):
    """Holds a library, as the app's does."""

    def __init__(self, library: Any) -> None:
        super().__init__()
        self.library = library


def test_a_par_that_was_not_found_on_its_day_is_still_sought(qtbot: QtBot) -> None:
    """It was never found if the app was closed on that day, and the seal for it never won."""
    known = list[GameSummary]()
    for row, days in enumerate((0, 1, 1, 2)):
        kind, number = deal_of(DAY + timedelta(days))
        bots = " ".join(["able"] * (registry.meta(kind).usual_seats - 1))
        daily = replace(game(kind, number, [9], bots), row=row, seed_is_public=True)
        known.insert(0, daily)
    shelf = Mock(is_read=True, finished=known, waiting=(), unreadable=())
    found = {3: {"par": 8}, 0: {"par": "8"}}
    library = Mock(people=list, shelf=lambda: shelf, all_findings=lambda *_: found)
    opener: Any = Opener(library)
    updater = LobbyUpdater(Mock(isVisible=lambda: False), opener, Mock(showing_errors=nullcontext))
    updater.par_search = Mock()
    updater.refresh()
    (games,) = updater.par_search.begin.call_args.args
    rows = sorted(each.row for each in games)
    assert rows == [0, 1], "of a deal that was played again only the first time"


def test_a_deal_of_some_day_is_known_by_its_number_game_and_table() -> None:
    number = deal_of(DAY)[1]
    assert is_daily(game("exchange", number))
    others = [
        game("nyse", number),
        *(game("exchange", other) for other in ("7QK2", "20261129", "")),
        *(game("exchange", number, bots=bots) for bots in ("able able", USUAL + " able")),
        game("exchange", number, bots=USUAL.replace("able", "shrewd", 1)),
    ]
    assert not any(map(is_daily, others))


def test_the_par_is_in_the_middle_of_all_playings_and_the_same_for_everyone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bots play at random here; what they draw by must not depend on the game that was played."""
    shrewd = Counter[int]()

    def make(level: str, game: AnyGame, rng: Random) -> Any:
        shrewd[level == "shrewd"] += 1
        return Mock(choose=lambda view, budget: game.sample_action(view, rng))

    monkeypatch.setattr("stockgames.analysis.par.make_player", make)
    found = set[int]()
    for seed, name in ((1, "Ada"), (2, "Bruno")):
        names = enumerate(USUAL.split())
        seats = [SeatInfo(name=name, player="human")]
        seats += [SeatInfo(name=f"Bot {at}", player=f"bot:{level}") for at, level in names]
        rules = registry.load("exchange")
        match = Match.deal(rules, seats, {}, read_number("20261128"), seed_is_public=True)
        play(match, Random(seed))
        scores = [pars._played(match, 0, number) for number in range(5)]
        assert len(set(scores)) > 1
        found.add(pars.par(match, 0))
        assert found == {sorted(scores)[2]}
    assert shrewd == {True: 20, False: 20 * len(USUAL.split())}


def test_a_deal_of_the_day_that_was_begun_is_named_and_continued(visitor: Visitor) -> None:
    """It used to be one of several saved games that looked alike, and D did nothing."""
    app = visitor.app
    app.lobby.daily_requested.emit()
    visitor.wait()
    row, made = visitor.session.row, len(kept_moves(visitor))
    assert say("lobby-daily-mark") in visitor.session.page.bar.accessibleName()
    app.show_lobby()
    (card,) = saved_games(visitor)
    assert card.game.where == say("lobby-daily-after-moves", count=made)
    app.lobby.daily_requested.emit()
    visitor.wait()
    assert visitor.session.row == row
    assert len(visitor.library.unfinished()) == 1
