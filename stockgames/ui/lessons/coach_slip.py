"""The coach's card: a portrait, a text, the progress, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_frame
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import OXBLOOD, Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, inset, line_at, polygon, radial, rule, stroke
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, TOP_LEFT, draw_text, text_width, wrapped_height
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of

Stand: TypeAlias = Literal["done", "now", "open"]
"""The progress of a step or a lesson."""

GREEN: Final = QColor("#2E7B4F")
_PALE: Final = QColor("#FFF9E8")


def stand_of(number: int, now: int) -> Stand:
    """Return the state of a step, given the number of the current step."""
    return "done" if number < now else "now" if number == now else "open"


def draw_bead(painter: QPainter, theme: Theme, middle: QPointF, radius: float, how: Stand) -> None:
    """Draw a progress dot on paper: green with a tick, highlighted in oxblood, or open."""
    if how == "now":
        glow = radial(middle, radius * 2.2, (0.4, QColor(233, 201, 110, 170)), (1.0, _CLEAR))
        fill(painter, disc(middle, radius * 2.2), glow)
    colour = {"done": GREEN, "now": OXBLOOD, "open": _PALE}[how]
    fill(painter, disc(middle, radius), colour)
    edge = theme.line if how == "open" else with_alpha(theme.brass_light, 230)
    stroke(painter, disc(middle, radius), edge, 1.3)
    if how == "done":
        draw_tick(painter, middle, radius)
    elif how == "now":
        fill(painter, disc(middle, radius * 0.3), _PALE)


_CLEAR: Final = QColor(233, 201, 110, 0)


def draw_tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    x, y, r = middle.x(), middle.y(), radius
    points = [
        (x - 0.45 * r, y + 0.02 * r),
        (x - 0.12 * r, y + 0.36 * r),
        (x + 0.5 * r, y - 0.36 * r),
    ]
    stroke(painter, polygon(points, closed=False), _PALE, max(1.3, r * 0.22))


def draw_lozenge(painter: QPainter, theme: Theme, middle: QPointF, half: float, how: Stand) -> None:
    """Draw a lozenge: green with a tick, oxblood, or open."""
    x, y = middle.x(), middle.y()
    path = polygon([(x - half, y), (x, y - half), (x + half, y), (x, y + half)])
    colour = {"done": GREEN, "now": OXBLOOD, "open": with_alpha(theme.paper_light, 40)}[how]
    fill(painter, path, colour)
    stroke(painter, path, theme.line, 1.1)
    if how == "done":
        draw_tick(painter, middle, half * 0.8)


def draw_chain(
    painter: QPainter, theme: Theme, place: QRectF, stands: Sequence[Stand], half: float
) -> None:
    """Draw a lozenge for each lesson on a thread, from the left of a rectangle."""
    step, y = half * 3.1, place.center().y()
    first = place.left() + half
    end = first + step * (len(stands) - 1)
    rule(painter, QPointF(first, y), QPointF(end, y), with_alpha(theme.line, 150), 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, how in enumerate(stands):
        draw_lozenge(painter, theme, QPointF(first + number * step, y), half, how)


def chain_width(lessons: int, half: float) -> float:
    """Return the width of the lozenges in pixels."""
    return half * (3.1 * (lessons - 1) + 2)


class Chain(BaseWidget):
    """Paints the lessons' progress where the bar has space; the status line says the same."""

    def __init__(self, look: ThemeContext, bar: QWidget) -> None:
        super().__init__(look, bar)
        self._stands: tuple[Stand, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def stands(self) -> Sequence[Stand]:
        """The states of the lessons."""
        return self._stands

    def show_stands(self, stands: Sequence[Stand]) -> None:
        self._stands = tuple(stands)
        self.update()

    def _half(self) -> float:
        return max(5.0, self.look.px(7))

    def lay(self, left: int, right: int, height: float) -> None:
        """Place it between the title and the buttons of the bar; hide it if it doesn't fit."""
        wide = round(chain_width(len(self._stands), self._half())) + 8
        self.setVisible(left + wide + 12 <= right)
        self.setGeometry(left + 4, 0, wide, round(height))

    def _paint(self, painter: QPainter) -> None:
        place = QRectF(self.rect()).adjusted(3, 0, -3, -2)
        draw_chain(painter, self.look.theme, place, self._stands, self._half())


COACH: Final = Portrait(
    *("fine", "ringlets", "comb"), collar="fichu", dress="gown", specs="round", colour="oxblood"
)
_WIDTH: Final = 580
_BROADER: Final = 1.12
"""By this factor it may be wider so that all buttons fit in one row."""
_LEAST: Final = 470
_BROAD: Final = 1.5
"""The factor by which it is wider if it must be low."""
_PAD: Final = 20.0
_LOW_PAD: Final = 12.0
"""The padding if there is little height."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the answers to a guess."""

    text: str
    is_out: bool = False
    """Whether it was tried and wrong."""


@dataclass(frozen=True, slots=True)
class Saying:
    """The texts of the card."""

    caption: str
    title: str
    text: str
    beads: tuple[tuple[Stand, str], ...] = ()
    answers: tuple[Answer, ...] = ()
    primary: str = ""
    secondary: str = ""
    third: str = ""

    def plain(self) -> str:
        """Return the text for screen readers."""
        return "\n".join(filter(None, (self.caption, self.title, self.text)))


class CoachSlip(BaseWidget):
    """Paints a `Saying`; its buttons emit what was pressed."""

    went_on = Signal()
    showed = Signal()
    turned_away = Signal()
    """The third button, such as the link back to all lessons."""
    answered = Signal(int)

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.saying = Saying("", "", "")
        self.setObjectName("coach")
        self.primary = self._button("coach-on", primary=True)
        self.primary.clicked.connect(self.went_on)
        self.secondary = self._button("coach-show")
        self.secondary.clicked.connect(self.showed)
        self.third = self._button("coach-away")
        self.third.clicked.connect(self.turned_away)
        self._answers: list[Button] = []
        self._kept = 0
        """The minimum width of the next button while its text changes."""
        look.changed.connect(self._arrange)
        self.hide()

    def _button(self, name: str, *, primary: bool = False) -> Button:
        colour = OXBLOOD if primary else None
        button = Button(
            self.look, kind="primary" if primary else "secondary", colour=colour, parent=self
        )
        button.setObjectName(name)
        return button

    # Content

    def write(self, saying: Saying) -> None:
        """Show other texts."""
        self.saying, self._kept = saying, 0
        for button, text in (
            (self.primary, saying.primary),
            (self.secondary, saying.secondary),
            (self.third, saying.third),
        ):
            button.setText(text)
            button.setAccessibleName(text)
            button.setVisible(bool(text))
        self._offer(saying.answers)
        self.setAccessibleName(saying.plain())
        self._arrange()

    def rename(self, text: str) -> None:
        """Change the main button's text for a while; empty restores it."""
        told = text or self.saying.primary
        self._kept = max(self._kept, self.primary.sizeHint().width()) if text else 0
        self.primary.setText(told)
        self.primary.setAccessibleName(told)

    def _offer(self, answers: Sequence[Answer]) -> None:
        for button in self._answers[len(answers) :]:
            button.hide()
            button.deleteLater()
        del self._answers[len(answers) :]
        while len(self._answers) < len(answers):
            number = len(self._answers)
            button = self._button(f"answer-{number + 1}")
            button.set_key(str(number + 1))
            button.clicked.connect(lambda _=False, number=number: self.answered.emit(number))
            self._answers.append(button)
        for button, answer in zip(self._answers, answers, strict=True):
            button.setText(answer.text)
            button.setEnabled(not answer.is_out)
            button.show()

    @property
    def answers(self) -> Sequence[Button]:
        """The buttons of the answers, in order."""
        return self._answers

    # Layout

    def wanted_size(self, room: QSize) -> QSize:
        """Return the size that it needs on a page of this size."""
        width = min(max(_LEAST, round(self.look.px(_WIDTH))), room.width() - 40)
        width = round(min(width * max(1.0, self.look.text_size**0.5), room.width() - 40))
        abreast = sum(map(self._wide, self._last())) + 2 * (SHADOW_MARGIN + _PAD - FOCUS_MARGIN)
        if width < abreast <= min(width * _BROADER, room.width() - 40):
            width = round(abreast)  # saves a row of buttons
        return QSize(width, round(self._height(width)))

    def sizes(self, room: QSize) -> list[QSize]:
        """Return its sizes on a page: usual, without progress dots, and wide without them."""
        usual = self.wanted_size(room)
        broad = min(round(usual.width() * _BROAD), room.width() - 40)
        low = [QSize(wide, round(self._height(wide, low=True))) for wide in (usual.width(), broad)]
        return [usual, *low]

    @property
    def _is_low(self) -> bool:
        return self.height() < round(self._height(self.width()))

    def _portrait(self) -> float:
        return max(64.0, self.look.px(104))

    def _fonts(self) -> tuple[float, float, float]:
        look = self.look
        return look.text_px(13) * 1.5, look.text_px(25) * 1.3, look.text_px(17)

    def _text_box(self, width: float) -> float:
        return width - 2 * SHADOW_MARGIN - 2 * _PAD - self._portrait() - 20

    def _height(self, width: float, *, low: bool = False) -> float:
        saying, look = self.saying, self.look
        inner = self._text_box(width)
        caption = look.text_px(13) * 1.6
        title = wrapped_height(saying.title, look.serif(25), inner)
        text = wrapped_height(saying.text, look.sans(17), inner)
        head = max(caption + title + text + 8, self._portrait() * HEIGHT + 6)
        beads, pad = (0.0, _LOW_PAD) if low else (self._beads_height(), _PAD)
        return head + beads + self._foot_height(width) + 2 * (pad + SHADOW_MARGIN)

    def _beads_height(self) -> float:
        high = self.look.text_px(14) * 1.5 + self.look.usual_px(20) + 4
        return high if self.saying.beads else 0.0

    def _foot_height(self, width: float) -> float:
        rows = [self._row_height(row) for row in self._rows(width)]
        return sum(rows) + (10 if rows else 0)

    def _row_height(self, row: Sequence[Button]) -> float:
        return max(button.sizeHint().height() for button in row) - 2 * FOCUS_MARGIN + 8

    def _rows(self, width: float) -> list[list[Button]]:
        """Return the buttons row by row, answers above the others."""
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD
        rows: list[list[Button]] = []
        broadest = max((b.sizeHint().width() for b in self._answers), default=0)
        count = len(self._answers)
        fits = (n for n in (count, (count + 1) // 2) if n and n * broadest <= inner)
        abreast = next(fits, 1)
        rows += [self._answers[n : n + abreast] for n in range(0, len(self._answers), abreast)]
        last = self._last()
        if sum(map(self._wide, last)) > inner + 2 * FOCUS_MARGIN and len(last) > 1:
            rows.append(last[:-1])
            last = last[-1:]
        return [*rows, last] if last else rows

    def _last(self) -> list[Button]:
        return [b for b in (self.third, self.secondary, self.primary) if not b.isHidden()]

    def _wide(self, button: Button) -> int:
        return max(button.sizeHint().width(), self._kept if button is self.primary else 0)

    def _arrange(self) -> None:
        rows, pad = self._rows(self.width()), _LOW_PAD if self._is_low else _PAD
        left = SHADOW_MARGIN + _PAD - FOCUS_MARGIN
        room = self.width() - 2 * left
        y = (
            self.height()
            - SHADOW_MARGIN
            - pad
            + FOCUS_MARGIN
            - self._foot_height(self.width())
            + 10
        )
        for row in rows:
            self._lay_row(row, left, y, room)
            y += self._row_height(row)
        self.update()

    def _lay_row(self, row: Sequence[Button], left: float, y: float, room: float) -> None:
        """Place buttons in a row; the main one takes the remaining width."""
        hints = [button.sizeHint().width() for button in row]
        if row[0] in self._answers:
            hints = [round(room / len(row))] * len(row)
        elif self.primary in row:
            hints[-1] = max(hints[-1], round(room - sum(hints[:-1])))
        for button, width in zip(row, hints, strict=True):
            button.setGeometry(round(left), round(y), width, button.sizeHint().height())
            left += width

    # Painting

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from reaching the table."""

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        sheet = surface_of(self)
        draw_paper(painter, theme, sheet, radius=4, blur=8, offset=3)
        draw_frame(painter, inset(sheet, 6), with_alpha(theme.line, 200))
        pad = _LOW_PAD if self._is_low else _PAD
        box = sheet.adjusted(_PAD, pad, -_PAD, -pad)
        across = self._portrait()
        face = QRectF(box.left(), box.top() + 2, across, across * HEIGHT)
        draw_portrait(painter, face, COACH, crest=False)
        words = box.adjusted(across + 20, 0, 0, 0)
        self._paint_words(painter, words)
        if self.saying.beads and not self._is_low:
            foot = self._foot_height(self.width())
            top = box.bottom() - foot - self._beads_height()
            self._paint_beads(painter, line_at(box, top, self._beads_height()))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, theme, saying = self.look, self.look.theme, self.saying
        caption = look.sans(13, SEMIBOLD, spacing=1.5, capitals=True)
        draw_text(painter, box, saying.caption, caption, OXBLOOD, TOP_LEFT)
        box.setTop(box.top() + look.text_px(13) * 1.6)
        title = look.serif(25)
        draw_text(painter, box, saying.title, title, theme.ink, TOP_LEFT, wrap=True)
        box.setTop(box.top() + wrapped_height(saying.title, title, box.width()) + 4)
        draw_text(painter, box, saying.text, look.sans(17), theme.ink, TOP_LEFT, wrap=True)

    def _paint_beads(self, painter: QPainter, box: QRectF) -> None:
        look, theme, beads = self.look, self.look.theme, self.saying.beads
        radius = look.usual_px(20) * 0.42
        y = box.top() + radius + 8
        step = box.width() / len(beads)
        first = box.left() + step / 2
        end = first + step * (len(beads) - 1)
        rule(painter, QPointF(first, y), QPointF(end, y), with_alpha(theme.line, 200), 1)
        small, strong = look.sans(14), look.sans(14, SEMIBOLD)
        all_fit = all(text_width(word, strong) <= step - 8 for _, word in beads)
        for number, (how, word) in enumerate(beads):
            middle = QPointF(first + number * step, y)
            draw_bead(painter, theme, middle, radius * (1.25 if how == "now" else 1), how)
            if all_fit or how == "now":
                wide = step if all_fit else max(step, text_width(word, strong) + 4)
                left = min(max(box.left(), middle.x() - wide / 2), box.right() - wide)
                place = QRectF(left, y + radius + 5, wide, look.text_px(14) * 1.5)
                font, colour = (strong, OXBLOOD) if how == "now" else (small, theme.quiet_ink)
                draw_text(painter, place, word, font, colour, CENTRE)
