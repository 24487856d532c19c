"""An animation reports shares that rise from 0 to 1."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.progress_animation import ProgressAnimation


def test_shares_rise_to_all_along_the_curve(qtbot: QtBot) -> None:
    parent, shares = QObject(), list[float]()
    motion = ProgressAnimation(parent, 400, shares.append, QEasingCurve.Type.InQuad)
    assert shares == []
    motion.start()
    for at in (100, 200, 300, 400):
        motion.setCurrentTime(at)
    assert shares[-4:] == [0.0625, 0.25, 0.5625, 1.0]
