"""Hints: made from one seat's view, shown only to that person, counted, dropped after the
decision.
"""

from __future__ import annotations

from typing import Any

import pytest

from stockgames.bots.levels import STEPS
from stockgames.bots.player import Advice, Weighed
from stockgames.bots.process import Answer
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.game import Explanation
from stockgames.engine.state import Action, View
from stockgames.engine.verify import verify
from stockgames.games.nyse.actions import DISCARD
from tests.controllers.desk import Desk, Puppet, dealt, opened

pytestmark = pytest.mark.usefixtures("qapp")


def sit(
    players: str, handover: Handover = Handover.CURTAIN, game_id: str = "nyse"
) -> tuple[Desk, Puppet]:
    options: dict[str, Any] = {"hands": "concealed"} if game_id == "nyse" else {}
    table = opened(dealt(game_id, players, **options), handover, Puppet())
    return table, table.puppet


def advice(table: TableController, puppet: Puppet) -> Advice:
    """Deliver the hint that is being worked out."""
    view = puppet.questions[-1].view
    weighed = [Weighed(action, 9 - n, 0.5) for n, action in enumerate(view.legal[:2])]
    reason = Advice(12, "standing", weighed[0], weighed[-1])
    assert puppet.on_answer is not None
    puppet.on_answer(Answer(weighed[0].action, advice=reason))
    return reason


def standing(table: TableController) -> tuple[bool, bool, Advice | None]:
    hints = table.hints
    return hints.is_thinking, hints.has_failed, hints.advice


def test_the_strongest_bot_is_asked_with_the_persons_view_and_nothing_else() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    (question,) = puppet.questions
    assert question.view == table.view
    assert question.view.seat == 0
    assert question.wants_reason
    assert question.level == STEPS[-1]
    assert standing(table) == (True, False, None)
    reason = advice(table, puppet)
    assert standing(table) == (False, False, reason)


def test_asking_again_asks_nobody_twice() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    table.hints.ask()
    advice(table, puppet)
    table.hints.ask()
    assert len(puppet.questions) == 1


def test_hints_are_noted_with_the_move_that_follows_and_only_there() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    reason = advice(table, puppet)
    table.turn(reason.chosen.action)
    puppet.answer()
    table.proceed()
    table.submit(table.view.legal[0])
    assert [move.get("x_hints") for move in table.notebook.moves] == [1, None, None]
    assert [shown.hints for shown in table.shown_so_far()] == [1, 0, 0]


def test_a_hint_that_did_not_come_does_not_count() -> None:
    table, _puppet = sit("hb")
    table.hints.ask()
    table.submit(table.view.legal[0])
    assert "x_hints" not in table.notebook.moves[0]


def test_taking_back_a_move_without_a_hint_brings_none() -> None:
    table, _puppet = sit("hb")
    table.turn(DISCARD[0])
    table.undo()
    table.submit(DISCARD[1])
    assert "x_hints" not in table.notebook.moves[0]


def test_a_hint_is_owed_to_its_seat_in_any_turn() -> None:
    table, puppet = sit("hb")
    table.turn(DISCARD[0])
    puppet.answer(DISCARD[1])
    table.proceed()
    table.hints.ask()
    advice(table, puppet)
    assert [table.hint_counts[seat] for seat in (0, 1, 2)] == [1, 0, 0]


def test_whoever_listens_hears_that_a_hint_is_thought_about_has_come_and_is_gone() -> None:
    table, puppet = sit("hb")
    heard: list[tuple[bool, bool, Advice | None]] = []
    table.hints.changed.connect(lambda: heard.append(standing(table)))
    table.hints.ask()
    reason = advice(table, puppet)
    table.submit(DISCARD[0])
    assert heard == [(True, False, None), (False, False, reason), (False, False, None)]


def test_a_hint_does_not_come_back_with_the_turn() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    advice(table, puppet)
    table.turn(DISCARD[0])
    table.undo()
    assert standing(table) == (False, False, None)
    table.hints.ask()
    assert standing(table) == (True, False, None)


