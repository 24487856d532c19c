"""Checks a sealed game: the seal, every move, every shuffle, and what every bot was shown."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby, islice, product
from typing import Any, Final, TypeVar

from stockgames.engine.commitment import (
    FAIRNESS,
    HINTS,
    TOLD,
    VIEW,
    chance_stream,
    moves_before,
    seal,
    sealed_text,
    view_digest,
)
from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.game import AnyGame
from stockgames.engine.incremental import Steps, finish
from stockgames.engine.match import Match, Move
from stockgames.engine.record import Record
from stockgames.engine.state import CHANCE, SeatId, State, View
from stockgames.engine.verify import verify_step_by_step

T = TypeVar("T")

LONGEST_SEED: Final = 200
MOST_MOMENTS: Final = 1000
"""The largest number of moments of a simultaneous decision tried to match a bot's view."""


@dataclass(slots=True)
class Findings:
    """What was verified. A count of 0 means there was nothing to check."""

    moves: int = 0
    """All moves, replayed by the rules."""
    bot_moves: int = 0
    views: int = 0
    """Moves of bots that received exactly what their seat knew."""
    shuffles: int = 0
    """Shuffles during the game that were drawn from the seed."""
    is_sealed: bool = False
    """Whether the record claims that the game was sealed; see `missing` for missing evidence."""
    is_open: bool = False
    """Whether seed and set-up are disclosed and match the seal."""
    seed_is_public: bool = False
    """Whether the deal number was known before the first move."""
    hints: dict[SeatId, int] = field(default_factory=dict)
    """The number of hints by seat; seats without hints are left out."""
    missing: list[str] = field(default_factory=list)
    """Parts of a seal that are missing or malformed, and so not verified."""


def check(record: Record) -> Findings:
    """Verify the record and everything that belongs to its seal; raise RecordError at the
    first error.
    """
    return finish(check_step_by_step(record))


def check_step_by_step(record: Record) -> Steps[Findings]:
    """Do what `check` does in small steps: first all moves, then the views of bots and the
    shuffles.
    """
    match = yield from _half(verify_step_by_step(record))
    findings = Findings(moves=len(match.moves))
    findings.hints = hints(match.moves)
    findings.seed_is_public = match.seed_is_public
    seed = _open(record, findings)
    findings.missing += _missing(record, seed)
    untold = 0
    state = match.game.start(len(match.seats), match.options, match.setup)
    number = 0
    for _, same in groupby(match.moves, key=lambda move: (move.is_simultaneous, move.turn)):
        block = list(same)
        # Moves made before the game was resumed from a file prove nothing; if it was resumed in
        # the middle of a simultaneous choice, some of the choices had been made.
        promised = number >= moves_before(seed) if seed else findings.views > 0
        numbers = range(number + 1, number + 1 + len(block))
        for index, move in enumerate(block):
            number += 1
            is_bots = _is_bots(match, move, numbers if move.is_simultaneous else (number,))
            findings.bot_moves += is_bots
            if findings.is_sealed and VIEW in move.notes and move.seat != CHANCE:
                # Also where the seat is a person's: the seal does not cover who plays.
                _check_digest(match.game, state, block, index, number)
                findings.views += is_bots
            elif findings.is_sealed and is_bots and promised and not untold:
                untold = number
            if not move.is_simultaneous:
                findings.shuffles += _is_drawn(state, move, seed, number)
                state.apply(move.seat, move.action)
            yield 0.5 + 0.5 * number / len(match.moves)
        if block[0].is_simultaneous:
            for move in block:
                state.apply(move.seat, move.action)
    if untold:
        findings.missing.append(f"move {untold}: {VIEW} is missing, what the bot was told")
    return findings


def check_match_step_by_step(match: Match) -> Steps[Findings]:
    """Check the record of a finished match in small steps; making the record is a step of its
    own.
    """
    yield 0.0
    return (yield from check_step_by_step(match.record(sealed=True)))


def _half(steps: Steps[T]) -> Steps[T]:
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        yield done / 2


def _is_bots(match: Match, move: Move, numbers: Iterable[int]) -> bool:
    """Return whether a bot has certainly made the move, which has one of these numbers: records
    sort simultaneous moves by seat.
    """
    info = None if move.seat == CHANCE else match.seats[move.seat]
    return info is not None and not any(info.holder(number).is_human for number in numbers)


def hints(moves: Sequence[Move]) -> dict[SeatId, int]:
    """Return the number of hints by seat; seats without hints are left out."""
    found: defaultdict[SeatId, int] = defaultdict(int)
    for move in moves:
        if HINTS in move.notes:
            found[move.seat] += move.notes[HINTS]
    return dict(sorted(found.items()))


def open_seed(record: Record) -> str:
    """Return the seed of a record with one of our seals, if it is disclosed; otherwise ""."""
    proof = record.x_fairness or {}
    return _seed(proof) if _is_ours(proof) else ""


