"""Calls that the type checker must reject: a state instead of a view, something that is no action,
an action or a view of another game.

They are never executed. Each is marked as an expected error: mypy (`warn_unused_ignores`) complains
of a mark without an error, and of any error without a mark.
"""

from __future__ import annotations

from random import Random

from stockgames.bots.player import Advice, Budget, Player
from stockgames.bots.process import Answer, Question
from stockgames.bots.search import SearchBot
from stockgames.controllers.stages import Change, Shown
from stockgames.controllers.table import TableController
from stockgames.engine.commitment import view_digest
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.state import State, View, seen_as
from stockgames.games.nyse.actions import TAKE, NyseAction
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.actions import End
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, GameWords
from stockgames.presentation.hints import Explain, hint_text
from stockgames.ui.games.nyse.table import NyseTable
from stockgames.ui.table.game_table import AnyTable, GameTable


def bots(player: Player, search: SearchBot, view: View, state: State, budget: Budget) -> None:
    player.choose(view, budget)
    player.choose(state, budget)  # type: ignore
    search.think(view, budget)
    search.think(state, budget)  # type: ignore
    Question("nyse", "shrewd", view, "seed", 1.0)
    Question("nyse", "shrewd", state, "seed", 1.0)  # type: ignore


def hints(reason: Advice, words: AnyWords, view: View, state: State, asked: Explain) -> None:
    hint_text(reason, words, view, (), asked)
    hint_text(reason, words, state, (), asked)  # type: ignore


def tables(table: AnyTable, context: TableContext, view: View, state: State) -> None:
    table.show_view(view, context)
    table.show_view(state, context)  # type: ignore


def a_table_of_its_own(table: NyseTable, context: TableContext, match: Match) -> None:
    table.show_view(seen_as(NyseView, match.view(0)), context)
    table.show_view(match.view(0), context)  # type: ignore
    table.show_view(match._state, context)  # type: ignore


def another_games(
    table: NyseTable, seen: NyseView, other: PortfolioView, state: NyseState, context: TableContext
) -> None:
    table.show_view(seen, context)
    table.show_view(other, context)  # type: ignore
    table.words.action_label(TAKE[0], seen)
    table.words.action_label(End(), seen)  # type: ignore
    table.words.action_label(TAKE[0], other)  # type: ignore
    GAME.check(state, 0, TAKE[0])
    GAME.check(state, 0, End())  # type: ignore
    GAME.codec.encode(End())  # type: ignore
    state.apply(0, TAKE[0])
    state.apply(0, End())  # type: ignore


def what_is_no_action(match: Match, controller: TableController, view: View) -> None:
    match.act(0, TAKE[0])
    match.act(0, "take")  # type: ignore
    match.check(0, view)  # type: ignore
    match.bind(0, None)  # type: ignore
    controller.submit(End())
    controller.submit("end")  # type: ignore
    controller.submit_for(0, view)  # type: ignore
    Answer(TAKE[0])
    Answer("take")  # type: ignore


def changes(shown: Shown, match: Match, view: View, state: State) -> None:
    Change(shown, view, match.view(0))
    Change(shown, view, state)  # type: ignore
    Change(shown, match._state, view)  # type: ignore


def log(words: AnyWords, context: TableContext, view: View, state: State) -> None:
    words.status(view, context)
    words.status(state, context)  # type: ignore
    words.prices(state)  # type: ignore
    words.entry(state, context)  # type: ignore


def what_bots_were_told(game: AnyGame, view: View, state: State) -> None:
    view_digest(game, view)
    view_digest(game, state)  # type: ignore


def games(game: AnyGame, view: View, state: State, rng: Random) -> None:
    game.determinize(game.observe(state, 0), rng)
    game.determinize(state, rng)  # type: ignore
    game.sample_action(state, rng)  # type: ignore
    game.observe(view, 0)  # type: ignore


def looking_back(
    words: GameWords[NyseView, NyseAction],
    table: GameTable[NyseView],
    game: AnyGame,
    change: Change[NyseView],
    other: Change[PortfolioView],
    context: TableContext,
    state: State,
) -> None:
    table.reveal(change, context)
    table.moment(other, context)  # type: ignore
    table.play_back(change, context, 1.0, print)
    table.play_back(other, context, 1.0, print)  # type: ignore
    game.all_up(state, 0)
    game.all_up(change.after, 0)  # type: ignore


def one_game(state: NyseState, rng: Random) -> None:
    GAME.determinize(GAME.observe(state, 0), rng)
    GAME.determinize(state, rng)  # type: ignore
