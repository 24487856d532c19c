"""Dealing from a view: a few worlds that fit it say what a deal is worth (P12)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockgames.games.portfolio.actions import ANSWERS, DECLINE, PortfolioAction
from stockgames.games.portfolio.bargains import offers, weighed
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.portfolio.weights import PortfolioWeights
from stockgames.games.portfolio.worlds import determinize


def proposals(
    view: PortfolioView, rng: Random, weights: PortfolioWeights
) -> Sequence[tuple[PortfolioAction, float]]:
    """Return offers that the view's seat may well make, with what it gains; the best first."""
    seat = view.seat
    if seat is None or seat != view.active or view.offer is not None or not view.offers_left[seat]:
        return ()
    return offers(determinize(view, rng), seat, weights)


def bargain(view: PortfolioView, rng: Random, weights: PortfolioWeights) -> PortfolioAction | None:
    """Return the answer to an open offer, or an offer that gains clearly, or None."""
    seat = view.seat
    assert seat is not None
    if view.offer is None:
        found = proposals(view, rng, weights)
        return found[0][0] if found and found[0][1] > weights.bargains.clear else None
    accept, decline = ANSWERS
    if view.legal == DECLINE:
        return decline
    # of the hands, `weighed` sees the seat's own alone, which is the same in every world
    return accept if weighed(determinize(view, rng), view.offer, seat, weights) > 0 else decline
