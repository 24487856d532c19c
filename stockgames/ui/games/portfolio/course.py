"""The course of a game of Portfolio in words: its lines and its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.games.portfolio.history import (
    CASH,
    COLLECTION,
    DEAL,
    FOUNDING,
    INCOME,
    RAID,
    STOCK_ENDED,
    TAKEOVER,
)
from stockgames.ui.games.portfolio.terms import money
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course_words import CourseWords


class PortfolioCourse(CourseWords):
    """See `CourseWords`."""

    lines = (CASH, INCOME)
    kinds = (TAKEOVER, RAID, FOUNDING, COLLECTION, DEAL, STOCK_ENDED)
    emblems: ClassVar = {
        RAID: "cross",
        TAKEOVER: "check",
        FOUNDING: "portico",
        COLLECTION: "gold",
        DEAL: "deal",
        STOCK_ENDED: "cards",
    }

    def title(self, kind: str) -> str:
        """Return what a chart shows."""
        return say("portfolio-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        """Return it in a word."""
        return say("portfolio-chart-short", kind=kind)

    def amount(self, value: int, unit: str) -> str:
        """Return dollars."""
        return money(value)

    def figure(self, tally: Tally) -> str:
        """Return what a row of figures counts."""
        return say("portfolio-figure", kind=tally.kind)

    def sign(self, kind: str) -> str:
        """Return a kind of moment in a word or two."""
        return say("portfolio-sign", kind=kind)

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return what happened."""
        name = "" if moment.seat is None else names[moment.seat]
        amount = money(abs(moment.amount))
        match moment.kind:
            case "raid" | "takeover":
                other, how = names[moment.others[0]], moment.kind
                return say("portfolio-moment-raid", how=how, name=name, other=other, amount=amount)
            case "deal":
                return say("portfolio-moment-deal", name=name, other=names[moment.others[0]])
            case "stock-ended":
                return say("portfolio-moment-stock-ended", name=name)
            case "founding":
                return say("portfolio-moment-founding", name=name, amount=amount)
        return say("portfolio-moment-collection", name=name, amount=amount)
