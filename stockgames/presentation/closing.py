"""What a closing page says: the result from the viewer's side, the certificate, one good thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from stockgames.engine.history import History
from stockgames.engine.state import Result, SeatId, View
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, ResultRow, Solo
from stockgames.presentation.levels import who_plays
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import GameStory

_PLACES: Final = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)
_LATELY: Final = 0.25
"""The last share of the game in which a lost lead is worth mentioning."""
_LATE: Final = 3
"""The least number of turns or rounds that a sentence about the last ones counts."""
_WHISKER: Final = 0.03
"""A lead is close up to this share of the winner's score."""


@dataclass(frozen=True, slots=True)
class Award:
    """The contents of the certificate."""

    caption: str
    names: tuple[str, ...]
    """The winners; several if they tie."""
    portraits: tuple[Portrait, ...]
    amount: str
    margin: str
    """By how much, and over whom; empty for a tie."""
    note: str


@dataclass(frozen=True, slots=True)
class FrontPage:
    """A newspaper's front page about the win of a person at the screen."""

    title: str
    portrait: Portrait
    amount: str
    line: str
    """A sentence about the second."""
    others: tuple[str, ...]
    """The scores of everyone else."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The contents of a closing page."""

    heading: str
    """From the viewer's perspective."""
    drama: str
    """What decided between two people of equal score (V15), or else how the lead changed; empty if
    there is nothing to say.
    """
    good: str
    """Something good about a game that the viewer lost, or about one alone; empty for none."""
    rows: Sequence[ResultRow]
    """The ranking, the winner first."""
    names: Sequence[str]
    portraits: Sequence[Portrait]
    own: SeatId | None
    award: Award
    story: GameStory | None
    """The game's story; None for a game without a score history."""
    front_page: FrontPage | None
    """None unless a person at the screen has won, and not on a tie."""
    solo: Solo | None
    """How a game alone went; None where no medals can be won."""

    @property
    def is_lost(self) -> bool:
        """Whether the only person at the screen didn't come first."""
        return any(row.seat == self.own and row.place > 1 for row in self.rows)


def closing_of(
    result: Result,
    view: View,
    context: TableContext,
    words: AnyWords,
    history: History | None,
) -> Closing:
    """Return the closing page's contents."""
    rows, plain = words.result_rows(result, view, context), words.result_headline(result, context)
    places = {row.seat: row.place for row in rows}
    ranks = [places.get(seat, rank) for seat, rank in enumerate(result.ranks)]
    result, story = replace(result, ranks=tuple(ranks)), None
    names, faces, solo = context.names, context.portraits, words.solo(result, context)
    if history is not None and words.story is not None:
        story = GameStory(history, words.story, names, context.own)
    good = "" if story is None else good_thing(result, story)
    if solo is not None:
        plain, good = solo.heading, solo.line
    return Closing(
        heading=plain if story is None else heading(result, story, plain),
        drama=_tie(rows, context) or ("" if story is None else drama(result, story)),
        good=good,
        rows=[replace(row, who=who_plays(row.seat, context)) for row in rows],
        names=names,
        portraits=faces,
        own=context.own,
        award=_award(result, context, rows, story),
        story=story,
        front_page=None if story is None else _front_page(result, story, rows, context),
        solo=solo,
    )


def _tie(rows: Sequence[ResultRow], context: TableContext) -> str:
    """Return what decided the first tie between two people (V15); empty without one."""
    people = {seat for seat, info in enumerate(context.seats) if info.is_human}
    for row, below in pairwise(rows):
        is_broken = row.score == below.score and row.place < below.place
        if is_broken and row.rule.text and {row.seat, below.seat} <= people:
            name, other = context.name(row.seat), context.name(below.seat)
            return say("table-ranks-above", name=name, other=other, rule=row.rule.text)
    return ""


def _winners(result: Result) -> list[SeatId]:
    return [seat for seat, rank in enumerate(result.ranks) if rank == 1]


def _amount(story: GameStory, value: int) -> str:
    unit = story.history.of(story.history.main)[0].unit
    return story.words.amount(value, unit)


def heading(result: Result, story: GameStory, plain: str) -> str:
    """Return by how much the viewer wins, or their rank and distance, or who wins; else `plain`."""
    winners, own, scores = _winners(result), story.own, result.scores
    if len(result.ranks) == 1 or len(winners) > 1:
        return plain
    won = own in (None, winners[0])
    other = result.order[1] if won else winners[0]
    gap = scores[winners[0]] - scores[other if won else own or 0]
    amount = _amount(story, abs(gap))
    if own is None:
        return say("table-wins-by", name=story.names[winners[0]], amount=amount) if gap else plain
    if won and gap:
        return say("table-you-win-by", amount=amount)
    return say(
        "table-you-came",
        place=_PLACES[result.ranks[own] - 1],
        way="behind" if gap else "tie-won" if won else "tie-lost",
        amount=amount,
        name=story.names[other],
    )


