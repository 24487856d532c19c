"""Cues: what is worth showing large about a move, as words and places of the table's outline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from stockgames.engine.history import leader
from stockgames.engine.seat import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.sentences.pattern import Value
from stockgames.presentation.sentences.speech import say

CueSize: TypeAlias = Literal["whisper", "word", "headline"]
"""By rarity: figures that rise, figures that fly, and a headline after a moment of darkness."""


@dataclass(frozen=True, slots=True)
class Bill:
    """What a move gives or costs a seat; its figure leaves one place of the table for another."""

    gain: int
    """In the game's units; negative for a loss."""
    text: str
    """The figure with its sign: `−$8M`."""
    start: str
    """The outline path of the place that it leaves."""
    end: str = ""
    """The outline path of the place that it flies to; empty if it only rises."""
    is_own: bool = False
    """Whether the viewer pays or gets it; it is the largest."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A headline of the newspaper, over a line that says plainly what happened."""

    title: str
    line: str
    kicker: str
    corner: str = ""


@dataclass(frozen=True, slots=True)
class Cue:
    """What the table shows of a move beside its animation."""

    turn: int
    """The number of the turn or round; 0 after the end, which always gets its headline."""
    size: CueSize
    bills: Sequence[Bill] = ()
    lit: Sequence[str] = ()
    """The outline paths that stay lit while the rest of the table is dark."""
    headline: Headline | None = None
    over: str = ""
    """The outline path of the place in whose middle the headline lies."""


def bills_of(
    gains: Iterable[tuple[SeatId, int, str]],
    context: TableContext,
    start: str = "seat-{}",
    end: str = "",
) -> tuple[Bill, ...]:
    """Return the bills of seats, each with its gain as a number and in words, in the order in which
    they are shown: the viewer's own, which leaves its seat, then the largest.
    """
    found = []
    for seat, by, text in gains:
        is_own = seat == context.front
        place = "seat-{}" if is_own else start
        found.append(Bill(by, text, place.format(seat), end, is_own))
    return tuple(sorted(found, key=lambda bill: (not bill.is_own, -abs(bill.gain))))


def headline_of(game: str, what: str, line: str, **figures: Value) -> Headline:
    """Return the game's headline on what happened: its title, kicker and corner."""
    title = say(f"{game}-cue-title", what=what, **figures)
    kicker, corner = say(f"{game}-cue-kicker", **figures), say(f"{game}-cue-corner", **figures)
    return Headline(title, line, kicker, corner)


def hardest_hit(
    gains: Mapping[SeatId, int], context: TableContext, amount: Callable[[int], str]
) -> str:
    """Say who loses most or, if nobody loses, gains most; of equals whoever looks on."""
    order = {seat: (by > 0, -abs(by), seat != context.front) for seat, by in gains.items() if by}
    seat = min(order, key=order.__getitem__, default=None)
    if seat is None:
        return say("table-cue-hit-nobody")
    who, way = "you" if seat == context.own else "other", "loss" if gains[seat] < 0 else "gain"
    return say(
        "table-cue-hit", who=who, way=way, name=context.names[seat], amount=amount(abs(gains[seat]))
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """How seats stand in the middle of a game, as far as the viewer sees it."""

    worths: tuple[int | None, ...]
    """By seat, what decides the game; None if it is hidden."""
    felt: tuple[int | None, ...]
    """By seat, what a blow is measured in."""
    least: int
    """The change of that which is felt as a blow."""
    is_late: bool
    """Whether the second half has begun."""
    is_last: bool
    """Whether the last round, pile or draw has come."""

    @property
    def leader(self) -> SeatId | None:
        """The seat that is ahead alone; None if there is none, or it is hidden."""
        return leader(self.worths)


def new_leader(before: Standing | None, after: Standing | None) -> SeatId | None:
    """Return who has taken the lead late in the game; None if nobody has."""
    if before is None or after is None or not after.is_late or before.leader == after.leader:
        return None
    return after.leader


def with_leader(cue: Cue | None, turn: int, seat: SeatId | None, own: SeatId | None) -> Cue | None:
    """Return a cue that also says who leads now, if anybody new does."""
    if seat is None:
        return cue
    place, is_own = f"seat-{seat}", seat == own
    bill = Bill(1, say("table-leads-now", who="you" if is_own else "other"), place, "", is_own)
    cue = cue or Cue(turn, "word")
    return replace(cue, bills=(*cue.bills, bill))
