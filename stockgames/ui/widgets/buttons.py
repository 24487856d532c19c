"""Painted buttons: the push button with its key cap, links, and bases of fully painted ones."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from stockgames.presentation.sentences.speech import spoken
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Enlarged,
    largest,
    resized,
    usual_size,
)
from stockgames.ui.theme.palette import OXBLOOD, Theme, darker, lighter, lit, mix, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, painter_on
from stockgames.ui.theme.shapes import (
    column_at,
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    line_at,
    rounded,
    rule,
    stroke,
)
from stockgames.ui.theme.text import (
    CENTRE,
    LEFT,
    SMALLEST_FITTED,
    draw_text,
    fitted,
    has_room,
    squeezed,
    text_width,
    wrapped_height,
)
from stockgames.ui.widgets.bound_text import PlainButton
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring, is_enter, pressable

ButtonKind = Literal["primary", "secondary", "quiet"]
ButtonState = Literal["rest", "over", "pressed", "off"]

RADIUS = 7
QUIET_PADDING = 8
"""Pixels left and right of a quiet button's text, in the design."""
_ON_COLOUR = QColor("#FFF6E0")
_NARROWER = (0.94, 0.88, 0.82)


def draw_button_face(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    kind: ButtonKind,
    state: ButtonState,
    colour: QColor | None = None,
    *,
    radius: float = RADIUS,
) -> QColor:
    """Draw a button without its text; return the colour for the text.

    ``colour`` replaces the accent of a primary button; ``radius`` is that of its corners.
    """
    if kind == "quiet":
        return _quiet_face(painter, theme, rect, state, radius)
    if state == "off":
        return _off_face(painter, theme, rect, radius)
    if kind == "primary":
        return _primary_face(painter, theme, rect, state, radius, colour)
    return _secondary_face(painter, theme, rect, state, radius)


def _quiet_face(
    painter: QPainter, theme: Theme, rect: QRectF, state: ButtonState, radius: float
) -> QColor:
    if state == "over" or state == "pressed":
        fill(painter, rounded(rect, radius), with_alpha(theme.line, 34 if state == "over" else 60))
    return theme.quiet_text if state == "off" else theme.heading


