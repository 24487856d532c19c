"""The desk on screen: envelopes filled by mouse and by keys, the audit, secrets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.desk import EMBLEMS
from stockgames.games.stock_exchange.parts import BOOK, DIAMOND, GOLD, IRON, OIL, WATER
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.stock_exchange.terms import company
from stockgames.presentation.hints import HintText
from stockgames.presentation.sentences.speech import money
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.pace import PaceMode
from tests.ui.games.stock_exchange.office import GAME, Office, dealt, is_share
from tests.ui.table.seating import SilentThinker, label_texts


def produced(table: Office) -> tuple[int, ...]:
    form = table.form
    return form.entries.produce


def swapped(table: Office) -> int:
    assert table.desk.choosing.form is not None
    return len(table.desk.choosing.form.entries.exchange)


def is_open(table: Office) -> bool:
    return table.desk.scene.notebook.isVisible()


def over(table: Office) -> bool:
    return table.desk.audit.is_over


def done(table: Office) -> int:
    progress = table.desk.audit.progress
    assert progress is not None
    return progress.done


@pytest.fixture
def table(qtbot: QtBot) -> Office:
    table = Office(qtbot, dealt()).start()
    table.wait_for(Stage.ASKING)
    return table


def test_three_envelopes_by_mouse_and_the_audit_read(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt()).start()
    for number in (1, 2, 3):
        table.wait_for(Stage.ASKING)
        assert table.desk.choosing.view is not None
        assert table.desk.choosing.view.round == number
        table.fill()
        table.click_button("seal")
    table.watch_until(Stage.OVER)
    assert [len(move["resources"]) for move in table.journal.moves if move["seat"] == 0] == [
        2,
        2,
        3,
    ]
    assert table.journal.result is not None
    assert over(table)
    view = seen_as(StockExchangeView, table.controller.view)
    assert view.audit is not None
    for statement in view.audit.statements:
        spot = table.spot(f"audit-{EMBLEMS[statement.company]}")
        words = spot.accessibleName()
        assert company(statement.company) in words
        assert money(statement.earnings) in words
        assert all(money(line.dollars) in words for line in statement.lines)
    table.click_button("show-result")
    assert table.page.end_sheet.isVisible()
    with qtbot.waitSignal(table.page.end_sheet.rematch):
        table.click(table.page.end_sheet.rematch_button)


def test_after_the_audit_too_the_closing_page_begins_with_the_result(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=2), pace="fast").start()
    table.fill()
    table.click_button("seal")
    while table.controller.stage is not Stage.OVER:
        table.key("Space")
        qtbot.wait(10)
    opening = table.page.end_sheet.opening
    running = []
    for _ in range(2):
        table.key("End")
        table.click_button("show-result")
        running.append(opening.is_running)
        table.key("Esc", "Esc")
        assert table.page.end_sheet.isHidden()
    assert running == [True, False]


def test_the_audit_goes_line_by_line_and_back(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=3), pace="normal").start()
    table.wait_for(Stage.OVER)
    audit = table.desk.audit
    table.key("Left")
    assert done(table) == 0
    assert audit.progress is not None
    table.key("Right", "Right", "Right")
    assert done(table) == 3
    assert audit.progress.lines(0)[:4] == (1.0, 1.0, 1.0, 0.0)
    assert table.desk.board.spot("audit-anchor") is None
    table.key("Left")
    assert audit.progress.lines(0)[:3] == (1.0, 1.0, 0.0)
    button = table.button("audit-skip")
    table.click(button)
    assert over(table)
    table.point("audit-crown")
    assert audit.book.company == 2
    table.key("W")
    assert not over(table)


def test_the_log_tells_what_is_paid_no_earlier_than_the_audit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Office(qtbot, dealt(rounds=2), pace="step").start()
    table.fill()
    table.click_button("seal")
    early: list[str] = []
    tell = table.page.log.set_data

    def heard(entries: Sequence[LogEntry], *rest: Any) -> None:
        if not table.desk.end_shown:
            early.extend(entry.plain() for entry in entries)
        tell(entries, *rest)

    monkeypatch.setattr(table.page.log, "set_data", heard)
    while table.controller.stage is not Stage.OVER:
        table.key("Space")
        qtbot.wait(10)
    assert early
    assert not [line for line in early if "earned" in line]


def test_a_step_back_from_the_end_shows_at_once_everywhere(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=3), pace="normal").start()
    table.wait_for(Stage.OVER)
    table.desk.audit.skip()
    table.picture(table.desk.board)
    table.key("Left")
    shown = table.picture(table.desk.board)
    table.desk.scene.update()
    assert table.picture(table.desk.board) == shown


def test_the_audit_plays_by_itself(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=3), pace="fast").start()
    table.wait_for(Stage.OVER)
    audit = table.desk.audit
    audit._speed = 0.001
    audit.watch_again()
    qtbot.waitUntil(lambda: audit.is_over, timeout=10_000)
    assert table.page.action_panel.offered("show-result") is not None
    assert table.page.end_sheet.isHidden()


def test_the_audit_offers_nothing_twice(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=3), pace="normal").start()
    table.wait_for(Stage.OVER)
    for keys in (("Left",), ("Right", "Right"), ("End",)):
        table.key(*keys)
        spots = [table.desk.board.spot(name) for name in table.offered()]
        panel = table.page.action_panel.panel
        labels = [choice.label for group in panel.groups for choice in group.choices]
        labels += [spot.accessibleName() for spot in spots if spot is not None]
        assert len(labels) == len(set(labels))


def test_skipping_the_audit_twice_starts_no_game(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=3), pace="normal").start()
    table.wait_for(Stage.OVER)
    asked: list[int] = []
    table.page.end_sheet.rematch.connect(lambda: asked.append(1))
    table.key("Enter", "Enter", "End", "Space")
    assert over(table)
    assert asked == []


def test_an_envelope_by_keys_alone(table: Office) -> None:
    table.key("Right", "Enter", "Enter", "Enter", "Enter")
    form = table.form
    assert produced(table) == (BOOK,) * 4
    table.key("Enter", "1", "Enter", "4")
    assert [gift.to for gift in form.entries.resources] == [1, 4]
    for column in ("2", "7"):
        while not is_share(table.desk.board.focused_spot or ""):
            table.key("Down")
        table.key("Enter", column)
    assert [gift.to for gift in form.entries.stocks] == [2, 7]
    assert form.problems() == ()
    table.key("Enter")
    assert table.journal.moves[0]["produce"] == ["book"] * 4


def test_an_envelope_filled_by_mouse_is_sealed_by_enter(table: Office) -> None:
    table.fill()
    table.key("Enter")
    assert [move["seat"] for move in table.journal.moves][:1] == [0]


def test_enter_on_a_place_seals_nothing_and_the_button_says_what_does(table: Office) -> None:
    table.fill()
    seal = table.button("seal")
    assert seal.key() == "Enter"
    table.key("Right")
    assert seal.key() == "Ctrl+Enter"
    table.key("Enter")
    assert table.journal.moves == []


def test_changes_can_be_taken_back(table: Office) -> None:
    table.point("good-water", "good-iron")
    table.point("slot-1")
    assert produced(table) == (IRON,)
    QTest.keyClick(table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert produced(table) == (WATER, IRON)
    QTest.keyClick(table.page, Qt.Key.Key_Backspace)
    table.click_button("take-back")
    assert produced(table) == ()
    assert not table.journal.moves


def test_one_button_undoes_a_change_of_the_form(table: Office) -> None:
    table.point("good-water")
    assert table.page.bar.undo_button.isHidden()
    button = table.button("take-back")
    assert not button.is_barred


def test_ctrl_enter_seals_also_where_enter_alone_would(table: Office) -> None:
    table.fill()
    table.page.setFocus()
    seal = table.button("seal")
    assert seal.key() == "Enter"
    QTest.keyClick(table.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [move["seat"] for move in table.journal.moves if move["seat"] == 0] == [0]


@pytest.mark.parametrize("pace", ["fast", "step"])
@pytest.mark.parametrize("coal", [False, True])
def test_after_the_last_envelopes_the_audit_plays_whatever_was_in_them(
    qtbot: QtBot, pace: PaceMode, coal: bool
) -> None:
    match, dice = dealt(rounds=2), Random(1)
    for seat in range(1, 8):
        while True:
            sealed = GAME.sample_action(match.view(seat), dice)
            assert isinstance(sealed, Submit)
            if (DIAMOND in sealed.produce) == coal:
                break
        match.act(seat, sealed)
    table = Office(qtbot, match, pace=pace).start()
    table.wait_for(Stage.ASKING)
    table.fill()
    table.click_button("seal")
    held = table.page.presenter
    qtbot.waitUntil(lambda: held.reveal is not None, timeout=8000)
    assert held.awaits_step

    def is_pressed_away() -> bool:
        return held.step() and held.reveal is None  # an immediate press counts as a late one

    qtbot.waitUntil(is_pressed_away)
    table.wait_for(Stage.OVER)
    progress = table.desk.audit.progress
    assert progress is not None
    assert not progress.is_over, "it was all there at once"


def test_things_can_be_dragged(table: Office) -> None:
    form = table.form
    table.drag("good-water", "slot-3")
    assert produced(table) == (WATER,)
    table.drag("good-water", "good-to-4")
    assert [(gift.to, gift.resource) for gift in form.entries.resources] == [(4, WATER)]
    table.drag("good-to-4", "good-to-2")
    assert [gift.to for gift in form.entries.resources] == [2]
    first, second = table.shares()[0], table.shares()[-1]
    table.drag(second, "stock-to-1")
    assert [gift.to for gift in form.entries.stocks] == [1]
    table.drag(first, "exchange")
    assert swapped(table) == 0
    table.drag(table.shares()[-1], "exchange")
    assert swapped(table) == 1
    table.drag("good-to-2", "good-water")
    assert table.desk.scene.facts is not None
    assert table.desk.scene.facts.goods_holes[2].gift is None


def test_a_refusal_is_explained(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(garnets=0)).start()
    table.wait_for(Stage.ASKING)
    table.point("good-coal")
    assert "S4" in table.page.refusal.text
    table.key("G")
    assert "S5" in table.page.refusal.text
    table.click_button("seal")
    assert "4" in table.page.refusal.text
    assert not table.journal.moves


def test_what_is_in_hand_stays_there_when_a_press_is_refused(table: Office) -> None:
    own = next(share for share in table.shares() if "anchor" in share)
    table.point("exchange", own)
    assert "S5" in table.page.refusal.text
    table.point(next(share for share in table.shares() if "anchor" not in share))
    assert swapped(table) == 1


def test_an_exchange_by_key_goes_on_at_the_first_share_that_it_takes(table: Office) -> None:
    look_at(table, "good-coal")
    table.key("G")
    first = next(share for share in table.shares() if "anchor" not in share)
    assert table.desk.board.focused_spot == first
    table.key("Enter")
    assert swapped(table) == 1
    assert table.page.refusal.text == ""


def test_nothing_lies_over_the_open_notebook_or_tells_the_desk_twice(table: Office) -> None:
    page = table.page
    assert {spot.toolTip() for spot in page.board.findChildren(HotSpot)} == {""}
    page.parts.hint_popover.write(HintText("A shrewd bot would play this", "Order four."))
    page.popovers.show(page.parts.hint_popover)
    assert page.popovers.visible()
    table.key("N")
    assert not page.popovers.visible()


def test_the_notebook_opens_and_shuts(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(rounds=2)).start()
    table.wait_for(Stage.ASKING)
    table.key("N")
    table.spot("shut-notebook")
    assert len(table.desk.scene.notebook.pages) == 4
    assert table.desk.board.spot("good-gold") is None
    groups = table.page.action_panel.panel.groups
    assert [choice.key for group in groups for choice in group.choices] == ["N"], "it can be shut"
    table.click_button("notebook")
    assert not is_open(table)
    table.point("notebook")
    assert is_open(table)
    table.key("Esc")
    assert table.desk.board.spot("good-gold") is not None


def test_a_bystander_is_promised_no_notebook(qtbot: QtBot) -> None:
    is_blank = []
    for people in ("bbbbbbbb", "hbbbbbbb"):
        table = Office(qtbot, dealt(people))
        table.use(SilentThinker())
        table.start()
        layout = table.desk.scene.layout_
        assert layout is not None
        place = layout.notebook.toRect()
        places = (place, place.translated(-80, 0))
        there, beside = (table.picture(table.desk.board, part) for part in places)
        is_blank.append(there == beside)
    assert is_blank == [True, False]


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.PEEK])
def test_nothing_private_is_left_under_the_curtain(qtbot: QtBot, handover: Handover) -> None:
    table = Office(qtbot, dealt("hhbbbbbb", rounds=1), handover).start()
    table.wait_for(Stage.CURTAIN)
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    table.fill()
    table.desk.look_ahead()
    table.click_button("seal")
    table.wait_for(Stage.CURTAIN)
    choosing = table.desk.choosing
    assert table.desk.scene.facts is None
    assert choosing.form is None
    assert not table.desk.scene.fan.forecasts
    assert table.offered() == []
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    assert choosing.view is not None
    assert choosing.view.seat == table.controller.seat
    assert produced(table) == ()


def test_what_more_would_bring_shows_while_somebody_decides_and_no_longer(qtbot: QtBot) -> None:
    """In a lesson, "+500" was shown under coal while the question was what coal is worth."""
    table = Office(qtbot, dealt())
    table.use(SilentThinker())
    table.start()
    table.wait_for(Stage.ASKING)
    table.fill()
    table.desk.look_ahead()
    scene = table.desk.scene
    assert scene.fan.forecasts
    assert scene.warehouse.forecasts
    table.click_button("seal")
    table.wait_for(Stage.THINKING)
    assert not scene.fan.forecasts
    assert not scene.warehouse.forecasts


def given(table: Office) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return the goods and shares in the pigeon-holes, with their recipients."""
    form = table.form
    goods = [(gift.to, gift.resource) for gift in form.entries.resources]
    return goods, [(gift.to, gift.company) for gift in form.entries.stocks]


