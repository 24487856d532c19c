from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.tokens import draw_token
from stockgames.ui.theme.palette import EVENING, SECURITIES
from tests.ui.theme.pictures import picture

AT = QPointF(50, 50)


def bits(security: str) -> bytes:
    image = picture(100, 100, lambda p: draw_token(p, EVENING, AT, 30, security))
    return bytes(image.constBits())


def test_tokens_differ_from_each_other(qapp: QApplication) -> None:
    assert len({bits(security) for security in SECURITIES}) == len(SECURITIES)
