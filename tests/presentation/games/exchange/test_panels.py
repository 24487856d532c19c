"""What the action panel offers and says, depending on what is picked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.engine.action_builder import CONFIRM
from stockgames.engine.match import Match
from stockgames.games.exchange import actions as a
from stockgames.games.exchange.action_builder import ActionBuilder
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.parts import (
    BUY,
    OVER,
    SELL,
)
from stockgames.presentation.games.exchange.panels import build_panel, card_of_key
from stockgames.presentation.games.exchange.terms import founder_assets, founder_line
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.panel import Choice, Panel
from tests.games.exchange.table import act, dealt, state_with, truth, view
from tests.presentation.contexts import context
from tests.ui.games.exchange.telling import finished


def panel(match: Match, *keys: str) -> Panel:
    """Return the first seat's panel after some keys."""
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), 0, is_open=True)
    for key in keys:
        assert choosing.pick(card_of_key(choosing, key) or key)
    return build_panel(
        choosing, facts_of(view(match, 0)), context(match, seat=0, humans=(0, 1)), ExchangeWords()
    )


def confirm(shown: Panel) -> Choice:
    return next(c for group in shown.groups for c in group.choices if c.name == CONFIRM)


def names(shown: Panel) -> list[str]:
    return [choice.name for group in shown.groups for choice in group.choices]


def ordering(cash: int, shares: tuple[int, int, int]) -> Match:
    """Return a match whose first seat trades banks and owes an order."""
    match = state_with((cash, 400, 300), (shares, (0, 0, 0), (0, 0, 0)))
    act(match, "banks", "bonds", "bonds")
    return match


def test_without_a_card_the_button_says_what_is_missing() -> None:
    shown = panel(ordering(500, (1, 1, 1)))
    assert confirm(shown).why_not
    assert shown.groups[0].caption == "Keys: 1–9 buy, A–J (no H) sell"
    assert panel(ordering(500, (1, 1, 1)), "side-sell").groups[0].caption == "Keys: 1–9 sell"
    assert panel(dealt(3, "deal")).groups[0].caption == "Keys: 1–8"


def test_a_card_picked_can_be_laid_and_the_keys_are_not_told_again() -> None:
    shown = panel(ordering(500, (1, 1, 1)), "4")
    assert confirm(shown).label == "Buy 4 bank shares"
    assert not confirm(shown).why_not
    assert shown.groups[0].caption == ""


WARNINGS = [
    (1000, (0, 0, 0), "4", ["Costs $80 to $320."]),
    (
        300,
        (9, 9, 9),
        "4",
        ["Costs $80 to $320.", "From $80 you'd have to sell shares at half price."],
    ),
    (100, (0, 0, 0), "4", ["Costs $80 to $320.", "At $30 or more, this order could bankrupt you!"]),
    (100, (4, 0, 0), "D", ["Earns $80 to $320."]),
    (100, (3, 0, 0), "D", ["Earns $60 to $240.", "You own only 3 bank shares"]),
    (100, (0, 9, 9), "D", ["You own none, so nothing is sold."]),
]


@pytest.mark.parametrize(("cash", "shares", "key", "told"), WARNINGS)
def test_an_order_tells_what_it_may_lead_to(
    cash: int, shares: tuple[int, int, int], key: str, told: list[str]
) -> None:
    note = panel(ordering(cash, shares), key).note
    assert all(text in note for text in told)
    assert ("bankrupt" in note) == any("bankrupt" in text for text in told)
    assert ("half price" in note) == any("half price" in text for text in told)


def test_intelligence_is_offered_once_and_asks_back() -> None:
    match = ordering(500, (1, 1, 1))
    assert "intelligence" in names(panel(match))
    asked = panel(match, a.action_name(a.BuyIntelligence()))
    assert confirm(asked).label == "Buy Market Intelligence"
    assert names(asked) == [CONFIRM, "step-back"]
    match.act(0, a.BuyIntelligence())
    assert "intelligence" not in names(panel(match))
    assert panel(match).note.startswith("Coming: ")
    assert "intelligence" not in names(panel(ordering(40, (1, 1, 1))))


def test_a_founder_is_told_before_it_is_chosen() -> None:
    match = dealt(4, "deal")
    card = view(match, 0).hand[1]
    note = panel(match, "2").note
    assert founder_assets(card) in note
    assert founder_line(card) in note


