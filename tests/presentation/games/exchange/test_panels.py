"""What the action panel offers and says, depending on what is picked."""

from __future__ import annotations

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine.action_builder import CONFIRM
from stockgames.engine.match import Match
from stockgames.games.exchange.action_builder import ActionBuilder
from stockgames.games.exchange.actions import BuyIntelligence, action_name
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.exchange.panels import build_panel, card_of_key
from stockgames.presentation.games.exchange.terms import founder_assets, founder_line
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.panel import Choice, Panel
from tests.games.exchange.table import dealt, lay, state_with, view

pytestmark = pytest.mark.usefixtures("qapp")


def panel(match: Match, *keys: str) -> Panel:
    """Return the first seat's panel after some keys."""
    context = TableContext(
        seats=match.seats,
        stage=Stage.ASKING,
        seat=0,
        viewer=0,
        front=0,
        humans=(0, 1),
        options=Options(),
    )
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), 0, is_open=True)
    for key in keys:
        assert choosing.pick(card_of_key(choosing, key) or key)
    return build_panel(choosing, facts_of(view(match, 0)), context, ExchangeWords())


def confirm(shown: Panel) -> Choice:
    return next(c for group in shown.groups for c in group.choices if c.name == CONFIRM)


def names(shown: Panel) -> list[str]:
    return [choice.name for group in shown.groups for choice in group.choices]


def ordering(cash: int, shares: tuple[int, int, int]) -> Match:
    """Return a match whose first seat trades banks and owes an order."""
    match = state_with((cash, 400, 300), (shares, (0, 0, 0), (0, 0, 0)))
    lay(match, "banks", "bonds", "bonds")
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
    asked = panel(match, action_name(BuyIntelligence()))
    assert confirm(asked).label == "Buy Market Intelligence"
    assert names(asked) == [CONFIRM, "step-back"]
    match.act(0, BuyIntelligence())
    assert "intelligence" not in names(panel(match))
    assert panel(match).note.startswith("Coming: ")
    assert "intelligence" not in names(panel(ordering(40, (1, 1, 1))))


def test_a_founder_is_told_before_it_is_chosen() -> None:
    match = dealt(4, "deal")
    card = view(match, 0).hand[1]
    note = panel(match, "2").note
    assert founder_assets(card) in note
    assert founder_line(card) in note


def test_nobody_asked_sees_nothing_to_choose() -> None:
    choosing = ActionBuilder()
    match = ordering(500, (1, 1, 1))
    choosing.renew(view(match, None), None, is_open=False)
    context = TableContext(match.seats, Stage.THINKING, 1, None, 0, (0, 1), Options())
    assert build_panel(choosing, facts_of(view(match, None)), context, ExchangeWords()) == Panel()
