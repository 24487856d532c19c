from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import PluginError
from stockgames.ui.game_modules import load_module


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_game_brings_its_table(game_id: str) -> None:
    assert load_module(game_id, "table") is not None
    part = load_module(game_id, "face")
    assert part is not None
    assert part.FACE


@pytest.mark.parametrize(("game_id", "part"), [("no-such-game", "face"), ("nyse", "no_such_part")])
def test_what_a_game_does_not_bring_is_none(game_id: str, part: str) -> None:
    assert load_module(game_id, part) is None


def test_what_a_part_lacks_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "broken_table"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "face.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry.register(registry.GamePlugin("broken", "lemonade.rules", "broken_table"))
    try:
        with pytest.raises(PluginError, match="no_such_library"):
            load_module("broken", "face")
    finally:
        registry.unregister("broken")
