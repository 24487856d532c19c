"""Sample games under review, for the gallery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random

from stockgames.analysis import analysis_jobs
from stockgames.analysis.analysis_job import Effort, Finding, Piece
from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery.samples import seat_infos
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.theme.theme_context import ThemeContext

FEW = Effort(thought=30, worlds=40)


class Findings:
    """Findings about a game, computed once for all its pictures."""

    def __init__(self, pieces: Mapping[str, Sequence[Piece]]) -> None:
        self._found = {
            job: {piece.number: piece.examine() for piece in some} for job, some in pieces.items()
        }

    def load(self, job: str, basis: str) -> Mapping[int, Finding]:
        return self._found[job]

    def save(self, job: str, basis: str, number: int, finding: Finding) -> None:
        """Do nothing: everything is already known."""


@cache
def findings(game_id: str, people: str, seats: frozenset[int]) -> Findings:
    """Return findings, from few samples, about the luck of all seats and the decisions of some."""
    match = over(game_id, people, "look-back")
    return Findings({job.id: job.pieces(match, seats, FEW) for job in analysis_jobs()})


def over(game_id: str, people: str, seed: str) -> Match:
    """Return a finished game of random moves."""
    game, rng = registry.load(game_id), Random(seed)
    match = Match.deal(game, seat_infos(people), {}, seed)
    match.play(lambda seat: game.sample_action(match.view(seat), rng))
    return match


def look_back(
    look: ThemeContext,
    game_id: str,
    people: str,
    share: float,
    viewer: Viewpoint | None = None,
    analysed: frozenset[int] | None = None,
) -> LookBackPage:
    """Return the review page of a game at a share of its moves, from a viewpoint.

    `analysed` are the seats whose decisions were judged, from few samples; None for no analysis.
    """
    match = over(game_id, people, "look-back")
    analysis = None
    if analysed is not None:
        analysis = Analysis(match, findings(game_id, people, analysed))
    replay = GameReplay(match, range(len(people)))
    step = round(replay.total * share)
    make = partial(create_table, game_id)
    page = LookBackPage(look, replay, make, Pace("normal"), step=step, analysis=analysis)
    if viewer is not None:
        page.look_through(viewer)
    page.start()
    return page


def nyse(look: ThemeContext) -> LookBackPage:
    """NYSE in the middle, seen by its only person."""
    return look_back(look, "nyse", "hbbb", 0.5)


def portfolio(look: ThemeContext) -> LookBackPage:
    """Portfolio with all hands open."""
    return look_back(look, "portfolio", "hhbb", 0.62, Viewpoint(0, all_up=True))


def exchange(look: ThemeContext) -> LookBackPage:
    """Exchange in its third round."""
    return look_back(look, "exchange", "hbhb", 0.45, Viewpoint(2))


def stock_exchange(look: ThemeContext) -> LookBackPage:
    """Stock Exchange, which shows one desk at a time."""
    return look_back(look, "stock-exchange", "hhbbbbbb", 0.7, Viewpoint(0, all_up=True))


def turning_nyse(look: ThemeContext) -> LookBackPage:
    """NYSE with its turning points, at one of them."""
    return at_a_point(look_back(look, "nyse", "hbbb", 0.5, analysed=frozenset({0})))


def turning_exchange(look: ThemeContext) -> LookBackPage:
    """Exchange with the turning points of all people, all cards up."""
    both = frozenset({0, 2})
    return at_a_point(look_back(look, "exchange", "hbhb", 0.5, Viewpoint(0, all_up=True), both))


def turning_stock_exchange(look: ThemeContext) -> LookBackPage:
    """Stock Exchange before its analysis has begun."""
    return look_back(look, "stock-exchange", "hhbbbbbb", 0.7, analysed=frozenset())


def at_a_point(page: LookBackPage) -> LookBackPage:
    """Go to the turning point in the middle of the list."""
    side = page.side
    if side is not None and side.turning.entries:
        entries = side.turning.entries
        entries[len(entries) // 2].click()
    return page


def luck_nyse(look: ThemeContext) -> LookBackPage:
    """Luck and decisions at NYSE."""
    return at_luck(look_back(look, "nyse", "hbbb", 0.5, analysed=frozenset({0})))


def luck_exchange(look: ThemeContext) -> LookBackPage:
    """Luck and decisions at Exchange, all cards up."""
    both = frozenset({0, 2})
    return at_luck(look_back(look, "exchange", "hbhb", 0.5, Viewpoint(0, all_up=True), both))


def luck_unknown(look: ThemeContext) -> LookBackPage:
    """Stock Exchange before anything is known about its luck."""
    return at_luck(look_back(look, "stock-exchange", "hhbbbbbb", 0.7, analysed=frozenset()))


def at_luck(page: LookBackPage) -> LookBackPage:
    """Open the luck tab."""
    if page.side is not None:
        page.side.tabs.segment("luck").click()
    return page
