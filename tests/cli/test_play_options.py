from __future__ import annotations

import pytest

from stockgames.bots.levels import LEVELS
from stockgames.cli.parser import build_parser
from stockgames.engine import registry


@pytest.mark.parametrize("command", ["simulate"])
def test_help_names_games_and_levels_and_shows_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        build_parser().parse_args([command, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert all(name in text for name in (*registry.game_ids(), *LEVELS))
    assert f"examples:\n  stockgames {command}" in text
