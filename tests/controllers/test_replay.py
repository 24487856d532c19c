"""controllers/replay.py: a finished game plays itself again, move by move."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import ReplayController
from stockgames.controllers.table import Change, Stage
from stockgames.engine import registry
from stockgames.engine.game import View
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.storage.unkept import UnkeptJournal


class NoThinker:
    def ask(self, question: object, on_answer: object) -> None:
        raise AssertionError("nobody thinks in a replay")

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


def finished(game_id: str, players: list[str]) -> Match:
    game, rng = registry.load(game_id), Random(3)
    seats = [SeatInfo(name=f"Seat {n}", player=player) for n, player in enumerate(players)]
    match = Match.deal(game, seats, {}, "seed")
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    return match


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_move_is_shown_again_up_to_the_same_end(qtbot: QtBot, game_id: str) -> None:
    usual = registry.meta(game_id).usual_seats
    match = finished(game_id, ["human"] + ["bot:greedy"] * (usual - 1))
    controller = ReplayController(match, UnkeptJournal(), NoThinker())
    shown: list[Change[View]] = []
    controller.moved.connect(shown.append)
    controller.start()
    while controller.stage is not Stage.OVER:
        assert controller.stage is Stage.SHOWING
        controller.proceed()
    assert [change.shown.seat for change in shown] == [move.seat for move in match.moves]
    assert controller.result() == match.result()


def test_the_only_person_watches_through_the_same_eyes(qtbot: QtBot) -> None:
    match = finished("nyse", ["bot:greedy", "human", "bot:greedy"])
    controller = ReplayController(match, UnkeptJournal(), NoThinker())
    assert (controller.eyes, controller.last_person) == (1, None)
    controller.start()
    assert controller.eyes == 1
    assert not controller.can_undo
    assert controller.humans == ()


@pytest.mark.parametrize("players", [["bot:greedy"] * 2, ["human"] * 2])
def test_where_nobody_or_several_sat_it_is_watched_from_the_first_seat(
    qtbot: QtBot, players: list[str]
) -> None:
    assert ReplayController(finished("nyse", players), UnkeptJournal(), NoThinker()).eyes == 0


def stepping(match: Match) -> ReplayController:
    """Return a replay that is paused before its first move."""
    controller = ReplayController(match, UnkeptJournal(), NoThinker())
    controller.start()
    controller.back()
    return controller


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_going_back_shows_what_was_seen_on_the_way_forward(qtbot: QtBot, game_id: str) -> None:
    usual = registry.meta(game_id).usual_seats
    controller = stepping(finished(game_id, ["human"] + ["bot:greedy"] * (usual - 1)))
    assert controller.made == 0
    seen = {0: controller.view}
    while controller.stage is not Stage.OVER:
        controller.forward()
        while controller.stage is Stage.SHOWING:
            controller.proceed()
        seen[controller.made] = controller.view
    while controller.made:
        controller.back()
        assert controller.view == seen[controller.made]
    controller.back()
    assert (controller.made, len(seen) > 1) == (0, True)


def test_a_shuffle_goes_together_with_the_decision_before_it(qtbot: QtBot) -> None:
    match = finished("portfolio", ["human", "bot:greedy", "bot:greedy"])
    assert CHANCE in [move.seat for move in match.moves]
    controller = stepping(match)
    stops = []
    while controller.stage is not Stage.OVER:
        controller.forward()
        while controller.stage is Stage.SHOWING:
            controller.proceed()
        stops.append(controller.made)
    assert all(match.moves[made].seat != CHANCE for made in stops[:-1])
    for made in reversed(stops[:-1]):
        controller.back()
        assert controller.made == made


def test_a_replay_that_is_paused_waits_until_it_goes_on(qtbot: QtBot) -> None:
    match = finished("nyse", ["human", "bot:greedy"])
    controller = ReplayController(match, UnkeptJournal(), NoThinker())
    controller.start()
    controller.forward()
    assert controller.made == 1, "it goes on by itself"
    told: list[Stage] = []
    controller.changed.connect(lambda: told.append(controller.stage))
    controller.pause()
    assert told == [Stage.PAUSED]
    controller.pause()
    assert told == [Stage.PAUSED], "it is paused already"
    controller.proceed()
    assert (controller.stage, controller.made) == (Stage.PAUSED, 1)
    controller.go_on()
    controller.proceed()
    assert (controller.stage, controller.made) == (Stage.SHOWING, 3)


def test_nothing_can_be_undone_in_a_replay(qtbot: QtBot) -> None:
    controller = stepping(finished("nyse", ["human"]))
    controller.forward()
    assert not controller.can_undo


def test_every_step_back_is_told_and_the_first_position_has_none(qtbot: QtBot) -> None:
    controller = stepping(finished("nyse", ["human"]))
    controller.forward()
    told: list[int] = []
    controller.changed.connect(lambda: told.append(controller.made))
    controller.back()
    controller.back()
    assert told == [0]


def test_a_replay_that_was_left_stands_still(qtbot: QtBot) -> None:
    for prepare in (lambda c: None, lambda c: c.pause()):
        controller = ReplayController(finished("nyse", ["human"]), UnkeptJournal(), NoThinker())
        controller.start()
        prepare(controller)
        controller.close()
        stage = controller.stage
        for intent in (controller.pause, controller.forward, controller.back):
            intent()
            assert (controller.stage, controller.made) == (stage, 1)
