"""Motion: every kind of move ends, leaves nothing behind, and agrees with the view."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.portfolio.actions import Accept, Draw, Offer, Terms
from stockgames.games.portfolio.events import Acquired
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery.portfolio_positions import eager
from stockgames.ui.games.portfolio.marks import CarriedItem
from stockgames.ui.games.portfolio.motion import FLY
from stockgames.ui.games.portfolio.run import RunGeometry, RunItem
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.table.motion import SHUDDER
from tests.ui.games.portfolio.seating import PortfolioSeat, cards, open_table, stacked
from tests.ui.table.seating import SilentThinker


def flying(scene: PortfolioScene) -> list[CarriedItem]:
    return [item for item in scene.items() if isinstance(item, CarriedItem)]


def shape(run: RunItem) -> RunGeometry:
    assert run.geometry is not None
    return run.geometry


def last_change(table: PortfolioSeat) -> Change[PortfolioView]:
    change = table.controller.screen.change(table.controller.shown_so_far()[-1])
    before, after = (seen_as(PortfolioView, view) for view in (change.before, change.after))
    return Change(change.shown, before, after)


@pytest.mark.parametrize("reduced", [False, True])
def test_every_kind_of_move_is_shown_and_ends(qtbot: QtBot, reduced: bool) -> None:
    """Moves are animated one by one, each skipped to its end; items are those of the view."""
    table = open_table(qtbot, "hbb", seed="motion 1").use(SilentThinker()).start()
    table.page.setUpdatesEnabled(False)
    board, rng = table.board, Random(2)
    board.look.set_reduced_motion(reduced)
    context = table.page.presenter.context()
    done: list[int] = []
    kinds: set[str] = set()
    while not table.match.is_over and len(table.match.moves) < 60:
        actor = table.match.actors[0]
        if actor == CHANCE:
            table.match.act_chance()
        else:
            table.match.act(
                actor, eager(seen_as(PortfolioView, table.match.view(actor)).legal, rng)
            )
        change = last_change(table)
        kinds |= {type(event).__name__ for event in change.shown.events}
        view: PortfolioView = change.after
        board.play(change, context, 0.01, lambda: done.append(1))
        board.finish()
        assert flying(board.scene) == []
        assert set(board.scene.runs) == {p.number for p in view.portfolios}
        assert len(board.scene.hand.faces) == view.hand_sizes[0]
        assert board.scene.hand.away == frozenset()
    assert len(done) == len(table.match.moves)
    assert {"Drew", "Founded", "Extended", "Capped", "Discarded"} <= kinds
    assert {"Acquired", "Neutralized"} <= kinds


def test_an_acquired_portfolio_is_hauled_with_its_new_card_as_one_pack(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbb", seed="motion 1").use(SilentThinker()).start()
    board, rng, context = table.board, Random(2), table.page.presenter.context()
    taken = None
    while taken is None:
        (actor, *_), match = table.match.actors, table.match
        if actor == CHANCE:
            match.act_chance()
        else:
            match.act(actor, eager(seen_as(PortfolioView, match.view(actor)).legal, rng))
        events = last_change(table).shown.events
        taken = next((event for event in events if isinstance(event, Acquired)), None)
    board.show_view(last_change(table).before, context)
    board.play(last_change(table), context, 1.0, lambda: None)
    group, turns, apart = board._animator._group, dict[float, int](), set[float]()
    assert group is not None
    group.pause()
    run, (card,) = board.scene.runs[taken.portfolio], flying(board.scene)
    for at in range(0, group.totalDuration(), 10):
        group.setCurrentTime(at)
        if run.rotation():
            turns[run.rotation()] = at
            apart.add(abs(run.rotation() - card.rotation()))
    assert min(turns) < -5
    assert max(apart) < 0.01
    group.setCurrentTime(turns[min(turns)])
    assert run.rotation() == min(turns)
    board.show_view(last_change(table).after, context)  # in the middle of the way
    assert all(each.rotation() == 0 for each in board.scene.runs.values())


def test_a_drawn_card_is_a_back_until_its_owner_turns_it(qtbot: QtBot) -> None:
    """What flies to another seat shows nothing: the picture is the same for any card."""
    hand = "3H 4H 5H 7S 8D 9C AC 2D JS QH KD TC 6S"
    pictures = []
    for next_card in ("KS", "2C"):
        table = open_table(qtbot, "hb", setup=stacked(2, 0, [hand], "9S", next_card))
        table.use(SilentThinker()).start()
        draw = next(a for a in table.match.view(1).legal if isinstance(a, Draw) and not a.exposed)
        table.match.act(1, draw)
        table.board.play(last_change(table), table.page.presenter.context(), 50, lambda: None)
        table.qtbot.wait(1)
        assert flying(table.board.scene)
        pictures.append(table.picture())
        table.board.finish()
    assert pictures[0] == pictures[1]


def test_the_exposed_card_leaves_its_pile_when_it_is_taken(qtbot: QtBot) -> None:
    hand = "3H 4H 5H 7S 8D 9C AC 2D JS QH KD TC 6S"
    table = open_table(qtbot, "hb", setup=stacked(2, 0, [hand], "9S", "KS"))
    table.use(SilentThinker()).start()
    draw = next(a for a in table.match.view(1).legal if isinstance(a, Draw) and a.exposed)
    table.match.act(1, draw)
    table.board.play(last_change(table), table.page.presenter.context(), 50, lambda: None)
    qtbot.waitUntil(lambda: bool(flying(table.board.scene)))
    facts = table.board.scene.piles.facts
    assert facts is not None
    assert (facts.discards, facts.exposed) == (0, None)
    table.board.finish()


def test_a_deal_moves_cards_and_portfolios(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, ["3H 4H 5H 9C", "3C"], "9S", "KS"))
    match = table.match
    match.act(0, next(a for a in match.view(0).legal if a.do == "draw"))
    match.act(0, next(a for a in match.view(0).legal if a.do == "found"))
    offer = Offer(1, Terms(0, cards("9C"), (1,), ()), Terms(0, cards("3C"), (), ()))
    match.act(0, offer)
    table.use(SilentThinker()).start()
    match.act(1, Accept())
    board, done = table.board, []
    board.play(last_change(table), table.page.presenter.context(), 1, lambda: done.append(1))
    assert flying(board.scene)
    board.finish()
    assert done == [1]
    facts = board.scene.runs[1].facts
    assert facts is not None
    assert facts.owner == 1


def test_the_card_that_takes_a_portfolio_goes_with_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, ["3H 4H 5H 9C", "6H"], "9S", "KS"))
    match = table.match
    match.act(0, next(a for a in match.view(0).legal if a.do == "draw"))
    match.act(0, next(a for a in match.view(0).legal if a.do == "found"))
    match.act(0, next(a for a in match.view(0).legal if a.do == "discard"))
    table.use(SilentThinker()).start()
    while not any(a.do == "acquire" for a in match.view(1).legal):
        match.act(1, match.view(1).legal[0])
    match.act(1, next(a for a in match.view(1).legal if a.do == "acquire"))
    board = table.board
    board.play(last_change(table), table.page.presenter.context(), 1, lambda: None)
    group = board._animator._group
    assert group is not None
    group.pause()
    (card,), run = flying(board.scene), board.scene.runs[1]
    for at in (SHUDDER + FLY - 1, SHUDDER + FLY + FLY // 3, SHUDDER + FLY + FLY // 2):
        group.setCurrentTime(at)
        geometry = shape(run)
        beside = run.mapToScene(geometry.card_centre(3))
        assert (card.pos() - beside).manhattanLength() < geometry.step
    assert run.pos() != QPointF()
    assert card.zValue() < run.zValue()  # the highest card is under the others
    group.setCurrentTime(group.totalDuration() - 1)
    assert run.facts is not None
    lowest, width = run.mapToScene(shape(run).card_centre(0)), shape(run).card * run.scale()
    end, tag = card.pos(), run.facts.tag
    board.finish()
    assert run.scale() == 1
    assert (lowest - shape(run).card_centre(0)).manhattanLength() < 2
    assert width == pytest.approx(shape(run).card, abs=1)
    assert (end - shape(run).card_centre(3)).manhattanLength() < 4
    assert tag == run.facts.tag


def test_cards_are_laid_where_the_portfolio_will_lie(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, ["3H 4H 5H 9C", "6H"], "9S", "KS"))
    match, board = table.match, table.board
    match.act(0, next(a for a in match.view(0).legal if a.do == "draw"))
    table.use(SilentThinker()).start()
    before = board.scene.own.rect
    match.act(0, next(a for a in match.view(0).legal if a.do == "found"))
    board.play(last_change(table), table.page.presenter.context(), 1, lambda: None)
    group = board._animator._group
    assert group is not None
    group.pause()
    group.setCurrentTime(0)
    assert board.scene.own.rect == before
    group.setCurrentTime(group.totalDuration() - 1)
    (flown,) = flying(board.scene)
    end, widened = flown.pos(), board.scene.own.rect.toRect()
    hand = board.scene.hand
    held = [place for slot, place in enumerate(hand._closing()) if slot not in hand.away]
    board.finish()
    for place, after in zip(held, hand.places(), strict=True):
        assert (place.centre - after.centre).manhattanLength() < 2
    assert (end - board.scene.runs[1].rect.center()).manhattanLength() < 2
    assert widened == board.scene.own.rect.toRect() != before.toRect()


def test_replay_shows_the_table_before_the_moves_again(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", seed="again").start()
    table.wait_for(Stage.ASKING)
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    table.click_card(0)
    table.key("X")
    table.qtbot.waitUntil(lambda: table.stage is Stage.ASKING and len(table.match.moves) > 3)
    now = table.view
    table.page.presenter.replay()
    before = table.board.scene.facts
    assert before is not None
    assert before.turn < now.turn
    assert before.hand == now.hand
    assert f"Turn {before.turn + 1} " in table.page.bar.status
    while table.page.presenter.step():
        pass
    assert table.board.scene.facts == facts_of(now)
    assert f"Turn {now.turn + 1} " in table.page.bar.status
