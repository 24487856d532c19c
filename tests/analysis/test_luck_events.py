"""Luck and decisions: events, segments, sums, samples of what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

import pytest

from lemonade.rules.game import GAME as LEMONADE
from lemonade.rules.game import Setup
from lemonade.rules.state import PRICES, SKIES, LemonadeState, SetPrice, Sky
from stockgames.analysis.analysis_job import CERTAIN, Effort, estimate
from stockgames.analysis.luck import Luck, LuckAndDecisions, luck_of
from stockgames.analysis.luck_events import (
    Casual,
    LuckEvent,
    LuckEvents,
    redealt,
    repaired,
    segments,
    sizes,
)
from stockgames.cli.simulate import Plan, play_match
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, State, win_shares
from stockgames.testing.contract import people
from tests.analysis.games import over
from tests.toys import RULES

SEATS = {"nyse": 3, "portfolio": 2, "exchange": 3, "stock-exchange": 8}
every_game = pytest.mark.parametrize("game_id", registry.game_ids())


def positions(match: Match) -> list[State]:
    state: State = match.game.start(len(match.seats), match.options, match.setup)
    found = [state.copy()]
    for move in match.moves:
        state.apply(move.seat, move.action)
        found.append(state.copy())
    return found


@every_game
def test_no_seat_can_tell_a_world_from_the_truth(game_id: str) -> None:
    match, rng = over(game_id, SEATS[game_id]), Random(1)
    moved = False
    for state in positions(match)[::5]:
        world = redealt(state, rng)
        for seat in (None, *range(state.seats)):
            assert match.game.observe(world, seat) == match.game.observe(state, seat)
        sizes = [(len(deck), sorted(deck)) for deck in state.unseen()]
        assert [(len(deck), sorted(deck)) for deck in world.unseen()] == sizes
        moved = moved or world.unseen() != state.unseen()
    assert moved == (game_id != "stock-exchange")


@every_game
def test_the_same_order_is_the_same_position(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    for state in positions(match)[::9]:
        same = state.with_unseen(state.unseen())
        assert same is not state
        assert same.unseen() == state.unseen()


def test_what_was_drawn_in_truth_gives_way_to_what_was_drawn_in_the_world() -> None:
    assert repaired(((1, 2, 3),), ((3, 1, 4),), Random(1)) == ((1, 4, 3),)
    assert repaired(((1, 2), (5,)), ((2, 1), (6,)), Random(1)) == ((1, 2), (6,))
    assert repaired(((1, 2), (5,)), ((2, 1), (5,)), Random(1)) is None


def test_all_orders_stay_as_likely_as_each_other() -> None:
    """In truth a 1 and the 4 were drawn; in samples, any two cards of the deck."""
    rng, orders = Random(2), Counter[tuple[int, ...]]()
    rounds = 12_000
    for _ in range(rounds):
        deck = rng.sample([1, 1, 2, 3, 4], 5)[:3]
        found = repaired((tuple(deck),), ((1, 2, 3),), rng)
        orders[tuple(deck) if found is None else found[0]] += 1
    assert len(orders) == 6
    error = sqrt(rounds * 1 / 6 * 5 / 6)
    assert all(abs(count - rounds / 6) < 4 * error for count in orders.values())


def seen(match: Match, state: State) -> list[object]:
    return [match.game.observe(state, seat) for seat in range(state.seats)]


@every_game
def test_strides_follow_each_other_through_the_whole_game(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    found = list(segments(match))
    assert [one.step for one in found] == sorted(one.step for one in found)
    assert found[-1].step == len(match.moves)
    assert sorted(map(id, match.moves)) == sorted(id(m) for one in found for m in one.moves)
    for one, later in pairwise(found):
        assert seen(match, one.after) == seen(match, later.before)
    assert seen(match, found[-1].after) == [match.view(seat) for seat in range(len(match.seats))]


@every_game
def test_only_the_last_move_of_a_stride_turns_anything_up(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    turned_up = 0
    for one in segments(match):
        state = one.before.copy()
        if one.together:
            assert len({move.seat for move in one.moves}) == len(one.moves)
        else:
            for move in one.moves[:-1]:
                state.apply(move.seat, move.action)
                assert sizes(state) == sizes(one.before)
        turned_up += one.turns_up
    assert bool(turned_up) == (game_id != "stock-exchange")


def test_what_is_laid_together_is_one_stride() -> None:
    match = over("stock-exchange", 8)
    assert [len(one.moves) for one in segments(match)] == [8, 8, 8]


@every_game
def test_what_one_seat_wins_by_luck_others_lose(game_id: str) -> None:
    events = LuckEvents(over(game_id, SEATS[game_id]))
    found = events.round("even")
    assert len(found) == len(events.all)
    for moved in found:
        assert len(moved) == SEATS[game_id]
        assert sum(moved) == pytest.approx(0)


@every_game
def test_the_same_seed_finds_the_same(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    assert LuckEvents(match).round("a") == LuckEvents(match).round("a")
    assert LuckEvents(match).round("a") != LuckEvents(match).round("b")


def test_strokes_are_where_something_turned_up_or_fell_together() -> None:
    found = LuckEvents(over("exchange", 3)).all
    assert found[0] == LuckEvent(0, "deal")
    assert {event.cause for event in found} == {"deal", "drawn", "together"}
    assert {event.cause for event in LuckEvents(over("nyse", 3)).all} == {"deal", "drawn"}
    assert [event.step for event in found] == sorted(event.step for event in found)


def test_what_turns_up_is_even_on_average_though_one_seat_plays_far_better() -> None:
    """The average is even for the better seat alone, too, which wins nearly all of these games."""
    moved = []
    for number in range(1, 17):
        match = play_match(Plan("nyse", ("greedy", "random"), "even"), number)
        events = LuckEvents(match)
        found = zip(events.all, events.round(str(number)), strict=True)
        moved.append(sum(values[0] for event, values in found if event.cause == "drawn"))
    mean = estimate(moved)
    assert 0 < mean.error < 0.5
    assert abs(mean.mean) < 2 * CERTAIN * mean.error


Prices = tuple[int, int]
ALL_PRICES: list[Prices] = [(own, other) for own in PRICES for other in PRICES]


@pytest.fixture
def lemonade() -> Iterator[Match]:
    """Deal the toy game for two stands and one day; its casual players set random prices."""
    registry.register(RULES)
    people = [SeatInfo(name=name, player="human") for name in "AB"]
    try:
        match = Match.deal(registry.load("lemonade"), people, {"days": 1}, "fell")
        yield Match(match.game, people, match.options, Setup(qualities=[2, 3]), "fell")
    finally:
        registry.unregister("lemonade")


def laid(dealt: Match, prices: Prices) -> Match:
    """Return the day played with these prices, in the sun."""
    match = Match(dealt.game, dealt.seats, dealt.options, dealt.setup, "fell")
    for seat, price in enumerate(prices):
        match.act(seat, SetPrice(price))
    match.act(CHANCE, Sky(0))
    return match


def hope(dealt: Match, prices: Prices) -> float:
    """Return the first stand's chance to win with these prices, averaged over all skies."""
    parts = []
    for sky in range(len(SKIES)):
        state = dealt.game.start(2, dealt.options, dealt.setup)
        assert isinstance(state, LemonadeState)
        for seat, price in enumerate(prices):
            state.apply(seat, SetPrice(price))
        state.apply(CHANCE, Sky(sky))
        parts.append(win_shares(state.result().ranks)[0])
    return fmean(parts)


