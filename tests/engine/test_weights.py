"""Weights are loaded completely or refused in one line, and saved as they are loaded."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from stockgames import resources
from stockgames.engine import registry, weights
from stockgames.engine.errors import StockGamesError

FILES = sorted(path.stem for path in resources.resource_path("weights").glob("*.json"))


@dataclass(frozen=True, slots=True)
class Sour:
    __pydantic_config__ = weights.WEIGHTS

    search: weights.SecretWeights
    lemons: weights.Count
    sugar: weights.Share


SOUR = Sour(weights.SecretWeights(0.2, 0.3, 0.6, 0.5, 0.3, 0.0, 1.0), lemons=3, sugar=0.25)


def file(**other: Any) -> dict[str, Any]:
    return {**json.loads(weights.as_file("sour", SOUR)), **other}


def test_what_is_written_is_read_again() -> None:
    assert weights.in_file("sour", Sour, weights.as_file("sour", SOUR)) == SOUR
    assert (
        weights.in_file("sour", Sour, weights.as_file("sour", SOUR, {"x_made": "by hand"})) == SOUR
    )
    assert weights.from_plain(Sour, weights.as_plain(SOUR)) == SOUR


def test_a_whole_number_may_stand_for_a_float_but_not_the_other_way_round() -> None:
    read = weights.from_plain(Sour, {**weights.as_plain(SOUR), "sugar": 1})
    assert isinstance(read.sugar, float)
    with pytest.raises(weights.WeightsError, match="lemons"):
        weights.from_plain(Sour, {**weights.as_plain(SOUR), "lemons": 2.5})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sugar", 1.5),
        ("sugar", -0.1),
        ("sugar", float("nan")),
        ("sugar", "0.5"),
        ("sugar", None),
        ("lemons", 0),
        ("lemons", True),
        ("salt", 1.0),
        ("search", {"naive": 0.5}),
        ("search", 3),
    ],
)
def test_what_does_not_fit_is_refused_by_name(field: str, value: Any) -> None:
    with pytest.raises(weights.WeightsError, match=field):
        weights.from_plain(Sour, {**weights.as_plain(SOUR), field: value})


def test_a_weight_that_is_missing_is_named() -> None:
    plain = weights.as_plain(SOUR)
    del plain["sugar"]
    with pytest.raises(weights.WeightsError, match="sugar"):
        weights.from_plain(Sour, plain)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not a file of weights"),
        ('{"format": "stockgames-record"}', "not a file of weights"),
        (json.dumps(file(version=2)), "another version"),
        (json.dumps(file(game="sweet")), "another game than sour"),
        (json.dumps(file(colour="red")), "colour"),
        (json.dumps(file(weights=[])), "weights"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(weights.WeightsError, match=complaint) as refused:
        weights.in_file("sour", Sour, text)
    assert len(str(refused.value).splitlines()) == 1


def test_a_missing_or_damaged_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "weights").mkdir()
    monkeypatch.setattr(resources, "resource_roots", lambda: (tmp_path,))
    with pytest.raises(weights.WeightsError, match=r"sour\.json: the weights cannot be read"):
        weights.shipped("sour", Sour)
    (tmp_path / "weights" / "sour.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(weights.WeightsError, match=r"sour\.json"):
        weights.shipped("sour", Sour)
    (tmp_path / "weights" / "sour.json").write_text("{}", encoding="utf-8")
    with pytest.raises(weights.WeightsError, match=r"sour\.json: this is not a file of weights"):
        weights.shipped("sour", Sour)


@pytest.mark.parametrize("game_id", FILES)
def test_every_game_carries_what_its_file_says(game_id: str) -> None:
    game: Any = registry.load(game_id)
    text = resources.resource_path("weights", f"{game_id}.json").read_text(encoding="utf-8")
    assert weights.as_plain(game.weights) == json.loads(text)["weights"]
    assert weights.in_file(game_id, type(game.weights), text) == game.weights


def test_there_is_a_file_for_each_game() -> None:
    assert set(FILES) >= {"nyse", "portfolio", "exchange", "stock-exchange"}


@pytest.mark.parametrize("game_id", FILES)
def test_a_game_with_other_weights_is_another_and_leaves_the_first_alone(game_id: str) -> None:
    game: Any = registry.load(game_id)
    before = game.weights
    search = replace(before.search, naive=1 - before.search.naive)
    other = game.with_weights(replace(before, search=search))
    assert type(other) is type(game)
    assert other.weights.search.naive == search.naive
    assert game.weights is before
    assert registry.load(game_id) is game


def test_the_two_kinds_of_search_are_told_apart() -> None:
    with pytest.raises(weights.WeightsError):
        weights.from_plain(weights.TreeWeights, weights.as_plain(SOUR.search))


class PipsError(StockGamesError):
    pass


PIPS = weights.GameFile("pips", PipsError, version=3)


def test_what_is_written_is_read_again_without_its_head() -> None:
    text = PIPS.text("sour", {"lemons": [1, 2]})
    assert list(json.loads(text)) == ["format", "version", "game", "lemons"]
    assert PIPS.body("sour", text) == {"lemons": [1, 2]}


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        ({"format": "stockgames-weights"}, "not a file of pips"),
        ({"version": 1}, "another version"),
        ({"game": "sweet"}, "these pips are of another game than sour"),
    ],
)
def test_a_file_of_something_else_is_refused(other: dict[str, object], complaint: str) -> None:
    file = {**json.loads(PIPS.text("sour", {})), **other}
    with pytest.raises(PipsError, match=complaint):
        PIPS.body("sour", json.dumps(file))


@pytest.mark.parametrize("text", ["", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(PipsError, match="not JSON"):
        PIPS.body("sour", text)


def test_a_shipped_file_is_found_by_its_game_and_named_when_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pips").mkdir()
    (tmp_path / "pips" / "sour.json").write_text("seven", encoding="utf-8")
    monkeypatch.setattr(resources, "resource_roots", lambda: (tmp_path,))
    assert PIPS.is_shipped("sour")
    assert not PIPS.is_shipped("sweet")
    assert PIPS.shipped("sour", len) == 5
    with pytest.raises(PipsError, match=r"sour\.json: these pips are of another game"):
        PIPS.shipped("sour", lambda text: PIPS.body("sour", json.dumps(PIPS_OF_SWEET)))


PIPS_OF_SWEET = {"format": "stockgames-pips", "version": 3, "game": "sweet"}
