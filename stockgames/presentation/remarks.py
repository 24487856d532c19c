"""What bots say at the table: seldom, and only from what everybody sees of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Final, Literal, TypeAlias

from stockgames.controllers.stages import Change
from stockgames.engine.history import History
from stockgames.engine.state import Result, SeatId, View
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import LeadWatch, history_of
from stockgames.presentation.faces import bot_portraits
from stockgames.presentation.game_words import AnyWords, LogEntry
from stockgames.presentation.sentences.speech import say

Occasion: TypeAlias = Literal[
    "sits", "hit", "raided", "raids", "lead", "praise", "wait", "last", "wins", "loses"
]
Found: TypeAlias = tuple[SeatId | Literal["any"] | None, Occasion]
"""Who has an occasion to speak: a seat, any bot, or nobody."""
Heard: TypeAlias = set[tuple[str, Occasion]]
"""The lines that were said in a sitting, by voice."""
Wish: TypeAlias = Literal["alone", "always", "never"]
"""When bots may speak: unless several people play, always, or never."""
APART: Final = 4
"""The least number of moves between two remarks."""
_AT_END: Final[tuple[Occasion, ...]] = ("wins", "loses")
"""The occasions of the first and the second."""
_PLAINEST: Final = "Emil"
"""Whose voice everybody has who is not one of the app's own bots, and doesn't look like one."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that a bot says after a move."""

    seat: SeatId
    occasion: Occasion
    step: int
    """The number of moves made so far."""
    name: str
    """The bot's, as somebody else may take its seat later."""
    voice: str
    """Whose lines it says."""

    @property
    def line(self) -> str:
        """What is said."""
        return say("remark-line", who=self.voice.lower(), occasion=self.occasion)

    @property
    def spoken(self) -> str:
        """The line with the speaker's name."""
        return say("remark-said", name=self.name, text=self.line)


def voice_of(name: str, portrait: Portrait) -> str:
    """Return whose lines a bot says: its own, those of its double, or the plainest."""
    alike = (own for own, face in bot_portraits().items() if face == portrait)
    return name if name in bot_portraits() else next(alike, _PLAINEST)


class Remarks:
    """Chooses the remarks of one table; its methods return what is said, which is mostly nothing.

    Each takes the context as it is after the last move.
    """

    def __init__(self, words: AnyWords) -> None:
        self.wish: Callable[[], Wish] = lambda: "never"
        """Returns when bots may speak."""
        self.heard: Heard = set()
        """What nobody says again: tables of one sitting share it."""
        self._words, self._lead = words, LeadWatch()
        self.all: list[Remark] = []
        """All remarks so far in order."""
        self.due: Remark | None = None
        """What is said about the last move, until it has been shown."""

    def sit(self, context: TableContext) -> Remark | None:
        """Greet those who begin a game."""
        has_begun = any(shown.seat >= 0 for shown in context.history)
        return None if has_begun else self._say([("any", "sits")], context)

    def hear(self, change: Change[View], context: TableContext) -> None:
        """Speak about a move, known as a bystander knows it; what is said is `due`."""
        while self.all and self.all[-1].step >= change.shown.number:
            self.all.pop()  # that move was taken back
        history = None if self.wish() == "never" else history_of(self._words, change, context)
        if history is not None and change.after.actors:
            leader = self._lead.new_leader(self._words, change, history)
            self.due = self._say(self._occasions(change, history, leader, context), context)

    def _occasions(
        self, change: Change[View], history: History, leader: SeatId | None, context: TableContext
    ) -> Iterator[Found]:
        """Yield who has an occasion to speak, the most telling one first."""
        words, mover = self._words, change.shown.seat
        assert words.story is not None
        kind, least = words.story.blow
        lines = ((line.seat, *line.values) for line in history.of(kind))
        gains = {s: now - old for s, old, now in lines if old is not None and now is not None}
        struck = next((e.struck for e in change.shown.events if e.struck is not None), None)
        for seat in sorted(gains, key=lambda seat: (gains[seat], seat)):
            if gains[seat] <= -least and seat != struck:
                yield seat, "hit"
        yield struck, "raided"
        yield leader, "lead"
        if struck is not None:
            yield mover, "raids"
        by_person = history.axis == "turn" and mover >= 0 and context.seats[mover].is_human
        if by_person and gains.get(mover, 0) >= max([least, *gains.values()]):
            yield "any", "praise"
        if words.progress(change.before) < words.progress(change.after) == 1:
            yield "any", "last"

    def wait(self, context: TableContext) -> Remark | None:
        """Speak once to somebody who has been thinking for long, unless a choice lies hidden."""
        has_spoken = any(earlier.occasion == "wait" for earlier in self.all)
        hides = any(shown.face_down for shown in context.history[-1:])
        return None if has_spoken or hides else self._say([("any", "wait")], context)

    def end(self, result: Result, context: TableContext) -> Remark | None:
        """Speak about the result: a bot that wins, or comes next."""
        return self._say(zip(result.order, _AT_END, strict=False), context, apart=0)

    def _say(
        self, found: Iterable[Found], context: TableContext, *, apart: int = APART
    ) -> Remark | None:
        """Return the first remark that may be said, if it is time for one."""
        step, wish, last = len(context.history), self.wish(), self.all[-1] if self.all else None
        bots = [seat for seat, info in enumerate(context.seats) if not info.is_human]
        is_soon = last is not None and step - last.step < apart
        if is_soon or wish == "never" or (wish == "alone" and len(context.seats) - len(bots) > 1):
            return None
        silent = last.seat if last is not None and apart else None
        Random(f"{step} {context.names}").shuffle(bots)  # the same for the same table and move
        for (speaker, occasion), seat in product(found, bots):
            voice = voice_of(context.names[seat], context.portraits[seat])
            is_able = speaker in (seat, "any") and seat != silent
            if is_able and (voice, occasion) not in self.heard:
                self.heard.add((voice, occasion))
                self.all.append(Remark(seat, occasion, step, context.names[seat], voice))
                return self.all[-1]
        return None


def with_remarks(entries: Sequence[LogEntry], remarks: Sequence[Remark]) -> list[LogEntry]:
    """Return the log with each remark as a note of the last move before it."""
    found = list(entries)
    for remark in remarks:
        steps = [entry.step for entry in found if entry.step <= remark.step]
        if steps and remark.step <= found[-1].step:
            at = steps.index(max(steps))
            found[at] = replace(found[at], notes=(*found[at].notes, remark.spoken))
    return found
