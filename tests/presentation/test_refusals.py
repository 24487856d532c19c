"""A refusal is shown as the sentence of its code."""

from __future__ import annotations

from stockgames.engine.errors import Refused
from stockgames.presentation.words import refusal_text


def test_each_game_tells_a_code_in_its_own_words() -> None:
    refused = Refused("not-this-seats-decision", "rules")
    assert refusal_text("nyse", refused) == "It is another player's turn to decide."
    assert refusal_text("stock-exchange", refused).startswith("This envelope is sealed")


def test_what_is_too_dear_is_told_with_its_price() -> None:
    refused = Refused("not-enough-cash", "P9", cost=14, held=6)
    assert refusal_text("portfolio", refused) == "That costs $14, and you have $6."


def test_a_code_without_a_sentence_is_still_told() -> None:
    text = refusal_text("a-new-game", Refused("too-many-hats", "H1"))
    assert text == "That isn't allowed: too many hats (ruling H1)."
