"""Push buttons with their key caps, links, and bases of painted buttons."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QWidget,
)

from stockgames.presentation.sentences.speech import say, spoken
from stockgames.ui.sentences import ENTER, PlainButton, key_text
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, Enlarged, largest, resized, usual_size
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import inset, line_at, rounded, stroke
from stockgames.ui.theme.style_sheet import coloured_button
from stockgames.ui.theme.text import (
    CENTRE,
    LEFT,
    draw_text,
    squeezed,
    text_width,
    wrapped_height,
)
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring, is_enter, pressable

ButtonKind = Literal["primary", "secondary", "quiet", "link"]

QUIET_PADDING = 8
"""Pixels left and right of a quiet button's text, in the design."""
_SMALLER = 0.82
"""A line that is too long shrinks to this share of its size before it wraps or gets narrower."""
_GAP = 10
"""Pixels between the picture of a button, its text and its key."""


_AIR = 1.1
"""How much higher than their box lines may be: they leave air above and below their letters."""


def draw_key_cap(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor) -> None:
    """Draw the name of a key in a small outlined cap."""
    outline = with_alpha(colour, 150)
    stroke(painter, rounded(rect, 4), outline, 0.8)
    shown = on_cap(text)
    draw_text(painter, rect.adjusted(0, 0, 0, -0.5), shown, font, colour, CENTRE)


def on_cap(key: str) -> str:
    """Return a key's name as texts call it, too: Qt has a word of its own for Enter."""
    return key.replace(ENTER, say("kit-enter")) if ENTER in key else key


def is_obvious(key: str, text: str) -> bool:
    """Return whether a button needs no cap: its key begins a word of it, or is everyone's."""
    return _is_obvious(key, text, spoken())


@lru_cache(maxsize=512)
def _is_obvious(key: str, text: str, _: str) -> bool:
    """Return the same for the names of keys in the language that is spoken."""
    usual = QKeySequence.StandardKey.Cancel, QKeySequence.StandardKey.Undo, Qt.Key.Key_F1
    begins = {word[:1] for word in text.casefold().split()}
    return key.casefold() in begins or key in {key_text(QKeySequence(each)) for each in usual}


def key_cap_size(text: str, font: QFont) -> tuple[float, float]:
    """Return the width and height of a key cap in pixels."""
    height = font.pixelSize() * 1.5
    return max(height, text_width(on_cap(text), font) + 12), height


