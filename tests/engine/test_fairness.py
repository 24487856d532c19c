"""Sealed games verify, and any manipulation is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.commitment import HINTS, VIEW, seal, view_digest
from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import Findings, check
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo, read_record
from stockgames.engine.state import CHANCE

SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def sit(game_id: str, seats: int, seed: str = "seed") -> Match:
    """Deal to a person and bots."""
    infos = [SeatInfo(name="A", player="bot:greedy" if i else "human") for i in range(seats)]
    return Match.deal(registry.load(game_id), infos, {}, seed)


def step(match: Match, rng: Random) -> None:
    """Ask all who owe a choice, some after others have made theirs."""
    if CHANCE in match.actors:
        match.act_chance()
        return
    turn = match.view(None).turn
    asked = [(seat, match.view(seat)) for seat in match.actors if rng.random() < 0.5]
    rng.shuffle(asked)
    for seat, view in asked:
        if match.view(None).turn == turn and seat in match.actors:
            move(match, rng, seat, view)
    if match.view(None).turn == turn and match.actors:
        seat = rng.choice(match.actors)
        move(match, rng, seat, match.view(seat))


def move(match: Match, rng: Random, seat: int, view: Any) -> None:
    told = {} if match.seats[seat].is_human else {VIEW: view_digest(match.game, view)}
    match.act(seat, match.game.sample_action(view, rng), told)


def played(game_id: str, seats: int | None = None) -> Match:
    match, rng = sit(game_id, seats or SEATS[game_id]), Random(3)
    while not match.is_over:
        step(match, rng)
    return match


def kept(match: Match) -> Record:
    """Return the record as read back from a file."""
    return read_record(match.record(sealed=True).to_json())


def changed(match: Match, change: Callable[[dict[str, Any]], object]) -> Findings:
    data = json.loads(match.record(sealed=True).to_json())
    change(data)
    return check(read_record(json.dumps(data)))


@pytest.mark.parametrize("game_id", SEATS)
def test_a_game_is_found_fair_whatever_the_order_bots_were_asked_in(game_id: str) -> None:
    match = played(game_id)
    found = check(kept(match))
    assert found.is_sealed
    assert found.is_open
    assert found.moves == len(match.moves)
    bots = [m for m in match.moves if m.seat > 0]
    assert found.views == found.bot_moves == len(bots) > 0


def solitaire() -> Match:
    match, rng = (
        Match.deal(registry.load("nyse"), [SeatInfo(name="A", player="human")], {}, "seed"),
        Random(1),
    )
    while not match.is_over:
        if CHANCE in match.actors:
            match.act_chance()
        else:
            legal = match.view(0).legal
            swaps = [action for action in legal if action.do == "stock_swap"]
            match.act(0, rng.choice(swaps or legal))
    return match


def to_the_end(match: Match) -> None:
    rng = Random(2)
    while not match.is_over:
        if CHANCE in match.actors:
            match.act_chance()
        else:
            match.act(0, rng.choice(match.view(0).legal))


def test_shuffles_come_from_the_seed() -> None:
    match = solitaire()
    shuffles = [m for m in match.moves if m.seat == CHANCE]
    assert shuffles
    assert check(kept(match)).shuffles == len(shuffles)


def test_a_shuffle_of_another_seed_is_named() -> None:
    match = solitaire()

    def reseal(data: dict[str, Any]) -> None:
        other = Match(match.game, match.seats, match.options, match.setup, "other")
        data["x_fairness"].update(seed="other", seal=other.seal)

    with pytest.raises(RecordError, match=r"move \d+: the shuffle does not come from the seed"):
        changed(match, reseal)


def test_shuffles_before_a_game_was_taken_over_are_nobodys_promise() -> None:
    match = solitaire()
    first = next(n for n, m in enumerate(match.moves, start=1) if m.seat == CHANCE)
    seed = f"other@{first}"
    again = Match(match.game, match.seats, match.options, match.setup, seed)
    again.replay((m.seat, m.action) for m in match.moves[:first])
    to_the_end(again)
    shuffles = [m for m in again.moves if m.seat == CHANCE]
    assert check(kept(again)).shuffles == len(shuffles) - 1


def test_a_bot_that_was_told_more_or_less_is_named() -> None:
    match = played("exchange")
    wrong = view_digest(match.game, sit("exchange", 4, "another").view(2))

    def tamper(data: dict[str, Any]) -> None:
        next(m for m in data["moves"] if m["seat"] == 2)[VIEW] = wrong

    with pytest.raises(RecordError, match="was not told what its seat knew"):
        changed(match, tamper)


def test_a_bot_that_was_told_less_by_an_older_version_was_told_right() -> None:
    """A game started before NYSE's views contained moves may be finished afterwards."""
    match, rng = sit("nyse", SEATS["nyse"]), Random(7)
    while not match.is_over:
        seat = match.actors[0]
        view = match.view(seat)
        human, version = match.seats[seat].is_human, 1 + len(match.moves) // 20
        told = {} if human else {VIEW: view_digest(match.game, view, min(2, version))}
        match.act(seat, match.game.sample_action(view, rng), told)
    assert view_digest(match.game, match.view(0), 1) != view_digest(match.game, match.view(0), 2)
    data = json.loads(kept(match).to_json())
    assert check(read_record(json.dumps(data))).views
    data["x_fairness"]["told"] = 1
    found = check(read_record(json.dumps(data)))
    assert (found.is_sealed, found.views > 0) == (True, True)


