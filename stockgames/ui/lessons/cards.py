"""The cards of a lesson: what the coach says, and the verdict on a move or a guess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.lessons.progress import GREEN, StepDots, StepState
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.engraving import draw_frame, draw_hatch
from stockgames.ui.theme.palette import OXBLOOD, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button, ButtonKind, PaperLink
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import PaperFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, clear, column_on, retire, row_of


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
    dots: tuple[tuple[StepState, str], ...] = ()
    answers: tuple[Answer, ...] = ()
    primary: str = ""
    secondary: str = ""
    third: str = ""

    def plain(self) -> str:
        """Return the text for screen readers."""
        return "\n".join(filter(None, (self.caption, self.title, self.text)))


@dataclass(frozen=True, slots=True)
class Bar:
    """What a move did to a player."""

    portrait: Portrait
    name: str
    gain: int
    shown: str
    """The gain as text: `+$2M`."""
    blocks: int = 0


@dataclass(frozen=True, slots=True)
class Sentence:
    """The texts of the card."""

    caption: str
    title: str
    text: str
    is_right: bool
    bars: tuple[Bar, ...] = ()
    bars_of: str = ""
    """What the bars show for everybody: `Income a turn`."""
    back: str = ""
    """The text of the take-back button; empty if the move stays."""
    on: str = ""
    """The text of the next button; empty if the coach already speaks."""

    def plain(self) -> str:
        """Return the text for screen readers."""
        bars = (f"{bar.name}: {bar.shown}" for bar in self.bars)
        progress = f"{self.bars_of}: {', '.join(bars)}" if self.bars else ""
        return "\n".join(filter(None, (self.caption, self.title, progress, self.text)))


class LessonCard(PaperFrame):
    """A framed sheet of paper: texts, which scroll if the card is low, above buttons."""

    def __init__(self, look: ThemeContext, name: str, parent: QWidget) -> None:
        super().__init__(look, parent, padding=27)
        self.setObjectName(name)
        self.content, self.foot = QWidget(), QWidget()
        self.buttons = column_on(self.foot, 0)
        self._scroll = ScrollArea(look, self.content)
        add_parts(self.body, (self._scroll, 1), self.foot)
        self.hide()

    def height_for(self, width: int) -> int:
        """Return the height that it needs at this width, shadow included."""
        margins, inner = self.body.contentsMargins(), width - self._sides()
        self._fit(inner)
        self.buttons.invalidate()  # as Qt does later
        parts = [self.content, *([] if self.foot.isHidden() else [self.foot])]
        highs = [
            part.heightForWidth(inner) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in parts
        ]
        high = sum(highs)
        return high + margins.top() + margins.bottom() + self.body.spacing() * (len(parts) - 1)

    def _sides(self) -> int:
        margins = self.body.contentsMargins()
        return margins.left() + margins.right()

    def _fit(self, inner: int) -> None:
        """Arrange the buttons for a width."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_now()

    def fit_now(self) -> None:
        """Lay everything out now, for the next frame."""
        # A scroll bar that is there makes the text longer, and would stay for that.
        policy = Qt.ScrollBarPolicy
        fits = self.height_for(self.width()) <= self.height()
        self._scroll.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        self.body.activate()
        self.buttons.activate()
        QCoreApplication.sendEvent(self._scroll, QEvent(QEvent.Type.LayoutRequest))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from reaching the table."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        frame = inset(self.surface(), 6)
        draw_frame(painter_on(self), frame, with_alpha(self.look.theme.line, 200))


COACH: Final = Portrait(
    *("fine", "ringlets", "comb"), collar="fichu", dress="gown", specs="round", colour="oxblood"
)
_WIDTH: Final = 580
_BROADER: Final = 1.12
"""By this factor it may be wider so that all buttons fit in one row."""
_LEAST: Final = 470
_BROAD: Final = 1.5
"""The factor by which it is wider if it must be low."""
_HALF: Final = 0.55
"""The share of the height that it takes at most if nothing else helps."""
_WIDTHS: Final = (0.6, 0.75, 0.45, 1.0, 0.36, 0.3)
_HEIGHTS: Final = (1.0, 0.7, 0.5, 0.35, 0.0)
"""Shares of a space in which its text scrolls, or is higher than usual."""
_LINES: Final = 2
"""The lines of text that are seen at least."""


