"""The longest legal games: everyone makes three unwanted offers a turn (P12, P13)."""

from __future__ import annotations

from collections.abc import Iterator

from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, Action, SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.parts import MOST_DOLLARS, MOST_OFFERS
from tests.games.portfolio.table import dealt, truth, view

ACCEPT, DECLINE = a.ANSWERS


def haggled(
    moves: int, seats: int = 5, answer: a.PortfolioAction = DECLINE, give: a.Terms | None = None
) -> Match:
    """Return a table after ``moves`` moves, nearly all of them offers and answers.

    No two offers are the same, unless all `give` the same.
    """
    match = dealt(seats, "haggling")
    for seat, action in _haggling(match, answer, give):
        match.act(seat, action)
        if len(match.moves) == moves:
            break
    return match


def _haggling(
    match: Match, answer: a.PortfolioAction, give: a.Terms | None
) -> Iterator[tuple[SeatId, Action]]:
    """Yield moves, each for the table at that time."""
    seats, made = len(match.seats), 0
    while not match.is_over:
        active = match.actors[0]
        if active == CHANCE:
            yield CHANCE, match.preview_chance()
            continue
        yield active, _opening(match)
        for maker in range(seats):
            for _ in range(MOST_OFFERS):
                made += 1
                debt, truce = a.Debt(made % MOST_DOLLARS + 1), a.Truce(made // MOST_DOLLARS + 1)
                terms = give or a.Terms(1, (), (), (truce, debt))
                yield maker, a.Offer((maker + 1) % seats, terms, a.NO_TERMS)
                yield (maker + 1) % seats, answer
        yield active, _turn_back(match, active)


def _opening(match: Match) -> a.PortfolioAction:
    """Draw the exposed card, or one from the stock if required (P13)."""
    exposed = a.Draw(1, True, False)
    return exposed if exposed in view(match, match.actors[0]).legal else a.Draw(1, False, False)


def _turn_back(match: Match, seat: SeatId) -> a.PortfolioAction:
    banned = truth(match).banned()
    return next(a.Discard(card) for card in truth(match).hand(seat) if card != banned)
