"""Games that are looked back at, for the gallery."""

from __future__ import annotations

from functools import partial
from random import Random

from stockgames.controllers.reel import Eyes, Reel
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.ui.kit.theme import Look
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.samples import seat_infos
from stockgames.ui.table.tables import create_table


def over(game_id: str, people: str, seed: str) -> Match:
    """Return a game that went to its end with each choice as good as the bots' quick opinion."""
    game, rng = registry.load(game_id), Random(seed)
    match = Match.deal(game, seat_infos(people), {}, seed)
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    return match


def look_back(
    look: Look, game_id: str, people: str, share: float, eyes: Eyes | None = None
) -> LookBackPage:
    """Return a game that is looked back at, so far through it, through these eyes."""
    match = over(game_id, people, "look-back")
    reel = Reel(match, range(len(people)))
    step = round(reel.total * share)
    page = LookBackPage(look, reel, partial(create_table, game_id), Pace("normal"), step=step)
    if eyes is not None:
        page.look_through(eyes)
    page.start()
    return page


def nyse(look: Look) -> LookBackPage:
    """NYSE in its middle, through the eyes of the only person."""
    return look_back(look, "nyse", "hbbb", 0.5)


def portfolio(look: Look) -> LookBackPage:
    """Portfolio with all hands open."""
    return look_back(look, "portfolio", "hhbb", 0.62, Eyes(0, all_up=True))


def exchange(look: Look) -> LookBackPage:
    """Exchange in its third round."""
    return look_back(look, "exchange", "hbhb", 0.45, Eyes(2))


def stock_exchange(look: Look) -> LookBackPage:
    """Stock Exchange, which shows one desk at a time."""
    return look_back(look, "stock-exchange", "hhbbbbbb", 0.7)
