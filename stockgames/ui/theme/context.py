"""``ThemeContext``: theme, scale and settings of whoever looks, handed to every widget."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont

from stockgames.ui.theme import fonts
from stockgames.ui.theme.palette import EVENING, Theme
from stockgames.ui.theme.repaint import RepaintScheduler

DESIGN_SIZE = QSize(1600, 1000)
SMALLEST_TEXT = 13
SMALLEST_SCALE_OF_TEXT = 0.85
SMALLEST_SCALE, LARGEST_SCALE = 0.5, 2.4
"""Objects grow until they fill a 4K screen; beyond it the margins do."""
TEXT_SIZES = (1.0, 2.0)


class ThemeContext(QObject):
    """How everything looks now. ``changed`` follows every change of any property.

    ``scale`` sizes objects against the 1600 by 1000 design; text follows it down to 0.85 of the
    design and never below 13 px.
    """

    changed = Signal()

    def __init__(self, theme: Theme = EVENING, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._reduced_motion = False
        self._four_colour_suits = True
        self._hand_order = ""
        self._scale = 1.0
        self._text_size = 1.0
        self._model: ThemeContext | None = None
        """The one that is followed."""
        self.frames = RepaintScheduler(self)
        """When what has changed is painted anew."""

    def apply(self, other: ThemeContext) -> None:
        """Look like another one, at a size of one's own."""
        self.set_theme(other.theme)
        self.set_reduced_motion(other.reduced_motion)
        self.set_four_colour_suits(other.four_colour_suits)

    def copy(self) -> ThemeContext:
        """Return one like it, for things nobody sees: they take no frame's time."""
        look = ThemeContext()
        look.apply(self)
        look.set_scale(self.scale)
        look.set_text_size(self.text_size)
        look.set_hand_order(self.hand_order)
        return look

    def follow(self, other: ThemeContext) -> None:
        """Look like another one from now on, at a size of one's own, until this one is gone."""
        self._model = other
        other.changed.connect(self._follow_model)
        self._follow_model()

    def _follow_model(self) -> None:
        assert self._model is not None
        self.apply(self._model)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def reduced_motion(self) -> bool:
        """Whether things cross-fade instead of moving."""
        return self._reduced_motion

    @property
    def four_colour_suits(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._four_colour_suits

    @property
    def hand_order(self) -> str:
        """What whoever looks sorts a hand of cards by first: `suit`, `rank`, or empty for either.

        A table asks for it where another person's hand comes before the eyes.
        """
        return self._hand_order

    @property
    def scale(self) -> float:
        """Size of objects against the design, 0.5 to 2.4."""
        return self._scale

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Obey, or stop obeying, the wish for little motion."""
        if reduced != self._reduced_motion:
            self._reduced_motion = reduced
            self.changed.emit()

    def set_four_colour_suits(self, four: bool) -> None:
        """Choose the pack."""
        if four != self._four_colour_suits:
            self._four_colour_suits = four
            self.changed.emit()

    def set_hand_order(self, order: str) -> None:
        """Choose the order of hands that are shown from now on."""
        self._hand_order = order

    def set_scale(self, scale: float) -> None:
        """Set the size of objects against the design; values outside 0.5 to 2.4 are clamped."""
        scale = min(max(scale, SMALLEST_SCALE), LARGEST_SCALE)
        if abs(scale - self._scale) > 0.001:
            self._scale = scale
            self.changed.emit()

    @property
    def text_size(self) -> float:
        """Size of text against the usual one, 1 to 2."""
        return self._text_size

    def set_text_size(self, size: float) -> None:
        """Set the size of text against the usual one; values outside 1 to 2 are clamped."""
        size = min(max(size, TEXT_SIZES[0]), TEXT_SIZES[1])
        if abs(size - self._text_size) > 0.001:
            self._text_size = size
            self.changed.emit()

    def fit(self, size: QSize) -> None:
        """Set the scale from the size of a window."""
        design = DESIGN_SIZE
        self.set_scale(min(size.width() / design.width(), size.height() / design.height()))

    def px(self, length: float) -> float:
        """Scale a design length of an object, in pixels."""
        return length * self._scale

    def margin(self, length: float) -> float:
        """Scale the space round a thing: in windows smaller than the design it keeps its pixels."""
        return length * max(1.0, self._scale)

    def below_caption(self, gap: float) -> float:
        """Return how far below a panel's top its content begins, so far under the caption."""
        return self.caption().pixelSize() * 1.7 + self.margin(gap)

    def corner(self, radius: float) -> float:
        """Scale the radius of a corner; in small windows it shrinks as little as text does."""
        return radius * max(SMALLEST_SCALE_OF_TEXT, self._scale)

    def text_px(self, size: float) -> int:
        """Scale a design text size, in pixels, within its floors, to the size that is wanted."""
        return round(self.usual_px(size) * self._text_size)

    def usual_px(self, size: float) -> int:
        """Scale a design text size as if nobody wanted it larger, as painted places are laid."""
        return max(SMALLEST_TEXT, round(size * max(SMALLEST_SCALE_OF_TEXT, self._scale)))

    def serif(
        self, size: float, weight: QFont.Weight = fonts.SEMIBOLD, *, italic: bool = False
    ) -> QFont:
        """Return the display face at a scaled design size."""
        usual = self.usual_px(size)
        return fonts.serif(self.text_px(size), weight, italic=italic, usual=usual)

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
        return fonts.sans(
            self.text_px(size),
            weight,
            italic=italic,
            spacing=spacing,
            capitals=capitals,
            usual=self.usual_px(size),
        )

    def caption(self) -> QFont:
        """Return the face of captions: semibold 14, capitals, tracked."""
        return self.sans(14, fonts.SEMIBOLD, spacing=1.5, capitals=True)
