"""A bot's line lies on its plate for a while, stops nothing, and takes no press."""

from __future__ import annotations

from math import ceil
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.record import Holder
from stockgames.engine.state import View
from stockgames.games.nyse.parts import COLORS
from stockgames.presentation.context import TableContext
from stockgames.presentation.remarks import Remark, Remarks, Wish
from stockgames.ui.table import remarks as remarks_module
from stockgames.ui.table.remarks import TableRemarks
from stockgames.ui.theme.shapes import line_at
from stockgames.ui.theme.text import text_width
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.buttons import Button
from tests.ui.games.exchange.seating import ExchangeSeating, seated
from tests.ui.table.seating import SilentThinker, Table, open_table


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks_module, "GREETS_MS", 0)


def ready(qtbot: QtBot, players: str = "hbb", wish: Wish = "alone") -> tuple[Table, TableRemarks]:
    table = open_table(qtbot, players, pace="normal").use(SilentThinker())
    remarks = TableRemarks(table.page, lambda: wish, set())
    table.start()
    table.wait_for(Stage.ASKING)
    if wish != "never":
        qtbot.waitUntil(remarks.isVisible)
    return table, remarks


def test_somebody_greets_aloud_and_in_the_log_unless_bots_are_silent(qtbot: QtBot) -> None:
    heard: list[str] = []
    ANNOUNCER.said.connect(heard.append)
    try:
        table, remarks = ready(qtbot)
        _, silent = ready(qtbot, wish="never")
    finally:
        ANNOUNCER.said.disconnect(heard.append)
    told = remarks.accessibleName()
    assert heard.count(told) == 1
    table.page.presenter.refresh()
    assert told in "\n".join(entry.plain() for entry in table.page.presenter.whole_log())
    assert silent.isHidden()
    assert not silent._remarks.all


@pytest.mark.parametrize("by", ["a key", "a click", "time", "another viewer"])
def test_a_line_goes_and_what_ended_it_is_not_lost(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(remarks_module, "LEAST_MS", 300)
    monkeypatch.setattr(remarks_module, "LETTER_MS", 0)
    table, remarks = ready(qtbot)
    page, pressed = table.page, list[QEvent.Type]()
    assert remarks.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert page.rect().contains(remarks.geometry())
    assert remarks.focusPolicy() is Qt.FocusPolicy.NoFocus
    if by == "a key":
        table.key("L")
        assert page.log_sheet.isVisible()
    elif by == "a click":
        monkeypatch.setattr(page, "mousePressEvent", lambda event: pressed.append(event.type()))
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        assert pressed
    elif by == "another viewer":
        page.presenter.viewer_changed.emit()
    if by != "time":
        assert remarks.isHidden()
    qtbot.waitUntil(remarks.isHidden)


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_a_line_lies_on_the_page_and_over_no_plate_of_its_row(
    qtbot: QtBot, text_size: float
) -> None:
    """At Stock Exchange nobody could tell whose it was."""
    _, remarks = ready(qtbot)
    page, row = QRect(0, 0, 1024, 600), QRect(544, 0, 456, 40)
    remarks.look.set_text_size(text_size)
    for top in (240, 550):
        for left in range(544, 1000, 64):
            plate = QRect(left, top, 60, 40)
            text = "Hanna: I have prepared some equations."
            remarks.show_by(plate, plate, text, page, [])
            assert page.contains(remarks.paper())
            assert not remarks.paper().intersects(row.translated(0, top))


@pytest.mark.parametrize("players", ["hb", "hbbb", "hbbbbb"])
def test_a_line_at_the_table_hides_no_seat_with_its_counts(qtbot: QtBot, players: str) -> None:
    table, remarks = ready(qtbot, players, wish="never")
    seats = range(len(players))
    for size in (QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)):
        table.look.fit(size)
        table.page.resize(size)
        for seat in seats[1:]:
            remarks._show(Remark(seat, "raided", 1, "Bruno", "Bruno"))
            assert remarks.isVisible()
            assert table.page.board.geometry().contains(remarks.paper())
            for other in seats:
                assert not remarks.paper().intersects(table.page.parts.where(f"seat-{other}"))
            remarks.hide()


