"""The scene: cards, piles and things on the table, and what is drawn again."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.games.portfolio.actions import Debt, Offer, Reveal, Terms, Truce
from stockgames.games.portfolio.facts import Facts, facts_of
from stockgames.games.portfolio.parts import draw_cost, plays_twice
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.marks import Mark
from stockgames.ui.games.portfolio.papers import offer_picture
from stockgames.ui.games.portfolio.piles import PilePicture, PilesItem, pile_picture, price_list
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.table.board import WINDOW
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.portfolio.table import play
from tests.games.portfolio.table import put as put_run
from tests.presentation.games.portfolio.test_words import context, dealt, step
from tests.ui.games.paints import painted
from tests.ui.games.portfolio.seating import PortfolioSeat, open_table, stacked
from tests.ui.painted_texts import recording


@pytest.fixture
def table(qtbot: QtBot) -> PortfolioSeat:
    made = open_table(qtbot, "hbb", setup=stacked(3, 2, ["7C 8C 9C", "3H"], "KS"))
    put_run(made.match, 1, "3D-6D")
    play(made.match, "draw 1", "found 7C 8C 9C")
    return made.start()


@pytest.fixture
def scene(table: PortfolioSeat) -> PortfolioScene:
    return table.board.scene


def runs(scene: PortfolioScene) -> dict[int, str]:
    """Return the place name of each portfolio on the table, by number."""
    return {
        number: f"seat-{run.facts.owner}/portfolio-{number}"
        for number, run in scene.runs.items()
        if run.facts is not None
    }


def test_a_portfolio_lies_in_the_area_of_its_owner(scene: PortfolioScene) -> None:
    areas = {0: scene.where("own/portfolios"), 1: scene.where("seat-1")}
    for number, name in runs(scene).items():
        owner = int(name[5])
        rect = scene.place_rect(("run", number))
        assert areas[owner].contains(rect.center())
        assert scene.tag_rect(("run", number)).center().y() <= rect.bottom()
    assert scene.tag_rect(("stock", 0)).isEmpty()


def test_things_to_point_at_lie_apart(scene: PortfolioScene) -> None:
    things = [scene.place_rect(("run", number)) for number in runs(scene)]
    things += [scene.place_rect((kind, 0)) for kind in ("stock", "pile")]
    things += [scene.place_rect(("seat", seat)) for seat in (1, 2)]
    assert not any(rect.isEmpty() for rect in things)
    assert not any(one.intersects(other) for one, other in combinations(things, 2))


def test_a_label_over_a_run_of_another_stays_below_their_plate(scene: PortfolioScene) -> None:
    for number, name in runs(scene).items():
        plate = scene.place_rect(("seat", int(name[5])))
        assert scene.ceiling(("run", number)) >= plate.bottom()


def test_cards_come_from_the_hand_of_whoever_plays_them(scene: PortfolioScene) -> None:
    assert scene.where("own/hand").contains(scene.hand_point(0))
    assert scene.where("seat-1").contains(scene.hand_point(1))


def test_a_label_over_the_discard_pile_stays_below_the_ribbon_of_the_last_turns(
    scene: PortfolioScene,
) -> None:
    piles = scene.piles
    assert piles.facts is not None
    assert scene.ceiling(("pile", 0)) == 0
    piles.facts = replace(piles.facts, banners=("Last turns: nothing is drawn",))
    scene.rings.set_rect(scene.sceneRect())
    ceiling = scene.ceiling(("pile", 0))
    scene.rings.show_rings([Mark(piles.discard_rect, "open", text="Discard", ceiling=ceiling)])
    ((_, label),) = scene.rings.labels()
    assert piles.banner.height() > 10
    assert not label.intersects(piles.banner)


@pytest.mark.parametrize(("cards", "is_over"), [("3D-5D", True), ("3D-TD", False)])
def test_titles_stand_over_runs_that_leave_room(qtbot: QtBot, cards: str, is_over: bool) -> None:
    made = open_table(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C"], "KS"))
    put_run(made.match, 0, cards)
    shown = made.start().board.scene
    layout = shown.layout_
    assert layout is not None
    (run,) = shown.runs.values()
    assert (shown.own.head.left() < run.rect.left()) == is_over
    assert shown.own.title == ("Your portfolios" if is_over else "")
    assert shown.own.head.right() == layout.own_head.right()
    assert not shown.own.head.intersects(run.outer)
    ceiling = shown.ceiling(("run", run.number))
    shown.rings.show_rings([Mark(run.rect, "picked", text="Extend", ceiling=ceiling)])
    ((_, label),) = shown.rings.labels()
    assert not label.intersects(shown.own.head), "a label over the run leaves the title whole"


def test_a_label_over_an_own_run_covers_no_card_of_a_neighbour(qtbot: QtBot) -> None:
    made = open_table(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C"], "KS"))
    put_run(made.match, 0, "3D-TD")
    put_run(made.match, 1, "3S-5S", "2H")
    shown = made.start().board.scene
    mine, theirs = sorted(shown.runs.values(), key=lambda run: run.facts is None or run.facts.owner)
    ceiling = shown.ceiling(("run", mine.number))
    shown.rings.show_rings([Mark(mine.rect, "picked", text="Cap above", ceiling=ceiling)])
    ((_, label),) = shown.rings.labels()
    assert label.intersects(mine.rect)
    assert not label.intersects(theirs.rect)
    assert label.top() >= theirs.rect.bottom()


def offered(match: Match) -> tuple[str, ...]:
    """Return the later consequences of the open offer as text."""
    facts = facts_of(seen_as(PortfolioView, match.view(0)))
    assert facts.offer is not None
    return offer_picture(facts.offer, facts, context(match, 0)).consequences


def test_an_offer_tells_what_it_comes_to() -> None:
    match, rng = dealt(3, 2), Random(2)
    while not any(p.owner == 1 for p in seen_as(PortfolioView, match.view(1)).portfolios):
        step(match, rng, deals=False)
    own = next(p for p in seen_as(PortfolioView, match.view(1)).portfolios if p.owner == 1)
    give = Terms(0, (), (own.number,), (Debt(7),))
    match.act(1, Offer(0, give, Terms(0, (), (), (Truce(2), Reveal()))))
    income = seen_as(PortfolioView, match.view(0)).incomes[0]
    assert offered(match) == (
        f"Your income would go from ${income} to ${income + own.value}.",
        "Debt: the next $7 of Bruno's income goes to you.",
        "Truce: for 2 turns, you can't acquire or neutralize Bruno's portfolios.",
        "Look: Bruno sees your hand once.",
    )


def test_an_offer_of_cash_comes_to_nothing_later() -> None:
    match = dealt(3, 2)
    match.act(1, Offer(0, Terms(1, (), (), ()), Terms(2, (), (), ())))
    assert offered(match) == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_second_stock_is_called_so_where_there_are_two(seats: int) -> None:
    view, choosing = seen_as(PortfolioView, dealt(seats, 2).view(0)), ActionBuilder()
    labels = {
        pile_picture(facts_of(replace(view, reshuffles=on)), choosing).stock_label
        for on in (True, False)
    }
    assert len(labels) == (2 if plays_twice(seats) else 1)
    assert all(str(view.stock) in label for label in labels)


def test_prices_are_open_as_far_as_they_can_be_paid() -> None:
    view, choosing = seen_as(PortfolioView, dealt(3, 2).view(1)), ActionBuilder()
    choosing.renew(view, is_open=True)
    prices = price_list(choosing).prices
    assert [price.open for price in prices] == [n <= choosing.most() for n in range(1, 11)]
    assert all(str(draw_cost(price.count)) in price.text for price in prices[1:])
    assert price_list(choosing).wished == 1
    choosing.pauper = True
    assert price_list(choosing).wished == 0


@pytest.fixture
def scene_table(qtbot: QtBot) -> PortfolioSeat:
    made = open_table(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C TC 3H 4H 5H", "3S"], "KS"))
    put_run(made.match, 1, "3D-6D")
    play(made.match, "draw 1", "found 7C 8C 9C")
    return made.start()


def facts_after(scene_table: PortfolioSeat, *moves: str) -> Facts:
    """Return what the first seat sees after moves of its own, which the table does not show."""
    play(scene_table.match, *moves)
    return facts_of(seen_as(PortfolioView, scene_table.match.view(0)))


def test_a_portfolio_lies_where_its_way_was_to_end(scene_table: PortfolioSeat) -> None:
    scene = scene_table.board.scene
    (mine,) = (run for run in scene.runs.values() if run.facts and run.facts.owner == 0)
    after = facts_after(scene_table, f"extend {mine.number} TC")
    there, tag = scene.room_for(mine.number, after), scene.tag_of(mine.number, after)
    assert scene.context is not None
    scene.sync(after, scene.context)
    assert mine.geometry == there
    assert mine.facts is not None
    assert mine.facts.tag == tag


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1280, 960)])
def test_the_card_that_takes_a_portfolio_is_outlined_over_it(qtbot: QtBot, size: QSize) -> None:
    made = open_table(qtbot, "hb", setup=stacked(2, 0, ["6C 9D", "3C 4C 5C 9S"], "9S", "KS"))
    play(made.match, "draw 1", "found 3C 4C 5C", "discard 9S", "draw 1")
    made.page.resize(size)
    made.start()
    made.wait_for(Stage.ASKING)
    made.select("6C")
    scene = made.board.scene
    made.qtbot.waitUntil(lambda: scene.raid.raid is not None)
    (run,) = scene.runs.values()
    slot, plate = scene.way.slot, scene.areas[1].plate
    assert slot.isEmpty() == (size.height() == 720), "it would cover the plate"
    assert not slot.intersects(plate)
    assert slot.isEmpty() or slot.bottom() == pytest.approx(run.rect.top())


@pytest.fixture
def piles(qapp: object) -> PilesItem:
    look = ThemeContext()
    look.fit(WINDOW)
    item = PilesItem(look, "piles")
    item.set_rect(QRectF(0, 0, 300, 240))
    return item


def told(stock: int, discards: int) -> PilePicture:
    return PilePicture(stock, discards, (9, "S"), "Stock", "Discards", "")


def test_both_piles_lie_apart_on_their_cloth(piles: PilesItem) -> None:
    for stock, discards in ((0, 0), (104, 0), (1, 103)):
        piles.facts = told(stock, discards)
        assert piles.rect.contains(piles.stock_rect)
        assert piles.rect.contains(piles.discard_rect)
        assert piles.stock_rect.intersected(piles.discard_rect).isEmpty()


def test_a_long_label_pushes_the_other_aside_and_is_told_to_its_end(piles: PilesItem) -> None:
    piles.set_rect(QRectF(0, 0, 283, 220))
    labels = "Second draw pile 23", "Discard pile 14"
    piles.facts = replace(told(23, 14), stock_label=labels[0], discard_label=labels[1])
    boxes = piles.stock_words, piles.discard_words
    for box, label in zip(boxes, labels, strict=True):
        assert box.width() >= text_width(label, piles.look.serif(16))
        assert piles.rect.contains(box)
    assert boxes[0].right() < boxes[1].left()


@pytest.mark.parametrize("banner", ["", "the last turn"])
@pytest.mark.parametrize(("stock", "discards"), [(0, 0), (104, 0), (60, 43), (1, 103)])
def test_in_a_column_the_discards_lie_under_the_stock(
    piles: PilesItem, stock: int, discards: int, banner: str
) -> None:
    piles.facts = replace(told(stock, discards), banners=(banner,) if banner else ())
    wide = piles.narrow_width()
    piles.set_rect(QRectF(40, 30, wide, 320))
    assert piles.is_narrow
    for pile, words in (
        (piles.stock_rect, piles.stock_words),
        (piles.discard_rect, piles.discard_words),
    ):
        assert piles.rect.contains(pile)
        assert piles.rect.contains(words)
        assert pile.bottom() < words.top()
    assert piles.stock_words.bottom() < piles.discard_rect.top()
    assert piles.card == piles.narrow_card(320)


def test_small_piles_tell_their_names_and_counts_inside_their_column(
    piles: PilesItem, monkeypatch: pytest.MonkeyPatch
) -> None:
    piles.facts = replace(told(60, 43), banners=("Last turns: nothing is drawn", "Last turns"))
    piles.set_rect(QRectF(0, 0, piles.tucked_width(), 174))
    assert piles.is_tucked
    assert piles.banner.isEmpty()
    rects = [piles.stock_rect, piles.discard_rect]
    assert all(piles.rect.contains(rect) for rect in rects)
    assert not rects[0].intersects(rects[1])
    words = [piles.stock_words, piles.discard_words]
    for word, rect in zip(words, rects, strict=True):
        assert piles.rect.contains(word)
        assert rect.intersects(word)
        assert word.center().y() > rect.center().y()
    with recording(monkeypatch) as texts:
        painted(piles, piles.rect)
    assert texts[-4:] == ["60", "Draw pile", "43", "Discard pile"]


def test_from_an_empty_table_no_card_is_taken(piles: PilesItem) -> None:
    piles.take_exposed((3, "H"))
    assert piles.facts is None
