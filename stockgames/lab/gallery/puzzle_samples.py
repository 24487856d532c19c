"""Puzzles for the gallery: before the choice, and after a right and a wrong one."""

from __future__ import annotations

from functools import partial

from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.book import puzzles_of
from stockgames.ui.puzzles.head import Streak
from stockgames.ui.puzzles.page import PuzzlePage
from stockgames.ui.sentences import day_letter
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.theme.theme_context import ThemeContext


def open_puzzle(look: ThemeContext, game_id: str, number: int) -> PuzzlePage:
    """Return a puzzle of a game before the choice."""
    puzzle = puzzles_of(game_id)[number]
    week = tuple(map(day_letter, range(1, 8)))
    page = PuzzlePage(
        look,
        puzzle,
        partial(create_table, game_id),
        Pace("normal"),
        title=say("puzzles-todays"),
        streak=Streak("Ada", week, (True,) * 6 + (False,), 6),
        follows=registry.title("stock-exchange"),
    )
    page.start()
    return page


def answered(look: ThemeContext, game_id: str, number: int, *, right: bool) -> PuzzlePage:
    """Return a puzzle after a right or wrong choice."""
    page = open_puzzle(look, game_id, number)
    best = page.position.puzzle.best
    page.pick(best if right else (best + 1) % len(page.cards))
    page.choose()
    page.answer.finish()
    return page


def nyse(look: ThemeContext) -> PuzzlePage:
    """NYSE before the choice."""
    return open_puzzle(look, "nyse", 0)


def nyse_seen(look: ThemeContext) -> PuzzlePage:
    """NYSE after the best choice."""
    return answered(look, "nyse", 0, right=True)


def nyse_another(look: ThemeContext) -> PuzzlePage:
    """NYSE after a choice that isn't the best."""
    return answered(look, "nyse", 0, right=False)


def nyse_alone(look: ThemeContext) -> PuzzlePage:
    """Solo NYSE near its end, where all deals were enumerated, after the best choice."""
    listed = puzzles_of("nyse")
    number = next(n for n, puzzle in enumerate(listed) if puzzle.is_counted)
    return answered(look, "nyse", number, right=True)


def exchange(look: ThemeContext) -> PuzzlePage:
    """Exchange before the choice."""
    return open_puzzle(look, "exchange", 0)


def exchange_seen(look: ThemeContext) -> PuzzlePage:
    """Exchange after the best choice."""
    return answered(look, "exchange", 0, right=True)


def portfolio_seen(look: ThemeContext) -> PuzzlePage:
    """Portfolio, judged by score, after the best choice."""
    return answered(look, "portfolio", 0, right=True)


def stock_exchange(look: ThemeContext) -> PuzzlePage:
    """Stock Exchange, judged by score, before the choice."""
    return open_puzzle(look, "stock-exchange", 0)


def stock_exchange_another(look: ThemeContext) -> PuzzlePage:
    """Stock Exchange after a choice that isn't the best."""
    return answered(look, "stock-exchange", 0, right=False)
