"""The closing page: how a game ended, its key moments, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine.seat import SeatId
from stockgames.presentation.course import GameStory, tales
from stockgames.presentation.game_words import ResultRow
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import key_text, keys_text
from stockgames.ui.table.end_board import (
    LINES,
    PLACES,
    SEAL,
    TALES,
    LeftBoard,
    Opening,
    Part,
    draw_head,
    faded,
)
from stockgames.ui.table.end_certificate import (
    CERTIFICATE_MARGIN,
    Award,
    Certificate,
    EndSlate,
    Slate,
    level_leaders,
)
from stockgames.ui.table.end_chart import EndChart
from stockgames.ui.table.end_highlights import EndTales
from stockgames.ui.table.end_places import EndPlaces, PlaceRow, ScorePaper
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import column_at, line_at, top_part
from stockgames.ui.theme.surfaces import draw_cloth
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN

ONWARD_KEY: Final = "N"
SAME_DEAL_KEY: Final = "D"
LOOK_BACK_KEY: Final = "B"
SAVE_KEY: Final = "S"


@dataclass(frozen=True, slots=True)
class NextActions:
    """What a closing page offers besides the lobby. None has Enter, which may come late."""

    in_evening: bool = False
    """Whether the main button leads to the evening's page instead of the same table again."""
    is_last: bool = False
    """Whether the evening has no game after this one."""
    to_puzzle: bool = False
    """Whether the exit leads back to the puzzle that the game continued."""
    deal_number: str = ""
    """The number that repeats the deal; empty if that isn't offered."""


def onward(ways: NextActions) -> str:
    """Return the label of the button that continues."""
    if ways.in_evening and ways.is_last:
        return say("table-to-the-evening")
    return say("table-next-of-the-evening") if ways.in_evening else say("table-play-again")


def way_out(ways: NextActions) -> str:
    """Return the label of the button that leaves the table."""
    return say("shell-back-to-the-puzzle") if ways.to_puzzle else say("table-to-the-lobby")


def onward_tip(ways: NextActions, *, alone: bool) -> str:
    """Return the tooltip of the button that continues."""
    if ways.in_evening:
        return say("table-to-the-evenings-page")
    if alone:
        return say("table-the-same-game-dealt-again")
    return say("table-the-same-people-the-start")


def same_deal_tip(ways: NextActions) -> str:
    """Return the tooltip of the button that repeats the deal, with its number."""
    return say("table-the-same-luck-once-more", number=ways.deal_number)


@dataclass(frozen=True, slots=True)
class EndLayout:
    """Rects in pixels of the page below its bar; empty for parts without contents."""

    head: QRectF
    """The darkened board with the heading."""
    left: QRectF
    """The certificate, or the score's breakdown."""
    middle: QRectF
    """The chart."""
    right: QRectF
    """The ranking."""
    slate: QRectF
    tales: QRectF
    buttons: QRectF


def lay_out_end(
    look: ThemeContext, width: float, height: float, *, alone: bool, told: bool, slate: bool
) -> EndLayout:
    """Return the layout; `alone`: a single score; `told`: there are a chart and key moments."""
    gap = max(8.0, look.px(16))
    edge = max(8.0, look.px(14))
    side = max(14.0, look.px(40), (width - 1.5 * look.px(1600)) / 2)
    inner = width - 2 * side
    foot = max(164.0, look.px(170)) if told else max(72.0, look.px(76))
    row = max(min(height * 0.47, height - foot - 3 * gap - 2 * edge - 96), 200.0)
    head = QRectF(side, edge, inner, max(84.0, height - 2 * edge - foot - row - 2 * gap))
    left = max(252.0, look.px(370))
    right = max(392.0, look.px(440))
    top = head.bottom() + gap
    places = QRectF(side + inner - right, top, right, row)
    paper = QRectF(side, top, left, row)
    middle = QRectF(paper.right() + gap, top, places.left() - paper.right() - 2 * gap, row)
    if alone:
        middle.setLeft(side)
        paper = QRectF()
    bottom = top + row + gap
    buttons = (
        QRectF(places.left(), bottom, right, foot) if told else QRectF(side, bottom, inner, foot)
    )
    board = QRectF(side, bottom, left, foot) if slate and told else QRectF()
    start = board.right() + gap if slate and told else side
    tales = QRectF(start, bottom, buttons.left() - gap - start, foot) if told else QRectF()
    return EndLayout(head, paper, middle, places, board, tales, buttons)


