"""Properties of NYSE's state: agreement of two programs, conservation, copies, termination."""

from __future__ import annotations

from collections import Counter
from itertools import starmap
from operator import le
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo, read_record
from stockgames.engine.state import CHANCE, seen_as
from stockgames.engine.verify import replay, verify
from stockgames.games.nyse.actions import (
    DISCARD,
    STOP,
    TAKE,
    WAIVE,
    AggressiveInvestment,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    Surrender,
    Take,
)
from stockgames.games.nyse.events import Looked, MarkerMoved, Played, SwapAsked, Took
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    COPIES,
    CRASHED,
    INVESTING,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
)
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView, all_worlds, determinize
from tests.games.nyse.recount import BOX, COLORS, MARKINGS, Table, open_table, recount
from tests.games.nyse.table import (
    GAME,
    P,
    S,
    as_table,
    people,
    play,
    random_game,
    random_match,
    same_moves,
    table,
    trading_match,
    truth,
)

SEATS = st.integers(1, 10)
SEEDS = st.integers(0, 2**32)
EAGER = st.sampled_from([0.0, 0.4, 0.9])

LONGEST = 40 + 24 + 8 + 8
"""The maximum number of moves: 40 chips leave the supply by a take or a discard, one each; at most
24 special chips are played; each of the 8 swaps causes one answer or shuffle, and each of the 8
investments one stop. A solitaire swap doesn't change the size of the supply.
"""


@given(SEATS, SEEDS, EAGER)
def test_both_games_agree_move_by_move_and_at_the_end(seats: int, seed: int, eager: float) -> None:
    match = random_match(seats, seed, eager)
    record = match.record().model_dump(mode="json")
    other = open_table({**record, "moves": [], "result": None})
    state = GAME.start(seats, match.options, match.setup)
    assert isinstance(state, NyseState)
    for move in match.moves:
        assert same_moves(state, other)
        assert lying(as_table(state)) == lying(other)
        assert isinstance(move.action, NyseAction)
        state.apply(move.seat, move.action)
        other.play(match.encode(move.seat, move.action))
    assert other.over()
    assert state.result().as_record() == other.result()
    recount(record)


def lying(other: Table) -> dict[str, Any]:
    """Return the position, ignoring the order of chips in a hand."""
    hands = [sorted(hand) for hand in other.hands]
    whose = (other.active, other.actor(), other.takes)
    return {"piles": other.piles, "spots": other.spots, "hands": hands, "whose": whose}


@given(SEATS, SEEDS, EAGER)
def test_chips_are_conserved_and_markers_go_right(seats: int, seed: int, eager: float) -> None:
    discarded: Counter[tuple[int, int]] = Counter()
    markers = [0] * 4
    for state, _, action in random_game(seats, seed, eager=eager):
        assert all(starmap(le, zip(markers, state.markers, strict=True)))
        assert max(state.markers) <= CRASHED
        markers = list(state.markers)
        for color in range(4):
            chips = Counter(state.piles[color][: state.left[color]])
            for marking in range(4):
                kind = color * 4 + marking
                chips[marking] += discarded[color, marking] + state.played[kind]
                chips[marking] += sum(state.hands[kind::16])
            if state.stage == 3 and state.swap is not None and state.swap.give.color == color:
                chips[state.swap.give.marking] += 1
            held = [MARKINGS[marking] for marking in sorted(chips.elements())]
            assert len(held) == 10
            assert not Counter(held) - Counter(BOX)
        if action.do == "discard":
            top = state.piles[action.color][state.left[action.color] - 1]
            discarded[action.color, top] += 1
        assert state.chips(0) == sum(state.hands[:16])


@given(SEATS, SEEDS, EAGER)
def test_every_game_ends_within_its_bound(seats: int, seed: int, eager: float) -> None:
    moves = 0
    for state, _, _ in random_game(seats, seed, eager=eager):
        moves += 1
        assert state.actors
    assert moves <= LONGEST
    assert state.actors == ()
    assert state.left == [0] * 4
    assert state.legal_actions(0) == state.legal_actions(CHANCE) == state.public_actions() == ()


@given(SEATS, SEEDS)
def test_the_turn_count_rises_when_the_turn_passes(seats: int, seed: int) -> None:
    first = -1
    for state, _, action in random_game(seats, seed):
        if first < 0:
            first = state.active
        assert state.active == (first + state.turn) % seats
        after = state.copy()
        after.apply(state.actors[0], action)
        passed = after.stage == 0
        assert after.turn == state.turn + passed


