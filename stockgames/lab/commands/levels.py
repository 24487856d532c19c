"""`lab levels`: prints the ladder of a game, or of all games, as the app shows it."""

from __future__ import annotations

import argparse

from stockgames.bots.ladders import GameLevels, Ladder, Step, Weakness, levels_of
from stockgames.bots.levels import STEPS
from stockgames.cli.lines import UsageError, counted
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError


def levels(arguments: argparse.Namespace) -> int:
    """Print the ladder of one game, or of all; raise UsageError."""
    try:
        games = [registry.meta(arguments.game).id] if arguments.game else registry.game_ids()
        ladders = [lines(registry.meta(game_id).title, levels_of(game_id)) for game_id in games]
    except StockGamesError as error:
        raise UsageError(str(error)) from None
    print("\n\n".join("\n".join(each) for each in ladders))
    return 0


def lines(title: str, found: GameLevels) -> list[str]:
    """Return the ladder of a game as lines for a terminal, strongest level first."""
    ladder = found.ladder
    if ladder is None:
        return [f"{title}: {', '.join(STEPS)}; how strong they are was not measured"]
    steps = {step.level: step for step in ladder.steps}
    head = f"{title}, duels with {counted(ladder.seats, 'seat')}, seed {ladder.seed}, "
    return [
        f"{head}shrewd with {ladder.worlds} imagined games a decision",
        "",
        f"{'level':<10}{'rating':>7}{'95%':>15}{'duels':>7}   won against the next below",
        *(_line(level, ladder, steps.get(level)) for level in _ranked(ladder)),
        "",
        *(f"{level}: {_way(weakness)}" for level, weakness in found.levels.items()),
    ]


def _ranked(ladder: Ladder) -> list[str]:
    return [place.level for place in reversed(ladder.places)]


def _line(level: str, ladder: Ladder, step: Step | None) -> str:
    place = ladder.place(level)
    if place is None:
        return level
    sure = f"{place.low} – {place.high}"
    line = f"{level:<10}{place.rating:>7}{sure:>15}{place.games:>7}"
    if step is None:
        return line
    share = f"{step.won:.0%} ({step.low:.0%} to {step.high:.0%}) of {step.games}"
    return f"{line}   {share} against {step.against}"


def _way(weakness: Weakness) -> str:
    slips = f", plays anything in {weakness.slips:.1%} of its choices" if weakness.slips else ""
    most = counted(weakness.worlds, "imagined game")
    return f"errs by {weakness.errs:.1%}{slips}; at most {most}"
