"""The card on what the learner's last move or guess has done: bars by seat, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.lessons.coach_slip import GREEN
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_frame, draw_hatch
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import OXBLOOD, lighter, with_alpha
from stockgames.ui.theme.shapes import column_at, fill, inset, rounded, rule, stroke, top_part
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import LEFT, RIGHT, TOP_LEFT, draw_text, wrapped_height
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, PaperLink
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of

_BACK: Final = "Ctrl+Z"
_PAD: Final = 18.0
_LOW_PAD: Final = 12.0
"""The padding if there is little height."""


@dataclass(frozen=True, slots=True)
class Bar:
    """What a move did to a player."""

    portrait: Portrait
    name: str
    gain: int
    shown: str
    """The gain as text: `+$2M`."""
    blocks: int = 0
    note: str = ""
    """What the blocks consist of: `two`."""


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
        told = f"{self.bars_of}: {', '.join(bars)}" if self.bars else ""
        return "\n".join(filter(None, (self.caption, self.title, told, self.text)))


class VerdictSlip(BaseWidget):
    """Paints a `Sentence`, without praise or blame."""

    took_back = Signal()
    went_on = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.sentence: Sentence | None = None
        self._is_low = False
        """Whether it saves height: no caption, buttons side by side."""
        self.setObjectName("verdict")
        self.back = PaperLink(look, parent=self)
        self.back.setObjectName("take-back")
        self.back.clicked.connect(self.took_back)
        self.on = Button(look, kind="primary", colour=OXBLOOD, parent=self)
        self.on.setObjectName("verdict-on")
        self.on.clicked.connect(self.went_on)
        look.changed.connect(self._arrange)
        self.hide()

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
        self.setAccessibleName(sentence.plain())
        self._arrange()

    # Layout

    def wanted_size(self, width: float, most: float = inf) -> QSize:
        """Return the size that it needs in a column of this width.

        If it would be higher than `most`, it leaves out the caption and puts the buttons side by
        side, without the first one's key cap if necessary; it may still be higher.
        """
        self._is_low = False
        self.back.set_key(key_text(_BACK))
        self._is_low = self._height(width) > most
        if self._is_low and not self._side_by_side(width):
            self.back.set_key("")
            if not self._side_by_side(width):
                self.back.set_key(key_text(_BACK))
        self._arrange()
        return QSize(round(width), round(self._height(width)))

    def _pad(self) -> float:
        return _LOW_PAD if self._is_low else _PAD

    def _head(self) -> float:
        return 0.0 if self._is_low else self.look.text_px(13) * 1.7

    def _side_by_side(self, width: float) -> bool:
        """Return whether both buttons are in one row."""
        hints = [button.sizeHint().width() - 2 * FOCUS_MARGIN for button in self._shown()]
        return self._is_low and sum(hints) <= width - 2 * (SHADOW_MARGIN + self._pad())

    def _shown(self) -> list[PaperLink | Button]:
        return [button for button in (self.back, self.on) if not button.isHidden()]

    def _row(self) -> float:
        return max(self.look.text_px(16) * 1.7, self.look.usual_px(30))

    def _named(self) -> float:
        return self.look.text_px(13) * 1.5

    def _foot(self, width: float) -> float:
        highs = [button.sizeHint().height() - 2 * FOCUS_MARGIN + 8 for button in self._shown()]
        return max(highs, default=0) if self._side_by_side(width) else sum(highs)

    def _height(self, width: float) -> float:
        if self.sentence is None:
            return 0
        look, told = self.look, self.sentence
        inner = width - 2 * (SHADOW_MARGIN + self._pad())
        head = self._head() + self._title_height(inner)
        air = 2 if self._is_low else 8 if told.bars else 12
        bars = self._row() * len(told.bars) + self._named() + 18 if told.bars else 0
        text = wrapped_height(told.text, look.sans(16, SEMIBOLD), inner) + air
        return head + bars + text + self._foot(width) + 2 * (self._pad() + SHADOW_MARGIN)

    def _title_height(self, inner: float) -> float:
        assert self.sentence is not None
        title = self.sentence.title
        return wrapped_height(title, self.look.serif(19), inner) + 4 if title else 0.0

    def _arrange(self) -> None:
        left = round(SHADOW_MARGIN + self._pad() - FOCUS_MARGIN)
        wide, in_a_row = self.width(), self._side_by_side(self.width())
        x, y = (
            left,
            self.height() - SHADOW_MARGIN - self._pad() - FOCUS_MARGIN - self._foot(wide) + 8,
        )
        for button in self._shown():
            hint = button.sizeHint()
            width = hint.width() if button is self.back else wide - left - x
            button.setGeometry(x, round(y), width, hint.height())
            if in_a_row:
                x += width - 2 * FOCUS_MARGIN + 8
            else:
                y += hint.height() - 2 * FOCUS_MARGIN + 8
        self.update()

    # Painting

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from reaching the table."""

    def _paint(self, painter: QPainter) -> None:
        if self.sentence is None:
            return
        look, theme, told = self.look, self.look.theme, self.sentence
        sheet = surface_of(self)
        draw_paper(painter, theme, sheet, radius=4, blur=8, offset=3)
        draw_frame(painter, inset(sheet, 5), with_alpha(theme.line, 200))
        box = inset(sheet, self._pad())
        if not self._is_low:
            caption = look.sans(13, SEMIBOLD, spacing=1.5, capitals=True)
            draw_text(painter, box, told.caption, caption, OXBLOOD, TOP_LEFT)
        box.setTop(box.top() + self._head())
        if told.title:
            draw_text(painter, box, told.title, look.serif(19), theme.ink, TOP_LEFT, wrap=True)
            box.setTop(box.top() + self._title_height(box.width()))
        if told.bars:
            self._paint_bars(painter, box)
        strong = look.sans(16, SEMIBOLD)
        draw_text(painter, box, told.text, strong, theme.ink, TOP_LEFT, wrap=True)

    def _paint_bars(self, painter: QPainter, box: QRectF) -> None:
        theme = self.look.theme
        assert self.sentence is not None
        line = with_alpha(theme.line, 150)
        rule(painter, box.topLeft(), box.topRight(), line, 0.8)
        box.setTop(box.top() + 5)
        line_of_it = top_part(box, self._named())
        quiet = self.look.sans(13)
        draw_text(
            painter, line_of_it, self.sentence.bars_of, quiet, theme.quiet_ink, LEFT, elide=True
        )
        box.setTop(line_of_it.bottom())
        for bar in self.sentence.bars:
            self._paint_bar(painter, top_part(box, self._row()), bar)
            box.setTop(box.top() + self._row())
        rule(painter, box.topLeft(), box.topRight(), line, 0.8)
        box.setTop(box.top() + 9)

    def _paint_bar(self, painter: QPainter, row: QRectF, bar: Bar) -> None:
        look, theme = self.look, self.look.theme
        high = row.height() * 0.86
        face = QRectF(row.left(), row.center().y() - high / 2, high / HEIGHT, high)
        draw_portrait(painter, face, bar.portrait, crest=False)
        left = face.right() + 8
        name = column_at(row, left, row.width() * 0.28)
        draw_text(painter, name, bar.name, look.sans(15), theme.ink, LEFT, elide=True)
        colour = OXBLOOD if bar.gain < 0 else theme.ink
        money = look.serif(18)
        draw_text(painter, row, bar.shown, money, colour, RIGHT)
        room = column_at(row, name.right() + 6, row.width() * 0.28)
        self._paint_blocks(painter, room, bar)

    def _paint_blocks(self, painter: QPainter, room: QRectF, bar: Bar) -> None:
        """Paint a block for each piece that gained, or a plain bar as long as the gain."""
        assert self.sentence is not None
        most = max((one.blocks for one in self.sentence.bars), default=0)
        high = room.height() * 0.5
        y = room.center().y() - high / 2
        colour = OXBLOOD if bar.gain < 0 else GREEN
        if most:
            wide = min(room.width() / most, self.look.px(34))
            blocks = [QRectF(room.left() + n * wide, y, wide - 2, high) for n in range(bar.blocks)]
        else:
            largest = max(1, *(abs(one.gain) for one in self.sentence.bars))
            wide = room.width() * abs(bar.gain) / largest
            blocks = [QRectF(room.left(), y, wide, high)] if wide >= 1 else []
        for block in blocks:
            path = rounded(block, 2)
            fill(painter, path, lighter(colour, 0.55))
            draw_hatch(painter, path, with_alpha(colour, 150), gap=4)
            stroke(painter, path, colour, 0.9)
