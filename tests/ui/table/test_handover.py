"""What a curtain tells is what everyone sees; the peek button shows while it is held."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import Holder, SeatInfo
from stockgames.games.portfolio.actions import NO_TERMS, Found, Offer
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import TableState, headless_context, words_of
from stockgames.ui.review.step import StepWords
from stockgames.ui.table import handover
from stockgames.ui.table.handover import PeekButton, public_facts
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.curtain_facts import PublicFacts
from tests.controllers.desk import sit_down
from tests.ui.games.portfolio import seating as portfolio
from tests.ui.table.seating import NAMES, Table, open_table


def facts_for(table: Table) -> PublicFacts:
    page = table.page
    return public_facts(table.controller, page.presenter.state, page.game_table.words)


def test_the_curtain_names_whose_it_is_and_how_the_table_stands(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh").start()
    table.wait_for(Stage.CURTAIN)
    facts = facts_for(table)
    assert (facts.name, facts.portrait) == ("Ada", portraits_at(["Ada", "Bela"])[0])
    assert facts.situation.startswith("NYSE  ·  ")
    assert len(facts.prices) == 4


def test_two_deals_that_differ_only_in_hidden_chips_are_told_alike(qtbot: QtBot) -> None:
    plain = open_table(qtbot, "hh").start()
    special = open_table(qtbot, "hh", blue=["speculative_market"], red=["stock_swap"]).start()
    assert facts_for(plain) == facts_for(special)


def test_before_the_first_move_nobody_can_come_back_and_the_curtain_says_why(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh").start()
    facts = facts_for(table)
    assert facts.back == ""
    assert facts.why_not_back == say("table-no-undo", code="nothing-was-done", name="")


def test_a_turn_that_revealed_a_chip_stays_and_the_curtain_says_why(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh").start()
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    table.key("R", "Enter")
    table.wait_for(Stage.PASSING)
    table.key("Enter")
    table.wait_for(Stage.CURTAIN)
    facts = facts_for(table)
    assert facts.name == "Bruno"
    assert facts.back == ""
    assert facts.why_not_back == say("table-no-undo", code="something-was-revealed", name="")


def test_nobody_is_called_back_to_their_own_curtain(qtbot: QtBot) -> None:
    """Clara was offered a way "back to Clara" after she had undone her last move."""
    hands = ["3H 4H 5H 6H 9C KD", "3C 4C 5C JD QS"]
    table = portfolio.open_table(
        qtbot, "hh", setup=portfolio.stacked(2, 1, hands, "9S", "KS")
    ).start()
    table.controller.lift()
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    table.controller.submit(Found(portfolio.cards("3H 4H 5H")))
    table.wait_for(Stage.ASKING)
    assert table.controller.can_undo
    table.controller.cover()
    facts = facts_for(table)
    assert (facts.name, facts.back) == ("Ada", "")


def test_an_answer_stays_that_of_whoever_gave_it_when_the_seat_changes_hands(qtbot: QtBot) -> None:
    """The log named who had declined; panel, recap and look back the one who has the seat now."""
    table = portfolio.open_table(qtbot, "hhh").start()
    table.controller.lift()
    table.controller.submit(Offer(1, replace(NO_TERMS, cash=1), replace(NO_TERMS, cash=2)))
    table.wait_for(Stage.CURTAIN)
    assert table.controller.reply(False)
    table.wait_for(Stage.CURTAIN)
    assert table.controller.hand_seat(1, Holder(name="Esra", player="human"))
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    match, page = table.controller._match, table.page
    replay, here = GameReplay(match, (0,)), Viewpoint(0)
    told = [
        page.action_panel.panel.note,
        *page.presenter.recap_lines(),
        StepWords(replay, page.game_table.words).entry(len(match.moves), here).text,
    ]
    assert len(told) == 3
    assert all(text.startswith("Bruno declined") for text in told), told


@pytest.fixture
def told() -> list[bool]:
    return []


@pytest.fixture
def button(qtbot: QtBot, told: list[bool]) -> PeekButton:
    made = PeekButton(ThemeContext())
    qtbot.addWidget(made)
    made.peeked.connect(told.append)
    made.peeked.connect(made.set_on)
    return made


def test_held_it_shows_until_it_is_let_go(
    button: PeekButton, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_LONG_PRESS", -1)
    button.pressed.emit()
    assert told == [True]
    button.released.emit()
    assert told == [True, False]


def test_clicked_it_shows_until_it_is_clicked_again(
    button: PeekButton, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_LONG_PRESS", 600_000)
    button.click()
    assert told == [True]
    button.click()
    assert told == [True, False]


def test_it_says_what_a_press_does(button: PeekButton) -> None:
    look = button.text()
    button.set_on(True)
    assert button.text() != look
    button.set_on(False)
    assert button.text() == look
    assert button.toolTip()
    assert button.objectName() == "peek"


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_no_move_on_the_curtain_is_a_page_of_text(game_id: str, qtbot: QtBot) -> None:
    game, rng = registry.load(game_id), Random(3)
    seats = [SeatInfo(name=name, player="human") for name in NAMES[: max(2, game.meta.seats[0])]]
    match = Match.deal(game, seats, {}, "seed")
    table = sit_down(match, Handover.CURTAIN)
    table.start()
    told: list[str] = []
    for _ in range(120):
        if table.stage is Stage.CURTAIN:
            context = replace(headless_context(match, None), seat=table.seat)
            state = TableState(context, table.view, context)
            told += public_facts(table, state, words_of(match)).moves
            table.lift()
        elif table.stage is Stage.ASKING:
            table.submit(game.sample_action(table.view, rng))
        elif table.stage is not Stage.OVER:
            table.pass_screen() if table.stage is Stage.PASSING else table.proceed()
    assert all(len(move) < 160 for move in told)


def test_the_curtain_tells_why_and_what_everyone_has_and_nothing_of_a_hand(qtbot: QtBot) -> None:
    """Two deals of Portfolio that differ in a hidden card of whoever comes next are told alike."""
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Bela", "Clara")]
    first = Match.deal(registry.load("portfolio"), seats, {}, "seed")
    setup = first.setup.model_dump(mode="json")
    hand = setup["hands"][(setup["dealer"] + 2) % 3]
    hand[0], setup["stock"][-1] = setup["stock"][-1], hand[0]
    other = type(first.setup).model_validate(setup)
    told = []
    for match in (first, Match.deal(registry.load("portfolio"), seats, {}, "seed", other)):
        table = sit_down(match, Handover.CURTAIN)
        table.start()
        table.lift()
        while table.stage is not Stage.CURTAIN:
            if table.stage is Stage.ASKING:
                table.submit(table.view.legal[0])
            else:
                table.pass_screen() if table.stage is Stage.PASSING else table.proceed()
        context = replace(headless_context(match, None), seat=table.seat)
        state = TableState(context, table.view, context)
        told.append(public_facts(table, state, words_of(match)))
    assert told[0] == told[1]
    assert told[0].reason == say("shell-your-turn")
    assert len(told[0].lines) == 3
    assert told[0].moves
    assert first.setup != other
