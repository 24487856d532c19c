"""Text labels with roles that follow the theme."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from stockgames.ui.sentences import BoundText
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, resized, usual_size
from stockgames.ui.theme.palette import OXBLOOD, Theme
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.text import LEFT, draw_text, fitted, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.focus import FOCUS_MARGIN

LabelRole = Literal["masthead", "title", "heading", "name", "caption", "aside", "text", "note"]
Background = Literal["cloth", "paper", "slate"]
Tone = Literal["plain", "quiet", "accent", "warning", "good"]

_LINE: Final = 1.15
"""The height of a line in font sizes."""
_LEAST: Final = 13
"""The smallest size in px to which a line shrinks."""
_NARROWEST: Final = 84
"""The width in px that a line gets at least, if it is as long."""

_DEFAULT_TONE: dict[LabelRole, Tone] = {
    "caption": "accent",
    "note": "quiet",
    "aside": "quiet",
}
_ON_SLATE: dict[Tone, str] = {
    "plain": "#EFEDE2",
    "quiet": "#B9C0B8",
    "accent": "#FFE2A0",
    "warning": "#F0A07E",
    "good": "#A9CF9A",
}


def label_font(look: ThemeContext, role: LabelRole, most: float | None = None) -> QFont:
    """Return the font of a role, enlarged at most ``most`` times its usual size."""
    font = _role_font(look, role)
    return font if most is None else resized(font, min(font.pixelSize(), most * usual_size(font)))


def _role_font(look: ThemeContext, role: LabelRole) -> QFont:
    match role:
        case "masthead":
            return look.serif(54, SEMIBOLD)
        case "title":
            return look.serif(28, SEMIBOLD)
        case "heading":
            return look.serif(21, SEMIBOLD)
        case "aside":
            return look.serif(18, REGULAR, italic=True)
        case "name":
            return look.serif(17, SEMIBOLD)
        case "caption":
            return look.caption()
        case "note":
            return look.sans(14, REGULAR)
        case _:
            return look.sans(16, REGULAR)


def label_colour(theme: Theme, tone: Tone, background: Background) -> QColor:
    if background == "slate":
        return QColor(_ON_SLATE[tone])
    if background == "paper":
        on_paper = {
            "quiet": theme.quiet_ink,
            "accent": OXBLOOD,
            "warning": QColor("#9A2A20"),
            "good": QColor("#2F6A3C"),
        }
        return on_paper.get(tone, theme.ink)
    on_cloth = {
        "quiet": theme.quiet_text,
        "accent": theme.heading,
        "warning": theme.warning,
        "good": theme.good,
    }
    return on_cloth.get(tone, theme.text)


class Label(BoundText, QLabel):
    """A plain-text label in a role; ``background`` is what lies behind it, ``tone`` its colour.

    Its text is ``text``, or the ``sentence`` with that id in the current language. Text starts
    ``FOCUS_MARGIN`` px inside, aligned with the faces of buttons and fields. ``tone`` defaults by
    role: accent for captions, quiet for notes and asides. ``font`` returns a font other than the
    role's, ``colour`` a colour other than the tone's.
    """

    accessible_role = "text"

    def __init__(
        self,
        look: ThemeContext,
        text: str = "",
        role: LabelRole = "text",
        *,
        background: Background = "cloth",
        tone: Tone | None = None,
        wrap: bool = False,
        most: float | None = None,
        sentence: str = "",
        font: Callable[[ThemeContext], QFont] | None = None,
        colour: Callable[[Theme], QColor] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`most` limits how many times its usual size the text is enlarged, where space is
        short.
        """
        super().__init__(text, parent)
        self._look = look
        self._most = most
        self._own_font, self._own_colour = font, colour
        self._role: LabelRole = role
        self._background: Background = background
        self._tone: Tone = tone or _DEFAULT_TONE.get(role, "plain")
        self.setForegroundRole(QPalette.ColorRole.WindowText)  # inside a button too
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setContentsMargins(FOCUS_MARGIN, 0, FOCUS_MARGIN, 0)
        look.changed.connect(self._refresh)
        self._refresh()
        if sentence:
            self.bind(self.setText, sentence)

    def show_text(self, text: str) -> None:
        """Show a text; without one the label takes no space."""
        self.setText(text)
        self.setVisible(bool(text))

    def set_tone(self, tone: Tone) -> None:
        """Set the colour by its meaning."""
        if tone != self._tone:
            self._tone = tone
            self._refresh()

    def set_most(self, most: float) -> None:
        """Set how many times its usual size the text is enlarged at most."""
        if most != self._most:
            self._most = most
            self._refresh()

    def set_background(self, background: Background) -> None:
        """Set what the label lies on."""
        if background != self._background:
            self._background = background
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Keep font and colour: under a style sheet, Qt brings back those of an earlier parent.

        Keep the margins: Qt removes them from a frame that has no size yet.
        """
        # https://doc.qt.io/qt-6/qwidget.html#palette-prop
        margins = self.contentsMargins()
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setContentsMargins(margins)
        lost = event.type() == QEvent.Type.FontChange and self.font() != self._shown_font()
        if event.type() == QEvent.Type.PaletteChange:
            lost = self.palette().color(QPalette.ColorRole.WindowText) != self._shown_colour()
        if lost:
            self._refresh()

    def _refresh(self) -> None:
        self.setFont(self._shown_font())
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self._shown_colour())
        self.setPalette(palette)

    def _shown_font(self) -> QFont:
        own = self._own_font
        return own(self._look) if own else label_font(self._look, self._role, self._most)

    def _shown_colour(self) -> QColor:
        own, theme = self._own_colour, self._look.theme
        return own(theme) if own else label_colour(theme, self._tone, self._background)


class ShortLabel(Label):
    """A label of one line that gets smaller and then an ellipsis where space is short."""

    def minimumSizeHint(self) -> QSize:
        return QSize(round(1.5 * self.font().pixelSize()), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        box, text = QRectF(self.contentsRect()), self.text()
        font = fitted(text, self.font(), box.width())
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        draw_text(painter_on(self), box, text, font, colour, self.alignment(), elide=True)


class FittedLabel(Label):
    """A line of text beside a board; it shrinks to its space, down to 13 px and narrow letters,
    before it is cut. One that ``fills`` takes all the width it can get.

    Its ``font`` and ``colour`` are looked up again with each new text, too.
    """

    def __init__(
        self,
        look: ThemeContext,
        font: Callable[[ThemeContext], QFont],
        text: str = "",
        *,
        tone: Tone = "plain",
        background: Background = "cloth",
        colour: Callable[[Theme], QColor] | None = None,
        align: Qt.AlignmentFlag = LEFT,
        fills: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look, text, tone=tone, background=background, font=font, colour=colour, parent=parent
        )
        across = QSizePolicy.Policy.Preferred if fills else QSizePolicy.Policy.Maximum
        self.setSizePolicy(across, QSizePolicy.Policy.Preferred)
        self.setAlignment(align)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's own
        if text != self.text():
            super().setText(text)
            self._refresh()

    def sizeHint(self) -> QSize:
        width = ceil(text_width(self.text(), self.font())) + 2 if self.text() else 0
        return QSize(width, ceil(self.font().pixelSize() * _LINE))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        least = ceil(hint.width() * _LEAST / self.font().pixelSize())
        return QSize(min(least, _NARROWEST, hint.width()), min(ceil(_LEAST * _LINE), hint.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        font, rect = self._shown_font(), QRectF(self.rect())
        font = resized(font, max(_LEAST, min(font.pixelSize(), int(rect.height() / _LINE))))
        font = squeezed(self.text(), font, rect.width(), _LEAST)
        align, colour = self.alignment(), self._shown_colour()
        draw_text(painter_on(self), rect, self.text(), font, colour, align, elide=True)
