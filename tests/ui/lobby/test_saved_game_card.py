"""Saved-game cards in the lobby: their texts fit, in every language and at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QDateTime, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.presentation.faces import choices
from stockgames.ui.lobby import saved_games as words
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import SavedGame, SavedGameCard, lobby_games
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import Picture

NOW = QDateTime.fromString("2026-11-22T23:50:00", Qt.DateFormat.ISODate)


def long_game(row: int, where: str) -> SavedGame:
    """Return a card of a game last played yesterday, as late as possible."""
    label = NOW.addDays(-1).toUTC().toString(Qt.DateFormat.ISODate)
    game_id = registry.game_ids()[row]
    title = registry.meta(game_id).title
    return SavedGame(row, game_id, title, "Ada", where, words.when(label, NOW))


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
def test_when_it_was_played_is_never_cut(qtbot: QtBot, size: QSize) -> None:
    look = ThemeContext()
    look.fit(size)
    lobby = Lobby(look, lobby_games())
    qtbot.addWidget(lobby)
    wheres = (words.where(1888), words.shelved(), words.where(0))
    lobby.set_saved_games([long_game(row, where) for row, where in enumerate(wheres)])
    lobby.resize(size)
    lobby.setUpdatesEnabled(False)  # no painting needed
    lobby.show()
    QCoreApplication.processEvents()
    cards = lobby.findChildren(SavedGameCard)
    assert len(cards) == len(wheres)
    for card in cards:
        labels = card.findChildren(QLabel)
        assert any(card.game.when in label.text() for label in labels)
        for label in labels:
            assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_faces_stand_between_the_title_and_the_button(qtbot: QtBot) -> None:
    def shown(count: int) -> QImage:
        saved = SavedGame(0, "nyse", "NYSE", "", "", faces=choices()[:count])
        card = SavedGameCard(ThemeContext(), saved, 1)
        qtbot.addWidget(card)
        card.resize(440, 104)
        return card.grab().toImage()

    assert shown(0) != shown(1) != shown(2)
    assert shown(9) == shown(24)


def test_faces_stay_beside_the_title_in_a_smaller_window(qtbot: QtBot) -> None:
    def left(*sizes: QSize) -> int:
        look = ThemeContext()
        look.fit(sizes[0])
        saved = SavedGame(0, "stock-exchange", "Stock Exchange", "", "", faces=choices()[:1])
        card = SavedGameCard(look, saved, 1)
        qtbot.addWidget(card)
        card.resize(800, 104)
        card.show()
        for size in sizes:
            look.fit(size)
            QCoreApplication.processEvents()
        (faces,) = card.findChildren(Picture)
        return faces.x()

    assert left(QSize(2560, 1440), QSize(1280, 720)) == left(QSize(1280, 720))


def test_the_title_of_a_damaged_game_is_cut_and_widens_nothing(qtbot: QtBot) -> None:
    for title in ("NYSE", "W" * 200, "Stock Exchange"):
        card = SavedGameCard(ThemeContext(), SavedGame(0, "", title, "Ada", ""), 1)
        qtbot.addWidget(card)
        assert card.minimumSizeHint().width() < 460, title
