from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.arena import Fixture, Outcome
from stockgames.bots.race import (
    BATCH,
    CHALLENGER,
    CHAMPION,
    Lead,
    Sides,
    lead,
    pair_shares,
    pairs,
    race,
)

SIDES: Sides = {CHAMPION: {}, CHALLENGER: {}}


class Players:
    """Play by lot; the challenger wins a game so often, whatever its seats."""

    def __init__(self, strength: float) -> None:
        self.strength = strength
        self.played = 0

    def __call__(self, games: Sequence[Fixture], sides: Sides) -> Iterator[Outcome]:
        assert sides is SIDES
        for game in reversed(games):
            self.played += 1
            wins = Random(f"{game.deal}/{game.number}").random() < self.strength
            first = game.players.index(CHALLENGER if wins else CHAMPION)
            ranks = tuple(1 if seat == first else 2 for seat in range(len(game.players)))
            yield Outcome(game, ranks, ranks)


def of_two(deal: int, *games: tuple[str, tuple[int, ...]]) -> list[Outcome]:
    names = {"n": CHALLENGER, "o": CHAMPION}
    return [
        Outcome(Fixture(n, deal, tuple(names[letter] for letter in table)), ranks, ranks)
        for n, (table, ranks) in enumerate(games, 1)
    ]


@given(st.integers(1, 10), st.integers(1, 1000))
def test_both_sides_sit_everywhere_at_each_deal(seats: int, deal: int) -> None:
    games = pairs(seats, range(deal, deal + 3), "seed")
    assert [game.deal for game in games] == [deal, deal, deal + 1, deal + 1, deal + 2, deal + 2]
    assert len({game.number for game in games}) == len(games)
    for one, other in zip(games[::2], games[1::2], strict=True):
        both = list(zip(one.players, other.players, strict=True))
        assert len(both) == seats
        assert {tuple(sorted(pair)) for pair in both} == {(CHALLENGER, CHAMPION)}
        if seats > 1:
            assert abs(Counter(one.players)[CHALLENGER] - seats / 2) <= 0.5


def test_a_share_is_of_the_first_places_of_two_games() -> None:
    assert pair_shares(of_two(1, ("no", (1, 2)), ("on", (1, 2)))) == [0.5]
    assert pair_shares(of_two(1, ("no", (1, 2)), ("on", (2, 1)))) == [1.0]
    assert pair_shares(of_two(1, ("noo", (1, 1, 3)), ("onn", (1, 1, 1)))) == [(1 / 2 + 2 / 3) / 2]
    two = of_two(2, ("no", (1, 2)), ("on", (2, 1))) + of_two(1, ("no", (2, 1)), ("on", (1, 2)))
    assert pair_shares(two) == [0.0, 1.0]


@pytest.mark.parametrize(("own", "other", "share"), [(5, 3, 1.0), (3, 5, 0.0), (4, 4, 0.5)])
def test_alone_the_better_score_wins(own: int, other: int, share: float) -> None:
    one, two = pairs(1, range(7, 8), "seed")
    scores = {CHALLENGER: own, CHAMPION: other}
    outcomes = [Outcome(game, (1,), (scores[game.players[0]],)) for game in (one, two)]
    assert pair_shares(outcomes) == [share]


def test_the_more_deals_the_surer_and_a_few_alike_are_no_proof() -> None:
    few, many = lead([1.0, 0.5, 0.5, 1.0] * 5), lead([1.0, 0.5, 0.5, 1.0] * 50)
    assert few.share == many.share == 0.75
    assert few.error > many.error > 0
    low, high = many.interval
    assert 0.5 < low < 0.75 < high < 1.0
    assert many.is_clear
    assert not lead([1.0]).is_clear
    assert not lead([0.5] * 1000).is_clear


def test_a_lead_is_clear_or_hopeless_or_open() -> None:
    assert Lead(100, 0.6, 0.03).is_clear
    assert not Lead(100, 0.6, 0.05).is_clear
    assert not Lead(100, 0.6, 0.05).is_hopeless
    assert Lead(100, 0.48, 0.02).is_hopeless


def test_a_race_ends_when_it_is_decided() -> None:
    deals = range(1, 10 * BATCH + 1)
    strong, weak = Players(0.9), Players(0.1)
    assert race(4, "seed", deals, SIDES, strong).is_clear
    assert race(4, "seed", deals, SIDES, weak).is_hopeless
    assert strong.played == weak.played == 2 * BATCH
    open_to_the_end = Players(0.9)
    found = race(4, "seed", deals, SIDES, open_to_the_end, looks=False)
    assert found.deals == len(deals)
    assert open_to_the_end.played == 2 * len(deals)
