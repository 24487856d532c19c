"""The audit advances step by step, automatically or by hand, and reports its end."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.desk import EMBLEMS
from stockgames.presentation.games.stock_exchange.results import AUDIT_AGAIN as AGAIN
from stockgames.presentation.games.stock_exchange.results import AUDIT_BACK as BACK
from stockgames.presentation.games.stock_exchange.results import AUDIT_STEP as STEP
from stockgames.presentation.games.stock_exchange.results import audit_targets
from stockgames.ui.games.stock_exchange.audit import AuditShow
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.stock_exchange.audits import COURSE, audit
from tests.ui.table.seating import NAMES

STEPS = len(COURSE.steps)


@pytest.fixture
def show(qtbot: QtBot) -> AuditShow:
    scene = QGraphicsScene()
    made = AuditShow(ThemeContext(), scene, scene)
    made.kept = scene  # type: ignore[attr-defined]
    made.resize(1280, 680)
    return made


def opened(show: AuditShow, own: int | None = None) -> AuditShow:
    show.open(audit(), NAMES[:8], 0, own)
    return show


def done(show: AuditShow) -> int:
    assert show.progress is not None
    return show.progress.done


def names(show: AuditShow) -> set[str]:
    assert show.progress is not None
    return {node.place for node in audit_targets(show.progress, show.names)}


def test_without_an_audit_nothing_can_be_pointed_at_or_stepped(show: AuditShow) -> None:
    assert (show.running, show.is_over, show.rects()) == (False, False, {})
    show.step()
    show.skip()
    show.watch_again()
    assert not show.running
    assert not any(item.isVisible() for item in show.items)


def test_at_once_all_of_it_shows_and_each_company_and_place_can_be_read(show: AuditShow) -> None:
    opened(show)
    assert show.is_over
    assert show.told
    pages, places = {f"audit-{emblem}" for emblem in EMBLEMS}, {f"place-{n}" for n in range(8)}
    assert names(show) == {BACK, AGAIN, *pages, *places}
    assert all(item.isVisible() for item in show.items)


def test_steps_go_forth_and_back_and_not_past_the_ends(show: AuditShow) -> None:
    opened(show)
    told: list[int] = []
    show.changed.connect(lambda: told.append(done(show)))
    for key in ("Left", "Left", "Right", "End"):
        assert show.press_key(key)
    assert told == [STEPS - 1, STEPS - 2, STEPS - 1, STEPS]
    assert not show.press_key("Right"), "nothing is left"
    assert not show.press_key("Return")
    for _ in range(STEPS + 3):
        show.back()
    assert done(show) == 0
    assert names(show) == {STEP}


def test_the_same_audit_goes_on_where_it_was(show: AuditShow) -> None:
    opened(show).back()
    opened(show)
    assert done(show) == STEPS - 1
    show.close()
    assert not show.running
    assert done(opened(show)) == STEPS


def test_it_plays_by_itself_from_the_beginning_until_a_step_by_hand(
    show: AuditShow, qtbot: QtBot
) -> None:
    show.open(audit(), NAMES[:8], 0.02)
    assert not show.told
    qtbot.waitUntil(lambda: done(show) > 2)
    show.step()
    at = done(show)
    qtbot.wait(60)
    assert done(show) == at
    show.watch_again()
    qtbot.waitUntil(lambda: show.is_over)
    assert show.told


def test_space_ends_a_page_the_sums_or_the_places_and_plays_on(
    show: AuditShow, qtbot: QtBot
) -> None:
    show.open(audit(), NAMES[:8], 1.0)
    starts = []
    while not show.is_over:
        show.step(2)  # ends autoplay in the middle of a page, if it is that long
        if not show.is_over:
            assert show.press_key("Space")
            starts.append(done(show))
    kinds = [COURSE.steps[at].kind for at in starts if at < STEPS]
    stamped = [at for at in starts if at and COURSE.steps[at - 1].kind == "stamp"]
    assert len(stamped) == 8, "each company is a page"
    assert kinds[8:10] == ["place", "two"]
    assert not show.press_key("Space"), "nothing is left"
    show.close()
    show.open(audit(), NAMES[:8], 0.02)
    show.step()
    assert show.press_key("Space")
    qtbot.waitUntil(lambda: show.is_over)


def test_a_page_opens_by_its_spot_and_shuts_by_it(show: AuditShow) -> None:
    opened(show)
    under = show.book.company
    assert show.press_spot(f"audit-{EMBLEMS[2]}")
    assert show.book.company == 2
    assert show.press_spot(f"audit-{EMBLEMS[2]}")
    assert show.book.company == under
    assert not show.press_spot("audit-of-nobody")
    assert show.press_key("Down")
    assert show.book.company == (under + 1) % 8
    show.step(-1)
    assert show.book.open_page is None


def test_ones_own_row_is_lit_until_another_is_pressed(show: AuditShow) -> None:
    opened(show, own=3)
    assert [item.lit for item in show.items] == [3, 3, 3]
    show.press_spot("place-5")
    assert (show.pay.lit, show.places.lit) == (5, 5)
    show.press_spot("place-5")
    assert (show.pay.lit, show.places.lit) == (None, None)


def test_the_mouse_makes_a_control_look_alive(show: AuditShow) -> None:
    show.point(AGAIN)
    assert show.book.over == "again"
    show.point(None)
    assert show.book.over == ""
