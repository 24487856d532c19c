"""Saved games in the lobby: their cards and texts fit, in every language and size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.presentation.faces import choices, portraits_at
from stockgames.presentation.sentences.speech import say
from stockgames.storage.entries import SavedSeat
from stockgames.ui.lobby import saved_games as words
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import SavedGame, SavedGameCard, lobby_games
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import Picture
from tests.ui.finding import on_screen, sized

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
    wheres = (
        say("lobby-after-moves", count=1888),
        say("lobby-saved-but-not-to-be-continued"),
        say("lobby-not-a-move-made-yet"),
    )
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
        card = sized(qtbot, SavedGameCard(ThemeContext(), saved, 1), QSize(440, 104))
        return card.grab().toImage()

    assert shown(0) != shown(1) != shown(2)
    assert shown(9) == shown(24)


def test_faces_stay_beside_the_title_in_a_smaller_window(qtbot: QtBot) -> None:
    def left(*sizes: QSize) -> int:
        look = ThemeContext()
        look.fit(sizes[0])
        saved = SavedGame(0, "stock-exchange", "Stock Exchange", "", "", faces=choices()[:1])
        card = on_screen(qtbot, SavedGameCard(look, saved, 1), QSize(800, 104))
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


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(before)


def seats(players: str) -> list[SavedSeat]:
    """Return people (capitals) and bots (b)."""
    return [
        SavedSeat(one, "human") if one.isupper() else SavedSeat("Bo", "bot:greedy")
        for one in players
    ]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ("A", "A"),
        ("Ab", "A and one bot"),
        ("AbBb", "A, B and two bots"),
        ("ABC", "A, B and C"),
        ("bbb", "three bots"),
        ("", ""),
    ],
)
def test_who(players: str, expected: str) -> None:
    assert words.who(seats(players)) == expected


def label(when: QDateTime) -> str:
    """Return a time as the library saves it."""
    return when.toUTC().toString(Qt.DateFormat.ISODate)


def test_when_is_told_from_today() -> None:
    now = QDateTime.fromString("2031-05-04T18:30:00", Qt.DateFormat.ISODate)
    assert words.when(label(now.addSecs(-3600)), now) == "today at 17:30"
    assert words.when(label(now.addDays(-1)), now) == "yesterday at 18:30"
    earlier = words.when(label(now.addDays(-2)), now)
    assert "2031" in earlier
    assert "18" not in earlier
    later = words.when(label(now.addDays(3)), now)
    assert "2031" in later, "clocks go wrong"


@pytest.mark.parametrize("nonsense", ["", "soon", "2031-99-01T00:00:00Z"])
def test_a_label_that_is_no_date_is_not_told(nonsense: str) -> None:
    assert words.when(nonsense, QDateTime.currentDateTime()) == ""


def test_the_faces_are_those_of_the_people() -> None:
    table = seats("AbC")
    everybody = portraits_at(seat.name for seat in table)
    assert words.faces(table) == (everybody[0], everybody[2])
    assert words.faces(seats("bb")) == ()


def test_every_game_stands_on_the_shelf_in_the_order_of_the_house() -> None:
    assert [meta.id for meta in lobby_games()] == list(registry.game_ids())


def test_a_ticket_goes_on_unless_it_is_said_otherwise() -> None:
    ticket = SavedGame(3, "nyse", "NYSE", "Ada", "Turn 4")
    assert ticket.goes_on
    assert (ticket.when, ticket.faces) == ("", ())
