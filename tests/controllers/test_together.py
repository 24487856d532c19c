"""Simultaneous choices at one screen."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.match import Match
from stockgames.engine.state import View, seen_as
from stockgames.games.exchange.actions import BuyIntelligence, ChooseSecurity
from stockgames.games.exchange.parts import (
    LIQUIDATION,
    PHASE_1,
    PHASE_2,
)
from stockgames.games.exchange.view import ExchangeView
from tests.controllers.desk import Desk, Puppet, exchange, opened, sit_down

pytestmark = pytest.mark.usefixtures("qapp")


def play_to(table: Desk, phase: int) -> None:
    rng = Random(3)
    while seen_as(ExchangeView, table.view).stage != phase or table.stage is not Stage.CURTAIN:
        assert table.stage is not Stage.OVER
        table.step(rng)


def lay(table: Desk) -> None:
    """Lift the curtain, play a card, and finish showing it."""
    table.lift()
    table.turn()


def test_the_next_person_is_called_at_once_and_whoever_laid_last_goes_on_in_the_next_phase() -> (
    None
):
    table = opened(exchange("hhhh"))
    called = []
    for _ in range(12):
        assert (table.stage, table.viewer) == (Stage.CURTAIN, None)
        called.append(table.seat)
        lay(table)
    assert called == [0, 1, 2, 3, 3, 0, 1, 2, 2, 3, 0, 1]


def test_secrets_leave_the_screen_before_a_card_is_shown() -> None:
    table = opened(exchange("hhh"))
    viewer = []
    table.moved.connect(lambda _: viewer.append(table.viewer))
    for _ in range(6):
        lay(table)
    assert viewer == [None] * 6


def test_intelligence_is_looked_at_by_the_person_who_sits_there() -> None:
    table = opened(exchange("hhh"))
    play_to(table, PHASE_1)
    table.lift()
    seat = table.seat
    table.turn(BuyIntelligence())
    assert (table.stage, table.seat, table.viewer) == (Stage.ASKING, seat, seat)
    assert seen_as(ExchangeView, table.view).coming is not None
    table.turn(ChooseSecurity(0))
    assert (table.stage, table.viewer) == (Stage.CURTAIN, None)


def test_what_all_watched_is_no_news_but_can_be_shown_again() -> None:
    table = opened(exchange("hhh"))
    for _ in range(4):
        lay(table)
    table.lift()
    assert table.seat == 0
    assert table.screen.news == []
    assert table.screen.recap != []


@pytest.mark.parametrize("handover", [Handover.PEEK, Handover.TRUSTING, Handover.CURTAIN])
@pytest.mark.parametrize("players", ["hhh", "hbhb", "hbb"])
def test_a_whole_game_comes_to_its_end(handover: Handover, players: str) -> None:
    match, rng = exchange(players), Random(1)
    table = opened(match, handover)
    while table.stage is not Stage.OVER:
        table.step(rng)
    assert match.is_over


def test_debtors_are_asked_in_the_open_one_by_one_where_no_curtain_hangs() -> None:
    for seed in range(40):
        match, rng = exchange("hhhh", f"{seed}"), Random(seed)
        table = opened(match, Handover.PEEK)
        while table.stage is not Stage.OVER:
            if (
                table.stage is Stage.ASKING
                and seen_as(ExchangeView, table.view).stage == LIQUIDATION
            ):
                assert table.viewer is None
                assert table.seat == table.view.actors[0]
                assert table.view.legal == match.view(table.seat).legal
                if table.last_person in table.view.actors[1:]:
                    return
            table.step(rng)
    pytest.fail("nobody had to sell")


def test_bots_think_while_people_choose_and_lay_after_them() -> None:
    table = opened(exchange("hbb"), thinker=(puppet := Puppet()))
    assert (table.stage, table.seat) == (Stage.ASKING, 0)
    puppet.answer()
    puppet.answer()
    assert [question.view.seat for question in puppet.questions] == [1, 2]
    assert table.view.actors == (0, 1, 2)
    table.submit(table.view.legal[0])
    for _ in range(3):
        assert table.stage is Stage.SHOWING
        table.proceed()
    assert (table.stage, seen_as(ExchangeView, table.view).stage) == (Stage.ASKING, PHASE_1)


def test_a_bot_that_is_not_ready_is_waited_for() -> None:
    table = opened(exchange("hbb"), thinker=(puppet := Puppet()))
    table.turn(table.view.legal[0])
    assert (table.stage, table.seat) == (Stage.THINKING, 1)
    puppet.answer()
    table.proceed()
    assert (table.stage, table.seat) == (Stage.THINKING, 2)


def test_a_bot_that_prepared_what_is_not_allowed_is_asked_again() -> None:
    puppet = Puppet()
    table = sit_down(exchange("hbb"), Handover.CURTAIN, puppet)
    refusals: list[object] = []
    table.refused.connect(refusals.append)
    table.start()
    puppet.answer(BuyIntelligence())
    table.turn(table.view.legal[0])
    assert (table.stage, table.seat, refusals) == (Stage.THINKING, 1, [])


def test_bots_think_again_when_something_happened_in_the_open() -> None:
    table = opened(exchange("hbb"), thinker=(puppet := Puppet()))
    while seen_as(ExchangeView, table.view).stage < PHASE_2:
        if table.stage is Stage.THINKING:
            puppet.answer()
        else:
            table.step(Random(1))
    while table.stage is not Stage.ASKING:
        table.proceed()
    puppet.answer()
    asked = len(puppet.questions)
    table.turn(BuyIntelligence())
    assert [question.view.seat for question in puppet.questions[asked:]] == [1]
    assert seen_as(ExchangeView, puppet.questions[-1].view).informed == (0,)


def test_at_peek_people_come_to_a_secret_choice_in_any_order() -> None:
    table = opened(exchange("hhh"), Handover.PEEK)
    assert (table.stage, table.seat, table.may_be_called) == (Stage.CURTAIN, 0, (1, 2))


def test_a_card_of_exchange_may_be_changed_as_an_envelope_may() -> None:
    table = opened(exchange("hhh"))
    lay(table)
    assert (table.stage, table.seat) == (Stage.CURTAIN, 1)
    assert table.may_be_called == (0, 2)
    assert table.may_change(0)  # E11


def test_where_nobody_hides_anything_who_takes_back_is_asked_again() -> None:
    table = opened(exchange("hhh"), Handover.TRUSTING)
    for seat in range(2):
        assert (table.stage, table.seat) == (Stage.ASKING, seat)
        table.turn(table.view.legal[0])
    assert table.seat == 2
    table.undo()
    assert (table.stage, table.seat, table.viewer) == (Stage.ASKING, 1, 1)


def test_what_opens_a_choice_of_several_is_watched_by_all_and_with_nobodys_eyes() -> None:
    """Under the curtain, and in a liquidation, where sums are paid publicly."""
    for seed in range(40):
        match, rng = exchange("hhhh", f"{seed}"), Random(seed)
        table, stages, viewer, news = opened(match), set[int](), set[int | None](), list[object]()
        table.moved.connect(partial(note_eyes, table, match, viewer))
        while table.stage is not Stage.OVER:
            view = seen_as(ExchangeView, table.view)
            stages.add(view.stage)
            if table.stage is Stage.CURTAIN and view.stage == LIQUIDATION:
                assert table.may_be_called == ()
            table.step(rng)
            if table.stage is Stage.ASKING and LIQUIDATION not in stages:
                news += [s for s in table.screen.news if any(e.reveals for e in s.events)]
        assert (viewer, news) == ({None}, [])
        if LIQUIDATION in stages:
            return
    pytest.fail("nobody had to sell")


def test_whoever_must_sell_has_watched_the_settlement_like_all_others() -> None:
    """Also if the lobbyist's vote, which nobody else owed, revealed it."""
    after = set[bool]()
    for seed in range(200):
        match, rng = exchange("hhhh", f"{seed}"), Random(seed)
        table = opened(match)
        while table.stage is not Stage.OVER:
            selling = seen_as(ExchangeView, table.view).stage == LIQUIDATION
            if table.stage is Stage.ASKING and selling:
                assert [s for s in table.screen.news if any(e.reveals for e in s.events)] == []
                after.add(match.moves[-1].is_simultaneous)
                break
            table.step(rng)
        if after == {True, False}:
            return
    pytest.fail("nobody had to sell after a vote of the lobbyist's, or after none")


def note_eyes(
    table: TableController, match: Match, viewer: set[int | None], change: Change[View]
) -> None:
    """Record the viewer while a choice is revealed after which several seats owe one."""
    move = match.moves[change.shown.number - 1]
    if move.is_final and not move.face_down and len(match.actors) > 1:
        viewer.add(table.viewer)


def test_what_a_bot_opened_last_is_no_news() -> None:
    table = opened(exchange("hhb"))
    lay(table)
    lay(table)
    table.proceed()
    assert [(move.seat, move.face_down) for move in table.shown_so_far()][-1] == (2, False)
    table.lift()
    assert table.stage is Stage.ASKING
    assert table.screen.news == []
