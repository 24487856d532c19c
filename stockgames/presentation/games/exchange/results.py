"""The end of a game of Exchange: each score with its rule (E8, E9), and texts for its chart."""

from __future__ import annotations

from typing import ClassVar

from stockgames.engine.state import Result
from stockgames.games.exchange import history
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.facts import ExchangeFacts, SeatFacts
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.games.exchange.terms import badge, security_name
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, money, say, worded
from stockgames.presentation.story import CueKind, StoryWords, Thing, round_at


class ExchangeStory(StoryWords):
    """See `StoryWords`."""

    game = "exchange"
    lines = (history.WORTH, history.PRICE)
    cues: ClassVar = {history.BUBBLE: CueKind(headline=0), history.REBOUND: CueKind(headline=0)}
    blow = (history.WORTH, 200)
    thing_keys = p.SECURITIES
    emblems: ClassVar = {
        history.RUIN: "warning",
        history.BUBBLE: "cross",
        history.REBOUND: "chevron_up",
        history.SLUMP: "chevron_down",
        history.BOOM: "chevron_up",
        history.LIQUIDATION: "minus",
        history.TRADE: "deal",
    }

    def thing(self, kind: str, thing: int) -> Thing:
        return Thing(security_name(thing), badge(thing))

    def point(self, at: int) -> str:
        return say("exchange-close") if at > p.ROUNDS else round_at(at)

    def foot(self, at: int) -> str:
        return say("exchange-close") if at > p.ROUNDS else super().foot(at)


def rows(result: Result, facts: ExchangeFacts) -> list[ResultRow]:
    """Return a row for each seat, the winner first."""
    return [
        ResultRow(
            place=result.ranks[seat_facts.seat],
            seat=seat_facts.seat,
            score=money(result.scores[seat_facts.seat]),
            note=_note(seat_facts),
            rule=_rule(seat_facts, p.decided_by(result, seat_facts.seat)),
            lines=tuple(_lines(seat_facts, facts.prices)),
        )
        for seat_facts in (facts.seats[seat] for seat in result.order)
    ]


def _note(seat: SeatFacts) -> str:
    """Return the cash; empty for an eliminated seat, as the rule covers it."""
    return "" if seat.is_out else say("exchange-cash-in-cash", cash=money(seat.cash))


def _lines(seat: SeatFacts, prices: p.Triple) -> list[ScoreLine]:
    """Return the parts of the net worth; for an eliminated seat, what it lost (E7)."""
    fall = seat.fall
    if fall is not None:
        lost = say("exchange-worth-before-round-ruined-it", round=fall.round)
        cash = say("exchange-of-that-in-cash")
        return [
            ScoreLine(lost, money(fall.net_worth)),
            ScoreLine(cash, money(fall.cash)),
            ScoreLine(say("exchange-left-of-it"), money(0)),
        ]
    found = []
    for security in p.ALL_SECURITIES:
        held, price = seat.shares[security], prices[security]
        text = say("exchange-at", security=security_name(security), count=held, price=money(price))
        own = badge(security)
        found.append(ScoreLine(text, money(held * price), security=own.letter, count=held))
    cash = say("exchange-cash")
    return [*found, ScoreLine(cash, money(seat.cash), "silver")]


def _rule(seat: SeatFacts, what: str) -> Wording:
    """Return what decided the place, if it wasn't the net worth alone."""
    fell = 0 if seat.fall is None else seat.fall.round
    return NO_WORDS if what == "worth" else worded("exchange-decided-by", what=what, round=fell)
