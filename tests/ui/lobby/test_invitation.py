"""The card behind the first box is accepted with a click, and dismissed with Delete or its menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.presentation.faces import usual_portrait
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.corner import PlayerCorner, PlayerEntry
from stockgames.ui.lobby.invitation import Invitation, InvitationEntry
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import lobby_games
from stockgames.ui.theme.text import draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child, sized

NEW = InvitationEntry("nyse", "New here?", "Ten minutes to your first crash", "Learn")


def invitation(
    look: ThemeContext,
    page: QWidget,
    width: int = 300,
    top: int = 60,
    entry: InvitationEntry = NEW,
) -> Invitation:
    box, invited = GameBox(look, registry.meta("nyse"), page), Invitation(look, page)
    invited.show_entry(entry, box)
    box.setGeometry(20, top, width, 2 * width)
    page.show()
    invited.show()
    QApplication.processEvents()
    return invited


@pytest.fixture
def invited(qtbot: QtBot, look: ThemeContext) -> Iterator[Invitation]:
    page = QWidget()
    invited = invitation(look, page)
    yield invited
    page.close()
    page.deleteLater()


def test_a_press_or_a_key_takes_it_up(qtbot: QtBot, invited: Invitation) -> None:
    taken: list[bool] = []
    invited.clicked.connect(lambda: taken.append(True))
    QTest.mouseClick(invited, Qt.MouseButton.LeftButton)
    QTest.keyClick(invited, Qt.Key.Key_Return)
    assert len(taken) == 2


def test_it_is_put_away_by_its_menu(qtbot: QtBot, invited: Invitation) -> None:
    with qtbot.waitSignal(invited.declined):
        QTest.keyClick(invited, Qt.Key.Key_Delete)
    here = invited.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, here, invited.mapToGlobal(here))
    QApplication.sendEvent(invited, event)
    (menu,) = invited.findChildren(QMenu)
    with qtbot.waitSignal(invited.declined):
        menu.actions()[0].trigger()
    menu.close()


@pytest.mark.parametrize(("size", "width"), [((1024, 600), 210), ((1920, 1080), 440)])
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5, 2.0])
def test_no_line_is_hidden_by_the_lid(
    qtbot: QtBot,
    look: ThemeContext,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    width: int,
    text_size: float,
) -> None:
    bottoms: list[float] = []

    def drawn(painter: QPainter, box: QRectF, *_: Any, **__: Any) -> None:
        bottoms.append(painter.transform().map(box.bottomLeft()).y())

    look.fit(QSize(*size))
    look.set_text_size(text_size)
    page = QWidget()
    qtbot.addWidget(page)
    invited = invitation(look, page, width, top=120)
    monkeypatch.setattr("stockgames.ui.lobby.invitation.draw_text", drawn)
    invited.grab()
    assert bottoms
    assert max(bottoms) <= invited.height()


def test_in_a_lower_row_it_covers_no_button_above(qtbot: QtBot) -> None:
    look = ThemeContext()
    look.fit(QSize(1024, 600))
    look.set_text_size(2.0)
    lobby = sized(qtbot, Lobby(look, lobby_games()), QSize(1024, 600))
    lobby.invite(NEW._replace(game="stock-exchange"))
    lobby.show()
    QApplication.processEvents()
    invited = child(lobby, Invitation)
    covered = invited.rect().translated(invited.mapTo(lobby, QPoint()))
    for meta in lobby_games():
        box = child(lobby, GameBox, f"box-{meta.id}")
        for button in (box.play_button, box.seats_button):
            place = button.rect().translated(button.mapTo(lobby, QPoint()))
            assert not place.intersects(covered)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1600, 1000)])
def test_it_covers_nothing_of_the_masthead(qtbot: QtBot, size: tuple[int, int]) -> None:
    look = ThemeContext()
    look.fit(QSize(*size))
    lobby = sized(qtbot, Lobby(look, lobby_games()), QSize(*size))
    lobby.show_player(PlayerEntry("Ada", usual_portrait("Ada"), goal="Next: one more win " * 4))
    lobby.show()
    invited = child(lobby, Invitation)
    for meta in lobby_games():
        lobby.invite(NEW._replace(game=meta.id))
        QApplication.processEvents()
        for part in (lobby._tagline, lobby._title, lobby.findChild(PlayerCorner)):
            assert isinstance(part, QWidget)
            assert not invited.geometry().intersects(part.geometry())


NEXT = InvitationEntry("nyse", "Here it goes on", "Lesson 2 of 7", "Learn")


def test_a_narrow_button_writes_smaller_or_in_two_lines_and_cuts_nothing(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []

    def drawn(
        painter: QPainter, box: QRectF, text: str, font: QFont, *rest: Any, **how: Any
    ) -> None:
        if text_width(text, font) > box.width():
            cut.append(text)
        draw_text(painter, box, text, font, *rest, **how)

    monkeypatch.setattr("stockgames.ui.lobby.invitation.draw_text", drawn)
    for wide, entry, text_size in ((360, NEW, 1), (300, NEW, 1), (210, NEXT, 1), (210, NEW, 1.5)):
        look.set_text_size(text_size)
        page = QWidget()
        qtbot.addWidget(page)
        invitation(look, page, wide, entry=entry).grab()
    assert not cut


def test_in_a_small_window_it_still_asks_who_is_new(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 1280 by 720 it mentioned ten minutes, but not for whom."""
    told: list[str] = []

    def drawn(painter: QPainter, box: QRectF, text: str, *rest: Any, **how: Any) -> None:
        told.append(text)

    look.fit(QSize(1280, 720))
    page = QWidget()
    qtbot.addWidget(page)
    invited = invitation(look, page)
    monkeypatch.setattr("stockgames.ui.lobby.invitation.draw_text", drawn)
    invited.grab()
    assert {"Learn", "New here?", "Ten minutes to your first crash"} <= set(told)