def exact(dealt: Match) -> Mapping[Prices, float]:
    """Return the luck of each pair of prices, by enumerating all outcomes."""
    chances = {prices: hope(dealt, prices) for prices in ALL_PRICES}
    usual = fmean(chances.values())
    first = {own: fmean(chances[own, other] for other in PRICES) - usual for own in PRICES}
    second = {own: fmean(chances[other, own] for other in PRICES) - usual for own in PRICES}
    return {(a, b): chances[a, b] - usual - first[a] - second[b] for a, b in ALL_PRICES}


def test_what_falls_together_is_booked_as_reckoned_by_hand(lemonade: Match) -> None:
    meant = exact(lemonade)
    assert fmean(meant.values()) == pytest.approx(0), "it is even where all play casually"
    assert max(map(abs, meant.values())) > 0.05
    events = LuckEvents(laid(lemonade, (2, 1)))
    place = next(n for n, event in enumerate(events.all) if event.cause == "together")
    found = estimate([events.round(f"hand/{n}")[place][0] for n in range(1500)])
    assert abs(found.mean - meant[2, 1]) < 4 * found.error


@every_game
def test_what_it_plays_is_allowed(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    casual, rng = Casual(match.game), Random(1)
    for state in positions(match)[:-1:4]:
        seat = state.actors[0]
        if seat != CHANCE:
            match.game.check(state, seat, casual.choose(state, seat, rng))


@every_game
def test_chances_are_parts_of_one_victory_and_hang_on_the_lot_alone(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    state = positions(match)[0]
    casual = Casual(match.game)
    judged = Counter(
        tuple(casual.judge(state, seed)(state.copy())) for seed in (1, 2, 3, 1 << 9, 1)
    )
    assert all(sum(parts) == pytest.approx(1) for parts in judged)
    assert max(judged.values()) > 1


@every_game
def test_the_end_is_judged_as_it_came(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    last = positions(match)[-1]
    chances = Casual(match.game).judge(last, 7)(last.copy())
    assert [part > 0 for part in chances] == [rank == 1 for rank in match.result().ranks]


def test_a_game_without_opinions_is_played_by_lot() -> None:
    match = Match.deal(LEMONADE, people(2), {}, "by lot")
    state = match.game.start(2, match.options, match.setup)
    chances = Casual(LEMONADE).judge(state, 3)(state.copy())
    assert sum(chances) == pytest.approx(1)


LITTLE = Effort(thought=1, worlds=32)


def found(match: Match, most: int = 2) -> list[dict[str, Any]]:
    """Return the findings of the first ``most`` pieces as the library would save them."""
    pieces = LuckAndDecisions().pieces(match, range(len(match.seats)), LITTLE)[:most]
    return [json.loads(json.dumps(piece.examine())) for piece in pieces]


def luck(match: Match, most: int = 2) -> Luck:
    known = luck_of(match, found(match, most))
    assert known is not None
    return known


@every_game
def test_luck_and_decisions_add_up_to_the_outcome(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    known = luck(match)
    parts = win_shares(match.result().ranks)
    for one, part in zip(known.seats, parts, strict=True):
        assert known.even + one.luck.mean + one.decisions.mean == pytest.approx(part)
        assert sum(one.by_cause.values()) == pytest.approx(one.luck.mean)
        assert one.luck.error == one.decisions.error > 0
    assert sum(one.luck.mean for one in known.seats) == pytest.approx(0, abs=0.01)


def test_more_pieces_know_more() -> None:
    match = over("nyse", 3)
    some, more = luck(match, 1), luck(match, 4)
    assert more.rounds == 4 * some.rounds
    assert more.seats[0].luck.error < some.seats[0].luck.error


def test_the_greatest_strokes_are_sure_and_come_first() -> None:
    known = luck(over("portfolio", 2), 4)
    for seat in range(2):
        greatest = known.greatest(seat)
        sizes = [abs(moved.mean) for _, moved in greatest]
        assert sizes == sorted(sizes, reverse=True)
        for event, moved in greatest:
            low, high = moved.interval
            assert event.step > 0
            assert low > 0 or high < 0
    assert any(known.greatest(seat) for seat in range(2))


def test_nothing_is_known_without_findings_or_from_damaged_ones() -> None:
    match = over("nyse", 3)
    assert luck_of(match, []) is None
    (good,) = found(match, 1)
    damaged: list[dict[str, Any]] = [
        {},
        good | {"rounds": "many"},
        good | {"squares": [1.0]},
        good | {"strokes": [[1, "drawn"]]},
        good | {"strokes": [[1, "fate", [0, 0, 0], [0, 0, 0]]]},
        good | {"strokes": [[1, "drawn", [0, None, 0], [0, 0, 0]]]},
        good | {"strokes": None},
    ]
    for one in damaged:
        assert luck_of(match, [one]) is None
    assert luck_of(match, [good]) is not None


def test_all_seats_are_looked_at_whoever_asks_and_a_seat_alone_has_no_luck() -> None:
    match = over("nyse", 3)
    one, all_ = (LuckAndDecisions().pieces(match, seats, LITTLE) for seats in ([0], range(3)))
    assert one == all_
    assert len({piece.number for piece in all_}) == len(all_) > 1
    assert not LuckAndDecisions().pieces(match, [], LITTLE)
    assert not LuckAndDecisions().pieces(over("nyse", 1), [0], LITTLE)


def test_the_same_piece_finds_the_same() -> None:
    piece = LuckAndDecisions().pieces(over("nyse", 3), [0], LITTLE)[0]
    assert piece.examine() == replace(piece).examine()
