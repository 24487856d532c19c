"""The words of Stock Exchange: what is asked, what happened, why not, how a score came about."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.table import Change, Shown
from stockgames.engine.event import Event
from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.engine.why import Ground
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.events import CompanyAudited
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.parts import RESOURCES, ROUNDS
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange import log_words, moments
from stockgames.ui.games.stock_exchange.course import StockExchangeCourse
from stockgames.ui.games.stock_exchange.results import rows
from stockgames.ui.games.stock_exchange.terms import company, good, short_company
from stockgames.ui.games.stock_exchange.why_words import ground_text
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import Price
from stockgames.ui.table.common_moment import CommonMoment
from stockgames.ui.table.game_words import LogEntry, ResultRow
from stockgames.ui.table.money import money
from stockgames.ui.table.result_words import headline
from stockgames.ui.table.table_context import TableContext


class StockExchangeWords:
    """See `GameWords`."""

    course = StockExchangeCourse()

    def status(self, view: StockExchangeView, context: TableContext) -> str:
        """Return the round, whose desk this is, and how many envelopes are in."""
        facts = facts_of(view)
        if facts.audit is not None:
            return say("stock-exchange-the-audit")
        parts = [say("stock-exchange-round-of", number=facts.round, all=ROUNDS)]
        if facts.seat is not None:
            name = context.names[facts.seat]
            parts.append(say("stock-exchange-led-by", company=company(facts.seat), name=name))
        parts.append(say("stock-exchange-of-8-envelopes-are-in", count=facts.envelopes))
        return "  ·  ".join(parts)

    def aim(self, view: StockExchangeView) -> str:
        """Return what wins the game, and what ends it."""
        return say("stock-exchange-aim")

    def prices(self, view: StockExchangeView) -> Sequence[Price]:
        """Return nothing: no value is public before the audit."""
        return ()

    def phase_title(self, view: StockExchangeView, context: TableContext) -> str:
        """Return no caption: the envelope above the choices says what they are about."""
        return ""

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the log lines of one event."""
        return log_words.describe(event, names, viewer)

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return a move as the log tells it."""
        return log_words.entry(shown, context)

    def moment(
        self, change: Change[StockExchangeView], context: TableContext
    ) -> CommonMoment | None:
        """Return the last envelopes, opened before the audit: it begins when all have seen them."""
        audit = facts_of(change.after).audit
        if audit is None or not _opens(change.shown.events):
            return None
        return moments.opened(audit, context.names)

    def action_label(self, action: Submit, view: StockExchangeView) -> str:
        """Return what a submission is called."""
        made = ", ".join(good(resource) for resource in action.produce)
        return say("stock-exchange-seal", goods=made)

    def advice(self, action: Submit, view: StockExchangeView, names: Sequence[str]) -> str:
        """Return everything a submission holds: exchanges, goods, gifts."""
        made = [action.produce.count(resource) for resource in range(len(RESOURCES))]
        parts = [say("stock-exchange-order", goods=log_words.goods_list(made))]
        if action.exchange:
            turned_in = ", ".join(short_company(number) for number in action.exchange)
            parts.insert(0, say("stock-exchange-exchange-for-own-shares", companies=turned_in))
        return " ".join(
            [*parts, say("stock-exchange-give", gifts="; ".join(_gifts(action, names)))]
        )

    def ground(self, ground: Ground, names: Sequence[str], mover: str = "") -> str:
        """Return what speaks for an action or against it."""
        return ground_text(ground, names, mover)

    def score(self, points: int) -> str:
        """Return an amount of what the game is won by."""
        return money(points)

    def action_name(self, action: Submit) -> str:
        """Return the objectName of what takes the action."""
        return "seal"

    def result_rows(
        self, result: Result, view: StockExchangeView, context: TableContext
    ) -> Sequence[ResultRow]:
        """Return the places, the winner first."""
        return rows(facts_of(view).audit)

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won."""
        return headline(result, context)


def _opens(events: Sequence[Event]) -> bool:
    """Tell whether the books are opened by a move's events."""
    return any(isinstance(event, CompanyAudited) for event in events)


def _gifts(action: Submit, names: Sequence[str]) -> list[str]:
    """Return what each person gets, one after the other."""
    found: list[str] = []
    for seat, name in enumerate(names):
        things = [good(gift.resource) for gift in action.resources if gift.to == seat]
        things += [short_company(gift.company) for gift in action.stocks if gift.to == seat]
        if things:
            found.append(say("stock-exchange-name-things", name=name, things=", ".join(things)))
    return found
