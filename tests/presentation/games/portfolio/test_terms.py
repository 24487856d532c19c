"""The terms of Portfolio, in both languages: each card has its own name."""

from __future__ import annotations

import pytest

from stockgames.games.portfolio.actions import Draw
from stockgames.games.portfolio.parts import ALL_CARDS, CARD_NAMES
from stockgames.presentation.games.portfolio.terms import (
    card_name,
    change,
    corner,
    draw_way,
    money_marks,
    price,
    run_name,
    turns,
)
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import speak

NBSP = "\N{NO-BREAK SPACE}"
CARD = {name: card for card, name in enumerate(CARD_NAMES)}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            {
                "AS": "Ace of spades",
                "TH": "10 of hearts",
                "2D": "2 of diamonds",
                "QC": "Queen of clubs",
            },
        ),
        ("de", {"JC": "Kreuz-Bube", "QD": "Karo-Dame", "KH": "Herz-König", "7S": "Pik 7"}),
    ],
)
def test_cards_are_named_by_rank_and_suit(language: str, told: dict[str, str]) -> None:
    speak(language)
    assert {name: card_name(CARD[name]).replace(NBSP, " ") for name in told} == told
    assert len({card_name(card) for card in ALL_CARDS}) == 52


def test_a_run_is_named_by_both_its_ends() -> None:
    assert run_name(CARD["TH"], CARD["KH"]) == "10 to King of hearts"
    speak("de")
    assert run_name(CARD["AC"], CARD["3C"]) == f"Kreuz{NBSP}Ass bis 3"


def test_corners_say_what_stands_on_a_card() -> None:
    assert [corner(rank) for rank in (1, 2, 10, 11, 12, 13)] == ["A", "2", "10", "J", "Q", "K"]


def test_amounts_carry_their_sign() -> None:
    assert [money(5), money(-5), money(0)] == ["$5", "−$5", "$0"]
    assert [change(5), change(-5), change(0)] == ["+5", "−5", "+0"]
    assert [price(0), price(3)] == ["free", "$3"]
    assert [turns(1), turns(2)] == ["1 turn", "2 turns"]
    assert money_marks() == ("$", "")
    speak("de")
    assert money_marks() == ("", f"{NBSP}$")


def test_paupers_pay_nothing_and_are_told_apart_from_who_draws_one() -> None:
    draws = [Draw(2, False, True), Draw(1, False, False), Draw(3, False, False)]
    assert [draw_way(draw) for draw in draws] == ["pauper", "free", "paid"]
