"""The hint: what its popover shows, and when and to whom it is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.bots.findings import Advice, Weighed
from stockgames.bots.question import Answer, Question
from stockgames.controllers.stages import Stage
from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import NyseAction
from stockgames.games.nyse.explanation import RULINGS
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.hints import HintText
from stockgames.ui.table.hints import HintPopover
from stockgames.ui.theme.context import ThemeContext
from tests.ui.table.seating import SilentThinker, Table, lay

HINT = HintText("The bot would", "Take Chemicals", ("It climbs.",), "N5")


@pytest.fixture
def slip(qtbot: QtBot) -> HintPopover:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(700, 500)
    page.show()
    made = HintPopover(ThemeContext(), page)
    made.page = page  # type: ignore[attr-defined]
    return made


def lie(slip: HintPopover, hint: HintText) -> bool:
    """Show a hint; return whether it was new."""
    news = slip.write(hint)
    slip.lay(QRect(20, 20, 360, slip.wanted_height(360)), alert=False)
    return news


def texts(slip: HintPopover) -> list[str]:
    return [text for text, _ in slip.paragraphs()]


def test_the_same_hint_is_news_once(slip: HintPopover) -> None:
    assert lie(slip, HINT)
    assert slip.hint == HINT
    assert not lie(slip, HINT)
    assert lie(slip, HintText("The bot would", "Take Technology"))


def test_while_it_is_followed_it_says_only_what_to_do(slip: HintPopover) -> None:
    lie(slip, HINT)
    assert texts(slip) == ["The bot would", "Take Chemicals", "It climbs."]
    assert slip.shorten()
    assert texts(slip) == ["Take Chemicals"]
    assert not slip.shorten(), "it is short already"
    assert slip.close_link.isHidden()
    assert lie(slip, HintText("The bot would", "Take Technology")), "another is told whole"
    assert not slip.is_brief


def test_a_hint_without_an_action_cannot_be_shortened(slip: HintPopover) -> None:
    lie(slip, HintText("No hint came."))
    assert not slip.shorten()
    assert texts(slip) == ["No hint came."]


def test_a_click_or_its_link_asks_to_put_it_away_and_then_nothing_of_it_is_left(
    slip: HintPopover,
) -> None:
    told = list[bool]()
    slip.dismissed.connect(lambda: told.append(True))
    lie(slip, HINT)
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton)
    slip.close_link.click()
    assert told == [True, True]
    slip.put_away()
    assert slip.hint is None
    assert slip.accessibleName() == slip.spoken() == ""
    assert texts(slip) == []


def test_the_button_that_closes_it_stands_in_the_title_where_that_has_room(
    slip: HintPopover,
) -> None:
    plain = HintText(HINT.title, HINT.action, HINT.lines)
    lie(slip, plain)
    button, action_top = slip.close_link, slip.height() / 2
    assert button.geometry().bottom() < action_top
    assert slip.rect().contains(button.geometry())
    lie(slip, HINT)
    assert button.geometry().bottom() < action_top
    assert slip.link.geometry().top() > slip.height() / 2
    lie(slip, HintText("A title that leaves no room beside it, for it is long", "Take", ()))
    assert slip.close_link.geometry().top() > slip.height() / 2


class Adviser(SilentThinker):
    """Answers hints when told to, and bots' questions when hurried."""

    def advise(self, kind: str = "take") -> Advice:
        """Advise the first action of a kind, its `do`."""
        assert self._waiting is not None
        question, on_answer = self._waiting
        legal = [a for a in question.view.legal if isinstance(a, NyseAction) and a.do == kind]
        best, next_best = Weighed(legal[0], 40, 0.6, won=0.6), Weighed(legal[1], 10, 0.4, won=0.4)
        reason = Advice(50, "standing", best, next_best)
        on_answer(Answer(legal[0], advice=reason))
        return reason

    @property
    def asked(self) -> Question | None:
        return self._waiting[0] if self._waiting else None


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


def sit(qtbot: QtBot, adviser: Adviser, players: str = "hb") -> Table:
    return lay(qtbot, players).use(adviser).start()


def move(table: Table) -> None:
    table.click_spot("take-blue")
    table.click_button("confirm")


def said(table: Table) -> str:
    hint = table.page.hints.slip.hint
    return "" if hint is None else hint.plain()


