"""What picking a place of the desk does to a form, and what dragging a thing does.

Both raise Refused without changing anything if the step is not possible.
"""

from __future__ import annotations

from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.desk import can_give, gift_in, meant
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.parts import COAL
from stockgames.games.stock_exchange.places import Place
from stockgames.games.stock_exchange.refusals import production_problem


def point(form: Form, in_hand: Place | None, place: Place) -> Place | None:
    """Change the form for picking a place; return the place that is held afterwards, or None.

    Giving and exchanging take two picks, in either order: a good or share, and its pigeon-hole or
    the garnets. The first one is held until the second is picked.
    """
    match place.kind:
        case "good":
            return _point_good(form, in_hand, meant(form, place))
        case "share":
            return _point_share(form, in_hand, place)
        case "slot":
            _take_from_slot(form, place.number)
        case "goods" | "stock":
            return _point_hole(form, in_hand, place)
        case "swap":
            return _point_garnets(form, in_hand)
        case "back":
            if place.number < len(form.entries.exchange):
                form.keep(form.entries.exchange[place.number])
    return None


def _point_good(form: Form, in_hand: Place | None, good: Place) -> Place | None:
    """Give a good if a pigeon-hole is held; else make it; once production is full, hold it."""
    if in_hand is not None and in_hand.kind == "goods":
        form.give_resource(in_hand.number, good.number, good.fresh)
        return None
    if form.producible() and good.number != COAL:
        form.produce(good.number)
        return None
    if in_hand == good:
        return None
    if not can_give(form, good.number, good.fresh):
        problem = production_problem(good.number, len(form.entries.produce))
        if problem is not None:
            raise problem
    return good


def _point_share(form: Form, in_hand: Place | None, share: Place) -> Place | None:
    if in_hand is not None and in_hand.kind == "stock":
        form.give_stock(in_hand.number, share.number)
        return None
    if in_hand is not None and in_hand.kind == "swap":
        form.exchange(share.number)
        return None
    return None if in_hand == share else share


def _take_from_slot(form: Form, number: int) -> None:
    if number < len(form.entries.produce):
        form.unmake(form.entries.produce[number])


def _point_hole(form: Form, in_hand: Place | None, hole: Place) -> Place | None:
    goods = hole.kind == "goods"
    if in_hand is not None and (in_hand.kind, hole.kind) in (("good", "goods"), ("share", "stock")):
        _give(form, in_hand, hole)
        return None
    if gift_in(form, hole) is not None:
        _empty(form, hole)
        return None
    problem = form.resource_problem(hole.number) if goods else form.stock_problem(hole.number)
    if problem is not None:
        raise problem
    return None if in_hand == hole else hole


def _give(form: Form, thing: Place, hole: Place) -> None:
    if hole.kind == "goods":
        form.give_resource(hole.number, thing.number, thing.fresh)
    else:
        form.give_stock(hole.number, thing.number)


def _empty(form: Form, hole: Place) -> None:
    if hole.kind == "goods":
        form.keep_resource(hole.number)
    else:
        form.keep_stock(hole.number)


def _point_garnets(form: Form, in_hand: Place | None) -> Place | None:
    if in_hand is not None and in_hand.kind == "share":
        form.exchange(in_hand.number)
        return None
    if in_hand is not None and in_hand.kind == "swap":
        return None
    if problem := form.exchange_problem():
        raise problem
    return Place("swap")


def can_carry(form: Form, place: Place) -> bool:
    """Return whether a place has something that can be dragged elsewhere."""
    match place.kind:
        case "good":
            return place.number != COAL or can_give(form, COAL)
        case "slot":
            return place.number < len(form.entries.produce)
        case "goods" | "stock":
            return gift_in(form, place) is not None
        case _:
            return place.kind == "share"


def carry(form: Form, source: Place, target: Place) -> None:
    """Move the thing at the source to the target; do nothing if that has no meaning."""
    match source.kind, target.kind:
        case "good", "slot":
            form.produce(source.number)
        case "good", "goods":
            _give(form, meant(form, source), target)
        case "share", "stock":
            _give(form, source, target)
        case "share", "swap":
            form.exchange(source.number)
        case "slot", "good":
            _take_from_slot(form, source.number)
        case ("goods", "goods") | ("stock", "stock"):
            _move(form, source, target)
        case ("goods", "good") | ("stock", "share"):
            _empty(form, source)


def _move(form: Form, source: Place, target: Place) -> None:
    match gift_in(form, source):
        case ResourceGift(resource=resource, fresh=fresh):
            form.give_resource(target.number, resource, fresh, instead_of=source.number)
        case StockGift(company=company):
            form.give_stock(target.number, company, instead_of=source.number)