def look_at(table: Office, name: str) -> None:
    spot = table.spot(name)
    spot.setFocus()


def test_a_column_key_gives_what_the_keyboard_is_on(table: Office) -> None:
    table.point("good-book", "good-water")
    look_at(table, "good-book")
    table.key("3")
    assert given(table) == ([(3, BOOK)], [])
    share = table.shares()[-1]
    look_at(table, share)
    table.key("3")
    assert [to for to, _ in given(table)[1]] == [3]
    assert table.desk.choosing.in_hand is None
    assert table.desk.board.focused_spot == table.shares()[-1], "beside the one that went"
    assert table.desk.undo_change()
    assert given(table) == ([(3, BOOK)], [])


def picked(table: Office) -> str | None:
    return table.desk.choosing.picked


def test_a_column_key_takes_the_hole_that_is_still_to_be_filled(table: Office) -> None:
    look_at(table, "good-gold")
    table.key("3")
    assert picked(table) == "good-to-3"
    table.key("3")
    assert picked(table) is None
    table.point("good-book", "good-to-3", "good-book")
    table.key("3")
    assert picked(table) == "stock-to-3"
    table.key("4")
    assert picked(table) == "stock-to-4"
    assert table.page.refusal.text == ""


def test_pointing_at_a_pigeon_hole_tells_who_leads_the_company(table: Office) -> None:
    spot = table.spot("good-to-3")
    spot.setFocus()
    told = table.desk.scene.production
    assert told.heading == "Dmitri, Dial Clockworks"
    assert told.text == "casual bot\nYour gifts. Resource: none yet. Share: none yet."


