"""The deal of the day: the same for everyone, whatever their names."""

from __future__ import annotations

from datetime import date, timedelta

from stockgames.app.daily import deal_of, is_played, table_of
from stockgames.engine import registry
from stockgames.engine.deal_number import read_number
from stockgames.engine.match import Match
from stockgames.storage.entries import GameSummary, SavedSeat

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


def test_it_is_played_once_the_game_of_the_day_has_its_number() -> None:
    def game(kind: str, deal: str) -> GameSummary:
        seats = (SavedSeat("Ada", "human"),)
        return GameSummary(1, kind, seats, 0, "", {}, "", "", None, None, deal=deal)

    number = deal_of(DAY)[1]
    assert is_played(DAY, [game("exchange", number)])
    others = [game("nyse", number), game("exchange", "20261129"), game("exchange", "")]
    assert not is_played(DAY, others)
