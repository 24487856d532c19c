"""The four choices: a card for each, and their letters on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.ui.puzzles.words import LETTERS
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, fill, inset, rounded, square, stroke
from stockgames.ui.theme.surfaces import draw_panel, draw_paper
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring, pressable
from stockgames.ui.widgets.frames import THICKNESS, Picture, ScrollArea
from stockgames.ui.widgets.labels import Label

ChoiceState: TypeAlias = Literal["open", "picked", "chosen", "left"]
"""Available; selected but not confirmed; the chosen one; one of the others after a choice."""

CLARET = QColor("#8A2433")
_ENAMEL = QColor("#121A17")
_BRASS = QColor("#C9A456")
_ON_COIN = QColor("#F6EBCB")
_GOOD = QColor("#2F8A5B")
_MARGIN = 8
"""The space for shadow and focus ring."""
_EDGE, _ABOVE = 12, 8
"""The padding at the sides, and at the top and bottom."""
_COIN = 18
"""The radius of the coin with the letter."""


def draw_letter(
    painter: QPainter, look: ThemeContext, centre: QPointF, radius: float, letter: str, *, lit: bool
) -> None:
    """Draw the coin with a choice's letter; ``lit`` makes it oxblood."""
    fill(painter, disc(centre, radius), _BRASS)
    fill(painter, disc(centre, radius - 1.6), CLARET if lit else _ENAMEL)
    box = square(centre, radius)
    draw_text(painter, box, letter, look.serif(max(13, radius * 0.95), BOLD), _ON_COIN, CENTRE)


class ChoiceCard(ControlledToggle):
    """A choice as a button of a group; its text never depends on how good the choice is."""

    def __init__(self, look: ThemeContext, letter: str) -> None:
        super().__init__()
        self.look = look
        self._letter = letter
        self.state: ChoiceState = "open"
        self._is_best = False
        self._focus = pressable(self)
        self.setObjectName(f"choice-{letter.lower()}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._title = Label(look, role="name", tone="accent", wrap=True)
        self._facts = Label(look, role="note", tone="plain", wrap=True)
        self._grid = QGridLayout(self)
        coin = Picture(look, 2 * _COIN, 2 * _COIN, self._draw_coin, grows=True)
        self._grid.addWidget(coin, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self._title, 0, 1)
        self._grid.addWidget(self._facts, 1, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(2, 1)
        look.changed.connect(self._fit)
        self._fit()

    @property
    def is_lit(self) -> bool:
        """Whether it is on paper: picked or chosen."""
        return self.state in ("picked", "chosen")

    def set_data(self, title: str, facts: Sequence[str], spoken: str) -> None:
        """Set the texts: the title, the consequences in sentences, the one for screen readers."""
        self._title.setText(title)
        self._facts.setText(" ".join(facts))
        self._facts.setVisible(bool(facts))
        name_and_tip(self, spoken)

    def show_state(self, state: ChoiceState, *, best: bool = False) -> None:
        """Show a state; `best` marks the best choice in the answer."""
        self.state, self._is_best = state, best
        self.mark(self.is_lit)
        self.setEnabled(state in ("open", "picked"))
        for label in (self._title, self._facts):
            label.set_background("paper" if self.is_lit else "cloth")
        self._title.set_tone("plain" if self.is_lit else "accent")
        self._fit()

    def _fit(self) -> None:
        side, above = (round(self.look.margin(_MARGIN + each)) for each in (_EDGE, _ABOVE))
        side -= FOCUS_MARGIN
        rise = self._rise()
        self._grid.setContentsMargins(side + FOCUS_MARGIN, above + rise, side, above - rise)
        self._grid.setHorizontalSpacing(FOCUS_MARGIN)
        self._grid.setVerticalSpacing(2)
        self.update()

    def _rise(self) -> int:
        return -3 if self.is_lit else 2

    def _paint(self, painter: QPainter) -> None:
        look, theme, radius, lit = self.look, self.look.theme, self.look.corner(8), self.is_lit
        box = inset(QRectF(self.rect()), look.margin(_MARGIN))
        box.translate(0, self._rise())
        (draw_paper if lit else draw_panel)(painter, theme, box, radius=radius)
        if self.underMouse() and self.isEnabled() and not lit:
            fill(painter, rounded(box, radius), with_alpha(theme.line, 26))
        if self._is_best:
            stroke(painter, rounded(inset(box, 2), 0.75 * radius), _BRASS, 3)
            mark = QPointF(box.right() - 3, box.top() + 6)  # across the corner, clear of the text
            big = look.margin(10)
            fill(painter, disc(mark, big), _GOOD if self.state == "chosen" else _BRASS)
            draw_emblem(painter, "check", mark, 0.6 * big, _ON_COIN, _GOOD)
        if self._focus.visible:
            draw_focus_ring(painter, theme, box, radius=radius, gap=2)

    def _draw_coin(self, painter: QPainter, box: QRectF) -> None:
        lit = self.state == "chosen"
        draw_letter(painter, self.look, box.center(), box.width() / 2, self._letter, lit=lit)


class ChoiceCards(ScrollArea):
    """The choices side by side; where they have no room in two rows, or in a scrolling column."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self.cards = [ChoiceCard(look, letter) for letter in LETTERS]
        self._lay_out(len(self.cards))
        super().__init__(look, holder, parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, width: int, most: int) -> int:
        """Lay the choices out in this width; return the height they need, at most ``most``."""
        widest = max(card.minimumSizeHint().width() for card in self.cards)
        for columns in (len(self.cards), 2):
            high = self._height(columns, width // columns)
            if widest <= width // columns and high <= most:
                self._lay_out(columns)
                return high
        self._lay_out(1)
        return min(most, self._height(1, width - THICKNESS))

    def _height(self, columns: int, each: int) -> int:
        """Return the height in this many columns of a width."""
        heights = [card.heightForWidth(each) for card in self.cards]
        return sum(max(heights[at : at + columns]) for at in range(0, len(heights), columns))

    def _lay_out(self, columns: int) -> None:
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, *divmod(number, columns))
            self._grid.setColumnStretch(number, int(number < columns))

    def focus(self, number: int, reason: Qt.FocusReason) -> None:
        """Focus a choice and scroll to it."""
        self.cards[number].setFocus(reason)
        self.ensureWidgetVisible(self.cards[number], 0, 0)


_RADIUS: Final = 11.5
_SMALL: Final = 5.0
"""On an object smaller than this many radii, such as a chip, most of the letter is outside."""


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
            before = sum(earlier == place for earlier in self._places[:number])
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
