"""A tray of a deal: the cards, portfolios, money and promises that one side gives (P12)."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.portfolio.deal_words import first_of
from stockgames.ui.games.portfolio.run import Face, RunPicture, draw_face, draw_run
from stockgames.ui.games.portfolio.run_shape import lay_runs
from stockgames.ui.kit.boxes import column_at, left_part, line_at, right_part
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import INK, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import falling, fill, inset, rounded, stroke
from stockgames.ui.kit.surfaces import draw_cloth, draw_paper, draw_tray
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look

_SMALLEST_CARD = 12.0
"""Width in pixels of a card that can still be told from others."""
_LARGEST_CARD = 70.0
_UPRIGHT, _PITCH = 1.52, 0.8
"""The height of a card that lies askew, and the step from card to card, in its widths."""
_TILT = 4.0
"""Degrees by which cards in a tray lie askew, at most."""
_RIBBON, _RIBBON_TEXT = (QColor("#8A2A2E"), QColor("#5E161A")), QColor("#F9EBC8")
_MONEY = 70.0
"""How wide money is that lies beside promises."""
_LEAST_CARD = 46.0
"""Pixels across that a card or a portfolio leaves to words in any case."""
_MOST_WORDS = 0.6
"""How much of a tray's width money and promises may take beside cards."""
_LOW = 0.16
"""How high a tray lies on its paper: a longer shadow would be cut off where its widget ends."""


@dataclass(frozen=True, slots=True)
class SidePicture:
    """One side of an offer."""

    title: str
    cash: str
    """Empty for none."""
    cards: tuple[Face, ...]
    runs: tuple[RunPicture, ...]
    promises: tuple[str, ...]
    brief: tuple[str, ...] = ()
    """The same in a word or two each, for a tray that has no room for more."""

    @property
    def lies(self) -> bool:
        """Whether there is something to lay into the tray, not only to write."""
        return bool(self.cards or self.runs)

    @property
    def is_empty(self) -> bool:
        """Whether the side gives nothing."""
        return not (self.lies or self.cash or self.promises)


def tray_card(look: Look) -> float:
    """Return how wide a card lies in a tray that has room."""
    return _LARGEST_CARD * max(0.86, look.scale)


def tray_size(look: Look, side: SidePicture) -> QSizeF:
    """Return how large a tray is in which all of a side lies in full size, side by side."""
    card = tray_card(look)
    cards = card * (1 + _PITCH * (len(side.cards) - 1)) if side.cards else 0.0
    runs = sum(run.run.width(tag_beside=True) for run in side.runs) * card
    things = 2 * max(cards, runs) + 12 if cards and runs else cards + runs
    words = _words_need(look, side) if side.cash or side.promises else 0.0
    tallest = [run.run.height() * card for run in side.runs]
    line, promises = look.usual_px(14) * 1.6, len(side.promises)
    told = (line * 1.5 + 2 if side.cash else 0.0) + promises * (line + 4)
    beside = 8.0 if things and words else 0.0
    rim = 2 * (tray_cloth(QRectF()).left() + 6)
    high = max([card * _UPRIGHT, told, *tallest])
    return QSizeF(things + beside + words + rim, high + rim)


def tray_cloth(rect: QRectF) -> QRectF:
    """Return the cloth inside the rim of a tray."""
    return inset(rect, 8)


def draw_side(
    painter: QPainter, look: Look, rect: QRectF, side: SidePicture, *, empty: str = ""
) -> None:
    """Draw a tray and what lies in it; `empty` is written where nothing does."""
    theme, cloth = look.theme, tray_cloth(rect)
    draw_tray(painter, theme, rect, radius=look.corner(8), ornate=False, lift=_LOW)
    painter.save()
    painter.setClipPath(rounded(cloth, 5))
    draw_cloth(painter, theme, cloth)
    painter.restore()
    stroke(painter, rounded(cloth, 5), QColor(0, 0, 0, 110), 1.2)
    inner = inset(cloth, 6)
    if side.is_empty:
        draw_text(painter, inner, empty, look.sans(15), theme.quiet_text, CENTRE, wrap=True)
        return
    words = _words_room(look, inner, side)
    _draw_words(painter, look, words, side)
    room = _things_room(inner, words, side)
    for face, at, width, tilt in _cards(look, room, side):
        draw_face(painter, look, face, at, width, rotation=tilt)
    _draw_runs(painter, look, room, side)


def card_at(look: Look, rect: QRectF, side: SidePicture, point: QPointF) -> int | None:
    """Return which card of a tray lies at a point, the uppermost; None if none does."""
    inner = inset(tray_cloth(rect), 6)
    room = _things_room(inner, _words_room(look, inner, side), side)
    laid = list(enumerate(_cards(look, room, side)))
    for index, (_, at, width, _) in reversed(laid):
        if QRectF(at.x() - width / 2, at.y() - width * 0.7, width, width * 1.4).contains(point):
            return index
    return None


# Where things lie


