from __future__ import annotations

from stockgames.cli.parser import build_parser


def test_sixty_puzzles_are_made_unless_told_otherwise() -> None:
    arguments = build_parser().parse_args(["puzzles", "nyse", "--out", "nyse.json"])
    assert (arguments.game, arguments.count, arguments.seed) == ("nyse", 60, "1")
    assert (arguments.check, arguments.tries) == (None, False)


def test_files_are_proven_again_without_a_game() -> None:
    arguments = build_parser().parse_args(["puzzles", "--check", "a.json", "b.json"])
    assert (arguments.game, arguments.check) == (None, ["a.json", "b.json"])
