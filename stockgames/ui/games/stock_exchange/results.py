"""The end of a game of Stock Exchange: each score with its rule (S9), and texts for its chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.history import (
    EARNINGS,
    EXCHANGED,
    FIZZLE,
    GIFT,
    GOODS,
    SCORE,
    SHARE,
)
from stockgames.games.stock_exchange.parts import Company
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.places import good_key
from stockgames.presentation.course import CourseWords, round_at
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import Wording, same, say, worded
from stockgames.presentation.sentences.words import listed
from stockgames.ui.games.stock_exchange.terms import company, good, mark


class StockExchangeCourse(CourseWords):
    """See `CourseWords`."""

    lines = (SCORE, EARNINGS, GOODS)
    kinds = (GIFT, FIZZLE, SHARE)
    emblems: ClassVar = {FIZZLE: "coal", SHARE: "seal"}

    def title(self, kind: str) -> str:
        return say("stock-exchange-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        return say("stock-exchange-chart-short", kind=kind)

    def amount(self, value: int, unit: str) -> str:
        return money(value) if unit == "dollars" else str(value)

    def figure(self, tally: Tally) -> str:
        if tally.kind == EXCHANGED:
            return say("stock-exchange-figure-exchanged")
        return say("stock-exchange-figure-made", good=good(tally.thing or 0))

    def sign(self, kind: str) -> str:
        return say("stock-exchange-sign", kind=kind)

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
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
        return round_at(at)

    def emblem(self, moment: Moment) -> str:
        if moment.kind == GIFT:
            return good_key(moment.thing or 0)
        return super().emblem(moment)


def rows(audit: Audit | None) -> list[ResultRow]:
    """Return a row for each seat, the winner first; empty before the audit."""
    if audit is None:
        return []
    return [
        ResultRow(
            place=payout.place,
            seat=payout.seat,
            score=money(payout.score),
            note=company(payout.seat),
            rule=award(payout),
            lines=tuple(
                ScoreLine(text, money(payout.paid[number]), mark(number).emblem)
                for number, text in holdings(payout, audit).items()
            ),
        )
        for payout in audit.ranked
    ]


def holdings(payout: Payout, audit: Audit) -> dict[Company, str]:
    """Return, by company, how many of its stocks a seat holds, and what each of them pays."""
    return {
        number: say(
            "stock-exchange-company-count-at-amount",
            company=company(number),
            count=held,
            amount=money(audit.statements[number].earnings),
        )
        for number, held in enumerate(payout.stocks)
        if held
    }


def award(payout: Payout) -> Wording:
    """Return what a rank earns, as text (S9)."""
    if payout.life_tokens:
        return worded("stock-exchange-the-highest-score-2-tokens")
    parts = []
    if payout.garnets:
        parts.append(same(say("stock-exchange-garnets-won", count=payout.garnets)))
    if payout.elimination_candidate:
        parts.append(worded("stock-exchange-the-lowest-score-elimination-candidate"))
    return Wording("; ".join(one.text for one in parts), "; ".join(one.short for one in parts))
