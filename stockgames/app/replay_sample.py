"""A finished sample game, and the table at which it is shown again, for the gallery."""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.controllers.replay import ReplayController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.storage.unkept import UnkeptJournal
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.samples import RandomThinker, seat_infos
from stockgames.ui.table.tables import create_table

_GAME: Final = "nyse"
_MADE: Final = 17
"""How many moves have been shown."""


def finished_match() -> Match:
    """Return a game of one person and three bots that went to its end by lot."""
    game, rng = registry.load(_GAME), Random(1)
    match = Match.deal(game, seat_infos("hbbb"), {}, "replay")
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    return match


def replay(look: Look) -> TablePage:
    """Return the table of that game, paused in the middle."""
    controller = ReplayController(finished_match(), UnkeptJournal(), RandomThinker(1))
    controller.start()
    while controller.made < _MADE:
        controller.proceed()
    controller.pause()
    page = TablePage(controller, create_table(_GAME, look), look, Pace("normal"))
    page.presenter.refresh()
    return page
