"""The end of a game: places in their order, and each score unfolded to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.chips import Chip, draw_chip
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_frame, draw_rosette
from stockgames.ui.kit.fonts import BOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.plates import draw_medallion
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import falling, fill, inset, rounded, rule, stroke
from stockgames.ui.kit.surfaces import draw_panel, draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tokens import draw_token
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.focus import FocusWatch, draw_focus_ring
from stockgames.ui.table.game_table import ResultRow, ScoreLine
from stockgames.ui.table.log_panel import dimming

_OX = QColor("#7B1E22")
_FIRST = (QColor("#FDF6E4"), QColor("#E2CF9E"))
_INK, _QUIET_INK = QColor("#231D15"), QColor("#5A4A2C")
_LEDGER_LINE = QColor("#5B7F92")


class PlaceRow(QAbstractButton):
    """One place; choosing it unfolds its score."""

    def __init__(self, look: Look, row: ResultRow, name: str, place: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.row = row
        self._name = name
        self._place = place
        self._focus = FocusWatch(self)
        self.setCheckable(True)
        self.setObjectName(f"place-{row.place}")
        self.setAccessibleName(f"{place}  {name}  {row.score}. {row.note}")
        self.setAccessibleDescription("; ".join(f"{s.text}: {s.amount}" for s in row.lines))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return a usual size; the sheet decides."""
        return QSize(400, 70)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row: the winner on paper, the others on cloth."""
        painter = QPainter(self)
        smooth(painter)
        theme, look = self._look.theme, self._look
        face = inset(QRectF(self.rect()), 6)
        first = self.row.place == 1
        if first:
            draw_rounded_shadow(painter, theme, face, 9, blur=6, offset=2)
            fill(painter, rounded(face, 9), falling(face, (0.0, _FIRST[0]), (1.0, _FIRST[1])))
            brass = with_alpha(theme.brass_dark, 170)
            draw_frame(painter, inset(face, 5), brass, radius=5, gap=4, outer_width=1)
            strong, quiet, place_colour = _INK, _QUIET_INK, _OX
        else:
            shades = (0.0, theme.plate_top), (1.0, theme.plate_bottom)
            fill(painter, rounded(face, 9), falling(face, *shades))
            stroke(painter, rounded(inset(face, 0.5), 9), with_alpha(theme.line, 120), 0.9)
            strong, quiet, place_colour = theme.text, theme.quiet_text, theme.text
        if self.isChecked():
            stroke(painter, rounded(inset(face, 1), 8), theme.line, 2)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 9, 3)
        height = face.height()
        size = min(40.0 if first else 25.0, height * 0.5)
        box = QRectF(face.left() + 6, face.top(), height * 0.62 + 44, height)
        draw_text(painter, box, self._place, look.serif(size, BOLD), place_colour, CENTRE)
        radius = min(height * 0.36, 30.0 if first else 20.0)
        centre = QPointF(box.right() + radius, face.center().y())
        draw_medallion(painter, theme, centre, radius, self._name[:1], self.row.seat)
        left = centre.x() + radius + 12
        score_font = look.serif(min(34.0 if first else 22.0, height * 0.48))
        right = face.right() - 16
        draw_text(
            painter,
            QRectF(left, face.top(), right - left, height),
            self.row.score,
            score_font,
            strong,
            RIGHT,
        )
        right -= text_width(self.row.score, score_font) + 10
        name_font, note_font = look.serif(min(26.0 if first else 19.0, height * 0.4)), look.sans(14)
        if height < 44:
            box = QRectF(left, face.top(), right - left, height)
            draw_text(painter, box, self._name, name_font, strong, LEFT, elide=True)
            left += text_width(self._name, name_font) + 14
            box = QRectF(left, face.top(), right - left, height)
            draw_text(painter, box, self.row.note, note_font, quiet, LEFT, elide=True)
            return
        middle = face.center().y()
        box = QRectF(left, middle - name_font.pixelSize() * 1.18, right - left, 0)
        box.setHeight(name_font.pixelSize() * 1.25)
        draw_text(painter, box, self._name, name_font, strong, LEFT, elide=True)
        box = QRectF(left, box.bottom(), right - left, note_font.pixelSize() * 1.35)
        draw_text(painter, box, self.row.note, note_font, quiet, LEFT, elide=True)


class Ledger(QWidget):
    """The paper on which one score is added up."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._row: ResultRow | None = None
        self._name = ""
        self.setObjectName("ledger")

    def unfold(self, row: ResultRow, name: str) -> None:
        """Show how a score came about."""
        self._row, self._name = row, name
        lines = "; ".join(f"{line.text}: {line.amount}" for line in row.lines)
        self.setAccessibleName(f"{name}: {lines}; {row.score}. {row.rule}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, a line per item, the sum under a double rule."""
        painter = QPainter(self)
        smooth(painter)
        theme, look, row = self._look.theme, self._look, self._row
        sheet = inset(QRectF(self.rect()), 10)
        draw_paper(painter, theme, sheet, radius=4)
        if row is None:
            return
        left, right = sheet.left() + 24, sheet.right() - 24
        title = look.serif(24)
        y = sheet.top() + 14
        box = QRectF(left, y, right - left, title.pixelSize() * 1.4)
        draw_text(painter, box, self._name, title, theme.ink, elide=True)
        y = box.bottom() + 5
        for dy, width in ((0.0, 1.2), (3.0, 0.6)):
            ends = QPointF(left, y + dy), QPointF(right, y + dy)
            rule(painter, *ends, with_alpha(_OX, 190), width)
        y += 8
        room = sheet.bottom() - y - title.pixelSize() * 3.4
        height = min(max(34.0, look.px(56)), room / max(1, len(row.lines)))
        for line in row.lines:
            self._paint_line(painter, QRectF(left, y, right - left, height), line)
            y += height
        self._paint_sum(painter, QRectF(left, y + 8, right - left, sheet.bottom() - y - 12), row)

    def _paint_line(self, painter: QPainter, box: QRectF, line: ScoreLine) -> None:
        theme, look = self._look.theme, self._look
        half = min(18.0 * max(0.8, look.scale), box.height() * 0.4)
        centre = QPointF(box.left() + half + 2, box.center().y() - 1)
        if line.sector:
            draw_chip(painter, theme, centre, Chip(line.sector, half))
        elif line.security:
            draw_token(painter, theme, centre, half, line.security)
        elif line.emblem:
            draw_emblem(painter, line.emblem, centre, half, theme.ink, theme.paper_light)
        marked = line.sector or line.security or line.emblem
        text = box.adjusted(2 * half + 16 if marked else 0, 0, 0, -2)
        draw_text(painter, text, line.text, look.sans(16), theme.ink, elide=True)
        draw_text(painter, text, line.amount, look.serif(20), theme.ink, RIGHT)
        ends = box.bottomLeft() - QPointF(0, 2), box.bottomRight() - QPointF(0, 2)
        rule(painter, *ends, with_alpha(_LEDGER_LINE, 120), 0.6)

    def _paint_sum(self, painter: QPainter, box: QRectF, row: ResultRow) -> None:
        theme, look = self._look.theme, self._look
        big = look.serif(32, BOLD)
        half = box.left() + box.width() * 0.6
        line = QRectF(box.left(), box.top(), box.width(), big.pixelSize() * 1.35)
        rule(painter, QPointF(half, line.top()), line.topRight(), theme.ink, 1.2)
        draw_text(painter, line, self.tr("Worth"), look.serif(20, italic=True), theme.ink)
        draw_text(painter, line, row.score, big, _OX, RIGHT)
        for dy in (2.0, 5.0):
            y = line.bottom() + dy
            rule(painter, QPointF(half, y), QPointF(line.right(), y), theme.ink, 0.9)
        note = look.sans(14, italic=True)
        rest = QRectF(
            box.left(), line.bottom() + 10, box.width(), box.bottom() - line.bottom() - 12
        )
        if wrapped_height(row.rule, note, rest.width()) <= rest.height():
            flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            draw_text(painter, rest, row.rule, note, theme.quiet_ink, flags, wrap=True)


class EndSheet(QWidget):
    """Places at the left, the ledger of the chosen one at the right, and what comes next."""

    rematch = Signal()
    lobby = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._headline = ""
        self._rows: list[PlaceRow] = []
        self._group = QButtonGroup(self)
        self._ledger = Ledger(look, self)
        self._names: Sequence[str] = ()
        self.setObjectName("end-sheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rematch_button = KitButton(look, kind="primary", parent=self)
        self.table_button = KitButton(look, parent=self)
        self.lobby_button = KitButton(look, parent=self)
        for button, name in (
            (self.rematch_button, "rematch"),
            (self.table_button, "see-table"),
            (self.lobby_button, "lobby"),
        ):
            button.setObjectName(name)
        self.rematch_button.clicked.connect(self.rematch)
        self.lobby_button.clicked.connect(self.lobby)
        self.table_button.clicked.connect(self.hide)
        look.changed.connect(self._arrange)
        self.hide()

    def tell(self, headline: str, rows: Sequence[ResultRow], names: Sequence[str]) -> None:
        """Set the headline and the places, the winner first."""
        self.rematch_button.setText(self.tr("Play again"))
        self.rematch_button.setToolTip(self.tr("The same people; the start moves on by one seat"))
        self.table_button.setText(self.tr("See the table"))
        self.lobby_button.setText(self.tr("To the lobby"))
        self._headline, self._names = headline, names
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
            button = PlaceRow(self._look, row, names[row.seat], self._ordinal(row.place), self)
            button.toggled.connect(lambda on, row=row: self._unfold(row) if on else None)
            self._group.addButton(button)
            self._rows.append(button)
            button.show()
        if self._rows:
            self._rows[chosen].setChecked(True)
        ways_on = (self.rematch_button, self.table_button, self.lobby_button)
        for before, after in pairwise((self, *self._rows, *ways_on)):
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
        self._ledger.unfold(row, self._names[row.seat])

    def _ordinal(self, place: int) -> str:
        ordinals = (
            self.tr("1st"),
            self.tr("2nd"),
            self.tr("3rd"),
            self.tr("4th"),
            self.tr("5th"),
            self.tr("6th"),
            self.tr("7th"),
            self.tr("8th"),
            self.tr("9th"),
            self.tr("10th"),
        )
        return ordinals[place - 1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay places, ledger and buttons out."""
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
        """Return room for all places, and for a ledger of a few lines."""
        first, rest = self._row_heights()
        rows = first + rest * (len(self._rows) - 1)
        lines = max((len(row.row.lines) for row in self._rows), default=0)
        ledger = (lines + 1) * max(36.0, self._look.px(56)) + 8 * self._look.text_px(24)
        return self._head() + self._foot() + max(rows, ledger)

    def _arrange(self) -> None:
        sheet, head, foot = self._sheet(), self._head(), self._foot()
        top, bottom = sheet.top() + head, sheet.bottom() - foot
        pad = max(16.0, self._look.px(24))
        split = sheet.left() + (pad - 14 if self._alone else sheet.width() * 0.56)
        width = max(0.0, split - sheet.left() - pad)
        self._place_rows(QRectF(sheet.left() + pad, top, width, bottom - top))
        ledger = QRectF(split + 4, top - 6, sheet.right() - pad - split + 6, bottom - top + 8)
        self._ledger.setGeometry(ledger.toRect())
        x = sheet.right() - pad + 6
        for button in (self.rematch_button, self.table_button, self.lobby_button):
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
        painter = QPainter(self)
        smooth(painter)
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
