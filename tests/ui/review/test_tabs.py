"""The tabs of turning points and of luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from stockgames.analysis.analysis_job import USUAL, Estimate, basis, digest
from stockgames.analysis.choices import ID, Choices
from stockgames.analysis.luck import LuckAndDecisions, SeatLuck
from stockgames.controllers.replay import Viewpoint
from stockgames.engine.state import win_shares
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.analysed import PointTexts, moved
from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.review.side import LuckTab
from stockgames.ui.review.turning_points import TurningEntry, TurningTab
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from tests.controllers.test_analysis import Drawer
from tests.ui.finding import child
from tests.ui.review.analysed import Slow, show, written


def tab(page: LookBackPage) -> TurningTab:
    assert page.side is not None
    return page.side.turning


def note(page: LookBackPage) -> str:
    return next(label.text() for label in tab(page).findChildren(QLabel, "turning-note"))


def test_what_will_happen_is_said_before_it_is_begun(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    assert "Ada" in note(page)
    assert tab(page).begin.isVisible()
    assert not tab(page).bar.isVisible()
    assert slow.tasks == []


def test_while_it_is_under_way_one_sees_how_far_and_can_stop_and_go_on(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    count = len(slow.tasks)
    slow.do(2)
    assert turning.bar.isVisible()
    assert turning.bar.value() == round(1000 * 2 / count)
    assert note(page) == f"2 of {count} judged"
    assert len(turning.entries) == 1, "what is found shows at once"
    QTest.mouseClick(turning.stop, Qt.MouseButton.LeftButton)
    assert slow.stopped == 1
    assert not turning.bar.isVisible()
    assert turning.begin.text() == "Continue"
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    assert len(slow.tasks) == count - 2
    slow.do()
    assert not turning.begin.isVisible()
    assert "400 imagined games" in note(page)


def test_a_game_in_which_nothing_stands_out_says_so(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    tab(page).begin.click()
    for task in slow.tasks:
        assert slow.heard is not None
        slow.heard(task.job, task.piece, {})
    assert tab(page).entries == []
    assert note(page).startswith("Nothing Ada did stands out")


def test_what_could_not_be_judged_can_be_tried_again(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    turning.begin.click()
    for task in slow.tasks:
        assert slow.heard is not None
        slow.heard(task.job, task.piece, None)
    assert turning.begin.isVisible()


def test_it_speaks_the_language_in_force(qtbot: QtBot, look: ThemeContext, qapp: object) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    turning.begin.click()
    slow.do()
    english = [entry.accessibleName() for entry in turning.entries]
    install_language(qapp, "de")  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: turning.accessibleName() == "Wendepunkte")
    german = [entry.accessibleName() for entry in turning.entries]
    assert len(german) == len(english)
    assert all("Schritt" in name for name in german)


def test_a_long_game_opens_without_its_decisions_being_counted(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[object] = []

    def none(*told: object) -> list[object]:
        counted.append(told)
        return []

    monkeypatch.setattr(Choices, "pieces", none)
    page, _ = show(qtbot, look)
    assert counted == []
    tab(page).begin.click()
    assert len(counted) == 1
    assert not tab(page).begin.isVisible()
    assert note(page).startswith("Nothing Ada did stands out")


def test_what_was_kept_is_there_when_the_game_is_opened(qtbot: QtBot, look: ThemeContext) -> None:
    match = over("nyse", "hbb", "look-back")
    pieces = Choices().pieces(match, {0}, USUAL)
    drawer = Drawer()
    rests = basis(Choices(), digest(match))
    for place, piece in enumerate(pieces):
        drawer.save(ID, rests, piece.number, written(match, piece, place))
    page, _ = show(qtbot, look, keeper=drawer)
    assert tab(page).entries
    assert not tab(page).begin.isVisible()


def test_a_list_that_scrolls_leaves_room_for_its_bar(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    slow.do()
    scroll = child(turning, QScrollArea)
    scroll.setFixedHeight(turning.entries[0].height())
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() > 0)
    widths = [entry.width() for entry in turning.entries]
    assert max(widths) <= scroll.width() - scroll.verticalScrollBar().width()


def entry(qtbot: QtBot, look: ThemeContext) -> TurningEntry:
    compared = "Banks won 34%, this 19%"
    told = PointTexts(
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


def told(decisions: float) -> SeatLuck:
    return SeatLuck(1.0, Estimate(0.0, 0.01), Estimate(decisions, 0.01), {})


def test_every_step_belongs_to_the_timelines_round(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    names = [page.round_at(step) for step in range(page.replay.total + 1)]
    assert names[0] == "Round 1"
    assert names[-1] == page.timeline.sections[-1].name
    assert list(dict.fromkeys(names)) == [one.name for one in page.timeline.sections]


def test_it_learns_anew_with_other_eyes(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    page.look_through(Viewpoint(1))
    story = page.words.story(page.viewpoint)
    assert story is not None
    assert story.own == 1


DRAWN = (0.2, -0.3, 0.1)


def finding(rounds: int, drawn: Sequence[float] = DRAWN, spread: float = 0.1) -> Mapping[str, Any]:
    """Return the finding of ``rounds`` rounds with nearly the same results."""
    squares = [rounds * (one * one + spread * spread) for one in drawn]
    moved = [rounds * one for one in drawn]
    return {
        "rounds": rounds,
        "squares": squares,
        "strokes": [
            [0, "deal", [0.0] * len(drawn), [0.0] * len(drawn)],
            [7, "drawn", moved, squares],
        ],
    }


def shown(qtbot: QtBot, look: ThemeContext) -> tuple[LookBackPage, Slow, LuckTab]:
    page, slow = show(qtbot, look, job=LuckAndDecisions())
    assert page.side is not None
    QTest.mouseClick(page.side.tabs.segment("luck"), Qt.MouseButton.LeftButton)
    return page, slow, page.side.luck


def report(slow: Slow, found: Mapping[str, Any], count: int = 1) -> None:
    for task in slow.tasks[:count]:
        assert slow.heard is not None
        slow.heard(task.job, task.piece, found)


def luck_told(tab: LuckTab) -> str:
    return "; ".join(row.accessibleName() for row in tab.rows)


def luck_note(tab: LuckTab) -> str:
    return next(label.text() for label in tab.findChildren(QLabel, "luck-note"))


def test_it_is_offered_begun_and_shown_once_known(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    assert tab.isVisible()
    assert not tab.rows
    QTest.mouseClick(tab.begin, Qt.MouseButton.LeftButton)
    assert slow.tasks
    assert not tab.begin.isVisible()
    report(slow, finding(75))
    qtbot.waitUntil(lambda: all(row.isVisible() for row in tab.rows))
    assert "33%" in luck_note(tab)


def test_the_bars_add_up_to_the_outcome(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow, tab = shown(qtbot, look)
    tab.begin.click()
    report(slow, finding(75), 2)
    assert page.side is not None
    match = tab._analysis.match
    found = [row.luck for row in tab.rows]
    for luck_told, part in zip(found, win_shares(match.result().ranks), strict=True):
        assert 1 / 3 + luck_told.decisions.mean + luck_told.luck.mean == pytest.approx(part)
    assert [moved(one.luck.mean) for one in found] == ["+20%", "\N{MINUS SIGN}30%", "+10%"]


def test_a_reader_hears_each_row_and_how_sure_it_is(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    report(slow, finding(75))
    text = luck_told(tab)
    names = [seat.name for seat in tab._analysis.match.seats]
    assert all(name in text for name in names)
    assert "luck +20%, give or take 2%" in text
    assert "move 7: +20%" in luck_note(tab), "the first seat's greatest stroke"


def test_what_luck_was_made_of_is_told_under_the_mouse(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    report(slow, finding(75))
    assert "What was drawn: +20%" in tab.rows[0].toolTip()


def test_luck_is_told_in_the_language_in_force(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    report(slow, finding(75))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, "de")
    qtbot.waitUntil(lambda: "Glück +20" in luck_told(tab))
    assert "Alle begannen" in luck_note(tab)


def test_alone_there_is_no_luck_to_tell(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look, people="h", job=LuckAndDecisions())
    assert page.side is not None
    page.side.tabs.segment("luck").click()
    assert not page.side.luck.begin.isVisible()
    assert "Solo" in luck_note(page.side.luck)
    assert slow.tasks == []
