"""Code cards of Exchange hold exactly what can be laid."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.action import Action
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.code_book import ExchangeCodeBook
from stockgames.games.exchange.stages import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    PHASE_1,
)
from stockgames.games.exchange.view import ExchangeView
from tests.games.exchange.table import dealt, view

BOOK = ExchangeCodeBook()


def written(found: ExchangeView, seat: int, name: str) -> list[Action]:
    """Return the choices of a page of the card that a seat would get now."""
    pages = {page.name: page for page in BOOK.pages(found, seat)}
    return list(pages[name].choices)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("seed", range(4))
def test_each_page_holds_what_can_be_laid_then(seats: int, seed: int) -> None:
    match, rng, stages = dealt(seats, f"{seed}"), Random(seed), set[int]()
    while not match.is_over:
        seat, known = rng.choice(match.actors), view(match, None)
        stages.add(known.stage)
        laid = [a for a in view(match, seat).legal if not isinstance(a, BuyIntelligence)]
        if name := BOOK.page(known):
            choices = written(known, seat, name)
            assert (set(choices), len(choices)) == (set(laid), len(laid))
        else:
            assert known.stage in (FOUNDING, LIQUIDATION)
        match.act(seat, rng.choice(view(match, seat).legal))
    assert {PHASE_1, CLOSE} <= stages


def test_a_card_serves_from_its_look_to_the_end_of_the_round() -> None:
    match, rng = dealt(4, "a card"), Random(1)
    chapters = dict[int, set[str]]()
    while not match.is_over:
        known = view(match, None)
        chapter, names = BOOK.chapter(known), {page.name for page in BOOK.pages(known, 0)}
        chapters.setdefault(chapter, names)
        assert names <= chapters[chapter]
        if BOOK.page(known) and 0 in known.choosers:
            assert BOOK.page(known) in chapters[chapter]
        match.act(match.actors[0], rng.choice(view(match, match.actors[0]).legal))
    assert list(chapters) == [1, 2, 3, 4, 5]
    assert "lobby" not in chapters[1]
    assert "lobby" in chapters[2]
    assert "close" in chapters[5]
    assert "close" not in chapters[4]


def test_a_card_takes_a_cap_for_each_press_and_six_at_most() -> None:
    match, rng, caps = dealt(4, "a card"), Random(2), dict[int, int]()
    while not match.is_over:
        known = view(match, None)
        pages = BOOK.pages(known, 0)
        caps.setdefault(BOOK.chapter(known), sum(len(page.presses) for page in pages))
        match.act(match.actors[0], rng.choice(view(match, match.actors[0]).legal))
    assert caps == {1: 4, 2: 5, 3: 5, 4: 5, 5: 6}


def test_e5_intelligence_is_offered_to_whoever_could_buy_it() -> None:
    for seed in range(3):
        match, rng = dealt(4, f"{seed}"), Random(seed)
        while not match.is_over:
            known = view(match, None)
            able = [s for s in match.actors if BuyIntelligence() in view(match, s).legal]
            assert [seat for seat, _ in BOOK.offers(known)] == able
            match.act(match.actors[-1], rng.choice(view(match, match.actors[-1]).legal))


def test_who_is_out_gets_no_card() -> None:
    for seed in range(40):
        match, rng = dealt(6, f"{seed}"), Random(seed)
        while not match.is_over:
            known = view(match, None)
            for fall in known.falls:
                assert BOOK.pages(known, fall.seat) == []
            if known.falls:
                return
            seat = match.actors[0]
            match.act(seat, max(view(match, seat).legal, key=lambda a: getattr(a, "shares", 0)))
            rng.random()
    pytest.fail("nobody fell")
