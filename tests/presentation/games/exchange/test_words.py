"""Texts: what is asked, every action's text, and nothing that a seat may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.controllers.stages import Stage
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.parts import (
    FORCES,
    FOUNDERS,
    LIQUIDATION,
    LOBBYING,
)
from stockgames.presentation.games.exchange.terms import (
    force_text,
    founder_line,
)
from stockgames.presentation.games.exchange.words import ExchangeWords
from tests.games.exchange.table import dealt, lay, play_round, state_with, truth, view
from tests.ui.games.exchange.telling import context, entries

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("viewer", [1, None])
def test_a_face_down_card_leaves_no_trace_in_words(viewer: int | None) -> None:
    """Whatever the first seat plays, all that others can read stays the same."""
    told = set()
    for words in ("buy 1", "buy 9", "sell 4"):
        match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
        lay(match, "banks", "bonds", "bonds")
        match.act(0, next(a for a in view(match, 0).legal if _means(a, words)))
        seen = view(match, viewer)
        now = context(match, viewer)
        voice = ExchangeWords()
        lines = [entry.plain() for entry in entries(match, viewer)]
        told.add((voice.status(seen, now), voice.prompt(facts_of(seen), now), *lines))
    assert len(told) == 1


def _means(action: object, words: str) -> bool:
    side, shares = words.split()
    return repr(action).startswith(f"Order(side={int(side == 'sell')}, shares={shares},")


def test_the_status_counts_who_has_laid() -> None:
    match = dealt(4, "status")
    voice = ExchangeWords()
    assert voice.status(view(match, None), context(match, None)).endswith("0 of 4 ready")
    match.act(2, view(match, 2).legal[0])
    assert voice.status(view(match, None), context(match, None)).endswith("1 of 4 ready")


@pytest.mark.parametrize(("stage", "phase"), [(LOBBYING, "Lobbyist"), (LIQUIDATION, "Liquidation")])
def test_the_status_counts_nobody_where_one_decides_alone(stage: int, phase: str) -> None:
    match = dealt(4, "status")
    alone = replace(view(match, None), stage=stage, choosers=(2,), actors=(2,))
    assert ExchangeWords().status(alone, context(match, None)).endswith(f"·  {phase}")


def test_every_action_has_a_label() -> None:
    rng, match = Random(5), dealt(3, "labels")
    voice = ExchangeWords()
    while not match.is_over:
        seat = rng.choice(match.actors)
        seen = view(match, seat)
        assert all(voice.action_label(action, seen) for action in seen.legal)
        names = [voice.action_name(action) for action in seen.legal]
        assert len(set(names)) == len(names)
        match.act(seat, rng.choice(seen.legal))


def test_every_card_is_told() -> None:
    told = {force_text(f) for f in range(len(FORCES))}
    assert len(told) == len(FORCES)
    assert all(part for card in told for part in card)
    years = [int(card.date[-4:]) for card in told]
    assert all(1790 <= year <= 1793 for year in years)
    assert all(len(card.brief) < 34 for card in told)
    founders = [(FOUNDERS[f].name, founder_line(f)) for f in range(len(FOUNDERS))]
    assert len({line for _, line in founders}) == len(founders)


@pytest.mark.parametrize("stage", [Stage.ASKING, Stage.THINKING])
def test_a_debt_is_told_while_it_must_be_paid(stage: Stage) -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    assert truth(match).stage == LIQUIDATION
    text = ExchangeWords().prompt(facts_of(view(match, None)), context(match, None, stage))
    assert ("$100 short" in text) == (stage is Stage.ASKING)
