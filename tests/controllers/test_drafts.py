"""A draft is kept, visible only to its owner, until the move is made."""

from __future__ import annotations

import json
from random import Random

import pytest

from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from tests.controllers.desk import Notebook, Puppet, dealt

pytestmark = pytest.mark.usefixtures("qapp")
GAME = registry.load("stock-exchange")
HALF = {"produce": ["gold"]}
OTHER = {"produce": ["book", "book"]}


def office(people: int = 3) -> Match:
    """Deal a table at which ``people`` people fill in envelopes."""
    return dealt("stock-exchange", "h" * people + "b" * (8 - people))


def sit(match: Match, notebook: Notebook, handover: Handover = Handover.CURTAIN) -> TableController:
    table = TableController(match, notebook, Puppet(), handover)
    table.start()
    return table


def seal(table: TableController) -> None:
    table.submit(GAME.sample_action(table.view, Random(7)))
    table.proceed()


def test_a_draft_is_there_after_the_app_was_closed() -> None:
    notebook = Notebook()
    table = sit(office(1), notebook)
    assert table.save_draft(0, HALF)
    assert table.draft == HALF
    assert sit(office(1), notebook).draft == HALF


def test_a_form_that_is_emptied_leaves_no_draft() -> None:
    notebook = Notebook()
    table = sit(office(1), notebook)
    table.save_draft(0, HALF)
    assert table.save_draft(0, None)
    assert (table.draft, notebook.drafts) == (None, {})
    assert table.save_draft(0, HALF)
    assert table.draft == HALF


def test_a_draft_shows_to_its_owner_alone_and_never_under_the_curtain() -> None:
    notebook = Notebook()
    table = sit(office(), notebook)
    table.lift()
    table.save_draft(0, HALF)
    again = sit(office(), notebook)
    assert (again.stage, again.seat, again.draft) == (Stage.CURTAIN, 0, None)
    again.call(1)
    assert again.draft is None
    again.lift()
    assert (again.stage, again.seat, again.draft) == (Stage.ASKING, 1, None)
    again.save_draft(1, OTHER)
    third = sit(office(), notebook)
    third.lift()
    assert (third.seat, third.draft) == (0, HALF)


def test_nothing_is_begun_while_nobody_is_asked() -> None:
    notebook = Notebook()
    table = sit(office(), notebook)
    assert not table.save_draft(0, HALF)
    assert notebook.drafts == {}


def test_a_form_that_still_lies_there_is_not_taken_for_the_next_persons() -> None:
    notebook = Notebook()
    table = sit(office(), notebook, Handover.TRUSTING)
    assert table.seat == 0
    assert not table.save_draft(1, HALF)
    assert notebook.drafts == {}


def test_a_sealed_envelope_needs_no_draft_and_no_record_has_one() -> None:
    match, notebook = office(), Notebook()
    table = sit(match, notebook)
    table.lift()
    table.save_draft(0, HALF)
    assert "draft" not in json.dumps(match.record(sealed=True).model_dump(mode="json"))
    seal(table)
    assert notebook.drafts == {}
    table.call(0)
    assert set(notebook.drafts) == {0}


def test_an_envelope_that_is_opened_again_still_holds_what_was_laid() -> None:
    match, notebook = office(), Notebook()
    table = sit(match, notebook)
    table.lift()
    seal(table)
    laid = notebook.moves[0]
    table.call(0)
    table.lift()
    assert table.draft == {key: value for key, value in laid.items() if key != "seat"}


def test_a_draft_is_of_its_turn() -> None:
    notebook = Notebook()
    sit(office(1), notebook).save_draft(0, HALF)
    later = office(1)
    for seat in range(8):
        later.act(seat, GAME.sample_action(later.view(seat), Random(seat)))
    table = sit(later, notebook)
    assert (table.stage, table.draft) == (Stage.ASKING, None)


def test_a_draft_that_cannot_be_kept_is_told_once() -> None:
    notebook = Notebook()
    table = sit(office(1), notebook)
    codes: list[str] = []
    table.trouble.connect(codes.append)
    notebook.full = True
    assert not table.save_draft(0, HALF)
    assert not table.save_draft(0, OTHER)
    assert codes == ["draft-not-saved"]
    assert table.draft is None
    notebook.full = False
    assert table.save_draft(0, OTHER)
    notebook.full = True
    assert not table.save_draft(0, HALF)
    assert codes == ["draft-not-saved"] * 2
    assert table.draft == OTHER


@pytest.mark.parametrize("odd", [{}, {"turn": 0}, {"turn": 0, "draft": 3}, {"draft": HALF}])
def test_an_odd_draft_is_as_good_as_none(odd: dict[str, object]) -> None:
    notebook = Notebook()
    notebook.drafts[0] = odd
    assert sit(office(1), notebook).draft is None
