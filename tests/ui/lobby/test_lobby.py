"""The lobby by keyboard and by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.state import GameMeta
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import number_word, say
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.corner import PlayerEntry
from stockgames.ui.lobby.lobby import Lobby, games_line
from stockgames.ui.lobby.saved_games import SavedGame
from stockgames.ui.lobby.tonight import EveningEntry, Tonight
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import ScrollArea
from tests.ui.finding import child, on_screen, sized
from tests.ui.legible import illegible

GAMES = (
    GameMeta("nyse", "NYSE", range(1, 11), 4, 10),
    GameMeta("toy", "Toy", range(2, 3), 2, 5),
)
SLATE = EveningEntry(
    "Tuesday evening",
    "Ada leads, 1 of 2 played",
    points=((Portrait(sign="key"), "10"), (Portrait(sign="moon"), "0")),
    games=(("nyse", "played"), ("toy", "next")),
    next_game="Toy",
)
SAVED = tuple(
    SavedGame(row, "nyse", "NYSE", f"Ada and {row} bots", f"Turn {row}", "yesterday")
    for row in (11, 12, 13, 14, 15)
)


@pytest.fixture
def lobby(qtbot: QtBot, look: ThemeContext) -> Lobby:
    look.fit(QSize(1280, 720))
    page = on_screen(qtbot, Lobby(look, GAMES), QSize(1280, 720))
    qtbot.waitExposed(page)
    page.activateWindow()
    page.focus_start()
    return page


@pytest.mark.parametrize("saved", [(), SAVED])
def test_large_text_never_makes_it_wider_than_its_window(
    lobby: Lobby, language: str, saved: tuple[SavedGame, ...]
) -> None:
    lobby.look.fit(QSize(1024, 600))
    lobby.look.set_text_size(2.0)
    lobby.resize(1024, 600)
    lobby.set_saved_games(saved)
    lobby.offer("past", True)
    lobby.offer("people", True)
    lobby.offer_evening(True, None)
    lobby.offer_daily(say("lobby-daily", game="Stock Exchange"))
    QApplication.processEvents()
    area = child(lobby, ScrollArea)
    assert area.horizontalScrollBar().maximum() == 0, language


def button(page: QWidget, name: str) -> QAbstractButton:
    return child(page, QAbstractButton, name)


def press(page: Lobby, key: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget() or page, key)


def test_arrows_go_round_the_games_that_can_be_played(qtbot: QtBot, lobby: Lobby) -> None:
    press(lobby, Qt.Key.Key_Right)
    with qtbot.waitSignal(lobby.play_requested) as asked:
        press(lobby, Qt.Key.Key_Return)
    assert asked.args == ["toy"]
    press(lobby, Qt.Key.Key_Right)
    with qtbot.waitSignal(lobby.play_requested) as asked:
        press(lobby, Qt.Key.Key_Return)
    assert asked.args == ["nyse"]


def test_only_the_chosen_box_has_a_primary_button(lobby: Lobby) -> None:
    def primary() -> list[str]:
        boxes = lobby.findChildren(GameBox)
        return [box.meta.id for box in boxes if box.play_button.property("kind") == "primary"]

    assert primary() == ["nyse"]
    press(lobby, Qt.Key.Key_Left)
    assert primary() == ["toy"]


def test_mouse_plays_and_opens_the_seats(qtbot: QtBot, lobby: Lobby) -> None:
    with qtbot.waitSignal(lobby.play_requested) as asked:
        QTest.mouseClick(button(lobby, "play-toy"), Qt.MouseButton.LeftButton)
    assert asked.args == ["toy"]
    with qtbot.waitSignal(lobby.seats_requested) as asked:
        QTest.mouseClick(button(lobby, "seats-nyse"), Qt.MouseButton.LeftButton)
    assert asked.args == ["nyse"]


def test_a_click_on_a_box_chooses_it(qtbot: QtBot, lobby: Lobby) -> None:
    box = child(lobby, GameBox, "box-toy")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.lid().center().toPoint())
    assert box.play_button.property("kind") == "primary"


def test_c_continues_the_first_saved_game_from_anywhere(qtbot: QtBot, lobby: Lobby) -> None:
    with qtbot.assertNotEmitted(lobby.continue_requested):
        press(lobby, Qt.Key.Key_C)
    lobby.set_saved_games(SAVED)
    with qtbot.waitSignal(lobby.continue_requested) as asked:
        press(lobby, Qt.Key.Key_C)
    assert asked.args == [11]


def test_three_saved_games_at_a_time_and_more_turns_them(qtbot: QtBot, lobby: Lobby) -> None:
    lobby.set_saved_games(SAVED)
    with qtbot.waitSignal(lobby.continue_requested) as asked:
        QTest.mouseClick(button(lobby, "continue-3"), Qt.MouseButton.LeftButton)
    assert asked.args == [13]
    more = button(lobby, "more-games")
    assert more.isVisible()
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(lobby.continue_requested) as asked:
        lobby._cards[1].go.click()
    assert asked.args == [15]
    assert len(lobby._cards) == 2
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert [card.game.row for card in lobby._cards] == [11, 12, 13]


def test_no_more_with_three_saved_games(lobby: Lobby) -> None:
    lobby.set_saved_games(SAVED[:3])
    assert not button(lobby, "more-games").isVisible()


def test_down_reaches_the_saved_games_and_up_returns(lobby: Lobby) -> None:
    lobby.set_saved_games(SAVED)
    press(lobby, Qt.Key.Key_Down)
    assert lobby.focusWidget() is lobby._cards[0].go
    press(lobby, Qt.Key.Key_Up)
    assert lobby.focusWidget() is button(lobby, "play-nyse")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_after_a_start_space_resumes_the_game(qtbot: QtBot, lobby: Lobby, key: Qt.Key) -> None:
    """The saved games come a moment after the window; the focus has not been moved until then."""
    lobby.set_saved_games(SAVED)
    assert lobby._cards[0].go.hasFocus()
    with (
        qtbot.assertNotEmitted(lobby.play_requested),
        qtbot.waitSignal(lobby.continue_requested) as asked,
    ):
        press(lobby, key)
    assert asked.args == [11]
    lobby.set_saved_games(SAVED[1:])
    with qtbot.waitSignal(lobby.continue_requested) as asked:
        press(lobby, key)
    assert asked.args == [12]


@pytest.mark.parametrize("keys", [[Qt.Key.Key_Right], [Qt.Key.Key_Up], [Qt.Key.Key_Tab]])
def test_saved_games_that_come_later_take_the_keyboard_from_nobody(
    qtbot: QtBot, lobby: Lobby, keys: list[Qt.Key]
) -> None:
    for key in keys:
        press(lobby, key)
    there = lobby.focusWidget()
    lobby.set_saved_games(SAVED)
    assert lobby.focusWidget() is there


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_it_opens_at_its_top(
    qtbot: QtBot, lobby: Lobby, size: tuple[int, int], text: float, language: str
) -> None:
    """With large text the focus on a saved game scrolled the page."""
    lobby.look.fit(QSize(*size))
    lobby.look.set_text_size(text)
    lobby.resize(*size)
    lobby.set_saved_games(SAVED)
    lobby.focus_start()
    QApplication.processEvents()
    assert child(lobby, ScrollArea).verticalScrollBar().value() == 0
    with qtbot.waitSignal(lobby.continue_requested):
        press(lobby, Qt.Key.Key_C)


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_it_is_back_at_its_top_whatever_was_focused_when_it_was_left(
    lobby: Lobby, text: float, language: str
) -> None:
    """Back from the settings page its upper edge was cut, as their button is at its foot."""
    lobby.set_saved_games([SAVED[0]._replace(goes_on=False)])
    button(lobby, "settings").setFocus()
    lobby.hide()
    lobby.look.fit(QSize(1024, 600))
    lobby.look.set_text_size(text)
    lobby.resize(1024, 600)
    lobby.show()
    lobby.focus_start()
    QApplication.processEvents()
    bar = child(lobby, ScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0


def test_a_game_that_cannot_go_on_is_not_where_the_keyboard_starts(lobby: Lobby) -> None:
    lobby.set_saved_games([SAVED[0]._replace(goes_on=False)])
    assert lobby.focusWidget() is button(lobby, "play-nyse")


def test_throwing_away_asks_first(qtbot: QtBot, lobby: Lobby) -> None:
    lobby.set_saved_games(SAVED[:1])
    card = lobby._cards[0]
    with qtbot.assertNotEmitted(lobby.forget_requested):
        card.drop.click()
    with qtbot.assertNotEmitted(lobby.continue_requested):
        card.go.click()
    card.drop.click()
    with qtbot.waitSignal(lobby.forget_requested) as asked:
        card.drop.click()
    assert asked.args == [11]


@pytest.mark.parametrize(
    ("language", "count", "line"),
    [
        ("en", 1, "one game, one evening"),
        ("en", 5, "five games, one evening"),
        ("en", 13, "13 games, one evening"),
        ("de", 1, "ein Spiel, ein Abend"),
        ("de", 5, "fünf Spiele, ein Abend"),
    ],
)
def test_the_line_under_the_title_counts_the_games_there_are(
    qapp: QApplication, language: str, count: int, line: str
) -> None:
    install_language(qapp, language)
    assert games_line(count) == line


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize(("saved", "slate"), [(0, False), (5, False), (5, True)])
def test_nothing_overlaps_is_cut_or_leaves_the_page(
    qtbot: QtBot,
    look: ThemeContext,
    size: tuple[int, int],
    text: float,
    saved: int,
    slate: bool,
    language: str,
) -> None:
    """At 1024 by 600 with text of twice the size, everything lay over everything."""
    look.fit(QSize(*size))
    look.set_text_size(text)
    page = Lobby(look, [registry.meta(game) for game in registry.game_ids()])
    qtbot.addWidget(page)
    page.setUpdatesEnabled(False)  # no painting needed
    page.set_saved_games(SAVED[:saved])
    page.set_tallies(dict.fromkeys(registry.game_ids(), "won 5 of 12"))
    page.offer_evening(True, SLATE if slate else None)
    page.offer("people", True)
    page.offer("past", True)
    won = say("lobby-streak", count=12, number=number_word(12))
    goal = say("lobby-goal", kind="soon", level="shrewd", game="Stock Exchange")
    page.show_player(PlayerEntry("Wilhelmina von Habsburg", Portrait(), 12, won, goal))
    page.resize(*size)
    page.show()
    for _ in range(3):
        QApplication.processEvents()
    assert page.width() == size[0]
    assert illegible(page) == []
    if text == 1.0:
        assert page._content.height() == page.height(), "no need to scroll"


def test_every_button_says_what_it_does(lobby: Lobby) -> None:
    lobby.set_saved_games(SAVED)
    shown = [one for one in lobby.findChildren(QPushButton) if one.isVisible()]
    assert shown
    assert all(one.objectName() for one in shown)
    assert all(one.accessibleName() or one.text() for one in shown)
    assert button(lobby, "play-nyse").accessibleName() == "Play NYSE"


def test_a_box_says_what_was_won(lobby: Lobby) -> None:
    toy = child(lobby, GameBox, "box-toy")
    plain = toy.grab().toImage()
    lobby.set_tallies({"toy": "won 5 of 12"})
    assert toy.accessibleName().endswith("won 5 of 12")
    assert toy.grab().toImage() != plain
    lobby.set_tallies({"nyse": "won 1 of 1"})
    assert toy.grab().toImage() == plain


def test_a_hurried_lobby_shows_its_covers_right_after_the_first_frame(
    qtbot: QtBot, look: ThemeContext
) -> None:
    patient, defers_covers = Lobby(look, GAMES), Lobby(look, GAMES, defers_covers=True)
    for page in (patient, defers_covers):
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.grab()

    def box(page: Lobby) -> QImage:
        found = child(page, GameBox, "box-toy")
        return found.grab().toImage()

    finished = box(patient)
    assert box(defers_covers) != finished
    qtbot.waitUntil(lambda: box(defers_covers) == finished)


def test_an_evening_is_planned_by_button_and_key(lobby: Lobby, qtbot: QtBot) -> None:
    plan = button(lobby, "evening")
    assert not plan.isVisible(), "without a library there are none"
    with qtbot.assertNotEmitted(lobby.evening_requested):
        QTest.keyClick(lobby, Qt.Key.Key_E)
    lobby.offer_evening(True, None)
    with qtbot.waitSignal(lobby.evening_requested):
        plan.click()
    with qtbot.waitSignal(lobby.evening_requested):
        QTest.keyClick(lobby, Qt.Key.Key_E)


def test_the_slate_leads_to_the_evening_and_its_next_game(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.offer_evening(True, SLATE)
    slate = child(lobby, Tonight)
    assert slate.isVisible()
    assert not button(lobby, "evening").isVisible()
    assert "Ada leads" in slate.accessibleName()
    with qtbot.waitSignal(lobby.evening_requested), qtbot.assertNotEmitted(lobby.begin_requested):
        slate.click()
    with qtbot.waitSignal(lobby.begin_requested), qtbot.assertNotEmitted(lobby.evening_requested):
        button(lobby, "begin-next").click()
    lobby.offer_evening(True, SLATE._replace(next_game=""))
    assert not button(lobby, "begin-next").isVisible()
    lobby.offer_evening(True, None)
    assert not slate.isVisible()


def test_beside_the_slate_lie_two_saved_games(lobby: Lobby) -> None:
    lobby.set_saved_games(SAVED)
    lobby.offer_evening(True, SLATE)
    assert [card.game.row for card in lobby._cards] == [11, 12]
    QTest.mouseClick(button(lobby, "more-games"), Qt.MouseButton.LeftButton)
    assert [card.game.row for card in lobby._cards] == [13, 14]
    lobby.resize(2200, 800)
    assert len(lobby._cards) == 3


def open_boxes(lobby: Lobby) -> list[str]:
    return [box.meta.id for box in lobby.findChildren(GameBox) if box.opened == 1.0]


def test_the_box_with_mouse_or_else_keyboard_opens(lobby: Lobby, look: ThemeContext) -> None:
    look.set_reduced_motion(True)
    nyse, toy = lobby.findChildren(GameBox)
    button(lobby, "settings").setFocus()
    assert open_boxes(lobby) == []
    assert nyse.play_button.property("kind") == "primary", "the box played last keeps the brass"
    toy.entered.emit()
    assert open_boxes(lobby) == ["toy"]
    assert toy.play_button.property("kind") == "primary"
    nyse.play_button.setFocus()
    assert open_boxes(lobby) == ["toy"], "one at a time"
    toy.left.emit()
    assert open_boxes(lobby) == ["nyse"]
    button(lobby, "settings").setFocus()
    assert open_boxes(lobby) == []


@pytest.mark.parametrize(
    ("door", "key"), [("people", Qt.Key.Key_P), ("past", Qt.Key.Key_G)], ids=["people", "past"]
)
def test_doors_that_are_offered_open_by_press_and_key(
    lobby: Lobby, qtbot: QtBot, door: str, key: Qt.Key
) -> None:
    wished = {"people": lobby.people_requested, "past": lobby.past_requested}[door]
    assert not button(lobby, door).isVisible()
    with qtbot.assertNotEmitted(wished):
        QTest.keyClick(lobby, key)
    lobby.offer(door, True)
    with qtbot.waitSignal(wished):
        QTest.mouseClick(button(lobby, door), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(wished):
        QTest.keyClick(lobby, key)


def test_enter_opens_the_door_with_the_ring_and_plays_nothing(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.offer("past", True)
    QTest.keyClick(lobby, Qt.Key.Key_Right)
    with qtbot.assertNotEmitted(lobby.play_requested), qtbot.waitSignal(lobby.past_requested):
        QTest.keyClick(button(lobby, "past"), Qt.Key.Key_Return)


def test_the_box_that_is_played_opens_into_the_table(lobby: Lobby) -> None:
    opened: list[QRectF] = []

    def seen(_: str) -> None:
        opening = lobby.opening()
        assert opening is not None
        opened.append(opening[0])

    lobby.play_requested.connect(seen)
    assert lobby.opening() is None
    button(lobby, "play-toy").click()
    box = child(lobby, GameBox, "box-toy")
    assert opened[0].contains(QRectF(box.lid().translated(box.pos())))
    assert lobby.opening() is None


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_what_looks_out_of_a_box_leaves_the_line_under_the_title_alone(
    qtbot: QtBot, look: ThemeContext, size: tuple[int, int]
) -> None:
    look.fit(QSize(*size))
    look.set_reduced_motion(True)
    page = sized(
        qtbot, Lobby(look, [registry.meta(game) for game in registry.game_ids()]), QSize(*size)
    )
    page.offer_evening(True, SLATE)
    page.set_saved_games(SAVED)
    air = look.px(6)
    page.show()
    QApplication.processEvents()
    line = QRectF(page._tagline.geometry()).adjusted(-air, 0, air, 0)
    for box in page.findChildren(GameBox)[1:3]:
        box.set_open(True)
        image = QImage(box.size(), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        box.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
        near = line.translated(-QPointF(box.pos())).toAlignedRect() & image.rect()
        seen = image.copy(near).convertToFormat(QImage.Format.Format_Alpha8)
        rows = range(0, seen.sizeInBytes(), seen.bytesPerLine())  # they end in a few idle bytes
        seen_bytes = bytes(seen.constBits())
        assert not any(255 in seen_bytes[at : at + near.width()] for at in rows), box.meta.id
