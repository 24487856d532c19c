"""An audit for tests, and its progress."""

from __future__ import annotations

from functools import cache

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.audit import Audit, AuditPlan, AuditStep, Progress
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange.audit_book import AuditItem, audit_layout
from tests.ui.games.stock_exchange.office import dealt
from tests.ui.table.seating import NAMES

LAYOUT = audit_layout(1280, 680)


@cache
def audit() -> Audit:
    """Return the audit of a game of random submissions."""
    found = seen_as(StockExchangeView, dealt(rounds=3).view(0)).audit
    assert found is not None
    return found


PLAN = AuditPlan(audit())
WHOLE = Progress(PLAN, len(PLAN.steps))


def just_before(kind: str, number: int = 0) -> Progress:
    """Return the progress just before a step is shown."""
    at = next(i for i, s in enumerate(PLAN.steps) if (s.kind, s.number) == (kind, number))
    return Progress(PLAN, at)


def placed(item: AuditItem, progress: Progress) -> AuditItem:
    """Return an item at its place, showing the audit's progress."""
    box = {"audit-book": LAYOUT.book, "audit-pay": LAYOUT.table, "audit-places": LAYOUT.places}
    item.set_geometry(LAYOUT, box[item.name])
    item.names, item.progress = NAMES[:8], progress
    return item


__all__ = ["LAYOUT", "PLAN", "WHOLE", "AuditStep", "audit", "just_before", "placed"]
