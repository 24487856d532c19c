"""A game of its own package, on phones."""

from __future__ import annotations

from random import Random

from stockgames.phones.table import can_play
from tests.phones.desk import dealt, pressed
from tests.phones.test_table import MOST_PRESSES, Hands
from tests.toys import RULES, WITH_TABLE, on_the_list


def test_it_is_played_to_its_end_by_names_alone_if_its_outline_can_be_pressed() -> None:
    with on_the_list(RULES):
        assert not can_play(RULES.id)
    with on_the_list(WITH_TABLE):
        assert can_play(WITH_TABLE.id)
        hands, rng = Hands(dealt(WITH_TABLE.id, "1", "hhh")), Random(1)
        while not hands.match.is_over and hands.presses < MOST_PRESSES:
            seat = rng.choice(hands.match.actors)
            told = hands.told(seat)
            assert told["doing"]["is_private"]  # prices are set in secret
            hands.press(seat, pressed(told, rng))
        assert len(hands.told(0)["result"]) == 3