@given(SEATS, SEEDS)
def test_what_no_seat_has_seen_is_the_rest_of_the_box(seats: int, seed: int) -> None:
    """By colour: 11 chips less those in hands and those that were played; the pile comes first."""
    for state, _, _ in random_game(seats, seed, eager=0.7):
        unseen = state.unseen()
        for color, markings in enumerate(unseen):
            pile = state.piles[color][: state.left[color]]
            assert markings[: len(pile)] == pile
            seen = Counter[int]()
            for marking in range(4):
                kind = color * 4 + marking
                held = sum(state.hands[seat * 16 + kind] for seat in range(seats))
                seen[marking] = held + state.played[kind]
            assert Counter(markings) + seen == dict(enumerate(COPIES))
        other = state.with_unseen([markings[::-1] for markings in unseen])
        assert [*map(Counter, other.unseen())] == [*map(Counter, unseen)]
        assert other.piles == [m[::-1][:left] for m, left in zip(unseen, state.left, strict=True)]


@given(SEATS, SEEDS)
def test_all_know_what_is_allowed_where_no_marking_decides_it(seats: int, seed: int) -> None:
    """In a solitaire a special chip must be played (N9), and what is surrendered depends on
    the hand (N5).
    """
    for state, _, _ in random_game(seats, seed, eager=0.7):
        public = state.public_actions()
        chips = [color for color in range(4) if state.left[color]]
        takes = [TAKE[color] for color in chips]
        if seats == 1 or state.stage > INVESTING:
            assert public == ()
        elif state.stage == INVESTING:
            assert {*public} == {*takes, STOP}
        else:
            assert {*public} == {*takes, *(DISCARD[color] for color in chips)}
        assert state.takes_left in ((1, 2) if state.stage == INVESTING else (0,))


@given(st.integers(0, 2**32))
def test_events_tell_each_chip_that_is_taken_played_and_exchanged(seed: int) -> None:
    """Colours are public, markings known to the holder (N7); a chip that is played shows both."""
    match = trading_match(3, seed)
    for move in match.moves:
        action, told = move.action, [e for e in move.events if not isinstance(e, MarkerMoved)]
        match action:
            case Take(color):
                took, looked, *_ = told
                assert took == Took(seat=move.seat, color=color)
                assert isinstance(looked, Looked)
                assert (looked.audience, looked.color) == ((move.seat,), color)
            case StockSwap(chip, partner, want, give):
                assert told[:2] == [
                    Played(seat=move.seat, color=chip, marking=STOCK_SWAP),
                    SwapAsked(seat=move.seat, partner=partner, want=want, give=give.color),
                ]
                asker, asked = move.seat, action
            case Surrender(marking):
                got = Looked(seat=asker, color=asked.want, marking=marking, audience=(asker,))
                give = asked.give
                lost = Looked(
                    seat=move.seat, color=give.color, marking=give.marking, audience=(move.seat,)
                )
                assert told[1:3] == [got, lost]
            case SpeculativeMarket(chip):
                played = Played(seat=move.seat, color=chip, marking=SPECULATIVE_MARKET)
                assert told[0] == played
            case AggressiveInvestment(chip):
                played = Played(seat=move.seat, color=chip, marking=AGGRESSIVE_INVESTMENT)
                assert told == [played]


@pytest.mark.parametrize("seats", [1, 3])
def test_who_knows_a_chip_was_shown_it(seats: int) -> None:
    """In a solitaire the chip that a swap brings is seen, too (N10)."""
    for seed in range(5):
        match = random_match(seats, seed, eager=0.9)
        state = truth(match)
        seen = [Counter[tuple[int, int]]() for _ in range(seats)]
        for event in (event for move in match.moves for event in move.events):
            if isinstance(event, Looked):
                seen[event.seat][event.color, event.marking] += 1
        for seat in range(seats):
            held = Counter({(k >> 2, k & 3): state.hands[seat * 16 + k] for k in range(16)})
            assert held - seen[seat] == Counter()
        moves = len(seen_as(NyseView, match.view(None)).moves)
        aside = sum(move.action.do in ("surrender", "shuffle_in") for move in match.moves)
        assert moves == len(match.moves) - aside


@pytest.mark.parametrize("chip", ["blue", "black", "red", "green"])
def test_a_question_asked_in_vain_binds_the_chip_of_its_colour(chip: str) -> None:
    """N5: from then on that stock swap must be played or waived, and nothing else is allowed."""
    tops: dict[str, list[str]] = {color: [S, P] for color in COLORS}
    match = table(2, **tops)  # type: ignore[arg-type]
    play(match, "; ".join(f"take {color}; discard {color}" for color in COLORS))
    play(match, "discard blue; take blue")
    state = truth(match).copy()
    number = COLORS.index(chip)
    swaps = [one for one in state.legal_actions(0) if isinstance(one, StockSwap)]
    assert {one.chip for one in swaps} == {0, 1, 2, 3}
    state.bind(0, next(one for one in swaps if one.chip == number))
    again = [one for one in swaps if one.chip == number]
    assert Counter(state.legal_actions(0)) == Counter([*again, WAIVE[number]])
    assert state.public_actions() == (WAIVE[number],)