class Button(PlainButton, QPushButton):
    """A push button that the style sheet dresses; a click, Space, Return or Enter presses it.

    ``primary`` is brass or oxblood and occurs once in a view, ``secondary`` is a plate, ``quiet``
    looks like a link on cloth, ``link`` is one on paper. ``colour`` replaces the accent of a
    primary button or the ink of a link. The text is centred, but left-aligned with an emblem, a
    key or a second line. ``is_centred`` centres it with a key too, which then comes before the
    text. A margin of ``FOCUS_MARGIN`` px round the face holds the focus ring, so layouts need
    little spacing between buttons.
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
        self._look = look
        self._serif = serif
        self._is_centred = is_centred
        self._kind: ButtonKind = kind
        self._emblem = emblem
        self._key = key
        self._room_for = ""
        self._second_line = ""
        self._text_size = text_size
        self._hint = QSize()
        self._hint_for: object = None
        """The settings that the size hint was worked out for; None if it must be anew."""
        self.setText(text)  # not in the constructor: PySide6 would try it as an icon first
        self.setProperty("kind", kind)
        if colour is not None:
            self.setStyleSheet(coloured_button(colour))
        self._focus = pressable(self)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        look.changed.connect(self._refresh)

    def set_kind(self, kind: ButtonKind) -> None:
        """Change the kind, for example when another action becomes the recommended one."""
        self._kind = kind
        self.set_property("kind", kind)

    def set_property(self, name: str, value: object) -> None:
        """Set a property that the style sheet asks for."""
        if value != self.property(name):
            self.setProperty(name, value)
            self.style().unpolish(self)
            self.style().polish(self)
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
        if not key or self._look.shows_all_keys or self._kind == "primary":
            return key
        return "" if is_obvious(key, self.text()) else key

    def set_key(self, key: str) -> None:
        """Show another key cap, none if empty. It sets no shortcut; the owner of the action
        does.
        """
        if key != self._key:
            self._key = key
            self._refresh()

    def reserve_key(self, key: str) -> None:
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

    # Sizes

    def text_font(self) -> QFont:
        size = self._text_size
        return self._look.serif(size, BOLD) if self._serif else self._look.sans(size, SEMIBOLD)

    def _small_font(self) -> QFont:
        return self._look.sans(max(13.0, 0.7 * self._text_size))

    def _padding(self) -> float:
        if self._kind == "link":
            return 0.0
        return (
            self._look.px(QUIET_PADDING) if self._kind == "quiet" else max(10.0, self._look.px(16))
        )

    def emblem_half(self) -> float:
        """Return half the width of the picture beside the text; as usual if space is short."""
        font = self.text_font()
        is_low = self.height() - 2 * FOCUS_MARGIN < 1.4 * font.pixelSize()
        is_short = is_low or self._wraps(self.width())
        return (usual_size(font) if is_short else font.pixelSize()) * 0.56

    def sizeHint(self) -> QSize:
        hint_for = self._look.scale, self._look.text_size, self._look.shows_all_keys
        if hint_for != self._hint_for:
            self._hint, self._hint_for = self._find_size(), hint_for
        return self._hint

    def _find_size(self) -> QSize:
        lines, small = self._lines(), self._small_font()
        width = max(text_width(*line) for line in lines)
        height = sum(font.pixelSize() * 1.25 for _, font in lines)
        if self._emblem:
            width += 2 * self.emblem_half() + (_GAP if self.text() else 0)
        if keys := {self._cap(self._key), self._cap(self._room_for)} - {""}:
            width += max(key_cap_size(key, small)[0] for key in keys) + 14
        width += 2 * self._padding()
        is_low = self._kind in ("quiet", "link")
        floor = max(26.0, self._look.px(30)) if is_low else max(32.0, self._look.px(40))
        height = max(floor, height + self._look.px(12))
        return QSize(round(width + 0.5) + 2 * FOCUS_MARGIN, round(height) + 2 * FOCUS_MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def height_at(self, width: int) -> int:
        """Return the height at which both texts have room at a width, wrapped if enlarged."""
        room = self._room(width)
        more = sum(_height(*line, room) - _height(*line, 1e5) for line in self._lines())
        return round(self.sizeHint().height() + more)

    def _lines(self) -> list[tuple[str, QFont]]:
        """Return the texts, one below the other, and their fonts."""
        first = [(self.text(), self.text_font())]
        return first + ([(self._second_line, self._small_font())] if self._second_line else [])

    def _room(self, width: float) -> float:
        """Return the width in px that a button of this width has for its texts."""
        cap, small = self._cap(self._key), self._small_font()
        taken = key_cap_size(cap, resized(small, usual_size(small)))[0] + 8 if cap else 0.0
        taken += 1.12 * usual_size(self.text_font()) + _GAP if self._emblem else 0.0
        return width - 2 * FOCUS_MARGIN - 2 * self._padding() - taken

    def _wraps(self, width: float) -> bool:
        """Return whether an enlarged text is too long for one line of a button of this width."""
        if self._look.text_size <= 1:
            return False
        room = self._room(width)
        return room > 0 and any(_is_long(text, font, room) for text, font in self._lines())

    def holds_text(self, width: float) -> bool:
        """Return whether its text is whole on one line of a button of this width."""
        text, font, room = self.text(), self.text_font(), self._room(width)
        return text_width(text, _narrowed(text, font, room)) <= room

    # Events and painting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = ""  # Qt's would neither wrap nor shrink

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = painter_on(self)
        face = inset(QRectF(self.rect()), FOCUS_MARGIN)
        colour = self.palette().buttonText().color()
        self._paint_content(painter, face, colour)
        if self._focus.visible:
            if self._kind == "link":
                stroke(painter, rounded(inset(face, -3), 5), colour, 1.6)
            else:
                draw_focus_ring(painter, self._look.theme, face)

    def _paint_content(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        padding = self._padding()
        box = face.adjusted(padding, 0, -padding, 0)
        if (cap := self._cap(self._key)) and not self._needs_all_room():
            small = self._cap_font(cap, face.height() - 6)
            width, height = key_cap_size(cap, small)
            at, fits = QRectF(0, box.center().y() - height / 2, width, height), True
            if not self._is_centred:
                at.moveRight(face.right() - (padding + 10) / 2)
                box.setRight(at.left() - 8)
            else:
                words = width + _GAP + text_width(self.text(), self.text_font())
                fits = words <= box.width()
                if fits:
                    at.moveLeft(box.center().x() - words / 2)
                    box.translate((width + _GAP) / 2, 0)
            if fits:
                draw_key_cap(painter, at, cap, small, colour)
        if self._emblem:
            half = self.emblem_half()
            x = box.left() + half if self.text() else box.center().x()
            self.paint_emblem(painter, QPointF(x, box.center().y()), colour)
            box.setLeft(box.left() + 2 * half + _GAP)
        self._paint_lines(painter, box, colour)

    def _needs_all_room(self) -> bool:
        """Return whether the text needs the room of its key, as it would be cut, or hardly larger
        than usual on two lines.
        """
        if not self._wraps(self.width()):
            is_narrow = self.width() < self.sizeHint().width()
            return is_narrow and not self.holds_text(self.width())
        return self.height() - 2 * FOCUS_MARGIN < 2 * 1.6 * usual_size(self.text_font())

    def _cap_font(self, cap: str, height: float) -> QFont:
        """Return the font of the key: as usual where the text would have to shrink for more."""
        small = self._small_font()
        if not isinstance(small, Enlarged):
            return small
        wraps = self._wraps(self.width())
        spare = self._room(self.width()) - text_width(self.text(), self.text_font())
        most = key_cap_size(cap, resized(small, usual_size(small)))[0] + spare

        def fits(font: QFont) -> bool:
            wide, high = key_cap_size(cap, font)
            return wide <= most and high <= height and not wraps

        return largest(small, fits)

    def paint_emblem(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        from stockgames.ui.theme.drawings import draw_emblem  # not needed for the first frame

        ground = self._look.theme.accent if self._kind == "primary" else self._look.theme.face
        draw_emblem(painter, self._emblem, centre, self.emblem_half(), colour, ground)

    def _paint_lines(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        lines = self._lines()
        while sum(heights := [_height(*line, box.width()) for line in lines]) > _AIR * box.height():
            if not any(isinstance(font, Enlarged) for _, font in lines):
                break
            lines = [(text, _reduced(font)) for text, font in lines]
        share = min(1.0, box.height() / sum(heights))
        y = box.center().y() - share * sum(heights) / 2
        beside = self._emblem or self._key or self._room_for or self._second_line
        is_left = beside and not self._is_centred
        align = LEFT if is_left or self._kind == "link" else CENTRE
        for number, ((text, font), height) in enumerate(zip(lines, heights, strict=True)):
            if number:
                is_primary = self._kind == "primary"
                colour = with_alpha(colour, 205) if is_primary else self._look.theme.quiet_text
            line, y = line_at(box, y, share * height), y + share * height
            _paint_line(painter, line, text, font, colour, align)


def _is_long(text: str, font: QFont, width: float) -> bool:
    """Return whether a text is enlarged and, even a little smaller, needs several lines."""
    return isinstance(font, Enlarged) and _SMALLER * text_width(text, font) > width


def _height(text: str, font: QFont, width: float) -> float:
    """Return the height of a text, which wraps if it is enlarged and long."""
    line = font.pixelSize() * 1.25
    wraps = _is_long(text, font, width)
    return max(line, wrapped_height(text, font, width)) if wraps else line


def _reduced(font: QFont) -> QFont:
    return resized(font, font.pixelSize() - 1) if isinstance(font, Enlarged) else font


def _paint_line(
    painter: QPainter, box: QRectF, text: str, font: QFont, colour: QColor, align: Qt.AlignmentFlag
) -> None:
    """Paint a text, smaller where space is short, and on several lines if it is enlarged."""
    wraps = _is_long(text, font, box.width())
    font = font if wraps else _narrowed(text, font, box.width())
    draw_text(painter, box, text, font, colour, align, wrap=wraps, elide=not wraps)


def _narrowed(text: str, font: QFont, width: float) -> QFont:
    """Return the font in which a text is painted on one line of this width."""
    return squeezed(text, font, width, round(_SMALLER * font.pixelSize()))


class KeyCap(QWidget):
    """The name of a key in a cap, for use beside a text."""

    def __init__(self, look: ThemeContext, key: str) -> None:
        super().__init__()
        self._look = look
        self._key = key
        self.setAccessibleName(on_cap(key))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.setAccessibleName(on_cap(key))
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
        self._is_marking = False
        self.setCheckable(True)
        self.toggled.connect(self._turned)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self) as painter:  # as in `BaseWidget`
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        """Paint all of it in its present state."""

    def mark(self, on: bool) -> None:
        """Set the state that is shown."""
        self._is_marking = True
        self.setChecked(on)
        self._is_marking = False

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's own
        """Do nothing: only `mark` changes the state."""

    def _turned(self, on: bool) -> None:
        if not self._is_marking:
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
        super().__init__(look, kind="link", key=key, colour=ink, text_size=15, parent=parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def text_font(self) -> QFont:
        font = super().text_font()
        font = resized(font, font.pixelSize())  # a copy
        font.setUnderline(True)
        return font
