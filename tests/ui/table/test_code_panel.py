"""What the action panel offers while all press their keys."""

from __future__ import annotations

import pytest

from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.table import Stage
from stockgames.ui.games.exchange.code_book import create_code_book
from stockgames.ui.table.code_panel import BACK, CARDS, OFFERS, TAKE_BACK, CodePanel
from tests.controllers.desk import exchange, with_cards

pytestmark = pytest.mark.usefixtures("qapp")


def at_the_keys(two: bool = False) -> CodedTableController:
    """Return a table of four at the first decision, or at the first that takes two keys."""
    table = with_cards(exchange("hhhh"))
    table.start()
    while table.stage is not Stage.KEYS or table.codes.needs_two != two:
        match table.stage:
            case Stage.CURTAIN:
                table.lift()
            case Stage.CARD:
                table.pass_on()
            case Stage.ASKING:
                table.submit(table.view.legal[0])
            case Stage.KEYS:
                press(table, table.view.actors[0])
            case _:
                table.proceed()
    return table


def press(table: CodedTableController, seat: int, keys: int = 2) -> None:
    """Press the first keys of a choice of a person."""
    card = table.codes.card(seat)
    assert card is not None
    coded = card.page(table.codes.book.page(table.view))
    assert coded is not None
    for key in (coded.row_keys[0] + coded.column_keys[:1])[:keys]:
        table.press_key(key)


def names(panel: CodePanel) -> list[str]:
    return [choice.name for group in panel.panel().groups for choice in group.choices]


def progress(panel: CodePanel) -> list[str]:
    return [typist.progress for typist in panel.typists()]


def test_it_tells_how_far_each_person_has_come() -> None:
    table = at_the_keys(two=True)
    panel = CodePanel(table, create_code_book())
    assert progress(panel) == ["choosing"] * 4
    press(table, 1)
    press(table, 2, 1)
    assert progress(panel) == ["choosing", "laid", "half", "choosing"]


def test_a_half_can_be_taken_back_by_its_button() -> None:
    table = at_the_keys(two=True)
    panel = CodePanel(table, create_code_book())
    assert TAKE_BACK not in names(panel)
    press(table, 2, 1)
    assert panel.choose(TAKE_BACK)
    assert progress(panel) == ["choosing"] * 4


def test_people_ask_openly_by_name() -> None:
    table = at_the_keys()
    panel = CodePanel(table, create_code_book())
    press(table, 0)
    assert panel.choose(OFFERS)
    assert names(panel) == ["openly-1", "openly-2", "openly-3", BACK]
    assert panel.choose("openly-2")
    assert table.view.informed == (2,)


def test_a_card_is_seen_again_by_name() -> None:
    table = at_the_keys()
    panel = CodePanel(table, create_code_book())
    assert panel.choose(CARDS)
    assert names(panel) == [*(f"card-of-{seat}" for seat in range(4)), BACK]
    assert panel.choose("card-of-1")
    assert (table.stage, table.seat) == (Stage.CURTAIN, 1)


def test_lists_of_people_lead_back_to_the_keys() -> None:
    panel = CodePanel(at_the_keys(), create_code_book())
    for name in (OFFERS, CARDS):
        before = names(panel)
        panel.choose(name)
        assert names(panel) != before
        panel.choose(BACK)
        assert names(panel) == before


def test_choices_of_the_game_are_none_of_its_business() -> None:
    assert not CodePanel(at_the_keys(), create_code_book()).choose("security-banks")


def test_the_panel_says_whether_one_key_or_two_are_wanted() -> None:
    notes = {CodePanel(at_the_keys(two), create_code_book()).panel().note for two in (False, True)}
    assert len(notes) == 2


def test_the_card_speaks_of_its_owner_alone() -> None:
    table = with_cards(exchange("hhhh"))
    table.start()
    table.lift()
    facts = CodePanel(table, create_code_book()).card_facts()
    card = table.codes.card(0)
    assert card is not None
    assert (facts.name, facts.seat) == (table.seats[0].name, 0)
    assert [one.row_keys for one in facts.tables] == [page.row_keys for page in card.pages]
    for table_, coded in zip(facts.tables, card.pages, strict=True):
        assert [len(row) for row in table_.cells] == [len(row) for row in coded.page.rows]
