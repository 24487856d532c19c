"""What happened: the last lines on the table, and the whole log on a sheet of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shapes import inset, rule
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.text import LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN, KitScrollArea, draw_widget_panel
from stockgames.ui.table.game_table import LogEntry

_PAD = 18.0


def dimming(theme: Theme) -> QColor:
    """Return what lies over the table while a sheet is read."""
    return QColor(4, 14, 11, 150) if theme.is_dark else QColor(60, 44, 20, 90)


class LogLines(QWidget):
    """Entries, the latest on top; as many as there is room for, or all when it may grow."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, whole: bool = False) -> None:
        super().__init__(parent)
        self._look = look
        self._whole = whole
        self.entries: tuple[LogEntry, ...] = ()
        self.setObjectName("log-lines")

    def show_entries(self, entries: Sequence[LogEntry]) -> None:
        """Show entries, the oldest first as they happened."""
        self.entries = tuple(entry for entry in reversed(entries) if entry.text)
        shown = self.entries if self._whole else self.entries[:6]
        self.setAccessibleName(self.tr("What happened"))
        self.setAccessibleDescription("\n".join(entry.plain() for entry in shown))
        self.updateGeometry()
        self.update()

    def _line(self) -> float:
        return self._look.text_px(16) * 1.32

    def _note(self) -> float:
        return self._look.text_px(14) * 1.32

    def _left(self) -> float:
        return text_width("000", self._look.sans(14)) + 8

    def headline(self, entry: LogEntry) -> tuple[str, ...]:
        """Return the sentence in one line, or broken in two where only height is to spare."""
        return self._broken(entry.text, self._look.sans(16, SEMIBOLD))

    def notes(self, entry: LogEntry) -> tuple[str, ...]:
        """Return the lines below the sentence, long notes broken in two like it."""
        notes, font = entry.notes if self._whole else entry.notes[:2], self._look.sans(14)
        return tuple(line for note in notes for line in self._broken(note, font))

    def _broken(self, text: str, font: QFont) -> tuple[str, ...]:
        room = self.width() - self._left()
        flat = self.height() < 2 * self._line()
        if self._whole or flat or text_width(text, font) <= room:
            return (text,)
        first, _, rest = text.partition(" ")
        while rest:
            word, _, after = rest.partition(" ")
            if text_width(f"{first} {word}", font) > room:
                return first, rest
            first, rest = f"{first} {word}", after
        return (first,)

    def _height(self, entry: LogEntry) -> float:
        lines = len(self.headline(entry)) * self._line()
        return lines + len(self.notes(entry)) * self._note() + self._gap()

    def _fitting(self, entry: LogEntry) -> LogEntry:
        """Return the entry with as many notes as there is room for: its headline always shows."""
        while entry.notes and self._height(entry) - self._gap() > self.height():
            entry = replace(entry, notes=entry.notes[:2][:-1])
        return entry

    def _gap(self) -> float:
        return max(7.0, self._look.px(10))

    def sizeHint(self) -> QSize:
        """Return room for every entry where the log is whole."""
        height = sum(self._height(entry) for entry in self.entries) if self._whole else 80
        return QSize(240, round(height) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same where the log is whole."""
        return self.sizeHint() if self._whole else QSize(80, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint entries from the top, and rules between them."""
        painter = QPainter(self)
        smooth(painter)
        line = with_alpha(self._look.theme.line, 80)
        y = 0.0
        for i, entry in enumerate(self.entries):
            if not self._whole and not i:
                entry = self._fitting(entry)
            height = self._height(entry)
            if not self._whole and y + height - self._gap() > self.height():
                break
            if i:
                top = y - self._gap() / 2
                rule(painter, QPointF(0, top), QPointF(self.width(), top), line, 0.5)
            self._paint_entry(painter, y, entry, latest=i == 0)
            y += height

    def _paint_entry(self, painter: QPainter, y: float, entry: LogEntry, *, latest: bool) -> None:
        theme, look = self._look.theme, self._look
        number, width, left = look.sans(14), self.width(), self._left()
        box = QRectF(0, y, left, self._line())
        draw_text(painter, box, str(entry.number), number, theme.quiet_text)
        colour = theme.text if latest else with_alpha(theme.text, 225)
        for text in self.headline(entry):
            box = QRectF(left, y, width - left, self._line())
            self._paint_headline(painter, box, entry, text, colour)
            y += self._line()
        for i, note in enumerate(self.notes(entry)):
            box = QRectF(left, y + i * self._note(), width - left, self._note())
            draw_text(painter, box, note, look.sans(14), theme.quiet_text, elide=True)

    def _paint_headline(
        self, painter: QPainter, box: QRectF, entry: LogEntry, text: str, colour: QColor
    ) -> None:
        """Paint a line of the sentence, the name at its beginning in bold."""
        plain, bold = self._look.sans(16), self._look.sans(16, SEMIBOLD)
        if entry.actor and text.startswith(entry.actor):
            draw_text(painter, box, entry.actor, bold, colour, LEFT, elide=True)
            box = box.adjusted(min(box.width(), text_width(entry.actor, bold)), 0, 0, 0)
            text = text[len(entry.actor) :]
        draw_text(painter, box, text, plain, colour, LEFT, elide=True)


class LogPanel(QWidget):
    """The panel on the table with the last entries."""

    whole_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("log")
        self.lines = LogLines(look, self)
        self.whole_button = KitButton(look, kind="quiet", key="L", text_size=14, parent=self)
        self.replay_button = KitButton(look, kind="quiet", key="S", text_size=14, parent=self)
        self.whole_button.setObjectName("whole-log")
        self.replay_button.setObjectName("show-me")
        self.whole_button.clicked.connect(self.whole_wanted)
        self.replay_button.clicked.connect(self.replay_wanted)
        look.changed.connect(self._arrange)
        self._speak()

    def _speak(self) -> None:
        self.whole_button.setText(self.tr("Whole log"))
        self.replay_button.setText(self.tr("Show me"))
        self.replay_button.setToolTip(self.tr("Show again what happened since you last looked"))
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay lines and buttons out."""
        super().resizeEvent(event)
        self._arrange()

    def _surface(self) -> QRectF:
        return inset(QRectF(self.rect()), SHADOW_MARGIN)

    def _arrange(self) -> None:
        surface = self._surface()
        head = self._look.caption().pixelSize() * 1.7 + 22
        foot = self.whole_button.sizeHint().height()
        top, bottom = surface.top() + head, surface.bottom() - foot - 2
        self.lines.setGeometry(
            round(surface.left() + _PAD),
            round(top),
            round(surface.width() - 2 * _PAD),
            round(bottom - top),
        )
        x = round(surface.left()) + 6
        for button in (self.whole_button, self.replay_button):
            hint = button.sizeHint()
            button.setGeometry(x, round(bottom) - 2, hint.width(), hint.height())
            x += hint.width()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = QPainter(self)
        smooth(painter)
        draw_widget_panel(painter, self._look, self._surface(), self.tr("What happened"))


class LogSheet(QWidget):
    """The whole log over the table; Escape, L or the button closes it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("log-sheet")
        self.lines = LogLines(look, whole=True)
        self._area = KitScrollArea(look, self.lines, self)
        self.close_button = KitButton(look, key="Esc", parent=self)
        self.close_button.setObjectName("close-log")
        self.close_button.clicked.connect(self.hide)
        self.hide()

    def _surface(self) -> QRectF:
        width = min(self.width() - 80.0, max(560.0, self._look.px(760)))
        height = min(self.height() - 30.0, max(560.0, self._look.px(800)))
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay log and button out."""
        super().resizeEvent(event)
        surface = self._surface()
        head = self._look.caption().pixelSize() * 1.7 + 22
        hint = self.close_button.sizeHint()
        bottom = surface.bottom() - hint.height() - 6
        self._area.setGeometry(
            round(surface.left() + _PAD),
            round(surface.top() + head),
            round(surface.width() - 2 * _PAD) + 8,
            round(bottom - surface.top() - head),
        )
        self.close_button.setGeometry(
            round(surface.right() - hint.width() - 10), round(bottom), *hint.toTuple()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table and the panel."""
        painter = QPainter(self)
        smooth(painter)
        painter.fillRect(self.rect(), dimming(self._look.theme))
        draw_panel(
            painter,
            self._look.theme,
            self._surface(),
            alpha=255,
            title=self.tr("Everything that happened"),
            font=self._look.caption(),
        )

    def open(self) -> None:
        """Show it, and let the keyboard scroll it."""
        self.close_button.setText(self.tr("Close"))
        self.show()
        self.raise_()
        self._area.setFocus(Qt.FocusReason.OtherFocusReason)
