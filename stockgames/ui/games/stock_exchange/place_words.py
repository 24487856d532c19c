"""What the places of the desk are called, and what is told beside the slots about them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

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
            text = QCoreApplication.translate("StockExchangeWords", "Stock of {company}")
            return text.format(company=company(place.number))
        case "swap":
            return QCoreApplication.translate("StockExchangeWords", "Exchange a stock")
        case _:
            return QCoreApplication.translate("StockExchangeWords", "Take the exchange back")


def _good_label(place: Place, desk: Desk) -> str:
    text = QCoreApplication.translate(
        "StockExchangeWords", "{good}, {held} held, {ordered} ordered"
    )
    name = good(place.number)
    if place.fresh:
        name = QCoreApplication.translate("StockExchangeWords", "{good}, new").format(good=name)
    held, ordered = desk.held(place.number), desk.ordered(place.number)
    return text.format(good=name, held=held, ordered=ordered)


def _slot_label(place: Place, desk: Desk) -> str:
    made = desk.draft.sheet.produce if desk.draft is not None else ()
    if place.number < len(made):
        text = QCoreApplication.translate("StockExchangeWords", "Production {number}: {good}")
        return text.format(number=place.number + 1, good=good(made[place.number]))
    text = QCoreApplication.translate("StockExchangeWords", "Production {number}: free")
    return text.format(number=place.number + 1)


def _hole_label(place: Place, desk: Desk, names: Sequence[str]) -> str:
    if place.kind == "goods":
        text = QCoreApplication.translate("StockExchangeWords", "Good for {name}: {what}")
    else:
        text = QCoreApplication.translate("StockExchangeWords", "Stock for {name}: {what}")
    return text.format(name=names[place.number], what=_hole_content(place, desk))


def _hole_content(place: Place, desk: Desk) -> str:
    if desk.draft is None or desk.view is None:
        return ""
    had = received_in(desk.view, place.kind, place.number)
    if had is not None:
        text = QCoreApplication.translate("StockExchangeWords", "given in round {number}")
        return text.format(number=had)
    match desk.gift_in(place):
        case ResourceGift(resource=resource):
            return good(resource)
        case StockGift(company=number):
            return company(number)
        case None:
            return QCoreApplication.translate("StockExchangeWords", "free")


def place_note(place: Place, desk: Desk) -> str:
    """Return what pointing at a place does, or what it is worth."""
    match place.kind:
        case "good":
            return worth(place.number)
        case "slot":
            return QCoreApplication.translate("StockExchangeWords", "A click takes the order back")
        case "goods" | "stock" if desk.lies_in(place):
            return QCoreApplication.translate("StockExchangeWords", "A click takes the gift back")
        case "back":
            return QCoreApplication.translate("StockExchangeWords", "A click undoes the exchange")
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
            QCoreApplication.translate("StockExchangeWords", "The envelope is sealed"),
            QCoreApplication.translate(
                "StockExchangeWords",
                "All eight take effect together, once the last of them is sealed.",
            ),
            "",
        )
    if place is not None and place.kind in ("goods", "stock") and desk.picked is None:
        return _neighbour(place.number, desk, seats[place.number])
    if place is None or place.kind != "good" or place == desk.picked:
        return _advice(desk)
    if not desk.draft.producible() and desk.picked is None and desk.can_give(place.number):
        extra = QCoreApplication.translate("StockExchangeWords", "A click picks it up as a gift.")
    made = desk.draft.sheet.produce.count(place.number)
    if made:
        text = QCoreApplication.translate("StockExchangeWords", "{good}, {count} ordered")
        heading = text.format(good=good(place.number), count=made)
    else:
        heading = good(place.number)
    return heading, worth(place.number), extra


def _neighbour(seat: SeatId, desk: Desk, info: SeatInfo) -> tuple[str, str, str]:
    """Return who leads a company, and what was given there already."""
    text = QCoreApplication.translate("StockExchangeWords", "{name}, {company}")
    heading = text.format(name=info.name, company=company(seat))
    who = QCoreApplication.translate("StockExchangeWords", "at this table")
    if not info.is_human:
        who = bot_note(info)
    given = QCoreApplication.translate("StockExchangeWords", "Good: {good}. Stock: {stock}.")
    holes = {kind: _hole_content(Place(kind, seat), desk) for kind in ("goods", "stock")}
    return heading, f"{who}\n{given.format(good=holes['goods'], stock=holes['stock'])}", ""


def _advice(desk: Desk) -> tuple[str, str, str]:
    """Return what to do next."""
    assert desk.draft is not None
    if desk.picked is not None:
        return _picked_advice(desk.picked)
    if desk.draft.producible():
        return (
            QCoreApplication.translate("StockExchangeWords", "Order four goods"),
            QCoreApplication.translate(
                "StockExchangeWords",
                "Click a shelf to order a crate. To give, click a pigeon-hole and then what goes "
                "into it, or drag it there.",
            ),
            "",
        )
    if desk.draft.problems():
        return (
            QCoreApplication.translate("StockExchangeWords", "Choose the gifts"),
            QCoreApplication.translate(
                "StockExchangeWords",
                "Click a crate or a stock, then the pigeon-hole it goes to. What is held and what "
                "is ordered now can both be given.",
            ),
            "",
        )
    return (
        QCoreApplication.translate("StockExchangeWords", "Ready to be sealed"),
        QCoreApplication.translate(
            "StockExchangeWords", "Everything can still be changed: a click takes a thing back."
        ),
        "",
    )


def _picked_advice(picked: Place) -> tuple[str, str, str]:
    match picked.kind:
        case "good":
            heading = good(picked.number)
            text = QCoreApplication.translate(
                "StockExchangeWords", "Who gets it? Click a pigeon-hole that is lit."
            )
        case "share":
            heading = company(picked.number)
            text = QCoreApplication.translate(
                "StockExchangeWords",
                "Who gets this stock? Click a pigeon-hole that is lit, or exchange it for garnets.",
            )
        case "swap":
            heading = QCoreApplication.translate("StockExchangeWords", "An exchange")
            text = QCoreApplication.translate(
                "StockExchangeWords", "Which foreign stock is turned into one of your own?"
            )
        case "goods":
            heading = QCoreApplication.translate("StockExchangeWords", "A good as a gift")
            text = QCoreApplication.translate(
                "StockExchangeWords", "Which good goes there? Click a crate that is lit."
            )
        case _:
            heading = QCoreApplication.translate("StockExchangeWords", "A stock as a gift")
            text = QCoreApplication.translate(
                "StockExchangeWords", "Which stock goes there? Click one of the fan."
            )
    return heading, text, ""
