"""What a person sees when the program itself has failed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget


def trouble_box(report: str, has_game: bool, parent: QWidget) -> QMessageBox:
    """Return the box; its check box, if ``has_game``, agrees to tell the game in the report.

    ``report`` is where the report lies, empty if it could not be written.
    """
    lines = [QCoreApplication.translate("Trouble", "Something in the program went wrong.")]
    if has_game:
        lines[0] += " " + QCoreApplication.translate(
            "Trouble", "The game is kept up to its last move; it waits in the lobby."
        )
    if report:
        where = QCoreApplication.translate(
            "Trouble", "A report for whoever mends it lies in {path}."
        )
        lines.append(where.format(path=report))
    box = QMessageBox(QMessageBox.Icon.Information, "", "\n\n".join(lines), parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setObjectName("trouble-box")
    lobby = QCoreApplication.translate("Trouble", "Back to the lobby")
    leave = QCoreApplication.translate("Trouble", "Quit")
    back = box.addButton(lobby, QMessageBox.ButtonRole.AcceptRole)
    back.setObjectName("trouble-lobby")
    box.setEscapeButton(
        back
    )  # else neither Esc nor the end of the desktop's session would close it
    box.addButton(leave, QMessageBox.ButtonRole.DestructiveRole).setObjectName("trouble-quit")
    if report and has_game:
        agree = QCoreApplication.translate(
            "Trouble", "Add the game to the report, everybody's secrets included"
        )
        tick = QCheckBox(agree, box)
        tick.setObjectName("trouble-agree")
        box.setCheckBox(tick)
    return box
