"""Placing levels by duels, and the arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.ladders import NEWCOMER, NEWCOMERS_RATING, Weakness, interval
from stockgames.bots.levels import STEPS
from stockgames.engine.bot_words import LOWER_LEVELS
from stockgames.lab.strength import calibration
from stockgames.lab.strength.arena import SPREAD, Fixture, Outcome, fixtures, ratings, standings

TERMS = calibration.Terms(seats=2, seed="May", worlds=40)


class World:
    """Simulates duels by a strength for each position."""

    def __init__(self, strength: Callable[[float], float], newcomer: float) -> None:
        self._strength, self._newcomer = strength, newcomer
        self._rng = Random("world")
        self.results: dict[calibration.Pair, list[float]] = {}

    def rating(self, name: str) -> float:
        return self._newcomer if name == NEWCOMER else self._strength(float(name))

    def play(self, asked: list[tuple[calibration.Pair, int]]) -> bool:
        """Play missing duels; return whether there were any."""
        before = sum(map(len, self.results.values()))
        for pair, games in asked:
            ahead = self.rating(pair[0]) - self.rating(pair[1])
            share = 1 / (1 + 10 ** (-ahead / SPREAD))
            won = self.results.setdefault(pair, [])
            while len(won) < games:
                won.append(float(self._rng.random() < share))
        return sum(map(len, self.results.values())) > before

    def line(self, terms: calibration.Terms) -> None:
        while self.play(calibration.wanted_for_line(self.results, terms)):
            pass


MANY = calibration.Terms(seats=2, seed="May", worlds=40, line_games=600)


@pytest.fixture(scope="module")
def even() -> World:
    """Return a line with 350 points per position, and a newcomer 560 below the top."""
    world = World(lambda position: 350 * position, 140)
    world.line(MANY)
    return world


@pytest.mark.parametrize(
    ("position", "errs", "slips"),
    [(2.0, 0.0, 0.0), (1.75, 0.25, 0.0), (1.0, 1.0, 0.0), (0.25, 1.0, 0.75), (0.0, 1.0, 1.0)],
)
def test_who_stands_lower_errs_more_and_slips(position: float, errs: float, slips: float) -> None:
    weakness = Weakness(errs, slips, TERMS.worlds)
    assert calibration.weakness_at(position, TERMS) == weakness
    assert calibration.position_of(weakness) == position


def test_others_are_put_between_two_that_are_far_apart() -> None:
    world = World(lambda position: 1500 * position, 1400)
    world.line(TERMS)
    on_line = sorted({float(name) for pair in world.results for name in pair if name != NEWCOMER})
    assert len(on_line) > 7
    assert on_line[0] == 0.0
    assert on_line[-1] == 2.0
    assert calibration.wanted_for_line({}, TERMS) == [
        (("1.000", "0.000"), TERMS.line_games),
        (("2.000", "1.000"), TERMS.line_games),
    ]


def test_the_newcomer_meets_those_between_whom_it_stands(even: World) -> None:
    met = {float(other) for one, other in even.results if one == NEWCOMER}
    assert min(met) <= 140 / 350 <= max(met)


def test_levels_come_in_even_steps_with_the_newcomer_at_the_second(even: World) -> None:
    positions = calibration.placed(even.results)
    assert len(positions) == len(STEPS)
    assert positions[-1] == 2.0
    steps = [350 * (b - a) for a, b in pairwise(positions)]
    assert steps[1:] == pytest.approx([140] * 4, abs=45)
    assert 350 * positions[1] == pytest.approx(140, abs=60)


def test_steps_have_a_bound_and_are_counted_from_the_top() -> None:
    near, far = World(lambda p: 350 * p, 650), World(lambda p: 900 * p, 100)
    for world in (near, far):
        world.line(MANY)
    least = [350 * position for position in calibration.placed(near.results)]
    most = [900 * position for position in calibration.placed(far.results)]
    assert least[-1] - least[1] == pytest.approx(4 * 28, abs=40)
    assert most[-1] - most[1] == pytest.approx(4 * 173, abs=100)


def test_the_lowest_level_is_an_easy_one_where_steps_are_small() -> None:
    near = World(lambda position: 350 * position, 540)
    near.line(MANY)
    lowest, second, *others = (350 * position for position in calibration.placed(near.results))
    assert others[-1] - second == pytest.approx(4 * 40, abs=60)
    assert second - lowest == pytest.approx(107, abs=25)


def test_levels_share_a_line_that_is_too_short_for_six_steps() -> None:
    short = World(lambda position: 120 * position, 20)
    short.line(MANY)
    positions = calibration.placed(short.results)
    assert positions[0] == 0.0
    steps = [above - below for below, above in pairwise(positions)]
    assert all(0.2 < step < 0.6 for step in steps)


def test_in_the_arena_all_meet_and_the_nearer_the_oftener() -> None:
    positions = (0.1, 0.4, 0.9, 1.2, 1.6, 2.0)
    asked = dict(calibration.wanted_for_arena(positions, 60))
    names = list(map(calibration.text, positions))
    assert asked[names[1], names[0]] == 60
    assert asked[names[2], names[0]] == 16
    assert asked[names[5], names[0]] == 4
    assert asked[NEWCOMER, names[1]] == 60
    assert all(games % 2 == 0 for games in asked.values())
    assert len(asked) == 15 + 3


@pytest.fixture(scope="module")
def arena() -> tuple[World, tuple[float, ...]]:
    world, positions = World(lambda p: 350 * p, 140), (0.0, 0.4, 0.8, 1.2, 1.6, 2.0)
    world.play(calibration.wanted_for_arena(positions, 200))
    return world, positions


def test_a_ladder_tells_ratings_and_their_error(arena: tuple[World, tuple[float, ...]]) -> None:
    world, positions = arena
    found = calibration.measured(world.results, positions, TERMS)
    assert tuple(found.levels) == LOWER_LEVELS
    assert found.levels["able"] == calibration.weakness_at(0.8, TERMS)
    ladder = found.ladder
    assert ladder is not None
    places = {place.level: place for place in ladder.places}
    assert places[NEWCOMER].rating == NEWCOMERS_RATING
    for level, position in zip(STEPS, positions, strict=True):
        place = places[level]
        assert place.rating == pytest.approx(1000 + 350 * position - 140, abs=90)
        assert place.low < place.rating < place.high
        assert 20 < place.high - place.low < 250
    assert calibration.measured(world.results, positions, TERMS) == found


def test_duels_of_others_tell_of_levels_near_them(arena: tuple[World, tuple[float, ...]]) -> None:
    world, positions = arena
    more = {**world.results, ("1.600", "1.250"): [1.0] * 400, ("1.250", "1.200"): [1.0, 0.0] * 200}
    before, after = (
        calibration.measured(results, positions, TERMS).ladder for results in (world.results, more)
    )
    assert before is not None
    assert after is not None
    assert before.steps == after.steps
    gaps = []
    for ladder in (before, after):
        upper, lower = ladder.place("clever"), ladder.place("alert")
        assert upper is not None
        assert lower is not None
        gaps.append(upper.rating - lower.rating)
    assert gaps[1] > gaps[0] + 50


def test_a_ladder_tells_how_often_each_won_against_the_one_below(
    arena: tuple[World, tuple[float, ...]],
) -> None:
    world, positions = arena
    ladder = calibration.measured(world.results, positions, TERMS).ladder
    assert ladder is not None
    last = ladder.steps[-1]
    assert [(step.level, step.against) for step in ladder.steps[:-1]] == [
        *zip(STEPS[1:], STEPS[:-1], strict=True)
    ]
    assert (last.level, last.against, last.games) == (NEWCOMER, STEPS[1], 200)
    won = world.results["0.800", "0.400"]
    assert ladder.steps[1].won == pytest.approx(sum(won) / len(won), abs=1e-4)
    assert all(step.low < step.won < step.high for step in ladder.steps)


def test_the_line_tells_ratings_at_quarters_and_the_newcomers(even: World) -> None:
    line, newcomer = calibration.curve(even.results)
    assert [position for position, _ in line][0::8] == [0.0, 2.0]
    ratings = [rating for _, rating in line]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] == pytest.approx(700, abs=60)
    assert ratings[-1] - newcomer == pytest.approx(560, abs=60)


def test_few_duels_near_a_position_do_not_outweigh_many(even: World) -> None:
    before = calibration.placed(even.results)
    odd = {**even.results, ("1.520", "1.480"): [0.0, 0.0], ("0.900", "0.910"): [1.0, 1.0]}
    assert calibration.placed(odd) == pytest.approx(before, abs=0.05)


def test_where_chance_turned_neighbours_round_they_count_as_one() -> None:
    won = {
        ("0.500", "0.000"): [1.0] * 7 + [0.0] * 3,
        ("0.600", "0.500"): [1.0] * 3 + [0.0] * 7,
        ("2.000", "0.600"): [1.0] * 9 + [0.0],
        (NEWCOMER, "0.500"): [1.0, 0.0],
    }
    positions = calibration.placed(won)
    assert list(positions) == sorted(positions)
    assert positions[-1] == 2.0


@given(st.integers(1, 10), st.integers(1, 1000))
def test_both_sides_sit_everywhere_at_each_deal(seats: int, deal: int) -> None:
    games = calibration.pairs(seats, range(deal, deal + 3), "seed")
    assert [game.deal for game in games] == [deal, deal, deal + 1, deal + 1, deal + 2, deal + 2]
    assert len({game.number for game in games}) == len(games)
    for one, other in zip(games[::2], games[1::2], strict=True):
        both = list(zip(one.players, other.players, strict=True))
        assert len(both) == seats
        assert {tuple(sorted(pair)) for pair in both} == {
            (calibration.CHALLENGER, calibration.CHAMPION)
        }
        if seats > 1:
            assert abs(Counter(one.players)[calibration.CHALLENGER] - seats / 2) <= 0.5


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
