from __future__ import annotations

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.ui.games.stock_exchange.audit_layout import AuditItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.stock_exchange.audits import LAYOUT, WHOLE


def test_it_takes_the_box_it_is_given_and_is_painted_anew_when_told_more(qtbot: QtBot) -> None:
    item, asked = AuditItem(ThemeContext(), "audit-pay"), list[object]()
    item.update = lambda *area: asked.append(area)  # type: ignore[method-assign]
    item.lay(LAYOUT, QRectF(3, 4, 50, 60))
    assert item.rect == QRectF(3, 4, 50, 60)
    assert item.layout_ is LAYOUT
    asked.clear()
    item.names = ["Ada"]
    item.lit = 3
    assert len(asked) == 2
    item.lit = 3
    assert len(asked) == 2
    assert item.progress is None
    item.progress = WHOLE
    assert item.objectName() == "audit-pay"
