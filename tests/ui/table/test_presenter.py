"""What a page is given: how long moves stay, the last moves replayed, its state."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import View, seen_as
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse.actions import DISCARD
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Bill, Cue
from stockgames.presentation.panel import Panel
from stockgames.ui.table import painted_table, presenter
from stockgames.ui.table.generic import GenericTable, create_table
from stockgames.ui.table.pace import PACES, Pace, PaceMode
from stockgames.ui.table.replay import Replay
from stockgames.ui.theme.theme_context import ThemeContext
from tests.controllers.desk import exchange
from tests.ui.table.seating import NAMES, SilentThinker, Table, open_table, play_a_card


def test_cards_laid_face_down_ask_for_no_step(qtbot: QtBot) -> None:
    board = GenericTable(ThemeContext())
    table = Table(qtbot, exchange("hhh"), Handover.CURTAIN, "step", board).start()
    play_a_card(table)
    play_a_card(table)
    table.wait_for(Stage.CURTAIN)


def test_the_table_waits_until_all_have_seen_the_cards_turned_over(qtbot: QtBot) -> None:
    board = GenericTable(ThemeContext())
    table = Table(qtbot, exchange("hhh"), Handover.CURTAIN, "step", board).start()
    for _ in range(3):
        play_a_card(table)
    qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
    assert (table.stage, table.controller.viewer) == (Stage.SHOWING, None)
    table.key("Space")
    table.wait_for(Stage.CURTAIN)


@pytest.mark.parametrize("is_large", [True, False])
def test_what_a_move_costs_can_be_read_before_a_curtain_covers_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_large: bool
) -> None:
    """Figures used to be gone as soon as they had flown."""
    cue = Cue(1, (Bill(-4, "−$4M", "market"),)) if is_large else None
    monkeypatch.setattr(painted_table, "cue_of", lambda *_: cue)
    table = open_table(qtbot, "hhb", pace="step").start()
    table.wait_for(Stage.CURTAIN)
    table.controller.lift()
    table.controller.submit(DISCARD[0])
    if is_large:
        qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
        assert table.stage is Stage.SHOWING
        table.key("Space")
    table.wait_for(Stage.CURTAIN)


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.TRUSTING])
def test_alone_ones_own_card_asks_for_no_step(qtbot: QtBot, handover: Handover) -> None:
    board = GenericTable(ThemeContext())
    table = Table(qtbot, exchange("hbb"), handover, "step", board).start()
    play_a_card(table)
    qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
    assert seen_as(ExchangeView, table.controller.view).founders != (-1, -1, -1)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_table_that_is_drawn_anew_while_a_move_shows_goes_on(qtbot: QtBot, game_id: str) -> None:
    """For example if the language changes meanwhile."""
    seats = registry.meta(game_id).usual_seats
    players = [SeatInfo(name=NAMES[seat], player="bot:random") for seat in range(seats)]
    match = Match.deal(registry.load(game_id), players, {}, "anew")
    table = Table(qtbot, match, Handover.CURTAIN, "slow", create_table(game_id, ThemeContext()))
    presenter, shown = table.page.presenter, list[Change[View]]()
    table.controller.moved.connect(shown.append)
    table.start()
    while len(shown) < 3 * seats:
        count = len(shown)
        if presenter.showing:
            presenter.refresh()
        presenter.step()
        qtbot.waitUntil(lambda count=count: len(shown) > count)  # type: ignore[misc]


def test_nobody_is_asked_to_choose_while_their_move_shows(qtbot: QtBot) -> None:
    match = Match.deal(
        registry.load("nyse"),
        [SeatInfo(name=name, player="human") for name in NAMES[:2]],
        {},
        "own",
    )
    table = Table(
        qtbot, match, Handover.TRUSTING, "slow", create_table("nyse", ThemeContext())
    ).start()
    table.wait_for(Stage.ASKING)
    assert table.page.action_panel.panel.title == "Ada: choose one"
    table.controller.submit(table.controller.view.legal[0])
    assert table.page.presenter.is_moving
    assert table.page.action_panel.panel.title == "At the table"


@pytest.mark.parametrize("away", [(0, 1, 2), (2,)])
def test_a_reveal_goes_on_by_itself_only_while_all_play_on_phones(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, away: tuple[int, ...]
) -> None:
    """Then nobody sits at the screen to press."""
    monkeypatch.setattr(presenter, "_READ_MS", 0)
    match, rng = exchange("hhh"), Random(1)
    board = create_table("exchange", ThemeContext())
    table = Table(qtbot, match, Handover.CURTAIN, "instant", board)
    controller, page = table.controller, table.page
    for seat in away:
        controller.move_away(seat, True)
    table.start()
    for seat in (2, 0, 1):
        action = match.game.sample_action(match.view(seat), rng)
        if seat in away:
            controller.submit_for(seat, action)
        else:
            controller.lift()
            assert controller.viewer == seat
            controller.submit(action)
        qtbot.waitUntil(lambda: table.stage is not Stage.SHOWING or page.presenter.awaits_step)
    assert match.turn > match.moves[0].turn
    assert page.presenter.awaits_step == (len(away) < 3)


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_move_that_is_not_animated_is_shown_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, goes_on: bool
) -> None:
    """With what follows it, or by itself where nothing follows, as in a lesson."""
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    shown, show = list[View](), table.game.show_view

    def record(view: Any, context: TableContext) -> None:
        shown.append(view)
        show(view, context)

    monkeypatch.setattr(table.game, "show_view", record)
    if not goes_on:
        monkeypatch.setattr(table.controller, "proceed", lambda: None)
    table.controller.submit(table.controller.view.legal[0])
    qtbot.waitUntil(lambda: bool(shown))
    assert shown == [table.controller.view]
    assert (table.stage is Stage.THINKING) == goes_on


class _Pair:
    """A table with two moves made, and their replay."""

    def __init__(self, qtbot: QtBot) -> None:
        self.table = Table(
            qtbot, exchange("hhh"), Handover.TRUSTING, "fast", GenericTable(ThemeContext())
        )
        self.changes: list[Change[View]] = []
        self.table.controller.moved.connect(self.changes.append)
        self.table.start()
        while len(self.changes) < 2:
            self.table.wait_for(Stage.ASKING)
            self.table.controller.submit(self.table.controller.view.legal[-1])
        presenter = self.table.page.presenter
        self.board = presenter._table
        self.replay = Replay(self.board, presenter.context, presenter._pace, presenter)


@pytest.fixture
def pair(qtbot: QtBot) -> _Pair:
    return _Pair(qtbot)


def test_moves_are_played_in_turn_each_from_the_table_before_it(
    qtbot: QtBot, pair: _Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, object]] = []
    monkeypatch.setattr(pair.board, "show_view", lambda view, _: seen.append(("stands", view)))

    def play(change: Change[View], _context: object, _speed: float, then: object) -> None:
        seen.append(("moves", change))
        assert callable(then)
        then()

    monkeypatch.setattr(pair.board, "play", play)
    with qtbot.waitSignal(pair.replay.over):
        pair.replay.begin(pair.changes)
    first, second = pair.changes
    assert seen == [
        ("stands", first.before),
        ("moves", first),
        ("stands", second.before),
        ("moves", second),
    ]
    assert not pair.replay.is_running


def test_what_nobody_makes_is_looked_at_before_it_is_over(
    qtbot: QtBot, pair: _Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair.board, "play", lambda *told: told[3]())
    ran: list[bool] = []
    pair.replay.demonstrated.connect(lambda: ran.append(pair.replay.is_running))
    with qtbot.waitSignal(pair.replay.over):
        pair.replay.begin(pair.changes[:1], stays_ms=20)
    assert [*ran, pair.replay.is_running] == [True, False]


def test_what_is_broken_off_goes_on_no_more(pair: _Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[object] = []
    over: list[bool] = []
    pair.replay.over.connect(lambda: over.append(True))
    monkeypatch.setattr(pair.board, "play", lambda *told: waiting.append(told[3]))
    pair.replay.begin(pair.changes)
    pair.replay.break_off()
    then = waiting.pop()
    assert callable(then)
    then()
    assert (waiting, over) == ([], [])


def test_paces_are_ordered_from_slow_to_instant() -> None:
    timed = [Pace(mode) for mode in PACES if mode != "step"]
    assert [pace.speed for pace in timed] == sorted((p.speed for p in timed), reverse=True)
    assert [pace.pause for pace in timed] == sorted((p.pause for p in timed), reverse=True)
    assert timed[-1].speed == timed[-1].pause == 0


def test_only_step_by_step_waits() -> None:
    assert [mode for mode in PACES if Pace(mode).waits_for_key] == ["step"]


def test_a_change_is_told_and_no_change_is_not(qtbot: QtBot) -> None:
    pace = Pace()
    with qtbot.waitSignal(pace.changed):
        pace.set_mode("fast")
    with qtbot.assertNotEmitted(pace.changed):
        pace.set_mode("fast")
    assert pace.mode == "fast"


@pytest.mark.parametrize("mode", PACES)
def test_a_flowing_pace_never_waits_for_a_key(mode: PaceMode) -> None:
    pace = Pace.flowing(mode)
    assert pace.mode != "step"
    assert pace.speed == Pace(mode).speed
    assert (pace.mode == mode) is (mode != "step")


def test_all_of_it_begins_with_who_plays_and_ends_with_the_latest_move(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h").start()
    for _ in range(2):
        table.wait_for(Stage.ASKING)
        table.controller.submit(table.controller.view.legal[0])
    table.wait_for(Stage.ASKING)
    state, entries = table.page.presenter.state, table.page.presenter.whole_log()
    made = [shown.number for shown in state.context.history]
    numbers = [entry.number for entry in entries]
    assert numbers == [0, *(number for number in made if number in numbers)]
    assert "Ada" in entries[0].text
    assert state.log == entries
    assert state.tells_end


def test_whoever_looks_next_finds_nothing_that_was_told_before(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh").start()
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    presenter, lines = table.page.presenter, table.page.log.lines
    stood = presenter.state.log, presenter.whole_log(), lines.entries
    table.controller.cover()
    assert all(stood)
    assert [*presenter.state.log, *presenter.whole_log(), *lines.entries] == []


def panel_of(table: Table) -> Panel:
    return table.page.presenter.state.panel


def test_while_a_person_is_asked_it_is_the_games_own(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h").start()
    table.wait_for(Stage.ASKING)
    assert panel_of(table) == table.page.game_table.panel


def test_while_a_bot_thinks_it_says_so_and_what_may_be_said_meanwhile(qtbot: QtBot) -> None:
    """At Portfolio offers may be made out of turn; at NYSE nothing may."""
    shown = {}
    for game_id in ("nyse", "portfolio"):
        players = [
            SeatInfo(name=name, player=player)
            for name, player in zip(NAMES[:2], ("bot:random", "human"), strict=True)
        ]
        match = Match.deal(registry.load(game_id), players, {}, "panel")
        while match.actors != (0,):
            match.act_chance() if match.actors[0] < 0 else match.act(1, match.view(1).legal[0])
        board = create_table(game_id, ThemeContext())
        table = Table(qtbot, match, Handover.TRUSTING, "fast", board).use(SilentThinker()).start()
        table.wait_for(Stage.THINKING)
        shown[game_id] = panel_of(table)
    assert [group.caption for group in shown["nyse"].groups] == ["Ada is scheming …"]
    first, *aside = [group.caption for group in shown["portfolio"].groups]
    assert first == "Ada is scheming …"
    assert aside
