"""Boxes of the lobby and beside a new table: pressed, painted, opened, and as text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.registry import meta
from stockgames.ui.lobby.box import BoxBeside, GameBox, above, glow
from stockgames.ui.lobby.box_art import BoxLabel, box_colour, draw_box, face_of
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.drawings import names_of
from stockgames.ui.theme.palette import EVENING, Theme
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from tests.ui.finding import sized
from tests.ui.theme.pictures import bits_of, picture

RECT = QRectF(40, 40, 166, 220)


GAMES = ("nyse", "portfolio", "exchange", "stock-exchange", "unheard-of")


def grown_box(theme: Theme, game: str, title: str = "Title") -> QImage:
    return picture(250, 310, lambda p: draw_box(p, theme, RECT, BoxLabel(game, title, "subtitle")))


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def box(qtbot: QtBot) -> GameBox:
    return sized(qtbot, GameBox(ThemeContext(), registry.meta("nyse")), QSize(300, 520))


@pytest.fixture
def told(box: GameBox) -> list[str]:
    found: list[str] = []

    def tell(name: str) -> Callable[[], None]:
        return lambda: found.append(name)

    for name in ("chosen", "entered", "left", "unfocused", "play", "seats"):
        getattr(box, name).connect(tell(name))
    return found


def test_a_click_chooses_two_play_and_another_button_nothing(box: GameBox, told: list[str]) -> None:
    lid = box.lid().center().toPoint()
    QTest.mouseClick(box, Qt.MouseButton.RightButton, pos=lid)
    assert told == []
    QTest.mouseClick(box, LEFT, pos=lid)
    assert told == ["chosen"]
    QTest.mouseDClick(box, LEFT, pos=lid)
    assert told[-1] == "play"
    QTest.mouseDClick(box, Qt.MouseButton.RightButton, pos=lid)
    assert told.count("play") == 1


def test_its_buttons_play_and_set_up(box: GameBox, told: list[str]) -> None:
    box.play_button.click()
    box.seats_button.click()
    assert told == ["play", "seats"]


def test_the_mouse_is_told_as_it_comes_and_goes(box: GameBox, told: list[str]) -> None:
    at = QPointF(10, 10)
    QApplication.sendEvent(box, QEnterEvent(at, at, at))
    QApplication.sendEvent(box, QEvent(QEvent.Type.Leave))
    assert told == ["entered", "left"]


def test_it_says_what_the_game_is_and_what_was_won(box: GameBox) -> None:
    plain = box.accessibleName()
    assert plain.startswith("NYSE, ")
    assert "10" in plain
    box.set_tally("Ada 3")
    assert box.accessibleName() == f"{plain}, Ada 3"
    assert "NYSE" in box.play_button.accessibleName()
    assert "NYSE" in box.seats_button.accessibleName()


def test_lid_and_buttons_lie_within_it_and_apart(box: GameBox) -> None:
    box.show()
    lid = box.lid()
    assert lid.left() >= glow(box.look)
    assert lid.top() >= above(box.look)
    assert lid.right() <= box.width() - glow(box.look)
    play, seats = box.play_button.geometry(), box.seats_button.geometry()
    assert play.right() < seats.left() + 2 * FOCUS_MARGIN, "the room for their shadows may overlap"
    assert min(play.top(), seats.top()) > lid.bottom()
    assert box.rect().contains(play.united(seats))
    middle = play.united(seats).center() - QPoint(round(lid.center().x()), 0)
    assert abs(middle.x()) <= 1


@pytest.mark.parametrize(("width", "height"), [(400, 300), (400, 390), (860, 660)])
def test_the_box_stands_inside_with_room_for_its_shadow(
    qtbot: QtBot, look: ThemeContext, width: int, height: int
) -> None:
    beside = sized(qtbot, BoxBeside(look, meta("exchange")), QSize(width, height))
    box = beside.box()
    assert QRectF(20, 20, width - 40, height - 40).contains(box)
    assert box.center().x() == width / 2


def test_every_game_of_the_house_has_a_face_of_its_own() -> None:
    faces = [face_of(game_id) for game_id in registry.game_ids()]
    assert len({face.emblem for face in faces}) == len(faces)
    assert len({face.colour for face in faces}) == len(faces)
    for face in faces:
        assert face.emblem in names_of("emblems")
        assert QColor(face.colour).isValid()
        assert face.subtitle()


def test_scores_are_told_in_the_games_money() -> None:
    assert face_of("nyse").score(12) == "$12M"


def test_a_game_without_a_room_gets_a_plain_face() -> None:
    face = face_of("nobody-knows-it")
    assert face.subtitle() == ""
    assert face.emblem in names_of("emblems")


def test_covers_differ_and_unknown_games_have_one(qapp: QApplication, theme: Theme) -> None:
    assert len({bits_of(grown_box(theme, game)) for game in GAMES}) == len(GAMES)
    assert len({box_colour(game).rgb() for game in GAMES}) == len(GAMES)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("game", registry.game_ids())
def test_a_small_box_cuts_no_subtitle(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    widths: list[tuple[float, float]] = []

    def drawn(
        painter: QPainter, room: QRectF, text: str, font: QFont, *_: object, **__: object
    ) -> None:
        widths.append((text_width(text, font), room.width()))

    monkeypatch.setattr("stockgames.ui.lobby.box_art.draw_text", drawn)
    label = BoxLabel(game, meta(game).title, face_of(game).subtitle())
    picture(250, 310, lambda p: draw_box(p, EVENING, RECT, label))
    assert len(widths) == 2
    assert all(wide <= room for wide, room in widths)


def test_a_cover_speaks_the_language_in_force(qapp: QApplication) -> None:
    english = grown_box(EVENING, "stock-exchange")
    install_language(qapp, "de")
    german = grown_box(EVENING, "stock-exchange")
    install_language(qapp, "en")
    assert german != english
    assert grown_box(EVENING, "stock-exchange") == english
