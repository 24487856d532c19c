"""The last turn can be undone while nobody else has looked or acted; otherwise a reason is
given.
"""

from __future__ import annotations

from random import Random

import pytest

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.record import Holder
from stockgames.games.nyse.actions import DISCARD, TAKE
from tests.controllers.desk import Desk, Puppet, dealt, exchange, opened

pytestmark = pytest.mark.usefixtures("qapp")


def sit(players: str, handover: Handover = Handover.CURTAIN) -> Desk:
    return opened(dealt("nyse", players), handover, Puppet())


def discard(table: Desk) -> None:
    table.turn(DISCARD[0])


def kept(table: Desk) -> int:
    return table.notebook.earlier + len(table.notebook.moves)


def refusal(table: Desk) -> str:
    """Return the code of why nothing can be undone; empty if something can."""
    assert (table.undo_refusal is None) == table.can_undo
    return table.undo_refusal.code if table.undo_refusal is not None else ""


def test_a_discard_is_called_back_while_the_next_curtain_hangs() -> None:
    table = sit("hh")
    table.lift()
    discard(table)
    assert (table.stage, table.seat, table.viewer) == (Stage.CURTAIN, 1, None)
    assert table.can_undo
    table.undo()
    assert kept(table) == 0
    assert (table.stage, table.seat, table.viewer) == (Stage.CURTAIN, 0, None)
    table.lift()
    assert (table.stage, table.seat, table.viewer) == (Stage.ASKING, 0, 0)
    discard(table)
    assert (table.stage, table.seat) == (Stage.CURTAIN, 1)


def test_nobody_is_shown_a_hand_by_calling_back() -> None:
    table = sit("hh")
    table.lift()
    discard(table)
    viewer = []
    table.changed.connect(lambda: viewer.append(table.viewer))
    table.undo()
    assert viewer == [None]


def test_once_the_next_person_has_looked_a_discard_stands() -> None:
    table = sit("hh")
    table.lift()
    discard(table)
    table.lift()
    assert refusal(table) == "somebody-has-looked"
    assert table.undo_refusal is not None
    assert table.undo_refusal.seat == 1
    table.undo()
    assert kept(table) == 1


def test_what_was_revealed_stays_revealed() -> None:
    table = sit("hh")
    table.lift()
    table.turn(TAKE[0])
    assert (table.stage, refusal(table)) == (Stage.PASSING, "something-was-revealed")
    table.pass_screen()
    assert (table.stage, refusal(table)) == (Stage.CURTAIN, "something-was-revealed")


def test_a_bot_that_has_acted_bars_what_was_before() -> None:
    table = sit("hbh")
    assert refusal(table) == "nothing-was-done"
    table.lift()
    discard(table)
    assert (table.stage, refusal(table)) == (Stage.THINKING, "")
    table.puppet.answer(DISCARD[1])
    table.proceed()
    assert (table.stage, refusal(table)) == (Stage.CURTAIN, "somebody-else-acted")
    assert table.undo_refusal is not None
    assert table.undo_refusal.seat == 1


def test_a_shuffle_that_has_decided_bars_what_was_before() -> None:
    table, rng = sit("h"), Random(2)
    while refusal(table) != "a-shuffle-decided":
        assert table.stage is not Stage.OVER
        if table.stage is Stage.ASKING:
            swaps = [action for action in table.view.legal if action.do == "stock_swap"]
            table.submit(rng.choice(swaps or table.view.legal))
        else:
            table.proceed()


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    table, rng = sit("h"), Random(1)
    while table.stage is not Stage.OVER:
        table.step(rng)
    assert refusal(table) == "game-is-over"


def test_at_peek_one_can_take_back_until_the_next_person_has_peeked() -> None:
    table = sit("hh", Handover.PEEK)
    discard(table)
    assert (table.stage, table.seat, refusal(table)) == (Stage.ASKING, 1, "")
    table.undo()
    assert (table.stage, table.seat, table.viewer) == (Stage.ASKING, 0, None)
    table.peek(True)
    table.peek(False)
    discard(table)
    assert table.can_undo
    table.peek(True)
    assert refusal(table) == "somebody-has-looked"
    table.peek(False)
    assert refusal(table) == "somebody-has-looked"


def test_a_table_that_was_left_gives_nothing_back_where_others_may_have_looked() -> None:
    table = sit("hh")
    table.lift()
    discard(table)
    for handover, code in (
        (Handover.CURTAIN, "table-was-left"),
        (Handover.PEEK, "table-was-left"),
        (Handover.TRUSTING, ""),
    ):
        again = opened(table._match, handover)
        assert refusal(again) == code


