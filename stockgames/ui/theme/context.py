"""``ThemeContext``: the viewer's theme, scale and settings, passed to every widget."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont

from stockgames.ui.theme import fonts
from stockgames.ui.theme.palette import EVENING, Theme
from stockgames.ui.theme.repaint import NextFrame

DESIGN_SIZE = QSize(1600, 1000)
SMALLEST_TEXT = 13
SMALLEST_SCALE_OF_TEXT = 0.85
SMALLEST_SCALE, LARGEST_SCALE = 0.5, 2.4
"""Objects grow until they fill a 4K screen; beyond that, margins do."""
TEXT_SIZES = (1.0, 2.0)


class ThemeContext(QObject):
    """Theme, scale and settings that widgets are painted with. ``changed`` is emitted when one
    changes.

    ``scale`` sizes objects relative to the 1600 by 1000 design. Text scales with it down to 0.85 of
    the design and never below 13 px.
    """

    changed = Signal()

    def __init__(self, theme: Theme = EVENING, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._reduced_motion = False
        self._four_colour_suits = True
        self._shows_all_keys = False
        self._hand_order = ""
        self._scale = 1.0
        self._text_size = 1.0
        self._model: ThemeContext | None = None
        """The context that this one copies, if any."""
        self._fonts: dict[tuple[object, ...], QFont] = {}
        """The fonts of this scale and text size by what was asked for."""
        self.frames = NextFrame(self)
        """Does what can wait in the next frame."""

    def apply(self, other: ThemeContext) -> None:
        """Copy another context's theme and settings; the scale stays."""
        self.set_theme(other.theme)
        self.set_reduced_motion(other.reduced_motion)
        self.set_four_colour_suits(other.four_colour_suits)
        self.set_shows_all_keys(other.shows_all_keys)

    def follow(self, other: ThemeContext) -> None:
        """Copy another context now and after each of its changes, except its scale."""
        self._model = other
        other.changed.connect(self._follow_model)
        self._follow_model()

    def _follow_model(self) -> None:
        assert self._model is not None
        self.apply(self._model)

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def reduced_motion(self) -> bool:
        """Return whether things cross-fade instead of moving."""
        return self._reduced_motion

    @property
    def four_colour_suits(self) -> bool:
        """Return whether each suit has its own colour."""
        return self._four_colour_suits

    @property
    def shows_all_keys(self) -> bool:
        """Return whether every button shows its key, an obvious one too."""
        return self._shows_all_keys

    @property
    def hand_order(self) -> str:
        """How the viewer sorts a hand of cards first: `suit`, `rank`, or empty for either.

        A table reads it when another person's hand is shown.
        """
        return self._hand_order

    @property
    def scale(self) -> float:
        """Size of objects relative to the design, 0.5 to 2.4."""
        return self._scale

    def set_theme(self, theme: Theme) -> None:
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Turn reduced motion on or off."""
        if reduced != self._reduced_motion:
            self._reduced_motion = reduced
            self.changed.emit()

    def set_four_colour_suits(self, four: bool) -> None:
        """Choose between a two- and a four-colour pack."""
        if four != self._four_colour_suits:
            self._four_colour_suits = four
            self.changed.emit()

    def set_shows_all_keys(self, all_keys: bool) -> None:
        """Show the keys of all buttons, or only those that are not obvious."""
        if all_keys != self._shows_all_keys:
            self._shows_all_keys = all_keys
            self.changed.emit()

    def set_hand_order(self, order: str) -> None:
        """Set the order of hands that are shown from now on."""
        self._hand_order = order

    def set_scale(self, scale: float) -> None:
        """Set the size of objects relative to the design, clamped to 0.5 to 2.4."""
        scale = min(max(scale, SMALLEST_SCALE), LARGEST_SCALE)
        if abs(scale - self._scale) > 0.001:
            self._scale = scale
            self._fonts.clear()
            self.changed.emit()

    @property
    def text_size(self) -> float:
        """Size of text relative to the usual one, 1 to 2."""
        return self._text_size

    def set_text_size(self, size: float) -> None:
        """Set the size of text relative to the usual one, clamped to 1 to 2."""
        size = min(max(size, TEXT_SIZES[0]), TEXT_SIZES[1])
        if abs(size - self._text_size) > 0.001:
            self._text_size = size
            self._fonts.clear()
            self.changed.emit()

    def fit(self, size: QSize) -> None:
        """Set the scale from the size of a window."""
        design = DESIGN_SIZE
        self.set_scale(min(size.width() / design.width(), size.height() / design.height()))

    def px(self, length: float) -> float:
        """Return a design length of an object in pixels at this scale."""
        return length * self._scale

    def margin(self, length: float) -> float:
        """Return a scaled margin; in windows smaller than the design it isn't scaled down."""
        return length * max(1.0, self._scale)

    def below_caption(self, gap: float) -> float:
        """Return how far below a panel's top its content starts, ``gap`` below the caption."""
        return self.caption().pixelSize() * 1.7 + self.margin(gap)

    def corner(self, radius: float) -> float:
        """Return a scaled corner radius; in small windows it shrinks no more than text does."""
        return radius * max(SMALLEST_SCALE_OF_TEXT, self._scale)

    def text_px(self, size: float) -> int:
        """Return a design text size in pixels at this scale and text size, within the minimum."""
        return round(self.usual_px(size) * self._text_size)

    def usual_px(self, size: float) -> int:
        """Return a design text size in pixels as if the text size were 1; painted layouts use
        it.
        """
        return max(SMALLEST_TEXT, round(size * max(SMALLEST_SCALE_OF_TEXT, self._scale)))

    def serif(
        self, size: float, weight: QFont.Weight = fonts.SEMIBOLD, *, italic: bool = False
    ) -> QFont:
        """Return the display face at a scaled design size."""
        asked = ("serif", size, weight, italic)
        if asked not in self._fonts:
            px, usual = self.text_px(size), self.usual_px(size)
            self._fonts[asked] = fonts.serif(px, weight, italic=italic, usual=usual)
        return self._fonts[asked]

    def sans(
        self,
        size: float,
        weight: QFont.Weight = fonts.REGULAR,
        *,
        italic: bool = False,
        spacing: float = 0,
        capitals: bool = False,
    ) -> QFont:
        """Return the text face at a scaled design size."""
        asked = (size, weight, italic, spacing, capitals)
        if asked not in self._fonts:
            self._fonts[asked] = fonts.sans(
                self.text_px(size),
                weight,
                italic=italic,
                spacing=spacing,
                capitals=capitals,
                usual=self.usual_px(size),
            )
        return self._fonts[asked]

    def caption(self) -> QFont:
        """Return the face of captions: semibold 14, capitals, tracked."""
        return self.sans(14, fonts.SEMIBOLD, spacing=1.5, capitals=True)
