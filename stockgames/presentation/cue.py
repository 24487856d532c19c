"""Cues: a key moment of a game, shown large as it happens: bills and, if it is rare, a headline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from stockgames.controllers.stages import Change, Stage
from stockgames.engine import registry
from stockgames.engine.history import History, Moment, Step
from stockgames.engine.state import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, V
from stockgames.presentation.sentences.speech import say, signed
from stockgames.presentation.story import StoryWords

VARIANTS: Final = ("first", "second", "third", "fourth")
"""The headlines among which the turn picks; a game may have fewer for some events."""


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
    """When it happened: `turn 35`."""
    emblem: str
    """That of what it is about."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What the table shows of a move beside its animation: figures, and if it is rare a headline
    after darkness.
    """

    turn: int
    """The number of the turn or round; 0 after the end, which always gets its headline."""
    bills: Sequence[Bill] = ()
    """In the order in which they are shown."""
    headline: Headline | None = None
    over: str = ""
    """The outline path of the place in whose middle the headline lies."""
    whispers: bool = False
    """Whether its figures are shown for a moment only, as they are seen often."""
    lit: Sequence[str] = ()
    """The outline paths of what stays light in the dark."""


def history_of(
    words: GameWords[V, Any], change: Change[V], context: TableContext
) -> History | None:
    """Return the history of a single move as the viewer sees it made; None where a game is looked
    back at, or has none.
    """
    if words.story is None or context.stage is not Stage.SHOWING:
        return None
    before = Step(0, None, 0, (), change.before)
    shown = change.shown
    after = Step(1, shown.seat, shown.turn + 1, shown.events, change.after)
    return registry.load(words.story.game).history((before, after), context.options)


class LeadWatch:
    """Follows a table, and tells who takes the lead late in a game: only where a turn ends, as a
    player may be behind in the middle of their own.
    """

    def __init__(self) -> None:
        self._leaders: list[SeatId | None] = []
        """At the end of each turn that was followed."""

    def new_leader(
        self, words: GameWords[V, Any], change: Change[V], history: History
    ) -> SeatId | None:
        """Return who has taken the lead in the turn that ends with a move, or in turns before it
        that weren't followed; None if nobody has, or if the move reveals what each has.
        """
        if change.after.turn == change.before.turn and change.after.actors:
            return None
        last, now = (self._leaders or [history.leader(0)])[-1], history.leader(1)
        self._leaders.append(now)
        was_open = all(line.values[0] is not None for line in history.of(history.main))
        is_new = was_open and now != last
        return now if is_new and words.progress(change.after) > 1 / 2 else None


def cue_of(
    words: GameWords[V, Any],
    change: Change[V],
    context: TableContext,
    lead: LeadWatch | None = None,
) -> Cue | None:
    """Return what is worth showing large about a move; None for most moves, and where a game is
    looked back at.

    With `lead` it also tells who takes the lead.
    """
    history = history_of(words, change, context)
    if words.story is None or history is None:
        return None
    turn, moment = history.at[-1], _key_moment(history, words.story, context.front)
    cue = None if moment is None else _cue(moment, words.story, turn, context)
    leader = None if lead is None else lead.new_leader(words, change, history)
    if leader is not None:
        is_own, cue = leader == context.own, cue or Cue(turn)
        text = say("table-leads-now", who="you" if is_own else "other")
        bill = Bill(1, text, f"seat-{leader}", is_own=is_own)
        cue = replace(cue, bills=(*cue.bills, bill))
    return cue


def _key_moment(history: History, story: StoryWords, front: SeatId) -> Moment | None:
    """Return the moment to show: one with a headline, that hits the front seat most."""

    def rank(moment: Moment) -> tuple[bool, int, int]:
        own = abs(moment.changes[front] or 0)
        return story.cues[moment.kind].headline is not None, own, moment.weight

    cues, moments = story.cues, history.moments
    shown = [each for each in moments if each.kind in cues and each.weight >= cues[each.kind].least]
    return max(shown, key=rank, default=None)


def _cue(moment: Moment, story: StoryWords, turn: int, context: TableContext) -> Cue:
    kind, bills = story.cues[moment.kind], _bills(moment, story, context.front)
    if kind.headline is None or abs(moment.amount) < kind.headline:
        return Cue(turn, bills, whispers=kind.headline is None)
    thing, struck = story.about(moment), next(iter(moment.others), None)
    title = say(
        f"{story.game}-cue-title",
        variant=VARIANTS[(turn + turn // len(context.names)) % len(VARIANTS)],
        kind=moment.kind,
        thing=thing.key,
        name="" if moment.seat is None else context.names[moment.seat],
        whose="you" if moment.others == (context.own,) else "other",
    )
    line = f"{story.moment(moment, context.names)} {_hardest_hit(moment, story, context)}"
    headline = Headline(title, line.strip(), story.point(turn), thing.badge.emblem)
    lit = [place.format(seat=moment.seat, thing=thing.key, other=struck) for place in kind.lit]
    return Cue(turn, bills, headline, kind.over, lit=lit)


def _bills(moment: Moment, story: StoryWords, front: SeatId) -> tuple[Bill, ...]:
    """Return the front seat's bill, then the others, the largest first."""
    kind, found = story.cues[moment.kind], []
    for seat, by in enumerate(moment.changes):
        if by:
            gain = signed(by, story.amount(abs(by), story.currency))
            text = say(f"{story.game}-cue-bill", gain=gain, count=abs(by))
            place = kind.start.format(seat=seat, thing=story.about(moment).key)
            found.append(Bill(by, text, place, kind.end, seat == front))
    return tuple(sorted(found, key=lambda bill: (not bill.is_own, -abs(bill.gain))))


def _hardest_hit(moment: Moment, story: StoryWords, context: TableContext) -> str:
    """Say which of the others loses most, or gains most if nobody loses; of equals the viewer.
    If it changes nothing for them, say what it does to whoever moved.

    Empty if that is concealed, or whoever it hits has been named.
    """
    if moment.others or None in moment.changes:
        return ""
    changes = {seat: by for seat, by in enumerate(moment.changes) if by}
    gains = {seat: by for seat, by in changes.items() if seat != moment.seat} or changes
    if not gains:
        return say("table-cue-hit-nobody")
    seat = min(gains, key=lambda seat: (gains[seat] > 0, -abs(gains[seat]), seat != context.front))
    who, way = "you" if seat == context.own else "other", "loss" if gains[seat] < 0 else "gain"
    amount = story.amount(abs(gains[seat]), story.currency)
    return say("table-cue-hit", who=who, way=way, name=context.names[seat], amount=amount)
