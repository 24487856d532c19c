from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.confidence import interval
from stockgames.lab.strength.arena import Fixture, Outcome, fixtures, ratings, standings


def outcomes(players: Sequence[str], *ranks: Sequence[int]) -> list[Outcome]:
    """Return games of one table with these ranks; scores are 10 minus the rank."""
    return [
        Outcome(Fixture(n, n, tuple(players)), tuple(row), tuple(10 - rank for rank in row))
        for n, row in enumerate(ranks, 1)
    ]


def test_everybody_sits_everywhere_at_each_deal() -> None:
    games = fixtures(["a", "b", "b"], 3, 6)
    assert [game.players for game in games[:3]] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]
    assert [game.players for game in games[3:]] == [game.players for game in games[:3]]
    assert [game.deal for game in games] == [1, 1, 1, 2, 2, 2]
    assert [game.number for game in games] == [1, 2, 3, 4, 5, 6]


@given(st.integers(2, 5), st.integers(1, 5), st.integers(1, 40))
def test_of_too_many_players_every_choice_meets(players: int, seats: int, games: int) -> None:
    seats = min(seats, players)
    names = "abcde"[:players]
    found = fixtures(names, seats, games)
    assert len(found) == games
    assert all(len(set(game.players)) == seats for game in found)
    first_deal = [game for game in fixtures(names, seats, 1000) if game.deal == 1]
    sat = Counter((name, seat) for game in first_deal for seat, name in enumerate(game.players))
    assert len(sat) == players * seats
    assert len(set(sat.values())) == 1


def test_the_share_of_a_player_with_several_seats_is_measured_by_its_seats() -> None:
    table = standings(outcomes("abbb", (1, 2, 3, 4), (2, 1, 3, 4), (4, 3, 2, 1), (1, 2, 3, 4)))
    shares = {line.player: (line.games, line.won, line.share, line.fair) for line in table}
    assert shares == {"a": (4, 2.0, 0.5, 0.25), "b": (4, 2.0, 0.5, 0.75)}
    scores = {line.player: line.score for line in table}
    assert scores == {"a": pytest.approx(32 / 4), "b": pytest.approx(88 / 12)}


def test_a_shared_first_place_is_won_in_part() -> None:
    (a, b, c) = sorted(standings(outcomes("abc", (1, 1, 3))), key=lambda line: line.player)
    assert (a.won, b.won, c.won) == (0.5, 0.5, 0.0)


@given(st.integers(1, 500), st.data())
def test_an_interval_holds_the_share_and_narrows(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, games))
    low, high = interval(won, games)
    assert 0 <= low <= won / games + 1e-9
    assert won / games - 1e-9 <= high <= 1
    narrow = interval(4 * won, 4 * games)
    assert narrow[1] - narrow[0] < high - low


def test_an_interval_agrees_with_a_published_one() -> None:
    # 81 of 263: Newcombe (1998), table I, the score method without continuity correction
    assert interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_ratings_average_1500_and_follow_the_places() -> None:
    found = ratings(outcomes("abc", (1, 2, 3), (1, 3, 2), (2, 1, 3), (1, 2, 3)))
    assert sum(found.values()) / 3 == pytest.approx(1500)
    assert found["a"] > found["b"] > found["c"]


def test_three_wins_to_one_are_as_many_points_as_in_chess() -> None:
    many = [(1, 2)] * 300 + [(2, 1)] * 100
    found = ratings(outcomes("ab", *many))
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=1.0)  # 400 log10 3


def test_who_never_lost_has_a_rating_and_who_met_only_itself_the_average() -> None:
    found = ratings(outcomes("ab", *[(1, 2)] * 5))
    assert 1500 < found["a"] < 2500
    assert ratings(outcomes("aaa", (1, 2, 3))) == {"a": 1500.0}
