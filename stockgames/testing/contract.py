"""What every game guarantees to the engine (see `engine.game`), tried in random play."""

from __future__ import annotations

import json
import math
import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from stockgames.engine.errors import OptionError, RecordError, Refused
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo, read_record
from stockgames.engine.state import CHANCE, SeatId, State
from stockgames.engine.verify import verify

TOO_LONG = 20_000
"""A number of moves that no game comes close to."""
OUT_OF_TURN = 1 / 20
"""The probability that a seat acts out of turn before the next decision, if it may."""


def people(seats: int) -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]


def opening(game: AnyGame, seats: int, seed: int) -> State:
    """Return the first state of a dealt game."""
    rng = Random(f"contract/{seed}")
    options = game.resolve_options({}, rng)
    state: State = game.start(seats, options, game.deal(seats, options, rng))
    return state


def known(game: AnyGame, state: State) -> list[Any]:
    """Return the views of a bystander and of all seats."""
    return [game.observe(state, seat) for seat in (None, *range(state.seats))]


def inside(state: State) -> list[str]:
    """Return all that a state holds."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    return [repr(getattr(state, slot, None)) for slot in (*slots, *getattr(state, "__dict__", ()))]


def anybody(actors: Sequence[SeatId], out_of_turn_actors: Sequence[SeatId], rng: Random) -> SeatId:
    """Return who moves next: one who owes a decision, or sometimes one out of turn."""
    return rng.choice(
        out_of_turn_actors if out_of_turn_actors and rng.random() < OUT_OF_TURN else actors
    )


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[State, SeatId, Any]]:
    """Play a random game; yield (state, seat, action) before each move, always the same state."""
    rng = Random(f"contract/{seed}/walk")
    state = opening(game, seats, seed)
    for _ in range(TOO_LONG):
        if not state.actors:
            return
        seat = anybody(state.actors, state.out_of_turn_actors, rng)
        if seat == CHANCE:
            action = state.draw_chance(rng)
        else:
            action = game.sample_action(game.observe(state, seat), rng)
        yield state, seat, action
        state.apply(seat, action)
    raise AssertionError("the game does not end")


def random_match(game: AnyGame, seats: int, seed: int) -> Match:
    rng = Random(f"contract/{seed}/match")
    match = Match.deal(game, people(seats), {}, str(seed))
    while match.actors:
        seat = anybody(match.actors, match.out_of_turn_actors, rng)
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    return match


Promise = Callable[[AnyGame, int, int], None]
"""Takes a game, a number of seats and a seed."""


def raises(kind: type[Exception], call: Callable[..., object], *arguments: Any) -> bool:
    """Return whether a call raises an exception of this kind."""
    try:
        call(*arguments)
    except kind:
        return True
    return False


def card(game: AnyGame, seats: int, seed: int) -> None:
    """The catalogue card fits the game."""
    meta = game.meta
    assert meta.usual_seats in meta.seats
    assert meta.seats.step == 1
    assert meta.title
    assert meta.minutes > 0


def options(game: AnyGame, seats: int, seed: int) -> None:
    """Options have defaults, survive JSON, and unknown ones are refused."""
    settled = game.resolve_options({}, Random(seed))
    written = json.loads(json.dumps(settled.model_dump(mode="json")))
    assert game.options_type.model_validate(written) == settled
    assert game.resolve_options(written, Random(seed)) == settled
    assert raises(OptionError, game.resolve_options, {"no such option": 1}, Random(seed))


def deal(game: AnyGame, seats: int, seed: int) -> None:
    """A deal comes from its random numbers alone, and survives JSON."""
    settled = game.resolve_options({}, Random(0))
    dealt = []
    for number in range(8 * seed, 8 * seed + 8):
        setup = game.deal(seats, settled, Random(number))
        assert setup == game.deal(seats, settled, Random(number))
        written = json.loads(json.dumps(setup.model_dump(mode="json")))
        assert game.setup_type.model_validate(written) == setup
        game.start(seats, settled, setup)
        dealt.append(json.dumps(written))
    assert len(set(dealt)) > 1


def first_seat(game: AnyGame, seats: int, seed: int) -> None:
    """A host may choose who starts, if somebody does."""
    settled = game.resolve_options({}, Random(0))
    for first in range(seats):
        state = game.start(seats, settled, game.deal(seats, settled, Random(seed), first))
        assert state.actors in ((first,), tuple(range(seats)))
        match = Match.deal(game, people(seats), {}, str(seed), first=first)
        assert match.actors == state.actors


def another_deal(game: AnyGame, seats: int, seed: int) -> None:
    """A deal for another number of seats is refused, or fits."""
    settled = game.resolve_options({}, Random(0))
    for other in game.meta.seats:
        setup = game.deal(other, settled, Random(seed))
        if not raises(RecordError, game.start, seats, settled, setup):
            state = game.start(seats, settled, setup)
            assert state.seats == seats
            known(game, state)


def set_up_kept(game: AnyGame, seats: int, seed: int) -> None:
    """Playing changes neither options nor set-up."""
    match = random_match(game, seats, seed)
    before = match.options.model_dump(), match.setup.model_dump()
    again = game.start(len(match.seats), match.options, match.setup)
    for move in match.moves:
        again.apply(move.seat, move.action)
    assert (match.options.model_dump(), match.setup.model_dump()) == before


def record(game: AnyGame, seats: int, seed: int) -> None:
    """A random game ends, and its record is true."""
    text = random_match(game, seats, seed).record().to_json()
    assert verify(read_record(text)).record().to_json() == text


def ranks(game: AnyGame, seats: int, seed: int) -> None:
    """Shared places share a number, and the next is skipped."""
    result = random_match(game, seats, seed).result()
    assert len(result.ranks) == len(result.scores) == seats
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks)
    kept = json.loads(json.dumps(result.as_record()))
    assert kept["ranks"] == list(result.ranks)
    if named := game.meta.scores:
        assert kept[named] == list(result.scores)


def actors(game: AnyGame, seats: int, seed: int) -> None:
    """Those who act in or out of turn are seats of the table, and turns never go back."""
    turn = 0
    for state, _, _ in walk(game, seats, seed):
        assert state.seats == seats
        assert state.turn >= turn
        turn = state.turn
        assert len(set(state.actors)) == len(state.actors)
        assert state.actors == (CHANCE,) or set(state.actors) <= set(range(seats))
        assert set(state.out_of_turn_actors) <= set(range(seats)) - set(state.actors)
    assert state.actors == ()


def legal_actions(game: AnyGame, seats: int, seed: int) -> None:
    """Legal actions are accepted, and only actors have any."""
    rng = Random(seed)
    for state, _, _ in walk(game, seats, seed):
        for seat in range(seats):
            view = game.observe(state, seat)
            legal = list(state.legal_actions(seat))
            assert list(view.legal) == legal
            if seat not in state.actors:
                assert legal == []
                if seat in state.out_of_turn_actors:
                    game.check(state, seat, game.sample_action(view, rng))
                continue
            assert all(legal.count(action) == 1 for action in legal[:50])
            for action in rng.sample(legal, min(10, len(legal))):
                game.check(state, seat, action)
            game.check(state, seat, game.sample_action(view, rng))


def out_of_turn(game: AnyGame, seats: int, seed: int) -> None:
    """Nobody acts out of turn, or after the end."""
    played = random_match(game, seats, seed)
    again = Match(game, played.seats, played.options, played.setup)
    for move in played.moves:
        for seat in {-1, *range(seats), seats}.difference(again.actors, again.out_of_turn_actors):
            assert raises(Refused, again.act, seat, move.action)
        again.act(move.seat, move.action)
    for seat in (-1, 0, seats - 1):
        assert raises(Refused, again.act, seat, played.moves[-1].action)


def state_refuses(game: AnyGame, seats: int, seed: int) -> None:
    """`check` refuses what the match would refuse."""
    for state, seat, action in walk(game, seats, seed):
        for other in set(range(seats)).difference(state.actors, state.out_of_turn_actors):
            assert raises(Refused, game.check, state, other, action)
        game.check(state, seat, action)


def actions_survive(game: AnyGame, seats: int, seed: int) -> None:
    """Actions survive a record and a pickle."""
    for _, _, action in walk(game, seats, seed):
        fields = json.loads(json.dumps(game.codec.encode(action)))
        assert isinstance(fields["do"], str)
        assert "seat" not in fields
        again = game.codec.decode(fields)
        assert again == action
        assert hash(again) == hash(action)
        assert game.codec.encode(again) == fields
        assert pickle.loads(pickle.dumps(action)) == action  # noqa: S301 - our own


def copies(game: AnyGame, seats: int, seed: int) -> None:
    """Copies of a state share nothing that changes."""
    kept: list[tuple[State, list[str]]] = []
    for state, seat, action in walk(game, seats, seed):
        copied = state.copy()
        kept.append((copied, inside(copied)))
        copied.copy().apply(seat, action)
    for copied, before in kept:
        assert inside(copied) == before


def events(game: AnyGame, seats: int, seed: int) -> None:
    """Every move has events, for real seats, and asking for them changes nothing."""
    for state, seat, action in walk(game, seats, seed):
        silent, logged = state.copy(), state.copy()
        by_value = inside(silent) == inside(logged)
        log: list[Any] = []
        silent.apply(seat, action)
        logged.apply(seat, action, log)
        assert known(game, silent) == known(game, logged)
        assert not by_value or inside(silent) == inside(logged)
        assert log
        for event in log:
            assert set(event.audience or ()) <= set(range(seats))
            assert pickle.loads(pickle.dumps(event)) == event  # noqa: S301 - our own


def determinized(game: AnyGame, seats: int, seed: int) -> None:
    """A state drawn by `determinize` gives the same view, and can be played to its end."""
    rng = Random(seed)
    for state, _, _ in walk(game, seats, seed):
        for seat in rng.sample([None, *range(seats)], 2):
            view = game.observe(state, seat)
            world = game.determinize(view, rng)
            assert game.observe(world, seat) == view
            if seat is not None:
                assert list(world.legal_actions(seat)) == list(state.legal_actions(seat))
        if rng.random() > 0.1:
            continue
        while world.actors:
            actor = rng.choice(world.actors)
            if actor == CHANCE:
                action = world.draw_chance(rng)
            else:
                action = game.sample_action(game.observe(world, actor), rng)
            game.check(world, actor, action)
            world.apply(actor, action)
        assert len(world.result().ranks) == seats
    for seat in (None, 0):
        assert game.observe(game.determinize(game.observe(state, seat), rng), seat).actors == ()


def views(game: AnyGame, seats: int, seed: int) -> None:
    """Observing changes nothing; views are equal for equal states, as keys and after a pickle."""
    for state, _, _ in walk(game, seats, seed):
        first = known(game, state)
        assert known(game, state) == first == known(game, state.copy())
        for seat, view in zip((None, *range(seats)), first, strict=True):
            assert view.seat == seat
            assert view.seats == seats
            again = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
            assert again == view
            assert hash(again) == hash(view)
        for action in first[0].legal:
            game.check(state, state.actors[0], action)


def width(game: AnyGame, seats: int, seed: int) -> None:
    """The number of choices that a game tells is the number of legal actions."""
    for state, _, _ in walk(game, seats, seed):
        if len(state.actors) == 1 and state.actors != (CHANCE,):
            count = game.public_action_count(game.observe(state, None))
            assert count is None or len(state.legal_actions(state.actors[0])) == count


def evaluation(game: AnyGame, seats: int, seed: int) -> None:
    """An evaluation has a number for each seat, changes nothing, and agrees with the result."""
    rng = Random(seed)
    for state, _, _ in walk(game, seats, seed):
        values = game.evaluate(state)
        if rng.random() < 0.1:
            before = known(game, state)
            assert game.evaluate(state) == values
            assert known(game, state) == before
        assert len(values) == seats
        assert all(math.isfinite(value) for value in values)
    places, values = state.result().ranks, game.evaluate(state)
    for seat in range(seats):
        for other in range(seats):
            assert places[seat] >= places[other] or values[seat] >= values[other]


def luck(game: AnyGame, seats: int, seed: int) -> None:
    """Nothing depends on global random numbers, and the same seed gives the same game."""
    texts = []
    for noise in (1, 2):
        random.seed(noise)
        before = random.getstate()
        match = random_match(game, seats, seed)
        for state, _, _ in walk(game, seats, seed):
            game.determinize(game.observe(state, 0), Random(1))
        assert random.getstate() == before
        texts.append(match.record().to_json())
    assert texts[0] == texts[1]
    assert known(game, opening(game, seats, seed)) == known(game, opening(game, seats, seed))


def chance(game: AnyGame, seats: int, seed: int) -> None:
    """What chance draws is legal, and no seat may do it."""
    for state, seat, _ in walk(game, seats, seed):
        if seat == CHANCE:
            for number in range(5):
                game.check(state, CHANCE, state.draw_chance(Random(number)))
            assert raises(Refused, game.check, state, 0, state.draw_chance(Random(1)))


PROMISES: Final[tuple[Promise, ...]] = (
    *(card, options, deal, first_seat, another_deal, set_up_kept, record, ranks, actors),
    *(legal_actions, out_of_turn, state_refuses, actions_survive, copies, events, determinized),
    *(views, width, evaluation, luck, chance),
)