@pytest.mark.parametrize("game_id", ["exchange", "stock-exchange"])
def test_a_bot_that_saw_the_others_choices_is_named(game_id: str) -> None:
    """It was asked after all had chosen: no seat can have had such a view when choosing."""
    match, rng = sit(game_id, SEATS[game_id]), Random(5)
    first = match.view(None).turn
    last = match.actors[-1]
    while match.view(None).turn == first:
        seat = match.actors[0]
        action = match.game.sample_action(match.view(seat), rng)
        if len(match.actors) == 1:
            peeked = Match(match.game, match.seats, match.options, match.setup)
            peeked.replay((m.seat, m.action) for m in match.moves)
            peeked.act(seat, action)
            match.act(seat, action, {VIEW: view_digest(match.game, peeked.view(seat))})
        else:
            match.act(seat, action)
    assert match.moves[-1].seat == last
    with pytest.raises(RecordError, match="was not told what its seat knew"):
        check(kept(match))


def test_an_opened_seal_that_does_not_fit_is_named() -> None:
    match = played("nyse")
    with pytest.raises(RecordError, match="do not give the seal"):
        changed(match, lambda data: data["x_fairness"].update(seed="guess"))
    with pytest.raises(RecordError, match="do not give the seal"):
        changed(match, lambda data: data["x_fairness"].update(seal=seal("")))


def test_hints_are_counted_by_seat() -> None:
    match, rng = sit("nyse", 3), Random(1)
    for number in range(6):
        seat = match.actors[0]
        action = rng.choice(match.view(seat).legal)
        match.act(seat, action, {HINTS: number} if number in (2, 3, 5) else {})
    told: dict[int, int] = {}
    for number in (2, 3, 5):
        seat = match.moves[number].seat
        told[seat] = told.get(seat, 0) + number
    assert check(kept(match)).hints == told


def test_notes_survive_taking_back() -> None:
    match, rng = sit("nyse", 3), Random(1)
    for _ in range(4):
        step(match, rng)
    before = [m.notes for m in match.moves]
    match.undo_to(3)
    assert [m.notes for m in match.moves] == before[:3]


def test_the_first_shuffle_after_a_game_was_taken_over_is_checked() -> None:
    """It comes at once, as move N + 1 of a game whose seed ends in `@N`."""
    match = solitaire()
    first = next(n for n, m in enumerate(match.moves, start=1) if m.seat == CHANCE)
    seed = next(
        seed
        for seed in (f"other{number}@{first - 1}" for number in range(50))
        if drawn(match, first, seed) != match.moves[first - 1].action
    )
    again = Match(match.game, match.seats, match.options, match.setup, seed)
    again.replay((m.seat, m.action) for m in match.moves[:first])
    to_the_end(again)
    with pytest.raises(RecordError, match=f"move {first}: the shuffle does not come from the seed"):
        check(kept(again))


def drawn(match: Match, number: int, seed: str) -> Any:
    """Return the shuffle that a seed gives as a match's move with this number."""
    again = Match(match.game, match.seats, match.options, match.setup, seed)
    again.replay((m.seat, m.action) for m in match.moves[: number - 1])
    again.act_chance()
    return again.moves[-1].action


NOTHING: dict[str, Any] = {
    "cut": ...,
    "null": None,
    "empty": "",
    "number": 7,
    "list": [],
    "object": {},
    "true": True,
    "text": "x",
    "too long": "0" * 1000,
    "half a character": "\ud800",
}
OTHERWISE: dict[str, dict[str, Any]] = {
    "seal": {"other": "0" * 64, "short": "0" * 63, "capitals": "A" * 64},
    "seed": {"other": "seee", "later": "seed@3", "after the end": f"seed@{10**6}"},
    "told": {"later": 3, "none": 0, "minus": -1, "fraction": 1.0, "words": "2"},
}


