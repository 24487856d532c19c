"""The end of a game of Exchange, each score unfolded to its rule (E8, E9)."""

from __future__ import annotations

from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.parts import ALL_SECURITIES, Fall
from stockgames.games.exchange.places import decided_by
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.board_words import dollars, fallen_in, security_name
from stockgames.ui.games.exchange.terms import security_mark, shares_text
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import ResultRow, ScoreLine, TableContext


def rows(result: Result, view: ExchangeView) -> list[ResultRow]:
    """Return a row per seat, the winner first."""
    order = sorted(range(view.seats), key=lambda seat: (result.ranks[seat], seat))
    falls = {fall.seat: fall for fall in view.falls}
    return [
        ResultRow(
            place=result.ranks[seat],
            seat=seat,
            score=dollars(result.scores[seat]),
            note=_note(view, seat, falls.get(seat)),
            rule=_rule(result, seat),
            lines=tuple(_lines(view, seat, falls.get(seat))),
        )
        for seat in order
    ]


def _note(view: ExchangeView, seat: SeatId, fall: Fall | None) -> str:
    if fall is not None:
        return fallen_in(fall.round)
    return say("exchange-cash-in-cash", cash=dollars(view.cash[seat]))


def _lines(view: ExchangeView, seat: SeatId, fall: Fall | None) -> list[ScoreLine]:
    """Return what the net worth is made of; for a seat that fell, what it lost (E7)."""
    if fall is not None:
        lost = say("exchange-worth-before-round-ruined-it", round=fall.round)
        cash = say("exchange-of-that-in-cash")
        return [
            ScoreLine(lost, dollars(fall.net_worth)),
            ScoreLine(cash, dollars(fall.cash)),
            ScoreLine(say("exchange-left-of-it"), dollars(0)),
        ]
    found = []
    for security in ALL_SECURITIES:
        held, price = view.shares[seat][security], view.prices[security]
        text = say(
            "exchange-at",
            security=security_name(security),
            shares=shares_text(held),
            price=dollars(price),
        )
        mark = security_mark(security)
        found.append(ScoreLine(text, dollars(held * price), security=mark.letter))
    cash = say("exchange-cash")
    return [*found, ScoreLine(cash, dollars(view.cash[seat]), "silver")]


def _rule(result: Result, seat: SeatId) -> str:
    """Tell what decided the place, where it was not the net worth alone."""
    match decided_by(result, seat):
        case "fall":
            return say("exchange-a-seat-that-is-out")
        case "last":
            return say("exchange-all-others-are-out-who")
        case "shared":
            return say("exchange-net-worth-and-cash-are")
        case "cash":
            return say("exchange-net-worth-is-equal-more")
        case "worth":
            return ""


def headline(result: Result, context: TableContext) -> str:
    """Return who won; several can share the first place (E9)."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if winners == [context.own]:
        return say("exchange-you-win")
    names = [context.names[seat] for seat in winners]
    if len(names) == 1:
        return say("exchange-wins", name=names[0])
    *others, last = names
    return say("exchange-and-share-the-first-place", names=", ".join(others), last=last)