def _off_face(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> QColor:
    path = rounded(rect, radius)
    fill(painter, path, with_alpha(mix(theme.panel_top, theme.panel_bottom, 0.3), 200))
    draw_hatch(painter, path, with_alpha(theme.line, 50), gap=5)
    stroke(painter, rounded(inset(rect, 0.5), radius), with_alpha(theme.line, 90), 1)
    return theme.quiet_text


def _primary_face(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    state: ButtonState,
    radius: float,
    colour: QColor | None,
) -> QColor:
    pressed = state == "pressed"
    if not pressed:
        draw_rounded_shadow(painter, theme, rect, radius, blur=5, offset=2)
    base = colour or theme.accent
    if state == "over":
        base = lit(base, 0.18)
    elif pressed:
        base = darker(base, 0.14)
    shine = (0.0, 0.0) if pressed else (0.22, 0.08)
    shades = (
        (0.0, lighter(base, shine[0])),
        (0.12, lighter(base, shine[1])),
        (1.0, darker(base, 0.12)),
    )
    text = _ON_COLOUR if colour else theme.accent_text
    fill(painter, rounded(rect, radius), falling(rect, *shades))
    edge = with_alpha(darker(base, 0.35), 220)
    stroke(painter, rounded(inset(rect, 0.5), radius), edge, 1)
    stroke(painter, rounded(inset(rect, 3), radius * 5 / 7), with_alpha(text, 90), 0.6)
    return text


def _secondary_face(
    painter: QPainter, theme: Theme, rect: QRectF, state: ButtonState, radius: float
) -> QColor:
    pressed = state == "pressed"
    if not pressed:
        draw_rounded_shadow(painter, theme, rect, radius, blur=5, offset=2, strength=0.65)
    base = theme.face_over if state == "over" else theme.face
    low = darker(base, 0.16) if theme.is_dark else mix(base, theme.paper_dark, 0.35)
    if pressed:
        base, low = low, darker(low, 0.16 if theme.is_dark else 0.04)
    shades = (0.0, lighter(base, 0.0 if pressed else 0.07)), (1.0, low)
    fill(painter, rounded(rect, radius), falling(rect, *shades))
    stroke(painter, rounded(inset(rect, 0.5), radius), with_alpha(theme.line, 220), 1.1)
    return theme.text


def draw_key_cap(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor) -> None:
    """Draw the name of a key in a small outlined cap."""
    outline = with_alpha(colour, 150)
    stroke(painter, rounded(rect, 4), outline, 0.8)
    draw_text(painter, rect.adjusted(0, 0, 0, -0.5), text, font, colour, CENTRE)


def is_obvious(key: str, text: str) -> bool:
    """Return whether a button needs no cap: its key begins a word of it, or is everyone's."""
    begins = {word[:1] for word in text.casefold().split()}
    return key.casefold() in begins or key in _usual_keys(spoken())


@cache
def _usual_keys(_: str) -> frozenset[str]:
    """Return everyone's keys in a language."""
    usual = QKeySequence.StandardKey.Cancel, QKeySequence.StandardKey.Undo, Qt.Key.Key_F1
    return frozenset(key_text(QKeySequence(each)) for each in usual)


def key_cap_size(text: str, font: QFont) -> tuple[float, float]:
    """Return the width and height of a key cap in pixels."""
    height = font.pixelSize() * 1.5
    return max(height, text_width(text, font) + 12), height


class Button(PlainButton, QPushButton):
    """A painted push button; a click, Space, Return or Enter presses it.

    ``primary`` is brass or oxblood and occurs once in a view, ``secondary`` is a plate, ``quiet``
    looks like a link. ``colour`` replaces the accent of a primary button. The text is centred, but
    left-aligned with an emblem, a key or a second line. ``is_centred`` centres it with a key too,
    which then comes before the text. A margin of ``FOCUS_MARGIN`` px round the face holds shadow
    and focus ring, so layouts need little spacing between buttons.
    """

    def __init__(
        self,
        look: ThemeContext,
        text: str = "",
        *,
        kind: ButtonKind = "secondary",
        emblem: str = "",
        key: str = "",
        colour: QColor | None = None,
        text_size: float = 16,
        serif: bool = False,
        is_centred: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)  # not in the constructor: PySide6 would try it as an icon first
        self._look = look
        self._serif = serif
        self._is_centred = is_centred
        self._kind: ButtonKind = kind
        self._emblem = emblem
        self._key = key
        self._room_for = ""
        self._second_line = ""
        self._colour = colour
        self._text_size = text_size
        self._hint = QSize()
        self._hint_for: object = None
        """The settings that the size hint was worked out for; None if it must be anew."""
        self._focus = pressable(self)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        look.changed.connect(self._refresh)

    def kind(self) -> ButtonKind:
        return self._kind

    def set_kind(self, kind: ButtonKind) -> None:
        """Change the kind, for example when another action becomes the recommended one."""
        if kind != self._kind:
            self._kind = kind
            self._refresh()

    def set_emblem(self, emblem: str) -> None:
        """Show another emblem, none if empty."""
        if emblem != self._emblem:
            self._emblem = emblem
            self._refresh()

    def key(self) -> str:
        return self._key

    def _cap(self, key: str) -> str:
        """Return the key that the cap shows; empty where it is obvious and not wished."""
        needed = not key or self._look.shows_all_keys or self._kind == "primary"
        return key if needed or not is_obvious(key, self.text()) else ""

    def set_key(self, key: str) -> None:
        """Show another key cap, none if empty. It sets no shortcut; the owner of the action
        does.
        """
        if key == self._key:
            return
        before, self._key, self._hint_for = self.sizeHint(), key, None
        if self.sizeHint() != before:
            self.updateGeometry()
        self.update()

    def keep_room(self, key: str) -> None:
        """Reserve space for a key cap that is shown at times, so that nothing moves."""
        if key != self._room_for:
            self._room_for = key
            self._refresh()

    def set_second_line(self, text: str) -> None:
        """Show another note under the text, none if empty."""
        if text != self._second_line:
            self._second_line = text
            self._refresh()

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's own
        self._hint_for = None
        super().setText(text)

    def _refresh(self) -> None:
        self._hint_for = None
        self.updateGeometry()
        self.update()

    def _font(self, share: float = 1.0) -> QFont:
        size = self._text_size * share
        return self._look.serif(size, BOLD) if self._serif else self._look.sans(size, SEMIBOLD)

    def _small_font(self) -> QFont:
        return self._look.sans(max(13.0, 0.7 * self._text_size), REGULAR)

    def text_font(self, width: float) -> QFont:
        """Return the font for the text in ``width`` px: smaller for long texts, down to a minimum.

        If the text would still be cut, its letters are narrowed.
        """
        text, font = self.text(), self._font()
        for share in _NARROWER:
            if text_width(text, font) <= width:
                break
            font = self._font(share)
        return squeezed(text, font, width, font.pixelSize())

    def _starts_left(self) -> bool:
        key = self._key or self._room_for
        return bool(self._emblem or key or self._second_line) and bool(self.text())

    def _padding(self) -> float:
        if self._kind == "quiet":
            return self._look.px(QUIET_PADDING)
        return max(10.0, self._look.px(16))

    def picture_key(self) -> Hashable:
        """Return the cache key of the picture beside the text."""
        return self._emblem

    def emblem_half(self) -> float:
        """Return half the width of the picture beside the text; as usual if that has to wrap."""
        wraps = self._wraps(self.width() - 2 * FOCUS_MARGIN)
        return (usual_size(self._font()) if wraps else self._font().pixelSize()) * 0.56

    def sizeHint(self) -> QSize:
        hint_for = self._look.scale, self._look.text_size, self._look.shows_all_keys
        if hint_for != self._hint_for:
            self._hint, self._hint_for = self._find_size(), hint_for
        return self._hint

    def _find_size(self) -> QSize:
        font, small = self._font(), self._small_font()
        width = text_width(self.text(), font)
        height = font.pixelSize() * 1.25
        if self._second_line:
            width = max(width, text_width(self._second_line, small))
            height += small.pixelSize() * 1.3
        if self._emblem:
            width += 2 * self.emblem_half() + (10 if self.text() else 0)
        if keys := {self._cap(self._key), self._cap(self._room_for)} - {""}:
            width += max(key_cap_size(key, small)[0] for key in keys) + 14
        width += 2 * self._padding()
        floor = (
            max(26.0, self._look.px(30)) if self._kind == "quiet" else max(32, self._look.px(40))
        )
        height = max(floor, height + self._look.px(12))
        return QSize(round(width + 0.5) + 2 * FOCUS_MARGIN, round(height) + 2 * FOCUS_MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def height_at(self, width: int) -> int:
        """Return the height at which both texts have room at a width, wrapped if enlarged."""
        room, height = self._room(width - 2 * FOCUS_MARGIN), float(self.sizeHint().height())
        texts = ((self.text(), self._font()), (self._second_line, self._small_font()))
        for text, font in texts:
            if isinstance(font, Enlarged):
                height += wrapped_height(text, font, room) - wrapped_height("", font, room)
        return round(height)

    def holds_text(self, width: float) -> bool:
        """Return whether its text is whole on a face of this width."""
        room = self._room(width)
        return text_width(self.text(), self.text_font(room)) <= room

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def state(self) -> ButtonState:
        if not self.isEnabled():
            return "off"
        if self.isDown() or self.isChecked():
            return "pressed"
        return "over" if self.underMouse() else "rest"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        look, state = self._look, self.state()
        words = (self.text(), self._second_line, self._cap(self._key), self.picture_key())
        form = (self._serif, self._is_centred)
        colour = self._colour.rgba() if self._colour is not None else None
        face = (self._kind, state, self.isEnabled(), colour, self._text_size, self._focus.visible)
        key = (
            "button",
            look.theme.name,
            look.scale,
            look.text_size,
            words,
            form,
            face,
            self._room_for,
        )
        draw_cached(painter, key, QRectF(self.rect()), lambda target: self._paint(target, state))

    def _paint(self, painter: QPainter, state: ButtonState) -> None:
        face = inset(QRectF(self.rect()), FOCUS_MARGIN)
        theme, radius = self._look.theme, self._look.corner(RADIUS)
        kind, own = self._kind, self._colour
        colour = draw_button_face(painter, theme, face, kind, state, own, radius=radius)
        if state == "pressed":
            painter.translate(0, 0.5)
        if self._is_centred and self._cap(self._key):
            self._paint_behind_key(painter, face, colour)
        elif self._starts_left():
            self._paint_from_left(painter, face, colour)
        else:
            self._paint_centred(painter, face, colour)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, radius)

    def _cap_fits(self, face: QRectF, font: QFont) -> bool:
        width, height = key_cap_size(self._key, font)
        usual = largest(self._font(), lambda _: False)
        words = text_width(self.text(), usual) + 2 * self._padding() + 8
        return height <= face.height() - 6 and width <= face.width() - words

    def _emblem_ground(self) -> QColor:
        theme = self._look.theme
        if not self.isEnabled() or self._kind == "quiet":
            return mix(theme.panel_top, theme.panel_bottom, 0.3)
        return (self._colour or theme.accent) if self._kind == "primary" else theme.face

    def _paint_centred(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        if self._emblem:
            self.paint_emblem(painter, face.center(), colour)
        else:
            draw_text(painter, face, self.text(), self._font(), colour, CENTRE)

    def _paint_behind_key(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        """Paint key cap and text side by side, centred; the text alone if space is short."""
        least = self._small_font().pixelSize()
        small = largest(self._small_font(), lambda size: self._cap_fits(face, size))
        width, height = key_cap_size(self._key, small)
        width += height * 0.5
        gap = height * 0.7
        room = face.width() - 2 * self._padding()
        font = fitted(self.text(), self._font(), room - width - gap, least)
        words = text_width(self.text(), font)
        if words > room - width - gap:
            font = fitted(self.text(), self._font(), room, least)
            draw_text(painter, face, self.text(), font, colour, CENTRE, elide=True)
            return
        cap = QRectF(0, face.center().y() - height / 2, width, height)
        cap.moveLeft(face.center().x() - (width + gap + words) / 2)
        draw_key_cap(painter, cap, self._key, small, colour)
        line = QRectF(cap.right() + gap, face.top(), words + 2, face.height() - 2)
        draw_text(painter, line, self.text(), font, colour, LEFT, elide=True)

    def paint_emblem(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        from stockgames.ui.theme.drawings import draw_emblem  # not needed for the first frame

        half, ground = self.emblem_half(), self._emblem_ground()
        draw_emblem(painter, self._emblem, centre, half, colour, ground)

    def _paint_from_left(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        left, right = face.left() + self._padding(), face.right() - self._padding()
        wraps, small = self._wraps(face.width()), self._small_font()
        if key := self._cap(self._key):
            font = largest(small, lambda size: not wraps and self._cap_fits(face, size))
            width, height = key_cap_size(key, font)
            right = face.right() - (self._padding() + 10) / 2
            cap = QRectF(right - width, face.center().y() - height / 2, width, height)
            draw_key_cap(painter, cap, key, font, colour)
            right = cap.left() - 8
        if self._emblem:
            half = self.emblem_half()
            self.paint_emblem(painter, QPointF(left + half, face.center().y()), colour)
            left += 2 * half + 10
        box = column_at(face, left, right - left)
        if not self._second_line:
            self._paint_label(painter, box, colour)
            return
        words, font = self._second_line, self.text_font(box.width())
        font = largest(font, lambda size: size.pixelSize() * 2.3 <= face.height())
        small = largest(small, lambda size: not wraps and size.pixelSize() * 2.8 <= face.height())
        first, second = font.pixelSize() * 1.2, small.pixelSize() * 1.2
        tall = wrapped_height(words, small, box.width())
        has_lines = tall > 2 * small.pixelSize() and first + tall <= face.height()
        second = tall if has_lines else second
        first = face.height() - second - 3 if wraps else first
        upper = line_at(box, face.center().y() - (first + second) / 2, first)
        self._paint_label(painter, upper, colour)
        lower = line_at(box, upper.bottom(), second)
        quiet = with_alpha(colour, 205) if self._kind == "primary" else self._look.theme.quiet_text
        draw_text(painter, lower, words, small, quiet, LEFT, wrap=has_lines, elide=not has_lines)

    def _paint_label(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        """Paint the text on one line, or where it is enlarged on as many as it needs."""
        text = self.text()
        if not self._is_long(box.width()):
            draw_text(painter, box, text, self.text_font(box.width()), colour, LEFT, elide=True)
            return

        def fits(font: QFont) -> bool:
            return has_room(box.width(), box.height(), text, font)

        font = largest(self._font(), fits)
        while font.pixelSize() > SMALLEST_FITTED and not fits(font):
            font = resized(font, font.pixelSize() - 1)
        draw_text(painter, box, text, font, colour, LEFT, wrap=True)

    def _is_long(self, width: float) -> bool:
        """Return whether enlarged text is too long for one line of this width."""
        font = self._font(_NARROWER[-1])
        return isinstance(font, Enlarged) and text_width(self.text(), font) > width

    def _wraps(self, width: float) -> bool:
        """Return whether enlarged text is too long for one line on a face of this width."""
        return self._is_long(self._room(width))

    def _room(self, width: float) -> float:
        """Return the width in px that a face of this width has for its text."""
        small = largest(self._small_font(), lambda _: False)
        cap = key_cap_size(key, small)[0] + 8 if (key := self._cap(self._key)) else 0.0
        emblem = 1.12 * usual_size(self._font()) + 10 if self._emblem else 0.0
        return width - 2 * self._padding() - cap - emblem


class KeyCap(QWidget):
    """The name of a key in a cap, for use beside a text."""

    def __init__(self, look: ThemeContext, key: str) -> None:
        super().__init__()
        self._look = look
        self._key = key
        self.setAccessibleName(key)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.setAccessibleName(key)
        self._refresh()

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width, height = key_cap_size(self._key, self._look.sans(13))
        return QSize(round(width) + 3, round(height) + 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        cap, colour = inset(QRectF(self.rect()), 1.5), self._look.theme.quiet_text
        draw_key_cap(painter, cap, self._key, self._look.sans(13), colour)


class PaintedButton(PlainButton, QAbstractButton):
    """Has a theme context; subclasses paint everything in `_paint`, hover and focus ring included.

    The focus ring shows while `_focus.visible`.
    """

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._focus = pressable(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self) as painter:  # as in `BaseWidget`
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        raise NotImplementedError


class ControlledToggle(PlainButton, QAbstractButton):
    """A toggle whose state only `mark` changes; a press just emits `clicked`.

    Screen readers press checkable buttons with toggle(), for which Qt emits no clicked signal
    (https://doc.qt.io/qt-6/qabstractbutton.html#toggle). Here it counts as a press like any other.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._telling = False
        self.setCheckable(True)
        self.toggled.connect(self._turned)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self) as painter:  # as in `BaseWidget`
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        """Paint all of it in its present state."""

    def mark(self, on: bool) -> None:
        """Set the state that is shown."""
        self._telling = True
        self.setChecked(on)
        self._telling = False

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's own
        """Do nothing: only `mark` changes the state."""

    def _turned(self, on: bool) -> None:
        if not self._telling:
            self.mark(not on)
            self.click()


class PaperLink(Button):
    """Underlined text in link colour. Tab reaches it, a click doesn't focus it."""

    def __init__(
        self,
        look: ThemeContext,
        *,
        key: str = "",
        ink: QColor = OXBLOOD,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, kind="quiet", key=key, text_size=15, parent=parent)
        self._ink = ink
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        face, font = inset(QRectF(self.rect()), FOCUS_MARGIN), self._font()
        draw_text(painter, face, self.text(), font, self._ink, LEFT)
        end = face.left() + text_width(self.text(), font)
        y = face.center().y() + font.pixelSize() * 0.62
        width = 1.6 if self.underMouse() or self.hasFocus() else 0.9
        rule(painter, QPointF(face.left(), y), QPointF(end, y), self._ink, width)
        if key := self._cap(self.key()):
            small = self._small_font()
            across, high = key_cap_size(key, small)
            cap = QRectF(end + 10, face.center().y() - high / 2, across, high)
            draw_key_cap(painter, cap, key, small, self._ink)
        if self._focus.visible:
            stroke(painter, rounded(inset(face, -3), 5), self._ink, 1.6)
