"""What bots say at the table: seldom, and only from what everybody sees of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Literal, TypeAlias

from stockgames.controllers.stages import Change, Shown
from stockgames.engine.seat import SeatId
from stockgames.engine.state import Result, View
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import LeadWatch, history_of
from stockgames.presentation.faces import house
from stockgames.presentation.game_words import AnyWords, LogEntry
from stockgames.presentation.sentences.speech import say

Occasion: TypeAlias = Literal[
    "sits", "hit", "raided", "raids", "lead", "praise", "wait", "last", "wins", "loses"
]
APART: Final = 4
"""The least number of moves between two remarks."""
_PLAINEST: Final = "Emil"
"""Whose voice everybody has who is not one of the app's own bots, and doesn't look like one."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that a bot says after a move."""

    seat: SeatId
    occasion: Occasion
    step: int
    """The number of moves made so far."""

    def text(self, context: TableContext) -> str:
        """Return the line in the speaker's voice."""
        voice = voice_of(context.names[self.seat], context.portraits[self.seat])
        return say("remark-line", who=voice.lower(), occasion=self.occasion)

    def spoken(self, context: TableContext) -> str:
        """Return the line with the speaker's name."""
        return say("remark-said", name=context.names[self.seat], text=self.text(context))


def voice_of(name: str, portrait: Portrait) -> str:
    """Return whose lines a bot says: its own, those of its double, or the plainest."""
    alike = (own for own, face in house().items() if face == portrait)
    return name if name in house() else next(alike, _PLAINEST)


class Remarks:
    """Chooses the remarks of one table; `hear` gets every move as a bystander knows it."""

    def __init__(self, words: AnyWords, *, in_turns: bool) -> None:
        """`in_turns` if a seat moves after the other, so that one may praise or wait."""
        self._words, self._in_turns = words, in_turns
        self._lead = LeadWatch[View]()
        self._view: View | None = None
        """The position that was heard of last."""
        self._heard = 0
        """The number of moves up to it."""
        self._said: set[tuple[SeatId, Occasion]] = set()
        self.all: list[Remark] = []
        """All remarks so far in order."""

    def sit(self, view: View, context: TableContext) -> Remark | None:
        """Return what is said before the first move, if the game starts now."""
        self._view, self._heard = view, len(context.history)
        starts = all(shown.seat < 0 for shown in context.history)
        return self._say_any("sits", context) if starts else None

    def hear(self, shown: Shown, view: View, context: TableContext) -> Remark | None:
        """Return what is said after a move; None for most moves."""
        before, self._view = self._view, view
        follows, self._heard = shown.number == self._heard + 1, shown.number
        while self.all and self.all[-1].step >= shown.number:
            self.all.pop()  # that move was taken back
        if before is None or not follows or not view.actors:
            return None
        change = Change(shown, before, view)
        leader = self._lead.new_leader(self._words, change, context)
        found = self._occasions(change, context, leader)
        bots = _bots(context)
        return self._say(shown.number, (each for each in found if each[0] in bots))

    def _occasions(
        self, change: Change[View], context: TableContext, leader: SeatId | None
    ) -> Iterator[tuple[SeatId | None, Occasion]]:
        """Yield who has an occasion to speak after a move, the most telling one first; `leader` has
        taken the lead.
        """
        words, mover, number = self._words, change.shown.seat, change.shown.number
        history = history_of(words, change, context)
        if words.story is None or history is None:
            return
        kind, least = words.story.blow
        lines = ((line.seat, *line.values) for line in history.of(kind))
        gains = {s: now - old for s, old, now in lines if old is not None and now is not None}
        struck = next(
            (each.struck for each in change.shown.events if each.struck is not None), None
        )
        for seat in sorted(gains, key=lambda seat: (gains[seat], seat)):
            if gains[seat] <= -least and seat != struck:
                yield seat, "hit"
        if struck is not None:
            yield struck, "raided"
        part = words.part(change.after)
        if part != "first half":
            yield leader, "lead"
        if struck is not None:
            yield mover, "raids"
        gain, most = gains.get(mover, 0), max([least, *gains.values()])
        if self._in_turns and mover in context.humans and gain >= most:
            yield _any_bot(context, number), "praise"
        if part == "end" != words.part(change.before):
            yield _any_bot(context, number), "last"

    def wait(self, context: TableContext) -> Remark | None:
        """Return what is said to somebody who has been thinking for long."""
        if not self._in_turns or any(earlier.occasion == "wait" for earlier in self.all):
            return None
        return self._say_any("wait", context)

    def end(self, result: Result, context: TableContext) -> Remark | None:
        """Return what is said on the result: by a bot that wins, or comes next to a person."""
        kinds: tuple[Occasion, ...] = ("wins", "loses")
        for seat, occasion in zip(result.order, kinds, strict=False):
            if seat not in context.humans:
                self.all.append(Remark(seat, occasion, self._heard))
                return self.all[-1]
        return None

    def _say_any(self, occasion: Occasion, context: TableContext) -> Remark | None:
        return self._say(self._heard, [(_any_bot(context, self._heard), occasion)])

    def _say(self, step: int, found: Iterable[tuple[SeatId | None, Occasion]]) -> Remark | None:
        last = self.all[-1] if self.all else None
        if last is not None and step - last.step < APART:
            return None
        for seat, occasion in found:
            has_just = last is not None and last.seat == seat
            if seat is not None and not has_just and (seat, occasion) not in self._said:
                self._said.add((seat, occasion))
                self.all.append(Remark(seat, occasion, step))
                return self.all[-1]
        return None


def _bots(context: TableContext) -> list[SeatId]:
    return [seat for seat in range(len(context.seats)) if seat not in context.humans]


def _any_bot(context: TableContext, step: int) -> SeatId | None:
    """Return a bot by lot, always the same one for the same table and move."""
    bots = _bots(context)
    return Random(f"{step} {context.names}").choice(bots) if bots else None


def with_remarks(
    entries: Sequence[LogEntry], remarks: Sequence[Remark], context: TableContext
) -> list[LogEntry]:
    """Return the log with each remark as a note of the last move before it."""
    found = list(entries)
    for remark in remarks:
        steps = [entry.step for entry in found if entry.step <= remark.step]
        if steps and remark.step <= found[-1].step:
            at = steps.index(max(steps))
            # The bot may just have come, or have gone since.
            is_bot = not context.seats[remark.seat].holder(remark.step).is_human
            told = remark.spoken(context.at(remark.step if is_bot else remark.step + 1))
            found[at] = replace(found[at], notes=(*found[at].notes, told))
    return found
