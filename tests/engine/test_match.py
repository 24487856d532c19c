"""The referee: refusals change nothing, undo stops at knowledge, luck depends on the seed only."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.errors import OptionError, Refused
from stockgames.engine.match import Match, Move, in_seat_order
from stockgames.engine.record import read_record
from stockgames.engine.state import CHANCE, Action, Event, GameOver, seen_as
from stockgames.engine.verify import replay
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.stock_exchange.view import StockExchangeView
from tests.games.nyse.table import (
    GAME,
    I,
    M,
    P,
    S,
    action,
    people,
    pick,
    play,
    random_match,
    refused,
    set_up,
    table,
    truth,
)
from tests.games.portfolio.haggling import haggled
from tests.named import Named
from tests.toys import RULES

SEATS = st.integers(1, 10)
SEEDS = st.integers(0, 2**32)


def fingerprint(match: Match) -> tuple[object, ...]:
    views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
    return (match.record().to_json(), tuple(match.moves), match.actors, match.is_over, *views)


# Acting


@given(SEATS, SEEDS)
def test_a_refused_action_changes_nothing(seats: int, seed: int) -> None:
    match = random_match(seats, seed)
    kept = seed % len(match.moves)
    match.undo_to(kept)
    before = fingerprint(match)
    for move in random_match(seats, seed + 1).moves:
        for seat in (move.seat, (move.seat + 1) % seats, seats):
            try:
                match.check(seat, move.action)
            except Refused:
                with pytest.raises(Refused):
                    match.act(seat, move.action)
    assert fingerprint(match) == before


def test_check_refuses_what_only_the_game_forbids() -> None:
    with pytest.raises(Refused) as caught:
        table().check(0, action("stop"))
    assert caught.value.code not in ("game-is-over", "not-this-seats-decision")


def test_check_alone_changes_nothing() -> None:
    match = table()
    before = fingerprint(match)
    match.check(0, action("take blue"))
    assert fingerprint(match) == before


def test_a_move_tells_who_did_what_in_which_turn() -> None:
    match = table(seats=3, first=2)
    move = match.act(2, action("take blue"))
    assert (move.seat, move.action, move.turn) == (2, action("take blue"), 0)
    assert not move.is_simultaneous
    assert match.moves == [move]
    assert match.act(0, action("discard red")).turn == 1


def test_the_last_move_says_that_the_game_is_over() -> None:
    match = random_match(3, 5)
    assert match.is_over
    ends = [number for number, move in enumerate(match.moves) if GameOver() in move.events]
    assert ends == [len(match.moves) - 1]
    assert match.moves[-1].events[-1] == GameOver()
    assert all(GameOver() in match.events_for(seat) for seat in (None, 0, 1, 2))


def test_what_a_match_gives_away_leads_to_no_way_into_it() -> None:
    match = play(table(), "take blue; take red")
    before = fingerprint(match)
    record = match.record()
    record.moves.clear()
    record.options["board"].clear()
    record.setup["piles"]["blue"].clear()
    match.view(0)
    assert fingerprint(match) == before


# Dealing


def test_a_deal_comes_from_its_seed_alone() -> None:
    deals = []
    for noise in (1, 2):
        random.seed(noise)
        match = Match.deal(GAME, people(4), {"board": "shuffled"}, "a seed")
        random.random()
        deals.append(match.record())
    assert deals[0] == deals[1]
    assert deals[0] != Match.deal(GAME, people(4), {"board": "shuffled"}, "another").record()


def test_a_deal_can_be_given() -> None:
    setup = GAME.setup_type.model_validate(set_up(first=1))
    match = Match.deal(GAME, people(2), {}, "a seed", setup=setup)
    assert match.record().setup == set_up(first=1)


@pytest.mark.parametrize(
    "chosen", [{"board": "flat"}, {"hands": "shut"}, {"bored": []}, {"hands": None}, {"hands": 1}]
)
def test_options_that_do_not_exist(chosen: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        Match.deal(GAME, people(2), chosen, "")


# Views and events


@given(SEATS, SEEDS)
def test_every_seat_gets_its_own_events_and_the_public_ones(seats: int, seed: int) -> None:
    match = random_match(seats, seed)
    everything = [event for move in match.moves for event in move.events]
    for seat in (None, *range(seats)):
        seen = match.events_for(seat)
        assert seen == [e for e in everything if e.audience is None or seat in e.audience]
        for since in (0, 1, len(match.moves) // 2, len(match.moves)):
            later = [event for move in match.moves[since:] for event in move.events]
            assert match.events_for(seat, since) == [e for e in later if e.seen_by(seat)]


@given(SEATS, SEEDS)
def test_what_a_seat_knew_earlier_is_what_its_view_was_then(seats: int, seed: int) -> None:
    match = random_match(seats, seed)
    growing = match.copy(0)
    viewer = (None, *range(seats))
    views = [[growing.view(seat) for seat in viewer]]
    for move in match.moves:
        growing.act(move.seat, move.action)
        views.append([growing.view(seat) for seat in viewer])
    for number in random.Random(seed).sample(range(len(views)), len(views)):
        assert [match.view_after(number, seat) for seat in viewer] == views[number]
    assert match.view(0) == views[-1][1], "looking back changes nothing"


def test_a_view_is_made_once_for_each_position() -> None:
    match = random_match(2, 1)
    match.undo_to(len(match.moves) - 3)
    before = match.view(0)
    assert match.view(0) is before
    match.act(match.actors[0], match.view(match.actors[0]).legal[0])
    assert match.view(0) == match.copy().view(0) != before
    assert match.view_after(len(match.moves) - 1, 0) is before
    match.undo_to(len(match.moves) - 1)
    assert match.view(0) == before


def test_after_an_undo_the_past_is_the_new_one() -> None:
    match = random_match(2, 1)
    kept = len(match.moves) - 5
    match.view_after(len(match.moves) - 1, 0)
    match.undo_to(kept)
    assert match.view_after(kept, 0) == match.view(0)
    while not match.is_over:
        match.act(match.actors[0], match.view(match.actors[0]).legal[-1])
    assert match.view_after(kept + 1, None) == replay(match.record()).view_after(kept + 1, None)


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    assert not any(Event(audience=()).seen_by(seat) for seat in (None, 0, 1))
    assert all(Event().seen_by(seat) for seat in (None, 0, 1))
    assert [Event(audience=(1,)).seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]


# Undo


DISCARDED = "".join(f"discard {color}; " * 10 for color in ("blue", "black", "red", "green"))
SWAPPED = "take blue; take red; take blue; discard green; swap blue 1 red blue plain"


@pytest.mark.parametrize(
    ("match", "told", "points"),
    [
        (table(), "", [0, 0]),
        (table(), "discard blue", [0, 1]),
        (table(), "discard blue; discard red", [2, 1]),
        (table(), "take blue", [1, 1]),
        (table(blue=[M]), "take blue; discard red; market blue green", [3, 3]),
        (table(blue=[S, P], red=[P]), SWAPPED, [5, 5]),
        (table(blue=[S, P], red=[P]), f"{SWAPPED}; give plain", [6, 6]),
        (table(seats=1), "discard blue; discard red", [1]),
        (table(), DISCARDED, [40, 40]),
    ],
    ids=[
        *("nothing", "a discard", "another acted", "a look", "a shown chip", "a question"),
        *("an answer", "the turn before", "the end"),
    ],
)
def test_what_is_undone_is_the_last_turn_as_far_as_nobody_has_learned_anything(
    match: Match, told: str, points: list[int]
) -> None:
    played = play(match.copy(), told)
    assert [played.undo_point(seat) for seat in range(len(points))] == points


def test_stopping_can_be_undone_as_far_as_the_last_look() -> None:
    match = play(table(blue=[I]), "take blue; discard red; invest blue; stop")
    assert match.undo_point(0) == 3
    match.undo_to(3)
    assert match.actors == (0,)
    play(match, "take red; stop")
    assert match.undo_point(0) == 4


def test_a_shuffle_cannot_be_undone() -> None:
    match = alone("")
    match.act_chance()
    assert match.undo_point(0) == 5


@given(SEATS, SEEDS, st.data())
def test_going_back_is_like_never_having_gone(seats: int, seed: int, data: st.DataObject) -> None:
    match = random_match(seats, seed)
    kept = data.draw(st.integers(0, len(match.moves)))
    fresh = Match(GAME, match.seats, match.options, match.setup, str(seed))
    fresh.replay((move.seat, move.action) for move in match.moves[:kept])
    match.undo_to(kept)
    assert fingerprint(match) == fingerprint(fresh)


# Luck


def alone(seed: str) -> Match:
    """Return a solitaire at its first shuffle, six moves in."""
    match = table(seats=1, seed=seed, blue=[S, P])
    return play(match, f"discard red; take blue; take blue; swap blue supply red blue {P}")


def test_the_shuffle_comes_from_the_seed_and_the_number_of_moves() -> None:
    assert len({alone(str(seed)).preview_chance() for seed in range(60)}) == 9
    match = alone("a seed")
    expected = match.preview_chance()
    assert match.preview_chance() == expected
    random.seed(3)
    assert match.act_chance().action == expected
    match.undo_to(4)
    assert match.preview_chance() == expected
    match.undo_to(1)
    play(match, f"take blue; take blue; swap blue supply red blue {P}")
    assert match.preview_chance() == expected


@given(SEEDS)
def test_a_resumed_game_meets_the_luck_it_would_have_met(seed: int) -> None:
    rng = random.Random(seed)
    whole = random_match(1, seed, 0.9)
    for number, move in enumerate(whole.moves):
        if move.seat == CHANCE or rng.random() < 0.05:
            part = Match(GAME, whole.seats, whole.options, whole.setup, str(seed))
            part.replay((before.seat, before.action) for before in whole.moves[:number])
            again = replay(read_record(part.record().to_json()), seed=str(seed))
            assert fingerprint(again) == fingerprint(part)
            if move.seat == CHANCE:
                assert again.preview_chance() == move.action


def test_a_replay_checks_every_move() -> None:
    match = table()
    with pytest.raises(Refused):
        match.replay([(0, action("take blue")), (0, action("take blue"))])
    assert [move.seat for move in match.moves] == [0]


# Records


@given(SEATS, SEEDS)
def test_the_record_of_a_part_is_part_of_the_record(seats: int, seed: int) -> None:
    whole = random_match(seats, seed).record()
    options = GAME.options_type.model_validate(whole.options)
    setup = GAME.setup_type.model_validate(whole.setup)
    match = Match(GAME, people(seats), options, setup)
    for number, fields in enumerate(whole.moves):
        part = match.record()
        assert part.moves == whole.moves[:number]
        assert part.result is None
        seat = fields.get("seat", CHANCE)
        rest = {key: value for key, value in fields.items() if key != "seat"}
        match.act(seat, GAME.codec.decode(rest))
    assert match.record().model_dump() == whole.model_dump()


def test_a_match_of_random_choices_is_the_same_for_the_same_seed() -> None:
    records = []
    for noise in (1, 2):
        random.seed(noise)
        rng = random.Random("choices")
        match = Match.deal(GAME, people(1), {}, "luck")
        while match.actors:
            random.random()
            if CHANCE in match.actors:
                match.act_chance()
            else:
                match.act(0, pick(truth(match), 0, rng, 0.8))
        records.append(match.record().to_json())
    assert records[0] == records[1]


def test_out_of_turn() -> None:
    assert refused(table(), "take blue", seat=1) == ("not-this-seats-decision", "rules")


def test_a_refusal_can_be_asked_for() -> None:
    match = table()
    action = match.view(0).legal[0]
    assert match.refusal(0, action) is None
    told = match.refusal(1, action)
    assert told is not None
    assert told.code == "not-this-seats-decision"


def sealed(*seats: int) -> Match:
    """Return a game in which these seats have made a secret choice."""
    game = registry.load("stock-exchange")
    match = Match.deal(game, people(8), {}, "envelopes")
    for seat in seats:
        match.act(seat, game.sample_action(match.view(seat), random.Random(seat)))
    return match


def test_moves_tell_what_was_laid_and_what_lies_face_down() -> None:
    match = sealed(4, 2, 7, 0, 1, 3, 5)
    assert all(move.is_simultaneous and move.is_final and move.face_down for move in match.moves)
    game = match.game
    last = match.act(6, game.sample_action(match.view(6), random.Random(6)))
    assert (last.is_simultaneous, last.is_final, last.face_down) == (True, True, False)
    assert {move.turn for move in match.moves} == {0}
    assert match.turn > 0
    in_turn = play(table(seats=3), "discard blue; take red").moves
    assert [(m.is_simultaneous, m.is_final, m.face_down) for m in in_turn] == [
        (False, True, False)
    ] * 2


def test_the_last_choice_of_a_later_turn_is_made_together_with_the_others() -> None:
    match, rng = sealed(*range(8)), random.Random(1)
    while match.turn < 2:
        seat = match.actors[-1]
        match.act(seat, match.game.sample_action(match.view(seat), rng))
    assert [move.turn for move in match.moves[8:]] == [1] * 8
    assert all(move.is_simultaneous for move in match.moves)
    assert [move["seat"] for move in match.record().moves[8:]] == [*range(8)]


def test_two_seats_choose_together_as_well() -> None:
    with lemonade() as match:
        choices = [match.act(seat, match.view(seat).legal[0]) for seat in (1, 0)]
        assert [(c.is_simultaneous, c.face_down) for c in choices] == [(True, True), (True, False)]
        assert [move["seat"] for move in match.record().moves] == [0, 1]


@contextmanager
def lemonade() -> Iterator[Match]:
    """Yield the toy game for two seats that choose simultaneously."""
    registry.register(RULES)
    try:
        yield Match.deal(registry.load("lemonade"), people(2), {}, "width")
    finally:
        registry.unregister("lemonade")


def test_choices_of_one_turn_are_written_by_seat() -> None:
    match = sealed(4, 2, 7)
    record = match.record()
    assert [move["seat"] for move in record.moves] == [2, 4, 7]
    assert [move.seat for move in match.moves] == [4, 2, 7]


def moved(seat: int, turn: int = 0, *, laid: bool = True, together: bool = True) -> Move:
    said = Named(f"{seat} {'lays' if laid else 'asks'}")
    return Move(seat, said, turn, (), together, laid, face_down=False)


@pytest.mark.parametrize(
    ("made", "written"),
    [
        ([moved(2), moved(0), moved(1)], "0 lays, 1 lays, 2 lays"),
        ([moved(2), moved(1, laid=False), moved(0), moved(1)], "0 lays, 1 asks, 1 lays, 2 lays"),
        (
            [moved(2, laid=False), moved(2, laid=False), moved(1), moved(2)],
            "2 asks, 2 asks, 1 lays, 2 lays",
        ),
        ([moved(2, laid=False), moved(1), moved(2), moved(0)], "2 asks, 0 lays, 1 lays, 2 lays"),
        (
            [moved(2), moved(1), moved(0, laid=False), moved(0)],
            "0 asks, 0 lays, 1 lays, 2 lays",
        ),
        ([moved(1), moved(3, laid=False), moved(0)], "0 lays, 3 asks, 1 lays"),
        (
            [moved(2, laid=False), moved(1, laid=False), moved(1), moved(2)],
            "2 asks, 1 asks, 1 lays, 2 lays",
        ),
        ([moved(2, 0), moved(1, 0), moved(1, 1), moved(0, 1)], "1 lays, 2 lays, 0 lays, 1 lays"),
        ([moved(2, together=False), moved(1, together=False)], "2 lays, 1 lays"),
        ([moved(2), moved(1, together=False), moved(0)], "2 lays, 1 lays, 0 lays"),
    ],
)
def test_what_goes_before_a_choice_is_written_before_it(made: list[Move], written: str) -> None:
    assert ", ".join(str(move.action) for move in in_seat_order(made)) == written


def test_notes_stay_with_their_moves() -> None:
    match = sealed()
    game = match.game
    for seat in (4, 2, 7):
        laid = game.sample_action(match.view(seat), random.Random(seat))
        match.act(seat, laid, {"x_note": seat})
    match.withdraw(4)
    assert [move.notes for move in match.moves] == [{"x_note": 2}, {"x_note": 7}]
    assert [(m["seat"], m["x_note"]) for m in match.record().moves] == [(2, 2), (7, 7)]
    assert "x_note" not in match.encode(2, match.moves[0].action)


def test_notes_make_no_other_move() -> None:
    (move,) = play(table(), "discard blue").moves
    assert replace(move, notes={"x_note": 1}) == move


def test_in_most_games_nobody_speaks_out_of_turn() -> None:
    assert table().out_of_turn_actors == ()
    talking = Match.deal(registry.load("portfolio"), people(3), {}, "talk")
    assert set(talking.out_of_turn_actors) == {0, 1, 2} - set(talking.actors)


def asking() -> tuple[Match, Any, Any]:
    """Return a table at which a swap can be requested in vain, and one that can be answered,
    with both swaps.
    """
    match = table(3, hands="concealed", blue=[S, M, P], red=[S, P], green=[P])
    play(match, "take blue; take red; take green; take blue; discard black; discard black")
    play(match, "take red; discard black; discard black")
    return match, action(f"swap blue 1 black blue {M}"), action(f"swap blue 1 red blue {M}")


def test_a_question_binds_until_the_next_move_or_the_way_back() -> None:
    match, in_vain, answered = asking()
    kept = len(match.moves)
    for way_out in ("move", "back"):
        bound = [match.bound]
        assert seen_as(NyseView, match.view(0)).bound is None
        match.bind(0, in_vain)
        bound.append(match.bound)
        assert seen_as(NyseView, match.view(0)).bound == in_vain.chip
        assert match.undo_point(0) == len(match.moves)
        if way_out == "move":
            match.act(0, answered)
            bound.append(match.bound)
        else:
            match.undo_to(kept - 1)
            bound.append(match.bound)
            play(match, "discard black")
        match.undo_to(kept)
        assert bound == [None, 0, None]


def test_how_many_choices_there_are_is_told_where_one_seat_owes_one() -> None:
    match = play(table(blue=[I]), "take blue; discard red; invest blue")
    assert match.actors == (0,)
    assert match.public_action_count == len(match.view(None).legal) > 1
    assert sealed().public_action_count is None
    with lemonade() as toy:
        toy.act(0, toy.view(0).legal[0])
        assert len(toy.actors) == 1
        assert toy.public_action_count is None


def test_the_host_may_choose_who_starts() -> None:
    assert [Match.deal(GAME, people(4), {}, "a", first=n).actors for n in (0, 3)] == [(0,), (3,)]


def test_after_the_end_everything_is_refused() -> None:
    match = random_match(2, 1)
    assert refused(match, "take blue", seat=0)[0] == "game-is-over"


def test_without_a_seed_there_is_nothing_to_seal() -> None:
    assert table().seal == ""
    assert table().record(sealed=True).x_fairness is None
    match = table(seed="a seed")
    assert match.record().x_fairness is None
    proof = match.record(sealed=True).x_fairness
    assert proof is not None
    assert (proof["seal"], "seed" in proof) == (match.seal, False)
    assert match.seal == match.copy(0).seal != ""


def known(match: Match) -> tuple[bool, str, bool | None]:
    """Return whether a deal counts as known, its number, and what its record says."""
    proof = match.record(sealed=True).x_fairness
    assert proof is not None
    return match.seed_is_public, match.deal_number, proof.get("known")


def test_who_may_have_known_a_deal_is_told_with_it() -> None:
    number = "7QK2M9XD"
    told = Match.deal(GAME, people(2), {}, number, seed_is_public=True)
    assert known(told) == (True, "7QK2-M9XD", True)
    secret = Match.deal(GAME, people(2), {}, number)
    assert known(secret) == (False, "", None)
    assert known(Match(GAME, secret.seats, secret.options, secret.setup, number))[0] is False
    secret.play(at_random(secret))
    assert known(secret) == (False, "7QK2-M9XD", None), "the number is no secret any more"
    again = secret.dealt_again()
    assert known(again) == (True, "7QK2-M9XD", True)
    assert (again.setup, again.seats, len(again.moves)) == (secret.setup, secret.seats, 0)
    with pytest.raises(AssertionError):
        again.dealt_again()


def test_what_is_remembered_of_a_past_that_was_taken_back_is_forgotten() -> None:
    match = haggled(200)
    for number in (190, 140, 70, 10):
        again = match.copy(number)
        assert match.view_after(number, 0) == again.view(0)
    match.undo_to(20)
    match.play(at_random(match), 150)
    for number in (len(match.moves) - 1, 130, 65, 64, 63):
        again = match.copy(number)
        assert match.view_after(number, 0) == again.view(0)


def test_a_choice_that_lies_face_down_can_be_withdrawn() -> None:
    match = sealed(4, 2, 7)
    assert [match.face_down_index(seat) for seat in (4, 2, 7, 0)] == [0, 1, 2, None]
    assert sealed().face_down_index(0) is None
    match.withdraw(2)
    assert [move.seat for move in match.moves] == [4, 7]
    assert seen_as(StockExchangeView, match.view(2)).laid is None
    assert match.view(7) == sealed(4, 7).view(7)


def test_what_has_been_opened_stays() -> None:
    match = sealed(*range(8))
    assert all(match.face_down_index(seat) is None for seat in range(8))
    with pytest.raises(ValueError, match="face down"):
        match.withdraw(3)


def test_a_turn_in_the_open_is_not_face_down() -> None:
    match = table()
    match.act(0, match.view(0).legal[0])
    assert match.face_down_index(0) is None
    amidst = play(table(blue=[I]), "take blue; discard red; invest blue")
    assert (amidst.actors, amidst.moves[-1].turn) == ((0,), amidst.turn)
    assert amidst.face_down_index(0) is None


def test_the_last_moves_of_a_long_game_are_taken_back_without_playing_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, played = haggled(600), 0
    apply = PortfolioState.apply

    def counted(state: PortfolioState, seat: int, action: Any, log: Any = None) -> None:
        nonlocal played
        played += 1
        apply(state, seat, action, log)

    match.undo_to(len(match.moves) - 1)
    monkeypatch.setattr(PortfolioState, "apply", counted)
    for _ in range(5):
        match.undo_to(len(match.moves) - 1)
    assert 0 < played < 400
    assert fingerprint(match) == fingerprint(match.copy())


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_host_may_name_the_starter_where_there_is_one(game_id: str) -> None:
    game = registry.load(game_id)
    seats = people(game.meta.usual_seats)
    chosen = [Match.deal(game, seats, {}, "seed", first=seat).starter for seat in range(len(seats))]
    expected = list(range(len(seats))) if game.meta.has_starter else [None] * len(seats)
    assert chosen == expected


def test_a_study_goes_on_from_a_step_of_a_game_that_is_over() -> None:
    match = random_match(2, 5)
    assert match.is_over
    study = match.play_on(4, match.seats, "other")
    assert [move.action for move in study.moves] == [move.action for move in match.moves[:4]]
    assert study.view(0) == match.view_after(4, 0)
    assert study.is_study
    assert study.seed_is_public
    assert not study.deal_number
    assert not match.is_study
    assert match.play_on(0, match.seats, "other").is_study


def at_random(match: Match, asked: list[int] | None = None) -> Callable[[int], Action]:
    """Return a function that chooses at random for a seat; ``asked`` collects the seats."""
    rng = random.Random(3)

    def choose(seat: int) -> Action:
        if asked is not None:
            asked.append(seat)
        action: Action = match.game.sample_action(match.view(seat), rng)
        return action

    return choose


def test_a_copy_goes_its_own_way() -> None:
    match = haggled(30)
    kept = fingerprint(match)
    for made in (0, 12, None):
        copy = match.copy(made)
        assert copy.moves == match.moves[:made]
        copy.play(at_random(copy))
        assert copy.is_over
    assert fingerprint(match) == kept


def test_playing_on_stops_after_so_many_moves_and_asks_each_seat_in_its_turn() -> None:
    match, asked = table(), list[int]()
    match.play(at_random(match, asked), 7)
    assert [move.seat for move in match.moves] == asked
    assert len(asked) == 7
    match.play(at_random(match, asked), 7)
    assert len(asked) == 7


def test_of_several_who_are_to_choose_the_lowest_chooses_first() -> None:
    match, asked = sealed(), list[int]()
    match.play(at_random(match, asked), 8)
    assert asked == list(range(8))


def test_a_table_that_hides_nothing_has_open_options() -> None:
    with lemonade() as toy:
        assert toy.open_options is toy.options


def test_only_shuffles_that_are_due_are_made() -> None:
    match = play(
        table(seats=1, blue=[S, P]), f"take blue; take blue; swap blue supply red blue {P}"
    )
    made = len(match.moves)
    match.shuffle()
    assert [move.seat for move in match.moves[made:]] == [CHANCE]
    match.shuffle()
    assert len(match.moves) == made + 1


# Replay


def test_steps_are_numbered_from_the_position_before_the_first_move() -> None:
    match = random_match(2, 1)
    first, *others = match.steps(0)
    assert (first.number, first.seat, first.turn, first.events) == (0, None, 0, ())
    assert [step.number for step in others] == list(range(1, len(match.moves) + 1))
    assert [step.turn for step in others] == [move.turn + 1 for move in match.moves]