def test_what_comes_after_the_orders_is_told_where_one_points(table: Office) -> None:
    table.point("good-gold", "good-gold", "good-iron", "good-iron")
    told = table.desk.scene.production
    assert told.heading == "Iron, 2 ordered"
    assert told.extra.text == "Click to pick it up as a gift."
    table.point("good-iron")
    assert told.heading == "Iron"
    assert told.text.startswith("Who gets it?")


def test_a_form_that_cannot_be_kept_is_told_once_and_stays(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt()).start()

    def fail(seat: int, draft: object) -> None:
        raise OSError("disk full")

    table.journal.save_draft = fail  # type: ignore[method-assign]
    table.point("good-gold")
    assert "couldn't be saved" in table.page.refusal.text
    assert produced(table) == (GOLD,)
    table.page.refusal.hide()
    table.point("good-oil")
    assert table.page.refusal.isHidden()
    assert produced(table) == (GOLD, OIL)


def test_a_hint_is_brief_once_it_is_followed_and_goes_by_a_press(table: Office) -> None:
    page, hint = table.page, table.page.parts.hint_popover
    hint.write(HintText("A shrewd bot would play this", "Order four.", ("Reasons. " * 90,)))
    page.popovers.show(hint)
    table.point("good-to-3")  # nothing is filled in yet
    assert len(label_texts(hint)) == 3
    table.point("good-to-3", "good-gold")
    assert label_texts(hint) == ["Order four."]
    assert hint.paper().bottom() < page.popovers.anchor.top()
    hint.write(HintText("A shrewd bot would play this", "Order more.", ("Reasons.",)))
    assert len(label_texts(hint)) == 3
    page.popovers.show(hint)
    table.click(hint.close_link)
    assert hint.isHidden()


def test_the_keys_of_desk_and_audit_are_listed(qtbot: QtBot) -> None:
    choosing = dict(Office(qtbot, dealt()).start().page.key_notes())
    assert choosing["Undo"].split() == ["Backspace", "Ctrl+Z"]
    assert choosing["Exchange a share"] == "G"
    assert "Watch the audit again" not in choosing
    audit = dict(Office(qtbot, dealt(rounds=3)).start().page.key_notes())
    assert audit["Watch the audit again"] == "W"
    assert audit["Skip to the end"] == "End"
    assert "Exchange a share" not in audit
