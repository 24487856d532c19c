"""What flies when the form changes by a click: from where, to where."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.games.stock_exchange.form import Entries
from stockgames.games.stock_exchange.places import Place
from stockgames.ui.games.stock_exchange.marks import Carried


@dataclass(frozen=True, slots=True)
class Flight:
    """A crate or a certificate on its way."""

    carried: Carried
    source: Place
    target: Place


def flight_between(before: Entries, after: Entries) -> Flight | None:
    """Return what one change of the form lets fly: an order, a gift, an exchange; else nothing."""
    if len(after.produce) > len(before.produce):
        resource = after.produce[-1]
        slot = Place("slot", len(after.produce) - 1)
        return Flight(Carried(resource=resource), Place("good", resource), slot)
    for gift in set(after.resources) - set(before.resources):
        source, target = Place("good", gift.resource), Place("goods", gift.to)
        return Flight(Carried(resource=gift.resource), source, target)
    for share in set(after.stocks) - set(before.stocks):
        source, target = Place("share", share.company), Place("stock", share.to)
        return Flight(Carried(company=share.company), source, target)
    if len(after.exchange) > len(before.exchange):
        company, number = after.exchange[-1], len(after.exchange) - 1
        source, target = Place("share", company), Place("back", number)
        return Flight(Carried(company=company), source, target)
    return None
