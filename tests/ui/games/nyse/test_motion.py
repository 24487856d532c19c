"""Motion ends at the view's positions, calls back once, and can be skipped, sped up and reduced."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Shown, Stage
from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.events import Looked, MarkerMoved, Played, Swapped, Took
from stockgames.games.nyse.parts import COLORS, CRASHED, SPECULATIVE_MARKET
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.games.nyse.terms import special
from stockgames.ui.games.nyse.motion import SETTLE, SLIDE, TURN_OVER
from stockgames.ui.games.nyse.pieces import FlyingChip
from stockgames.ui.sound.recipes import Sound
from tests.ui.table.seating import SilentThinker, Table, open_table

SWAP, INVEST = "stock_swap", "aggressive_investment"


def flying(table: Table) -> list[FlyingChip]:
    return [item for item in table.game.scene.items() if isinstance(item, FlyingChip)]


def standing(table: Table) -> list[QPointF]:
    return [marker.pos() for marker in table.game.scene.markers]


def moving(qtbot: QtBot) -> Table:
    table = open_table(qtbot, "hb", pace="normal").use(SilentThinker()).start()
    table.wait_for(Stage.ASKING)
    return table


def test_a_taken_chip_flies_and_then_lies_in_the_hand(qtbot: QtBot) -> None:
    table = moving(qtbot)
    table.controller.submit(TAKE[0])
    assert len(flying(table)) == 1
    assert table.game.scene.hand.placed == []
    table.page.presenter.step()
    assert flying(table) == []
    assert [chip.kind >> 2 for chip in table.game.scene.hand.placed] == [0]
    assert standing(table)[0] == table.game.scene.perch(1)


def test_a_crash_ends_in_the_pit(qtbot: QtBot) -> None:
    table = moving(qtbot)
    context = replace(table.page.presenter.context(), stage=Stage.SHOWING)
    before = replace(seen_as(NyseView, table.controller.view), markers=(10, 0, 0, 0))
    after = replace(seen_as(NyseView, table.controller.view), markers=(CRASHED, 0, 0, 0))
    table.game.show_view(before, context)
    called: list[int] = []
    crash = Shown(1, 0, 0, (MarkerMoved(color=0, before=10, after=CRASHED),))
    table.game.play(Change(crash, before, after), context, 1.0, lambda: called.append(1))
    stop_at(table, 0.7)  # its chips are dead before the headline
    scene = table.game.scene
    shown = [scene.hand.shown, *(item.shown for item in scene.seat_items.values())]
    assert all(panel is not None and panel.dead == {0} for panel in shown)
    table.game.finish()
    assert called == [1]
    assert table.game.scene.markers[0].has_fallen
    assert standing(table)[0] == table.game.scene.pit_place(0)
    assert table.game.scene.board.pit_note in (
        "Worthless: Chemicals",
        "Worthless: B",
    )  # by space


@pytest.mark.parametrize(
    ("start", "end", "is_shown"), [(10, CRASHED, True), (2, 4, True), (2, 3, False)]
)
def test_a_way_is_dotted_until_a_marker_that_crashes_or_is_pushed_leaves(
    qtbot: QtBot, start: int, end: int, is_shown: bool
) -> None:
    """It is there from the start, in the dark of a crash as well; a common step needs none."""
    table = moving(qtbot)
    context = replace(table.page.presenter.context(), stage=Stage.SHOWING)
    view = seen_as(NyseView, table.controller.view)
    before, after = (replace(view, markers=(perch, 0, 0, 0)) for perch in (start, end))
    table.game.show_view(before, context)
    move = Shown(1, 0, 0, (MarkerMoved(color=0, before=start, after=end),))
    table.game.play(Change(move, before, after), context, 1.0, lambda: None)
    preview, places = table.game.scene.preview, standing(table)
    stop_at(table, 0.05 if end == CRASHED else 0)
    assert standing(table) == places
    assert preview.isVisible() == is_shown
    stop_at(table, 0.95)
    assert not preview.isVisible()
    table.game.finish()
    assert not preview.isVisible()


def test_a_special_chip_is_named_where_all_see_it(qtbot: QtBot) -> None:
    table = moving(qtbot)
    view, context = seen_as(NyseView, table.controller.view), table.page.presenter.context()
    shown = Shown(1, 0, 0, (Played(seat=1, color=0, marking=SPECULATIVE_MARKET),))
    table.game.play(Change(shown, view, view), context, 1.0, lambda: None)
    (chip,) = flying(table)
    assert chip.tag == special(SPECULATIVE_MARKET)
    table.game.finish()


def test_what_a_hand_loses_leaves_its_chips_of_that_colour(qtbot: QtBot) -> None:
    """It used to leave the middle of the hand, over the plate whose amount it changes."""
    table = open_table(qtbot, "hb", pace="normal").use(SilentThinker())
    for color in (0, 1, 2, 1):
        table.match.act(table.match.actors[0], TAKE[color])
    table.start()
    scene = table.game.scene
    own, places = {chip.kind >> 2: chip.centre for chip in scene.hand.placed}, list[QRectF]()
    for color, name in enumerate(COLORS):
        place = scene.where(f"seat-0/chips/{name}")
        assert place.contains(own[color]) if color in own else place == scene.hand.rect
        places += [place] if color in own else []
    assert len(places) > 1
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def stop_at(table: Table, share: float) -> None:
    """Pause the animation at a share of its duration."""
    group = table.game._animator._group
    assert group is not None
    group.pause()
    group.setCurrentTime(round(group.totalDuration() * share))


@pytest.mark.parametrize("mover", [0, 1])
def test_the_new_chip_is_turned_over_and_none_made_larger(qtbot: QtBot, mover: int) -> None:
    """The other player's new chip used to turn, and showed the marking of the own one."""
    table = open_table(qtbot, "hb", pace="normal").use(SilentThinker())
    for color in (0, 1):
        table.match.act(table.match.actors[0], TAKE[color])
    table.start()
    view, context = seen_as(NyseView, table.controller.view), table.page.presenter.context()
    gave, got = (0, 1) if mover == 0 else (1, 0)
    swapped = Swapped(seat=mover, partner=1 - mover, got=got, gave=gave)
    looked = Looked(seat=0, color=1, marking=SPECULATIVE_MARKET, audience=(0,))
    shown = Shown(1, 0, 0, (swapped, looked))
    table.game.play(Change(shown, view, view), context, 1.0, lambda: None)
    chips = {chip.chip.sector: chip for chip in flying(table)}
    group = table.game._animator._group
    assert group is not None
    group.setCurrentTime(SLIDE + SETTLE + TURN_OVER - 5)
    assert {letter: chip.chip.face for letter, chip in chips.items()} == {
        "K": "marking",
        "B": "supply",
    }
    assert all(chip.scale() <= 1.0 for chip in chips.values())
    assert chips["K"].scale() == 1.0
    table.game.finish()