class CoachCard(LessonCard):
    """Shows a `Saying`; its buttons emit what was pressed."""

    went_on = Signal()
    showed = Signal()
    turned_away = Signal()
    """The third button, such as the link back to all lessons."""
    answered = Signal(int)

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "coach", parent)
        self.saying = Saying("", "", "")
        self.answers: list[Button] = []
        """The buttons of the answers, in order."""
        label = partial(Label, look, background="paper", wrap=True)
        self._labels = label(role="caption"), label(role="title", most=1.3), label()
        self._dots = StepDots(look)
        grid = QGridLayout(self.content)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        face = Picture(look, 104, 104 * HEIGHT, self._draw_face)
        grid.addWidget(face, 0, 0, 4, 1, Qt.AlignmentFlag.AlignTop)
        for row, each in enumerate(self._labels):
            grid.addWidget(each, row, 1)
        grid.setRowStretch(3, 1)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._dots, 4, 0, 1, 2)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self.third = self._button("coach-away", self.turned_away)
        self.secondary = self._button("coach-show", self.showed)
        self.primary = self._button("coach-on", self.went_on, is_primary=True)
        self._row = row_of(self.third, self.secondary, (self.primary, 1), spacing=0)
        add_parts(self.buttons, self._grid, self._row)

    def _button(self, name: str, does: object, *, is_primary: bool = False) -> Button:
        kind: ButtonKind = "primary" if is_primary else "secondary"
        colour = OXBLOOD if is_primary else None
        button = Button(self.look, kind=kind, colour=colour, parent=self.foot)
        button.setObjectName(name)
        button.clicked.connect(does)
        return button

    # Content

    def write(self, saying: Saying) -> None:
        self.saying = saying
        for label, text in zip(
            self._labels, (saying.caption, saying.title, saying.text), strict=True
        ):
            label.show_text(text)
        self._dots.show_dots(saying.dots)
        self.primary.setMinimumWidth(0)
        for button, text in (
            (self.primary, saying.primary),
            (self.secondary, saying.secondary),
            (self.third, saying.third),
        ):
            button.setText(text)
            button.setAccessibleName(text)
            button.setVisible(bool(text))
        self._offer(saying.answers)
        self.foot.setVisible(bool(saying.answers or self._last()))
        self.setAccessibleName(saying.plain())
        self.fit_now()

    def rename(self, text: str) -> None:
        """Change the main button's text for a while; empty restores it."""
        label = text or self.saying.primary
        self.primary.setMinimumWidth(self.primary.sizeHint().width() if text else 0)
        self.primary.setText(label)
        self.primary.setAccessibleName(label)

    def _offer(self, answers: Sequence[Answer]) -> None:
        retire(*self.answers[len(answers) :])
        del self.answers[len(answers) :]
        while len(self.answers) < len(answers):
            number = len(self.answers)
            button = self._button(f"answer-{number + 1}", partial(self._answer, number))
            button.set_key(str(number + 1))
            self.answers.append(button)
        for button, answer in zip(self.answers, answers, strict=True):
            button.setText(answer.text)
            button.setEnabled(not answer.is_out)
            button.show()

    def _answer(self, number: int, *_: object) -> None:
        self.answered.emit(number)

    def _draw_face(self, painter: QPainter, box: QRectF) -> None:
        draw_portrait(painter, inset(box, 2), COACH, crest=False)

    # Layout

    def sizes(self, most: QSize) -> Iterator[QSize]:
        """Yield its sizes in a space, shadow included: the best one, and those in which it scrolls.

        If half of the height isn't enough, it leaves out the progress dots, and then is broader.
        """
        usual, half = self._usual_width(most.width()), _HALF * most.height()
        broad = min(round(usual * _BROAD), most.width())
        best = QSize(usual, self._height(usual, dots=True))
        for width in (usual, broad):
            if best.height() > half:
                best = QSize(width, self._height(width, dots=False))
        yield best.boundedTo(most)
        widths = [round(share * most.width()) for share in _WIDTHS]
        heights = {width: self._heights(width) for width in widths}
        for share in _HEIGHTS:
            for width, (least, whole) in heights.items():
                if least <= most.height():
                    yield QSize(width, min(whole, max(least, round(share * most.height()))))

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the height at which all buttons and some lines are seen at a width, and the whole
        one; more than there is if the buttons are wider.
        """
        whole, inner = self._height(width, dots=False), width - self._sides()
        if self.foot.minimumSizeHint().width() > inner:
            return 10_000, 10_000
        text = self.content.heightForWidth(inner)
        return whole - text + min(text, round(1.3 * _LINES * self.look.text_px(16))), whole

    def _height(self, width: int, *, dots: bool) -> int:
        self._dots.setVisible(dots and bool(self.saying.dots))
        return self.height_for(width)

    def fit_now(self) -> None:
        """Lay everything out, with the progress dots where they have room."""
        if self._height(self.width(), dots=True) > self.height():
            self._dots.hide()
        super().fit_now()

    def _usual_width(self, most: int) -> int:
        """Return its width; it is a little broader where that saves a row of buttons."""
        width = min(max(_LEAST, round(self.look.px(_WIDTH))), most)
        width = round(min(width * max(1.0, self.look.text_size**0.5), most))
        abreast = self._abreast() + self._sides()
        return abreast if width < abreast <= min(width * _BROADER, most) else width

    def _last(self) -> list[Button]:
        return [b for b in (self.third, self.secondary, self.primary) if not b.isHidden()]

    def _abreast(self) -> int:
        """Return the width of the buttons below the answers in one row."""
        return sum(max(b.sizeHint().width(), b.minimumWidth()) for b in self._last())

    def _fit(self, inner: int) -> None:
        is_row = self._abreast() <= inner
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(row if is_row else column)
        broadest = max((b.sizeHint().width() for b in self.answers), default=0)
        count = len(self.answers)
        fits = (n for n in (count, (count + 1) // 2) if n and n * broadest <= inner)
        columns = next(fits, 1)
        for number, button in enumerate(self.answers):
            self._grid.addWidget(button, number // columns, number % columns)
        for button in (*self.answers, *self._last()):
            if not 0 < inner < button.sizeHint().width():
                button.setMinimumHeight(0)
            else:  # enlarged text wraps
                button.setMinimumSize(inner, button.height_at(inner))


_BACK: Final = "Ctrl+Z"


class VerdictCard(LessonCard):
    """Shows a `Sentence`, without praise or blame."""

    took_back = Signal()
    went_on = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "verdict", parent)
        self.sentence: Sentence | None = None
        self._rows = column_on(self.content, 0)
        self.back = PaperLink(look, parent=self.foot)
        self.back.setObjectName("take-back")
        self.back.clicked.connect(self.took_back)
        self.on = Button(look, kind="primary", colour=OXBLOOD, parent=self.foot)
        self.on.setObjectName("verdict-on")
        self.on.clicked.connect(self.went_on)
        add_parts(self.buttons, self.back, self.on)

    def write(self, sentence: Sentence | None) -> None:
        """Show a verdict; None hides the card."""
        self.sentence = sentence
        if sentence is None:
            self.hide()
            return
        for button, text in ((self.back, sentence.back), (self.on, sentence.on)):
            button.setText(text)
            button.setAccessibleName(text)
            button.setVisible(bool(text))
        self.back.set_key(key_text(_BACK))
        self.foot.setVisible(bool(sentence.back or sentence.on))
        self.setAccessibleName(sentence.plain())
        self._show_sentence(sentence)
        self.fit_now()

    def _show_sentence(self, sentence: Sentence) -> None:
        clear(self._rows)
        label = partial(Label, self.look, background="paper", wrap=True)
        parts: list[QWidget] = [label(sentence.caption, "caption")]
        if sentence.title:
            parts.append(label(sentence.title, "name"))
        if sentence.bars:
            parts += [label(sentence.bars_of, "note"), self._bars(sentence), Rule(self.look)]
        parts.append(label(sentence.text))
        add_parts(self._rows, *parts, 1)
        for part in parts:
            part.show()  # a layout counts only what is shown

    def _bars(self, sentence: Sentence) -> QWidget:
        look, bars = self.look, QWidget()
        grid = QGridLayout(bars)
        grid.setContentsMargins(FOCUS_MARGIN, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(0)
        grid.setColumnStretch(2, 1)
        for row, bar in enumerate(sentence.bars):
            face = Picture(look, 24, 24 * HEIGHT, partial(_draw_face, bar), grows=True)
            draw = partial(self._draw_blocks, sentence, bar)
            figure = Label(
                look,
                bar.shown,
                "name",
                background="paper",
                tone="accent" if bar.gain < 0 else "plain",
            )
            grid.addWidget(face, row, 0)
            grid.addWidget(Label(look, bar.name, background="paper", wrap=True), row, 1)
            grid.addWidget(Picture(look, 0, 22, draw, grows=True), row, 2)
            grid.addWidget(figure, row, 3, Qt.AlignmentFlag.AlignRight)
        return bars

    def _draw_blocks(self, sentence: Sentence, bar: Bar, painter: QPainter, room: QRectF) -> None:
        most = max((other.blocks for other in sentence.bars), default=0)
        high = room.height() * 0.7
        y = room.center().y() - high / 2
        colour = OXBLOOD if bar.gain < 0 else GREEN
        if most:
            wide = min(room.width() / most, self.look.px(34))
            blocks = [QRectF(room.left() + n * wide, y, wide - 2, high) for n in range(bar.blocks)]
        else:
            largest = max(1, *(abs(other.gain) for other in sentence.bars))
            wide = room.width() * abs(bar.gain) / largest
            blocks = [QRectF(room.left(), y, wide, high)] if wide >= 1 else []
        for block in blocks:
            path = rounded(block, 2)
            fill(painter, path, lighter(colour, 0.55))
            draw_hatch(painter, path, with_alpha(colour, 150), gap=4)
            stroke(painter, path, colour, 0.9)


def _draw_face(bar: Bar, painter: QPainter, box: QRectF) -> None:
    draw_portrait(painter, inset(box, 1), bar.portrait, crest=False)
