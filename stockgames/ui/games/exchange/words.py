"""The words of Exchange: what is asked, what happened, why not, and how a score came about."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.table import Shown, Stage
from stockgames.engine.event import Event
from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Liquidate,
    Order,
)
from stockgames.games.exchange.liquidation import proceeds
from stockgames.games.exchange.names import action_name
from stockgames.games.exchange.parts import ALL_SECURITIES, BUY, FOUNDERS, ROUNDS
from stockgames.games.exchange.stages import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    NONE,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange import event_words, log_words
from stockgames.ui.games.exchange.board_words import (
    dollars,
    influence_text,
    order_choice,
    papers,
    security_name,
    sold_text,
)
from stockgames.ui.games.exchange.results import headline, rows
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import Price
from stockgames.ui.table.game_table import LogEntry, ResultRow, TableContext


def phase_name(stage: int) -> str:
    """Return what a stage is called."""
    return {
        FOUNDING: say("exchange-founders"),
        PHASE_1: say("exchange-phase-1-security"),
        PHASE_2: say("exchange-words-phase-2-buy-or-sell"),
        PHASE_3: say("exchange-phase-3-influence"),
        LOBBYING: say("exchange-words-lobbyist"),
        LIQUIDATION: say("exchange-liquidation"),
        CLOSE: say("exchange-final-influence"),
    }.get(stage, "")


def round_name(number: int) -> str:
    """Return what a round is called."""
    return say("exchange-round-round", round=number)


class ExchangeWords:
    """See `GameWords`. All of it is told from the view; what lies face down has no words."""

    def status(self, view: ExchangeView, context: TableContext) -> str:
        """Return round, phase and how many have laid."""
        if not view.choosers:
            return say("exchange-the-market-is-closed")
        if view.stage == CLOSE:
            head = say("exchange-market-close")
        elif view.round:
            head = say("exchange-round-of", round=view.round, rounds=ROUNDS)
        else:
            head = say("exchange-before-the-first-round")
        asked = len(view.choosers)
        if view.stage in (LOBBYING, LIQUIDATION) and asked == 1:
            return say("exchange-head-phase", head=head, phase=phase_name(view.stage))
        done = say("exchange-of-have-laid", laid=asked - len(view.actors), seats=asked)
        return say("exchange-head-phase-laid", head=head, phase=phase_name(view.stage), laid=done)

    def prices(self, view: ExchangeView) -> Sequence[Price]:
        """Return today's price of each security."""
        return tuple(
            Price(security_mark(s), dollars(view.prices[s]), security_name(s))
            for s in ALL_SECURITIES
        )

    def standings(self, view: ExchangeView, names: Sequence[str]) -> Sequence[str]:
        """Return everybody's cash, the most first, and who controls the lobbyist."""
        if NONE in view.founders:
            return ()
        piles = sorted(zip(view.cash, names, strict=True), key=lambda pile: -pile[0])
        cash = ", ".join(f"{name} {dollars(amount)}" for amount, name in piles)
        lines = [say("exchange-cash-cash", cash=cash)]
        if view.lobbyist != NONE:
            text = say("exchange-the-lobbyist-stands-with", name=names[view.lobbyist])
            lines.append(text)
        return lines

    def phase_title(self, view: ExchangeView, context: TableContext) -> str:
        """Return the caption over the choices."""
        if context.stage is Stage.OVER:
            return say("exchange-the-game-is-over")
        if not context.asks or context.seat is None:
            return say("exchange-at-the-table")
        if context.seat == context.own:
            return phase_name(view.stage)
        return say(
            "exchange-name-phase", name=context.names[context.seat], phase=phase_name(view.stage)
        )

    def prompt(self, view: ExchangeView, context: TableContext) -> str:
        """Return what is asked of the person at the screen."""
        if not context.asks or context.seat is None:
            return ""
        if view.stage == LIQUIDATION:
            return self._debt(view, context.seat)
        return {
            FOUNDING: say("exchange-every-founder-is-worth-1"),
            PHASE_1: say("exchange-what-to-trade-this-round"),
            PHASE_2: say("exchange-all-see-buy-or-sell"),
            PHASE_3: say("exchange-any-security-one-step-up"),
            LOBBYING: say("exchange-the-lobbyist-is-with-the"),
            CLOSE: say("exchange-one-last-step-no-market"),
        }.get(view.stage, "")

    def _debt(self, view: ExchangeView, seat: SeatId) -> str:
        security = view.traded[seat]
        debt = view.debt(seat)
        return say(
            "exchange-the-order-of-costs-are",
            papers=papers(security, view.orders[seat]),
            cost=dollars(debt + view.cash[seat]),
            debt=dollars(debt),
        )

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the line of one event; nothing the viewer may not know."""
        return event_words.describe(event, names) if event.seen_by(viewer) else []

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return a move as the log tells it."""
        return log_words.entry(shown, context)

    def action_label(self, action: ExchangeAction, view: ExchangeView) -> str:
        """Return the words of an action."""
        match action:
            case ChooseFounder(card):
                return say("exchange-start-as", founder=FOUNDERS[card].name)
            case BuyIntelligence():
                return say("exchange-pay-50-and-look")
            case ChooseSecurity(security):
                return say("exchange-lay", card=security_name(security))
            case Order():
                return self._order_label(action, view)
            case Liquidate():
                return say("exchange-sell-for", amount=dollars(proceeds(action.sold, view.prices)))
            case _:
                return say("exchange-lay", card=influence_text(action.security, action.by))

    def advice(self, action: ExchangeAction, view: ExchangeView, names: Sequence[str]) -> str:
        """Return an action, and of a liquidation what is sold."""
        label = self.action_label(action, view)
        if isinstance(action, Liquidate):
            return say("exchange-sale-shares", sale=label, shares=sold_text(action.sold))
        return label

    def _order_label(self, order: Order, view: ExchangeView) -> str:
        traded = NONE if view.seat is None else view.traded[view.seat]
        if traded == NONE:
            return order_choice(order.side, order.shares)
        if order.side == BUY:
            return say("exchange-buy-papers", papers=papers(traded, order.shares))
        return say("exchange-sell-papers", papers=papers(traded, order.shares))

    def action_name(self, action: ExchangeAction) -> str:
        """Return the objectName of what takes the action."""
        return action_name(action)

    def result_rows(
        self, result: Result, view: ExchangeView, context: TableContext
    ) -> Sequence[ResultRow]:
        """Return the places, each score unfolded to price times shares and cash (E9)."""
        return rows(result, view)

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won."""
        return headline(result, context)
