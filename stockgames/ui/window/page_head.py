"""The header of a page that is not a table: *Back*, a title and further buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.ui.sentences import BoundText
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import row_of


class PageHead(QWidget):
    """*Back* at the left (Esc anywhere on the page presses it), and a title in the middle.

    The title is the page's accessible name, too. Further buttons go into ``beside``, at the right;
    if they are wide, the title moves to the middle of what is left.
    """

    back = Signal()

    def __init__(self, look: ThemeContext, page: QWidget, sentence: str = "") -> None:
        super().__init__(page)
        if sentence and isinstance(page, BoundText):
            page.bind(page.setAccessibleName, sentence)
        button = Button(look, key="Esc", text_size=15)
        button.setObjectName("back")
        button.bind(button.setText, "shell-back")
        button.clicked.connect(self.back)
        self.title = Label(look, role="title", tone="accent", sentence=sentence)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.addWidget(button, 0, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.title, 0, 1)
        self.beside = row_of(1)
        grid.addLayout(self.beside, 0, 2)
        for column in (0, 2):
            grid.setColumnStretch(column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(Qt.Key.Key_Escape), page, self.back.emit, context=context)
