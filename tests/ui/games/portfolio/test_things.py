"""The things on the Portfolio table: their positions, and what no card may cover."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.marks import Mark
from stockgames.ui.games.portfolio.scene import PortfolioScene
from tests.games.portfolio.table import lay as lay_run
from tests.games.portfolio.table import play
from tests.ui.games.portfolio.seating import PortfolioSeat, lay, stacked


@pytest.fixture
def table(qtbot: QtBot) -> PortfolioSeat:
    made = lay(qtbot, "hbb", setup=stacked(3, 2, ["7C 8C 9C", "3H"], "KS"))
    lay_run(made.match, 1, "3D-6D")
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
    ((_, slip),) = scene.rings.slips()
    assert piles.banner.height() > 10
    assert not slip.intersects(piles.banner)


@pytest.mark.parametrize(("cards", "is_over"), [("3D-5D", True), ("3D-TD", False)])
def test_the_title_stands_over_the_runs_that_leave_it_room(
    qtbot: QtBot, cards: str, is_over: bool
) -> None:
    made = lay(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C"], "KS"))
    lay_run(made.match, 0, cards)
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
    ((_, slip),) = shown.rings.slips()
    assert not slip.intersects(shown.own.head), "a label over the run leaves the title whole"


def test_a_label_over_an_own_run_covers_no_card_of_a_neighbour(qtbot: QtBot) -> None:
    made = lay(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C"], "KS"))
    lay_run(made.match, 0, "3D-TD")
    lay_run(made.match, 1, "3S-5S", "2H")
    shown = made.start().board.scene
    mine, theirs = sorted(shown.runs.values(), key=lambda run: run.facts is None or run.facts.owner)
    ceiling = shown.ceiling(("run", mine.number))
    shown.rings.show_rings([Mark(mine.rect, "picked", text="Cap above", ceiling=ceiling)])
    ((_, slip),) = shown.rings.slips()
    assert slip.intersects(mine.rect)
    assert not slip.intersects(theirs.rect)
    assert slip.top() >= theirs.rect.bottom()
