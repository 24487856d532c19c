"""What the action panel offers while all press their keys."""

from __future__ import annotations

import pytest

from stockgames.controllers.code_card import CodedPage
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.stages import Stage
from stockgames.engine.game import seen_as
from stockgames.games.exchange.stages import (
    LOBBYING,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.code_book import create_code_book
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.table.code_panel import (
    BACK,
    CARDS,
    OFFERS,
    TAKE_BACK,
    TAKE_OFFER,
    CodePanel,
)
from stockgames.ui.table.panel import Choice, ChoiceGroup, Panel
from tests.controllers.desk import exchange, with_cards

pytestmark = pytest.mark.usefixtures("qapp")


def at_the_keys(two: bool = False) -> CodedTableController:
    """Return a table of four at the first decision, or at the first that takes two keys."""
    table = with_cards(exchange("hhhh"))
    table.start()
    while table.stage is not Stage.KEYS or table.codes.presses != 1 + two:
        go_on(table)
    return table


def at_the_lobbyists_vote() -> CodedTableController:
    """Return a table of four at which somebody controls the lobbyist."""
    for seed in range(20):
        table = with_cards(exchange("hhhh", f"{seed}"))
        table.start()
        while table.stage is not Stage.OVER:
            if seen_as(ExchangeView, table.view).stage == LOBBYING and table.stage is Stage.KEYS:
                return table
            go_on(table)
    pytest.fail("the most cash was always tied")


def go_on(table: CodedTableController) -> None:
    """Do what the table waits for."""
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


def press(table: CodedTableController, seat: int, keys: int = 2) -> None:
    """Press the first keys of a choice of a person."""
    card = table.codes.card(seat)
    assert card is not None
    coded = card.page(table.codes.book.page(table.view))
    assert coded is not None
    for key in coded.code(coded.page.choices[0])[:keys]:
        table.press_key(key)


def names(panel: CodePanel) -> list[str]:
    return [choice.name for group in panel.panel().groups for choice in group.choices]


def texts(panel: CodePanel) -> dict[str, str]:
    choices = [choice for group in panel.panel().groups for choice in group.choices]
    return {choice.name: choice.label for choice in choices}


def progress(panel: CodePanel) -> list[int]:
    """Return how many keys each person has pressed."""
    return [typist.pressed for typist in panel.typists()]


def test_it_tells_how_far_each_person_has_come() -> None:
    table = at_the_keys(two=True)
    panel = CodePanel(table, create_code_book())
    assert progress(panel) == [0, 0, 0, 0]
    press(table, 1)
    press(table, 2, 1)
    assert progress(panel) == [0, 2, 1, 0]
    assert [typist.has_laid for typist in panel.typists()] == [False, True, False, False]
    names = [table.seats[seat].name for seat in (0, 2, 3)]
    assert f"Still to press: {names[0]}, {names[1]} and {names[2]}." in panel.panel().note


def test_everybody_sees_which_keys_count_next() -> None:
    table = at_the_keys(two=True)
    panel = CodePanel(table, create_code_book())
    press(table, 1, 1)
    typists = panel.typists()
    assert typists[0].live == typists[0].keys
    assert typists[1].live == typists[1].keys[:3]


def test_the_table_says_what_is_asked_and_what_the_market_says() -> None:
    table = at_the_keys(two=True)
    situation = CodePanel(table, create_code_book()).situation()
    assert (situation.numeral, situation.title, situation.round) == ("II", "buy or sell", "Round 1")
    assert [price.amount for price in situation.prices] == ["$50"] * 3
    traded = seen_as(ExchangeView, table.view).traded
    badges = [typist.badge for typist in CodePanel(table, create_code_book()).typists()]
    assert badges == [security_mark(security) for security in traded]


def test_a_half_can_be_taken_back_by_its_button() -> None:
    table = at_the_keys(two=True)
    panel = CodePanel(table, create_code_book())
    assert TAKE_BACK not in names(panel)
    press(table, 2, 1)
    assert panel.choose(TAKE_BACK)
    assert (table.stage, table.seat) == (Stage.CURTAIN, 2)
    table.lift()
    assert any(one.is_fresh for one in panel.card_facts().presses)
    table.pass_on()
    assert progress(panel) == [0, 0, 0, 0]


def test_of_several_halves_it_asks_whose_is_taken_back() -> None:
    table = at_the_keys(two=True)
    panel = CodePanel(table, create_code_book())
    press(table, 2, 1)
    press(table, 0, 1)
    assert panel.choose(TAKE_BACK)
    assert names(panel) == ["key-of-2", "key-of-0", BACK]
    assert panel.choose("key-of-2")
    assert (table.stage, table.seat) == (Stage.CURTAIN, 2)
    table.lift()
    table.pass_on()
    assert progress(panel) == [1, 0, 0, 0]


def test_other_words_leave_the_caps_as_they_are() -> None:
    table = at_the_keys()
    table.read_again(1)
    table.lift()
    panel = CodePanel(table, create_code_book())
    sentences = set()
    for _ in range(8):
        presses = panel.card_facts().presses
        sentences.add(tuple(press.word for press in presses))
        assert [press.cap for press in presses] == [
            press.cap for press in panel.card_facts().presses
        ]
        panel.reword()
    assert len(sentences) > 1


def test_who_does_the_drill_right_twice_needs_no_small_pads() -> None:
    table = at_the_keys()
    table.read_again(1)
    table.lift()
    panel = CodePanel(table, create_code_book())
    for _ in range(2):
        assert not panel.card_facts().is_sure
        panel.drilled(True)
    assert panel.card_facts().is_sure


def test_people_ask_openly_by_name() -> None:
    table = at_the_keys()
    panel = CodePanel(table, create_code_book())
    press(table, 0)
    assert panel.choose(OFFERS)
    assert names(panel) == ["openly-1", "openly-2", "openly-3", BACK]
    assert panel.choose("openly-2")
    assert seen_as(ExchangeView, table.view).informed == ()
    assert names(panel) == [TAKE_OFFER, BACK]
    assert table.seats[2].name in texts(panel)[TAKE_OFFER]
    assert panel.choose(TAKE_OFFER)
    assert seen_as(ExchangeView, table.view).informed == (2,)


def test_who_lays_instead_of_paying_is_not_asked_to_pay() -> None:
    table = at_the_keys()
    panel = CodePanel(table, create_code_book())
    panel.choose(OFFERS)
    panel.choose("openly-2")
    press(table, 2)
    assert names(panel) == ["openly-0", "openly-1", "openly-3", BACK]


def test_a_key_is_answered_with_what_is_true_of_its_owner() -> None:
    table, said = at_the_keys(), list[str]()
    panel = CodePanel(table, create_code_book())
    table.unheard.connect(lambda press: said.append(panel.unheard(press)))
    card = table.codes.card(1)
    assert card is not None
    used = card.pages[0].keys(0)
    table.press_key(table.codes.block(1)[4])
    table.press_key(used[0])
    table.press_key(used[0])
    table.press_key("9")
    assert said == [
        "That key doesn't count for this press. Only the upper row does.",
        f"{table.seats[1].name} has already chosen.",
        "That key belongs to nobody here.",
    ]


def test_at_the_lobbyists_vote_the_leader_alone_is_told_to_press() -> None:
    table = at_the_lobbyists_vote()
    panel, leader = CodePanel(table, create_code_book()), seen_as(ExchangeView, table.view).lobbyist
    assert [typist.name for typist in panel.typists()] == [table.seats[leader].name]
    assert panel.panel().note == f"Only {table.seats[leader].name} presses: one key."
    said = list[str]()
    table.unheard.connect(lambda press: said.append(panel.unheard(press)))
    other = (leader + 1) % 4
    table.press_key(table.codes.block(other)[0])
    assert said == [f"{table.seats[other].name} has nothing to choose now."]


def test_cards_and_table_say_which_round_they_are_for() -> None:
    table = at_the_keys()
    panel = CodePanel(table, create_code_book())
    assert panel.situation().round == "Round 1"
    table.read_again(1)
    table.lift()
    assert panel.card_facts().chapter == "Round 1"
    table.pass_on()
    while seen_as(ExchangeView, table.view).round < 2 or table.stage is not Stage.CARD:
        go_on(table)
    assert (panel.situation().round, panel.card_facts().chapter) == ("Round 2", "Round 2")


def test_a_private_choice_says_who_may_look() -> None:
    table = with_cards(exchange("hhhh"))
    table.start()
    table.lift()
    panel = CodePanel(table, create_code_book())
    shown = Panel("Founders", (ChoiceGroup("", (Choice("lay", "Lay"),)),), "Worth $1,000")
    note = panel.private(shown).note
    assert table.seats[0].name in note
    assert note.endswith("Worth $1,000")
    table.submit(table.view.legal[0])
    table.pass_on()
    assert panel.private(shown) == shown


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
    while table.stage is not Stage.CARD:
        go_on(table)
    facts = CodePanel(table, create_code_book()).card_facts()
    card = table.codes.card(0)
    assert card is not None
    assert facts.name == table.seats[0].name
    caps = [(coded.block, cap) for coded in card.pages for cap in coded.caps]
    assert [(one.keys, one.cap) for one in facts.presses] == caps
    assert facts.drill is not None
    assert any(book_label(page, facts.drill.code) == facts.drill.task for page in card.pages)


def book_label(page: CodedPage, code: str) -> str:
    action = page.means(code)
    return create_code_book().label(action) if action is not None else ""
