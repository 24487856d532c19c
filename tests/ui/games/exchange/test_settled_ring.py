"""The ring of a settled round: the table's own, and everything that moved a price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.parts import Board
from stockgames.ui.games.exchange.settled_ring import (
    SettledRing,
    SettledRingView,
    Voice,
    Way,
)
from stockgames.ui.table.motion import Animator, Moving
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import THEMES

BOARD = Board(10, 90)
VOICES = (Voice("Ada", 1, Portrait()), Voice("the lobbyist", -1, emblem="lobbyist"))


def way(security: int, before: int, steps: int, voices: tuple[Voice, ...] = ()) -> Way:
    """Return a security's way from a price by so many steps."""
    after, pops = BOARD.moved(before, steps), BOARD.pops(before, steps)
    moved = PriceMoved(security=security, before=before, after=after, steps=steps, pops=pops)
    return Way(security, before, after, moved if steps else None, voices)


STILL, UP, OVER = way(0, 50, 0), way(1, 60, 2, VOICES[:1]), way(2, 80, 2, VOICES[1:])
RING = SettledRing(BOARD, (STILL, UP, OVER), 2)


def with_way(last: Way) -> SettledRing:
    return replace(RING, ways=(STILL, UP, last))


def shown(look: ThemeContext, picture: SettledRing, side: int = 460) -> SettledRingView:
    """Return a view of a ring's end."""
    view = picture.view(look)
    view.resize(QSize(side, side))
    view.show_end(picture)
    return view


def painted(picture: SettledRing, side: int = 460, look: ThemeContext | None = None) -> QImage:
    return shown(look or ThemeContext(), picture, side).grab().toImage()


def stages(view: SettledRingView, steps: Sequence[Moving], count: int = 40) -> Iterator[float]:
    """Play a motion; yield shares of its time, each while it is shown."""
    animator = Animator()
    animator.run(list(steps), 1.0, lambda: None)
    group = animator._group
    assert group is not None
    group.pause()
    for part in range(count + 1):
        group.setCurrentTime(round(part * (group.totalDuration() - 1) / count))
        yield part / count
    animator.finish()


def test_a_ring_without_room_is_laid_out_all_the_same(qtbot: QtBot) -> None:
    """In a window of 1024 by 600 with text of twice the size, a reveal leaves none."""
    one_price = replace(RING, ways=(way(0, 60, 0), way(1, 60, 0), way(2, 60, 0)))
    for side in range(12, 24):
        assert not painted(one_price, side).isNull()


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_each_thing_that_happened_shows(qtbot: QtBot, theme: str) -> None:
    look = ThemeContext(THEMES[theme])
    others = [
        RING,
        replace(RING, force=None),
        replace(RING, moves=False),
        with_way(way(2, 80, 3, VOICES[1:])),
        with_way(way(2, 70, 2, VOICES[1:])),
        with_way(replace(OVER, voices=VOICES)),
        with_way(replace(OVER, voices=())),
        replace(RING, ways=(way(0, 40, 1), UP, OVER)),
    ]
    assert all(
        one != other for one, other in combinations([painted(r, look=look) for r in others], 2)
    )


@pytest.mark.parametrize("before", range(10, 100, 10))
@pytest.mark.parametrize("steps", [-8, -3, 3, 8])
def test_a_motion_ends_as_the_ring_says(qtbot: QtBot, before: int, steps: int) -> None:
    ring = with_way(way(2, before, steps))
    view, other = shown(ThemeContext(), ring), shown(ThemeContext(), ring)
    start, end = view.market, other.market
    for _ in stages(view, view.show_start(ring), 1):
        pass
    assert [token.pos() for token in start.tokens] == [token.pos() for token in end.tokens]
    assert start.bubble.popped == end.bubble.popped
    assert bool(end.bubble.popped) == ring.ways[2].pops
    assert view.grab().toImage() == painted(ring)


def test_tokens_go_one_after_another_and_the_bubble_bursts_last(qtbot: QtBot) -> None:
    view = shown(ThemeContext(), RING)
    steps, moved, burst = view.show_start(RING), list[int](), list[bool]()
    before = [token.pos() for token in view.market.tokens]
    for _ in stages(view, steps):
        moves = [s for s, token in enumerate(view.market.tokens) if token.pos() != before[s]]
        moved += [one for one in moves if one not in moved]
        burst.append(bool(view.market.bubble.popped))
    assert moved[:2] == [1, 2]
    assert burst == sorted(burst)
    assert (burst[0], burst[-1]) == (False, True)


def test_the_end_of_a_way_shows_only_when_it_is_reached(qtbot: QtBot) -> None:
    early = []
    for after in (way(2, 80, 2), way(2, 80, 4)):
        view = shown(ThemeContext(), with_way(after))
        steps = view.show_start(view._shown or RING)
        told = [view.market.ring.tag for share in stages(view, steps) if share < 0.5]
        early.append((set(told), view.market.ring.ring.landed[:0]))
    assert early[0] == early[1]


