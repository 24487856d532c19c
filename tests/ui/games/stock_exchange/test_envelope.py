"""The envelope shows what is left to decide, its seal that it is closed; others see who has
sealed.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import GOLD
from stockgames.ui.games.stock_exchange.envelope import EnvelopeItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid


@pytest.fixture
def envelope(qtbot: QtBot) -> EnvelopeItem:
    return laid(EnvelopeItem(ThemeContext()), facts(form()), LAYOUT.envelope)


def seal(envelope: EnvelopeItem) -> bytes:
    """Return what is painted over the envelope."""
    plain, envelope.draw = envelope.draw, envelope.draw_over  # type: ignore[method-assign]
    try:
        image = painted(envelope, envelope.rect)  # keeps the image's bits alive
        return bytes(image.constBits())
    finally:
        envelope.draw = plain  # type: ignore[method-assign]


def test_there_is_a_title_and_a_line_for_each_part_of_the_form(envelope: EnvelopeItem) -> None:
    assert envelope.own is not None
    lines = envelope.lines()
    assert len(lines) == len(envelope.own.parts) + 1 > 3
    assert all(envelope.rect.contains(line) for line in lines)
    assert all(one.bottom() <= two.top() + 0.01 for one, two in pairwise(lines))
    envelope.facts = None
    assert envelope.lines() == []


def test_where_nothing_is_to_be_decided_its_title_stands_alone(envelope: EnvelopeItem) -> None:
    envelope.facts = facts()
    assert envelope.own is not None
    assert envelope.own.parts == ()
    painted(envelope, envelope.rect)
    assert len(envelope.lines()) == 1


def test_what_is_filled_in_shows(envelope: EnvelopeItem) -> None:
    before, lies = painted(envelope, envelope.rect), form()
    lies.produce(GOLD)
    envelope.facts = facts(lies)
    assert painted(envelope, envelope.rect) != before


def test_the_seal_is_pressed_and_pushes_the_words_down(envelope: EnvelopeItem) -> None:
    above = envelope.lines()[0].top()
    looks = [seal(envelope)]
    envelope.sealed = True
    assert envelope.lines()[0].top() > above
    for pressed in (0.3, 0.7, 1.0):
        envelope.pressed = pressed
        looks.append(seal(envelope))
    assert len(set(looks)) == 4


def test_a_bystander_sees_how_many_are_in_and_nobodys_seal(envelope: EnvelopeItem) -> None:
    own = painted(envelope, envelope.rect)
    blank = seal(laid(EnvelopeItem(ThemeContext()), None, LAYOUT.envelope))
    envelope.facts = facts(seat=None)
    assert painted(envelope, envelope.rect) != own
    assert seal(envelope) == blank


def test_a_bystander_sees_whose_envelopes_are_in(envelope: EnvelopeItem) -> None:
    envelope.names = [f"Ada {seat}" for seat in range(8)]
    watched = facts(seat=None)
    _, *lines = envelope.lines()
    looks = []
    for sealed in (frozenset[int](), frozenset({1}), frozenset({1, 5})):
        envelope.facts = replace(watched, sealed=sealed)
        middles = [QRectF(one.left(), one.center().y() - 2, one.width(), 4) for one in lines]
        looks.append([painted(envelope, middle) for middle in middles])
    assert len(lines) == 4
    for one, other in pairwise(looks):
        changed = [a != b for a, b in zip(one, other, strict=True)]
        del changed[2]  # the shadow of the seal above is there
        assert changed == [False, True, False], "seats 1 and 5 share a line"
