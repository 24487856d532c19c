"""The tab on luck and decisions: what each changed for a seat, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from stockgames.analysis.compared import Estimate
from stockgames.analysis.luck import ID, Luck, SeatLuck, luck_of
from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import Viewpoint
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.numbers import percent, signed
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, rounded, rule, stroke
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, text_width
from stockgames.ui.widgets.accessible_names import plain_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring
from stockgames.ui.widgets.frames import ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on


@dataclass(frozen=True, slots=True)
class ToldLuck:
    """The texts and numbers of one seat's row."""

    name: str
    decisions: Estimate
    luck: Estimate
    decisions_figure: str
    luck_figure: str
    made_of: str
    """What the luck consisted of."""
    plain: str
    """The whole as one text, for screen readers."""


def told_luck(luck: Luck, names: tuple[str, ...]) -> list[ToldLuck]:
    """Return a row for each seat."""
    return [_told(one, name) for one, name in zip(luck.seats, names, strict=True)]


def _told(one: SeatLuck, name: str) -> ToldLuck:
    decisions, luck = moved(one.decisions.mean), moved(one.luck.mean)
    return ToldLuck(
        name=name,
        decisions=one.decisions,
        luck=one.luck,
        decisions_figure=decisions,
        luck_figure=luck,
        made_of="\n".join(
            say("review-luck-cause", cause=cause, moved=moved(mean))
            for cause, mean in one.by_cause.items()
        ),
        plain=say(
            "review-luck-row",
            name=name,
            decisions=decisions,
            luck=luck,
            error=percent(one.luck.margin),
        ),
    )


def moved(part: float) -> str:
    """Return a change in percent of a victory, with its sign."""
    return signed(round(100 * part), percent(abs(part)))


_LEAST: Final = 0.5
"""The minimum range of the bars, in shares of a victory."""
_BAR: Final = 11.0
_PAD: Final = 8.0


