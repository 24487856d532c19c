"""How much of a finished game was luck, and how much decisions, for each seat.

Before the deal the seats are even. From there to the outcome, luck moves their chances, and
decisions do; the sum of both is the outcome. Luck is three things:

- the deal: what the seats could hope for after it, beside an even share;
- what turned up (`drawn`): a card or chip that no seat had seen, held against all that might have
  come in its place;
- what fell `together`: where several seats choose at once, all choices as they were, beside the sum
  of what each moves alone while the others choose as casual players do.

All else is decisions, one's own and the others' together: what a seat was given by bad play of
others counts as much as what it took from them.

Chances are judged by casual players (`Casual`), who play positions out to the end or, in a game
that can judge a position at a glance (`Game.hopes`), to where that is asked for. What is compared
is played out for as long and by the same lot, so that what is alike cancels out.

Limits. What turns up is even on average, whoever plays and however badly positions are judged: it
is held against its own average. What falls together need not be, where seats choose otherwise than
casual players; and as it is what single choices leave over, it is more than a whole victory now and
then: when several did what any of them alone would have done. A judge that looks a round ahead is
modest about luck that tells later, and what it does not see counts as decisions. A seat that is
alone has no chance to win that could move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

from stockgames.analysis.analysis_job import Effort, Finding
from stockgames.analysis.compared import Estimate, estimate_of_sums
from stockgames.analysis.luck_events import Cause, Stroke, Strokes
from stockgames.engine.match import Match
from stockgames.engine.record import Record
from stockgames.engine.seat import SeatId
from stockgames.engine.verify import replay
from stockgames.engine.victory import victory_parts

ID: Final = "luck"
PIECES: Final = 16
TO_THE_END: Final = 3
"""How many times as many rounds a game takes whose positions must be played out to the end."""
DIGITS: Final = 4
"""Decimals of sums that are kept."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """So many rounds through all strokes of luck: a piece of this inquiry."""

    number: int
    rounds: int
    record: Mapping[str, Any]
    """Of the game, whose luck hangs on what lay hidden from all seats."""

    def examine(self) -> Finding:
        """Return sums, and sums of squares, of what every stroke moved for each seat."""
        match = replay(Record.model_validate(self.record))
        strokes, seats = Strokes(match), len(match.seats)
        sums = [[0.0] * seats for _ in strokes.all]
        squares = [[0.0] * seats for _ in strokes.all]
        total = [0.0] * seats
        for number in range(self.rounds):
            moved = strokes.round(f"luck/{self.number}/{number}")
            for place, by_seat in enumerate(moved):
                _add(sums[place], by_seat)
                _add(squares[place], [one * one for one in by_seat])
            _add(total, [sum(column) ** 2 for column in zip(*moved, strict=True)])
        return {
            "rounds": self.rounds,
            "squares": _rounded(total),
            "strokes": [
                [stroke.step, stroke.cause, _rounded(sums[place]), _rounded(squares[place])]
                for place, stroke in enumerate(strokes.all)
            ],
        }


def _add(sums: list[float], more: Sequence[float]) -> None:
    for seat, one in enumerate(more):
        sums[seat] += one


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


class LuckAndDecisions:
    """The inquiry. It is about all seats, whichever are asked about."""

    id = ID
    method = 2

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Rounds]:
        """Return the rounds that a game takes; none for a seat that is alone."""
        if len(match.seats) == 1 or not seats:
            return []
        rounds = effort.worlds * (1 if match.game.can_judge else TO_THE_END)
        record = match.record().model_dump(mode="json")
        return [Rounds(number, -(-rounds // PIECES), record) for number in range(PIECES)]


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """What luck and decisions moved for one seat, in parts of a victory; 1 is a whole one."""

    outcome: float
    """Its part of the victory."""
    luck: Estimate
    decisions: Estimate
    by_cause: Mapping[Cause, float]
    """What the luck was made of."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What is known of the luck of a game: more, and surer, the more pieces were looked at."""

    rounds: int
    seats: tuple[SeatLuck, ...]
    strokes: Mapping[Stroke, tuple[Estimate, ...]]
    """By stroke, in order: what it moved for each seat."""

    @property
    def even(self) -> float:
        """The share that each seat begins with."""
        return 1 / len(self.seats)

    def greatest(self, seat: SeatId, most: int = 3) -> list[tuple[Stroke, Estimate]]:
        """Return what was drawn that moved most for a seat, beyond its error."""
        moved = [
            (stroke, by_seat[seat])
            for stroke, by_seat in self.strokes.items()
            if stroke.cause == "drawn"
        ]
        sure = [pair for pair in moved if abs(pair[1].mean) > pair[1].margin]
        return sorted(sure, key=lambda pair: -abs(pair[1].mean))[:most]


class _Sums:
    """Findings of several pieces, added up."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = 0
        self.total = [0.0] * seats
        self.strokes: dict[Stroke, tuple[list[float], list[float]]] = {}

    def add(self, finding: Finding) -> None:
        """Add a piece; raise ValueError, LookupError or TypeError where it cannot be read."""
        self.rounds += int(finding["rounds"])
        _add(self.total, self._numbers(finding["squares"]))
        for step, cause, moved, squares in finding["strokes"]:
            if cause not in get_args(Cause):
                raise ValueError(cause)
            sums = self.strokes.setdefault(
                Stroke(int(step), cause), ([0.0] * self.seats, [0.0] * self.seats)
            )
            _add(sums[0], self._numbers(moved))
            _add(sums[1], self._numbers(squares))

    def _numbers(self, numbers: Sequence[Any]) -> list[float]:
        if len(numbers) != self.seats:
            raise ValueError("one number for each seat")
        return [float(number) for number in numbers]

    def moved(self, seat: SeatId) -> float:
        """Return all that luck moved for a seat, in all rounds."""
        return sum(moved[seat] for moved, _ in self.strokes.values())


def luck_of(match: Match, findings: Iterable[Finding]) -> Luck | None:
    """Return what pieces found of a game's luck; None where they say nothing, or no sense."""
    sums = _Sums(len(match.seats))
    try:
        for finding in findings:
            sums.add(finding)
    except (ValueError, LookupError, TypeError):
        return None
    if not sums.rounds:
        return None
    parts = victory_parts(match.result().ranks)
    strokes = {
        stroke: tuple(estimate_of_sums(*pair, sums.rounds) for pair in zip(*both, strict=True))
        for stroke, both in sums.strokes.items()
    }
    seats = tuple(_seat_luck(sums, seat, part, strokes) for seat, part in enumerate(parts))
    return Luck(sums.rounds, seats, strokes)


def _seat_luck(
    sums: _Sums, seat: SeatId, part: float, strokes: Mapping[Stroke, Sequence[Estimate]]
) -> SeatLuck:
    luck = estimate_of_sums(sums.moved(seat), sums.total[seat], sums.rounds)
    by_cause: defaultdict[Cause, float] = defaultdict(float)
    for stroke, moved in strokes.items():
        by_cause[stroke.cause] += moved[seat].mean
    decided = part - 1 / sums.seats - luck.mean
    return SeatLuck(part, luck, Estimate(decided, luck.error), dict(by_cause))
