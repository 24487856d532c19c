"""The reveal page: held until a press, and readable in large numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.exchange.actions import Order
from stockgames.games.exchange.parts import BUY
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue, Headline
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange.table import ExchangeTable
from stockgames.ui.sentences import install_language
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table import pace as pace_module
from stockgames.ui.table import reveal_data
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.motion import Moving, Step
from stockgames.ui.table.pace import PACES, PaceMode
from stockgames.ui.table.reveal import RevealScreen
from stockgames.ui.table.reveal_seats import CardWidget, SeatCell
from stockgames.ui.theme.palette import SECURITIES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.labels import FittedLabel
from tests.controllers.desk import exchange
from tests.ui.presses import Presses
from tests.ui.table.seating import Table, play_a_card

PEOPLE = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bela"))
CONTEXT = TableContext(PEOPLE, Stage.SHOWING, None, None, 0, (0, 1), Options())


@dataclass(frozen=True)
class Growing:
    """A picture that grows from nothing."""

    def view(self, look: ThemeContext, parent: QWidget | None = None) -> GrowingView:
        return GrowingView(look, parent)


class GrowingView(reveal_data.PictureView[Growing]):
    share = 1.0

    def takes(self, picture: object) -> bool:
        return isinstance(picture, Growing)

    def show_start(self, picture: Growing) -> Sequence[Moving]:
        return [Step(400, self._grow)]

    def show_end(self, picture: Growing) -> None:
        self._grow(1.0)

    def _grow(self, share: float) -> None:
        self.share = share
        self.update()

    def _paint(self, painter: QPainter) -> None:
        painter.fillRect(0, 0, round(self.width() * self.share), 20, QColor("#7B1E22"))


MARK = next(iter(SECURITIES.values()))
FIRST = reveal_data.RevealCard("", "Banks", MARK, number="I")
BACK = reveal_data.RevealCard("", "Sell", number="II", is_back=True)
SEATS = tuple(
    reveal_data.RevealSeat(seat, "sells", "", (FIRST, BACK), "$950", "", "plain", "1st")
    for seat in (0, 1)
)
VOTES = reveal_data.TableReveal("The votes", seats=SEATS, picture=Growing(), sound=Sound.PAPER)
TRADED = reveal_data.RevealCard("4", "Sell", number="II", turns=True)
PAGES = (
    VOTES,
    replace(
        VOTES,
        title="The trades",
        seats=tuple(replace(seat, cards=(FIRST, TRADED), amount="+$280") for seat in SEATS),
        sound=Sound.COINS,
    ),
)
HEADLINE = reveal_data.TableReveal("The founders", "Ada: Banks")


def opened(qtbot: QtBot, people: str, pace: PaceMode) -> Table:
    """Return a table at which all have just chosen their founders, so that these are revealed."""
    board = create_table("exchange", ThemeContext())
    table = Table(qtbot, exchange(people), Handover.CURTAIN, pace, board).start()
    for _ in range(people.count("h")):
        play_a_card(table)
    return table


@pytest.mark.parametrize("pace", ["instant", "fast"])
@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_curtain_falls_only_after_a_press(qtbot: QtBot, pace: PaceMode, key: str) -> None:
    table = opened(qtbot, "hhh", pace)
    qtbot.waitUntil(lambda: table.page.presenter.reveal is not None)
    sheet = table.page.reveal_screen
    assert sheet.isVisible()
    assert "All eyes on the founders" in sheet.accessibleName()
    assert (table.stage, table.controller.viewer) == (Stage.SHOWING, None)
    qtbot.wait(30)
    assert table.stage is Stage.SHOWING
    table.key(key)
    table.wait_for(Stage.CURTAIN)
    assert not sheet.isVisible()
    assert sheet.accessibleName() == ""


def test_a_click_goes_on_as_well(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    qtbot.waitUntil(lambda: table.page.presenter.reveal is not None)
    QTest.mouseClick(table.page.reveal_screen.on_button, Qt.MouseButton.LeftButton)
    table.wait_for(Stage.CURTAIN)


@pytest.mark.parametrize("people", ["hhh", "hbb"])
def test_one_button_goes_on(qtbot: QtBot, people: str) -> None:
    """There used to be another one among the choices beside a headline."""
    table = opened(qtbot, people, "step")
    presenter = table.page.presenter
    qtbot.waitUntil(lambda: presenter.reveal is not None and presenter.awaits_step)
    pressed = [b for b in table.page.findChildren(Button) if b.isVisible() and b.key() == "Space"]
    assert pressed == [table.page.reveal_screen.on_button]


def test_a_hasty_finger_does_not_take_the_moment_from_the_others(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    table = opened(qtbot, "hhh", "instant")
    qtbot.waitUntil(lambda: table.page.presenter.reveal is not None)
    table.key("Space", "Space")
    assert table.page.presenter.reveal is not None
    assert table.stage is Stage.SHOWING


@pytest.mark.parametrize("moment", [HEADLINE, PAGES[0], PAGES[1]], ids=["headline", "page", "last"])
@pytest.mark.parametrize("pace", PACES)
def test_what_one_person_is_to_read_stays_until_a_press_at_any_pace(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, moment: reveal_data.TableReveal, pace: PaceMode
) -> None:
    monkeypatch.setattr(pace_module, "_PAUSES", dict.fromkeys(PACES, 1))
    monkeypatch.setattr(pace_module, "_SPEEDS", dict.fromkeys(PACES, 0.0))
    real = ExchangeTable.reveal
    monkeypatch.setattr(ExchangeTable, "reveal", lambda *told: real(*told) and moment)
    table = opened(qtbot, "hbb", pace)
    presenter, sheet = table.page.presenter, table.page.reveal_screen
    qtbot.waitUntil(lambda: presenter.reveal is not None)
    assert sheet.on_button.text() == say("table-moment-on")
    qtbot.wait(60)
    assert (presenter.reveal, table.stage) == (moment, Stage.SHOWING)
    assert sheet.on_button.key() == "Space"
    table.key("Space")
    table.wait_for(Stage.ASKING)
    assert presenter.reveal is None


def test_a_settled_round_fills_the_table_with_votes_and_numbers(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    presenter, page = table.page.presenter, last_page(qtbot, table)
    front, right, far = presenter.context().clockwise
    assert [[seat.seat for seat in side] for side in page.sides] == [[front], [right, far]]
    assert len(page.values) == 3
    assert all(len(seat.cards) >= 3 for seat in page.seats)
    sheet = table.page.reveal_screen
    assert sheet.width() == table.page.width()
    spoken = sheet.accessibleName()
    for seat in page.seats:
        assert f"{presenter.context().name(seat.seat)}: {seat.summary}" in spoken


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_its_parts_lie_beside_each_other(qtbot: QtBot, text_size: float) -> None:
    table = opened(qtbot, "hhh", "instant")
    last_page(qtbot, table)
    sheet = table.page.reveal_screen
    sheet.look.set_text_size(text_size)
    table.picture(sheet)
    parts = [sheet.back_button, sheet.on_button, *sheet.findChildren(SeatCell)]
    boxes = [part.rect().translated(part.mapTo(sheet, QPoint())) for part in parts]
    assert all(sheet.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def first_page(qtbot: QtBot, table: Table) -> reveal_data.TableReveal:
    """Play until a round is settled; return its first page."""
    presenter = table.page.presenter
    for _ in range(40):
        qtbot.waitUntil(lambda: presenter.reveal is not None or table.stage is not Stage.SHOWING)
        if presenter.reveal is None:
            play_a_card(table)
        elif presenter.reveal.is_page:
            return presenter.reveal
        else:
            table.key("Space")
    raise AssertionError("no round was settled")


def last_page(qtbot: QtBot, table: Table) -> reveal_data.TableReveal:
    """Play until a round is settled, and turn to its last page."""
    page = first_page(qtbot, table)
    while page.goes_on:
        table.key("Space")
        found = table.page.presenter.reveal
        assert found is not None
        page = found
    return page


def test_a_press_turns_a_page_and_another_key_turns_back(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    sheet, told = table.page.reveal_screen, list[str]()
    votes = first_page(qtbot, table)
    presses = ["Space", "Left", "Left", "Right", "Enter", "Left", "Space"]
    for key in ("", *presses):
        if key:
            table.key(key)
        assert sheet.page is not None
        told.append(sheet.page.title.replace(": ", ", ").rpartition(", ")[2])
        assert sheet.back_button.isVisible() == (sheet.page != votes)
        assert sheet.on_button.text() == (sheet.page.goes_on or "Once everyone has seen it")
    last = told[-1]
    votes_told, prices = "the votes", "the prices"
    assert told == [
        votes_told,
        prices,
        votes_told,
        votes_told,
        prices,
        last,
        prices,
        last,
    ]
    assert last.startswith("settle")
    QTest.mouseClick(sheet.back_button, Qt.MouseButton.LeftButton)
    assert sheet.page is not None
    assert sheet.page.title.endswith(prices)
    table.key("Space", "Space")
    table.wait_for(Stage.CURTAIN)
    assert not sheet.isVisible()


def settled_with(qtbot: QtBot, shares: int) -> Table:
    """Return a table at the first page of a round in which all buy this many shares."""
    table = opened(qtbot, "hhh", "instant")
    presenter = table.page.presenter
    while presenter.reveal is None or not presenter.reveal.is_page:
        qtbot.waitUntil(lambda: presenter.reveal is not None or table.stage is not Stage.SHOWING)
        if presenter.reveal is not None and not presenter.reveal.is_page:
            table.key("Space")
        elif presenter.reveal is None:
            table.controller.lift()
            legal = table.controller.view.legal
            orders = (
                a for a in legal if isinstance(a, Order) and (a.side, a.shares) == (BUY, shares)
            )
            table.controller.submit(next(orders, legal[-1]))
    return table


def test_e4_the_window_shows_no_number_before_the_last_page(qtbot: QtBot) -> None:
    few, many = settled_with(qtbot, 1), settled_with(qtbot, 2)
    alike = []
    for _ in range(3):
        pictures = [table.picture(table.page) for table in (few, many)]
        words = [table.page.reveal_screen.accessibleName() for table in (few, many)]
        alike.append((pictures[0] == pictures[1], words[0] == words[1]))
        for table in (few, many):
            table.page.presenter.step()
    assert alike == [(True, True), (True, True), (False, False)]


def test_nothing_on_the_table_tells_it_before_the_pages_do(qtbot: QtBot) -> None:
    """At a pace with animated moves, the pages come at once instead."""
    table = opened(qtbot, "hhh", "instant")
    first_page(qtbot, table)
    pace, presenter = table.page.pace, table.page.presenter
    table.key("Space", "Space", "Space")
    pace.set_mode("slow")
    moved: list[bool] = []
    table.controller.moved.connect(lambda _: moved.append(presenter.is_moving))
    while presenter.reveal is None or not presenter.reveal.is_page:
        if presenter.reveal is not None:
            table.key("Space")
        elif table.stage is Stage.SHOWING:
            presenter.step()
        else:
            play_a_card(table)
    assert moved[-1] is False


def test_a_press_ends_what_moves_and_stays_on_the_page(qtbot: QtBot) -> None:
    window, look = QWidget(), ThemeContext()
    qtbot.addWidget(window)
    sheet, heard = RevealScreen(look, window), list[Sound]()
    sheet.set_geometry(QRectF(0, 0, 1280, 680))
    sheet.sounded.connect(heard.append)
    votes, trades = PAGES
    sheet.set_data(votes, CONTEXT, speed=1.0)
    assert [sheet.finish(), sheet.finish()] == [True, False]
    shown = [sheet.grab().toImage()]
    sheet.set_data(trades, CONTEXT, speed=1.0)
    group = sheet._animator._group
    assert group is not None
    group.pause()
    for share in (0.02, 0.55, 0.7):
        group.setCurrentTime(round(share * group.totalDuration()))
        shown.append(sheet.grab().toImage())
    sheet.finish()
    shown.append(sheet.grab().toImage())
    assert all(one != other for one, other in pairwise(shown))
    assert heard == [Sound.PAPER, Sound.COINS]
    sheet.set_data(votes, CONTEXT, speed=0.0)
    assert not sheet.finish()
    assert sheet.grab().toImage() == shown[0]


def test_the_keyboard_passes_over_what_lies_under_a_page(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    last_page(qtbot, table)
    stops = table.tab_round()
    assert {"all-have-seen", "moment-back", "menu"} <= stops
    assert not stops & {"table-page", "whole-log"}


def test_without_motion_a_page_is_complete_at_once(qtbot: QtBot) -> None:
    window, look = QWidget(), ThemeContext()
    qtbot.addWidget(window)
    look.set_reduced_motion(True)
    sheet = RevealScreen(look, window)
    sheet.set_geometry(QRectF(0, 0, 1280, 680))
    sheet.set_data(PAGES[1], CONTEXT, speed=1.0)
    assert not sheet.finish()
    still = sheet.grab().toImage()
    sheet.set_data(None, None)
    sheet.set_data(PAGES[1], CONTEXT, speed=0.0)
    assert sheet.grab().toImage() == still


def test_a_press_on_its_button_hits_nothing_else_once_it_went_by_itself(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    sheet = RevealScreen(look, page)
    sheet.set_geometry(QRectF(page.rect()))
    page.show()
    sheet.set_data(VOTES, CONTEXT)
    at = sheet.on_button.mapTo(page, sheet.on_button.rect().center())
    presses = Presses(page)
    sheet.set_data(None, None)
    assert not presses.press(at)
    assert presses.press(sheet.on_button.geometry().bottomRight() + QPoint(20, 0))


def test_a_page_follows_the_language_where_it_is(qtbot: QtBot, qapp: QApplication) -> None:
    table = opened(qtbot, "hhh", "instant")
    first_page(qtbot, table)
    table.key("Space")
    sheet, told = table.page.reveal_screen, list[tuple[str, bool, int]]()
    for language in ("en", "de", "en"):
        install_language(qapp, language)
        QApplication.processEvents()
        texts = {one.text() for one in sheet.findChildren(FittedLabel) if one.isVisibleTo(sheet)}
        title = say("exchange-all-look-beat", beat="prices", close="no", round=1)
        told.append((title, title in texts, table.page.presenter.held.pages[0]))
        assert title in sheet.accessibleName()
    assert [(shown, page) for _, shown, page in told] == [(True, 1)] * 3
    assert told[0][0] != told[1][0]


@pytest.mark.parametrize("lines", [2, 6])
def test_a_headline_says_below_it_what_there_is_to_see(qtbot: QtBot, lines: int) -> None:
    window, look = QWidget(), ThemeContext()
    qtbot.addWidget(window)
    look.fit(QSize(1280, 720))
    sheet = RevealScreen(look, window)
    sheet.set_geometry(QRectF(0, 0, 1280, 680), QRectF(324, 466, 632, 234))
    told = [f"Person {number} starts as Armstrong & Barnewall" for number in range(lines)]
    sheet.set_data(reveal_data.TableReveal("Everybody look", "\n".join(told)), CONTEXT)
    sheet.grab()
    labels = [one for one in sheet.findChildren(FittedLabel) if one.isVisibleTo(sheet)]
    assert [one.text() for one in labels if one.text()] == ["Everybody look", *told]
    boxes = [one.rect().translated(one.mapTo(sheet, QPoint())) for one in labels if one.text()]
    assert all(one.bottom() < two.top() for one, two in pairwise(boxes))
    assert boxes[-1].bottom() < sheet.on_button.y()


def test_words_below_a_headline_are_no_smaller_if_text_is_larger(qtbot: QtBot) -> None:
    """Its title and the button used to leave them 13 px at 200 %."""
    window, look, heights = QWidget(), ThemeContext(), list[int]()
    qtbot.addWidget(window)
    look.fit(QSize(1280, 720))
    sheet = RevealScreen(look, window)
    told = ("Banks: Ada, Bela", "Insurance: Clara", "Bonds: Emil")
    for text_size in (1.0, 1.5, 2.0):
        look.set_text_size(text_size)
        sheet.set_geometry(QRectF(0, 0, 1280, 680), QRectF(324, 466, 540, 234))
        sheet.set_data(reveal_data.TableReveal("Everybody look", "\n".join(told)), CONTEXT)
        sheet.grab()
        lines = [one for one in sheet.findChildren(FittedLabel) if one.text() in told]
        heights.append(min(min(line.height(), line.sizeHint().height()) for line in lines))
    assert heights[0] <= min(heights[1:])


def test_a_headline_alone_stands_in_the_middle_above_its_button(qtbot: QtBot) -> None:
    window, look = QWidget(), ThemeContext()
    qtbot.addWidget(window)
    look.fit(QSize(1280, 720))
    sheet = RevealScreen(look, window)
    sheet.set_geometry(QRectF(0, 0, 1280, 680), QRectF(324, 466, 632, 174))
    for _ in range(2):  # once more after one with text below it
        sheet.set_data(reveal_data.TableReveal("Bruno declines", "why\nwhy"), CONTEXT)
        sheet.set_data(reveal_data.TableReveal("Bruno declines"), CONTEXT)
        sheet.grab()
        above = sheet._title.geometry().top()
        below = sheet.on_button.geometry().top() - sheet._title.geometry().bottom()
        assert abs(above - below) < 12


@pytest.mark.parametrize(
    ("height", "text_size", "cards"), [(234, 1.0, 2), (140, 1.0, 0), (234, 1.5, 0), (300, 1.5, 2)]
)
def test_where_cards_have_no_room_words_tell_them(
    qtbot: QtBot, height: int, text_size: float, cards: int
) -> None:
    """With large text they used to be cards without words."""
    window, look = QWidget(), ThemeContext()
    qtbot.addWidget(window)
    look.fit(QSize(1280, 720))
    look.set_text_size(text_size)
    sheet = RevealScreen(look, window)
    sheet.set_geometry(QRectF(0, 0, 1280, 680), QRectF(324, 466, 632, height))
    shown = (reveal_data.RevealShown(0, FIRST), reveal_data.RevealShown(1, FIRST))
    sheet.set_data(
        reveal_data.TableReveal("Everybody look", "Banks: Ada, Bela", shown=shown), CONTEXT
    )
    sheet.grab()
    assert sum(card.isVisibleTo(sheet) for card in sheet.findChildren(CardWidget)) == cards
    texts = {one.text() for one in sheet.findChildren(FittedLabel)}
    assert ("Banks: Ada, Bela" in texts) == (not cards)
    assert ({"Ada", "Bela"} <= texts) == bool(cards)


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[RevealScreen]:
    """Yield a reveal page in a window that is shown."""
    page, look = QWidget(), ThemeContext()
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    screen = RevealScreen(look, page)
    screen.set_geometry(QRectF(0, 0, 1280, 680))
    yield screen
    page.close()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_cue_ends_when_the_window_gets_another_size(qtbot: QtBot, reduced: bool) -> None:
    page, look, ended = QWidget(), ThemeContext(), list[int]()
    look.set_reduced_motion(reduced)
    qtbot.addWidget(page)
    screen = RevealScreen(look, page)
    screen.come_up.connect(lambda: ended.append(1))
    screen.set_geometry(QRectF(0, 0, 1280, 680))
    told = Cue(3, (), Headline("Pop", "Banks, lately $90, now $20.", "Round 3", "club"))
    screen.set_data(replace(PAGES[0], cue=told), CONTEXT, speed=1.0)
    moving = []
    for size in ((1280, 680), (1600, 900)):
        screen.set_geometry(QRectF(0, 0, *size))
        moving.append(screen.is_moving)
    assert moving == [True, False]
    assert ended == ([] if reduced else [1])
    assert not screen._over.items()


def test_a_headline_covers_no_half_of_what_lies_in_front_of_a_seat(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    qtbot.waitUntil(lambda: table.page.presenter.reveal is not None)
    game = table.page.game_table
    under = game.where("own/sleeves").translated(table.page.board.pos().toPointF())
    assert under.isValid()
    assert QRectF(table.page.reveal_screen.geometry()).contains(under)
