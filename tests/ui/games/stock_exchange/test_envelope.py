"""The envelope says what is left to decide; the fan shows the certificates."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.ui.games.stock_exchange.envelope import EnvelopeItem, FanItem, draw_key_button
from stockgames.ui.pieces.plates import ButtonState
from stockgames.ui.theme.palette import EVENING, Theme
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, placed
from tests.ui.theme.pictures import bits_of, picture

BOX = QRectF(4, 4, 190, 40)


def drawn(text: str, key: str, theme: Theme = EVENING, state: ButtonState = "rest") -> bytes:
    look = ThemeContext()
    paint = partial(draw_key_button, look=look, theme=theme, box=BOX, text=text, key=key)
    return bits_of(picture(200, 50, partial(paint, state=state)))


@pytest.fixture
def envelope(qtbot: QtBot) -> EnvelopeItem:
    return placed(EnvelopeItem(ThemeContext()), facts(form()), LAYOUT.envelope)


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


def test_a_bystander_sees_how_many_are_in_and_nobodys_seal(envelope: EnvelopeItem) -> None:
    own = painted(envelope, envelope.rect)
    envelope.facts = facts(seat=None)
    watched = painted(envelope, envelope.rect)
    envelope.pressed = 0.3
    assert own != watched == painted(envelope, envelope.rect)


@pytest.fixture
def fan(qtbot: QtBot) -> FanItem:
    return placed(FanItem(ThemeContext()), facts(form()), LAYOUT.pad)


def test_each_share_can_be_pointed_at_where_no_other_lies_over_it(fan: FanItem) -> None:
    assert fan.own is not None
    rects = [fan.share_rect(share) for share, _ in fan.places()]
    assert [share for share, _ in fan.places()] == list(fan.own.shares)
    assert all(not rect.isEmpty() and fan.rect.intersects(rect) for rect in rects)
    assert all(one.right() <= other.left() + 0.01 for one, other in pairwise(rects))


def test_a_share_that_is_not_there_lies_nowhere(fan: FanItem) -> None:
    gone = fan.places()[0][0]
    fan.facts = replace(facts(form()), shares=tuple(share for share, _ in fan.places()[1:]))
    assert fan.share_rect(gone).isEmpty()
    assert FanItem(ThemeContext()).places() == []


def test_shares_of_somebody_else_lie_face_down_and_look_the_same(fan: FanItem) -> None:
    own = painted(fan, fan.rect)
    fan.facts = facts(seat=None)
    down = painted(fan, fan.rect)
    assert down != own
    fan.facts = facts(seat=None, rounds=2)
    assert painted(fan, fan.rect) == down


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


def test_a_long_text_stops_before_the_key(qtbot: QtBot) -> None:
    long = "A very long text that has no room beside any key"
    assert drawn(long, "W") != drawn(long, "E")
