"""Exchange boards to test with: what a seat sees painted, and a scene that shows it."""

from __future__ import annotations

from PySide6.QtCore import QSize

from stockgames.controllers.table import Stage
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.choosing import Choosing
from stockgames.games.exchange.options import Options
from stockgames.ui.games.exchange.board_view import BoardView, Pointing, board_view
from stockgames.ui.games.exchange.layout import lay_out
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import TableContext
from tests.games.exchange.table import view

SIZE = QSize(1280, 680)


def seen(
    match: Match,
    eyes: SeatId | None,
    *picked: str,
    pointing: Pointing | None = None,
    front: SeatId = 0,
) -> BoardView:
    """Return what a seat (None: nobody) sees painted, picking cards if it owes one."""
    asked = eyes is not None and eyes in match.actors
    context = TableContext(
        seats=tuple(match.seats),
        stage=Stage.ASKING if asked else Stage.THINKING,
        seat=eyes,
        eyes=eyes,
        front=front,
        humans=(0, 1),
        options=Options(),
    )
    choosing = Choosing()
    choosing.renew(view(match, eyes), eyes, is_open=asked)
    for name in picked:
        choosing.pick(name)
    return board_view(view(match, eyes), context, choosing, pointing or Pointing())


def laid_out(look: Look, board: BoardView) -> ExchangeScene:
    """Return a scene at the smallest size that shows a board."""
    look.fit(SIZE)
    scene = ExchangeScene(look)
    scene.resize(SIZE.width(), SIZE.height())
    scene.arrange(lay_out(SIZE, len(board.seats)))
    scene.set_view(board)
    return scene
