"""Replays an untrusted record: every step is checked, and the first wrong one is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from stockgames.engine import registry
from stockgames.engine.codec import first_problem
from stockgames.engine.commitment import NOTES
from stockgames.engine.errors import (
    PluginError,
    RecordError,
    Refused,
    RefusedByReferee,
    UnknownGameError,
)
from stockgames.engine.incremental import Steps, finish
from stockgames.engine.match import Match, in_seat_order
from stockgames.engine.record import Record
from stockgames.engine.state import CHANCE, SeatId

if TYPE_CHECKING:
    from pydantic import BaseModel

M = TypeVar("M", bound="BaseModel")


def replay(record: Record, seed: str = "") -> Match:
    """Return the match after the record's last move; raise RecordError with a one-line message.

    The result and the order of simultaneous choices are not checked: see `verify`.
    """
    return finish(replay_step_by_step(record, seed))


def replay_step_by_step(record: Record, seed: str = "") -> Steps[Match]:
    """Do what `replay` does in small steps, one per move."""
    match = _start(record, seed)
    for number, fields in enumerate(record.moves, start=1):
        _replay_move(match, number, fields)
        yield number / len(record.moves)
    return match


def _start(record: Record, seed: str) -> Match:
    try:
        game = registry.load(record.game)
    except (UnknownGameError, PluginError) as error:
        if record.x_package and isinstance(error, UnknownGameError):
            wanted = f"{record.game!r} is a game of the package {record.x_package}"
            raise RecordError(f"{wanted}, which is not installed") from None
        raise RecordError(str(error)) from None
    if len(record.seats) not in game.meta.seats:
        raise RecordError(f"seats: {game.meta.title} is not played with {len(record.seats)}")
    options = _model(game.options_type, record.options, "options")
    setup = _model(game.setup_type, record.setup, "setup")
    known = (record.x_fairness or {}).get("known") is True
    return Match(game, record.seats, options, setup, seed, seed_is_public=known)


def verify(record: Record, seed: str = "") -> Match:
    """Replay the record and compare its result; raise RecordError at the first error."""
    return finish(verify_step_by_step(record, seed))


def verify_step_by_step(record: Record, seed: str = "") -> Steps[Match]:
    """Do what `verify` does in small steps, one per move."""
    match = _start(record, seed)
    for number, fields in enumerate(record.moves, start=1):
        try:
            _replay_move(match, number, fields)
        except RecordError:
            _check_seat_order(match)
            raise
        yield number / len(record.moves)
    _check_seat_order(match)
    _check_result(record, match)
    return match


def _check_result(record: Record, match: Match) -> None:
    if not match.is_over:
        if record.result is not None:
            raise RecordError("result: given, but the game is not over")
        return
    if record.result is None:
        raise RecordError("result: missing, but the game is over")
    expected = match.result().as_record()
    if not same_json(record.result, expected):
        wrong = _first_difference(record.result, expected)
        raise RecordError(f"result: {wrong} is not what the moves lead to")


def _check_seat_order(match: Match) -> None:
    pairs = zip(match.moves, in_seat_order(match.moves), strict=True)
    for number, (move, expected) in enumerate(pairs, start=1):
        if move is not expected:
            raise RecordError(
                f"move {number}: simultaneous choices must be listed in seat order (records)"
            )


def _replay_move(match: Match, number: int, fields: dict[str, Any]) -> None:
    notes: dict[str, Any] = {key: fields[key] for key in NOTES if key in fields}
    rest = {key: value for key, value in fields.items() if key != "seat" and key not in notes}
    try:
        seat = _seat(match, fields)
        match.act(seat, match.game.codec.decode(rest), notes)
    except Refused as refusal:
        raise RecordError(f"move {number}: {refusal}") from None
    except RecordError as error:
        raise RecordError(f"move {number}: {error}") from None


def _seat(match: Match, fields: dict[str, Any]) -> SeatId:
    if match.is_over:
        raise RefusedByReferee("game-is-over")
    if CHANCE in match.actors:
        if "seat" in fields:
            raise RecordError("a shuffle must be decided first")
        return CHANCE
    seat = fields.get("seat")
    if type(seat) is not int or not 0 <= seat < len(match.seats):
        raise RecordError("seat: missing, or there is no such seat")
    return seat


def _model(kind: type[M], data: dict[str, Any], place: str) -> M:
    from pydantic import ValidationError

    try:
        model = kind.model_validate(data)
    except ValidationError as error:
        raise RecordError(f"{place}: {first_problem(error)}") from None
    whole = model.model_dump(mode="json")
    if not same_json(data, whole):
        wrong = _first_difference(data, whole)
        raise RecordError(f"{place}: {wrong} is missing or not as records write it")
    return model


def same_json(mine: Any, other: Any) -> bool:
    """Return whether JSON values are equal, keeping True, 1 and 1.0 apart."""
    if type(mine) is not type(other):
        return False
    if isinstance(mine, dict):
        return mine.keys() == other.keys() and all(same_json(mine[k], other[k]) for k in mine)
    if isinstance(mine, list):
        return len(mine) == len(other) and all(map(same_json, mine, other))
    return bool(mine == other)


def _first_difference(given: dict[str, Any], expected: dict[str, Any]) -> str:
    unequal = (k for k in expected if k not in given or not same_json(given[k], expected[k]))
    return next(unequal, next((k for k in given if k not in expected), "it"))
