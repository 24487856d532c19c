"""The course of a game of Exchange in words: its lines and its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.games.exchange.history import (
    BOOM,
    BUBBLE,
    LIQUIDATION,
    PRICE,
    REBOUND,
    RUIN,
    SLUMP,
    TRADE,
    WORTH,
)
from stockgames.games.exchange.parts import ROUNDS
from stockgames.ui.games.exchange.board_words import security_name
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course_words import CourseWords, Thing, round_at
from stockgames.ui.table.money import money


class ExchangeCourse(CourseWords):
    """See `CourseWords`."""

    lines = (WORTH, PRICE)
    kinds = (RUIN, BUBBLE, REBOUND, SLUMP, BOOM, LIQUIDATION, TRADE)
    emblems: ClassVar = {
        BUBBLE: "cross",
        REBOUND: "chevron_up",
        BOOM: "chevron_up",
        SLUMP: "chevron_down",
        RUIN: "warning",
        LIQUIDATION: "minus",
        TRADE: "deal",
    }

    def title(self, kind: str) -> str:
        """Return what a chart shows."""
        return say("exchange-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        """Return it in a word."""
        return say("exchange-chart-short", kind=kind)

    def thing(self, kind: str, thing: int) -> Thing:
        """Return the security of a line of prices."""
        return Thing(security_name(thing), security_mark(thing))

    def figure(self, tally: Tally) -> str:
        """Return what a row of figures counts."""
        return say("exchange-figure", kind=tally.kind)

    def sign(self, kind: str) -> str:
        """Return a kind of moment in a word or two."""
        return say("exchange-sign", kind=kind)

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return what happened."""
        amount = money(abs(moment.amount))
        if moment.seat is None:
            name = security_name(moment.thing or 0)
            return say("exchange-moment-price", kind=moment.kind, security=name, amount=amount)
        name = names[moment.seat]
        if moment.kind == TRADE:
            return say(
                "exchange-moment-trade",
                name=name,
                security=security_name(moment.thing or 0),
                way="gain" if moment.amount > 0 else "loss",
                amount=amount,
            )
        if moment.kind == RUIN:
            return say("exchange-moment-ruin", name=name, amount=amount)
        return say("exchange-moment-liquidation", name=name, amount=amount)

    def point(self, at: int) -> str:
        """Return what a round is called."""
        return say("exchange-close") if at > ROUNDS else round_at(at)

    def foot(self, at: int) -> str:
        """Return a round's number; the close, which comes after the last, has its name."""
        return say("exchange-close") if at > ROUNDS else super().foot(at)
