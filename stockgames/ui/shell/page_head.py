"""The head of a page that is not a table: the way back and a title."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import row_on


class PageHead(QWidget):
    """A row with *Back* at the left (Esc on the whole page presses it) and a title."""

    back = Signal()

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._back = KitButton(look, key="Esc", text_size=15)
        self._back.setObjectName("back")
        self._back.clicked.connect(self.back)
        self._title = KitLabel(look, role="title", tone="accent")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = row_on(self)
        row.addWidget(self._back)
        row.addWidget(self._title, 1)
        self._balance = QWidget()
        row.addWidget(self._balance)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(Qt.Key.Key_Escape), page, self.back.emit, context=context)

    def speak(self, title: str, back: str) -> None:
        """Take the words."""
        self._title.setText(title)
        self._back.setText(back)
        self._balance.setFixedWidth(self._back.sizeHint().width())
