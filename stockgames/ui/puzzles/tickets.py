"""The four choices: a card for each, and their letters on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.puzzles.words import LETTERS
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, largest
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, fill, inset, rounded, spanning, square, stroke
from stockgames.ui.theme.surfaces import draw_panel, draw_paper
from stockgames.ui.theme.text import (
    CENTRE,
    TOP_LEFT,
    draw_text,
    has_room,
    shortened,
    wrapped_height,
)
from stockgames.ui.widgets.accessible_names import name_and_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.focus import draw_focus_ring, pressable

TicketState: TypeAlias = Literal["open", "picked", "chosen", "left"]
"""Available; selected but not confirmed; the chosen one; one of the others after a choice."""

CLARET = QColor("#8A2433")
_COIN = QColor("#121A17")
_BRASS = QColor("#C9A456")
_ON_COIN = QColor("#F6EBCB")
_GOOD = QColor("#2F8A5B")
_SIZES = (18, 16, 15, 14, 13)
"""Title sizes; the largest that fits is used."""
_MARGIN = 8
"""The space for shadow and focus ring."""
_EDGE, _ABOVE = 12, 8
"""The padding at the sides, and at the top and bottom."""
_BETWEEN = 4
"""The space between the title and the consequences."""


def draw_letter(
    painter: QPainter, look: ThemeContext, centre: QPointF, radius: float, letter: str, *, lit: bool
) -> None:
    """Draw the coin with a choice's letter; ``lit`` makes it oxblood."""
    fill(painter, disc(centre, radius), _BRASS)
    fill(painter, disc(centre, radius - 1.6), CLARET if lit else _COIN)
    box = square(centre, radius)
    draw_text(painter, box, letter, look.serif(max(13, radius * 0.95), BOLD), _ON_COIN, CENTRE)