def put(inner: dict[str, Any], key: str, value: Any) -> None:
    if value is ...:
        inner.pop(key)
    else:
        inner[key] = value


@pytest.fixture(scope="module")
def sealed() -> list[str]:
    """Return finished sealed games as JSON: one turn by turn, one with simultaneous choices."""
    return [played(game_id).record(sealed=True).to_json() for game_id in ("nyse", "exchange")]


def unverified(text: str) -> bool:
    try:
        return bool(check(read_record(text)).missing)
    except RecordError:
        return True


@pytest.mark.parametrize("key", ["seal", "seed", "told"])
def test_a_spoilt_seal_is_never_right(sealed: list[str], key: str) -> None:
    for name, value in {**NOTHING, **OTHERWISE[key]}.items():
        data = json.loads(sealed[0])
        put(data["x_fairness"], key, value)
        assert unverified(json.dumps(data)), name


def test_a_seal_that_is_gone_is_never_right(sealed: list[str]) -> None:
    for name, value in {**NOTHING, "known alone": {"known": True}}.items():
        data = json.loads(sealed[0])
        put(data, "x_fairness", value)
        assert unverified(json.dumps(data)), name


@pytest.mark.parametrize("which", ["first", "last", "all"])
def test_a_digest_that_is_gone_is_never_right(sealed: list[str], which: str) -> None:
    for name, value in NOTHING.items():
        data = json.loads(sealed[len(name) % 2])
        noted = [move for move in data["moves"] if VIEW in move]
        for move in {"first": noted[:1], "last": noted[-1:], "all": noted}[which]:
            put(move, VIEW, value)
        assert unverified(json.dumps(data)), name


@pytest.mark.parametrize("move", ["first", "last"])
def test_a_wrong_digest_is_named_whoever_the_seat_seems(sealed: list[str], move: str) -> None:
    for text in sealed:
        data = json.loads(text)
        for seat in data["seats"]:
            seat["player"] = "human"
        assert not unverified(json.dumps(data))
        noted = [each for each in data["moves"] if VIEW in each]
        first, last = noted[0], noted[-1]
        wrong = (first, last) if move == "first" else (last, first)
        wrong[0][VIEW] = wrong[1][VIEW]
        assert unverified(json.dumps(data))


@pytest.mark.parametrize("moves", [7, None])
def test_a_game_that_lost_its_end_is_never_right(sealed: list[str], moves: int | None) -> None:
    for text in sealed:
        data = json.loads(text)
        del data["result"]
        data["moves"] = data["moves"][:moves]
        assert unverified(json.dumps(data))


def test_known_is_true_or_not_there(sealed: list[str]) -> None:
    for value, is_right in ((True, True), (False, False), (None, False), (1, False)):
        data = json.loads(sealed[0])
        data["x_fairness"]["known"] = value
        assert unverified(json.dumps(data)) != is_right


def test_a_game_that_goes_on_shows_its_seal_and_no_seed() -> None:
    match, rng = sit("nyse", 3), Random(3)
    for _ in range(9):
        step(match, rng)
    found = check(kept(match))
    assert (found.missing, found.is_sealed, found.is_open) == ([], True, False)
    text = match.record(sealed=True).to_json()
    for key in ("seal", "told"):
        data = json.loads(text)
        del data["x_fairness"][key]
        assert unverified(json.dumps(data))
    data = json.loads(text)
    [move for move in data["moves"] if VIEW in move][-1].pop(VIEW)
    assert unverified(json.dumps(data))


@pytest.mark.parametrize("game_id", ["nyse", "exchange"])
def test_what_bots_were_told_before_a_game_was_taken_over_is_nobodys_promise(game_id: str) -> None:
    """Also if it was taken over during a simultaneous choice."""
    whole = played(game_id)
    for made in (2, 3, 4, 5, 9):
        seed = f"new@{made}"
        match, rng = Match(whole.game, whole.seats, whole.options, whole.setup, seed), Random(4)
        match.replay((m.seat, m.action) for m in whole.moves[:made])
        while not match.is_over:
            step(match, rng)
        assert check(kept(match)).missing == []


def test_a_game_without_a_seal_promises_nothing() -> None:
    match = sit("nyse", 3, seed="")
    rng = Random(3)
    while not match.is_over:
        seat = match.actors[0]
        match.act(seat, match.game.sample_action(match.view(seat), rng))
    found = check(kept(match))
    assert (found.missing, found.is_sealed) == ([], False)
