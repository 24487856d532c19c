"""The layout of the desk while a form is filled in: shelves, fan and pigeon-holes."""

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
"""The kind of pigeon-hole that goes with a kind of place."""


def held(form: Form, resource: Resource) -> int:
    """Return how many pieces on the shelf are from earlier rounds and aren't given away."""
    given = sum(gift.resource == resource and not gift.fresh for gift in form.entries.resources)
    return max(0, form.books.resources[resource] - given)


def ordered(form: Form, resource: Resource) -> int:
    """Return how many pieces on the shelf are made in this round and aren't given away."""
    made, gifts = form.entries.produce.count(resource), form.entries.resources
    if resource == DIAMOND:
        return max(0, made - sum(gift.resource == resource and gift.fresh for gift in gifts))
    given = sum(gift.resource == resource for gift in gifts)
    return max(0, made - max(0, given - form.books.resources[resource]))


def can_give(form: Form, resource: Resource, fresh: bool = False) -> bool:
    """Return whether a piece is available to give."""
    return any(
        good.resource == resource and good.fresh == fresh and good.left > 0 for good in form.goods()
    )


def goods(form: Form, resource: Resource) -> tuple[Place, ...]:
    """Return the places on a shelf; old and fresh diamonds are separate if both are there."""
    both = resource == DIAMOND and can_give(form, DIAMOND, True) and can_give(form, DIAMOND)
    old = Place("good", resource)
    return (old, Place("good", resource, fresh=True)) if both else (old,)


def meant(form: Form, good: Place) -> Place:
    """Return the good that picking a shelf means: fresh diamonds if there are no others."""
    if good.number != DIAMOND or good.fresh:
        return good
    fresh = not can_give(form, DIAMOND) and can_give(form, DIAMOND, True)
    return Place("good", DIAMOND, fresh)


def shares(form: Form) -> tuple[Place, ...]:
    """Return the shares in the fan, the seat's own company first."""
    return fan_of(form.books.seat, [form.stock_left(company) for company in COMPANIES])


def fan_of(own: SeatId, counts: Sequence[int]) -> tuple[Place, ...]:
    """Return the given number of shares of each company in fan order, the own company first."""
    order = (own, *(company for company in COMPANIES if company != own))
    return tuple(
        Place("share", company, copy=copy)
        for company in order
        for copy in range(max(0, counts[company]))
    )


def gift_in(form: Form, hole: Place) -> ResourceGift | StockGift | None:
    """Return the gift that the form has in a pigeon-hole, or None."""
    entries = form.entries
    gifts = entries.resources if hole.kind == "goods" else entries.stocks
    return next((gift for gift in gifts if gift.to == hole.number), None)


def thing_at(form: Form, place: Place) -> Place | None:
    """Return the good or share that is taken from a place, as a place on the shelf or fan, or
    None.
    """
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
    """Return the source and target of the thing that a change of the form moves, or None."""
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
    """Return whether a pigeon-hole may get another gift in this round."""
    if hole.kind == "goods":
        return hole.number in form.resource_recipients()
    return hole.number in form.stock_recipients()


def meant_hole(form: Form, seat: SeatId, in_hand: Place | None, near: Place | None) -> Place:
    """Return which of a seat's two pigeon-holes is meant: the one for the good or share that is
    held.

    If neither is held, it is the one that can get another gift; of two, the one of the kind that is
    held or near. Otherwise it is the one whose gift can be taken back.
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
    """Return whether a pigeon-hole gives something that the form no longer holds or makes."""
    part = RESOURCE_GIFTS if hole.kind == "goods" else STOCK_GIFTS
    return any((one.part, one.to) == (part, hole.number) for one in form.problems())


def received_in(view: StockExchangeView, kind: Kind, seat: SeatId) -> int | None:
    """Return the round in which a seat was given its good or its stock, or None."""
    for number, submission in enumerate(view.submissions, start=1):
        gifts = submission.resources if kind == "goods" else submission.stocks
        if any(gift.to == seat for gift in gifts):
            return number
    return None
