"""What a game gives beside its rules: histories, copies, victories, builders."""

from __future__ import annotations

from dataclasses import dataclass
from math import e, inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lemonade.rules.game import GAME as LEMONADE
from stockgames.engine import registry
from stockgames.engine.action_builder import way_to
from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import check, check_step_by_step
from stockgames.engine.game import Puzzling
from stockgames.engine.history import (
    History,
    Moment,
    Series,
    best_and_worst,
    by_seat,
    by_thing,
    changed,
    completed,
    heaviest,
    leader,
)
from stockgames.engine.incremental import Steps, finish
from stockgames.engine.state import (
    Result,
    State,
    View,
    seen_as,
    utilities,
    victory_chances,
    win_shares,
)
from stockgames.engine.verify import replay, replay_step_by_step, verify_step_by_step
from stockgames.games.exchange import action_builder as exchange
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse import action_builder as nyse
from stockgames.games.nyse.actions import Discard, StockSwap, Take
from stockgames.games.nyse.view import NyseView
from stockgames.puzzles.book import position, puzzles_of
from tests.games.nyse.table import random_match


@dataclass(frozen=True, slots=True)
class Chips(View):
    seat: int | None


class Cards(View):
    pass


def test_a_view_is_taken_for_what_it_is_and_nothing_else() -> None:
    view: View = Chips(0)
    assert seen_as(Chips, view) is view
    with pytest.raises(AssertionError):
        seen_as(Cards, view)


def test_a_bystanders_view_has_no_viewer() -> None:
    assert Chips(0).viewer == 0
    with pytest.raises(AssertionError):
        Chips(None).viewer  # noqa: B018


def test_who_won_comes_first_and_who_shares_a_place_in_the_order_of_seats() -> None:
    assert Result((2, 4, 1, 2), (5, 0, 9, 5), {}).order == [2, 0, 3, 1]


def history_of(*rows: tuple[int | None, ...], at: tuple[int, ...]) -> History:
    """Return a score history with one line of net worth for each seat."""
    return History(len(rows[0]), "turn", at, "worth", tuple(by_seat("worth", "coins", rows)), ())


def test_lines_are_by_seat_or_by_thing() -> None:
    assert by_seat("worth", "coins", [[1, 2], [3, None]]) == [
        Series("worth", 0, None, "coins", (1, 3)),
        Series("worth", 1, None, "coins", (2, None)),
    ]
    assert by_thing("price", "coins", [[5], [6]]) == [Series("price", None, 0, "coins", (5, 6))]


def test_a_turn_ends_with_its_last_step() -> None:
    history = history_of((0, 0), (1, 0), (1, 2), (4, 2), at=(0, 1, 2, 2))
    assert history.ends == {0: 0, 1: 1, 2: 3}
    assert history.leaders == {0: None, 1: 0, 2: 0}
    assert [line.values for line in history.of("worth")] == [(0, 1, 1, 4), (0, 0, 2, 2)]
    assert history.of("price") == ()


def test_nobody_leads_who_is_equalled_or_alone_or_not_known_to() -> None:
    assert leader([3, 5, 4]) == 1
    assert leader([5, 5, 4]) is None
    assert leader([5]) is None
    assert leader([None, 5, 4]) is None


def test_the_heaviest_moment_is_the_first_of_equals() -> None:
    light = Moment("fall", 1, 0, -1, changes=(-1, 0))
    first = Moment("fall", 2, 0, -1, changes=(None, -3))
    later = Moment("fall", 5, 1, -1, changes=(3, 0))
    assert heaviest([light, later, first]) == [first]
    assert heaviest([Moment("fall", 1, 0, -1), Moment("fall", 1, 0, -1, changes=(0, 0))]) == []
    history = History(2, "turn", (0,), "worth", (), (later, light, first))
    assert completed(history, (), ()).moments == (light, first, later)


def test_seats_that_are_not_named_did_not_change() -> None:
    assert changed(3, {1: -4}) == (0, -4, 0)


def test_the_best_and_the_worst_are_the_first_of_equals_and_neither_must_be() -> None:
    best, worst = Moment("deal", 4, 0, 7), Moment("deal", 2, 0, -9)
    small, even = Moment("deal", 1, 1, 3), Moment("deal", 3, 1, 0)
    equal = Moment("deal", 5, 1, 7), Moment("deal", 5, 1, -9)
    assert best_and_worst([small, worst, even, best, *equal]) == [best, worst]
    assert best_and_worst([small, even]) == [small]
    assert best_and_worst([even]) == []


def counting(to: int) -> Steps[str]:
    for number in range(to):
        yield number / to
    return "whole"


def test_what_comes_out_is_handed_over_however_many_steps_there_are() -> None:
    assert finish(counting(3)) == "whole"
    assert finish(counting(0)) == "whole"


def test_a_move_is_a_step_of_every_replay() -> None:
    record = random_match(3, 1).record()
    shares = [number / len(record.moves) for number in range(1, len(record.moves) + 1)]
    assert list(replay_step_by_step(record)) == shares
    assert list(verify_step_by_step(record)) == shares
    assert finish(verify_step_by_step(record)).record() == replay(record).record()