class LuckBars(BaseWidget):
    """Painted rows; screen readers get each one."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.told: Sequence[ToldLuck] = ()
        self._faces: Sequence[Portrait] = ()
        self._own: SeatId | None = None
        self._focus = FocusWatch(self)
        self.setObjectName("luck-bars")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._fit)

    def tell(self, told: Sequence[ToldLuck], faces: Sequence[Portrait], own: SeatId | None) -> None:
        """Show what luck and decisions changed; the row `own` is on brass."""
        self.told, self._faces, self._own = told, faces, own
        self.setAccessibleName("; ".join(one.plain for one in told))
        self._fit()

    def _line(self) -> float:
        return self.look.sans(15).pixelSize() * 1.3

    def _row(self) -> float:
        return float(round(3 * self._line() + 2 * _PAD))

    def _fit(self) -> None:
        self.setFixedHeight(round(self._row() * len(self.told)))
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = int(event.pos().y() // self._row())
            if 0 <= number < len(self.told):
                QToolTip.showText(event.globalPos(), plain_tip(self.told[number].made_of), self)
            return True
        return super().event(event)

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        for number, (told, face) in enumerate(zip(self.told, self._faces, strict=True)):
            area = QRectF(0, number * self._row(), self.width(), self._row()).adjusted(1, 1, -1, -1)
            if number == self._own:
                fill(painter, rounded(area, 6), with_alpha(theme.line, 46))
            self._paint_row(painter, area, told, face)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 0)

    def _paint_row(self, painter: QPainter, area: QRectF, told: ToldLuck, face: Portrait) -> None:
        look, theme, high = self.look, self.look.theme, self._line()
        wide = max(24.0, look.px(30))
        middle = QPointF(area.left() + _PAD + wide / 2, area.top() + _PAD + wide * 0.62)
        draw_portrait(painter, portrait_box(middle, wide), face)
        line = QRectF(area.left() + wide + 2 * _PAD, area.top() + _PAD, 0, high)
        line.setRight(area.right() - _PAD)
        draw_text(
            painter, line, told.name, look.serif(17, SEMIBOLD), theme.heading, LEFT, elide=True
        )
        for kind, moved, figure in (
            ("decisions", told.decisions, told.decisions_figure),
            ("luck", told.luck, told.luck_figure),
        ):
            line.translate(0, high)
            self._paint_bar(painter, line, kind, moved, figure)
        rule(painter, area.bottomLeft(), area.bottomRight(), with_alpha(theme.line, 50), 0.8)

    def _paint_bar(
        self, painter: QPainter, line: QRectF, kind: str, moved: Estimate, figure: str
    ) -> None:
        """Paint one bar: decisions solid, luck hatched, and the uncertainty as a thin line."""
        theme, font, bold = self.look.theme, self.look.sans(14), self.look.sans(15, BOLD)
        label = max(text_width(_label(one), font) for one in ("decisions", "luck")) + 10
        draw_text(painter, line, _label(kind), font, theme.text, LEFT)
        draw_text(painter, line, figure, bold, theme.heading, RIGHT)
        room = text_width("+000\N{NO-BREAK SPACE}%", bold) + 8
        high = max(_BAR, self.look.px(_BAR))
        bar = QRectF(line.left() + label, line.center().y() - high / 2, 0, high)
        bar.setRight(line.right() - room)
        fill(painter, rounded(bar, 2), with_alpha(theme.line, 40))
        middle, scale = bar.center().x(), bar.width() / 2 / self._most()
        end = middle + moved.mean * scale
        full = QRectF(min(middle, end), bar.top(), abs(end - middle), high)
        colour = QColor(theme.good if moved.mean >= 0 else theme.warning)
        if kind == "decisions":
            fill(painter, rounded(full, 1), colour)
        elif full.width() > 1:
            draw_hatch(painter, rounded(full, 1), with_alpha(colour, 220), gap=3.2, width=1.3)
            stroke(painter, rounded(full, 1), colour, 0.9)
        off = min(moved.margin, 2 * self._most()) * scale
        ends = max(bar.left(), end - off), min(bar.right(), end + off)
        y = bar.bottom() + 1.5
        rule(painter, QPointF(ends[0], y), QPointF(ends[1], y), theme.quiet_text, 1.0)
        top, bottom = QPointF(middle, bar.top() - 2), QPointF(middle, bar.bottom() + 2)
        rule(painter, top, bottom, theme.text, 1.2)

    def _most(self) -> float:
        ends = (abs(one.mean) for told in self.told for one in (told.decisions, told.luck))
        return max(_LEAST, *ends)


def _label(kind: str) -> str:
    return say("review-luck-kind", kind=kind)


class LuckTab(BaseWidget):
    """Shows what is known of a game's luck; the longer the analysis, the more certain."""

    wanted = Signal()
    """The user wants the analysis to start."""

    def __init__(self, look: ThemeContext, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._analysis = analysis
        self._read = 0
        self._eyes = Viewpoint(0)
        self.luck: Luck | None = None
        """The results so far."""
        self.setObjectName("luck")
        self.bars = LuckBars(look, self)
        self._text = Label(look, role="note", wrap=True, parent=self)
        self._text.setObjectName("luck-note")
        self.begin = self.button("find-luck", self.wanted, kind="primary", text_size=16)
        self._scroll = ScrollArea(look, self.bars, self)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = column_on(self, 4)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._text)
        column.addWidget(self.begin)
        analysis.changed.connect(self.refresh)
        self._speak()

    def look_through(self, viewpoint: Viewpoint) -> None:
        """Mark the row of the viewpoint's seat."""
        if viewpoint != self._eyes:
            self._eyes = viewpoint
            self._show()

    def refresh(self) -> None:
        """Show what is known now."""
        found = self._analysis.found(ID)
        if len(found) != self._read:
            self._read = len(found)
            self.luck = luck_of(self._analysis.match, found.values())
        self._show()

    def _speak(self) -> None:
        self.setAccessibleName(say("review-luck-and-decisions"))
        self.begin.setText(say("review-find-luck"))
        self.refresh()

    def _show(self) -> None:
        match = self._analysis.match
        names = tuple(seat.name for seat in match.seats)
        told = [] if self.luck is None else told_luck(self.luck, names)
        own = None if self._eyes.all_up else self._eyes.seat
        self.bars.tell(told, portraits_at(names) if told else (), own)
        self._scroll.setVisible(bool(told))
        alone = len(names) == 1
        self.begin.setVisible(not told and not alone and not self._analysis.is_running)
        self._text.setText(say("review-no-luck-alone") if alone else self._note(self.luck))

    def _note(self, luck: Luck | None) -> str:
        if luck is None:
            if self._analysis.is_running:
                return say("review-luck-to-come")
            return say("review-luck-offer")
        error = max(one.luck.margin for one in luck.seats)
        words = [say("review-luck-rests-on", even=percent(luck.even), error=percent(error))]
        seat = self._eyes.seat
        for event, by in luck.greatest(seat, 1):
            name = self._analysis.match.seats[seat].name
            words.append(
                say("review-luck-greatest", name=name, number=event.step, moved=moved(by.mean))
            )
        return " ".join(words)
