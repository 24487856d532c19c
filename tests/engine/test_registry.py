"""The registry of games; listing it loads no rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import UnknownGameError
from tests.toys import RULES


def test_every_game_on_the_list_has_a_card_and_rules() -> None:
    for game_id in registry.game_ids():
        meta = registry.meta(game_id)
        assert meta.id == game_id
        assert registry.load(game_id).meta is meta


def test_nyse_comes_first() -> None:
    assert registry.game_ids()[0] == "nyse"
    assert registry.meta("nyse").seats == range(1, 11)


@pytest.mark.parametrize("name", ["", "NYSE", "chess", "../nyse", "stockgames.games.nyse"])
def test_a_game_that_is_not_on_the_list(name: str) -> None:
    for ask in (registry.meta, registry.load):
        with pytest.raises(UnknownGameError, match="known: nyse"):
            ask(name)


def test_a_game_is_put_on_the_list_and_taken_off() -> None:
    before = registry.game_ids()
    registry.register(RULES)
    try:
        assert registry.game_ids() == (*before, "lemonade")
        assert registry.meta("lemonade").title == "Lemonade"
    finally:
        registry.unregister("lemonade")
    assert registry.game_ids() == before


def test_the_lobby_lists_games_without_their_rules() -> None:
    program = """
import json, sys
from stockgames.engine import registry
titles = [registry.meta(game_id).title for game_id in registry.game_ids()]
print(json.dumps([titles, sorted(sys.modules)]))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    titles, loaded = json.loads(done.stdout)
    assert titles[0] == "NYSE"
    heavy = [name for name in loaded if name.split(".")[0] in ("pydantic", "PySide6", "sqlite3")]
    assert heavy == []
    rules = [name for name in loaded if name.startswith("stockgames.games.")]
    assert {name.rpartition(".")[2] for name in rules if name.count(".") == 3} == {"meta"}


def test_a_game_of_a_later_release_is_called_by_its_id() -> None:
    assert registry.title("nyse") == "NYSE"
    assert registry.title("a-later-game") == "a-later-game"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"nyse": "Wall Street", "exchange": 3, "other": "Other"}', "Wall Street"),
        ("[]", "NYSE"),
        ("{", "NYSE"),
        (None, "NYSE"),
    ],
)
def test_a_distributor_may_give_the_games_other_titles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None, expected: str
) -> None:
    if text is not None:
        (tmp_path / "titles.json").write_text(text, encoding="utf-8")

    def here(name: str) -> Path:
        if not (tmp_path / name).exists():
            raise FileNotFoundError(name)
        return tmp_path / name

    monkeypatch.setattr(registry, "resource_path", here)
    registry._other_titles.cache_clear()
    try:
        assert (registry.title("nyse"), registry.meta("nyse").title) == (expected, expected)
        assert registry.title("exchange") == "Exchange"
    finally:
        registry._other_titles.cache_clear()