def test_h_asks_tells_and_puts_away(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    assert "Asking" in said(table)
    reason = adviser.advise()
    words = table.game.words
    action, view = reason.chosen.action, seen_as(NyseView, table.controller.view)
    assert isinstance(action, NyseAction)
    assert words.action_label(action, view) in said(table)
    assert "6 of 10 games" not in table.page.hints.slip.accessibleName()
    table.key("H")
    assert "6 of 10 games" in table.page.hints.slip.accessibleName()
    table.key("H")
    assert said(table) == ""
    table.key("H")
    assert words.action_label(action, view) in said(table)
    table.key("Esc")
    assert said(table) == ""


@pytest.mark.parametrize("by", ["key", "button"])
def test_what_a_hint_says_is_chosen_but_still_confirmed(
    qtbot: QtBot, adviser: Adviser, by: str
) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    action = adviser.advise().chosen.action
    if by == "key":
        table.key("Y")
    else:
        table.click(table.page.hints.slip.do_link)
    assert table.game.choosing.action() == action
    assert not table.match.moves
    assert table.page.hints.slip.is_brief
    table.key("Enter")
    assert table.journal.moves[0]["do"] == action.do


def test_the_button_does_the_same_and_a_click_puts_the_slip_away(
    qtbot: QtBot, adviser: Adviser
) -> None:
    table = sit(qtbot, adviser)
    table.click(table.page.bar.hint_button)
    adviser.advise()
    table.click(table.page.hints.slip)
    assert said(table) == ""


def test_the_slip_goes_with_the_decision(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    adviser.advise()
    move(table)
    assert said(table) == ""
    table.wait_for(Stage.THINKING)
    assert not table.page.bar.hint_button.isVisible()
    assert "after a hint" in "\n".join(e.plain() for e in table.page.log.lines.entries)


def test_h_is_the_hint_alone_and_t_hurries_a_bot(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    move(table)
    table.wait_for(Stage.THINKING)
    moves = len(table.match.moves)
    hurry = table.page.action_panel.offered("hurry")
    assert hurry is not None
    assert hurry.key() == "T"
    table.key("H")
    qtbot.wait(20)
    assert len(table.match.moves) == moves
    table.key("T")
    qtbot.waitUntil(lambda: len(table.match.moves) > moves)


def test_no_hint_reaches_over_a_curtain(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser, "hh")
    table.wait_for(Stage.CURTAIN)
    table.key("H")
    assert adviser.asked is None
    assert not table.page.bar.hint_button.isVisible()
    table.controller.lift()
    table.key("H")
    adviser.advise()
    first = said(table)
    assert first
    move(table)
    while table.stage is not Stage.CURTAIN:
        table.wait_for(Stage.PASSING, Stage.CURTAIN)
        table.controller.pass_screen()
    assert said(table) == ""
    assert first not in table.texts()
    assert table.page.hints.slip.accessibleName() == ""


def test_the_log_begins_with_who_plays_and_without_the_seal(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("L")
    (line,) = table.page.parts.log_sheet.lines.entries
    assert all(info.name in line.plain() for info in table.match.seats)
    assert table.match.seal not in line.plain()
    assert len(table.match.moves) == 0


def test_a_hint_leads_to_the_ruling_on_what_it_would_do(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    wanted: list[str] = []
    table.page.ruling_requested.connect(wanted.append)
    table.key("H")
    assert table.page.hints.slip.link.isHidden(), "nothing is said yet"
    table.key("F2")
    assert wanted == []
    adviser.advise("discard")
    table.key("F2")
    assert wanted == [RULINGS["discard"]]
    table.click(table.page.hints.slip.link)
    assert wanted == [RULINGS["discard"]] * 2


def test_where_no_ruling_says_more_of_what_it_would_do_a_hint_names_none(
    qtbot: QtBot, adviser: Adviser
) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    adviser.advise("take")
    assert said(table)
    assert table.page.hints.slip.link.isHidden()


def test_a_hint_that_rests_on_no_ruling_can_be_closed_by_a_button_too(
    qtbot: QtBot, adviser: Adviser
) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    close = table.page.hints.slip.close_link
    assert close.isHidden()  # nothing is shown yet
    adviser.advise()
    assert not table.page.hints.slip.ruling
    table.click(close)
    assert said(table) == ""


def test_a_hint_loses_the_medals_of_a_game_alone_at_once_and_for_good(
    qtbot: QtBot, adviser: Adviser
) -> None:
    table = sit(qtbot, adviser, "h")
    presenter = table.page.presenter
    told = [presenter.state.status]
    table.key("H")
    adviser.advise()
    told.append(presenter.state.status)
    move(table)
    table.wait_for(Stage.ASKING)
    told.append(presenter.state.status)
    table.controller.undo()
    told.append(presenter.state.status)
    assert ["bronze" in each for each in told] == [True, False, False, False]
