from __future__ import annotations

from stockgames.games.exchange.actions import (
    CHOICES,
    SIDE_NAMES,
    BuyIntelligence,
    ChooseFounder,
    Liquidate,
    action_name,
    founder_choices,
)
from stockgames.games.exchange.parts import FOUNDERS


def test_every_action_has_a_name_of_its_own() -> None:
    actions = [action for choices in CHOICES for action in choices]
    actions += [
        BuyIntelligence(),
        *founder_choices(tuple(range(len(FOUNDERS)))),
        Liquidate(1, 0, 2),
        Liquidate(10, 2, 0),
        Liquidate(1, 0, 20),
    ]
    names = [action_name(action) for action in actions]
    assert len({*names, *SIDE_NAMES}) == len(actions) + len(SIDE_NAMES)


def test_names_say_what_they_do() -> None:
    assert action_name(ChooseFounder(1)) == "founder-hugh-smith"
    assert action_name(Liquidate(1, 0, 2)) == "liquidate-1-0-2"