def drama(result: Result, story: GameStory) -> str:
    """Return a line on how the lead changed; empty if there is nothing to say."""
    leaders, axis, own = story.history.leaders, story.history.axis, story.own
    last, winners = max(leaders, default=0), _winners(result)
    if own is not None and own not in winners:
        led = [at for at, seat in leaders.items() if seat == own and at]
        if led and last - led[-1] <= last * _LATELY and led[-1] < last:
            return say("table-you-led-with", axis=axis, count=last - led[-1])
    since = _led_since(story.history, winners[0]) if len(winners) == 1 else None
    if not since:
        return ""
    name = story.names[winners[0]]
    if since == last:
        if own == winners[0]:
            return say("table-you-led-at-last", axis=axis)
        return say("table-led-at-last", axis=axis, name=name)
    if own == winners[0]:
        return say("table-you-led-from", axis=axis, at=since)
    return say("table-led-from", axis=axis, at=since, name=name)


def _led_since(history: History, seat: SeatId) -> int | None:
    """Return the turn or round since which a seat led alone until the end; None if it didn't."""
    since = None
    for at, leader in history.leaders.items():
        if leader != seat:
            since = None
        elif since is None:
            since = at
    return since


def good_thing(result: Result, story: GameStory) -> str:
    """Return the first good thing that is true of the viewer's lost game; empty if none is."""
    own, history = story.own, story.history
    if own is None or own in _winners(result):
        return ""
    series = history.of(history.main)
    ends = {at: [line.values[step] for line in series] for at, step in history.ends.items() if at}
    known = {at: [value for value in row if value is not None] for at, row in ends.items()}
    whole = [(at, row) for at, row in known.items() if len(row) == len(series)]
    late = whole[-max((len(whole) + 1) // 2, _LATE) :]
    ahead = sum(row[own] == max(row) for _, row in late)
    if late and 2 * ahead >= len(late):
        every = ahead == len(late)
        return say("table-good-lead", every=every, axis=history.axis, count=ahead, all=len(late))
    gains = [
        (now - then, seat == own, at)
        for (_, before), (at, after) in pairwise(whole)
        for seat, (then, now) in enumerate(zip(before, after, strict=True))
    ]
    most, is_own, at = max(gains, key=lambda gain: (gain[0], not gain[1]), default=(0, False, 0))
    if is_own and most > 0:
        amount, point = _amount(story, most), story.words.point(at)
        return say("table-good-gain", amount=amount, point=point)
    return ""


def _award(
    result: Result, context: TableContext, rows: Sequence[ResultRow], story: GameStory | None
) -> Award:
    """Return the contents of the certificate."""
    first = [row for row in rows if row.place == 1] or list(rows[:1])
    shared = len(first) > 1
    return Award(
        caption=say("table-first-together") if shared else say("table-first-at-the-close"),
        names=tuple(context.names[row.seat] for row in first),
        portraits=tuple(context.portraits[row.seat] for row in first),
        amount=first[0].score if first else "",
        margin="" if shared or story is None else _margin(result, story, rows),
        note=first[0].note if first else "",
    )


def _margin(result: Result, story: GameStory, rows: Sequence[ResultRow]) -> str:
    """Return by how much the winner is ahead of whom; empty for a tie."""
    if len(rows) < 2:
        return ""
    gap = result.scores[rows[0].seat] - result.scores[rows[1].seat]
    name = story.names[rows[1].seat]
    return say("table-by-a-margin-of", amount=_amount(story, gap), name=name) if gap > 0 else ""


def _front_page(
    result: Result, story: GameStory, rows: Sequence[ResultRow], context: TableContext
) -> FrontPage | None:
    winner, *others = _winners(result)
    if others or winner not in context.humans or len(rows) < 2:
        return None
    score, second = result.scores[winner], rows[1]
    gap = score - result.scores[second.seat]
    if gap <= 0:
        return None
    close = gap <= score * _WHISKER
    name, amount = story.names[second.seat], _amount(story, gap)
    return FrontPage(
        title=say("table-front-title", name=story.names[winner], close=close),
        portrait=context.portraits[winner],
        amount=rows[0].score,
        line=say("table-front-second", name=name, amount=amount),
        others=tuple(f"{story.names[row.seat]} {row.score}" for row in rows[1:]),
    )
