"""Saved-game cards in the lobby: their texts fit, in every language and at every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QDateTime, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.presentation.faces import choices
from stockgames.ui.lobby import tickets as words
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.tickets import Ticket, TicketCard, lobby_games
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width

NOW = QDateTime.fromString("2026-11-22T23:50:00", Qt.DateFormat.ISODate)


@pytest.fixture(params=list(LANGUAGES))
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    install_language(qapp, request.param)
    yield
    install_language(qapp, "en")


def long_ticket(row: int, where: str) -> Ticket:
    """Return a card of a game last played yesterday, as late as possible."""
    label = NOW.addDays(-1).toUTC().toString(Qt.DateFormat.ISODate)
    game_id = registry.game_ids()[row]
    title = registry.meta(game_id).title
    return Ticket(row, game_id, title, "Ada", where, words.when(label, NOW))


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
def test_when_it_was_played_is_never_cut(qtbot: QtBot, size: QSize) -> None:
    look = ThemeContext()
    look.fit(size)
    lobby = Lobby(look, lobby_games())
    qtbot.addWidget(lobby)
    wheres = (words.where(1888), words.shelved(), words.where(0))
    lobby.set_tickets([long_ticket(row, where) for row, where in enumerate(wheres)])
    lobby.resize(size)
    lobby.setUpdatesEnabled(False)  # no painting needed
    lobby.show()
    QCoreApplication.processEvents()
    cards = lobby.findChildren(TicketCard)
    assert len(cards) == len(wheres)
    for card in cards:
        for line in card.lines()[2:]:
            assert text_width(line.text, line.font) <= line.rect.width(), line.text
        assert any(card.ticket.when in line.text for line in card.lines())


def test_faces_stand_between_the_title_and_the_button(qtbot: QtBot) -> None:
    def shown(count: int) -> QImage:
        ticket = Ticket(0, "nyse", "NYSE", "", "", faces=choices()[:count])
        card = TicketCard(ThemeContext(), ticket, 1)
        qtbot.addWidget(card)
        card.lay_on(QRectF(0, 0, 440, 104))
        return card.grab().toImage()

    assert shown(0) != shown(1) != shown(2)
    assert shown(9) == shown(24)