class ChoiceTicket(ControlledToggle):
    """A choice as a button of a group; its text never depends on how good the choice is."""

    def __init__(self, look: ThemeContext, letter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._letter = letter
        self.beside: Sequence[ChoiceTicket] = (self,)
        """All tickets in the same row; they share one title size."""
        self._title = ""
        self._facts: tuple[str, ...] = ()
        """The consequences of the choice, in sentences."""
        self._state: TicketState = "open"
        self._is_best = False
        self._focus = pressable(self)
        self.setObjectName(f"choice-{letter.lower()}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)

    @property
    def state(self) -> TicketState:
        """The state that is shown."""
        return self._state

    def tell(self, title: str, facts: Sequence[str], spoken: str) -> None:
        """Set the texts."""
        self._title, self._facts = title, tuple(facts)
        name_and_tip(self, spoken)
        self.update()

    def show_state(self, state: TicketState, *, best: bool = False) -> None:
        """Show a state; `best` marks the best choice in the answer."""
        self._state, self._is_best = state, best
        self.mark(state in ("picked", "chosen"))
        self.setEnabled(state in ("open", "picked"))
        self.update()

    def wanted_height(self, width: int) -> int:
        """Return the height its texts need at this width, with a long title in small type."""
        look = self.look
        title = look.serif(_SIZES[1 if self._facts else -1], SEMIBOLD)
        right = width - 2 * self._margin - self._indent() - self._edge
        high = wrapped_height(self._title, title, right)
        if self._facts:
            high += wrapped_height(" ".join(self._facts), look.sans(15), right) + 8
        return round(high + 2 * (self._margin + self._above) + 4)

    @property
    def _margin(self) -> float:
        return self.look.margin(_MARGIN)

    @property
    def _edge(self) -> float:
        return self.look.margin(_EDGE)

    @property
    def _above(self) -> float:
        return self.look.margin(_ABOVE)

    def _coin(self) -> float:
        return max(12.0, self.look.px(18))

    def _indent(self) -> float:
        return 2 * self._coin() + self._edge + self.look.margin(10)

    def sizeHint(self) -> QSize:
        return QSize(round(self.look.px(252)), round(self.look.px(112)))

    def _paint(self, painter: QPainter) -> None:
        theme, radius = self.look.theme, self.look.corner(8)
        lit = self._state in ("picked", "chosen")
        box = inset(QRectF(self.rect()), self._margin)
        box.translate(0, -3 if lit else 2)
        if lit:
            draw_paper(painter, theme, box, radius=radius)
        else:
            draw_panel(painter, theme, box, radius=radius)
        if self.underMouse() and self.isEnabled() and not lit:
            fill(painter, rounded(box, radius), with_alpha(theme.line, 26))
        if self._is_best:
            stroke(painter, rounded(inset(box, 2), 0.75 * radius), _BRASS, 3)
        if self._focus.visible:
            draw_focus_ring(painter, theme, box, radius=radius, gap=2)
        self._paint_words(painter, box, lit=lit)

    def _paint_words(self, painter: QPainter, box: QRectF, *, lit: bool) -> None:
        look, theme = self.look, self.look.theme
        ink, quiet = (theme.ink, theme.quiet_ink) if lit else (theme.heading, theme.text)
        radius = self._coin()
        coin = QPointF(box.left() + radius + self._edge, box.top() + radius + self._above + 2)
        draw_letter(painter, look, coin, radius, self._letter, lit=self._state == "chosen")
        left, top = box.left() + self._indent(), box.top() + self._above
        width, room = self._title_room()
        if self._is_best:
            mark = QPointF(box.right() - 3, box.top() + 6)  # across the corner, clear of the text
            big = look.margin(10)
            fill(painter, disc(mark, big), _GOOD if self._state == "chosen" else _BRASS)
            draw_emblem(painter, "check", mark, 0.6 * big, _ON_COIN, _GOOD)
        fonts = (ticket.title_font() for ticket in self.beside)
        serif = min(fonts, key=lambda font: font.pixelSize())
        title = shortened(self._title, serif, width, room * (0.78 if self._facts else 1.0))
        high = wrapped_height(title, serif, width)
        draw_text(
            painter, QRectF(left, top, width, high + 2), title, serif, ink, TOP_LEFT, wrap=True
        )
        under = top + high + _BETWEEN
        rest = spanning(left, under, box.right() - self._edge, box.bottom() - 6)
        sans, text = self._facts_in(rest) if self._facts else (look.sans(15), "")
        if text and rest.height() >= sans.pixelSize():
            draw_text(painter, rest, text, sans, quiet, TOP_LEFT, wrap=True)

    def _facts_in(self, rest: QRectF) -> tuple[QFont, str]:
        """Return the font and as many sentences as fit; a single one that doesn't fit is cut."""

        def has(text: str, font: QFont) -> bool:
            return has_room(rest.width(), rest.height(), text, font)

        whole = " ".join(self._facts)
        font = largest(self.look.sans(15), lambda size: has(whole, size))
        texts = [" ".join(self._facts[:count]) for count in range(len(self._facts), 0, -1)]
        text = next((one for one in texts if has(one, font)), self._facts[0])
        return font, shortened(text, font, rest.width(), rest.height())

    def _title_room(self) -> tuple[float, float]:
        box = inset(QRectF(self.rect()), self._margin)
        return box.width() - self._indent() - self._edge, box.height() - 2 * self._above

    def title_font(self) -> QFont:
        """Return the largest font in which the title fits."""
        width, height = self._title_room()
        if self._facts:  # prefer a smaller title to fewer sentences
            under = wrapped_height(" ".join(self._facts), self.look.sans(15), width) + _BETWEEN
            height = max(height * 0.3, height - under)
        fits = [
            largest(self.look.serif(px, SEMIBOLD), self._has_room(width, height)) for px in _SIZES
        ]
        return next((font for font in fits if self._has_room(width, height)(font)), fits[-1])

    def _has_room(self, width: float, height: float) -> Callable[[QFont], bool]:
        return lambda font: has_room(width, height, self._title, font)


_RADIUS: Final = 11.5
_SMALL: Final = 5.0
"""On an object smaller than this many radii, such as a chip, most of the letter is outside of
it.
"""


class LetterMarks(BaseWidget):
    """Covers the board without taking clicks."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._places: tuple[QRectF, ...] = ()
        self._chosen: int | None = None

    def show_places(self, places: Sequence[QRectF], chosen: int | None) -> None:
        """Show each letter at a rectangle in own coordinates; none if it is empty."""
        self._places, self._chosen = tuple(places), chosen
        self.update()

    def coins(self) -> dict[int, QPointF]:
        """Return the centres of the letters: above or on the upper edge, in a row or a column."""
        radius, found = self._radius(), dict[int, QPointF]()
        for number, place in enumerate(self._places):
            if place.isEmpty():
                continue
            before = sum(one == place for one in self._places[:number])
            away = 2.1 * radius * before
            is_wide = place.width() > 2.1 * radius * self._places.count(place)
            is_small = max(place.width(), place.height()) < _SMALL * radius
            inside, over = (0.25, -0.25) if is_small else (1.0, 0.5)
            at = place.topLeft() + QPointF(inside, -over) * radius
            at += QPointF(away, 0) if is_wide else QPointF(0, -away)
            found[number] = self._inside(at, radius)
        return found

    def _radius(self) -> float:
        return max(9.5, self.look.px(_RADIUS))

    def _inside(self, at: QPointF, radius: float) -> QPointF:
        x = min(max(at.x(), radius), self.width() - radius)
        return QPointF(x, min(max(at.y(), radius), self.height() - radius))

    def _paint(self, painter: QPainter) -> None:
        for number, at in self.coins().items():
            lit = number == self._chosen
            draw_letter(painter, self.look, at, self._radius(), LETTERS[number], lit=lit)
