"""Cards, forces and the market: as they are painted, what they tell, and to whom."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from itertools import combinations, product

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneHoverEvent

from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    CLOSE,
    FORCES,
    FOUNDERS,
    FOUNDING,
    LARGE_BOARD,
    OVER,
    PHASE_1,
    PHASE_3,
    SMALL_BOARD,
    STEP,
    Board,
)
from stockgames.ui.games.exchange.art.cards import PhaseCard, Sleeve, draw_phase_card, draw_sleeve
from stockgames.ui.games.exchange.art.force_cards import (
    ForceCard,
    draw_force_card,
    in_one_line,
    paint_scene,
    title_font,
)
from stockgames.ui.games.exchange.forces import BADGE, ForcesItem, force_card
from stockgames.ui.games.exchange.market import PreviewItem, RingItem, RoundsItem
from stockgames.ui.theme.drawings import names_of
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import EVENING, SECURITIES
from stockgames.ui.theme.pixmap_cache import SMOOTH
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import state_with
from tests.ui.games.exchange.boards import seen
from tests.ui.theme.pictures import picture

AT = QPointF(70, 100)


def bits(card: PhaseCard) -> bytes:
    image = picture(140, 200, lambda p: draw_phase_card(p, EVENING, AT, card))
    return bytes(image.constBits())


def test_backs_tell_nothing(qapp: QApplication) -> None:
    backs = [PhaseCard(80, 150, "back", key, n, "sell") for key in SECURITIES for n in (1, 9)]
    assert len({bits(card) for card in backs}) == 1


@pytest.mark.parametrize(("width", "height"), [(96, 180), (140, 86)])
def test_no_founders_word_outgrows_its_card(qapp: QApplication, width: int, height: int) -> None:
    room = width - 14 if height > width else width - 21 - 2 * height * 0.165
    for founder in FOUNDERS:
        widest = max(text_width(word, serif(12, BOLD)) for word in founder.name.split())
        assert widest <= room


CORNER = QPointF(20, 20)
EMPTY = Sleeve(90, 122, "I")


def sleeve_bits(sleeve: Sleeve) -> bytes:
    image = picture(140, 180, lambda p: draw_sleeve(p, EVENING, CORNER, sleeve))
    return bytes(image.constBits())


def test_a_card_face_down_tells_nothing(qapp: QApplication) -> None:
    backs = [
        replace(EMPTY, inside="back", security=key, word=word)
        for key, word in zip(SECURITIES, ("Banks", "Insurance", "Bonds"), strict=True)
    ]
    assert len({sleeve_bits(sleeve) for sleeve in backs}) == 1


FORCE_AT = QPointF(114, 164)
LARGE = ForceCard(
    150,
    218,
    "The Funding Act",
    (0, 0, 2),
    "Bonds +2",
    "4 August 1790",
    "Congress takes over debts",
    day="bonds-boom",
)


def force_bits(card: ForceCard) -> bytes:
    image = picture(230, 330, lambda p: draw_force_card(p, EVENING, FORCE_AT, card))
    return bytes(image.constBits())


def test_a_large_card_tells_date_title_scene_line_and_effect(qapp: QApplication) -> None:
    poorer = [
        replace(LARGE, date=""),
        replace(LARGE, title="Act"),
        replace(LARGE, line=""),
        replace(LARGE, effect=""),
        replace(LARGE, day=""),
    ]
    assert len({force_bits(card) for card in (LARGE, *poorer)}) == 6


def test_no_word_of_a_title_is_cut_on_a_small_card(qapp: QApplication) -> None:
    for width in (54, 62, 80):
        font = in_one_line("Bundesschuld", title_font(width + 16), width)
        assert text_width("Bundesschuld", font) <= width


def test_the_sheet_holds_the_days_of_all_market_forces() -> None:
    assert set(names_of("forces")) == {force.id for force in FORCES}


@pytest.mark.parametrize("size", [(90, 53), (90, 36), (200, 118)])
def test_no_two_scenes_look_alike_at_any_size(qapp: QApplication, size: tuple[int, int]) -> None:
    box = QRectF(5, 5, *size)
    seen = set()
    for force in FORCES:
        image = picture(220, 130, partial(paint_scene, box=box, day=force.id))
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(FORCES)


def distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


BOARDS = (SMALL_BOARD, LARGE_BOARD)


def ring_of(board: Board) -> RingItem:
    item = RingItem(ThemeContext())
    item.set_geometry(QRectF(0, 0, 372, 372), board)
    return item


@pytest.mark.parametrize("board", BOARDS)
def test_letters_of_tokens_stay_in_view_at_any_prices(qapp: QApplication, board: Board) -> None:
    item = ring_of(board)
    prices = range(board.floor, board.ceiling + STEP, STEP)
    for banks, insurance, bonds in product(prices, repeat=3):
        spread = [item.spread((banks, insurance, bonds), s) for s in ALL_SECURITIES]
        for (one, radius), (other, _) in combinations(spread, 2):
            assert distance(one, other) >= 1.2 * radius


@pytest.mark.parametrize("board", BOARDS)
def test_a_ghost_stands_off_the_tokens_and_on_the_side_it_comes_from(
    qapp: QApplication, board: Board
) -> None:
    item = ring_of(board)
    for start in range(board.floor, board.ceiling + STEP, STEP):
        for by in (1, -1):
            after = board.moved(start, by)
            ghost = VoteForecast(0, by, start, after, bool(board.pops(start, by)))
            prices = (start, after, start)
            place = item.ghost_place(prices, ghost)
            for security in ALL_SECURITIES:
                token, radius = item.spread(prices, security, ghost)
                assert distance(place, token) >= 1.9 * radius
            prices = (start, after, after)
            place, come = item.ghost_place(prices, ghost), item.place(item.board.level(start))
            others = [item.spread(prices, security, ghost)[0] for security in (1, 2)]
            assert distance(place, come) <= min(distance(other, come) for other in others) + 1


UP, POP = VoteForecast(0, 1, 50, 60, pops=False), VoteForecast(0, 1, 80, 20, pops=True)


def on_ring(vote: VoteForecast | None) -> tuple[PreviewItem, RingItem]:
    look = ThemeContext()
    ring = RingItem(look)
    ring.set_geometry(QRectF(0, 0, 372, 372), SMALL_BOARD)
    item = PreviewItem(look, ring)
    item.show_preview(vote, (vote.before if vote else 50, 50, 50))
    return item, ring


def far(ring: RingItem, point: QPointF) -> float:
    way = point - ring.centre
    return math.hypot(way.x(), way.y())


def test_without_a_vote_nothing_shows(qapp: QApplication) -> None:
    item, _ = on_ring(None)
    assert not item.isVisible()
    assert item.shown is None


@pytest.mark.parametrize("vote", [UP, POP], ids=["step", "pop"])
def test_the_arrow_leads_from_the_token_to_its_ghost_outside_the_tokens(
    qapp: QApplication, vote: VoteForecast
) -> None:
    item, ring = on_ring(vote)
    points = item.arc()
    token = ring.spread((vote.before, 50, 50), 0, vote)[0]
    ghost = ring.ghost_place((vote.before, 50, 50), vote)
    assert len(points) > 3
    start, end = points[0] - token, points[-1] - ghost
    assert math.hypot(start.x(), start.y()) < 3 * ring.ring.token_radius
    assert math.hypot(end.x(), end.y()) < 3 * ring.ring.token_radius
    assert all(far(ring, point) >= far(ring, token) - 1 for point in points)


@pytest.mark.parametrize(
    ("stage", "round_", "at"),
    [(FOUNDING, 0, -1), (PHASE_1, 1, 0), (PHASE_3, 5, 4), (CLOSE, 5, 5), (OVER, 5, 5)],
)
def test_where_it_stands(qapp: QApplication, stage: int, round_: int, at: int) -> None:
    facts = seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts
    item = RoundsItem(ThemeContext())
    item.set_data(replace(facts, stage=stage, round=round_))
    assert item.at == at


RING = 1 / 0.471
"""The size of a ring relative to its hub."""


RADII = [74, 88, 106]
"""Of the hub: on pages that only show a table, in windows of 16:9 and of 4:3."""


def forces(radius: float = 88) -> ForcesItem:
    item = ForcesItem(ThemeContext())
    hub = QRectF(30, 30, 2 * radius, 2 * radius)
    item.set_geometry(hub, hub.center() + QPointF(-0.89, 0.83) * RING * radius)
    return item


def drawn(item: ForcesItem) -> bytes:
    side = round(item.rect.width()) + 60
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    item.draw(painter)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("radius", RADII)
def test_the_decks_count_keeps_off_the_rings_tokens(qapp: QApplication, radius: int) -> None:
    item = forces(radius)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=4))
    away = item.badge_place - item.rect.center()
    far = math.hypot(away.x(), away.y())
    assert far + BADGE <= radius or far - BADGE >= RING * radius


@pytest.mark.parametrize("radius", RADII)
def test_the_card_hides_nothing_of_its_deck(qapp: QApplication, radius: int) -> None:
    item = forces(radius)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=4))
    width, height = item._card_size()
    card = QRectF(0, 0, width, height)
    card.moveCenter(item.rect.center())
    assert not card.intersects(item.deck)
    assert item.boundingRect().contains(item.deck)
    corner = card.topLeft() - item.rect.center()
    assert math.hypot(corner.x(), corner.y()) <= 0.51 * RING * radius  # tokens are outside


@pytest.mark.parametrize("force", range(len(FORCES)))
def test_a_small_card_tells_scene_date_and_event(language: str, force: int) -> None:
    item = forces(80)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=force))
    card = force_card(force, *item._card_size())
    told = picture(300, 300, partial(draw, card=card))
    for poorer in (
        replace(card, line="", brief=""),
        replace(card, date=""),
        replace(card, day=""),
    ):
        assert told != picture(300, 300, partial(draw, card=poorer))


def test_only_who_bought_intelligence_sees_the_coming_card(qapp: QApplication) -> None:
    match = state_with([500] * 3, [(1, 1, 1)] * 3)
    match.act(0, BuyIntelligence())
    pictures = {}
    for viewer in (0, 1, None):
        item = forces()
        item.set_data(seen(match, viewer).facts)
        pictures[viewer] = drawn(item), item.toolTip()
    assert pictures[1] == pictures[None]
    assert pictures[0] != pictures[1]
    assert pictures[1][1] == ""


def draw(painter: QPainter, card: ForceCard) -> None:
    draw_force_card(painter, EVENING, QPointF(150, 150), card)


def test_all_that_happened_can_be_read_on_a_small_card_under_the_mouse(qapp: QApplication) -> None:
    item, scene = forces(88), QGraphicsScene()
    scene.addItem(item)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=5))
    small = drawn(item)
    for _ in range(2):
        scene.sendEvent(item, QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverEnter))
        large, (width, height) = drawn(item), item._card_size()
        assert large != small
        assert item.toolTip() == ""  # it would cover the card and repeat it
        assert item.boundingRect().contains(
            QRectF(0, 0, width, height).translated(item.rect.center() - QPointF(width, height) / 2)
        )
        scene.sendEvent(item, QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverLeave))
        assert drawn(item) == small
        assert item.toolTip()


@pytest.mark.parametrize("force", range(len(FORCES)))
def test_a_card_under_the_mouse_tells_its_line(qapp: QApplication, force: int) -> None:
    item = forces(78)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=force))
    item.is_enlarged = True
    card = force_card(force, *item._card_size())
    told = picture(300, 300, partial(draw, card=card))
    assert told != picture(300, 300, partial(draw, card=replace(card, line="", brief="")))
