"""Covering the table, and people who play on phones beside those at the screen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lemonade.rules.state import PriceLaid, SetPrice
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover, Shown, Stage, shown_to
from stockgames.engine.commitment import HINTS
from stockgames.engine.match import Match, Move
from stockgames.engine.record import Holder
from stockgames.engine.state import Action, SeatId
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.nyse.actions import DISCARD, TAKE
from tests.controllers.desk import Desk, Puppet, exchange, sit_down
from tests.controllers.test_table import start

SHARED = (Handover.CURTAIN, Handover.PEEK, Handover.TRUSTING)


@pytest.mark.parametrize("handover", SHARED)
def test_whoever_covers_the_table_is_asked_again(handover: Handover) -> None:
    table = start("hh", handover)
    table.lift()
    before = table.standing()
    table.peek(True)
    table.cover()
    assert table.standing() == (Stage.CURTAIN, 0, None)
    assert not table.can_cover
    table.lift()
    assert table.standing() == before


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.PEEK])
def test_what_was_learned_can_still_be_looked_at_behind_a_cover(handover: Handover) -> None:
    table = start("hh", handover)
    table.lift()
    table.turn(TAKE[1])
    before = table.standing()
    assert before[0] is Stage.PASSING
    table.cover()
    assert table.standing() == (Stage.CURTAIN, 0, None)
    table.lift()
    assert table.standing() == before


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.TRUSTING])
def test_while_a_move_is_shown_secrets_hide_and_the_game_goes_on(handover: Handover) -> None:
    table = start("hbh", handover)
    table.lift()
    table.submit(TAKE[1])
    assert table.stage is Stage.SHOWING
    table.cover()
    assert (table.stage, table.viewer) == (Stage.SHOWING, None)
    table.proceed()
    assert table.stage is not Stage.SHOWING


def test_a_move_made_while_peeking_ends_the_peek() -> None:
    table = start("hbh", Handover.PEEK)
    table.peek(True)
    table.submit(TAKE[1])
    assert (table.stage, table.viewer) == (Stage.SHOWING, None)


LAID = PriceLaid(seat=1, price=3, audience=(1,))
MOVE = Move(
    1,
    SetPrice(3),
    4,
    (LAID,),
    is_simultaneous=True,
    is_final=True,
    face_down=True,
    notes={HINTS: 2},
)


def test_events_are_shown_to_whoever_may_know_them() -> None:
    assert [shown_to(seat, 7, MOVE).events for seat in (1, 0, None)] == [(LAID,), (), ()]


def test_everybody_is_shown_who_moved_and_how_many_hints_that_took() -> None:
    shown = shown_to(None, 7, MOVE)
    assert (shown.number, shown.seat, shown.turn) == (7, 1, 4)
    assert (shown.face_down, shown.hints) == (True, 2)


def test_a_move_is_open_and_took_no_hints_unless_that_is_noted() -> None:
    plain = replace(MOVE, is_simultaneous=False, is_final=False, face_down=False, notes={})
    shown = shown_to(None, 7, plain)
    assert (shown.face_down, shown.hints) == (False, 0)
    assert shown == Shown(7, seat=1, turn=4, events=())


def mixed(*away: SeatId) -> tuple[Match, Desk]:
    match = exchange("hhh")
    made = sit_down(match, Handover.CURTAIN)
    made.moved.connect(lambda _: made.proceed())
    for seat in away:
        made.move_away(seat, True)
    made.start()
    return match, made


def choice(match: Match, seat: SeatId) -> Action:
    action: Action = match.game.sample_action(match.view(seat), Random(1))
    return action


def test_phones_choose_while_the_curtain_and_the_person_at_the_screen_wait() -> None:
    match, made = mixed(1, 2)
    assert (made.stage, made.seat, made.humans) == (Stage.CURTAIN, 0, (0,))
    made.submit_for(2, choice(match, 2))
    assert (made.stage, made.seat) == (Stage.CURTAIN, 0)
    made.lift()
    assert (made.stage, made.viewer) == (Stage.ASKING, 0)
    made.submit_for(1, choice(match, 1))
    assert (made.stage, made.viewer, len(match.moves)) == (Stage.ASKING, 0, 2)
    made.submit(choice(match, 0))
    assert match.turn > match.moves[0].turn


def test_the_screen_shows_no_hand_and_no_curtain_while_all_play_on_phones() -> None:
    match, made = mixed(0, 1, 2)
    seen = list[object]()
    made.changed.connect(lambda: seen.append((made.stage is Stage.CURTAIN, made.viewer)))
    for _ in range(12):
        made.submit_for(match.actors[-1], choice(match, match.actors[-1]))
    assert set(seen) == {(False, None)}


def test_a_secret_choice_is_taken_back_until_the_last_is_made_and_its_draft_kept() -> None:
    match, made = mixed(0, 1, 2)
    first = choice(match, 1)
    made.submit_for(1, first)
    made.submit_for(0, choice(match, 0))
    assert made.undo_refusal_for(1) is None
    made.undo_for(1)
    assert match.actors == (1, 2)
    assert made.drafts.of(1) == match.game.codec.encode(first)
    for seat in (1, 2):
        made.submit_for(seat, choice(match, seat))
    assert made.undo_refusal_for(1) is not None
    assert match.turn > match.moves[0].turn


@pytest.mark.parametrize("buyer", [0, 2])
def test_a_secret_choice_is_taken_back_though_intelligence_was_bought(buyer: SeatId) -> None:
    """E11: it stays bought."""
    match, made = mixed(0, 1, 2)
    for seat in range(3):
        made.submit_for(seat, choice(match, seat))
    for seat in (1, 2 - buyer):
        made.submit_for(seat, choice(match, seat))
    made.submit_for(buyer, BuyIntelligence())
    assert [seat for seat in range(3) if made.may_change(seat)] == sorted((1, 2 - buyer))
    made.undo_for(1)
    assert match.actors == tuple(sorted((1, buyer)))
    assert made.may_change(2 - buyer)
    assert isinstance(match.moves[-1].action, BuyIntelligence)
    made.submit_for(1, choice(match, 1))
    made.submit_for(buyer, choice(match, buyer))
    assert match.turn > match.moves[-1].turn


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_choice_that_a_phone_opens_again_leaves_the_person_at_the_screen_alone(
    viewer: SeatId | None,
) -> None:
    """E11: before the last has laid, and whether the curtain is down or lifted."""
    match, made = mixed(1, 2)
    if viewer is not None:
        made.lift()
    before = made.stage, made.seat, made.viewer
    for seat in (1, 2):
        made.submit_for(seat, choice(match, seat))
    for seat in (2, 1):
        made.undo_for(seat)
        assert (made.stage, made.seat, made.viewer) == before
    assert match.actors == (0, 1, 2)


def test_the_curtain_comes_back_when_the_screen_opens_its_choice_while_phones_choose() -> None:
    """E11: who has laid at the screen sees no hand until they lift the curtain again."""
    match, made = mixed(1, 2)
    made.lift()
    made.submit(choice(match, 0))
    assert (made.stage, made.viewer) == (Stage.THINKING, None)
    made.submit_for(1, choice(match, 1))
    made.undo()
    assert (made.stage, made.seat, made.viewer) == (Stage.CURTAIN, 0, None)
    made.lift()
    made.submit(choice(match, 0))
    made.submit_for(2, choice(match, 2))
    assert not made.may_change(0)
    assert match.turn > match.moves[0].turn


def test_an_action_waits_while_a_move_is_shown_and_who_sent_it_hears_if_it_is_refused() -> None:
    match = exchange("hhh")
    made = sit_down(match, Handover.CURTAIN)
    refused = list[SeatId]()
    made.refused_away.connect(lambda seat, _: refused.append(seat))
    for seat in range(3):
        made.move_away(seat, True)
    made.start()
    made.submit_for(0, choice(match, 0))
    assert made.stage is Stage.SHOWING
    made.submit_for(1, choice(match, 1))
    assert made.waiting == {1}
    made.submit_for(0, match.moves[0].action)
    made.proceed()
    assert made.stage is Stage.SHOWING
    made.proceed()
    assert (refused, len(match.moves)) == ([0], 2)


def test_who_comes_back_to_the_screen_is_asked_there_behind_the_curtain() -> None:
    _, made = mixed(0, 1, 2)
    made.move_away(1, False)
    assert (made.stage, made.seat, made.viewer) == (Stage.CURTAIN, 1, None)
    made.lift()
    assert made.draft is None
    made.move_away(1, True)
    assert not made.humans


def test_what_a_person_learned_is_theirs_alone_when_somebody_takes_a_phone() -> None:
    for away, seat, stage in ((0, 1, Stage.CURTAIN), (2, 0, Stage.PASSING)):
        table = start("hhh")
        table.lift()
        table.turn(TAKE[1])
        assert (table.stage, table.seat) == (Stage.PASSING, 0)
        table.move_away(away, True)
        assert table.standing() == (stage, seat, None)


def test_the_screen_hides_a_hand_when_somebody_leaves_it_for_a_phone() -> None:
    _, made = mixed()
    made.lift()
    assert made.standing() == (Stage.ASKING, 0, 0)
    made.move_away(2, True)
    assert made.standing() == (Stage.CURTAIN, 0, None)


def test_who_leaves_for_a_phone_while_a_bot_thinks_takes_their_hand_along() -> None:
    table = start("hbh", Handover.TRUSTING)
    table.turn(TAKE[1])
    assert table.standing() == (Stage.THINKING, 1, 0)
    table.move_away(0, True)
    assert table.standing() == (Stage.THINKING, 1, None)
    assert len(table.puppet.questions) == 1, "the bot is not asked again"


def test_only_people_move_to_phones_and_only_once() -> None:
    table = start("hhb")
    for seat in (1, 1, 2):
        table.move_away(seat, True)
    assert table.screen.away == {1}


def test_a_phone_gets_hints_for_its_own_decision_alone() -> None:
    table = start("hh")
    table.move_away(1, True)
    screen = Screen(table._match, Handover.TRUSTING)
    screen.look(1)
    hints = table.hints_for(1, screen)
    can_ask = [hints.can_ask]
    table.lift()
    table.turn(DISCARD[0])
    can_ask.append(hints.can_ask)
    table.move_away(1, False)
    can_ask.append(hints.can_ask)
    assert can_ask == [False, True, False]


def test_what_a_phone_buys_is_shown_unless_a_curtain_hangs() -> None:
    match, made = mixed(1, 2)
    made.lift()
    for seat in (0, 1, 2):
        made.submit_for(seat, choice(match, seat))
    assert made.standing() == (Stage.CURTAIN, 0, None)
    shown = list[object]()
    made.moved.connect(shown.append)
    made.submit_for(2, BuyIntelligence())
    assert (made.standing(), shown) == ((Stage.CURTAIN, 0, None), [])
    made.lift()
    made.submit_for(1, BuyIntelligence())
    assert len(shown) == 1


def test_nothing_is_accepted_and_no_seat_handed_where_nothing_waits() -> None:
    table = start("hh")
    assert not table.replies
    assert not table.reply(True)
    table.lift()
    assert not table.replies
    table.close()
    assert not table.hand_seat(1, Holder(name="Bruno", player="bot:random"))


def test_nothing_is_to_be_covered_once_a_move_is_shown_to_everybody() -> None:
    table = start("hhb")
    table.lift()
    table.submit(TAKE[1])
    changes = list[int]()
    table.changed.connect(lambda: changes.append(1))
    table.cover()
    assert (table.stage, table.viewer, table.can_cover) == (Stage.SHOWING, None, False)
    table.cover()
    assert len(changes) == 1


def test_a_person_on_a_phone_takes_their_own_last_move_back() -> None:
    table = start("hhh")
    table.move_away(0, True)
    table.move_away(1, True)
    table.submit_for(0, DISCARD[0])
    table.proceed()
    assert table.undo_refusal_for(0) is None
    for nobody in (2, 1):
        table.undo_for(nobody)
        assert len(table.notebook.moves) == 1
    table.undo_for(0)
    assert (table.notebook.moves, table.stage, table.seat) == ([], Stage.THINKING, 0)
    table.submit_for(0, DISCARD[0])
    table.close()
    table.undo_for(0)
    assert len(table.notebook.moves) == 1


def test_the_screen_is_told_of_phones_that_change_nothing_it_waits_for() -> None:
    match, made = mixed(1)
    changes = list[object]()
    made.changed.connect(lambda: changes.append(made.standing()))
    made.submit_for(1, choice(match, 1))
    assert changes == [(Stage.CURTAIN, 0, None)]
    table = start("hbh")
    table.lift()
    table.submit(TAKE[1])
    table.changed.connect(lambda: changes.append(table.standing()))
    table.move_away(2, True)
    assert changes[1:] == [(Stage.SHOWING, 0, None)]


def test_nobody_is_called_back_to_a_secret_choice_while_a_bot_thinks() -> None:
    match = exchange("hhb")
    made = sit_down(match, Handover.CURTAIN, Puppet())
    made.moved.connect(lambda _: made.proceed())
    made.start()
    for seat in (0, 1):
        made.lift()
        made.submit(choice(match, seat))
    assert (made.stage, made.seat) == (Stage.THINKING, 2)
    assert made.may_change(0)
    assert made.may_be_called == ()
