"""Exchange boards for tests: a seat's view with its context, and a scene that shows it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.games.exchange.action_builder import ActionBuilder, CardTarget
from stockgames.games.exchange.facts import ExchangeFacts, facts_of
from stockgames.presentation.context import TableContext
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import view
from tests.presentation.contexts import context

SIZE = QSize(1280, 680)
SIZES = (SIZE, QSize(1280, 920), QSize(1680, 680))
"""Of the scene in windows of 16:9, 4:3 and 21:9."""


@dataclass(frozen=True)
class Board:
    """What a table shows: the position, who sits where, and the cards to choose from."""

    facts: ExchangeFacts
    context: TableContext
    hand: tuple[CardTarget, ...]


def seen(match: Match, viewer: SeatId | None, *picked: str, front: SeatId = 0) -> Board:
    """Return what a viewer (None: nobody) sees, with picked cards if it owes a choice."""
    asked = viewer is not None and viewer in match.actors
    stage = Stage.ASKING if asked else Stage.THINKING
    told = context(match, viewer, stage, seat=viewer, front=front, humans=(0, 1))
    choosing = ActionBuilder()
    choosing.renew(view(match, viewer), viewer if asked else None, is_open=asked)
    for name in picked:
        choosing.pick(name)
    return Board(facts_of(view(match, viewer)), told, choosing.hand())


def laid_out(look: ThemeContext, board: Board) -> ExchangeScene:
    """Return a scene at the smallest size that shows a board."""
    look.fit(SIZE)
    scene = ExchangeScene(look)
    scene.resize(SIZE.width(), SIZE.height())
    show(scene, board)
    return scene


def show(scene: ExchangeScene, board: Board) -> None:
    """Show a board in a scene, as the table does."""
    scene.sync(board.facts, board.context)
    scene.show_cards(board.hand, None, None)
    scene.show_forecast(None)
