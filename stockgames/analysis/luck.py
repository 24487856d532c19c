"""How much of a finished game was luck, and how much decisions, for each seat.

Before the deal all seats have equal chances. From there to the outcome, luck and decisions move
their chances, and the sum of both is the outcome. Luck is three things:

- the deal: the seats' chances after it, compared with equal shares;
- what turned up (`drawn`): a card or chip that no seat had seen, compared with everything that
could
  have come in its place;
- `together`: where several seats choose at once, the effect of all actual choices, less the sum of
  the effects of each choice alone while the others choose as casual players do.

Everything else is decisions, a seat's own and the others': what a seat was given by others' bad
play counts as much as what it took from them.

Chances are estimated by casual players (`Casual`), who play positions out to the end or, in a game
that can estimate chances (`HasHopes`), until that is possible. Compared positions are played out
for the same time and by the same random numbers, so that common parts cancel out.

Limits. What turns up has zero mean whoever plays, however badly positions are evaluated, because it
is compared with its own average. The part `together` need not have, if seats choose differently
from casual players; and as a remainder after single choices it sometimes exceeds a whole win, when
several seats did what each alone would have done. An evaluation that looks one round ahead
underestimates luck with a later effect, which then counts as decisions. A seat that is alone has no
chance to win that could move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

from stockgames.analysis.analysis_job import Effort, Estimate, Finding, estimate_of_sums
from stockgames.analysis.luck_events import Cause, LuckEvent, LuckEvents
from stockgames.engine.match import Match
from stockgames.engine.record import Record
from stockgames.engine.state import SeatId, win_shares
from stockgames.engine.verify import replay

ID: Final = "luck"
PIECES: Final = 16
TO_THE_END: Final = 3
"""The factor by which the number of rounds is multiplied for games without a heuristic, whose
positions must be played to the end.
"""
DIGITS: Final = 4
"""The number of decimals to which sums are rounded."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Several rounds over all luck events: a piece of this job."""

    number: int
    rounds: int
    record: Mapping[str, Any]
    """The record of the game; its luck depends on information that was hidden from all seats."""

    def examine(self) -> Finding:
        """Return sums and sums of squares of each event's effect on every seat."""
        match = replay(Record.model_validate(self.record))
        events, seats = LuckEvents(match), len(match.seats)
        sums = [[0.0] * seats for _ in events.all]
        squares = [[0.0] * seats for _ in events.all]
        total = [0.0] * seats
        for number in range(self.rounds):
            moved = events.round(f"luck/{self.number}/{number}")
            for place, by_seat in enumerate(moved):
                _add(sums[place], by_seat)
                _add(squares[place], [part * part for part in by_seat])
            _add(total, [sum(column) ** 2 for column in zip(*moved, strict=True)])
        return {
            "rounds": self.rounds,
            "squares": _rounded(total),
            "strokes": [
                [event.step, event.cause, _rounded(sums[place]), _rounded(squares[place])]
                for place, event in enumerate(events.all)
            ],
        }


def _add(sums: list[float], more: Sequence[float]) -> None:
    for seat, part in enumerate(more):
        sums[seat] += part


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


class LuckAndDecisions:
    """The analysis of luck. It covers all seats, whichever are asked about."""

    id = ID
    method = 2

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Rounds]:
        """Return the pieces for a game; none for a solo game."""
        if len(match.seats) == 1 or not seats:
            return []
        rounds = effort.worlds * (1 if match.game.can_judge else TO_THE_END)
        record = match.record().model_dump(mode="json")
        return [Rounds(number, -(-rounds // PIECES), record) for number in range(PIECES)]


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """The effect of luck and decisions on one seat, in shares of a win; 1 is a whole win."""

    outcome: float
    """The seat's share of the victory."""
    luck: Estimate
    decisions: Estimate
    by_cause: Mapping[Cause, float]
    """The seat's luck by its cause."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What is known about the luck of a game; more precise the more pieces are done."""

    rounds: int
    seats: tuple[SeatLuck, ...]
    events: Mapping[LuckEvent, tuple[Estimate, ...]]
    """By luck event, in order: how much it changed for each seat."""

    @property
    def even(self) -> float:
        """The share that each seat starts with."""
        return 1 / len(self.seats)

    def greatest(self, seat: SeatId, most: int = 3) -> list[tuple[LuckEvent, Estimate]]:
        """Return the draws with the largest significant effect on a seat."""
        moved = [
            (event, by_seat[seat])
            for event, by_seat in self.events.items()
            if event.cause == "drawn"
        ]
        sure = [pair for pair in moved if abs(pair[1].mean) > pair[1].margin]
        return sorted(sure, key=lambda pair: -abs(pair[1].mean))[:most]


class _Sums:
    """The summed findings of several pieces."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = 0
        self.total = [0.0] * seats
        self.events: dict[LuckEvent, tuple[list[float], list[float]]] = {}

    def add(self, finding: Finding) -> None:
        """Add a piece's finding; raise ValueError, LookupError or TypeError if it can't be read."""
        self.rounds += int(finding["rounds"])
        _add(self.total, self._numbers(finding["squares"]))
        for step, cause, moved, squares in finding["strokes"]:
            if cause not in get_args(Cause):
                raise ValueError(cause)
            sums = self.events.setdefault(
                LuckEvent(int(step), cause), ([0.0] * self.seats, [0.0] * self.seats)
            )
            _add(sums[0], self._numbers(moved))
            _add(sums[1], self._numbers(squares))

    def _numbers(self, numbers: Sequence[Any]) -> list[float]:
        if len(numbers) != self.seats:
            raise ValueError("one number for each seat")
        return [float(number) for number in numbers]

    def moved(self, seat: SeatId) -> float:
        """Return the total effect of luck on a seat in all rounds."""
        return sum(moved[seat] for moved, _ in self.events.values())


def luck_of(match: Match, findings: Iterable[Finding]) -> Luck | None:
    """Return a game's luck from the findings; None if they are empty or invalid."""
    sums = _Sums(len(match.seats))
    try:
        for finding in findings:
            sums.add(finding)
    except (ValueError, LookupError, TypeError):
        return None
    if not sums.rounds:
        return None
    parts = win_shares(match.result().ranks)
    events = {
        event: tuple(estimate_of_sums(*pair, sums.rounds) for pair in zip(*both, strict=True))
        for event, both in sums.events.items()
    }
    seats = tuple(_seat_luck(sums, seat, part, events) for seat, part in enumerate(parts))
    return Luck(sums.rounds, seats, events)


def _seat_luck(
    sums: _Sums, seat: SeatId, part: float, events: Mapping[LuckEvent, Sequence[Estimate]]
) -> SeatLuck:
    luck = estimate_of_sums(sums.moved(seat), sums.total[seat], sums.rounds)
    by_cause: defaultdict[Cause, float] = defaultdict(float)
    for event, moved in events.items():
        by_cause[event.cause] += moved[seat].mean
    decided = part - 1 / sums.seats - luck.mean
    return SeatLuck(part, luck, Estimate(decided, luck.error), dict(by_cause))
