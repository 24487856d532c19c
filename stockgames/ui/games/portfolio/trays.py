"""A deal's tray, with its amounts and promises."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QSpinBox, QWidget

from stockgames.engine.state import SeatId
from stockgames.games.portfolio.actions import Terms
from stockgames.games.portfolio.facts import Facts
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import (
    first_of,
    promise_in_brief,
    promise_text,
)
from stockgames.presentation.games.portfolio.outline import side_title
from stockgames.presentation.games.portfolio.terms import Face
from stockgames.presentation.games.portfolio.terms import face as face_of
from stockgames.presentation.sentences.speech import money
from stockgames.ui.games.portfolio.run import (
    RunPicture,
    arrange_runs,
    draw_face,
    draw_run,
    run_picture,
)
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.appearance import qt_palette
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD, resized
from stockgames.ui.theme.palette import INK, OXBLOOD, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.surfaces import draw_cloth, draw_paper, draw_tray
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.fields import NumberBox
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring

_NONE = QColor(0, 0, 0, 0)
_FOCUS_MARGINS = QMargins(FOCUS_MARGIN, FOCUS_MARGIN, FOCUS_MARGIN, FOCUS_MARGIN)
_WIDEST = 99
"""A number that certainly fits; the few larger ones are cut off."""


class _Sign(QAbstractButton):
    """The plus or minus button of a number field; it repeats while held."""

    def __init__(self, look: ThemeContext, sign: str, parent: QSpinBox) -> None:
        super().__init__(parent)
        self.look, self._sign = look, sign
        self.setAutoRepeat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(26, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        box = QRectF(self.rect())
        round_box = s.disc(box.center(), min(box.width(), box.height()) / 2 - 2)
        if self.underMouse():
            s.fill(painter, round_box, with_alpha(OXBLOOD, 40))
        s.stroke(painter, round_box, with_alpha(OXBLOOD, 120), 1)
        draw_text(painter, box, self._sign, self.look.sans(16, SEMIBOLD), OXBLOOD, CENTRE)


class AmountField(NumberBox):
    """A whole number, changed by digits, arrow keys or its buttons."""

    def __init__(
        self, look: ThemeContext, low: int, high: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(low, high, parent)
        self.look = look
        self._less, self._more = _Sign(look, "−", self), _Sign(look, "+", self)
        self._less.setObjectName("less")
        self._more.setObjectName("more")
        self._less.clicked.connect(self.stepDown)
        self._more.clicked.connect(self.stepUp)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        palette = qt_palette(self.look.theme)
        palette.setColor(QPalette.ColorRole.Base, _NONE)
        palette.setColor(QPalette.ColorRole.Text, INK)
        self.setPalette(palette)
        self.setFont(self.look.serif(17, italic=True))
        self.lineEdit().setTextMargins(self._sign_width(), 0, self._sign_width(), 0)
        self.updateGeometry()

    def _sign_width(self) -> int:
        return round(max(19.0, self.look.px(24)))

    def sizeHint(self) -> QSize:
        number = self.prefix() + str(min(self.maximum(), _WIDEST)) + self.suffix()
        width = self.fontMetrics().horizontalAdvance(number) + 2 * self._sign_width() + 6
        return QSize(width, round(max(26.0, self.look.px(30)))).grownBy(_FOCUS_MARGINS)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        face, width = self.rect().marginsRemoved(_FOCUS_MARGINS), self._sign_width()
        self._less.setGeometry(face.left(), face.top(), width, face.height())
        self._more.setGeometry(face.right() - width + 1, face.top(), width, face.height())
        self._less.raise_()
        self._more.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter: QPainter = painter_on(self)
        face = s.inset(QRectF(self.rect()), FOCUS_MARGIN)
        draw_paper(painter, self.look.theme, face, radius=3, blur=3, offset=1)
        if self.hasFocus():
            draw_focus_ring(painter, self.look.theme, face, 3, 2)


class LookButton(PaintedButton):
    """An eye button; while it is checked, the other side gets to see a hand."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        height = round(max(26.0, self.look.px(30)))
        return QSize(round(height * 1.3), height).grownBy(_FOCUS_MARGINS)

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        face = s.inset(QRectF(self.rect()), FOCUS_MARGIN)
        draw_paper(painter, theme, face, radius=3, blur=3, offset=1)
        on = self.isChecked()
        if on:
            s.fill(painter, s.rounded(face, 3), OXBLOOD)
        ink = theme.paper_light if on else with_alpha(OXBLOOD, 150)
        size = face.height() * 0.4
        draw_emblem(painter, "eye", face.center(), size, ink, OXBLOOD if on else theme.paper_light)
        if not on:
            way = QPointF(size, -size) * 0.9
            s.rule(painter, face.center() - way, face.center() + way, with_alpha(OXBLOOD, 170), 1.4)
        if self.underMouse() and not on:
            s.stroke(painter, s.rounded(face, 3), OXBLOOD, 1.4)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 3, 2)


