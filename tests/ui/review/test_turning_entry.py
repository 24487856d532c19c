from __future__ import annotations

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.analysis.compared import Estimate
from stockgames.analysis.luck import SeatLuck
from stockgames.controllers.replay import Viewpoint
from stockgames.presentation.analysed import ToldPoint
from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.luck import LuckRow
from stockgames.ui.review.side import DrawerHandle
from stockgames.ui.review.turning_points import TurningEntry
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.analysed import show


def entry(qtbot: QtBot, look: ThemeContext) -> TurningEntry:
    compared = "Banks won 34%, this 19%"
    told = ToldPoint(
        0, 37, "Round 3, move 37", "Buy 6", compared, False, 0.19, 0.34, "−15", "They pay."
    )
    found = TurningEntry(look, told, portraits_at(["Ada"])[0], 0.6)
    qtbot.addWidget(found)
    return found


def test_it_is_as_high_as_what_it_says_and_gives_its_reason_at_its_step(
    qtbot: QtBot, look: ThemeContext
) -> None:
    one = entry(qtbot, look)
    wide, narrow = one.heightForWidth(300), one.heightForWidth(150)
    assert narrow > wide, "its sentence takes two lines"
    assert one.toolTip() == "Banks won 34%, this 19%\nThey pay."
    one.mark(True)
    assert one.heightForWidth(300) > wide


def test_its_name_says_all(qtbot: QtBot, look: ThemeContext) -> None:
    assert entry(qtbot, look).accessibleName() == (
        "Round 3, move 37. Buy 6. Banks won 34%, this 19%. They pay"
    )


def test_the_bar_shows_what_the_choice_won(qtbot: QtBot, look: ThemeContext) -> None:
    one = entry(qtbot, look)
    one.resize(300, one.heightForWidth(300))
    image = one.grab().toImage()
    row = image.height() - 15
    colours = [image.pixelColor(x, row).name() for x in range(image.width())]
    assert colours.count(look.theme.warning.name()) > 8


def told(decisions: float) -> SeatLuck:
    return SeatLuck(1.0, Estimate(0.0, 0.01), Estimate(decisions, 0.01), {})


def colours(row: LuckRow) -> set[int]:
    image = row.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixel(x, y) for x, y in places}


def test_gains_are_in_another_colour_than_losses(qtbot: QtBot, look: ThemeContext) -> None:
    good, bad = (QColor(colour).rgb() for colour in (look.theme.good, look.theme.warning))
    for decisions, present, absent in ((0.4, good, bad), (-0.4, bad, good)):
        row = LuckRow(look, "Ada", told(decisions), portraits_at(["Ada"])[0], 0.5, is_own=False)
        qtbot.addWidget(row)
        row.resize(400, 100)
        seen = colours(row)
        assert present in seen
        assert absent not in seen
        assert row.accessibleName().startswith("Ada: decisions ")


def test_one_tab_shows_at_a_time_and_all_have_names(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    assert page.side is not None
    panel = page.side
    assert panel.turning.isVisible()
    assert not panel.figures.isVisible()
    assert [panel.tabs.segment(tab).text() for tab in ("points", "figures")] == [
        "Turning points",
        "Statistics",
    ]
    assert panel.accessibleName()


def test_a_handle_points_where_the_panel_goes(qtbot: QtBot, look: ThemeContext) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    handle = DrawerHandle(look, parent)
    handle.resize(20, 60)
    out = handle.grab().toImage()
    handle.mark(True)
    assert handle.grab().toImage() != out


def test_every_step_belongs_to_the_round_that_the_tape_shows(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, _ = show(qtbot, look)
    names = [page.course.round_at(step) for step in range(page.reel.total + 1)]
    assert names[0] == "Round 1"
    assert names[-1] == page.tape.stretches[-1].name
    assert list(dict.fromkeys(names)) == [one.name for one in page.tape.stretches]


def test_it_learns_anew_with_other_eyes(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    page.course.learn(Viewpoint(1))
    assert page.course.story is not None
    assert page.course.story.own == 1
