"""The end of a game of Exchange, each score unfolded to its rule (E8, E9)."""

from __future__ import annotations

from stockgames.engine.game import Result
from stockgames.games.exchange.facts import ExchangeFacts, SeatFacts
from stockgames.games.exchange.parts import ALL_SECURITIES, Triple
from stockgames.games.exchange.places import decided_by
from stockgames.ui.games.exchange.board_words import security_name
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import ResultRow, ScoreLine
from stockgames.ui.table.money import money


def rows(result: Result, facts: ExchangeFacts) -> list[ResultRow]:
    """Return a row per seat, the winner first."""
    return [
        ResultRow(
            place=result.ranks[one.seat],
            seat=one.seat,
            score=money(result.scores[one.seat]),
            note=_note(one),
            rule=_rule(one, decided_by(result, one.seat)),
            lines=tuple(_lines(one, facts.prices)),
        )
        for one in (facts.seats[seat] for seat in result.order)
    ]


def _note(seat: SeatFacts) -> str:
    """Return the cash; of a seat that fell the rule says what there is to say."""
    return "" if seat.is_out else say("exchange-cash-in-cash", cash=money(seat.cash))


def _lines(seat: SeatFacts, prices: Triple) -> list[ScoreLine]:
    """Return what the net worth is made of; for a seat that fell, what it lost (E7)."""
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
    for security in ALL_SECURITIES:
        held, price = seat.shares[security], prices[security]
        text = say(
            "exchange-at",
            security=security_name(security),
            count=held,
            price=money(price),
        )
        mark = security_mark(security)
        found.append(ScoreLine(text, money(held * price), security=mark.letter, count=held))
    cash = say("exchange-cash")
    return [*found, ScoreLine(cash, money(seat.cash), "silver")]


def _rule(seat: SeatFacts, what: str) -> str:
    """Tell what decided the place, where it was not the net worth alone."""
    fell = 0 if seat.fall is None else seat.fall.round
    return "" if what == "worth" else say("exchange-decided-by", what=what, round=fell)
