"""The painted table of Portfolio: what it shows, and where portfolios will be after a move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.facts import Facts, facts_of
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.table import lay as lay_run
from tests.games.portfolio.table import play
from tests.ui.games.portfolio.seating import PortfolioSeat, lay, stacked


@pytest.fixture
def table(qtbot: QtBot) -> PortfolioSeat:
    made = lay(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C TC 3H 4H 5H", "3S"], "KS"))
    lay_run(made.match, 1, "3D-6D")
    play(made.match, "draw 1", "found 7C 8C 9C")
    return made.start()


def facts_after(table: PortfolioSeat, *moves: str) -> Facts:
    """Return what the first seat sees after moves of its own, which the table does not show."""
    play(table.match, *moves)
    return facts_of(seen_as(PortfolioView, table.match.view(0)))


def test_a_portfolio_lies_where_its_way_was_to_end(table: PortfolioSeat) -> None:
    scene = table.board.scene
    (mine,) = (run for run in scene.runs.values() if run.facts and run.facts.owner == 0)
    after = facts_after(table, f"extend {mine.number} TC")
    there, tag = scene.room_for(mine.number, after), scene.tag_of(mine.number, after)
    assert scene.context is not None
    scene.sync(after, scene.context)
    assert mine.laid == there
    assert mine.facts is not None
    assert mine.facts.tag == tag


def test_nothing_is_moved_where_a_second_portfolio_changes_no_place(table: PortfolioSeat) -> None:
    assert table.board.scene.make_room(facts_after(table, "found 3H 4H 5H")) is None


def test_the_income_counts_to_what_it_will_be(table: PortfolioSeat) -> None:
    scene = table.board.scene
    (mine,) = (run for run in scene.runs.values() if run.facts and run.facts.owner == 0)
    assert scene.own.income == "income $3"
    (income,) = scene.sums(facts_after(table, f"extend {mine.number} TC"))
    income.show(income.after(income.read()))
    assert scene.own.income == "income $6"


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1600, 1000)])
def test_the_card_that_takes_a_portfolio_is_outlined_over_it(qtbot: QtBot, size: QSize) -> None:
    made = lay(qtbot, "hb", setup=stacked(2, 0, ["6C 9D", "3C 4C 5C 9S"], "9S", "KS"))
    play(made.match, "draw 1", "found 3C 4C 5C", "discard 9S", "draw 1")
    made.look.fit(size)
    made.page.resize(size)
    made.start()
    made.wait_for(Stage.ASKING)
    made.select("6C")
    scene = made.board.scene
    made.qtbot.waitUntil(lambda: scene.raid.raid is not None)
    (run,) = scene.runs.values()
    slot, plate = scene.way.slot, scene.areas[1].plate
    assert slot.isEmpty() == (size.height() == 720), "it would cover the plate"
    assert not slot.intersects(plate)
    assert slot.isEmpty() or slot.bottom() == pytest.approx(run.rect.top())
