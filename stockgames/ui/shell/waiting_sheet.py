"""A sheet over the window while something takes long: how far it is, and a way to give it up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.bars import KitBar
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.sheet import Sheet

_WIDTH: Final = 460
_AIR: Final = 8


class WaitingSheet(Sheet):
    """Stands until it is closed; `rejected` says that the person has cancelled."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("waiting-sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("shell-one-moment"))
        self.setAccessibleDescription(text)
        label = KitLabel(look, text, wrap=True)
        label.setTextFormat(Qt.TextFormat.PlainText)  # a file's name may look like markup
        self.bar = KitBar(look)
        self.bar.setAccessibleName(text)
        panel = PanelFrame(look, say("shell-one-moment"))
        panel.setMinimumWidth(self.at_most(max(_WIDTH, look.text_px(_WIDTH))))
        panel.body.addWidget(label)
        panel.body.addSpacing(_AIR)
        panel.body.addWidget(self.bar)
        cancel = self.button("cancel-waiting", say("shell-cancel"), self.reject, key="Esc")
        self.lay(panel, buttons=[cancel])
