"""Every kind of event has a plain sentence, shown only to those who may know it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stockgames.engine.event import Event
from stockgames.games.exchange import events
from stockgames.presentation.games.exchange.log_words import describe
from tests.ui.games.exchange.telling import unbroken

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Ada", "Bruno", "Clara")

EVENTS: Sequence[tuple[Event, str]] = [
    (events.RoundBegan(round=2), "Round 2 begins."),
    (events.RoundBegan(round=6), "The market close begins."),
    (events.Laid(seat=0), "Ada is ready."),
    (events.FounderShown(seat=1, founder=0), "Bruno starts as Leonard Bleecker"),
    (events.IntelligenceBought(seat=2), "Clara bought Market Intelligence for $50."),
    (events.ForceSeen(seat=0, force=4, audience=(0,)), "Coming: The Funding Act (Bonds +2)"),
    (events.SecurityShown(seat=0, security=1), "Ada trades Insurance"),
    (events.SideShown(seat=0, side=1), "Ada sells"),
    (events.LobbyistCalled(seat=1), "The lobbyist goes to Bruno"),
    (events.LobbyistCalled(seat=None), "A tie for most cash, so the lobbyist lunches alone"),
    (events.VoteShown(seat=1, security=2, by=-1, lobby=False), "Bruno: Bonds −1"),
    (events.VoteShown(seat=1, security=2, by=1, lobby=True), "Bruno's lobbyist: Bonds +1"),
    (events.ForceTurned(force=12), "Under the buttonwood"),
    (
        events.PriceMoved(security=0, before=80, after=30, steps=2, pops=1),
        "Banks went from $80 to $30, The bubble of Banks popped",
    ),
    (events.OrderShown(seat=0, security=0, side=0, shares=9), "Ada ordered 9 bank shares"),
    (events.Traded(seat=0, security=0, shares=3, price=40), "Ada bought 3 bank shares for $120"),
    (events.Traded(seat=0, security=0, shares=-3, price=40), "Ada sold 3 bank shares for $120"),
    (events.Traded(seat=0, security=0, shares=0, price=40), "Banks: Ada had nothing to sell"),
    (events.LiquidationDue(seat=0, debt=50), "Ada is $50 short: liquidation"),
    (
        events.Liquidated(seat=0, sold=(1, 0, 2), proceeds=80),
        "Ada liquidates 1 bank share, 2 bond shares: $80",
    ),
    (events.Eliminated(seat=0, lost=(1, 0, 2)), "Ada can't pay and is out, 3 shares lost"),
    (events.MoneyMoved(seat=0, amount=-30, reason=events.FORFEITED), "Ada loses $30"),
]


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_told_in_plain_sentences(event: Event, told: str) -> None:
    lines = describe(event, NAMES)
    assert [unbroken(line) for line in lines] == [told]


def test_every_kind_of_event_has_words() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    told = {type(event) for event, _ in EVENTS}
    assert {kind for kind in kinds if issubclass(kind, Event)} - {Event} == told
