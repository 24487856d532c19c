"""What somebody at the screen is about to do, as the score sheet reckons it beforehand."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.games.portfolio.actions import Acquire
from stockgames.ui.games.portfolio.chooser import Chooser, Place
from stockgames.ui.games.portfolio.forecast import Forecast, forecast
from stockgames.ui.sentences.speech import say


@dataclass(frozen=True, slots=True)
class Wish:
    """What it would cost and earn, and the words before its price."""

    forecast: Forecast
    text: str


def wish_at(chooser: Chooser, place: Place | None) -> Wish | None:
    """Return what would happen at the place pointed at, or else what is proposed."""
    view = chooser.view
    if view is None or not chooser.open:
        return None
    if chooser.drawing:
        drawn = chooser.draw()
        text = say("portfolio-count-cards", count=chooser.cards)
        return Wish(forecast(view, [drawn]), text) if drawn is not None else None
    target = chooser.target(place) or chooser.proposed()
    if target is None:
        return None
    if isinstance(target.first, Acquire):
        text = say("portfolio-if-acquired")
    else:
        text = say("portfolio-if-neutralized")
    return Wish(forecast(view, target.actions), text)
