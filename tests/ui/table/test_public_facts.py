"""What a curtain may show: what everyone at the table sees, and nothing else."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.handover import public_facts
from stockgames.ui.window.curtain_facts import PublicFacts
from tests.ui.table.seating import Table, lay


def told(table: Table) -> PublicFacts:
    page = table.page
    return public_facts(table.controller, page.presenter.state, page.game_table.words)


def test_the_curtain_names_whose_it_is_and_how_the_table_stands(qtbot: QtBot) -> None:
    table = lay(qtbot, "hh").start()
    table.wait_for(Stage.CURTAIN)
    facts = told(table)
    assert (facts.name, facts.portrait) == ("Ada", portraits_at(["Ada", "Bela"])[0])
    assert facts.situation.startswith("NYSE  ·  ")
    assert len(facts.prices) == 4


def test_two_deals_that_differ_only_in_hidden_chips_are_told_alike(qtbot: QtBot) -> None:
    plain = lay(qtbot, "hh").start()
    special = lay(qtbot, "hh", blue=["speculative_market"], red=["stock_swap"]).start()
    assert told(plain) == told(special)


def test_before_the_first_move_nobody_can_come_back_and_the_curtain_says_why(qtbot: QtBot) -> None:
    table = lay(qtbot, "hh").start()
    facts = told(table)
    assert facts.back == ""
    assert facts.why_not_back == say("table-no-undo", code="nothing-was-done", name="")


def test_a_turn_that_revealed_a_chip_cannot_be_called_back_and_the_curtain_says_why(
    qtbot: QtBot,
) -> None:
    table = lay(qtbot, "hh").start()
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    table.key("R", "Enter")
    table.wait_for(Stage.PASSING)
    table.key("Enter")
    table.wait_for(Stage.CURTAIN)
    facts = told(table)
    assert facts.name == "Bruno"
    assert facts.back == ""
    assert facts.why_not_back == say("table-no-undo", code="something-was-revealed", name="")
