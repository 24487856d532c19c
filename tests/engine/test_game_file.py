"""Data files of a game have a common header; errors in it raise the error of the file's kind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockgames import resources
from stockgames.engine.errors import StockGamesError
from stockgames.engine.weights import GameFile


class PipsError(StockGamesError):
    pass


PIPS = GameFile("pips", PipsError, version=3)


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
