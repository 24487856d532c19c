from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.commitment import joined_seed, moves_before, seal, view_digest
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo


def deal(seed: str, game_id: str = "exchange") -> Match:
    seats = [SeatInfo(name="A", player="bot:greedy")] * 4
    return Match.deal(registry.load(game_id), seats, {}, seed)


def test_anybody_can_work_the_seal_out_from_record_and_seed() -> None:
    match = deal("00ff")
    record = json.loads(match.record().to_json())
    parts = {"game": "exchange", "options": record["options"], "seed": "00ff"}
    text = json.dumps({**parts, "setup": record["setup"]}, sort_keys=True, separators=(",", ":"))
    assert match.sealed_text == text
    assert match.seal == seal(text) == hashlib.sha256(text.encode("ascii")).hexdigest()


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
    told = {view_digest(match.game, match.view(seat)) for seat in range(4)}
    assert len(told) == 4
    again = deal("seed")
    assert {view_digest(again.game, again.view(seat)) for seat in range(4)} == told
    match.act(0, match.view(0).legal[0])
    assert view_digest(match.game, match.view(1)) not in told


@pytest.mark.parametrize(
    ("seed", "made"), [("ab", 0), ("ab@12", 12), ("ab@", 0), ("ab@x", 0), ("@²", 0), ("12", 0)]
)
def test_a_seed_tells_when_it_was_drawn(seed: str, made: int) -> None:
    assert moves_before(seed) == made


def test_a_joined_seed_is_read_back() -> None:
    assert moves_before(joined_seed("ab", 7)) == 7
    assert joined_seed("ab", 0) == "ab"


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
