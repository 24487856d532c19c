"""Random play: conservation, endings, copies, and agreement with a second Exchange."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.state import Event
from stockgames.games.exchange import events
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.state import ExchangeState
from stockgames.testing.contract import inside
from tests.games.exchange.recount import Table, recount, text
from tests.games.exchange.table import (
    SEATS,
    act,
    as_json,
    dealt,
    pick,
    played,
    state_with,
    truth,
    view,
    written,
)

seats_and_seed = st.tuples(st.sampled_from(SEATS), st.integers(0, 10_000))


class Ledger:
    """Each seat's possessions according to the events."""

    def __init__(self, seats: int) -> None:
        self.cash = [0] * seats
        self.shares = [[0, 0, 0] for _ in range(seats)]
        self.due = [Counter[str]() for _ in range(seats)]
        """What must be paid according to the other events, by reason."""
        self.paid = [Counter[str]() for _ in range(seats)]

    def read(self, event: Event) -> None:
        match event:
            case events.MoneyMoved(seat=seat, amount=amount, reason=reason):
                self.cash[seat] += amount
                self.paid[seat][reason] += amount
            case events.FounderShown(seat=seat, founder=founder):
                self._gain(seat, p.FOUNDERS[founder].shares, 1)
                self.due[seat]["founded"] += p.FOUNDERS[founder].cash
            case events.IntelligenceBought(seat=seat):
                self.due[seat]["intelligence"] -= 50
            case events.Traded(seat=seat, security=security, shares=shares, price=price):
                self.shares[seat][security] += shares
                self.due[seat]["bought" if shares > 0 else "sold"] -= shares * price
            case events.Liquidated(seat=seat, sold=sold, proceeds=money):
                self._gain(seat, sold, -1)
                self.due[seat]["liquidated"] += money
            case events.Eliminated(seat=seat, lost=lost):
                self._gain(seat, lost, -1)
                self.due[seat]["forfeited"] -= self.cash[seat]

    def _gain(self, seat: int, shares: tuple[int, int, int], sign: int) -> None:
        for security, count in enumerate(shares):
            self.shares[seat][security] += sign * count


@given(seats_and_seed, st.booleans())
def test_money_and_shares_move_only_as_events_tell(table: tuple[int, int], bold: bool) -> None:
    seats, seed = table
    match, rng, ledger = dealt(seats, f"{seed}"), Random(seed), Ledger(seats)
    while not match.is_over:
        seat = rng.choice(match.actors)
        for event in match.act(seat, pick(view(match, seat), rng, bold)).events:
            ledger.read(event)
        found = view(match, None)
        assert list(found.cash) == ledger.cash
        assert [list(owned) for owned in found.shares] == ledger.shares
        assert ledger.paid == ledger.due
        assert min(found.cash) >= 0
        assert min(map(min, found.shares)) >= 0
        assert all(found.floor <= price <= found.ceiling for price in found.prices)
        assert all(amount % 10 == 0 for amount in (*found.cash, *found.prices))


@given(seats_and_seed, st.booleans())
def test_a_second_exchange_offers_the_same_moves(table: tuple[int, int], bold: bool) -> None:
    seats, seed = table
    match, rng = dealt(seats, f"{seed}"), Random(seed)
    second = Table(as_json(match)["setup"], seats)
    while not match.is_over:
        for seat in range(seats):
            legal = [written(seat, choice) for choice in view(match, seat).legal]
            assert sorted(legal) == sorted(map(text, second.legal(seat)))
        assert list(match.actors) == second.owing()
        seat = rng.choice(match.actors)
        chosen = pick(view(match, seat), rng, bold)
        match.act(seat, chosen)
        second.play(json.loads(written(seat, chosen)))
    assert second.over()
    assert text(second.result()) == text(match.result().as_record())


def test_random_play_reaches_everything_rare() -> None:
    """Twelve rare things, each reached at least twice, as counted by the second Exchange."""
    seen = Counter[str]()
    for seats in SEATS:
        for seed in range(60):
            seen.update(recount(as_json(played(seats, seed, bold=seed % 2 == 1))).seen)
    rare = [
        "close",
        "elimination",
        "intelligence",
        "liquidation, one way",
        "liquidation, several ways",
        "liquidations at once",
        "lobbyist left by intelligence",
        "lobbyist tie",
        "one left",
        "pop downwards",
        "pop upwards",
        "sold short",
    ]
    assert {what: seen[what] >= 2 for what in rare} == dict.fromkeys(rare, True)


# Exact counts


def count(state: ExchangeState, stage: int) -> int:
    """Return the number of move sequences that lead out of a stage."""
    if state.stage != stage:
        return 1
    total = 0
    for seat in state.actors:
        for chosen in state.legal_actions(seat):
            after = state.copy()
            after.apply(seat, chosen)
            total += count(after, stage)
    return total


def test_exact_counts_of_move_sequences() -> None:
    state = truth(dealt(3, "count"))
    assert count(state, 0) == 6 * 8**3
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    # j of 3 seats buy intelligence first: 3! orders, then 4!/2!, 5!/2!2!, 6!/2!2!2!
    assert count(state, 1) == 27 * (6 + 3 * 12 + 3 * 30 + 90)
    state.cash = [40, 40, 50]
    assert count(state, 1) == 27 * (6 + 12)


def test_each_choice_and_each_round_are_told_to_all_as_they_come() -> None:
    """Events say who has chosen, but not what (E10); the close counts as a round after the last."""
    match = played(4, 7)
    told = match.events_for(None)
    laid = [event.seat for event in told if isinstance(event, events.Laid)]
    choices = [move for move in match.moves if not isinstance(move.action, BuyIntelligence)]
    assert laid == [move.seat for move in choices]
    begun = [event.round for event in told if isinstance(event, events.RoundBegan)]
    assert begun == [*range(1, p.ROUNDS + 2)]


def test_a_turn_lasts_until_all_have_laid_their_choices() -> None:
    match = dealt(3, "turns")
    turns = [match.turn]
    while len(turns) < 8:
        match.act(match.actors[0], view(match, match.actors[0]).legal[-1])
        turns.append(match.turn)
    assert turns == [0, 0, 0, 1, 1, 1, 2, 2]


def test_who_looks_ahead_sees_alone_what_is_turned_up_next() -> None:
    """E5: from then on that card has been seen by a seat."""
    match = state_with([500] * 3, [(3, 3, 3)] * 3)
    first, *rest = truth(match).forces
    assert truth(match).unseen() == ((first, *rest),)
    act(match, "banks", "? banks", "banks")
    seen = [[e for e in match.events_for(s) if isinstance(e, events.ForceSeen)] for s in range(3)]
    assert seen == [[], [events.ForceSeen(seat=1, force=first, audience=(1,))], []]
    assert truth(match).unseen() == (tuple(rest),)
    act(match, "buy 1", "buy 1", "buy 1")
    act(match, "+banks", "+banks", "-bonds")
    turned = [e.force for e in match.events_for(None) if isinstance(e, events.ForceTurned)]
    assert turned == [first]
    assert truth(match).unseen() == (tuple(rest),), "the next one is as hidden as the others"


def test_what_no_seat_has_seen_may_lie_in_any_order() -> None:
    match = state_with([500] * 3, [(3, 3, 3)] * 3)
    act(match, "banks", "? banks", "banks")
    state = truth(match)
    (coming,) = state.unseen()
    other = state.with_unseen([coming[::-1]])
    assert other.forces == (state.forces[0], *coming[::-1])
    assert state.unseen() == (coming,), "the other is a position of its own"
    other.forces = state.forces
    assert inside(other) == inside(state)
