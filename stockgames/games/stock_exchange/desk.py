"""The desk while a form is filled in: its places, what is there, and what picking one does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.form import RESOURCE_GIFTS, STOCK_GIFTS, Entries, Form, Gifts
from stockgames.games.stock_exchange.refusals import production_problem
from stockgames.games.stock_exchange.view import StockExchangeView

Kind: TypeAlias = Literal["good", "share", "slot", "goods", "stock", "swap", "back"]

EMBLEMS: Final = ("anchor", "bell", "crown", "dial", "elm", "flame", "gear", "hive")
"""The word for each company in the names of places."""


@dataclass(frozen=True, slots=True)
class Place:
    """Something on the desk that can be picked.

    A good (by resource) on its shelf, a share (by company) in the fan, a production slot (by
    number), a pigeon-hole for goods or for stock (by seat), the garnets, or an exchange made (by
    number), to cancel it.
    """

    kind: Kind
    number: int = 0
    fresh: bool = False
    """Whether it is a diamond made in this round (S4)."""
    copy: int = 0
    """Which of several shares of one company."""


def good_key(resource: p.Resource) -> str:
    """Return the name part for a good."""
    return "prize" if resource == p.PRIZE_TOKEN else p.RESOURCES[resource]


def place_name(place: Place) -> str:
    """Return the name of a place: `good-gold`, `good-to-3`, `stock-bell`."""
    match place.kind:
        case "good":
            return f"good-{good_key(place.number)}" + ("-new" if place.fresh else "")
        case "slot":
            return f"slot-{place.number + 1}"
        case "goods":
            return f"good-to-{place.number}"
        case "stock":
            return f"stock-to-{place.number}"
        case "share":
            suffix = f"-{place.copy + 1}" if place.copy else ""
            return f"stock-{EMBLEMS[place.number]}{suffix}"
        case "swap":
            return "exchange"
        case "back":
            return f"keep-{place.number + 1}"


_HOLE_OF: Final[Mapping[Kind, Kind]] = {
    "good": "goods",
    "goods": "goods",
    "share": "stock",
    "stock": "stock",
}
"""The kind of pigeon-hole that goes with a kind of place."""


def held(form: Form, resource: p.Resource) -> int:
    """Return how many pieces on the shelf are from earlier rounds and aren't given away."""
    given = sum(gift.resource == resource and not gift.fresh for gift in form.entries.resources)
    return max(0, form.books.resources[resource] - given)


def ordered(form: Form, resource: p.Resource) -> int:
    """Return how many pieces on the shelf are made in this round and aren't given away."""
    made, gifts = form.entries.produce.count(resource), form.entries.resources
    if resource == p.DIAMOND:
        return max(0, made - sum(gift.resource == resource and gift.fresh for gift in gifts))
    given = sum(gift.resource == resource for gift in gifts)
    return max(0, made - max(0, given - form.books.resources[resource]))


def can_give(form: Form, resource: p.Resource, fresh: bool = False) -> bool:
    """Return whether a piece is available to give."""
    return form.good_left(resource, fresh) > 0


def goods(form: Form, resource: p.Resource) -> tuple[Place, ...]:
    """Return the places on a shelf; old and fresh diamonds are separate if both are there."""
    both = resource == p.DIAMOND and can_give(form, p.DIAMOND, True) and can_give(form, p.DIAMOND)
    old = Place("good", resource)
    return (old, Place("good", resource, fresh=True)) if both else (old,)


def meant(form: Form, good: Place) -> Place:
    """Return the good that picking a shelf means: fresh diamonds if there are no others."""
    if good.number != p.DIAMOND or good.fresh:
        return good
    fresh = not can_give(form, p.DIAMOND) and can_give(form, p.DIAMOND, True)
    return Place("good", p.DIAMOND, fresh)


def shares(form: Form) -> tuple[Place, ...]:
    """Return the shares in the fan, the seat's own company first."""
    return fan_of(form.books.seat, [form.stock_left(company) for company in p.COMPANIES])


def fan_of(own: SeatId, counts: Sequence[int]) -> tuple[Place, ...]:
    """Return the given number of shares of each company in fan order, the own company first."""
    order = (own, *(company for company in p.COMPANIES if company != own))
    return tuple(
        Place("share", company, copy=copy)
        for company in order
        for copy in range(max(0, counts[company]))
    )


def part_of(hole: Place) -> Gifts:
    """Return the part of the form that a pigeon-hole's gifts belong to."""
    return RESOURCE_GIFTS if hole.kind == "goods" else STOCK_GIFTS


def gift_in(form: Form, hole: Place) -> ResourceGift | StockGift | None:
    """Return the gift that the form has in a pigeon-hole, or None."""
    return next((gift for gift in form.gifts(part_of(hole)) if gift.to == hole.number), None)


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
    return hole.number in form.recipients_left(part_of(hole))


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
    wanted = part_of(hole), hole.number
    return any((problem.part, problem.to) == wanted for problem in form.problems())


def received_in(view: StockExchangeView, kind: Kind, seat: SeatId) -> int | None:
    """Return the round in which a seat was given its good or its stock, or None."""
    for number, submission in enumerate(view.submissions, start=1):
        gifts = submission.resources if kind == "goods" else submission.stocks
        if any(gift.to == seat for gift in gifts):
            return number
    return None


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
    if form.producible() and good.number != p.COAL:
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
    if in_hand is not None and (in_hand.kind, hole.kind) in (("good", "goods"), ("share", "stock")):
        _give(form, in_hand, hole)
        return None
    if gift_in(form, hole) is not None:
        form.take_back(part_of(hole), hole.number)
        return None
    problem = form.gift_problem(part_of(hole), hole.number)
    if problem is not None:
        raise problem
    return None if in_hand == hole else hole


def _give(form: Form, thing: Place, hole: Place) -> None:
    if hole.kind == "goods":
        form.give_resource(hole.number, thing.number, thing.fresh)
    else:
        form.give_stock(hole.number, thing.number)


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
            return place.number != p.COAL or can_give(form, p.COAL)
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
            form.take_back(part_of(source), source.number)


def _move(form: Form, source: Place, target: Place) -> None:
    match gift_in(form, source):
        case ResourceGift(resource=resource, fresh=fresh):
            form.give_resource(target.number, resource, fresh, instead_of=source.number)
        case StockGift(company=company):
            form.give_stock(target.number, company, instead_of=source.number)
