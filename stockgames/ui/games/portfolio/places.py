"""Where the places of Portfolio's outline lie on its table (see `outline`)."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from stockgames.games.portfolio.choosing import PILE, STOCK
from stockgames.games.portfolio.parts import card_key
from stockgames.ui.games.portfolio.scene import PortfolioScene


def where(scene: PortfolioScene, place: str) -> QRectF:
    """Return where a place lies on the board; empty for one that is not there."""
    match place.split("/"):
        case ["market"]:
            return scene.piles.rect
        case ["market", "stock"]:
            return scene.place_rect(STOCK)
        case ["market", "pile"]:
            return scene.place_rect(PILE)
        case ["market", "prices"] | ["own", "place"]:
            return scene.place.rect
        case ["own", "portfolios"]:
            return scene.own.rect
        case ["own", "hand"]:
            return scene.hand.rect
        case ["own", "hand", card]:
            return _card(scene, card)
        case ["offer", *_]:
            return scene.offer.rect
        case ["sheet", *_]:
            return scene.sheet.rect
        case [seat, *inner] if seat.startswith("seat-"):
            return _at_seat(scene, int(seat.removeprefix("seat-")), inner)
        case _:
            return QRectF()


def _card(scene: PortfolioScene, key: str) -> QRectF:
    for slot, card in enumerate(scene.choosing.slots):
        if card_key(card) == key:
            return scene.hand.visible(slot).boundingRect()
    return QRectF()


def _at_seat(scene: PortfolioScene, seat: int, inner: list[str]) -> QRectF:
    match inner:
        case [run] if run.startswith("portfolio-"):
            return scene.place_rect(("run", int(run.removeprefix("portfolio-"))))
        case [] if seat == scene.front:
            return scene.plate.rect
        case [] if seat in scene.areas:
            return scene.areas[seat].rect
        case _:
            return QRectF()
