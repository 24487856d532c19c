"""What the places of the desk are called, and what is told beside the slots about them."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.choosing import Choosing
from stockgames.games.stock_exchange.lying import received_in
from stockgames.games.stock_exchange.places import Place
from stockgames.ui.games.stock_exchange.terms import company, good, worth
from stockgames.ui.lobby.levels import bot_note
from stockgames.ui.sentences.speech import say


def place_label(place: Place, choosing: Choosing, names: Sequence[str]) -> str:
    """Return what a screen reader calls a place."""
    match place.kind:
        case "good":
            return _good_label(place, choosing)
        case "slot":
            return _slot_label(place, choosing)
        case "goods" | "stock":
            return _hole_label(place, choosing, names)
        case "share":
            return say("stock-exchange-stock-of", company=company(place.number))
        case "swap":
            return say("stock-exchange-exchange-a-stock")
        case _:
            return say("stock-exchange-take-the-exchange-back")


def _good_label(place: Place, choosing: Choosing) -> str:
    name = good(place.number)
    if place.fresh:
        name = say("stock-exchange-good-new", good=name)
    held, ordered = choosing.held(place.number), choosing.ordered(place.number)
    return say("stock-exchange-held-ordered", good=name, held=held, ordered=ordered)


def _slot_label(place: Place, choosing: Choosing) -> str:
    made = choosing.form.entries.produce if choosing.form is not None else ()
    if place.number < len(made):
        return say(
            "stock-exchange-production-number-good",
            number=place.number + 1,
            good=good(made[place.number]),
        )
    return say("stock-exchange-production-free", number=place.number + 1)


def _hole_label(place: Place, choosing: Choosing, names: Sequence[str]) -> str:
    if place.kind == "goods":
        return say(
            "stock-exchange-good-for", name=names[place.number], what=_hole_content(place, choosing)
        )
    return say(
        "stock-exchange-stock-for", name=names[place.number], what=_hole_content(place, choosing)
    )


def _hole_content(place: Place, choosing: Choosing) -> str:
    if choosing.form is None or choosing.view is None:
        return ""
    had = received_in(choosing.view, place.kind, place.number)
    if had is not None:
        return say("stock-exchange-given-in-round", number=had)
    match choosing.gift_in(place):
        case ResourceGift(resource=resource):
            return good(resource)
        case StockGift(company=number):
            return company(number)
        case None:
            return say("stock-exchange-free")


def place_note(place: Place, choosing: Choosing) -> str:
    """Return what pointing at a place does, or what it is worth."""
    match place.kind:
        case "good":
            return worth(place.number)
        case "slot":
            return say("stock-exchange-a-click-takes-the-order")
        case "goods" | "stock" if choosing.gift_in(place) is not None:
            return say("stock-exchange-a-click-takes-the-gift")
        case "back":
            return say("stock-exchange-a-click-undoes-the-exchange")
        case _:
            return ""


def detail(
    place: Place | None, choosing: Choosing, extra: str, seats: Sequence[SeatInfo]
) -> tuple[str, str, str]:
    """Return heading, text and outlook beside the production slots."""
    if choosing.form is None:
        return "", "", ""
    if not choosing.open:
        return (
            say("stock-exchange-the-envelope-is-sealed"),
            say("stock-exchange-all-eight-take-effect-together"),
            "",
        )
    if place is not None and place.kind in ("goods", "stock") and choosing.in_hand is None:
        return _neighbour(place.number, choosing, seats[place.number])
    if place is None or place.kind != "good" or choosing.holds(place):
        return _advice(choosing)
    if choosing.picks_up(place):
        extra = say("stock-exchange-a-click-picks-it-up")
    made = choosing.form.entries.produce.count(place.number)
    if made:
        heading = say("stock-exchange-ordered", good=good(place.number), count=made)
    else:
        heading = good(place.number)
    return heading, worth(place.number), extra


def _neighbour(seat: SeatId, choosing: Choosing, info: SeatInfo) -> tuple[str, str, str]:
    """Return who leads a company, and what was given there already."""
    heading = say("stock-exchange-name-company", name=info.name, company=company(seat))
    who = say("stock-exchange-at-this-table")
    if not info.is_human:
        who = bot_note(info)
    holes = {kind: _hole_content(Place(kind, seat), choosing) for kind in ("goods", "stock")}
    return (
        heading,
        f"{who}\n{say('stock-exchange-good-stock', good=holes['goods'], stock=holes['stock'])}",
        "",
    )


def _advice(choosing: Choosing) -> tuple[str, str, str]:
    """Return what to do next."""
    assert choosing.form is not None
    if choosing.in_hand is not None:
        return _picked_advice(choosing.in_hand)
    if choosing.form.producible():
        return (
            say("stock-exchange-order-four-goods"),
            say("stock-exchange-click-a-shelf-to-order"),
            "",
        )
    if choosing.form.problems():
        return (
            say("stock-exchange-choose-the-gifts"),
            say("stock-exchange-click-a-crate-or-a"),
            "",
        )
    return (
        say("stock-exchange-ready-to-be-sealed"),
        say("stock-exchange-everything-can-still-be-changed"),
        "",
    )


def _picked_advice(picked: Place) -> tuple[str, str, str]:
    match picked.kind:
        case "good":
            heading = good(picked.number)
            text = say("stock-exchange-who-gets-it-click-a")
        case "share":
            heading = company(picked.number)
            text = say("stock-exchange-who-gets-this-stock-click")
        case "swap":
            heading = say("stock-exchange-an-exchange")
            text = say("stock-exchange-which-foreign-stock-is-turned")
        case "goods":
            heading = say("stock-exchange-a-good-as-a-gift")
            text = say("stock-exchange-which-good-goes-there-click")
        case _:
            heading = say("stock-exchange-a-stock-as-a-gift")
            text = say("stock-exchange-which-stock-goes-there-click")
    return heading, text, ""