def test_a_check_goes_over_the_moves_twice() -> None:
    record = random_match(3, 1).record()
    shares = list(check_step_by_step(record))
    assert len(shares) == 2 * len(record.moves)
    assert shares == sorted(shares)
    assert shares[len(record.moves) - 1] == 0.5
    assert shares[-1] == 1
    assert finish(check_step_by_step(record)) == check(record)


def test_what_is_wrong_shows_at_its_step() -> None:
    record = random_match(3, 1).record()
    record.moves[5]["seat"] = 9
    steps = verify_step_by_step(record)
    for _ in range(5):
        next(steps)
    with pytest.raises(RecordError, match="move 6"):
        next(steps)


class Piles(State):
    rows: list[list[int]]
    hand: list[int]
    names: dict[str, int]
    gone: set[int]
    market: tuple[int, ...]

    def __init__(self) -> None:
        self.rows, self.hand, self.names, self.gone = [[1], [2]], [3], {"a": 4}, {5}
        self.market = (6, 7)


class More(Piles):
    extra: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.extra = ["x"]


def test_what_changes_in_a_copy_stays_as_it_was_in_the_state() -> None:
    state = More()
    copied = state.copy()
    copied.rows[0].append(9)
    copied.hand.append(9)
    copied.names["b"] = 9
    copied.gone.add(9)
    copied.extra.append("y")
    assert (state.rows, state.hand, state.names, state.gone) == ([[1], [2]], [3], {"a": 4}, {5})
    assert state.extra == ["x"]
    assert copied.market is state.market


def test_those_who_come_first_share_the_victory() -> None:
    assert win_shares((2, 1, 3)) == [0, 1, 0]
    assert win_shares((1, 3, 1)) == [0.5, 0, 0.5]


def test_winning_counts_most_and_the_score_beside_the_best_the_rest() -> None:
    first, second, third = utilities(Result((1, 2, 3), (30, 20, 10), {}), 0.75)
    assert first == 1.0
    assert second == pytest.approx(0.125)
    assert third == 0.0


def test_a_shared_first_place_shares_its_worth() -> None:
    one, other, last = utilities(Result((1, 1, 3), (9, 9, 9), {}), 0.75)
    assert one == other == 0.375
    assert last == 0.0


def test_alone_the_score_is_all() -> None:
    assert utilities(Result((1,), (-7,), {}), 0.75) == [-7.0]


def test_a_lead_of_the_spread_makes_a_seat_e_times_as_likely_to_win() -> None:
    leader, other, out = victory_chances([1100.0, 1000.0, -inf], 100.0)
    assert leader / other == pytest.approx(e)
    assert leader + other == pytest.approx(1)
    assert out == 0


@given(
    st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=10),
    st.floats(0.01, 1e6),
)
def test_chances_sum_to_one_and_favour_the_richest(worths: list[float], spread: float) -> None:
    chances = victory_chances(worths, spread)
    assert sum(chances) == pytest.approx(1)
    assert chances[worths.index(max(worths))] == max(chances)


def test_a_way_to_an_action_is_found_and_shown_and_else_all_is_put_back() -> None:
    choosing = nyse.ActionBuilder()
    puzzle = next(
        one
        for one in puzzles_of("nyse")
        if any(isinstance(choice.action, StockSwap) for choice in one.choices)
    )
    view = position(puzzle).view(puzzle.seat)
    assert isinstance(view, NyseView)
    choosing.renew(view, is_open=True)

    def start() -> None:
        while choosing.can_step_back and choosing.back():
            pass

    for choice in puzzle.choices:
        if isinstance(choice.action, StockSwap | Take):
            way = way_to(choosing, choice.action, start)
            assert choosing.action() == choice.action
            assert len(way) == (4 if isinstance(choice.action, StockSwap) else 1)
    assert way_to(choosing, Discard(9), start) == ()
    assert not choosing.can_step_back


def test_a_way_may_lead_over_what_turns_other_cards_up() -> None:
    choosing = exchange.ActionBuilder()
    puzzle = puzzles_of("exchange")[0]
    view = position(puzzle).view(puzzle.seat)
    assert isinstance(view, ExchangeView)

    def start() -> None:
        choosing.close()
        choosing.renew(view, puzzle.seat, is_open=True)

    start()
    ways = [way_to(choosing, choice.action, start) for choice in puzzle.choices]
    assert [len(way) for way in ways] == [1, 2, 2, 2]


def test_a_game_that_says_nothing_has_the_usual() -> None:
    assert LEMONADE.puzzling == Puzzling()
    assert not Puzzling().ahead(3)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_tables_are_ones_that_the_game_can_be_played_at(game_id: str) -> None:
    game = registry.load(game_id)
    puzzling = game.puzzling
    assert set(puzzling.tables) <= set(game.meta.seats)
    assert 0 < puzzling.earliest < 1


def test_a_margin_makes_scores_judge() -> None:
    assert Puzzling(clear=5).ahead(2) == 5
    assert not Puzzling(tables=(2,)).ahead(2)


def test_alone_scores_judge_by_a_margin_of_their_own() -> None:
    assert Puzzling(clear_alone=1).ahead(1) == 1
    assert not Puzzling(clear_alone=1).ahead(2)
    assert not Puzzling(clear=5).ahead(1)
