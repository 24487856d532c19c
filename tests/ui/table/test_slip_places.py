"""Popovers cover nothing important, and give way to each other."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from pytestqt.qtbot import QtBot

from stockgames.presentation.hints import HintText
from stockgames.ui.lessons.tips import TipSlip
from stockgames.ui.table.placement import Kept, keep
from stockgames.ui.table.recap import RecapStrip
from stockgames.ui.table.slip_places import SlipPlaces
from stockgames.ui.widgets.popover import Popover
from tests.ui.table.seating import Table, lay


def kept(rects: Iterable[QRect]) -> list[Kept]:
    """Return rectangles of a page as things of equal weight."""
    return keep(map(QRectF, rects))


def hinted(qtbot: QtBot) -> tuple[Table, SlipPlaces]:
    """Return a table with a notice, and the object that places popovers."""
    table = lay(qtbot, "hbb").start()
    table.page.notice.write("A pile is empty: nothing can be taken from it, nor discarded.")
    places = SlipPlaces(table.page.parts)
    places.lay(table.page.notice)
    return table, places


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (1920, 1080)])
def test_a_slip_covers_nothing_that_is_needed(qtbot: QtBot, size: tuple[int, int]) -> None:
    table, places = hinted(qtbot)
    table.page.resize(QSize(*size))
    places.follow(resized=True)
    paper = table.page.notice.paper()
    assert table.page.rect().contains(paper)
    assert not [rect for rect in places.needed(table.page.notice) if rect.intersects(paper)]


def test_what_is_needed_is_the_bar_the_choices_and_what_the_game_names(qtbot: QtBot) -> None:
    table, places = hinted(qtbot)
    needed = places.needed(table.page.notice)
    confirm = table.page.action_panel.offered("confirm")
    assert confirm is not None
    for part in (table.page.bar.menu_button, confirm, table.page.log.whole_button):
        box = part.rect().translated(part.mapTo(table.page, part.rect().topLeft()))
        assert any(rect.contains(box.center()) for rect in needed), part.objectName()
    tape = table.game.scene.tape.rect.center().toPoint() + table.page.board.pos()
    assert any(rect.contains(tape) for rect in needed)


def test_a_slip_is_in_the_way_of_others_and_not_of_itself(qtbot: QtBot) -> None:
    table, places = hinted(qtbot)
    paper = table.page.notice.paper()
    assert paper in places.needed()
    assert paper not in places.needed(table.page.notice)


def test_clicks_beside_the_paper_reach_what_lies_under_its_shadow(qtbot: QtBot) -> None:
    table, places = hinted(qtbot)
    notice, origin = table.page.notice, table.page.notice.pos()
    for rect in places.needed(notice):
        assert not notice.mask().intersects(rect.translated(-origin))


@pytest.mark.parametrize("best", ["left", "right"])
def test_of_what_may_be_covered_the_best_to_see_is_covered_last(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, best: str
) -> None:
    table, places = hinted(qtbot)
    width, height = table.page.width(), table.page.height()
    rooms = {"left": QRect(0, 0, 500, height), "right": QRect(width - 500, 0, 500, height)}
    between = QRect(500, 0, width - 1000, height)
    monkeypatch.setattr(places, "kept", lambda slip=None: kept([between]))
    seen = sorted(rooms, key=lambda side: side == best)
    monkeypatch.setattr(places, "_better_seen", lambda slip: kept(rooms[side] for side in seen))
    places.lay(table.page.notice)
    assert rooms[seen[0]].contains(table.page.notice.paper())


def test_a_slip_over_the_log_lies_at_its_foot_and_between_its_edges(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, places = hinted(qtbot)
    notice, log = table.page.notice, table.page.log
    width, height = table.page.width(), table.page.height()
    surface = log.surface()
    aside = surface.right() + 40  # wider than the log: a popover could extend over its edge
    taken = [QRect(0, 0, width, surface.top()), QRect(aside, 0, width - aside, height)]
    monkeypatch.setattr(places, "kept", lambda slip=None: kept([*taken, *log.needed()]))
    notice.put_away()
    places.lay(notice)
    assert surface.contains(notice.paper())
    lines = log.lines.geometry().translated(log.pos())
    assert lines.bottom() < notice.paper().top()


def test_a_slip_keeps_its_place_only_for_the_same_eyes(qtbot: QtBot) -> None:
    table, places = hinted(qtbot)
    notice = table.page.notice
    places.follow_eyes(0)
    laid = notice.geometry()
    kept = laid.adjusted(0, 0, -10, 0)  # where it was placed while less was free
    notice.lay(kept, alert=False)
    places.follow_eyes(0)
    assert notice.geometry() == kept
    places.follow_eyes(None)
    assert notice.geometry() == laid


@pytest.mark.parametrize("told", ["recap", "tip", "hint"])
def test_what_one_person_was_told_goes_with_their_eyes_and_takes_no_room(
    qtbot: QtBot, told: str
) -> None:
    table, places = hinted(qtbot)
    page, notice = table.page, table.page.notice
    tip = TipSlip(page.look, "nyse", page)
    tip.write("market")
    recap = RecapStrip(page.look, ["Bo bought Wool."], page)
    slips: dict[str, Popover] = {"recap": recap, "tip": tip, "hint": page.parts.hint_slip}
    slip, alone = slips[told], notice.geometry()
    places.follow_eyes(0)
    slip.lay(alone, alert=False)
    places.follow_eyes(0)
    assert slip.isVisible()
    assert notice.geometry() != alone, "it gave way to what lies there"
    places.follow_eyes(None)
    assert slip.isHidden()
    assert notice.geometry() == alone


def test_a_hint_without_room_for_all_leaves_the_next_best_out_but_tells_it_aloud(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, places = hinted(qtbot)
    table.page.notice.put_away()
    slip, page = table.page.parts.hint_slip, table.page
    lines = ("It would win 5 of 10 games.", "It climbs. " * 6, "Next best: " + "Take Wool " * 9)
    width = page.action_panel.width()

    def lay_in(room: int, optional: int) -> str:
        """Show the hint where only the log, with height ``room``, is free; return its text."""
        left = QRect(0, 0, page.width() - width, page.height())
        over = QRect(0, 0, page.width(), page.height() - room)
        monkeypatch.setattr(places, "kept", lambda slip=None: kept([left, over]))
        slip.write(HintText("A shrewd bot would", "Take Chemicals", lines, optional=optional))
        places.lay(slip, alert=False)
        return " ".join(text for text, _ in slip.paragraphs())

    assert lines[-1] in lay_in(500, 1)
    height = slip.height()
    assert lines[-1] not in lay_in(height - 60, 1)
    assert lines[1] in lay_in(height - 60, 1)
    assert lines[-1] in slip.accessibleName()
    assert lines[-1] in lay_in(height - 60, 0), "all of it is needed"
    assert lines[-1] in lay_in(500, 1), "there is room again"
    over = QRect(0, 0, page.width(), page.height() - (height - 60))
    spare = QRectF(over.translated(-page.board.pos()))
    monkeypatch.setattr(table.game.scene, "rather_covered", lambda: [spare])
    assert lines[-1] not in lay_in(height - 60, 1), "it covers nothing to say more"


def test_a_slip_that_finds_no_place_lies_over_what_the_table_can_spare(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, places = hinted(qtbot)
    notice, scene = table.page.notice, table.game.scene
    spare = [one.pixels for one in places._on_page(keep(scene.rather_covered()))]
    assert spare
    middle = spare[0].united(spare[-1])
    elsewhere = [
        QRect(0, 0, table.page.width(), middle.top()),
        QRect(0, middle.bottom(), table.page.width(), table.page.height()),
        QRect(0, 0, middle.left(), table.page.height()),
        QRect(middle.right(), 0, table.page.width(), table.page.height()),
    ]
    monkeypatch.setattr(places, "kept", lambda slip=None: kept([*spare, *elsewhere]))
    monkeypatch.setattr(places, "_better_seen", lambda slip: [])
    places.lay(notice)
    assert middle.contains(notice.paper())
    monkeypatch.setattr(scene, "rather_covered", lambda: ())
    places.lay(notice)
    assert not middle.contains(notice.paper())
