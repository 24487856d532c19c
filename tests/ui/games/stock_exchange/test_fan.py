"""The fan of shares: each can be picked, the one in hand rises, without a viewer they are
face down.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.games.stock_exchange.fan import FanItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid


@pytest.fixture
def fan(qtbot: QtBot) -> FanItem:
    return laid(FanItem(ThemeContext()), facts(form()), LAYOUT.pad)


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


def test_what_is_in_hand_awaited_focused_or_under_the_mouse_looks_otherwise(fan: FanItem) -> None:
    share, looks = fan.places()[3][0], [painted(fan, fan.rect)]
    fan.lifted = {share: 1.0}
    looks.append(painted(fan, fan.rect))
    fan.lifted = {}
    fan.show_focused(share)
    looks.append(painted(fan, fan.rect))
    fan.show_focused(None)
    assert painted(fan, fan.rect) == looks[0]
    fan.facts = replace(facts(form()), in_hand=share)
    looks.append(painted(fan, fan.rect))
    fan.facts = replace(facts(form()), awaited=frozenset({share}))
    looks.append(painted(fan, fan.rect))
    assert [sum(one == other for other in looks) for one in looks] == [1] * 5


def test_tags_tell_what_a_share_would_pay(fan: FanItem) -> None:
    before = painted(fan, fan.rect)
    fan.outlook = [f"${company}k" for company in range(8)]
    assert painted(fan, fan.rect) != before


def test_shares_of_somebody_else_lie_face_down_and_look_the_same(fan: FanItem) -> None:
    own = painted(fan, fan.rect)
    fan.facts = facts(seat=None)
    down = painted(fan, fan.rect)
    assert down != own
    fan.facts = facts(seat=None, rounds=2)
    assert painted(fan, fan.rect) == down