def test_before_prices_move_nothing_tells_where_they_come_to(qtbot: QtBot) -> None:
    votes = replace(RING, moves=False)
    moved = replace(OVER.moved or PriceMoved(security=2, before=80, after=30, steps=2, pops=1))
    elsewhere = replace(votes, ways=(STILL, UP, replace(OVER, after=30, moved=moved)))
    assert painted(votes, 300) == painted(elsewhere, 300)
    assert not shown(ThemeContext(), votes).show_start(votes)
    over = replace(RING, is_over=True)
    assert not shown(ThemeContext(), over).show_start(over)


def test_a_token_and_the_ghosts_of_others_lie_beside_each_other(qtbot: QtBot) -> None:
    """One leaves a price at which another stays or arrives."""
    for ways in (
        (way(0, 80, 0), way(1, 60, 2), way(2, 80, -3)),
        (way(0, 50, 2), way(1, 50, 2), way(2, 50, 2)),
        (way(0, 50, 1), way(1, 60, -1), way(2, 60, 0)),
    ):
        view = shown(ThemeContext(), replace(RING, ways=ways))
        places = [token.pos() for token in view.market.tokens]
        places += [view.ways._start(one) for one in ways if one.steps]
        least = view.market.ring.ring.token_radius * 0.84
        for one, other in combinations(places, 2):
            assert (one - other).manhattanLength() > least


def test_ways_over_the_same_fields_are_told_beside_each_other(qtbot: QtBot) -> None:
    ways = (way(0, 50, 2), way(1, 50, 2), way(2, 50, 2))
    view = shown(ThemeContext(), replace(RING, ways=ways))
    assert len({view.ways._lane(one) for one in ways}) == 3
    both = painted(replace(RING, ways=ways))
    for calm in range(3):
        fewer = [way(s, 50, 0) if s == calm else one for s, one in enumerate(ways)]
        assert painted(replace(RING, ways=(fewer[0], fewer[1], fewer[2]))) != both


def test_it_is_laid_out_anew_when_its_size_changes(qtbot: QtBot) -> None:
    view = shown(ThemeContext(), RING, 300)
    view.resize(QSize(460, 460))
    assert view.grab().toImage() == painted(RING)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_it_is_painted_anew_when_the_theme_changes(qtbot: QtBot, theme: str) -> None:
    look = ThemeContext()
    view = shown(look, RING, 300)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    view.grab()
    look.set_theme(THEMES[theme])
    assert view.grab().toImage() == painted(RING, 300, ThemeContext(THEMES[theme]))


# Plates with votes


def plates(*prices: int, voices: tuple[Voice, ...] = VOICES) -> SettledRingView:
    """Return a view with the plates of prices that came to these."""
    ways = [Way(s, 50, price, None, voices) for s, price in enumerate(prices)]
    ways += [Way(s, 50, 50, None, ()) for s in range(len(prices), 3)]
    view = SettledRingView(ThemeContext())
    view.resize(QSize(620, 440))
    view.show_end(SettledRing(BOARD, (ways[0], ways[1], ways[2]), None))
    return view


def boxes(view: SettledRingView) -> list[QRectF]:
    return [box for _, box in view.votes.boxes()]


@pytest.mark.parametrize("prices", [(10, 20, 90), (50, 50, 50), (30, 40, 60)])
def test_each_plate_has_a_corner_of_its_own(qtbot: QtBot, prices: tuple[int, ...]) -> None:
    view = plates(*prices)
    laid = boxes(view)
    assert len(laid) == len(prices)
    assert all(view.votes.rect.contains(box) for box in laid)
    assert not any(one.intersects(other) for one, other in combinations(laid, 2))


def test_a_plate_lies_beside_where_its_price_comes_to(qtbot: QtBot) -> None:
    view = plates(20, 80)
    at_right, at_left = boxes(view)
    assert at_right.left() > view.rect().center().x() > at_left.right()
    low, high = boxes(plates(40, 10))
    assert low.top() > view.rect().center().y() > high.bottom()


def test_a_plate_is_as_large_as_what_it_tells(qtbot: QtBot) -> None:
    assert not boxes(plates(50, voices=()))
    (one,), (both,) = boxes(plates(50, voices=VOICES[:1])), boxes(plates(50))
    assert both.height() > one.height()
    (longer,) = boxes(plates(50, voices=(Voice("Maximiliane", 1),)))
    assert longer.width() > one.width()
    few, many = (boxes(plates(20, voices=VOICES * pairs))[0] for pairs in (2, 4))
    assert many.height() < 1.5 * few.height()


def test_votes_give_way_where_the_ring_is_small(qtbot: QtBot) -> None:
    """The seats' cards show the same."""
    silent = replace(RING, ways=(STILL, replace(UP, voices=()), replace(OVER, voices=())))
    assert painted(RING, 260) == painted(silent, 260)
    assert painted(RING) != painted(silent)


def test_faces_signs_and_votes_are_on_a_plate(qtbot: QtBot) -> None:
    first, second = VOICES
    told = [
        VOICES,
        (first, replace(second, emblem="bell")),
        (replace(first, portrait=None), second),
        (replace(first, by=-1), second),
        (replace(first, name="Bea"), second),
    ]
    pictures = [painted(with_way(replace(OVER, voices=voices))) for voices in told]
    assert all(one != other for one, other in pairwise([*pictures, pictures[0]]))
