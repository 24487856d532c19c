"""What the places of the desk are called, and what is told beside the slots about them."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.ui.games.stock_exchange.desk import Desk, Place, received_in
from stockgames.ui.games.stock_exchange.terms import (
    company,
    company_key,
    good,
    good_key,
    worth,
)
from stockgames.ui.lobby.levels import bot_note
from stockgames.ui.sentences.speech import say


def place_name(place: Place) -> str:
    """Return the objectName of a place: `good-gold`, `good-to-3`, `stock-bell`."""
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
            return f"stock-{company_key(place.number)}{suffix}"
        case "swap":
            return "exchange"
        case _:
            return f"keep-{place.number + 1}"


def place_label(place: Place, desk: Desk, names: Sequence[str]) -> str:
    """Return what a screen reader calls a place."""
    match place.kind:
        case "good":
            return _good_label(place, desk)
        case "slot":
            return _slot_label(place, desk)
        case "goods" | "stock":
            return _hole_label(place, desk, names)
        case "share":
            return say("stock-exchange-stock-of", company=company(place.number))
        case "swap":
            return say("stock-exchange-exchange-a-stock")
        case _:
            return say("stock-exchange-take-the-exchange-back")


def _good_label(place: Place, desk: Desk) -> str:
    name = good(place.number)
    if place.fresh:
        name = say("stock-exchange-good-new", good=name)
    held, ordered = desk.held(place.number), desk.ordered(place.number)
    return say("stock-exchange-held-ordered", good=name, held=held, ordered=ordered)


def _slot_label(place: Place, desk: Desk) -> str:
    made = desk.draft.sheet.produce if desk.draft is not None else ()
    if place.number < len(made):
        return say(
            "stock-exchange-production-number-good",
            number=place.number + 1,
            good=good(made[place.number]),
        )
    return say("stock-exchange-production-free", number=place.number + 1)


def _hole_label(place: Place, desk: Desk, names: Sequence[str]) -> str:
    if place.kind == "goods":
        return say(
            "stock-exchange-good-for", name=names[place.number], what=_hole_content(place, desk)
        )
    return say(
        "stock-exchange-stock-for", name=names[place.number], what=_hole_content(place, desk)
    )


def _hole_content(place: Place, desk: Desk) -> str:
    if desk.draft is None or desk.view is None:
        return ""
    had = received_in(desk.view, place.kind, place.number)
    if had is not None:
        return say("stock-exchange-given-in-round", number=had)
    match desk.gift_in(place):
        case ResourceGift(resource=resource):
            return good(resource)
        case StockGift(company=number):
            return company(number)
        case None:
            return say("stock-exchange-free")


def place_note(place: Place, desk: Desk) -> str:
    """Return what pointing at a place does, or what it is worth."""
    match place.kind:
        case "good":
            return worth(place.number)
        case "slot":
            return say("stock-exchange-a-click-takes-the-order")
        case "goods" | "stock" if desk.lies_in(place):
            return say("stock-exchange-a-click-takes-the-gift")
        case "back":
            return say("stock-exchange-a-click-undoes-the-exchange")
        case _:
            return ""


def detail(
    place: Place | None, desk: Desk, extra: str, seats: Sequence[SeatInfo]
) -> tuple[str, str, str]:
    """Return heading, text and outlook beside the production slots."""
    if desk.draft is None:
        return "", "", ""
    if not desk.open:
        return (
            say("stock-exchange-the-envelope-is-sealed"),
            say("stock-exchange-all-eight-take-effect-together"),
            "",
        )
    if place is not None and place.kind in ("goods", "stock") and desk.picked is None:
        return _neighbour(place.number, desk, seats[place.number])
    if place is None or place.kind != "good" or place == desk.picked:
        return _advice(desk)
    if not desk.draft.producible() and desk.picked is None and desk.can_give(place.number):
        extra = say("stock-exchange-a-click-picks-it-up")
    made = desk.draft.sheet.produce.count(place.number)
    if made:
        heading = say("stock-exchange-ordered", good=good(place.number), count=made)
    else:
        heading = good(place.number)
    return heading, worth(place.number), extra


def _neighbour(seat: SeatId, desk: Desk, info: SeatInfo) -> tuple[str, str, str]:
    """Return who leads a company, and what was given there already."""
    heading = say("stock-exchange-name-company", name=info.name, company=company(seat))
    who = say("stock-exchange-at-this-table")
    if not info.is_human:
        who = bot_note(info)
    holes = {kind: _hole_content(Place(kind, seat), desk) for kind in ("goods", "stock")}
    return (
        heading,
        f"{who}\n{say('stock-exchange-good-stock', good=holes['goods'], stock=holes['stock'])}",
        "",
    )


def _advice(desk: Desk) -> tuple[str, str, str]:
    """Return what to do next."""
    assert desk.draft is not None
    if desk.picked is not None:
        return _picked_advice(desk.picked)
    if desk.draft.producible():
        return (
            say("stock-exchange-order-four-goods"),
            say("stock-exchange-click-a-shelf-to-order"),
            "",
        )
    if desk.draft.problems():
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
