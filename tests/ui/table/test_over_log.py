"""What covers the log cuts none of its lines, and leaves them where they were."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.log import LogPanel, OverLog
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.frames import SHADOW_MARGIN


def test_lines_lie_beside_every_paper_that_lies_over_the_log(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(500, 500)
    log = LogPanel(ThemeContext(), page)
    log.setGeometry(20, 30, 268, 400)
    papers = QWidget(page), QWidget(page)
    over = OverLog(log)
    over.watch(*papers)
    for paper in papers:
        paper.hide()
    page.show()
    whole = log.lines.geometry()
    papers[0].setGeometry(0, 280, 320, 200)
    papers[0].show()
    papers[1].setGeometry(0, 20, 320, 120)
    papers[1].show()
    lines = log.lines.geometry().translated(log.pos())
    assert lines.bottom() < papers[0].y() + SHADOW_MARGIN
    assert lines.top() > papers[1].geometry().bottom() - SHADOW_MARGIN
    papers[0].move(330, 280)  # beside the log
    assert log.lines.geometry().bottom() == whole.bottom()
    papers[1].deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    papers[0].hide()
    assert log.lines.geometry() == whole
