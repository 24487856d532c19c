"""The story of a game in words: series, key moments, and the sentences on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from stockgames.engine.history import LEAD, History, Moment, Tally
from stockgames.engine.state import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import listed, money, say


class Badge(NamedTuple):
    """The letter and the emblem of a kind of thing; a screen gives them a colour."""

    letter: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Thing:
    """The name and appearance of a colour, a security or the like."""

    name: str
    badge: Badge
    key: str = ""
    """What outline paths call it."""


_NOTHING: Final = Thing("", Badge("", ""))


class CueKind(NamedTuple):
    """How key moments of one kind are shown as they happen. Places are outline paths."""

    least: int = 0
    """The change for a single seat from which it is shown."""
    headline: int | None = None
    """The amount from which it gets a headline; None for never, as it is seen often."""
    start: str = "seat-{seat}"
    """The place that a change leaves: `seat-{seat}/chips/{thing}`."""
    end: str = ""
    """The place that it flies to; empty if it only rises."""
    over: str = ""
    """The place in whose middle the headline lies; empty for the whole table's."""
    lit: Sequence[str] = ()
    """The places that stay light while the table is dark; `{seat}` is who moves, `{other}` whom it
    strikes.
    """


class StoryWords:
    """The texts of a score history in the current language, with defaults for all games."""

    game: ClassVar[str]
    """The game's id, with which its sentences begin."""
    lines: ClassVar[tuple[str, ...]]
    """The kinds of series that a chart shows, the main one first."""
    rare: ClassVar[tuple[str, ...]] = ()
    """The kinds of which every moment is marked, not just the heaviest."""
    emblems: ClassVar[Mapping[str, str]]
    """The emblem of each kind of key moment, the most important first."""
    currency: ClassVar[str] = "dollars"
    """The unit of what key moments change."""
    cues: ClassVar[Mapping[str, CueKind]] = {}
    """The kinds of key moments that are shown as they happen."""
    blow: ClassVar[tuple[str, int]] = ("", 0)
    """The kind of series in which a blow is felt, and the least change that is one."""

    def title(self, kind: str) -> str:
        """Return the title of a chart for a kind of series: `Worth, turn by turn`."""
        return say(f"{self.game}-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        """Return a kind of series in one word: `Worth`."""
        return say(f"{self.game}-chart-short", kind=kind)

    def figure(self, tally: Tally) -> str:
        """Return the label of a row of statistics."""
        thing = "" if tally.thing is None else self.thing(tally.kind, tally.thing).name
        return say(f"{self.game}-figure", kind=tally.kind, thing=thing)

    def sign(self, kind: str) -> str:
        """Return a kind of key moment in a word or two, for the legend: `price falls`."""
        return say(f"{self.game}-sign", kind=kind)

    def moment(self, moment: Moment, names: Sequence[str]) -> str:
        """Return a sentence on a key moment."""
        return say(
            f"{self.game}-moment",
            kind=moment.kind,
            name="" if moment.seat is None else names[moment.seat],
            other=listed([names[seat] for seat in moment.others]),
            thing=self.about(moment).name,
            amount=self.amount(abs(moment.amount), self.currency),
            count=moment.amount,
            way="gain" if moment.amount > 0 else "loss",
        )

    def amount(self, value: int, unit: str) -> str:
        """Return a value in the game's own form."""
        return money(value)

    def thing(self, kind: str, thing: int) -> Thing:
        """Return name and appearance of what a line, a key moment or a row of statistics of this
        kind is about; both are empty where each is about seats alone.
        """
        return _NOTHING

    def about(self, moment: Moment) -> Thing:
        """Return the thing that a key moment is about; it has no name if about none."""
        return _NOTHING if moment.thing is None else self.thing(moment.kind, moment.thing)

    def point(self, at: int) -> str:
        """Return the name of a turn or, in games that count rounds, of a round."""
        return say("table-turn-at", turn=at)

    def foot(self, at: int) -> str:
        """Return the axis label of a turn or round."""
        return str(at)

    def emblem(self, moment: Moment) -> str:
        return self.emblems[moment.kind]


def round_at(at: int) -> str:
    """Return the name of a round."""
    return say("table-round-at", round=at)


HIGHLIGHTS: Final = 3
"""The number of key moments shown as sentences."""
MOST_MARKS: Final = 6
"""The number of key moments marked on a chart."""
LEAD_EMBLEM: Final = "bell"


@dataclass(frozen=True, slots=True)
class Highlight:
    """A key moment as a sentence."""

    step: int
    """The number of moves after which it had happened."""
    at: int
    """The turn or round it belongs to."""
    emblem: str
    text: str
    changes: str
    """What it changed for whom; empty if that can't be given by seat."""
    when: str


@dataclass(frozen=True, slots=True)
class GameStory:
    """Everything needed to describe a game: its history, its texts, and who played where."""

    history: History
    words: StoryWords
    names: tuple[str, ...]
    own: SeatId | None

    @property
    def portraits(self) -> tuple[Portrait, ...]:
        return portraits_at(self.names)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of series that have any data."""
        return tuple(kind for kind in self.words.lines if self.history.of(kind))

    def tells_apart(self, kind: str) -> bool:
        """Return whether the lines of a kind end apart, or there is only one."""
        ends = [line.values[-1] for line in self.history.of(kind)]
        return len(ends) == 1 or len(set(ends)) > 1

    def turning_points(self, most: int = MOST_MARKS) -> list[Moment]:
        """Return the most important key moments, the most important first.

        The heaviest of each kind, or all of a rare one, come first, in the game's order, then the
        heaviest of the rest.
        """
        order = {kind: place for place, kind in enumerate((*self.words.emblems, LEAD))}
        known = [moment for moment in self.history.moments if moment.kind in order]
        known.sort(key=lambda moment: (-moment.weight, moment.step))
        seen, first = set[str](), list[Moment]()
        for moment in known:
            if moment.kind not in seen or moment.kind in self.words.rare:
                first.append(moment)
            seen.add(moment.kind)
        first.sort(key=lambda moment: order[moment.kind])
        return [*first, *(moment for moment in known if moment not in first)][:most]

    def highlight_moments(self) -> list[Moment]:
        """Return the key moments shown as sentences, three at most.

        The most important one is first, then the one that changed most for the viewer; the last
        change of the lead is always included.
        """
        points = self.turning_points(most=len(self.history.moments))
        own = [moment for moment in points if self._own_change(moment)]
        own.sort(key=lambda moment: -self._own_change(moment))
        lead = [moment for moment in points if moment.kind == LEAD]
        chosen: list[Moment] = []
        for moment in (*points[:1], *own[:1], *lead, *points):
            if moment not in chosen:
                chosen.append(moment)
        return chosen[:HIGHLIGHTS]

    def _own_change(self, moment: Moment) -> int:
        if self.own is None or self.own >= len(moment.changes):
            return 0
        return abs(moment.changes[self.own] or 0)

    def highlights(self) -> list[Highlight]:
        """Return the key moments as sentences."""
        return [self._highlight(moment) for moment in self.highlight_moments()]

    def _highlight(self, moment: Moment) -> Highlight:
        at = self.history.at[moment.step]
        return Highlight(
            step=moment.step,
            at=at,
            emblem=self.emblem(moment),
            text=self.sentence(moment),
            changes=self.changes(moment),
            when=self.words.point(at),
        )

    def sentence(self, moment: Moment) -> str:
        if moment.kind != LEAD:
            return self.words.moment(moment, self.names)
        main, (now, before) = self.history.of(self.history.main), moment.others
        worths = [line.values[moment.step] or 0 for line in main]
        others = [seat for seat in range(len(worths)) if seat != now]
        second = max(others, key=lambda seat: (worths[seat], seat == before))
        return say(
            "table-took-the-lead-from",
            name=self.names[now],
            other=self.names[before],
            amount=self.words.amount(moment.amount, main[0].unit),
            over="other" if second == before else "second",
            second=self.names[second],
        )

    def emblem(self, moment: Moment) -> str:
        return LEAD_EMBLEM if moment.kind == LEAD else self.words.emblem(moment)

    def sign(self, moment: Moment) -> str:
        """Return the meaning of a key moment's emblem, in a word or two."""
        return say("table-sign-lead") if moment.kind == LEAD else self.words.sign(moment.kind)

    def changes(self, moment: Moment) -> str:
        """Return what a key moment changed for whom, the most first: `Clara −$8M · Bruno −$4M`."""
        found = [(seat, change) for seat, change in enumerate(moment.changes) if change]
        if found == [(moment.seat, moment.amount)]:
            return ""  # the sentence already says it
        found.sort(key=lambda pair: -abs(pair[1]))
        return "  ·  ".join(self._change(seat, change) for seat, change in found)

    def _change(self, seat: SeatId, change: int) -> str:
        amount = self.words.amount(abs(change), self.words.currency)
        key = "table-gained" if change > 0 else "table-lost"
        return say(key, name=self.names[seat], amount=amount)
