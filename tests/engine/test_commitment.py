"""Seals and the notes of moves; deal numbers, which are seeds that can be read aloud."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import commitment, registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo, read_record
from stockgames.engine.verify import verify
from tests.games.nyse.table import random_match


def deal(seed: str, game_id: str = "exchange") -> Match:
    seats = [SeatInfo(name="A", player="bot:greedy")] * 4
    return Match.deal(registry.load(game_id), seats, {}, seed)


def test_anybody_can_work_the_seal_out_from_record_and_seed() -> None:
    match = deal("00ff")
    record = json.loads(match.record().to_json())
    parts = {"game": "exchange", "options": record["options"], "seed": "00ff"}
    text = json.dumps({**parts, "setup": record["setup"]}, sort_keys=True, separators=(",", ":"))
    assert match.sealed_text == text
    assert match.seal == commitment.seal(text) == hashlib.sha256(text.encode("ascii")).hexdigest()


def test_the_seal_stays_while_the_game_goes_on_and_tells_games_apart() -> None:
    match = deal("one")
    before = match.seal
    match.act(0, match.view(0).legal[0])
    assert match.seal == before
    assert deal("two").seal != before
    same_deal = Match(match.game, match.seats, match.options, match.setup, "two")
    assert same_deal.seal != before


def test_the_seed_lies_open_only_when_the_game_is_over() -> None:
    match = deal("secret-seed", "nyse")
    assert match.record().x_fairness is None
    while not match.is_over:
        assert "secret-seed" not in match.record(sealed=True).to_json()
        seat = match.actors[0]
        match.act(seat, match.view(seat).legal[0])
    proof = match.record(sealed=True).x_fairness
    assert proof is not None
    assert (proof["seal"], proof["seed"]) == (match.seal, "secret-seed")


def test_the_digest_of_a_view_changes_with_whatever_a_bot_is_told() -> None:
    match = deal("seed")
    told = {commitment.view_digest(match.game, match.view(seat)) for seat in range(4)}
    assert len(told) == 4
    again = deal("seed")
    assert {commitment.view_digest(again.game, again.view(seat)) for seat in range(4)} == told
    match.act(0, match.view(0).legal[0])
    assert commitment.view_digest(match.game, match.view(1)) not in told


@pytest.mark.parametrize(
    ("seed", "made"), [("ab", 0), ("ab@12", 12), ("ab@", 0), ("ab@x", 0), ("@²", 0), ("12", 0)]
)
def test_a_seed_tells_when_it_was_drawn(seed: str, made: int) -> None:
    assert commitment.moves_before(seed) == made


def test_a_joined_seed_is_read_back() -> None:
    assert commitment.moves_before(commitment.joined_seed("ab", 7)) == 7
    assert commitment.joined_seed("ab", 0) == "ab"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_formula_that_the_help_gives_is_right(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = deal("0123456789abcdef", "nyse")
    while not match.is_over:
        seat = match.actors[0]
        match.act(seat, match.view(seat).legal[0])
    record = match.record(sealed=True)
    help_text = Path(__file__).parents[2] / "resources" / "help" / f"programmers.{language}.md"
    program = help_text.read_text(encoding="utf-8").split("```python")[1].split("```")[0]
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "evening.stockgame"
    file.write_text(record.to_json(), encoding="utf-8")
    exec(program, {})
    assert record.x_fairness is not None
    record.x_fairness["seed"] = "another"
    file.write_text(record.to_json(), encoding="utf-8")
    with pytest.raises(AssertionError):
        exec(program, {})


NUMBERS = st.text(commitment.LETTERS, min_size=1, max_size=commitment.LENGTH)
OLD = st.text("0123456789abcdef", min_size=32, max_size=32)


@given(NUMBERS | OLD)
def test_what_is_shown_can_be_typed(seed: str) -> None:
    shown = commitment.shown_number(seed)
    assert shown
    assert commitment.read_number(shown) == seed
    assert commitment.read_number(f" {shown.lower().replace('-', ' ')} ") == seed


def test_letters_that_are_taken_for_others_make_no_difference() -> None:
    assert commitment.read_number("oil-OIL") == "011011"


@pytest.mark.parametrize("text", ["", "  ", "-", "0" * 17, "7QK2/1", "ä", "7QK2M9XD@4", "½"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(commitment.DealNumberError):
        commitment.read_number(text)


@pytest.mark.parametrize("seed", ["", "7QK2@12", "seed/1", "e" * 31, "seed"])
def test_seeds_that_deal_nothing_again_have_no_number(seed: str) -> None:
    assert commitment.shown_number(seed) == ""


def test_a_drawn_number_is_whole_and_new() -> None:
    drawn = {commitment.draw_number() for _ in range(50)}
    assert len(drawn) == 50
    assert all(
        len(number) == commitment.LENGTH and commitment.read_number(number) == number
        for number in drawn
    )


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_number_deals_the_same_luck(game_id: str) -> None:
    game = registry.load(game_id)
    seats = [SeatInfo(name=f"P{n}", player="human") for n in range(game.meta.usual_seats)]
    one, same, other = (
        Match.deal(game, seats, {}, seed, seed_is_public=True) for seed in ("7QK2", "7QK2", "7QK3")
    )
    assert one.sealed_text == same.sealed_text != other.sealed_text


def test_the_number_is_a_secret_until_the_game_is_over() -> None:
    match = Match.deal(*_table(), {}, "7QK2M9XD")
    assert match.deal_number == ""
    assert "7QK2" not in match.record(sealed=True).to_json()
    known = Match.deal(*_table(), {}, "7QK2M9XD", seed_is_public=True)
    assert known.deal_number == "7QK2-M9XD"


def test_a_game_over_is_dealt_again_and_then_known() -> None:
    match = random_match(3, 5)
    again = match.dealt_again()
    assert again.sealed_text == match.sealed_text
    assert not again.moves
    assert again.seed_is_public
    assert again.copy(0).seed_is_public


def test_a_record_tells_that_the_deal_was_known() -> None:
    for known in (False, True):
        text = Match.deal(*_table(), {}, "7QK2", seed_is_public=known).record(sealed=True).to_json()
        assert verify(read_record(text)).seed_is_public is known


def _table() -> tuple[AnyGame, list[SeatInfo]]:
    game = registry.load("nyse")
    return game, [SeatInfo(name=name, player="human") for name in ("Ada", "Ben")]
