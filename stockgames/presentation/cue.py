"""Cues: a key moment of a game, shown large as it happens: bills and, if it is rare, a headline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeAlias

from stockgames.controllers.stages import Change
from stockgames.engine import registry
from stockgames.engine.history import History, Moment, Step
from stockgames.engine.seat import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, V
from stockgames.presentation.sentences.numbers import signed
from stockgames.presentation.sentences.pattern import Value
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import StoryWords

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
    """In the order in which they are shown."""
    headline: Headline | None = None
    over: str = ""
    """The outline path of the place in whose middle the headline lies."""


def history_of(
    words: GameWords[V, Any], change: Change[V], context: TableContext
) -> History | None:
    """Return the history of a single move as the viewer saw it; None if the game has none."""
    if words.story is None:
        return None
    before = Step(0, None, 0, (), change.before)
    after = Step(1, change.shown.seat, change.shown.turn, change.shown.events, change.after)
    return registry.load(words.story.game).history((before, after), context.options)


def cue_of(
    words: GameWords[V, Any],
    change: Change[V],
    context: TableContext,
    leader: SeatId | None = None,
) -> Cue | None:
    """Return what is worth showing large about a move; None for most moves.

    `leader` is the seat that has taken the lead, which is told late in a game.
    """
    history = history_of(words, change, context)
    if words.story is None or history is None:
        return None
    moment, cue = _key_moment(history, words.story, context.front), None
    if moment is not None:
        variant = words.cue_variant(moment, change.after, context)
        cue = _cue(moment, words.story, variant, history.at[-1], context)
    if leader is None or words.part(change.after) == "first half":
        return cue
    return _with_leader(cue, history.at[-1], leader, context.own)


def _key_moment(history: History, story: StoryWords, front: SeatId) -> Moment | None:
    """Return the moment to show: one with a headline, that hits the front seat most."""

    def rank(moment: Moment) -> tuple[bool, int, int]:
        own = abs(moment.changes[front] or 0)
        return story.cues[moment.kind].headline is not None, own, moment.weight

    known = [moment for moment in history.moments if moment.kind in story.cues]
    shown = [moment for moment in known if moment.weight >= story.cues[moment.kind].least]
    return max(shown, key=rank, default=None)


def _cue(moment: Moment, story: StoryWords, variant: str, turn: int, context: TableContext) -> Cue:
    kind = story.cues[moment.kind]
    has_headline = kind.headline is not None and abs(moment.amount) >= kind.headline
    return Cue(
        turn=turn,
        size="headline" if has_headline else kind.size,
        bills=_bills(moment, story, context.front),
        headline=_headline(moment, story, variant, turn, context) if has_headline else None,
        over=kind.over,
    )


def _bills(moment: Moment, story: StoryWords, front: SeatId) -> tuple[Bill, ...]:
    """Return the front seat's bill, then the others, the largest first."""
    kind, found = story.cues[moment.kind], []
    has_key = bool(story.thing_keys) and moment.thing is not None
    thing = story.thing_keys[moment.thing or 0] if has_key else ""
    for seat, by in enumerate(moment.changes):
        if by:
            gain = signed(by, story.amount(abs(by), story.currency))
            text = say(f"{story.game}-cue-bill", gain=gain, count=abs(by))
            place = kind.start.format(seat=seat, thing=thing)
            found.append(Bill(by, text, place, kind.end, seat == front))
    return tuple(sorted(found, key=lambda bill: (not bill.is_own, -abs(bill.gain))))


def _headline(
    moment: Moment, story: StoryWords, variant: str, turn: int, context: TableContext
) -> Headline:
    mover, names, who = moment.seat, context.names, "other"
    if None in moment.changes:
        who = "unknown"  # whom it hits is concealed
    elif mover is not None and mover == context.own:
        who = "you"
    return headline_of(
        story.game,
        what=variant,
        turn=turn,
        who=who,
        name="" if mover is None else names[mover],
        other="" if not moment.others else names[moment.others[0]],
        thing="" if moment.thing is None else story.thing(moment.kind, moment.thing).name,
        amount=story.amount(abs(moment.amount), story.currency),
        hit=_hardest_hit(moment, story, context),
    )


def headline_of(game: str, **figures: Value) -> Headline:
    """Return a game's headline."""
    return Headline(
        say(f"{game}-cue-title", **figures),
        say(f"{game}-cue-line", **figures),
        say(f"{game}-cue-kicker", **figures),
        say(f"{game}-cue-corner", **figures),
    )


def _hardest_hit(moment: Moment, story: StoryWords, context: TableContext) -> str:
    """Say which of the others loses most, or gains most if nobody loses; of equals the viewer."""
    gains = {seat: by for seat, by in enumerate(moment.changes) if by and seat != moment.seat}
    if not gains:
        return say("table-cue-hit-nobody")
    seat = min(gains, key=lambda seat: (gains[seat] > 0, -abs(gains[seat]), seat != context.front))
    who, way = "you" if seat == context.own else "other", "loss" if gains[seat] < 0 else "gain"
    amount = story.amount(abs(gains[seat]), story.currency)
    return say("table-cue-hit", who=who, way=way, name=context.names[seat], amount=amount)


class LeadWatch(Generic[V]):
    """Follows a table move by move, and tells who takes the lead: only where a turn ends, as a
    player may be behind in the middle of their own.
    """

    def __init__(self) -> None:
        self._began: tuple[object, V] | None = None
        """The turn and its viewer, and the view with which it began."""

    def new_leader(
        self, words: GameWords[V, Any], change: Change[V], context: TableContext
    ) -> SeatId | None:
        """Return who has taken the lead in the turn that ends with a move; None if nobody has."""
        turn = change.shown.turn, change.before.seat
        if self._began is None or self._began[0] != turn:
            self._began = turn, change.before
        if change.after.turn == change.before.turn and change.after.actors:
            return None
        history = history_of(words, replace(change, before=self._began[1]), context)
        leads = None if history is None else history.leader(1)
        return leads if history is not None and leads != history.leader(0) else None


def _with_leader(cue: Cue | None, turn: int, seat: SeatId, own: SeatId | None) -> Cue:
    """Return a cue that also says who leads now."""
    is_own = seat == own
    text = say("table-leads-now", who="you" if is_own else "other")
    bill = Bill(1, text, f"seat-{seat}", is_own=is_own)
    cue = cue or Cue(turn, "word")
    return replace(cue, bills=(*cue.bills, bill))