class TwoGames(RuleBasedStateMachine):
    """A match and the second NYSE in parallel: moves, refusals, undo, resuming, branching."""

    @initialize(seats=SEATS, seed=st.integers(0, 999), board=st.sampled_from(["shuffled", "cliff"]))
    def deal(self, seats: int, seed: int, board: str) -> None:
        self.match = Match.deal(GAME, people(seats), {"board": board}, str(seed))
        self.check_against_recount()

    def check_against_recount(self) -> None:
        record = self.match.record().model_dump(mode="json")
        self.other = recount(record)

    @precondition(lambda self: self.match.actors and CHANCE not in self.match.actors)
    @rule(choice=st.randoms(use_true_random=False), rare=st.booleans())
    def act(self, choice: Random, rare: bool) -> None:
        (seat,) = self.match.actors
        actions = list(self.match.view(seat).legal)
        if rare:
            actions = [one for one in actions if one.do not in ("take", "discard")] or actions
        action = choice.choice(actions)
        self.other.play(self.match.encode(seat, action))
        self.match.act(seat, action)

    @precondition(lambda self: CHANCE in self.match.actors)
    @rule()
    def shuffle(self) -> None:
        expected = self.match.preview_chance()
        assert self.match.act_chance().action == expected
        self.other.play(self.match.encode(CHANCE, expected))

    @precondition(lambda self: self.match.moves)
    @rule(seat=st.integers(0, 9))
    def undo(self, seat: int) -> None:
        kept = self.match.undo_point(seat)
        undone = self.match.moves[kept:]
        assert all(move.seat == seat for move in undone)
        assert not [e for move in undone for e in move.events if e.reveals]
        self.match.undo_to(kept)
        assert len(self.match.moves) == kept
        self.check_against_recount()

    @rule()
    def resume(self) -> None:
        text = self.match.record().to_json()
        match = replay(read_record(text), seed=self.match._seed)
        assert match.record().to_json() == text
        assert match.moves == self.match.moves
        self.match = match

    @invariant()
    def both_agree(self) -> None:
        state = truth(self.match)
        assert same_moves(state, self.other)
        seat = self.other.actor()
        assert self.match.is_over == self.other.over()
        if seat is not None:
            assert self.match.actors == (seat,)
        if self.match.is_over:
            assert self.match.result().as_record() == self.other.result()
            verify(self.match.record())


def test_two_games_side_by_side() -> None:
    run_state_machine_as_test(TwoGames, settings=settings())


def late(seed: int, left: int, seats: int = 1) -> NyseView:
    """Return a view after random moves, when ``left`` chips are left."""
    infos = [SeatInfo(name=f"Seat {n}", player="bot:random") for n in range(seats)]
    match, rng = Match.deal(GAME, infos, {}, f"late/{seed}"), Random(seed)
    while True:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        assert isinstance(view, NyseView)
        if sum(view.piles) <= left:
            return view
        match.act(seat, GAME.sample_action(view, rng))


def test_worlds_have_the_weights_with_which_they_are_drawn() -> None:
    view, rng = late(1, 3), Random(2)
    found = all_worlds(view, 500)
    whole = sum(weight for _, weight in found)
    likely = {tuple(state.piles): weight / whole for state, weight in found}
    assert len(likely) == len(found) > 3
    drawn = Counter(tuple(determinize(view, rng).piles) for _ in range(6_000))
    assert set(drawn) <= set(likely)
    for piles, share in likely.items():
        assert abs(drawn[piles] / 6_000 - share) < 5 * (share / 6_000) ** 0.5 + 1e-3


def test_every_world_shows_the_seat_the_same_view() -> None:
    for seed in range(8):
        view = late(seed, 4)
        for state, weight in all_worlds(view, 500):
            assert weight > 0
            assert GAME.observe(state, 0) == view


def test_there_are_none_where_they_are_many_or_others_sit_there() -> None:
    view = late(1, 3)
    many = len(all_worlds(view, 500))
    assert len(all_worlds(view, many)) == many
    assert not all_worlds(view, many - 1)
    assert not all_worlds(late(1, 20), 500)
    assert not all_worlds(late(1, 2, seats=3), 500)
