"""Deal numbers: drawn, written, typed, and dealt again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.commitment import (
    LENGTH,
    LETTERS,
    DealNumberError,
    draw_number,
    read_number,
    shown_number,
)
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo, read_record
from stockgames.engine.verify import verify
from tests.games.nyse.table import random_match

NUMBERS = st.text(LETTERS, min_size=1, max_size=LENGTH)
OLD = st.text("0123456789abcdef", min_size=32, max_size=32)


@given(NUMBERS | OLD)
def test_what_is_shown_can_be_typed(seed: str) -> None:
    shown = shown_number(seed)
    assert shown
    assert read_number(shown) == seed
    assert read_number(f" {shown.lower().replace('-', ' ')} ") == seed


def test_letters_that_are_taken_for_others_make_no_difference() -> None:
    assert read_number("oil-OIL") == "011011"


@pytest.mark.parametrize("text", ["", "  ", "-", "0" * 17, "7QK2/1", "ä", "7QK2M9XD@4", "½"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(DealNumberError):
        read_number(text)


@pytest.mark.parametrize("seed", ["", "7QK2@12", "seed/1", "e" * 31, "seed"])
def test_seeds_that_deal_nothing_again_have_no_number(seed: str) -> None:
    assert shown_number(seed) == ""


def test_a_drawn_number_is_whole_and_new() -> None:
    drawn = {draw_number() for _ in range(50)}
    assert len(drawn) == 50
    assert all(len(number) == LENGTH and read_number(number) == number for number in drawn)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_number_deals_the_same_luck(game_id: str) -> None:
    game = registry.load(game_id)
    seats = [SeatInfo(name=f"P{n}", player="human") for n in range(game.meta.usual_seats)]
    one, same, other = (
        Match.deal(game, seats, {}, seed, known=True) for seed in ("7QK2", "7QK2", "7QK3")
    )
    assert one.sealed_text == same.sealed_text != other.sealed_text


def test_the_number_is_a_secret_until_the_game_is_over() -> None:
    match = Match.deal(*_table(), {}, "7QK2M9XD")
    assert match.deal_number == ""
    assert "7QK2" not in match.record(sealed=True).to_json()
    known = Match.deal(*_table(), {}, "7QK2M9XD", known=True)
    assert known.deal_number == "7QK2-M9XD"


def test_a_game_over_is_dealt_again_and_then_known() -> None:
    match = random_match(3, 5)
    again = match.dealt_again()
    assert again.sealed_text == match.sealed_text
    assert not again.moves
    assert again.is_known
    assert again.copy(0).is_known


def test_a_record_tells_that_the_deal_was_known() -> None:
    for known in (False, True):
        text = Match.deal(*_table(), {}, "7QK2", known=known).record(sealed=True).to_json()
        assert verify(read_record(text)).is_known is known


def _table() -> tuple[AnyGame, list[SeatInfo]]:
    game = registry.load("nyse")
    return game, [SeatInfo(name=name, player="human") for name in ("Ada", "Ben")]