def test_reduced_motion_fades_and_nothing_flies(qtbot: QtBot) -> None:
    table = moving(qtbot)
    table.look.set_reduced_motion(True)
    table.controller.submit(TAKE[0])
    assert flying(table) == []
    assert standing(table)[0] == table.game.scene.perch(1)
    table.wait_for(Stage.THINKING)


def test_a_new_size_in_the_middle_of_a_move_loses_nothing(qtbot: QtBot) -> None:
    table = moving(qtbot)
    table.controller.submit(TAKE[0])
    table.page.resize(1600, 1000)
    table.wait_for(Stage.THINKING)
    assert standing(table)[0] == table.game.scene.perch(1)


def test_undo_in_the_middle_of_a_move_goes_back(qtbot: QtBot) -> None:
    table = moving(qtbot)
    table.key("D", "B", "Enter")
    assert table.stage is Stage.SHOWING
    table.controller.undo()
    assert flying(table) == []
    assert not table.page.presenter.showing
    table.key("K", "Enter")
    table.page.presenter.step()
    assert [move["do"] for move in table.journal.moves] == ["take"]


@pytest.mark.parametrize(("special", "key"), [(SWAP, "3"), (INVEST, "2")])
def test_specials_play_without_a_stray_chip(qtbot: QtBot, special: str, key: str) -> None:
    table = open_table(qtbot, "hh", pace="normal", blue=[special])
    table.start()
    table.controller.lift()
    for color in range(4):
        table.controller.submit(TAKE[color])
        table.page.presenter.step()
        table.wait_for(Stage.PASSING)
        table.controller.pass_screen()
        table.controller.lift()
    table.key(key)
    while len(table.journal.moves) == 4:
        table.key("Right", "Enter")
    assert table.journal.moves[-1]["do"] == special
    assert len(flying(table)) == 1
    table.page.presenter.step()
    assert flying(table) == []


def heard(table: Table) -> list[Sound]:
    """Return a list that collects the sounds of the table."""
    found: list[Sound] = []
    table.page.sounded.connect(found.append)
    return found


@pytest.mark.parametrize("reduced", [False, True])
def test_a_move_is_heard_once(qtbot: QtBot, reduced: bool) -> None:
    table = moving(qtbot)
    table.look.set_reduced_motion(reduced)
    sounds = heard(table)
    table.controller.submit(TAKE[0])
    table.wait_for(Stage.THINKING)
    assert sounds == [Sound.CHIP, Sound.MARKER]


def test_a_move_that_is_jumped_over_is_silent(qtbot: QtBot) -> None:
    table = moving(qtbot)
    sounds = heard(table)
    table.controller.submit(TAKE[0])
    table.page.presenter.step()
    table.wait_for(Stage.THINKING)
    assert sounds == []


def test_a_marker_that_falls_is_heard_to_fall(qtbot: QtBot) -> None:
    table = moving(qtbot)
    sounds = heard(table)
    shown = Shown(1, 0, 0, (MarkerMoved(color=1, before=11, after=CRASHED),))
    view = seen_as(NyseView, table.controller.view)
    change = Change(shown, view, view)
    table.game.play(change, table.page.presenter.context(), 1.0, lambda: None)
    qtbot.waitUntil(lambda: Sound.CRASH in sounds)


def test_the_chip_whose_taking_lets_its_sector_crash_is_dead_as_all_others(qtbot: QtBot) -> None:
    table = moving(qtbot)
    context = replace(table.page.presenter.context(), stage=Stage.SHOWING)
    before = replace(seen_as(NyseView, table.controller.view), markers=(11, 0, 0, 0))
    after = replace(before, markers=(CRASHED, 0, 0, 0))
    table.game.show_view(before, context)
    events = Took(seat=0, color=0), MarkerMoved(color=0, before=11, after=CRASHED)
    table.game.play(Change(Shown(1, 0, 0, events), before, after), context, 1.0, lambda: None)
    assert [chip.chip.dead for chip in flying(table)] == [False]
    stop_at(table, 0.7)
    assert [chip.chip.dead for chip in flying(table)] == [True]
    table.game.finish()
    table.game.show_view(after, context)
    table.game.play(Change(Shown(1, 0, 0, events[:1]), after, after), context, 1.0, lambda: None)
    assert [chip.chip.dead for chip in flying(table)] == [True]
    table.game.finish()
