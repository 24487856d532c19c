"""Stock Exchange's cues: one's own diamonds that turned to coal, and who wins the audit."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.stages import Shown
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.desk import EMBLEMS
from stockgames.games.stock_exchange.events import Produced
from stockgames.games.stock_exchange.parts import COAL, ROUNDS
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Bill, Cue, headline_of
from stockgames.presentation.games.stock_exchange.terms import company
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say


def cue(shown: Shown, context: TableContext) -> Cue | None:
    """Return what to show of a move; None if the viewer's diamonds are none the worse."""
    for event in shown.events:
        if isinstance(event, Produced) and event.fizzled and event.seat == context.viewer:
            count = event.resources[COAL]
            text = say("stock-exchange-cue-coal", count=count)
            return Cue(shown.turn, "word", (Bill(-count, text, "own/warehouse", is_own=True),))
    return None


def audit_cue(audit: Audit, names: Sequence[str]) -> Cue:
    """Return what to show when the first place falls."""
    first, second, *_ = audit.ranked
    best = max(range(len(first.paid)), key=lambda number: first.paid[number])
    return Cue(
        turn=0,
        size="headline",
        lit=("audit/first", "audit/book"),
        headline=headline_of(
            "stock-exchange",
            EMBLEMS[first.seat],
            say(
                "stock-exchange-cue-line",
                name=names[first.seat],
                way="tied" if first.score == second.score else "ahead",
                gap=money(first.score - second.score),
                count=first.stocks[best],
                company=company(best),
                amount=money(first.paid[best]),
            ),
            round=ROUNDS,
            amount=money(first.score),
        ),
        over="audit/book",
    )