def test_taking_a_move_back_does_not_take_its_hint_back() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    advice(table, puppet)
    table.turn(DISCARD[0])
    table.undo()
    assert table.notebook.moves == []
    table.submit(DISCARD[1])
    assert [move.get("x_hints") for move in table.notebook.moves] == [1]


def test_an_answer_to_a_decision_gone_by_never_shows() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    late, view = puppet.on_answer, puppet.questions[-1].view
    table.submit(table.view.legal[0])
    assert late is not None
    late(Answer(view.legal[0], advice=Advice(1, "standing", Weighed(view.legal[0], 1, 0.5))))
    assert standing(table) == (False, False, None)


def test_nobody_gets_a_hint_under_the_curtain() -> None:
    table, puppet = sit("hh")
    assert table.stage is Stage.CURTAIN
    table.hints.ask()
    assert puppet.questions == []
    table.lift()
    table.hints.ask()
    assert len(puppet.questions) == 1


def test_a_hint_shows_only_while_its_person_looks() -> None:
    table, puppet = sit("hh", Handover.PEEK)
    assert table.stage is Stage.ASKING
    table.hints.ask()
    assert puppet.questions == []
    table.peek(True)
    table.hints.ask()
    reason = advice(table, puppet)
    seen = []
    for on in (True, False, True):
        table.peek(on)
        seen.append(table.hints.advice)
    assert seen == [reason, None, reason]


@pytest.mark.parametrize("seat", range(3))
def test_reasons_are_found_in_the_askers_view(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, puppet = sit("".join("h" if other == seat else "b" for other in range(3)))
    for turn in range(3 + seat):
        if turn == seat:
            table.submit(table.view.legal[0])
        else:
            puppet.answer()
        table.proceed()
    table.hints.ask()
    seen: list[tuple[int | None, Action]] = []

    def explain(view: View, action: Action, _options: object) -> Explanation:
        seen.append((view.viewer, action))
        return Explanation(ruling="N5")

    monkeypatch.setattr(table._match.game, "explain", explain)
    action = table.view.legal[0]
    assert table.hints.explain(action) == Explanation(ruling="N5")
    assert seen == [(seat, action)]


def test_a_failed_hint_can_be_asked_for_again() -> None:
    table, puppet = sit("hb")
    table.hints.ask()
    assert puppet.on_answer is not None
    puppet.on_answer(Answer(None, "bot-died"))
    assert standing(table) == (False, True, None)
    table.hints.ask()
    assert standing(table) == (True, False, None)
    reason = advice(table, puppet)
    assert standing(table) == (False, False, reason)


def test_bots_that_prepared_go_on_after_the_hint() -> None:
    """Exchange: all choose simultaneously, so bots think while the person does."""
    table, puppet = sit("hbb", game_id="exchange")
    assert [q.view.seat for q in puppet.questions] == [1]
    table.hints.ask()
    assert [q.view.seat for q in puppet.questions] == [1, 0]
    advice(table, puppet)
    assert [q.view.seat for q in puppet.questions] == [1, 0, 1]
    puppet.answer()
    assert [q.view.seat for q in puppet.questions] == [1, 0, 1, 2]


@pytest.mark.parametrize("players", ["hbb", "bhb"])
def test_a_move_that_overtakes_its_hint_lets_the_bots_go_on(players: str) -> None:
    table, puppet = sit(players, game_id="exchange")
    bot = puppet.questions[-1].view.seat
    table.hints.ask()
    table.submit(table.view.legal[0])
    assert puppet.questions[-1].view.seat == bot
    puppet.answer()
    table.proceed()
    assert table.stage is Stage.SHOWING


def test_what_bots_were_told_is_kept_with_their_moves() -> None:
    table, puppet = sit("hb")
    table.turn(table.view.legal[0])
    question = puppet.questions[-1]
    assert puppet.on_answer is not None
    puppet.on_answer(Answer(question.view.legal[0], view_digest="f" * 64))
    assert table.notebook.moves[1]["x_view"] == "f" * 64
    assert verify(table._match.record()).moves[1].notes == {"x_view": "f" * 64}