@pytest.mark.parametrize("seed", range(8))
def test_a_score_unfolds_to_its_sum(seed: int) -> None:
    match = finished(seed)
    rows = ExchangeWords().result_rows(match.result(), view(match, None), context(match, None))
    assert [row.place for row in rows] == sorted(match.result().ranks)
    fallen = {fall.seat for fall in truth(match).falls}
    for row in rows:
        amounts = [int(line.amount.replace("$", "").replace(",", "")) for line in row.lines]
        score = int(row.score.replace("$", "").replace(",", ""))
        assert score == (amounts[-1] if row.seat in fallen else sum(amounts))
        assert row.rule.text or row.seat not in fallen
        if row.seat in fallen:
            assert row.rule.short.startswith("Bankrupt in round")
            assert len(row.rule.short) < 25, "it has room beside a name"


def test_equal_worth_is_decided_by_cash_or_shared() -> None:
    def rules(cash: tuple[int, int, int]) -> list[str]:
        shares = ((0, 0, 0), ((cash[0] - cash[1]) // 50, 0, 0), (0, 0, 0))
        match = state_with(cash, shares)
        state = truth(match)
        state.stage, state.actors, state.choosers = OVER, (), ()
        voice, seen = ExchangeWords(), view(match, None)
        return [row.rule.text for row in voice.result_rows(match.result(), seen, context(match))]

    assert "more cash" in rules((500, 400, 300))[0]
    assert "shared" in rules((500, 500, 300))[0]
    assert rules((500, 400, 300))[2] == ""


def test_the_winner_is_named_and_a_shared_first_place_too() -> None:
    match = finished(1)
    told, voice = context(match), ExchangeWords()
    result = replace(match.result(), ranks=(2, 1, 3, 4))
    assert voice.result_headline(result, told) == "Seat 1 wins"
    both = replace(result, ranks=(1, 1, 3, 4))
    assert voice.result_headline(both, told) == "Seat 0 and Seat 1 share first place"
    alone = replace(told, humans=(1,), viewer=1)
    assert voice.result_headline(result, alone) == "You win"


CASH, SHARES = (500, 400, 300), ((3, 2, 1),) * 3


def asked(match: Match) -> ActionBuilder:
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), 0, is_open=True)
    return choosing


def after(*phases: str) -> ActionBuilder:
    """Return the first seat's action builder after these phases, a text for each seat in each."""
    match = state_with(CASH, SHARES)
    for phase in phases:
        act(match, *[words.strip() for words in phase.split(",")])
    return asked(match)


def press(choosing: ActionBuilder, key: str) -> bool:
    return choosing.pick(card_of_key(choosing, key))


def test_every_founder_dealt_has_a_key() -> None:
    match = dealt(3, "deal")
    choosing = asked(match)
    for number, card in enumerate(view(match, 0).hand, start=1):
        assert press(choosing, str(number))
        assert choosing.action() == a.ChooseFounder(card)
    assert not press(choosing, "9")


@pytest.mark.parametrize("count", range(1, 10))
def test_one_key_orders_either_way(count: int) -> None:
    choosing = after("banks, bonds, bonds")
    assert press(choosing, str(count))
    assert choosing.action() == a.Order(BUY, count)
    assert press(choosing, "ABCDEFGIJ"[count - 1])
    assert choosing.action() == a.Order(SELL, count)


def test_digits_take_the_side_that_shows() -> None:
    choosing = after("banks, bonds, bonds")
    choosing.turn()
    assert press(choosing, "4")
    assert choosing.action() == a.Order(SELL, 4)


def test_letters_order_nothing_outside_phase_two() -> None:
    assert card_of_key(after(), "C") == ""


@pytest.mark.parametrize("command", "HLMPRST")
def test_no_key_of_a_command_sells_anything(command: str) -> None:
    assert card_of_key(after("banks, bonds, bonds"), command) == ""


@pytest.mark.parametrize("number", range(1, 7))
def test_influence_cards_have_a_key_for_each_side(number: int) -> None:
    choosing = after("banks, bonds, bonds", "buy 1, buy 1, buy 1")
    assert press(choosing, str(number))
    assert choosing.action() == a.Influence((number - 1) % 3, 1 if number <= 3 else -1)
    assert not press(choosing, "7")


def test_no_key_looks_ahead() -> None:
    assert card_of_key(after(), "4") == ""
