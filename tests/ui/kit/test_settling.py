from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from stockgames.ui.kit import settling
from stockgames.ui.kit.settling import Settling


def test_it_takes_no_press_until_it_was_painted_and_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 20)
    parent = QObject()
    card = Settling(parent)
    card.begin()
    assert not card.is_over
    qtbot.waitUntil(lambda: card.is_over, timeout=5000)
    card.begin()
    assert not card.is_over, "it has come up again"


def test_without_a_time_every_press_counts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    parent = QObject()
    card = Settling(parent)
    card.begin()
    assert card.is_over
