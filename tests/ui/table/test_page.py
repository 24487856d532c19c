"""The table page: whole games by mouse only and by keyboard only, hand-over, pace, the end."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import STOP, TAKE
from stockgames.games.nyse.facts import facts_of
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.panel import Panel
from tests.ui.table.seating import SilentThinker, Table, open_table

MARKET, INVEST, SWAP = "speculative_market", "aggressive_investment", "stock_swap"


def open_buttons(table: Table) -> list[str]:
    """Return what can be clicked now: hot spots and enabled panel buttons."""
    choosing = table.game.choosing
    spots = [f"spot {t.name}" for t in choosing.targets() if t.refused is None]
    panel = table.page.action_panel.panel
    choices = [c for group in panel.groups for c in group.choices if not c.why_not]
    return [*spots, *(f"button {choice.name}" for choice in choices)]


@pytest.mark.parametrize(("players", "seed"), [("hbb", 1), ("h", 3)])
def test_a_whole_game_by_mouse_alone(qtbot: QtBot, players: str, seed: int) -> None:
    table, rng = open_table(qtbot, players).start(), Random(seed)
    for _ in range(3000):
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.OVER:
            break
        kind, name = rng.choice(open_buttons(table)).split()
        if kind == "spot":
            table.click_spot(name)
        else:
            table.click_button(name)
    assert table.stage is Stage.OVER
    assert table.journal.result is not None
    assert table.page.end_sheet.isVisible()
    with qtbot.waitSignal(table.page.end_sheet.rematch):
        table.click(table.page.end_sheet.rematch_button)


@pytest.mark.parametrize(("players", "seed"), [("hbb", 5), ("h", 6)])
def test_a_whole_game_by_keyboard_alone(qtbot: QtBot, players: str, seed: int) -> None:
    table, rng = open_table(qtbot, players).start(), Random(seed)
    keys = [*["Right", "Enter"] * 6, "Left", *"BKRGDX123", "Esc"]
    for _ in range(3000):
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.OVER:
            break
        table.key(rng.choice(keys))
    assert table.stage is Stage.OVER
    with qtbot.waitSignal(table.page.end_sheet.rematch):
        while table.page.focusWidget() is not table.page.end_sheet.rematch_button:
            table.key("Tab")
        table.key("Enter")


def test_the_panel_is_laid_out_once_each_time_the_table_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    panel, panels = table.page.action_panel, list[Panel]()
    show_panel = panel.show_panel

    def count(shown: Panel) -> bool:
        panels.append(shown)
        return show_panel(shown)

    monkeypatch.setattr(panel, "show_panel", count)
    table.page.presenter.refresh()
    assert len(panels) == 1
    table.key("K")
    assert len(panels) == 2
    assert panels[0] != panels[1]


def test_enter_takes_what_is_picked_and_only_once(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    table.key("K", "Enter", "Enter", "Enter")
    assert [move["do"] for move in table.journal.moves] == ["take"]
    assert table.journal.moves[0]["color"] == "black"


def test_a_second_click_takes_and_a_third_does_nothing(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    spot = table.spot("take-red")
    table.click(spot)
    assert table.journal.moves == []
    table.click(spot)
    QTest.mouseClick(spot, Qt.MouseButton.LeftButton)
    assert table.journal.moves == [{"seat": 0, "do": "take", "color": "red"}]


def test_enter_without_a_pick_says_what_is_missing(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("Enter")
    assert table.journal.moves == []
    assert table.page.refusal.text


def test_a_refusal_goes_once_something_else_is_picked(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("Enter")
    assert table.page.refusal.text
    table.click(table.spot("take-red"))
    assert not table.page.refusal.text


def test_escape_with_nothing_to_leave_asks_for_the_menu(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("K")
    with qtbot.assertNotEmitted(table.page.bar.menu):
        table.key("Esc")
    with qtbot.waitSignal(table.page.bar.menu):
        table.key("Esc")


@pytest.mark.parametrize("count", range(5))
def test_a_recap_leaves_many_notes_to_the_log(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """A settled round of Exchange filled half of a small window, over three ledgers."""
    table = open_table(qtbot, "hh").start()
    table.controller.lift()
    entry = LogEntry(1, "Ada", "Ada moved.", notes=tuple(f"It cost ${n}." for n in range(count)))
    monkeypatch.setattr(table.page.game_table.words, "entry", lambda *_: entry)
    while not table.page.presenter.recap_lines():
        table.controller.submit(table.controller.view.legal[-1])
        table.wait_for(Stage.CURTAIN)
        table.controller.lift()
    (told,) = {*table.page.presenter.recap_lines()}
    assert told == (entry.plain() if count < 3 else entry.text)


def test_escape_puts_the_recap_away_before_it_asks_for_the_menu(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    strip = table.page.parts.recap
    strip.write(["Bela took chip 3."])
    strip.show()
    with qtbot.assertNotEmitted(table.page.bar.menu):
        table.key("Esc")
    assert strip.isHidden()
    with qtbot.waitSignal(table.page.bar.menu):
        table.key("Esc")


def test_a_discard_can_be_undone_but_a_look_cannot(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    assert table.page.bar.undo_button.isHidden()
    table.key("D", "B", "Enter")
    table.wait_for(Stage.THINKING)
    assert not table.page.bar.undo_button.isHidden()
    QTest.keyClick(table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.journal.moves == []
    assert table.stage is Stage.ASKING
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    assert table.page.bar.undo_button.isHidden()


def test_step_by_step_waits_for_the_key(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbb", pace="step").start()
    table.key("B", "Enter")
    table.page.presenter.step()
    qtbot.waitUntil(lambda: table.stage is Stage.SHOWING and len(table.journal.moves) == 2)
    table.page.presenter.step()
    qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
    qtbot.wait(30)
    assert len(table.journal.moves) == 2
    table.key("Space")
    qtbot.waitUntil(lambda: len(table.journal.moves) == 3)


def test_skipping_goes_on_until_a_person_is_asked(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbbb", pace="step").start()
    table.key("B", "Enter")
    table.key("End")
    table.wait_for(Stage.ASKING)
    assert table.controller.seat == 0
    table.key("K", "Enter")
    qtbot.waitUntil(lambda: table.page.presenter.awaits_step)


def test_the_curtain_leaves_nothing_private(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", blue=[SWAP])
    with qtbot.waitSignal(table.page.curtain_wanted):
        table.start()
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING)
    assert "swap" in table.texts().lower()
    with qtbot.waitSignal(table.page.curtain_wanted):
        table.key("Enter")
    assert table.stage is Stage.CURTAIN
    assert "swap" not in table.texts().lower()
    assert table.game.scene.facts is None
    assert table.game.scene.hand.placed == []
    table.controller.lift()
    assert "swap" not in table.texts().lower()


def test_a_tip_that_shows_goes_with_the_secrets_it_tells(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", blue=[SWAP]).start()
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING)
    middle = table.page.mapToGlobal(table.page.rect().center())
    QToolTip.showText(middle, "Stock swap", table.page)
    assert QToolTip.isVisible()
    table.key("Enter")
    assert table.stage is Stage.CURTAIN
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def viewer(table: Table) -> int | None:
    return table.controller.viewer


def hold(table: Table, kind: QEvent.Type) -> None:
    send = QTest.keyPress if kind == QEvent.Type.KeyPress else QTest.keyRelease
    send(table.page.focusWidget() or table.page, Qt.Key.Key_Space)


def test_secrets_show_while_the_peek_key_is_held(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.PEEK, blue=[INVEST], red=[SWAP]).start()
    for key in "BRKG":
        table.wait_for(Stage.ASKING)
        table.key(key, "Enter")
        table.wait_for(Stage.PASSING)
        table.key("Enter")
    table.wait_for(Stage.ASKING)
    assert table.page.action_panel.offered("play-aggressive-investment") is None
    assert "invest" not in table.texts().lower()
    hold(table, QEvent.Type.KeyPress)
    assert viewer(table) == 0
    assert table.page.action_panel.offered("play-aggressive-investment") is not None
    hold(table, QEvent.Type.KeyRelease)
    assert viewer(table) is None
    assert "invest" not in table.texts().lower()


def test_the_eye_can_be_used_by_mouse_to_play_a_special(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.PEEK, blue=[INVEST]).start()
    for key in "BK":
        table.key(key, "Enter")
        table.wait_for(Stage.PASSING)
        table.key("Enter")
        table.wait_for(Stage.ASKING)
    table.click(table.page.parts.peek_button)
    table.click_button("play-aggressive-investment")
    table.click_button("confirm")
    assert table.journal.moves[-1]["do"] == "aggressive_investment"


def test_passing_names_the_next_person(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbh").start()
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING, Stage.CURTAIN)
    button = table.button("pass-on")
    assert button.text() == "Pass to Clara"


def over(table: Table) -> Table:
    """Play a game to its end."""
    table.start()
    while table.controller.view.actors:
        table.wait_for(Stage.ASKING, Stage.OVER)
        for action in table.controller.view.legal[:1]:
            table.controller.submit(action)
    table.wait_for(Stage.OVER)
    return table


def test_the_end_unfolds_every_score(qtbot: QtBot) -> None:
    table = over(open_table(qtbot, "hbb"))
    sheet, result = table.page.end_sheet, table.controller.result()
    assert sheet.isVisible()
    view = seen_as(NyseView, table.controller.view)
    for row in sheet.places.rows:
        total = sum(int(line.amount.strip("$M")) for line in row.row.lines)
        assert total == result.scores[row.row.seat] == view.value(row.row.seat)
    table.key("Esc")
    assert sheet.isHidden()
    table.key("Enter")
    assert sheet.isVisible()


@pytest.mark.parametrize("players", ["h", "hbb"])
def test_a_key_pressed_late_starts_no_game_unread(qtbot: QtBot, players: str) -> None:
    table = over(open_table(qtbot, players))
    sheet, asked = table.page.end_sheet, list[str]()
    table.page.end_sheet.rematch.connect(lambda: asked.append("rematch"))
    table.page.end_sheet.lobby.connect(lambda: asked.append("lobby"))
    table.key("Enter", "Space", "Enter", "Right", "Enter")
    assert (asked, sheet.isVisible()) == ([], True)
    for _ in range(len(sheet.places.rows) + 1):
        table.key("Tab")
        if table.page.focusWidget() is sheet.rematch_button:
            break
    table.key("Enter")
    assert asked == ["rematch"]


def test_arrows_on_the_end_sheet_unfold_one_score_after_the_other(qtbot: QtBot) -> None:
    table = over(open_table(qtbot, "hbb"))
    sheet = table.page.end_sheet
    unfolded = [sheet.paper.accessibleName()]
    for _ in range(2):
        table.key("Down")
        unfolded.append(sheet.paper.accessibleName())
    assert len(set(unfolded)) == 3
    table.page.presenter.refresh()
    assert [row.isChecked() for row in sheet.places.rows] == [False, False, True]
    assert table.page.focusWidget() is sheet.places.rows[2]


def test_showing_again_ends_at_the_present_view(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbbb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    before = seen_as(NyseView, table.controller.view)
    table.pace.set_mode("fast")
    table.key("S")
    table.page.presenter.step()
    qtbot.waitUntil(
        lambda: table.game.scene.facts == facts_of(before, concealed=False), timeout=8000
    )
    qtbot.waitUntil(lambda: table.game.choosing.open, timeout=8000)
    table.key("K", "Enter")
    assert len(table.journal.moves) == 5


def test_the_whole_log_opens_and_closes_by_key(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.key("L")
    assert table.page.log_sheet.isVisible()
    assert any(
        line.startswith("Ada took Chemicals.") for line in table.page.log_sheet.lines.spoken_lines()
    )
    table.key("K", "Enter")
    assert len(table.journal.moves) == 2
    table.key("Esc")
    assert table.page.log_sheet.isHidden()


def test_a_refused_intent_is_told_in_words_and_can_be_mended(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    table.game.acted.emit(STOP)
    assert "do exactly one thing" in table.page.refusal.text
    table.key("B", "Enter")
    assert table.journal.moves == [{"seat": 0, "do": "take", "color": "blue"}]


def test_a_move_that_cannot_be_kept_is_told(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()

    def fail(number: int, move: dict[str, object]) -> None:
        raise OSError("disk full")

    table.journal.append = fail  # type: ignore[method-assign]
    table.game.acted.emit(TAKE[0])
    assert "couldn't be saved" in table.page.refusal.text
    assert table.game.board.spot("take-blue") is not None


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (3840, 2160)])
def test_everything_fits_without_scroll_bars(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = open_table(qtbot, "hbbbbbbbbb").start()
    table.wait_for(Stage.ASKING)
    table.page.resize(*size)
    page = table.page.rect()
    for widget in (table.page.bar, table.page.log, table.page.action_panel, table.page.board):
        assert page.contains(widget.geometry())
    for item in table.game.scene.seat_items.values():
        assert table.game.scene.sceneRect().contains(item.rect)


def test_another_language_is_written_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(qtbot, "hb").start()
    drawn = list[QPainter]()
    table.picture()
    monkeypatch.setattr(table.game.scene.hand, "draw", drawn.append)
    table.picture()
    assert drawn == []
    QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
    table.picture()
    assert len(drawn) == 1
