"""The bots of a lesson's table: deterministic for a position, and fast."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.bots.question import Answer, Question
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.registry import load
from stockgames.engine.seat import SeatId
from stockgames.engine.state import View
from stockgames.lessons.run import CALM


def calm_action(match: Match, seat: SeatId) -> Action:
    """Return what a calm bot does now, also for the learner's seat; it makes no offers."""
    level = match.seats[seat].level or CALM
    return _chosen(match.game, level, match.view(seat), len(match.moves))


def _chosen(game: AnyGame, level: str, view: View, made: int) -> Action:
    rng = Random(f"{game.meta.id}/{view.viewer}/{made}")
    return make_player(level, game, rng).choose(game.without_offers(view), Budget(1))


class CalmThinker:
    """Answers at once; `made` returns how many moves have been made."""

    def __init__(self, made: Callable[[], int]) -> None:
        self._made = made

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Answer with a calm bot's action."""
        game = load(question.game_id)
        on_answer(Answer(_chosen(game, question.level, question.view, self._made())))

    def hurry(self) -> None:
        """Do nothing: answers are immediate."""

    def cancel(self) -> None:
        """Do nothing: answers are immediate."""