_SMALLEST_CARD = 12.0
"""The least card width in pixels at which cards can be told apart."""
_LARGEST_CARD = 70.0
_UPRIGHT, _PITCH = 1.52, 0.8
"""The height of a tilted card, and the step from card to card, in card widths."""
_TILT = 4.0
"""The greatest tilt of cards in a tray, in degrees."""
_RIBBON, _RIBBON_TEXT = (QColor("#8A2A2E"), QColor("#5E161A")), QColor("#F9EBC8")
_MONEY = 70.0
"""The width of money beside promises."""
_LEAST_CARD = 46.0
"""The least horizontal space of a card or portfolio, in pixels."""
_MOST_WORDS = 0.6
"""The greatest share of a tray's width for money and promises beside cards."""
_LOW = 0.16
"""The height of a tray over its paper; a longer shadow would be cut off by its widget."""


@dataclass(frozen=True, slots=True)
class SidePicture:
    """One side of an offer, as finished texts and cards."""

    title: str
    cash: str
    """Empty for no cash."""
    cards: tuple[Face, ...]
    runs: tuple[RunPicture, ...]
    promises: tuple[str, ...]
    brief: tuple[str, ...] = ()
    """The same in a word or two each, for a narrow tray."""

    @property
    def lies(self) -> bool:
        """Return whether the tray holds cards or portfolios, not only amounts and promises."""
        return bool(self.cards or self.runs)

    @property
    def is_empty(self) -> bool:
        """Return whether the side gives nothing."""
        return not (self.lies or self.cash or self.promises)


def tray_card(look: ThemeContext) -> float:
    """Return the card width in a tray with enough room."""
    return _LARGEST_CARD * max(0.86, look.scale)


def tray_size(look: ThemeContext, side: SidePicture) -> QSizeF:
    """Return the size of a tray that shows a whole side at full size, side by side."""
    card = tray_card(look)
    cards = card * (1 + _PITCH * (len(side.cards) - 1)) if side.cards else 0.0
    runs = sum(run.run.width(tag_beside=True) for run in side.runs) * card
    things = 2 * max(cards, runs) + 12 if cards and runs else cards + runs
    words = _words_need(look, side) if side.cash or side.promises else 0.0
    tallest = [run.run.height() * card for run in side.runs]
    line, promises = look.usual_px(14) * 1.6, len(side.promises)
    texts = (line * 1.5 + 2 if side.cash else 0.0) + promises * (line + 4)
    beside = 8.0 if things and words else 0.0
    rim = 2 * (tray_cloth(QRectF()).left() + 6)
    high = max([card * _UPRIGHT, texts, *tallest])
    return QSizeF(things + beside + words + rim, high + rim)


def tray_cloth(rect: QRectF) -> QRectF:
    """Return the rect of the cloth inside a tray's rim."""
    return s.inset(rect, 8)


def draw_side(
    painter: QPainter, look: ThemeContext, rect: QRectF, side: SidePicture, *, empty: str = ""
) -> None:
    """Draw a tray with its contents; `empty` is the text of an empty one."""
    theme, cloth = look.theme, tray_cloth(rect)
    draw_tray(painter, theme, rect, radius=look.corner(8), ornate=False, lift=_LOW)
    with s.clipped(painter, s.rounded(cloth, 5)):
        draw_cloth(painter, theme, cloth)
    s.stroke(painter, s.rounded(cloth, 5), QColor(0, 0, 0, 110), 1.2)
    inner = s.inset(cloth, 6)
    if side.is_empty:
        draw_text(painter, inner, empty, look.sans(15), theme.quiet_text, CENTRE, wrap=True)
        return
    words = _words_room(look, inner, side)
    _draw_words(painter, look, words, side)
    room = _things_room(inner, words, side)
    for face, at, width, tilt in _cards(look, room, side):
        draw_face(painter, look, face, at, width, rotation=tilt)
    _draw_runs(painter, look, room, side)


def card_at(look: ThemeContext, rect: QRectF, side: SidePicture, point: QPointF) -> int | None:
    """Return the index of the topmost card at a point of a tray; None if there is none."""
    inner = s.inset(tray_cloth(rect), 6)
    room = _things_room(inner, _words_room(look, inner, side), side)
    shapes = list(enumerate(_cards(look, room, side)))
    for index, (_, at, width, _) in reversed(shapes):
        if QRectF(at.x() - width / 2, at.y() - width * 0.7, width, width * 1.4).contains(point):
            return index
    return None


# Layout


def _words_room(look: ThemeContext, inner: QRectF, side: SidePicture) -> QRectF:
    """Return the rect for money and promises: right of the cards, or all of it without cards."""
    if not side.lies or not (side.cash or side.promises):
        return inner if not side.lies else s.column_at(inner, inner.right(), 0)
    things = _LEAST_CARD * (min(2, len(side.cards)) + len(side.runs))
    most = max(inner.width() * _MOST_WORDS, inner.width() - things)
    money = _MONEY if _lies_beside(look, inner, side) else 0.0
    return s.right_part(inner, min(_words_need(look, side) + money, most))


