"""Exchange's texts: prompts, events, refusals, and the breakdown of scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from stockgames.engine.game import Reason
from stockgames.engine.state import Result
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import explanation as reasons
from stockgames.games.exchange import history
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.facts import ExchangeFacts, SeatFacts, facts_of
from stockgames.games.exchange.view import ExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, Price, ResultRow, ScoreLine
from stockgames.presentation.games.exchange import log_words
from stockgames.presentation.games.exchange import terms as t
from stockgames.presentation.games.exchange.terms import badge, security_name
from stockgames.presentation.hints import person
from stockgames.presentation.messages import tally
from stockgames.presentation.panel import resting_title
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, money, same, say, worded
from stockgames.presentation.story import Badge, CueKind, StoryWords, Thing, round_at


class ExchangeStory(StoryWords):
    """See `StoryWords`."""

    game = "exchange"
    lines = (history.WORTH, history.PRICE)
    cues: ClassVar = {
        kind: CueKind(headline=0, over="market", lit=("market/bubble", "market/{thing}"))
        for kind in (history.BUBBLE, history.REBOUND)
    }
    blow = (history.WORTH, 200)
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
        return Thing(security_name(thing), badge(thing), p.SECURITIES[thing])

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


def text_of_reason(reason: Reason, names: Sequence[str], mover: str = "") -> str:
    """Return the text of a reason for or against an action; `mover` is empty if the reader acts."""
    match reason:
        case reasons.Expected(security, price, worth, kept):
            name, at, value = t.security_name(security), money(price), money(worth)
            return say(
                "exchange-why-expected",
                kept=kept,
                known=reason.with_force,
                security=name,
                price=at,
                worth=value,
            )
        case reasons.StepMoves(security, before, after, shares):
            return say(
                "exchange-why-step",
                known=reason.with_force,
                who=person(mover),
                name=mover,
                security=t.security_name(security),
                before=money(before),
                after=money(after),
                papers=t.papers(security, shares),
                amount=money(abs(reason.own)),
                way="none" if not shares else "up" if reason.own > 0 else "down",
            )
        case reasons.StepMovesOther(seat, dollars):
            name, way = names[seat], "up" if dollars > 0 else "down"
            return say("exchange-why-step-other", name=name, amount=money(abs(dollars)), way=way)
        case reasons.NearsEnd(security, steps, price, shares, own):
            return say(
                "exchange-why-nears-end",
                way="up" if steps > 0 else "down",
                who=person(mover),
                name=mover,
                security=t.security_name(security),
                steps=abs(steps),
                price=money(price),
                papers=t.papers(security, shares),
                amount=money(abs(own)),
            )
        case reasons.KeepsFromRound(security, before, after, steps, price, shares, own):
            return say(
                "exchange-why-keeps-from-round",
                who=person(mover),
                name=mover,
                security=t.security_name(security),
                before=money(before),
                after=money(after),
                steps=steps,
                price=money(price),
                papers=t.papers(security, shares),
                amount=money(-own),
            )
        case reasons.TradesRound(security, steps, price, now, then, buys):
            return say(
                "exchange-why-trades-round",
                way=f"{'buy' if buys else 'sell'}-{'up' if steps > 0 else 'down'}",
                security=t.security_name(security),
                steps=abs(steps),
                price=money(price),
                now=money(now),
                then=money(then),
            )
        case reasons.FallsShort(steps, cost, cash):
            return say("exchange-why-short", steps=steps, cost=money(cost), cash=money(cash))
        case reasons.SellsNothing(security):
            name = t.security_name(security)
            return say("exchange-why-sells-nothing", who=person(mover), name=mover, security=name)
        case reasons.SellsHalf(worth, proceeds):
            return say("exchange-why-half", worth=money(worth), proceeds=money(proceeds))
        case reasons.Looks():
            return say("exchange-why-looks")
        case reasons.Costs(cost):
            return say("exchange-why-costs", amount=money(cost))
        case _:
            return _text_of_founder(reason)


def _text_of_founder(reason: Reason) -> str:
    match reason:
        case reasons.MostCash(cash):
            return say("exchange-why-most-cash", amount=money(cash))
        case reasons.LeansOn(security, shares):
            name, papers = t.security_name(security), t.papers(security, shares)
            amount = money(shares * p.STEP)
            return say("exchange-why-leans-on", security=name, papers=papers, amount=amount)
        case _:
            return ""


def phase_name(stage: int) -> str:
    return say("exchange-phase", stage=t.stage_key(stage))


def prices_of(facts: ExchangeFacts) -> Sequence[Price]:
    """Return the current price of each security."""
    return tuple(
        Price(t.badge(s), money(price), t.security_name(s)) for s, price in enumerate(facts.prices)
    )


class ExchangeWords(GameWords[ExchangeView, a.ExchangeAction]):
    """See `GameWords`. All texts come from the view, so face-down cards have none."""

    story = ExchangeStory()
    reason_text = staticmethod(text_of_reason)
    score = staticmethod(money)
    entry = staticmethod(log_words.entry)
    action_name = staticmethod(a.action_name)

    def status(self, view: ExchangeView, context: TableContext) -> str:
        facts = facts_of(view)
        if not facts.asked:
            return say("exchange-round-of", round=facts.round, rounds=p.ROUNDS)
        if facts.stage == p.CLOSE:
            head = say("exchange-market-close")
        elif facts.round:
            head = say("exchange-round-of", round=facts.round, rounds=p.ROUNDS)
        else:
            head = say("exchange-before-the-first-round")
        phase = phase_name(facts.stage)
        if facts.stage in (p.LOBBYING, p.LIQUIDATION) and facts.asked == 1:
            return say("exchange-head-phase", head=head, phase=phase)
        ready = facts.asked - len(facts.actors)
        done = say("exchange-so-many-are-ready", laid=ready, seats=facts.asked)
        return say("exchange-head-phase-ready", head=head, phase=phase, laid=done)

    def aim(self, view: ExchangeView) -> str:
        return say("exchange-aim")

    def prices(self, view: ExchangeView) -> Sequence[Price]:
        return prices_of(facts_of(view))

    def figures(self, view: ExchangeView) -> Sequence[Price]:
        facts, prices = facts_of(view), self.prices(view)
        if facts.viewer is None or not facts.seats[facts.viewer].is_founded:
            return prices
        own = facts.seats[facts.viewer]
        notes = [say("exchange-you-own", count=count) for count in own.shares]
        priced = [replace(price, note=note) for price, note in zip(prices, notes, strict=True)]
        return [*priced, Price(Badge("", "gold"), money(own.cash), say("exchange-in-cash"))]

    def standings(self, view: ExchangeView, context: TableContext) -> Sequence[str]:
        facts, names = facts_of(view), context.names
        if not all(seat.is_founded for seat in facts.seats):
            return ()
        seats = sorted(facts.seats, key=lambda seat: (seat.is_out, -seat.cash))
        lines = [
            tally(names[seat.seat], money(seat.cash), t.sold_text(seat.shares))
            for seat in seats
            if not seat.is_out
        ]
        if facts.lobbyist is not None:
            lines.append(say("exchange-the-lobbyist-stands-with", name=names[facts.lobbyist]))
        return lines

    def handover_reason(self, view: ExchangeView, context: TableContext) -> str:
        return say("exchange-reason", stage=t.stage_key(facts_of(view).stage))

    def phase_title(self, view: ExchangeView, context: TableContext) -> str:
        if resting := resting_title(context):
            return resting
        assert context.seat is not None
        if context.seat == context.own:
            return say("exchange-your-move")  # the bar names the phase
        phase = phase_name(facts_of(view).stage)
        return say("exchange-name-phase", name=context.names[context.seat], phase=phase)

    def prompt(self, facts: ExchangeFacts, context: TableContext) -> str:
        """Return the prompt for the person at the screen; empty if they have nothing to decide."""
        if not context.asks or context.seat is None:
            return ""
        if facts.stage == p.LIQUIDATION:
            return self._debt(facts.seats[context.seat])
        return say("exchange-prompt", stage=t.stage_key(facts.stage))

    def _debt(self, seat: SeatFacts) -> str:
        return say(
            "exchange-the-order-of-costs-are",
            papers=t.papers(seat.traded, seat.ordered),
            cost=money(seat.debt + seat.cash),
            debt=money(seat.debt),
        )

    def progress(self, view: ExchangeView) -> float:
        return view.round / p.ROUNDS

    def action_label(self, action: a.ExchangeAction, view: ExchangeView) -> str:
        return self.label(action, facts_of(view))

    def label(self, action: a.ExchangeAction, facts: ExchangeFacts) -> str:
        match action:
            case a.ChooseFounder(card):
                return say("exchange-start-as", founder=p.FOUNDERS[card].name)
            case a.BuyIntelligence():
                return say("exchange-buy-market-intelligence")
            case a.ChooseSecurity(security):
                return say("exchange-play-card", card=t.security_name(security))
            case a.Order():
                return self._order_label(action, facts)
            case a.Liquidate():
                return say("exchange-sell-for", amount=money(p.proceeds(action.sold, facts.prices)))
            case _:
                return say("exchange-play-card", card=t.influence_text(action.security, action.by))

    def advice(self, action: a.ExchangeAction, view: ExchangeView, names: Sequence[str]) -> Wording:
        label = self.action_label(action, view)
        if isinstance(action, a.Liquidate):
            return same(say("exchange-sale-shares", sale=label, shares=t.sold_text(action.sold)))
        return same(label)

    def _order_label(self, order: a.Order, facts: ExchangeFacts) -> str:
        traded = p.NONE if facts.viewer is None else facts.seats[facts.viewer].traded
        if traded == p.NONE:
            return t.order_choice(order.side, order.shares)
        bundle = t.papers(traded, order.shares)
        return say("exchange-order-papers", side=p.SIDES[order.side], papers=bundle)

    def result_rows(
        self, result: Result, view: ExchangeView, context: TableContext
    ) -> Sequence[ResultRow]:
        return rows(result, facts_of(view))
