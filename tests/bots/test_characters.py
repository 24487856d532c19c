"""Which of several equal actions each character prefers."""

from __future__ import annotations

import pytest

from stockgames.bots.characters import CHARACTERS, EVEN, UnknownCharacterError, character
from stockgames.bots.findings import Weighed
from stockgames.engine.action import Action
from tests.named import Named

USUAL = Weighed(Named("usual"), 9, 0.5, rival=5)
CALM = Weighed(Named("calm"), 9, 0.5, rival=6)
RICH = Weighed(Named("rich"), 9, 0.5, rival=9)
MEAN = Weighed(Named("mean"), 9, 0.5, rival=2)
STAKES: dict[Action, float] = {
    USUAL.action: 4,
    CALM.action: 1,
    RICH.action: 9,
    MEAN.action: 6,
}


@pytest.mark.parametrize(
    ("name", "favourite"),
    [("even", USUAL), ("cautious", CALM), ("ambitious", RICH), ("spiteful", MEAN)],
)
def test_every_character_has_a_favourite_of_its_own(name: str, favourite: Weighed) -> None:
    assert character(name).favourite([USUAL, CALM, RICH, MEAN], STAKES.__getitem__) is favourite


@pytest.mark.parametrize("name", CHARACTERS)
def test_of_equals_it_takes_the_first_and_one_is_enough(name: str) -> None:
    twin = Weighed(Named("twin"), 9, 0.5, rival=5)
    assert character(name).favourite([USUAL, twin], lambda action: 4) is USUAL
    assert character(name).favourite([MEAN], STAKES.__getitem__) is MEAN


def test_characters_are_known_by_their_ids_and_even_is_the_first() -> None:
    assert [entry.id for entry in CHARACTERS.values()] == [*CHARACTERS]
    assert next(iter(CHARACTERS.values())) is EVEN


def test_an_unknown_character_is_named_with_those_that_are_known() -> None:
    with pytest.raises(UnknownCharacterError, match=r"'kind' \(known: even, cautious, ambitious"):
        character("kind")