def _words_room(look: Look, inner: QRectF, side: SidePicture) -> QRectF:
    """Return where money and promises are: at the right of things, or all over."""
    if not side.lies or not (side.cash or side.promises):
        return inner if not side.lies else column_at(inner, inner.right(), 0)
    things = _LEAST_CARD * (min(2, len(side.cards)) + len(side.runs))
    most = max(inner.width() * _MOST_WORDS, inner.width() - things)
    money = _MONEY if _lies_beside(look, inner, side) else 0.0
    return right_part(inner, min(_words_need(look, side) + money, most))


def _lies_beside(look: Look, room: QRectF, side: SidePicture) -> bool:
    """Tell whether money lies beside the promises, which have no room under it."""
    line = look.usual_px(14) * 1.6
    high = line * 1.5 + len(side.promises) * (line + 4)
    return bool(side.cash and side.promises) and high > room.height()


def _words_need(look: Look, side: SidePicture) -> float:
    """Return how wide money and promises are."""
    font = look.sans(14, SEMIBOLD)
    return max([64.0, *(text_width(text, font) + 26 for text in side.promises)])


def _things_room(inner: QRectF, words: QRectF, side: SidePicture) -> QRectF:
    gap = 8 if words.width() and side.lies else 0
    return left_part(inner, inner.width() - words.width() - gap)


def _cards(look: Look, room: QRectF, side: SidePicture) -> list[tuple[Face, QPointF, float, float]]:
    """Return each card with its middle, its width and its tilt."""
    across = room.width() * (0.5 if side.runs else 1.0)
    width = min(room.height() / _UPRIGHT, tray_card(look), across)
    if width < _SMALLEST_CARD or not side.cards:
        return []
    count = len(side.cards)
    pitch = min(width * _PITCH, (across - width) / max(1, count - 1))
    taken = width + pitch * (count - 1)
    left = room.left() + (0.0 if side.runs else (across - taken) / 2) + width / 2
    return [
        (
            face,
            QPointF(left + i * pitch, room.center().y()),
            width,
            _TILT * math.sin(1.7 * i + 0.9) * min(1.0, pitch / width * 2),
        )
        for i, face in enumerate(side.cards)
    ]


def _draw_runs(painter: QPainter, look: Look, room: QRectF, side: SidePicture) -> None:
    if not side.runs:
        return
    field = QRectF(room)
    if side.cards:
        field.setLeft(room.left() + room.width() * 0.5 + 6)
    laid = lay_runs([run.run for run in side.runs], field, tray_card(look))
    for picture, shape in zip(side.runs, laid, strict=True):
        draw_run(painter, look, picture, shape)


# Money and promises


def _draw_words(painter: QPainter, look: Look, room: QRectF, side: SidePicture) -> None:
    """Draw the money as a slip in pencil, promises as ribbons under it, in the middle of a room."""
    line = look.usual_px(14) * 1.6
    slip = line * 1.5 if side.cash else 0.0
    if _lies_beside(look, room, side) and room.width() > 2 * _MONEY:
        at = QPointF(room.left() + _MONEY / 2, room.center().y())
        _draw_money(painter, look, at, side.cash, slip)
        room, slip = room.adjusted(_MONEY, 0, 0, 0), 0.0
    promises = first_of(told_on(look, room, side), int((room.height() - slip) / (line + 4)))
    y = room.center().y() - (slip + len(promises) * (line + 4)) / 2
    if slip:
        _draw_money(painter, look, QPointF(room.center().x(), y + slip / 2 - 2), side.cash, slip)
        y += slip + 2
    for i, text in enumerate(promises):
        _draw_ribbon(painter, look, line_at(room, y + i * (line + 4), line), text)


def _draw_money(painter: QPainter, look: Look, at: QPointF, text: str, height: float) -> None:
    font = look.serif(19, italic=True)
    width = max(56.0, text_width(text, font) + 24)
    painter.save()
    painter.translate(at)
    painter.rotate(-3)
    box = QRectF(-width / 2, -height / 2 + 2, width, height - 6)
    draw_paper(painter, look.theme, box, radius=2, blur=6, offset=3)
    draw_text(painter, box, text, font, INK, CENTRE)
    painter.restore()


def told_on(look: Look, room: QRectF, side: SidePicture) -> tuple[str, ...]:
    """Return what is written on the ribbons of a room: all in brief where one would be cut."""
    font = look.sans(14, SEMIBOLD)
    fits = all(text_width(text, font) + 8 <= room.width() for text in side.promises)
    return side.promises if fits else side.brief or side.promises


def _draw_ribbon(painter: QPainter, look: Look, room: QRectF, text: str) -> None:
    font = look.sans(14, SEMIBOLD)
    width = min(room.width(), text_width(text, font) + 22)
    box = column_at(room, room.center().x() - width / 2, width)
    draw_rounded_shadow(painter, look.theme, box, 3, blur=5, offset=2)
    fill(painter, rounded(box, 3), falling(box, (0.0, _RIBBON[0]), (1.0, _RIBBON[1])))
    seam = with_alpha(_RIBBON_TEXT, 110)
    stroke(painter, rounded(inset(box, 2.5), 1.5), seam, 0.7, dash=(4, 3), flat=True)
    draw_text(painter, inset(box, 4), text, font, _RIBBON_TEXT, CENTRE, elide=True)
