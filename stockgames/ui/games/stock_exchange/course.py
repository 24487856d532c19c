"""The course of a game of Stock Exchange in words: its lines and its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.games.stock_exchange.history import (
    EARNINGS,
    FIZZLE,
    GIFT,
    GOODS,
    SCORE,
    SHARE,
)
from stockgames.games.stock_exchange.places import good_key
from stockgames.games.stock_exchange.tallies import EXCHANGED
from stockgames.ui.games.stock_exchange.terms import company, good
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import listed
from stockgames.ui.table.course_words import CourseWords, round_at
from stockgames.ui.table.money import money


class StockExchangeCourse(CourseWords):
    """See `CourseWords`."""

    lines = (SCORE, EARNINGS, GOODS)
    kinds = (GIFT, FIZZLE, SHARE)
    emblems: ClassVar = {FIZZLE: "coal", SHARE: "seal"}

    def title(self, kind: str) -> str:
        """Return what a chart shows."""
        return say("stock-exchange-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        """Return it in a word."""
        return say("stock-exchange-chart-short", kind=kind)

    def amount(self, value: int, unit: str) -> str:
        """Return dollars, or a count of pieces."""
        return money(value) if unit == "dollars" else str(value)

    def figure(self, tally: Tally) -> str:
        """Return what a row of figures counts."""
        if tally.kind == EXCHANGED:
            return say("stock-exchange-figure-exchanged")
        return say("stock-exchange-figure-made", good=good(tally.thing or 0))

    def sign(self, kind: str) -> str:
        """Return a kind of moment in a word or two."""
        return say("stock-exchange-sign", kind=kind)

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return what happened."""
        amount, way = money(abs(moment.amount)), "gain" if moment.amount > 0 else "loss"
        if moment.seat is None:
            makers = listed([names[seat] for seat in moment.others])
            return say("stock-exchange-moment-fizzle", names=makers, count=moment.amount)
        name, other = names[moment.seat], names[moment.others[0]]
        if moment.kind == GIFT:
            thing = good(moment.thing or 0)
            return say(
                "stock-exchange-moment-gift",
                way=way,
                name=name,
                other=other,
                good=thing,
                amount=amount,
            )
        share = company(moment.thing or 0)
        return say(
            "stock-exchange-moment-share",
            way=way,
            name=name,
            other=other,
            company=share,
            amount=amount,
        )

    def point(self, at: int) -> str:
        """Return what a round is called."""
        return round_at(at)

    def emblem(self, moment: Moment) -> str:
        """Return what stands for a moment."""
        if moment.kind == GIFT:
            return good_key(moment.thing or 0)
        return super().emblem(moment)
