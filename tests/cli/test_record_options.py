from __future__ import annotations

import pytest

from stockgames.cli.parser import build_parser


def test_a_replay_goes_to_a_page_that_is_named() -> None:
    arguments = build_parser().parse_args(["replay", "a.stockgame", "--html", "a.html"])
    assert (arguments.html, arguments.seat, arguments.theme) == ("a.html", None, "daylight")
    with pytest.raises(SystemExit):
        build_parser().parse_args(["replay", "a.stockgame"])


@pytest.mark.parametrize("seat", ["0", "-1", "one"])
@pytest.mark.parametrize("command", ["describe", "analyse", "replay --html a.html"])
def test_seats_are_counted_from_1(
    command: str, seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args([*command.split(), "a.stockgame", "--seat", seat])
    assert "is not a whole number from 1 to" in capsys.readouterr().err
