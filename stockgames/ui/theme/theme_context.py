"""``ThemeContext``: the viewer's theme, scale and settings, passed to every widget."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont

from stockgames.ui.theme import fonts
from stockgames.ui.theme.palette import EVENING, Theme

DESIGN_SIZE = QSize(1600, 1000)
SMALLEST_TEXT = 13
SMALLEST_SCALE_OF_TEXT = 0.85
TEXT_SCALE = 1.1
"""That of text relative to objects, so that text in large windows is about that of boards."""
SMALLEST_SCALE, LARGEST_SCALE = 0.5, 2.4
"""Objects grow until they fill a 4K screen; beyond that, margins do."""
TEXT_SIZES = (1.0, 2.0)
CAPTION = 14


class ThemeContext(QObject):
    """Theme, scale and settings that widgets are painted with. ``changed`` is emitted when one
    changes.

    ``scale`` sizes objects relative to the 1600 by 1000 design. Text scales with it, by a tenth
    more, down to 0.85 of the design and never below 13 px.
    """

    changed = Signal()

    def __init__(self, theme: Theme = EVENING, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.reduced_motion = False
        """Whether things cross-fade instead of moving."""
        self.four_colour_suits = True
        """Whether each suit has its own colour."""
        self.shows_all_keys = False
        """Whether every button shows its key, an obvious one too."""
        self.hand_order = ""
        """How the viewer sorts a hand of cards first: `suit`, `rank`, or empty for either.

        A table reads it when another person's hand is shown.
        """
        self.scale = 1.0
        """Size of objects relative to the design, 0.5 to 2.4."""
        self.text_size = 1.0
        """Size of text relative to the usual one, 1 to 2."""
        self._model: ThemeContext | None = None
        """The context that this one copies, if any."""
        self._fonts: dict[tuple[object, ...], QFont] = {}
        """The fonts of this scale and text size by what was asked for."""

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

    def _set(self, name: str, value: object) -> None:
        if value != getattr(self, name):
            setattr(self, name, value)
            self._fonts.clear()
            self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        self._set("theme", theme)

    def set_reduced_motion(self, reduced: bool) -> None:
        self._set("reduced_motion", reduced)

    def set_four_colour_suits(self, four: bool) -> None:
        """Choose between a two- and a four-colour pack."""
        self._set("four_colour_suits", four)

    def set_shows_all_keys(self, all_keys: bool) -> None:
        """Show the keys of all buttons, or only those that are not obvious."""
        self._set("shows_all_keys", all_keys)

    def set_hand_order(self, order: str) -> None:
        """Set the order of hands that are shown from now on."""
        self.hand_order = order

    def set_scale(self, scale: float) -> None:
        """Set the size of objects relative to the design, clamped to 0.5 to 2.4."""
        scale = min(max(scale, SMALLEST_SCALE), LARGEST_SCALE)
        if abs(scale - self.scale) > 0.001:
            self._set("scale", scale)

    def set_text_size(self, size: float) -> None:
        """Set the size of text relative to the usual one, clamped to 1 to 2."""
        self._set("text_size", min(max(size, TEXT_SIZES[0]), TEXT_SIZES[1]))

    def fit(self, size: QSize) -> None:
        """Set the scale from the size of a window."""
        design = DESIGN_SIZE
        self.set_scale(min(size.width() / design.width(), size.height() / design.height()))

    def px(self, length: float) -> float:
        """Return a design length of an object in pixels at this scale."""
        return length * self.scale

    def margin(self, length: float) -> float:
        """Return a scaled margin; in windows smaller than the design it isn't scaled down."""
        return length * max(1.0, self.scale)

    @property
    def caption_height(self) -> float:
        """The height of a caption's line above a rule, whatever the text size."""
        return self.usual_px(CAPTION) * 1.7

    def below_caption(self) -> float:
        """Return how far below a panel's top its content starts."""
        return self.caption().pixelSize() * 1.7 + self.margin(22)

    def corner(self, radius: float) -> float:
        """Return a scaled corner radius; in small windows it shrinks no more than text does."""
        return radius * max(SMALLEST_SCALE_OF_TEXT, self.scale)

    def text_px(self, size: float) -> int:
        """Return a design text size in pixels at this scale and text size, within the minimum."""
        return round(self.usual_px(size) * self.text_size)

    def usual_px(self, size: float) -> int:
        """Return a design text size in pixels as if the text size were 1; painted layouts use
        it.
        """
        scale = max(SMALLEST_SCALE_OF_TEXT, TEXT_SCALE * self.scale)
        return max(SMALLEST_TEXT, round(size * scale))

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
        return self.sans(CAPTION, fonts.SEMIBOLD, spacing=1.5, capitals=True)