def _lies_beside(look: ThemeContext, room: QRectF, side: SidePicture) -> bool:
    line = look.usual_px(14) * 1.6
    high = line * 1.5 + len(side.promises) * (line + 4)
    return bool(side.cash and side.promises) and high > room.height()


def _words_need(look: ThemeContext, side: SidePicture) -> float:
    font = look.sans(14, SEMIBOLD)
    return max([64.0, *(text_width(text, font) + 26 for text in side.promises)])


def _things_room(inner: QRectF, words: QRectF, side: SidePicture) -> QRectF:
    gap = 8 if words.width() and side.lies else 0
    return s.left_part(inner, inner.width() - words.width() - gap)


def _cards(
    look: ThemeContext, room: QRectF, side: SidePicture
) -> list[tuple[Face, QPointF, float, float]]:
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


def _draw_runs(painter: QPainter, look: ThemeContext, room: QRectF, side: SidePicture) -> None:
    if not side.runs:
        return
    field = QRectF(room)
    if side.cards:
        field.setLeft(room.left() + room.width() * 0.5 + 6)
    runs = [run.run for run in side.runs]
    shapes = arrange_runs(runs, field, tray_card(look), least=_SMALLEST_CARD)
    for picture, shape in zip(side.runs, shapes, strict=True):
        draw_run(painter, look, picture, shape)


# Money and promises


def _draw_words(painter: QPainter, look: ThemeContext, room: QRectF, side: SidePicture) -> None:
    """Draw the money as a pencilled note, and promises as ribbons under it, centred in a room."""
    line, font = look.usual_px(14) * 1.6, look.sans(14, SEMIBOLD)
    money_height = line * 1.5 if side.cash else 0.0
    if _lies_beside(look, room, side) and room.width() > 2 * _MONEY:
        at = QPointF(room.left() + _MONEY / 2, room.center().y())
        _draw_money(painter, look, at, side.cash, money_height)
        room, money_height = room.adjusted(_MONEY, 0, 0, 0), 0.0
    most = int((room.height() - money_height) / (line + 4))
    promises = first_of(ribbon_texts(look, room, side), most)
    y = room.center().y() - (money_height + len(promises) * (line + 4)) / 2
    if money_height:
        at = QPointF(room.center().x(), y + money_height / 2 - 2)
        _draw_money(painter, look, at, side.cash, money_height)
        y += money_height + 2
    for i, text in enumerate(promises):
        width = min(room.width(), text_width(text, font) + 22)
        box = QRectF(room.center().x() - width / 2, y + i * (line + 4), width, line)
        draw_ribbon(painter, look, box, text, font)


def _draw_money(
    painter: QPainter, look: ThemeContext, at: QPointF, text: str, height: float
) -> None:
    font = look.serif(19, italic=True)
    font = resized(font, min(font.pixelSize(), round(0.72 * height)))
    width = max(56.0, text_width(text, font) + 24)
    with s.moved(painter, at, turn=-3):
        box = QRectF(-width / 2, -height / 2 + 2, width, height - 6)
        draw_paper(painter, look.theme, box, radius=2, blur=6, offset=3)
        draw_text(painter, box, text, font, INK, CENTRE)


def ribbon_texts(look: ThemeContext, room: QRectF, side: SidePicture) -> tuple[str, ...]:
    """Return the texts of the ribbons; all of them short if one would be cut."""
    font = look.sans(14, SEMIBOLD)
    fits = all(text_width(text, font) + 8 <= room.width() for text in side.promises)
    return side.promises if fits else side.brief or side.promises


def draw_ribbon(painter: QPainter, look: ThemeContext, box: QRectF, text: str, font: QFont) -> None:
    """Draw a red ribbon with a text, which is cut off if it is too long."""
    s.draw_rounded_shadow(painter, look.theme, box, 3, blur=5, offset=2)
    s.fill(painter, s.rounded(box, 3), s.falling(box, (0.0, _RIBBON[0]), (1.0, _RIBBON[1])))
    seam = with_alpha(_RIBBON_TEXT, 110)
    s.stroke(painter, s.rounded(s.inset(box, 2.5), 1.5), seam, 0.7, dash=(4, 3), flat=True)
    draw_text(painter, s.inset(box, 4), text, font, _RIBBON_TEXT, CENTRE, elide=True)


def side_picture(giver: SeatId, terms: Terms, facts: Facts, context: TableContext) -> SidePicture:
    return SidePicture(
        title=side_title(giver, context),
        cash=money(terms.cash) if terms.cash else "",
        cards=tuple(face_of(card) for card in terms.cards),
        runs=tuple(run_picture(p) for p in facts.portfolios if p.number in terms.portfolios),
        promises=tuple(promise_text(promise) for promise in terms.promises),
        brief=tuple(promise_in_brief(promise) for promise in terms.promises),
    )
