"""The words of Exchange: what is asked, what happened, why not, and how a score came about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

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
from stockgames.ui.games.exchange.names import action_name
from stockgames.ui.games.exchange.results import headline, rows
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.shell.curtain import Price
from stockgames.ui.table.game_table import LogEntry, ResultRow, TableContext


def phase_name(stage: int) -> str:
    """Return what a stage is called."""
    return {
        FOUNDING: QCoreApplication.translate("ExchangeWords", "Founders"),
        PHASE_1: QCoreApplication.translate("ExchangeWords", "Phase 1, security"),
        PHASE_2: QCoreApplication.translate("ExchangeWords", "Phase 2, buy or sell"),
        PHASE_3: QCoreApplication.translate("ExchangeWords", "Phase 3, influence"),
        LOBBYING: QCoreApplication.translate("ExchangeWords", "Lobbyist"),
        LIQUIDATION: QCoreApplication.translate("ExchangeWords", "Liquidation"),
        CLOSE: QCoreApplication.translate("ExchangeWords", "Final influence"),
    }.get(stage, "")


def round_name(number: int) -> str:
    """Return what a round is called."""
    return QCoreApplication.translate("ExchangeWords", "Round {round}").format(round=number)


class ExchangeWords:
    """See `GameWords`. All of it is told from the view; what lies face down has no words."""

    def status(self, view: ExchangeView, context: TableContext) -> str:
        """Return round, phase and how many have laid."""
        if not view.choosers:
            return QCoreApplication.translate("ExchangeWords", "The market is closed")
        if view.stage == CLOSE:
            head = QCoreApplication.translate("ExchangeWords", "Market close")
        elif view.round:
            text = QCoreApplication.translate("ExchangeWords", "Round {round} of {rounds}")
            head = text.format(round=view.round, rounds=ROUNDS)
        else:
            head = QCoreApplication.translate("ExchangeWords", "Before the first round")
        laid = QCoreApplication.translate("ExchangeWords", "{laid} of {seats} have laid")
        asked = len(view.choosers)
        if view.stage in (LOBBYING, LIQUIDATION) and asked == 1:
            return QCoreApplication.translate("ExchangeWords", "{head}  ·  {phase}").format(
                head=head, phase=phase_name(view.stage)
            )
        done = laid.format(laid=asked - len(view.actors), seats=asked)
        text = QCoreApplication.translate("ExchangeWords", "{head}  ·  {phase}  ·  {laid}")
        return text.format(head=head, phase=phase_name(view.stage), laid=done)

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
        lines = [QCoreApplication.translate("ExchangeWords", "Cash: {cash}").format(cash=cash)]
        if view.lobbyist != NONE:
            text = QCoreApplication.translate("ExchangeWords", "The lobbyist stands with {name}")
            lines.append(text.format(name=names[view.lobbyist]))
        return lines

    def phase_title(self, view: ExchangeView, context: TableContext) -> str:
        """Return the caption over the choices."""
        if context.stage is Stage.OVER:
            return QCoreApplication.translate("ExchangeWords", "The game is over")
        if not context.asks or context.seat is None:
            return QCoreApplication.translate("ExchangeWords", "At the table")
        if context.seat == context.own:
            return phase_name(view.stage)
        text = QCoreApplication.translate("ExchangeWords", "{name}: {phase}")
        return text.format(name=context.names[context.seat], phase=phase_name(view.stage))

    def prompt(self, view: ExchangeView, context: TableContext) -> str:
        """Return what is asked of the person at the screen."""
        if not context.asks or context.seat is None:
            return ""
        if view.stage == LIQUIDATION:
            return self._debt(view, context.seat)
        return {
            FOUNDING: QCoreApplication.translate(
                "ExchangeWords", "Every founder is worth $1,000 at the opening price of $50."
            ),
            PHASE_1: QCoreApplication.translate(
                "ExchangeWords", "What to trade this round; buying or selling comes next."
            ),
            PHASE_2: QCoreApplication.translate(
                "ExchangeWords", "All see buy or sell at once, the number only after prices move."
            ),
            PHASE_3: QCoreApplication.translate(
                "ExchangeWords", "Any security, one step up or down. All votes are added up first."
            ),
            LOBBYING: QCoreApplication.translate(
                "ExchangeWords", "The lobbyist is with the most cash: a second, secret vote."
            ),
            CLOSE: QCoreApplication.translate(
                "ExchangeWords", "One last step; no Market Force and no lobbyist follow."
            ),
        }.get(view.stage, "")

    def _debt(self, view: ExchangeView, seat: SeatId) -> str:
        security = view.traded[seat]
        debt = view.orders[seat] * view.prices[security] - view.cash[seat]
        text = QCoreApplication.translate(
            "ExchangeWords",
            "The order of {papers} costs {cost}; {debt} are missing. Shares are sold at half "
            "price.",
        )
        return text.format(
            papers=papers(security, view.orders[seat]),
            cost=dollars(view.orders[seat] * view.prices[security]),
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
                text = QCoreApplication.translate("ExchangeWords", "Start as {founder}")
                return text.format(founder=FOUNDERS[card].name)
            case BuyIntelligence():
                return QCoreApplication.translate("ExchangeWords", "Pay $50 and look")
            case ChooseSecurity(security):
                text = QCoreApplication.translate("ExchangeWords", "Lay {card}")
                return text.format(card=security_name(security))
            case Order():
                return self._order_label(action, view)
            case Liquidate():
                text = QCoreApplication.translate("ExchangeWords", "Sell for {amount}")
                return text.format(amount=dollars(proceeds(action.sold, view.prices)))
            case _:
                text = QCoreApplication.translate("ExchangeWords", "Lay {card}")
                return text.format(card=influence_text(action.security, action.by))

    def advice(self, action: ExchangeAction, view: ExchangeView, names: Sequence[str]) -> str:
        """Return an action, and of a liquidation what is sold."""
        label = self.action_label(action, view)
        if isinstance(action, Liquidate):
            text = QCoreApplication.translate("ExchangeWords", "{sale}: {shares}")
            return text.format(sale=label, shares=sold_text(action.sold))
        return label

    def _order_label(self, order: Order, view: ExchangeView) -> str:
        traded = NONE if view.seat is None else view.traded[view.seat]
        if traded == NONE:
            return order_choice(order.side, order.shares)
        if order.side == BUY:
            text = QCoreApplication.translate("ExchangeWords", "Buy {papers}")
        else:
            text = QCoreApplication.translate("ExchangeWords", "Sell {papers}")
        return text.format(papers=papers(traded, order.shares))

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
