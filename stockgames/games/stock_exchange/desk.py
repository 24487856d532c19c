"""What lies where on the desk while a form is filled in: on shelves, in the fan, in the holes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.form import RESOURCE_GIFTS, STOCK_GIFTS, Entries, Form
from stockgames.games.stock_exchange.parts import COMPANIES, DIAMOND, Resource
from stockgames.games.stock_exchange.places import Kind, Place
from stockgames.games.stock_exchange.view import StockExchangeView

_HOLE_OF: Final[Mapping[Kind, Kind]] = {
    "good": "goods",
    "goods": "goods",
    "share": "stock",
    "stock": "stock",
}
"""By kind of place, the kind of pigeon-hole that goes with it."""


def held(form: Form, resource: Resource) -> int:
    """Return how many pieces on the shelf are from before this round and stay."""
    given = sum(gift.resource == resource and not gift.fresh for gift in form.entries.resources)
    return max(0, form.books.resources[resource] - given)


def ordered(form: Form, resource: Resource) -> int:
    """Return how many pieces on the shelf are ordered in this round and stay."""
    made, gifts = form.entries.produce.count(resource), form.entries.resources
    if resource == DIAMOND:
        return max(0, made - sum(gift.resource == resource and gift.fresh for gift in gifts))
    given = sum(gift.resource == resource for gift in gifts)
    return max(0, made - max(0, given - form.books.resources[resource]))


def can_give(form: Form, resource: Resource, fresh: bool = False) -> bool:
    """Tell whether a piece is at hand to be given."""
    return any(
        good.resource == resource and good.fresh == fresh and good.left > 0 for good in form.goods()
    )


def goods(form: Form, resource: Resource) -> tuple[Place, ...]:
    """Return what can be pointed at on a shelf: old and fresh diamonds apart, if both are there."""
    both = resource == DIAMOND and can_give(form, DIAMOND, True) and can_give(form, DIAMOND)
    old = Place("good", resource)
    return (old, Place("good", resource, fresh=True)) if both else (old,)


def meant(form: Form, good: Place) -> Place:
    """Return the good that pointing at a shelf means: fresh diamonds where there are no others."""
    if good.number != DIAMOND or good.fresh:
        return good
    fresh = not can_give(form, DIAMOND) and can_give(form, DIAMOND, True)
    return Place("good", DIAMOND, fresh)


def shares(form: Form) -> tuple[Place, ...]:
    """Return the shares in the fan, one's own company first."""
    return fan_of(form.books.seat, [form.stock_left(company) for company in COMPANIES])


def fan_of(own: SeatId, counts: Sequence[int]) -> tuple[Place, ...]:
    """Return so many shares of each company as they lie in a fan, one's own company first."""
    order = (own, *(company for company in COMPANIES if company != own))
    return tuple(
        Place("share", company, copy=copy)
        for company in order
        for copy in range(max(0, counts[company]))
    )


def gift_in(form: Form, hole: Place) -> ResourceGift | StockGift | None:
    """Return what the form has laid into a pigeon-hole."""
    entries = form.entries
    gifts = entries.resources if hole.kind == "goods" else entries.stocks
    return next((gift for gift in gifts if gift.to == hole.number), None)


def thing_at(form: Form, place: Place) -> Place | None:
    """Return the good or the share that is taken from a place, as it lies on shelf or fan."""
    match place.kind:
        case "good" | "share":
            return place
        case "slot":
            made = form.entries.produce[place.number : place.number + 1]
            return Place("good", made[0]) if made else None
    match gift_in(form, place):
        case ResourceGift(resource=resource):
            return Place("good", resource)
        case StockGift(company=company):
            return Place("share", company)
        case None:
            return None


def moved(before: Entries, after: Entries) -> tuple[Place, Place] | None:
    """Return from where to where one change of the form brings a thing, if it brings one."""
    if len(after.produce) > len(before.produce):
        return Place("good", after.produce[-1]), Place("slot", len(before.produce))
    for gift in set(after.resources) - set(before.resources):
        return Place("good", gift.resource), Place("goods", gift.to)
    for share in set(after.stocks) - set(before.stocks):
        return Place("share", share.company), Place("stock", share.to)
    if len(after.exchange) > len(before.exchange):
        return Place("share", after.exchange[-1]), Place("back", len(before.exchange))
    return None


def is_free(form: Form, hole: Place) -> bool:
    """Tell whether a pigeon-hole may take one more gift of this round."""
    if hole.kind == "goods":
        return hole.number in form.resource_recipients()
    return hole.number in form.stock_recipients()


def meant_hole(form: Form, seat: SeatId, in_hand: Place | None, near: Place | None) -> Place:
    """Return which of a seat's two pigeon-holes is meant: that for the good or share in hand.

    With neither, the one that takes another gift; of two, that of the kind in hand or near by. Or
    else the one whose gift can be taken back.
    """
    held = _HOLE_OF.get(in_hand.kind) if in_hand is not None else None
    if in_hand is not None and held is not None and in_hand.kind != held:
        return Place(held, seat)
    first = held or (_HOLE_OF.get(near.kind) if near is not None else None) or "goods"
    other: Kind = "stock" if first == "goods" else "goods"
    holes = (Place(first, seat), Place(other, seat))
    free = (hole for hole in holes if is_free(form, hole))
    filled = (hole for hole in holes if gift_in(form, hole) is not None)
    return next(free, next(filled, holes[0]))


def lacks(form: Form, hole: Place) -> bool:
    """Tell whether a hole gives what the form neither holds nor orders any more."""
    part = RESOURCE_GIFTS if hole.kind == "goods" else STOCK_GIFTS
    return any((one.part, one.to) == (part, hole.number) for one in form.problems())


def received_in(view: StockExchangeView, kind: Kind, seat: SeatId) -> int | None:
    """Return the round in which a seat was given its good or its stock, None if it was not."""
    for number, submission in enumerate(view.submissions, start=1):
        gifts = submission.resources if kind == "goods" else submission.stocks
        if any(gift.to == seat for gift in gifts):
            return number
    return None