def test_a_card_of_exchange_is_taken_back_while_the_next_has_not_looked() -> None:
    table = opened(exchange("hhb"))
    table.lift()
    table.turn(table.view.legal[0])
    assert (table.stage, table.seat, kept(table)) == (Stage.CURTAIN, 1, 1)
    assert refusal(table) == ""
    table.undo()
    assert (table.stage, table.seat, table.viewer, kept(table)) == (Stage.CURTAIN, 0, None, 0)
    table.lift()
    assert table.viewer == 0
    table.turn(table.view.legal[-1])
    table.lift()
    assert (table.viewer, refusal(table)) == (1, "somebody-has-looked")


def test_an_envelope_is_called_back_with_all_that_is_in_it() -> None:
    table = opened(dealt("stock-exchange", "hhbbbbbb"), thinker=Puppet())
    table.lift()
    table.turn(table._match.game.sample_action(table.view, Random(7)))
    assert table.can_undo
    table.undo()
    assert (table.stage, table.seat, kept(table)) == (Stage.CURTAIN, 0, 0)
    table.lift()
    assert table.draft is not None


def test_in_the_middle_of_a_turn_leaving_the_table_bars_nothing() -> None:
    """The curtain can't have been lifted for anyone else."""
    table = in_the_middle()
    done, seat = len(table._match.moves), table.seat
    assert refusal(table) == ""
    again = opened(table._match)
    assert (again.stage, again.seat, refusal(again)) == (Stage.CURTAIN, seat, "")
    again.lift()
    assert refusal(again) == ""
    again.undo()
    assert len(again._match.moves) == done - 1


def in_the_middle() -> Desk:
    """Return a table of Portfolio whose first seat has just founded and may continue."""
    for deal in range(50):
        table = opened(dealt("portfolio", "hh", f"deal {deal}"))
        table.lift()
        for step in ("draw", "found"):
            choices = [action for action in table.view.legal if action.do == step]
            if choices:
                table.turn(choices[0])
        if table._match.moves[-1].action.do == "found":
            return table
    pytest.fail("nobody could found")


def test_what_is_done_after_the_return_to_a_table_can_be_taken_back() -> None:
    table = sit("hh")
    table.lift()
    discard(table)
    again = opened(table._match)
    assert (again.stage, again.seat, refusal(again)) == (Stage.CURTAIN, 1, "table-was-left")
    again.lift()
    discard(again)
    assert (again.stage, refusal(again)) == (Stage.CURTAIN, "")


def test_moves_are_taken_back_one_by_one_and_made_again() -> None:
    match, rng = dealt("portfolio", "hh", "seed 4"), Random(4)
    table = opened(match)
    back = 0
    while back < 3:  # until somebody has a turn of which three moves can be taken back
        founding = [action for action in table.view.legal if action.do in ("found", "extend")]
        if table.stage is Stage.ASKING and founding:
            table.submit(rng.choice(founding))
        else:
            table.step(rng)
        back = len(match.moves) - match.undo_point(match.moves[-1].seat) if match.moves else 0
    made = list(match.moves)
    for number in range(1, back + 1):
        assert table.can_undo
        table.undo()
        assert match.moves == made[:-number]
        assert kept(table) == len(made) - number
    assert not table.can_undo
    if table.stage is Stage.CURTAIN:
        assert not table.can_redo
        table.lift()
    for number in reversed(range(back)):
        assert table.can_redo
        table.redo()
        table.proceed()
        assert match.moves == made[: len(made) - number]
    assert not table.can_redo, "all of them were made again"
    for _ in range(back):
        table.undo()
    if table.stage is Stage.CURTAIN:
        table.lift()
    table.turn(next(action for action in table.view.legal if action != made[-back].action))
    assert not table.can_redo, "something else was done instead"


def test_the_rest_of_a_plan_that_was_taken_back_is_not_done_again() -> None:
    match = in_the_middle()._match
    draw, found = (move.action for move in match.moves)
    match.undo_to(0)
    table = opened(match)
    table.lift()
    table.submit_for(0, draw, (found,))
    while table.stage is Stage.SHOWING:
        table.proceed()
    assert [move.action for move in match.moves] == [draw, found]
    table.undo()
    for seat in (1, 0):
        assert table.hand_seat(seat, Holder(name=f"Esra {seat}", player="human"))
        assert [move.action for move in match.moves] == [draw]
