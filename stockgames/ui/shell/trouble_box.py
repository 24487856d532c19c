"""What a person sees when the program itself has failed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget

from stockgames.ui.sentences.speech import say


def trouble_box(report: str, has_game: bool, parent: QWidget) -> QMessageBox:
    """Return the box; its check box, if ``has_game``, agrees to tell the game in the report.

    ``report`` is where the report lies, empty if it could not be written.
    """
    lines = [say("shell-ran-into-an-error")]
    if has_game:
        lines[0] += " " + say("shell-the-game-is-kept-up")
    if report:
        lines.append(say("shell-a-report-for-the-developers", path=report))
    box = QMessageBox(QMessageBox.Icon.Information, "", "\n\n".join(lines), parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setObjectName("trouble-box")
    lobby = say("shell-back-to-the-lobby")
    leave = say("shell-quit")
    back = box.addButton(lobby, QMessageBox.ButtonRole.AcceptRole)
    back.setObjectName("trouble-lobby")
    box.setEscapeButton(
        back
    )  # else neither Esc nor the end of the desktop's session would close it
    box.addButton(leave, QMessageBox.ButtonRole.DestructiveRole).setObjectName("trouble-quit")
    if report and has_game:
        agree = say("shell-add-the-game-to-the")
        tick = QCheckBox(agree, box)
        tick.setObjectName("trouble-agree")
        box.setCheckBox(tick)
    return box
