"""Selecting cards: what they can do is what the rules allow, and nothing else."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.game import seen_as
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.actions import Discard, Draw, Found
from stockgames.games.portfolio.parts import DRAWING, PLAYING
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.chooser import PILE, PLACE, Chooser, in_order
from stockgames.ui.games.portfolio.positions import eager
from tests.ui.games.portfolio.seating import cards, stacked


def match_of(seats: int, seed: int) -> Match:
    infos = [SeatInfo(name=f"Seat {i}", player="human") for i in range(seats)]
    return Match.deal(registry.load("portfolio"), infos, {}, f"chooser {seed}")


def advance(match: Match, moves: int, rng: Random) -> None:
    for _ in range(moves):
        if match.is_over:
            return
        actor = match.actors[0]
        if actor == CHANCE:
            match.act_chance()
        else:
            match.act(actor, eager(match.view(actor).legal, rng))


def open_at(view: PortfolioView) -> Chooser:
    chooser = Chooser()
    chooser.renew(view, is_open=True)
    return chooser


@given(st.integers(2, 5), st.integers(0, 60), st.integers(0, 300), st.data())
def test_every_target_starts_with_a_legal_action_and_plays_out(
    seats: int, seed: int, moves: int, data: st.DataObject
) -> None:
    match, rng = match_of(seats, seed), Random(seed)
    advance(match, moves, rng)
    if match.is_over or match.actors[0] == CHANCE:
        return
    seat = match.actors[0]
    chooser = open_at(seen_as(PortfolioView, match.view(seat)))
    if not chooser.playing or not chooser.slots:
        return
    count = data.draw(st.integers(1, min(4, len(chooser.slots))))
    start = data.draw(st.integers(0, len(chooser.slots) - count))
    chooser.select(range(start, start + count))
    for target in chooser.targets():
        played = [a.card if not isinstance(a, Found) else a.cards for a in target.actions]  # type: ignore[union-attr]
        flat = [c for item in played for c in (item if isinstance(item, tuple) else (item,))]
        assert tuple(sorted(flat)) == chooser.chosen()
        kept = len(match.moves)
        for action in target.actions:
            match.act(seat, action)
        match.undo_to(kept)


@given(st.integers(2, 5), st.integers(0, 60), st.integers(0, 200))
def test_every_narrow_action_can_be_reached_by_selecting(seats: int, seed: int, moves: int) -> None:
    match, rng = match_of(seats, seed), Random(seed)
    advance(match, moves, rng)
    if match.is_over or match.actors[0] == CHANCE:
        return
    view: PortfolioView = seen_as(PortfolioView, match.view(match.actors[0]))
    chooser = open_at(view)
    if view.stage != PLAYING or not view.hand:
        return
    for action in view.legal:
        wanted = list(action.cards if isinstance(action, Found) else (action.card,))  # type: ignore[union-attr]
        slots = []
        for slot, card in enumerate(chooser.slots):
            if card in wanted:
                wanted.remove(card)
                slots.append(slot)
        chooser.select(slots)
        assert action in [target.first for target in chooser.targets()]


def first_view(hand: str) -> PortfolioView:
    infos = [SeatInfo(name=name, player="human") for name in ("Ada", "Bruno")]
    setup = stacked(2, 1, [hand], "9S", "KS")
    match = Match.deal(registry.load("portfolio"), infos, {}, "chooser", setup)
    match.act(0, Draw(1, False, False))
    view = match.view(0)
    assert isinstance(view, PortfolioView)
    return view


def test_three_in_sequence_go_to_the_new_place_and_one_to_the_pile() -> None:
    chooser = open_at(first_view("3H 4H 5H"))
    wanted = cards("3H 4H 5H")
    slots = [chooser.slots.index(card) for card in wanted]
    chooser.select(slots)
    assert [target.place for target in chooser.targets()] == [PLACE]
    chooser.select(slots[:1])
    assert [target.place for target in chooser.targets()] == [PILE]
    assert chooser.attempt(PLACE) == Found(wanted[:1])


def test_a_sorted_hand_keeps_what_is_selected() -> None:
    chooser = open_at(first_view("3H 4H 5H"))
    chooser.select([0, 5, 9])
    before = chooser.chosen()
    chooser.sort("rank")
    assert chooser.chosen() == before
    assert chooser.slots == in_order(chooser.slots, "rank")


def test_draws_offered_are_those_that_are_legal() -> None:
    match = match_of(3, 4)
    rng = Random(4)
    while not (
        match.actors[0] >= 0
        and seen_as(PortfolioView, match.view(match.actors[0])).most_cards[0] > 2
    ):
        advance(match, 1, rng)
    view = seen_as(PortfolioView, match.view(match.actors[0]))
    assert view.stage == DRAWING
    chooser = open_at(view)
    reached = set()
    for exposed in (False, True):
        chooser.wish_exposed(exposed)
        for count in range(1, 12):
            if chooser.wish(count):
                reached.add(chooser.draw())
    assert reached == {a for a in view.legal if isinstance(a, Draw) and not a.pauper}


def test_nothing_can_be_selected_while_nobody_is_asked() -> None:
    chooser = Chooser()
    chooser.renew(first_view("3H"), is_open=False)
    assert not chooser.toggle(0)
    assert chooser.targets() == []
    assert chooser.draw() is None


def test_a_forgotten_hand_leaves_nothing() -> None:
    chooser = open_at(first_view("3H"))
    chooser.select([0, 1])
    chooser.forget()
    assert chooser.slots == ()
    assert chooser.view is None
    assert Discard(0) not in [target.first for target in chooser.targets()]
