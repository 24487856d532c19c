"""In the middle, tokens step round the ring, and the bubble pops where its ends meet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.events import PriceMoved
from stockgames.ui.games.exchange.motion import BREATH, SWELL, Mover
from stockgames.ui.table.motion import Animator
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import state_with
from tests.ui.games.exchange.boards import laid_out, seen
from tests.ui.games.exchange.moving import CASH, SHARES, agrees, show_end


@pytest.mark.parametrize(("steps", "before", "after", "pops"), [(2, 80, 30, 1), (-4, 40, 70, 1)])
def test_a_token_comes_to_its_price_over_the_bubble(
    qapp: QApplication, steps: int, before: int, after: int, pops: int
) -> None:
    start = seen(state_with(CASH, SHARES, (before, 50, 50)), 0)
    end = seen(state_with(CASH, SHARES, (after, 50, 50)), 0)
    scene = laid_out(ThemeContext(), start)
    animator = Animator()
    mover = Mover(scene, animator)
    event = PriceMoved(security=0, before=before, after=after, steps=steps, pops=pops)
    called: list[int] = []
    animator.run(mover.steps((event,), end.facts), 1.0, lambda: called.append(1))
    animator.finish()
    show_end(scene, end)
    assert called == [1]
    assert agrees(scene, end)
    assert (scene.market.bubble.burst, scene.market.bubble.swelling) == (None, 0.0)


def test_what_stands_round_a_burst_bubble_sways_and_stands_again(qapp: QApplication) -> None:
    start = seen(state_with(CASH, SHARES, (80, 50, 50)), 0)
    end = seen(state_with(CASH, SHARES, (30, 50, 50)), 0)
    scene, animator = laid_out(ThemeContext(), start), Animator()
    event = PriceMoved(security=0, before=80, after=30, steps=2, pops=1)
    animator.run(Mover(scene, animator).steps((event,), end.facts), 1.0, lambda: None)
    group = animator._group
    assert group is not None
    group.pause()
    group.setCurrentTime(SWELL + BREATH + 40)
    assert scene.market.ring.pos() != QPointF()
    assert all(one.rotation() for one in (*scene.market.tokens[1:], scene.lobbyist))
    assert scene.market.tokens[0].rotation() == 0
    animator.finish()
    assert scene.market.ring.pos() == QPointF()
    assert not any(item.rotation() for item in scene.items())