@pytest.mark.parametrize("players", ["hbbbbbb", "hbbbbbbbb", "hbbbbbbbbb"])
def test_a_line_at_a_full_table_hides_no_chips(qtbot: QtBot, players: str) -> None:
    """From seven players on those in the corners had their chips hidden by their own lines."""
    table, remarks = ready(qtbot, players, wish="never")
    where, seats = table.page.parts.where, range(1, len(players))
    for size in (QSize(1280, 720), QSize(1920, 1080)):
        table.look.fit(size)
        table.page.resize(size)
        columns = [where(f"seat-{seat}/chips/{name}") for seat in seats for name in COLORS]
        chips = [each.adjusted(0, each.height() // 6, 0, 0) for each in columns]  # but high piles
        shown = set[int]()
        for seat in seats:
            remarks.hide()
            remarks._show(Remark(seat, "raided", 1, "Bruno", "Bruno"))
            shown |= {seat} if remarks.isVisible() else set()
            others = (where(f"seat-{other}") for other in seats if other != seat)
            hidden = [*filter(remarks.paper().intersects, (*chips, *others))]
            assert not hidden or remarks.isHidden()
        assert len(shown) >= len(seats) - 2  # one at each side may be too narrow for a long line


@pytest.mark.parametrize("players", ["hbb", "hbbb", "hbbbb", "hbbbbb"])
def test_a_line_at_exchange_hides_no_figures(qtbot: QtBot, players: str, language: str) -> None:
    """Those of the upper ledgers lay over the speaker's own shares."""
    table = ExchangeSeating(qtbot, seated(players)).start()
    remarks, board = TableRemarks(table.page, lambda: "never", set()), table.page.board
    for size in (QSize(1280, 720), QSize(1920, 1080)):
        table.look.fit(size)
        table.page.resize(size)
        for seat in range(1, len(players)):
            remarks._show(Remark(seat, "raided", 1, "Bruno", "Bruno"))
            assert remarks.isVisible()
            for ledger in table.exchange.scene.ledgers.values():
                parts = ledger.layout_
                for figure in (
                    parts.amount,
                    *(line_at(s, s.center().y(), 1) for s in parts.shares),
                ):
                    place = board.on_view(figure).translated(board.pos())
                    assert not QRectF(remarks.paper()).intersects(place)
            remarks.hide()


def test_no_line_lies_over_a_page_that_covers_the_table(qtbot: QtBot) -> None:
    table, remarks = ready(qtbot)
    table.key("L")
    remarks._show(Remark(1, "hit", 1, "Clara", "Clara"))
    assert remarks.isHidden()


@pytest.mark.parametrize(("wish", "speaks"), [("alone", False), ("always", True)])
def test_bots_fall_silent_beside_a_second_person(qtbot: QtBot, wish: Wish, speaks: bool) -> None:
    table, remarks = ready(qtbot, wish=wish)
    remarks._remarks.all.clear()
    table.controller.hand_seat(1, Holder(name="Bea", player="human"))
    remarks._say(remarks._remarks.wait)
    assert bool(remarks._remarks.all) is speaks


def test_who_thinks_long_hears_of_it_once(qtbot: QtBot) -> None:
    _, remarks = ready(qtbot)
    remarks._remarks.all.clear()
    for _ in range(2):
        remarks._say(remarks._remarks.wait)
    assert [one.occasion for one in remarks._remarks.all] == ["wait"]


def test_bots_speak_from_what_everybody_sees(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[Change[View], View]] = []
    table, _ = ready(qtbot)

    def hear(_remarks: Remarks, change: Change[View], _context: TableContext) -> None:
        heard.append((change, table.match.view(None)))

    monkeypatch.setattr(Remarks, "hear", hear)
    table.key("B", "Enter")
    table.page.presenter.skip()
    qtbot.waitUntil(lambda: bool(heard))
    for change, public in heard:
        assert change.after == public
        assert all(event.seen_by(None) for event in change.shown.events)


@pytest.mark.parametrize("spoke", [True, False])
def test_a_bot_that_was_heard_before_speaks_once_at_the_end_over_nothing_that_is_read(
    qtbot: QtBot, spoke: bool
) -> None:
    table, wish = open_table(qtbot, "hb").start(), list[Wish](["always" if spoke else "never"])
    remarks, rng = TableRemarks(table.page, lambda: wish[-1], set()), Random(1)
    while table.stage is not Stage.OVER:
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.ASKING:
            table.controller.submit(rng.choice(table.controller.view.legal))
    wish.append("always")
    sheet = table.page.end_sheet
    qtbot.waitUntil(sheet.certificate.isVisible)
    sheet.opening.finish()
    sheet.opening.ended.emit()
    ends = [each.occasion for each in remarks._remarks.all if each.occasion in ("wins", "loses")]
    assert (len(ends), remarks.isVisible()) == (int(spoke), spoke)
    read = [sheet.certificate, sheet.end_chart, sheet.places, *sheet.head.tags]
    for part in [*read, *sheet.findChildren(Button)]:
        place = QRect(part.mapTo(table.page, QPoint()), part.size())
        assert not remarks.paper().intersects(place) or not spoke
    head = sheet.head
    for label in (head.heading, head.drama, head.good):
        end = label.mapTo(table.page, QPoint(ceil(text_width(label.text(), label.font())), 0))
        assert label.isHidden() or not spoke or remarks.paper().left() > end.x()
