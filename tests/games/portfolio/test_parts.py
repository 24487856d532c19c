"""Values and prices as in the rulebook's tables, and the options of a table."""

from __future__ import annotations

import pytest

from stockgames.games.portfolio import parts
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.options import Options


def card(name: str) -> int:
    return p.CARD_NAMES.index(name)


def test_a_card_is_a_suit_and_a_rank() -> None:
    assert [p.suit_of(card(name)) for name in ("AS", "KH", "7D", "TC")] == [0, 1, 2, 3]
    assert [p.rank_of(card(name)) for name in ("AS", "KH", "7D", "TC")] == [0, 12, 6, 9]
    assert parts.card_key(card("TC")) == "tc"


@pytest.mark.parametrize(("name", "other"), [("7H", "7D"), ("AS", "AC"), ("KD", "KH")])
def test_the_sister_of_a_card_has_its_rank_and_colour(name: str, other: str) -> None:
    assert p.sister(card(name)) == card(other)
    assert p.sister(card(other)) == card(name)


@pytest.mark.parametrize(
    ("ranks", "dollars"), [("A23456", 2), ("789T", 3), ("JQK", 4)], ids=["low", "middle", "court"]
)
def test_what_a_card_adds(ranks: str, dollars: int) -> None:
    assert {p.worth(card(rank + suit)) for rank in ranks for suit in "SHDC"} == {dollars}


def test_a_run_earns_its_cards_without_the_two_lowest() -> None:
    assert p.value_of(card("AS"), card("3S")) == 2
    assert p.value_of(card("5H"), card("8H")) == 3 + 3
    assert p.value_of(card("TD"), card("KD")) == 4 + 4
    run = p.Portfolio(1, 0, card("5H"), card("8H"), p.NONE, p.NONE)
    assert (run.value, run.acquiring) == (6, 12)
    assert [p.CARD_NAMES[one] for one in run.cards] == ["5H", "6H", "7H", "8H"]


def test_every_whole_suit_earns_the_same() -> None:
    assert {p.value_of(card(f"A{suit}"), card(f"K{suit}")) for suit in "SHDC"} == {
        4 * 2 + 4 * 3 + 12
    }


def test_the_first_card_is_free_and_each_further_one_dearer_by_its_number() -> None:
    assert [p.draw_cost(cards) for cards in range(1, 6)] == [0, 2, 5, 9, 14]
    assert dict(parts.FIGURES) == {f"draw_{n}": p.draw_cost(n) for n in range(1, 6)}


def test_how_many_decks_and_stocks_are_played() -> None:
    assert [parts.decks(seats) for seats in (2, 3, 4, 5)] == [2, 2, 3, 3]
    assert [parts.plays_twice(seats) for seats in (2, 3, 4, 5)] == [False, True, False, True]
    assert [parts.dry_limit(seats) for seats in (2, 5)] == [6, 15]


def test_records_of_tables_where_bots_offer_say_nothing_of_it() -> None:
    """The default is omitted, so that seals of older games still match (version 1)."""
    assert Options().model_dump(mode="json") == {}
    assert Options(bots_offer=True).model_dump(mode="json") == {}
    assert Options(bots_offer=False).model_dump(mode="json") == {"bots_offer": False}


@pytest.mark.parametrize("offers", [True, False])
def test_what_is_written_is_read_again(offers: bool) -> None:
    told = Options(bots_offer=offers).model_dump(mode="json")
    assert Options.model_validate(told).bots_offer == offers