_LOW, _HIGH, _LEAST = 110, 210, 56
"""Below the first height, all buttons are in one row; below the second, three are beside each other
below the first. The last is the first button's least height.
"""
_STRETCH = 1.2
"""The most that buttons are stretched to end where the panels beside them do."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The contents of a closing page."""

    heading: str
    """From the viewer's perspective."""
    drama: str
    """The line below the heading; empty for none."""
    rows: Sequence[ResultRow]
    """The ranking, the winner first."""
    names: Sequence[str]
    own: SeatId | None
    award: Award
    telling: GameStory | None
    """The game's story; None for a game without a score history."""


class EndSheet(BaseWidget):
    """The closing page: heading on the board, certificate, chart, ranking, key moments, actions."""

    told_role = "dialog"

    rematch = Signal()
    same_deal = Signal()
    lobby = Signal()
    look_back = Signal(object)
    """The game should be reviewed after this number of moves, or from its end if None."""
    save = Signal()
    """The game should be saved to a file."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._closing: Closing | None = None
        self._board: LeftBoard | None = None
        self.places = EndPlaces(look, self)
        self.certificate = Certificate(look, self)
        self._paper = ScorePaper(look, self)
        self._ways = NextActions()
        self.course = EndChart(look, self)
        self.tales = EndTales(look, self)
        self.slate = EndSlate(look, self)
        self.setObjectName("end-sheet")
        self.take_keys()
        self.rematch_button = self.button(
            "rematch", self.rematch, kind="primary", key=ONWARD_KEY, text_size=19
        )
        self.same_deal_button = self._way("same-deal", self.same_deal, SAME_DEAL_KEY)
        self.look_back_button = self._way("end-look-back", self._look_back, LOOK_BACK_KEY)
        self.save_button = self._way("end-save", self.save, SAVE_KEY)
        self.table_button = self._way("see-table", self.hide)
        self.lobby_button = self._way("lobby", self.lobby)
        parts: tuple[Part, ...] = (
            (SEAL, self.certificate.press),
            (LINES, self.course.chart.unroll),
            (PLACES, self.places.rise),
            (TALES, self.tales.unroll),
            (TALES, self.slate.write),
        )
        self.opening = Opening(self, look, parts)
        self._connect()
        self.hide()

    def _way(self, name: str, does: object, key: str = "") -> Button:
        return self.button(name, does, key=key, text_size=16)

    def _look_back(self) -> None:
        self.look_back.emit(None)

    def _connect(self) -> None:
        self.places.unfolded.connect(self._unfold)
        self.places.lit.connect(self._light)
        self._paper.put_away.connect(self._fold)
        self.tales.lit.connect(self.course.chart.enlarge)
        self.tales.chosen.connect(self._go_to)
        self.opening.changed.connect(self.update)
        self.look.changed.connect(self._arrange)

    @property
    def _rows(self) -> Sequence[PlaceRow]:
        return self.places.rows

    def offer(self, ways: NextActions) -> None:
        """Set what may follow the game."""
        if ways != self._ways:
            self._ways = ways
            self._speak_ways()
            self._arrange()

    def chalk(self, slate: Slate | None) -> None:
        """Show the standings of the game's evening."""
        self.slate.show_slate(slate)
        self.certificate.number(0 if slate is None else slate.number)
        self._speak_ways()
        self._arrange()

    def _speak_ways(self) -> None:
        ways = self._ways
        self.table_button.setText(say("table-see-the-table"))
        self.table_button.set_key(key_text("Esc"))
        self.lobby_button.setText(way_out(ways))
        self.rematch_button.setText(onward(ways))
        self.rematch_button.set_second_line(self._level())
        set_tip(self.rematch_button, onward_tip(ways, alone=self._alone))
        self.same_deal_button.setText(say("table-same-deal-again"))
        set_tip(self.same_deal_button, same_deal_tip(ways))
        self.same_deal_button.setVisible(bool(ways.deal_number))
        self.look_back_button.setText(say("table-look-back"))
        self.save_button.setText(say("table-save"))
        set_tip(self.save_button, say("table-save-as-a-file"))

    def _level(self) -> str:
        """Return who shares the lead of the evening; empty if nobody does."""
        slate, closing = self.slate.slate, self._closing
        if slate is None or not self._ways.in_evening:
            return ""
        own = None if closing is None or closing.own is None else closing.names[closing.own]
        return level_leaders(slate, own)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        """The visible buttons, the primary one first."""
        first = self.rematch_button, self.same_deal_button, self.look_back_button
        every = *first, self.save_button, self.table_button, self.lobby_button
        return tuple(button for button in every if not button.isHidden())

    def tell(self, closing: Closing) -> None:
        """Set all contents; selections are kept."""
        self._closing = closing
        self.setAccessibleName(f"{closing.heading}. {closing.drama}".strip())
        self.places.tell(closing.rows, closing.names, closing.own)
        self.certificate.show_award(closing.award)
        if self._alone:
            self._paper.unfold(closing.rows[0], closing.names[closing.rows[0].seat])
        if closing.telling is not None:
            self.course.tell(closing.telling)
            self.tales.tell(tales(closing.telling))
        self._speak_ways()
        stops = (
            self,
            *self.places.rows,
            *self._buttons,
            *self.tales.rows,
            self.course.chart,
            self.course.figures,
        )
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self._arrange()

    def open(self, board: LeftBoard | None = None, *, moving: bool = False) -> None:
        """Show the page over a picture of the board, with the focus on the ranking.

        So a key pressed late starts nothing. With `moving`, its parts appear one after another.
        """
        self._board = None if board is None else replace(board, picture=faded(board.picture))
        self.show()
        self.raise_()
        start = self if self._alone or not self.places.rows else self.places.rows[0]
        start.setFocus(Qt.FocusReason.OtherFocusReason)
        if moving:
            self.opening.begin()
        else:
            self.opening.finish()

    def key_notes(self) -> Sequence[tuple[str, str]]:
        """Return what the keys do on it, for the list of shortcuts."""
        printed = [(button.text(), button.key()) for button in self._buttons if button.key()]
        turns = [row.key() for row in self.tales.rows]
        if turns:
            printed.append((say("table-look-back-at-a-moment"), keys_text(*turns)))
        return printed

    def press(self, key: str) -> bool:
        """Handle a key; return whether it was used. While parts appear, any key shows all."""
        if self.opening.running:
            self.opening.finish()
            return True
        return self.tales.press(key)

    def _unfold(self, row: ResultRow) -> None:
        if self._closing is not None:
            self._paper.unfold(row, self._closing.names[row.seat])
            self._arrange()

    def _fold(self) -> None:
        self.places.fold()
        self._arrange()

    def _light(self, seat: SeatId | None) -> None:
        closing = self._closing
        name = None if closing is None or seat is None else closing.names[seat]
        self.course.chart.light(name)

    def _go_to(self, step: int, at: int) -> None:
        self.course.read(at)
        self.look_back.emit(step)

    # Layout

    @property
    def _alone(self) -> bool:
        """Return whether there is only one score, and so no ranking."""
        return self._closing is not None and len(self._closing.rows) == 1

    @property
    def _has_telling(self) -> bool:
        return self._closing is not None and self._closing.telling is not None

    def _plan(self) -> EndLayout:
        wide, high = self.width(), self.height()
        chalked = self.slate.slate is not None
        return lay_out_end(
            self.look, wide, high, alone=self._alone, told=self._has_telling, slate=chalked
        )

    def _arrange(self) -> None:
        if self._closing is None:
            return
        plan = self._plan()
        unfolded = any(row.isChecked() for row in self.places.rows)
        self.course.setVisible(self._has_telling)
        self.tales.setVisible(self._has_telling)
        self.slate.setVisible(not plan.slate.isEmpty())
        self.places.setVisible(not self._alone)
        self.certificate.setVisible(not self._alone and not (unfolded and self._has_telling))
        self._paper.setVisible(self._alone or unfolded)
        beside = plan.left if self._has_telling else plan.middle
        self._paper.setGeometry(_around(plan.right if self._alone else beside).toRect())
        wide = CERTIFICATE_MARGIN
        self.certificate.setGeometry(plan.left.adjusted(-wide, -wide, wide, wide).toRect())
        self.certificate.lower()
        for part, rect in (
            (self.course, plan.middle),
            (self.places, plan.right),
            (self.tales, plan.tales),
            (self.slate, plan.slate),
        ):
            part.setGeometry(_around(rect).toRect())
        self._arrange_buttons(plan.buttons)
        self.update()

    def _arrange_buttons(self, room: QRectF) -> None:
        """Place the primary button above the others, or beside them if there is little height."""
        first, *rest = self._buttons
        room = room.adjusted(-FOCUS_MARGIN, -FOCUS_MARGIN, FOCUS_MARGIN, FOCUS_MARGIN)
        if room.height() < _LOW:
            _lay_beside(self._buttons, room)
            return
        rows = -(-len(rest) // 2) if room.height() >= _HIGH else -(-len(rest) // 3)
        low = min((room.height() - _LEAST) / max(1, rows), max(48.0, self.look.px(58)))
        high = min(room.height() - rows * low, max(60.0, self.look.px(74)))
        more = min(_STRETCH, room.height() / (high + rows * low))
        low, high = low * more, high * more
        first.setGeometry(top_part(room, high).toRect())
        for row, beside in enumerate(_in_rows(rest, rows)):
            top = room.top() + high + row * low
            _lay_beside(beside, line_at(room, top, low))

    def _paint(self, painter: QPainter) -> None:
        closing = self._closing
        draw_cloth(painter, self.look.theme, QRectF(self.rect()))
        if closing is not None:
            words = closing.heading, closing.drama
            draw_head(painter, self.look, self._plan().head, self._board, words, self.opening)


def _lay_beside(buttons: Sequence[Button], room: QRectF) -> None:
    """Divide a room's width among buttons evenly, or in proportion if one needs more."""
    if not buttons:
        return
    even = room.width() / len(buttons)
    wanted = [float(button.sizeHint().width()) for button in buttons]
    share = room.width() / sum(wanted)
    left = room.left()
    for button, want in zip(buttons, wanted, strict=True):
        wide = even if max(wanted) <= even else want * share
        button.setGeometry(column_at(room, left, wide).toRect())
        left += wide


def _in_rows(buttons: Sequence[Button], rows: int) -> list[Sequence[Button]]:
    """Return buttons in a number of rows, distributed so that the widest row is narrowest."""
    least, more = divmod(len(buttons), max(1, rows))
    counts = [least + (row >= rows - more) for row in range(rows)]
    return min((_dealt(buttons, counts), _dealt(buttons, counts[::-1])), key=_widest)


def _dealt(buttons: Sequence[Button], counts: Sequence[int]) -> list[Sequence[Button]]:
    ends = list(accumulate(counts))
    return [buttons[end - count : end] for count, end in zip(counts, ends, strict=True)]


def _widest(rows: Sequence[Sequence[Button]]) -> int:
    return max((sum(one.sizeHint().width() for one in row) for row in rows), default=0)


def _around(rect: QRectF) -> QRectF:
    """Return the geometry of a widget with this face, including its shadow."""
    if rect.isEmpty():
        return QRectF()
    margin = SHADOW_MARGIN
    return rect.adjusted(-margin, -margin, margin, margin)
