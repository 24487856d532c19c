"""The course of a game of NYSE in words: its lines and its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.games.nyse.history import (
    CRASH,
    DECISIVE_SWAP,
    FALL,
    PRICE,
    RISE,
    SWAP,
    WORTH,
)
from stockgames.games.nyse.tallies import PLAYED, TAKEN
from stockgames.ui.games.nyse.terms import money, sector, sector_mark, special
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course_words import CourseWords, Thing


class NyseCourse(CourseWords):
    """See `CourseWords`."""

    lines = (WORTH, PRICE)
    kinds = (DECISIVE_SWAP, CRASH, FALL, SWAP, RISE)
    currency = "millions"
    emblems: ClassVar = {
        CRASH: "crash",
        FALL: "chevron_down",
        RISE: "chevron_up",
        SWAP: "stock_swap",
        DECISIVE_SWAP: "stock_swap",
    }

    def title(self, kind: str) -> str:
        """Return what a chart shows."""
        return say("nyse-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        """Return it in a word."""
        return say("nyse-chart-short", kind=kind)

    def amount(self, value: int, unit: str) -> str:
        """Return millions of dollars."""
        return money(value)

    def thing(self, kind: str, thing: int) -> Thing:
        """Return the sector of a line of prices."""
        return Thing(sector(thing), sector_mark(thing))

    def figure(self, tally: Tally) -> str:
        """Return what a row of figures counts."""
        thing = tally.thing or 0
        if tally.kind == TAKEN:
            return say("nyse-figure-taken", sector=sector(thing))
        if tally.kind == PLAYED:
            return say("nyse-figure-played", special=special(thing))
        return say("nyse-figure", kind=tally.kind)

    def sign(self, kind: str) -> str:
        """Return a kind of moment in a word or two."""
        return say("nyse-sign", kind=kind)

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return what happened."""
        name = "" if moment.seat is None else names[moment.seat]
        color, amount = moment.thing or 0, money(abs(moment.amount))
        if moment.kind in (SWAP, DECISIVE_SWAP):
            return say(
                "nyse-moment-swap",
                decisive="yes" if moment.kind == DECISIVE_SWAP else "no",
                name=name,
                other=names[moment.others[0]],
                sector=sector(color),
                amount=amount,
                way="gain" if moment.amount > 0 else "loss",
            )
        if moment.kind == CRASH:
            return say("nyse-moment-crash", name=name, sector=sector(color), amount=amount)
        way = "up" if moment.kind == RISE else "down"
        return say("nyse-moment-push", name=name, sector=sector(color), amount=amount, way=way)
