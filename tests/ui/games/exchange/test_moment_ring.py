"""The ring of a settled round shows everything that moved a price."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import Board
from stockgames.ui.games.exchange import moment_ring
from stockgames.ui.games.exchange.moment_ring import SettledRing
from stockgames.ui.games.exchange.votes import Voice, Way
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.pixmap_cache import STORE
from tests.ui.theme.pictures import picture

STILL = Way(0, 50, 50, 0, pops=False, voices=())
UP = Way(1, 60, 80, 2, pops=False, voices=(Voice("Ada", 2, Portrait()),))
OVER = Way(2, 80, 10, 2, pops=True, voices=(Voice("the lobby", 2, emblem="lobbyist"),))
RING = SettledRing(Board(10, 90), (STILL, UP, OVER), 2)


def painted(ring: SettledRing, look: ThemeContext, side: int = 420, share: float = 1.0) -> QImage:
    box = QRectF(0, 0, side, side)
    return picture(side, side, lambda painter: ring.paint(painter, look, box, share))


def with_way(way: Way) -> SettledRing:
    return replace(RING, ways=(*RING.ways[:2], way))


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_each_thing_that_happened_shows(qapp: QApplication, theme: str) -> None:
    look = ThemeContext(THEMES[theme])
    others = [
        replace(RING, force=None),
        with_way(replace(OVER, pops=False)),
        with_way(replace(OVER, after=20, steps=3)),
        with_way(replace(OVER, voices=(Voice("the lobby", 1, emblem="lobbyist"),))),
        with_way(replace(OVER, voices=())),
        replace(RING, ways=(replace(STILL, before=40, steps=1), UP, OVER)),
    ]
    pictures = [painted(ring, look) for ring in (RING, *others)]
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[:place])


def test_votes_give_way_where_the_ring_is_small(qapp: QApplication) -> None:
    """The seats' cards show the same."""
    silent = replace(RING, ways=tuple(replace(way, voices=()) for way in RING.ways))
    assert painted(RING, ThemeContext(), 260) == painted(silent, ThemeContext(), 260)
    assert painted(RING, ThemeContext(), 420) != painted(silent, ThemeContext(), 420)


@pytest.mark.parametrize("before", range(10, 100, 10))
@pytest.mark.parametrize("steps", [-8, -3, 3, 8])
def test_any_way_is_painted(qapp: QApplication, before: int, steps: int) -> None:
    board = RING.board
    after, pops = board.moved(before, steps), bool(board.pops(before, steps))
    way = Way(2, before, after, steps, pops=pops, voices=())
    assert painted(with_way(way), ThemeContext()) != painted(RING, ThemeContext())


def test_tokens_go_one_after_another_and_the_bubble_bursts_last(qapp: QApplication) -> None:
    look, shares = ThemeContext(), [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.85, 0.9, 0.95, 1]
    shown = [painted(RING, look, share=share) for share in shares]
    assert all(one != other for one, other in pairwise(shown))
    over = replace(OVER, voices=())
    early = [painted(with_way(replace(over, after=after)), look, share=0.2) for after in (10, 30)]
    assert early[0] == early[1]  # the end of the last one shows last
    assert shown[-1] == painted(RING, look)


def test_what_stands_round_a_burst_sways_and_the_board_shudders(qapp: QApplication) -> None:
    calm = replace(RING, ways=(replace(STILL, before=10, after=10), UP, OVER))
    burst = [share for share in (0.83, 0.85, 0.88) if 0 < moment_of(OVER, calm, share) < 1]
    assert burst
    rim = QRect(0, 200, 30, 20)
    before = painted(calm, ThemeContext(), share=0.8).copy(rim)
    assert any(painted(calm, ThemeContext(), share=share).copy(rim) != before for share in burst)


def test_a_token_makes_room_for_one_that_comes_by_and_by(qapp: QApplication) -> None:
    """At the end two of them are side by side."""
    mate = replace(RING, ways=(replace(STILL, before=80, after=80), UP, replace(STILL, security=2)))
    box, look = QRectF(0, 0, 420, 420), ThemeContext()

    def places(share: float) -> list[float]:
        gone = dict(mate._gone(share))
        drawn = moment_ring._Picture(QPainter(), look, box, mate, gone)
        unit = drawn._along(drawn.ring.token_radius * 0.95)
        return [drawn._aside(security, drawn._levels) / unit for security in (0, 1)]

    shown = [places(share / 50) for share in range(51)]
    assert shown[0] == [0, 0]
    assert shown[-1] == [-1, 1]
    assert all(abs(one[0] - other[0]) < 0.2 for one, other in pairwise(shown))


def test_prices_that_go_the_same_way_are_told_beside_each_other(qapp: QApplication) -> None:
    ways = tuple(Way(security, 50, 70, 2, pops=False, voices=()) for security in (0, 1, 2))
    both = SettledRing(RING.board, ways, None)
    drawn = moment_ring._Picture(
        QPainter(), ThemeContext(), QRectF(0, 0, 420, 420), both, dict(both._gone(1.0))
    )
    assert len({drawn._lane(way) for way in ways}) == 3
    assert len({drawn._aside(way.security, drawn._starts) for way in ways}) == 3
    for gone in range(3):
        calm = replace(ways[gone], after=50, steps=0)
        fewer = replace(both, ways=tuple(calm if way is ways[gone] else way for way in ways))
        assert painted(fewer, ThemeContext()) != painted(both, ThemeContext())


def moment_of(way: Way, ring: SettledRing, share: float) -> float:
    """Return the progress of the burst at a share of the whole motion."""
    earlier = ring.length - way.length
    return way.moment((share * ring.length - earlier) / way.length, 1).burst


def test_before_prices_move_nothing_tells_where_they_come_to(qapp: QApplication) -> None:
    votes = replace(RING, moves=False)
    elsewhere = replace(votes, ways=(STILL, UP, replace(OVER, after=30)))
    assert painted(votes, ThemeContext(), 300) == painted(elsewhere, ThemeContext(), 300)
    assert votes.length == 0
    assert painted(votes, ThemeContext(), share=0.0) == painted(votes, ThemeContext(), share=1.0)


def test_what_stands_still_is_painted_once_in_each_language(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    STORE.clear()
    paintings, paint = list[object](), moment_ring._Picture.paint

    def count(one: moment_ring._Picture) -> None:
        paintings.append(one)
        paint(one)

    monkeypatch.setattr(moment_ring._Picture, "paint", count)
    first, second = painted(RING, ThemeContext()), painted(RING, ThemeContext())
    assert first == second
    assert len(paintings) == 1
    painted(RING, ThemeContext(), share=0.5)
    painted(RING, ThemeContext(), share=0.5)
    assert len(paintings) == 3
    install_language(qapp, "de")
    assert painted(RING, ThemeContext()) != first
    install_language(qapp, "en")