def _seed(proof: dict[str, Any]) -> str:
    seed = proof.get("seed")
    if not isinstance(seed, str) or not seed.isascii() or len(seed) > LONGEST_SEED:
        return ""
    return seed


def _is_ours(proof: dict[str, Any]) -> bool:
    return _is_seal(proof.get("seal")) and _is_version(proof.get("told"))


def _is_seal(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _is_version(value: Any) -> bool:
    return type(value) is int and 1 <= value <= TOLD


def _missing(record: Record, seed: str) -> Iterator[str]:
    proof = record.x_fairness
    if proof is None:
        if any(VIEW in move for move in record.moves):
            yield f"{FAIRNESS} is missing, though moves have {VIEW}"
        return
    if not _is_seal(proof.get("seal")):
        yield f"{FAIRNESS}: seal is missing, or no SHA-256"
    if not _is_version(proof.get("told")):
        yield f"{FAIRNESS}: told is missing, or no version that this release knows"
    if proof.get("known", True) is not True:
        yield f"{FAIRNESS}: known is not true"
    if not seed and (record.result is not None or "seed" in proof):
        yield f"{FAIRNESS}: seed is missing, or none that a game can have"
    if seed and record.result is None:
        yield "result is missing, though the seed is disclosed, as it is only after the end"


def _open(record: Record, findings: Findings) -> str:
    proof = record.x_fairness or {}
    seed = _seed(proof)
    findings.is_sealed = record.x_fairness is not None
    if moves_before(seed) > len(record.moves):
        raise RecordError(f"{FAIRNESS}: the seed was drawn after more moves than there are")
    if not seed or not _is_seal(proof.get("seal")):
        return seed
    if seal(sealed_text(record.game, record.options, record.setup, seed)) != proof["seal"]:
        raise RecordError("x_fairness: seed and set-up do not give the seal")
    findings.is_open = True
    return seed


def _is_drawn(state: State, move: Move, seed: str, number: int) -> bool:
    """Return whether a move is a shuffle drawn from the seed; raise RecordError if it differs
    from it.
    """
    if move.seat != CHANCE or not seed or number <= moves_before(seed):
        return False
    if state.draw_chance(chance_stream(seed, number - 1)) != move.action:
        raise RecordError(f"move {number}: the shuffle does not come from the seed")
    return True


def _check_digest(
    game: AnyGame, before: State, block: Sequence[Move], index: int, number: int
) -> None:
    """Raise RecordError unless a bot decided on its seat's view before its move.

    Choices of the same turn are in seat order in a record, and bots decide while others still
    choose. So a view is accepted if it fits any moment at which some of the others had already
    chosen.
    """
    move = block[index]
    moments = _moments(game, before, block, index) if move.is_simultaneous else iter((before,))
    views = (game.observe(state, move.seat) for state in islice(moments, MOST_MOMENTS))
    if not any(move.notes[VIEW] in _digests(game, view) for view in views):
        raise RecordError(f"move {number}: the bot was not told what its seat knew")


def _digests(game: AnyGame, view: View) -> Iterator[str]:
    """Yield the digests of a view in all format versions, newest first: a game may continue
    after the app was updated.
    """
    yield view_digest(game, view)
    if game.told_since:
        yield from (view_digest(game, view, version) for version in range(TOLD - 1, 0, -1))


def _moments(game: AnyGame, before: State, block: Sequence[Move], index: int) -> Iterator[State]:
    """Yield the states in which the seat of a move may have decided, likely ones first."""
    seat = block[index].seat
    made: dict[SeatId, int] = defaultdict(int)
    most: dict[SeatId, int] = defaultdict(int)
    for place, move in enumerate(block):
        made[move.seat] += place < index
        most[move.seat] += 1
    own = made[seat]
    others = [other for other in most if other != seat]
    amounts = product(*(range(most[other] + 1) for other in others))
    every = ({**dict(zip(others, counts, strict=True)), seat: own} for counts in amounts)
    for chosen in chain((dict(made),), every):
        state = _after(game, before, block, chosen)
        if state is not None and seat in state.actors:
            yield state


def _after(
    game: AnyGame, before: State, block: Sequence[Move], counts: dict[SeatId, int]
) -> State | None:
    """Return the state after the given number of moves of each seat; None if that is impossible."""
    left = dict(counts)
    state = before.copy()
    for move in block:
        if left.get(move.seat, 0):
            left[move.seat] -= 1
            if not _may(game, state, move):
                return None
            state.apply(move.seat, move.action)
    return state


def _may(game: AnyGame, state: State, move: Move) -> bool:
    if move.seat not in state.actors:
        return False
    try:
        game.check(state, move.seat, move.action)
    except Refused:
        return False
    return True
