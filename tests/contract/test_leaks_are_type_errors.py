"""What has no place at a door is an error of the type checker: a state where a view belongs,
something that is no action, an action or a view of another game.

mypy reads the calls below, which are never made: those that say so must be errors, all others not.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]

CALLS = """
from random import Random

from stockgames.bots.player import Budget, Player
from stockgames.bots.question import Answer, Question
from stockgames.bots.reason import Reason
from stockgames.bots.search import SearchBot
from stockgames.controllers.stages import Change, Shown
from stockgames.controllers.table import TableController
from stockgames.engine.game import AnyGame, AnyState, ShowsAll, View, seen_as
from stockgames.engine.match import Match
from stockgames.engine.sealing import view_digest
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.actions import End
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.nyse.table import NyseTable
from stockgames.ui.table.common_moment import TellsMoments
from stockgames.ui.table.game_table import AnyTable, PlaysBack
from stockgames.ui.table.game_words import AnyWords
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.hint_words import Asked, hint_text


def bots(player: Player, search: SearchBot, view: View, state: AnyState, budget: Budget) -> None:
    player.choose(view, budget)
    player.choose(state, budget)  # wrong
    search.think(view, budget)
    search.think(state, budget)  # wrong
    Question("nyse", "shrewd", view, "seed", 1.0)
    Question("nyse", "shrewd", state, "seed", 1.0)  # wrong


def hints(reason: Reason, words: AnyWords, view: View, state: AnyState, asked: Asked) -> None:
    hint_text(reason, words, view, (), asked)
    hint_text(reason, words, state, (), asked)  # wrong


def tables(table: AnyTable, context: TableContext, view: View, state: AnyState) -> None:
    table.show_view(view, context)
    table.show_view(state, context)  # wrong


def a_table_of_its_own(table: NyseTable, context: TableContext, match: Match) -> None:
    table.show_view(seen_as(NyseView, match.view(0)), context)
    table.show_view(match.view(0), context)  # wrong
    table.show_view(match._state, context)  # wrong


def another_games(
    table: NyseTable, seen: NyseView, other: PortfolioView, state: NyseState, context: TableContext
) -> None:
    table.show_view(seen, context)
    table.show_view(other, context)  # wrong
    table.words.action_label(TAKE[0], seen)
    table.words.action_label(End(), seen)  # wrong
    table.words.action_label(TAKE[0], other)  # wrong
    GAME.check(state, 0, TAKE[0])
    GAME.check(state, 0, End())  # wrong
    GAME.codec.encode(End())  # wrong
    state.apply(0, TAKE[0])
    state.apply(0, End())  # wrong


def what_is_no_action(match: Match, controller: TableController, view: View) -> None:
    match.act(0, TAKE[0])
    match.act(0, "take")  # wrong
    match.check(0, view)  # wrong
    match.bind(0, None)  # wrong
    controller.submit(End())
    controller.submit("end")  # wrong
    controller.speak(0, view)  # wrong
    Answer(TAKE[0])
    Answer("take")  # wrong


def changes(shown: Shown, match: Match, view: View, state: AnyState) -> None:
    Change(shown, view, match.view(0))
    Change(shown, view, state)  # wrong
    Change(shown, match._state, view)  # wrong


def log(words: AnyWords, context: TableContext, view: View, state: AnyState) -> None:
    words.status(view, context)
    words.status(state, context)  # wrong
    words.prices(state)  # wrong
    words.entry(state, context)  # wrong


def what_bots_were_told(game: AnyGame, view: View, state: AnyState) -> None:
    view_digest(game, view)
    view_digest(game, state)  # wrong


def games(game: AnyGame, view: View, state: AnyState, rng: Random) -> None:
    game.determinize(game.observe(state, 0), rng)
    game.determinize(state, rng)  # wrong
    game.sample_action(state, rng)  # wrong
    game.observe(view, 0)  # wrong


def looking_back(
    moments: TellsMoments[NyseView],
    table: PlaysBack[NyseView],
    shows: ShowsAll,
    change: Change[NyseView],
    other: Change[PortfolioView],
    context: TableContext,
    state: AnyState,
) -> None:
    moments.moment(change, context)
    moments.moment(other, context)  # wrong
    table.play_back(change, context, 1.0, print)
    table.play_back(other, context, 1.0, print)  # wrong
    shows.all_up(state, 0)
    shows.all_up(change.after, 0)  # wrong


def one_game(state: NyseState, rng: Random) -> None:
    GAME.determinize(GAME.observe(state, 0), rng)
    GAME.determinize(state, rng)  # wrong
"""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[int], str]:
    """Return the lines of the calls that are errors, and all that mypy said."""
    file = tmp_path_factory.mktemp("calls") / "calls.py"
    file.write_text(CALLS)
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary"]
    said, trouble, _ = api.run([*settings, str(file)])
    assert not trouble
    return {int(line) for line in re.findall(r"calls\.py:(\d+): error:", said)}, said


def test_a_state_is_refused_where_a_view_belongs(checked: tuple[set[int], str]) -> None:
    lines, said = checked
    wrong = {n for n, line in enumerate(CALLS.split("\n"), start=1) if line.endswith("# wrong")}
    assert lines == wrong, said
