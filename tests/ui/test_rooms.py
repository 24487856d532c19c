from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stockgames.ui.games
from stockgames.engine import registry
from stockgames.ui.rooms import brings, load_part


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_game_brings_its_table(game_id: str) -> None:
    assert brings(game_id, "table")
    part = load_part(game_id, "face")
    assert part is not None
    assert part.FACE


@pytest.mark.parametrize(("game_id", "part"), [("no-such-game", "face"), ("nyse", "no_such_part")])
def test_what_a_game_does_not_bring_is_none(game_id: str, part: str) -> None:
    assert not brings(game_id, part)
    assert load_part(game_id, part) is None


def test_what_a_part_lacks_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    room = tmp_path / "broken_game"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "face.py").write_text("import no_such_library\n")
    monkeypatch.setattr(stockgames.ui.games, "__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "stockgames.ui.games.broken_game", raising=False)
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        load_part("broken-game", "face")
