"""The words of Stock Exchange: what is asked, what happened, why not, how a score came about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Shown, Stage
from stockgames.engine.event import Event
from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.parts import RESOURCES, ROUNDS, SEATS
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange import log_words
from stockgames.ui.games.stock_exchange.results import rows
from stockgames.ui.games.stock_exchange.terms import company, good, short_company
from stockgames.ui.shell.curtain import Price
from stockgames.ui.table.game_table import LogEntry, ResultRow, TableContext
from stockgames.ui.table.result_words import headline


class StockExchangeWords:
    """See `GameWords`."""

    def status(self, view: StockExchangeView, context: TableContext) -> str:
        """Return the round, whose desk this is, and how many envelopes are in."""
        if view.audit is not None:
            return QCoreApplication.translate("StockExchangeWords", "The audit")
        parts = [
            QCoreApplication.translate("StockExchangeWords", "Round {number} of {all}").format(
                number=view.round, all=ROUNDS
            )
        ]
        if view.seat is not None:
            text = QCoreApplication.translate("StockExchangeWords", "{company}, led by {name}")
            name = context.names[view.seat]
            parts.append(text.format(company=company(view.seat), name=name))
        parts.append(_envelopes(SEATS - len(view.actors)))
        return "  ·  ".join(parts)

    def prices(self, view: StockExchangeView) -> Sequence[Price]:
        """Return nothing: no value is public before the audit."""
        return ()

    def phase_title(self, view: StockExchangeView, context: TableContext) -> str:
        """Return no caption: the envelope above the choices says what they are about."""
        return ""

    def prompt(self, view: StockExchangeView, context: TableContext) -> str:
        """Return what is asked of the person at the screen."""
        if not context.asks or context.stage is Stage.OVER:
            return ""
        return QCoreApplication.translate(
            "StockExchangeWords",
            "Order four goods, lay gifts into the pigeon-holes, and seal the envelope.",
        )

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the log lines of one event."""
        return log_words.describe(event, names, viewer)

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return a move as the log tells it."""
        return log_words.entry(shown, context)

    def action_label(self, action: Submit, view: StockExchangeView) -> str:
        """Return what a submission is called."""
        made = ", ".join(good(resource) for resource in action.produce)
        text = QCoreApplication.translate("StockExchangeWords", "Seal: {goods}")
        return text.format(goods=made)

    def advice(self, action: Submit, view: StockExchangeView, names: Sequence[str]) -> str:
        """Return everything a submission holds: exchanges, goods, gifts."""
        made = [action.produce.count(resource) for resource in range(len(RESOURCES))]
        text = QCoreApplication.translate("StockExchangeWords", "Order {goods}.")
        parts = [text.format(goods=log_words.goods_list(made))]
        if action.exchange:
            text = QCoreApplication.translate(
                "StockExchangeWords", "Exchange {companies} for own stocks."
            )
            turned_in = ", ".join(short_company(number) for number in action.exchange)
            parts.insert(0, text.format(companies=turned_in))
        text = QCoreApplication.translate("StockExchangeWords", "Give {gifts}.")
        return " ".join([*parts, text.format(gifts="; ".join(_gifts(action, names)))])

    def action_name(self, action: Submit) -> str:
        """Return the objectName of what takes the action."""
        return "seal"

    def result_rows(
        self, result: Result, view: StockExchangeView, context: TableContext
    ) -> Sequence[ResultRow]:
        """Return the places, the winner first."""
        return rows(view)

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won."""
        return headline(result, context)


def _envelopes(count: int) -> str:
    if not count:
        return QCoreApplication.translate("StockExchangeWords", "no envelope is in yet")
    if count == 1:
        return QCoreApplication.translate("StockExchangeWords", "1 of 8 envelopes is in")
    text = QCoreApplication.translate("StockExchangeWords", "{count} of 8 envelopes are in")
    return text.format(count=count)


def _gifts(action: Submit, names: Sequence[str]) -> list[str]:
    """Return what each person gets, one after the other."""
    found: list[str] = []
    text = QCoreApplication.translate("StockExchangeWords", "{name}: {things}")
    for seat, name in enumerate(names):
        things = [good(gift.resource) for gift in action.resources if gift.to == seat]
        things += [short_company(gift.company) for gift in action.stocks if gift.to == seat]
        if things:
            found.append(text.format(name=name, things=", ".join(things)))
    return found
