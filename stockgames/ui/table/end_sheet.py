"""The end of a game: places in their order, and each score unfolded to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.palette import dimming, with_alpha
from stockgames.ui.kit.shapes import rule
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.text import draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import ResultRow
from stockgames.ui.table.place_row import PlaceRow
from stockgames.ui.table.score_paper import ScorePaper
from stockgames.ui.table.ways_on import (
    ONWARD_KEY,
    SAME_DEAL_KEY,
    WaysOn,
    onward,
    onward_tip,
    same_deal_tip,
)


class EndSheet(QWidget):
    """Places at the left, the paper of the chosen one at the right, and what comes next."""

    rematch = Signal()
    same_deal = Signal()
    lobby = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._headline = ""
        self._rows: list[PlaceRow] = []
        self._group = QButtonGroup(self)
        self._paper = ScorePaper(look, self)
        self._names: Sequence[str] = ()
        self._ways = WaysOn()
        self.setObjectName("end-sheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rematch_button = KitButton(look, kind="primary", key=ONWARD_KEY, parent=self)
        self.same_deal_button = KitButton(look, key=SAME_DEAL_KEY, parent=self)
        self.table_button = KitButton(look, parent=self)
        self.lobby_button = KitButton(look, parent=self)
        for button, name in (
            (self.rematch_button, "rematch"),
            (self.same_deal_button, "same-deal"),
            (self.table_button, "see-table"),
            (self.lobby_button, "lobby"),
        ):
            button.setObjectName(name)
        self.rematch_button.clicked.connect(self.rematch)
        self.same_deal_button.clicked.connect(self.same_deal)
        self.lobby_button.clicked.connect(self.lobby)
        self.table_button.clicked.connect(self.hide)
        look.changed.connect(self._arrange)
        self.hide()

    def offer(self, ways: WaysOn) -> None:
        """Say what may follow the game."""
        self._ways = ways
        self._speak_ways()
        self._arrange()

    def _speak_ways(self) -> None:
        ways = self._ways
        self.rematch_button.setText(onward(ways))
        self.rematch_button.setToolTip(onward_tip(ways, alone=self._alone))
        self.same_deal_button.setText(say("table-same-deal-again"))
        self.same_deal_button.setToolTip(same_deal_tip(ways))
        self.same_deal_button.setVisible(bool(ways.deal_number))

    @property
    def _buttons(self) -> tuple[KitButton, ...]:
        """What comes next, the primary way first."""
        every = self.rematch_button, self.same_deal_button, self.table_button, self.lobby_button
        return tuple(button for button in every if not button.isHidden())

    def tell(self, headline: str, rows: Sequence[ResultRow], names: Sequence[str]) -> None:
        """Set the headline and the places, the winner first."""
        self.table_button.setText(say("table-see-the-table"))
        self.lobby_button.setText(say("table-to-the-lobby"))
        self._headline, self._names, faces = headline, names, portraits_at(names)
        self.setAccessibleName(headline)
        chosen = next((i for i, old in enumerate(self._rows) if old.isChecked()), 0)
        focused = any(old.hasFocus() for old in self._rows)
        if focused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else a button would take Enter
        for old in self._rows:
            self._group.removeButton(old)
            old.deleteLater()
        self._rows = []
        for row in rows:
            place = self._ordinal(row.place) if len(rows) > 1 else ""  # alone nobody is first
            button = PlaceRow(self._look, row, names[row.seat], faces[row.seat], place, self)
            button.toggled.connect(lambda on, row=row: self._unfold(row) if on else None)
            self._group.addButton(button)
            self._rows.append(button)
            button.show()
        if self._rows:
            self._rows[chosen].setChecked(True)
        self._speak_ways()
        for before, after in pairwise((self, *self._rows, *self._buttons)):
            QWidget.setTabOrder(before, after)
        if focused:
            self._rows[chosen].setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    def open(self) -> None:
        """Show it, the focus on the places: a key pressed late starts nothing unread."""
        self.show()
        self.raise_()
        start = self if self._alone or not self._rows else self._rows[0]
        start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self, row: ResultRow) -> None:
        self._paper.unfold(row, self._names[row.seat])

    def _ordinal(self, place: int) -> str:
        ordinals = (
            say("table-1st"),
            say("table-2nd"),
            say("table-3rd"),
            say("table-4th"),
            say("table-5th"),
            say("table-6th"),
            say("table-7th"),
            say("table-8th"),
            say("table-9th"),
            say("table-10th"),
        )
        return ordinals[place - 1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay places, paper and buttons out."""
        super().resizeEvent(event)
        self._arrange()

    def _sheet(self) -> QRectF:
        area = QRectF(self.rect())
        width = max(560.0, self._look.px(680)) if self._alone else max(980.0, self._look.px(1240))
        width = min(area.width() - 40, width)
        height = min(area.height() - 28, self._wanted_height())
        left, top = area.center().x() - width / 2, area.center().y() - height / 2
        return QRectF(left, top, width, height)

    @property
    def _alone(self) -> bool:
        """Whether there is one score only, and no places to tell apart."""
        return len(self._rows) == 1

    def _head(self) -> float:
        return max(58.0, self._look.px(78))

    def _foot(self) -> float:
        return self.rematch_button.sizeHint().height() + max(14.0, self._look.px(20))

    def _row_heights(self) -> tuple[float, float]:
        return max(84.0, self._look.px(128)), max(62.0, self._look.px(82))

    def _wanted_height(self) -> float:
        """Return room for all places, and for a paper of a few lines."""
        first, rest = self._row_heights()
        rows = first + rest * (len(self._rows) - 1)
        lines = max((len(row.row.lines) for row in self._rows), default=0)
        paper = (lines + 1) * max(36.0, self._look.px(56)) + 8 * self._look.text_px(24)
        return self._head() + self._foot() + max(rows, paper)

    def _arrange(self) -> None:
        sheet, head, foot = self._sheet(), self._head(), self._foot()
        top, bottom = sheet.top() + head, sheet.bottom() - foot
        pad = max(16.0, self._look.px(24))
        split = sheet.left() + (pad - 14 if self._alone else sheet.width() * 0.56)
        width = max(0.0, split - sheet.left() - pad)
        self._place_rows(QRectF(sheet.left() + pad, top, width, bottom - top))
        paper = QRectF(split + 4, top - 6, sheet.right() - pad - split + 6, bottom - top + 8)
        self._paper.setGeometry(paper.toRect())
        x = sheet.right() - pad + 6
        for button in self._buttons:
            hint = button.sizeHint()
            width = hint.width() + (40 if button is self.rematch_button else 10)
            x -= width
            button.setGeometry(round(x), round(bottom + 4), width, hint.height())
        self.update()

    def _place_rows(self, area: QRectF) -> None:
        others = len(self._rows) - 1
        for row in self._rows:
            row.setVisible(not self._alone)
        first, widest = self._row_heights()
        first = min(first, area.height() * 0.3)
        rest = min(1.3 * widest, (area.height() - first) / others) if others else 0.0
        y = area.top()
        for i, row in enumerate(self._rows):
            height = rest if i else first
            row.setGeometry(QRectF(area.left() - 6, y, area.width(), height).toRect())
            y += height

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table, the sheet and the headline."""
        painter = painter_on(self)
        theme, sheet = self._look.theme, self._sheet()
        painter.fillRect(self.rect(), dimming(theme))
        draw_panel(painter, theme, sheet, alpha=255, radius=12)
        title = self._look.serif(30)
        pad = max(16.0, self._look.px(24))
        box = QRectF(sheet.left() + pad, sheet.top() + 10, sheet.width() - 2 * pad, 0)
        box.setHeight(title.pixelSize() * 1.45)
        draw_text(painter, box, self._headline, title, theme.heading, elide=True)
        mark = QPointF(sheet.right() - pad - 20, box.center().y())
        line = with_alpha(theme.line, 160)
        draw_rosette(painter, mark, 8, 20, line, strands=9, lobes=9, width=0.5)
        y = box.bottom() + 4
        ends = QPointF(sheet.left() + pad, y), QPointF(sheet.right() - pad, y)
        rule(painter, *ends, with_alpha(theme.line, 160), 0.8)
