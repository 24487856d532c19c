"""A bot or another person takes over a seat in a running game, and gives it back."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import FormerHolder, Holder, SeatInfo, read_record
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.table_state import headless_context, words_of
from tests.controllers.desk import Lot, Notebook
from tests.controllers.test_undo import discard, sit

pytestmark = pytest.mark.usefixtures("qapp")

BOT = Holder(name="Bruno", player="bot:random")
FINN = Holder(name="Finn", player="human")


class Sampler(Lot):
    """A thinker that answers at once, also in games that list no actions."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        game = registry.load(question.game_id)
        on_answer(Answer(game.sample_action(question.view, self._rng)))


BEING_ASKED = (Stage.ASKING, Stage.CURTAIN, Stage.PASSING)


@pytest.mark.parametrize("handover", Handover)
@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_seats_change_hands_at_any_stage_and_show_nothing(game_id: str, handover: Handover) -> None:
    """Bots and seats that are out are never asked at the screen; the record says who played."""
    rng, game = Random(game_id), registry.load(game_id)
    count = max(min(game.meta.seats), 4)
    seats = [
        SeatInfo(name=f"Seat {i}", player="human" if i % 2 else "bot:random") for i in range(count)
    ]
    match = Match.deal(game, seats, {}, "seed")
    table = TableController(match, Notebook(), Sampler(), handover)
    changes = 0

    def look() -> None:
        if table.stage in BEING_ASKED:
            assert table.seat in table.humans
            assert table.stage is Stage.PASSING or table.seat in match.actors
        if table.viewer is not None:
            assert table.viewer in table.humans

    table.changed.connect(look)
    table.start()
    people = [number for number, move in enumerate(match.moves, 1) if move.seat in table.humans]
    for _ in range(400):
        if table.is_over:
            break
        if rng.random() < 0.1:
            seat = rng.randrange(count)
            to = FINN if not match.seats[seat].is_human else BOT
            assert table.hand_seat(seat, to.model_copy(update={"name": f"{to.name} {changes}"}))
            assert not table.can_undo
            changes += 1
        elif table.stage is Stage.ASKING:
            assert table.seat is not None
            action = game.sample_action(match.view(table.seat), rng)
            before = len(match.moves)
            table.submit(action)
            people += [before + 1] * (len(match.moves) > before)
        elif table.stage is Stage.CURTAIN:
            table.lift()
        elif table.stage is Stage.PASSING:
            table.pass_screen()
        else:
            table.proceed()
    assert changes
    made = enumerate(match.moves, 1)
    assert people == [n for n, m in made if m.seat >= 0 and match.seats[m.seat].holder(n).is_human]
    again = read_record(match.record(sealed=True).to_json())
    assert again.seats == list(match.seats)


def test_what_a_seat_has_done_stays_done_and_the_log_says_who_did_it() -> None:
    table = sit("hh")
    table.lift()
    discard(table)
    assert table.can_undo
    assert table.hand_seat(0, BOT, "")
    assert table.undo_refusal is not None
    assert table.undo_refusal.code == "a-seat-changed-hands"
    assert table.stage is Stage.ASKING, "one person is left, who needs no curtain"
    assert table.hand_seat(0, Holder(name="Seat 0", player="human"))
    assert (table.stage, table.seat, table.viewer) == (Stage.CURTAIN, 1, None), "who comes looks on"
    context = headless_context(table._match, None)
    told = log_entries(WordedMoves(words_of(table._match)), context, begins=True)
    lines = [entry.plain() for entry in told]
    assert [line for line in lines if "Bruno" in line] == lines[-2:]
    assert lines[1].startswith("Seat 0")


def test_a_curtain_over_what_was_learned_hangs_on_while_another_seat_changes_hands() -> None:
    table = sit("hhh")
    table.lift()
    table.turn(TAKE[1])
    table.cover()
    assert table.standing() == (Stage.CURTAIN, 0, None)
    assert table.hand_seat(2, BOT)
    assert table.standing() == (Stage.CURTAIN, 0, None)
    table.lift()
    assert (table.stage, table.seat) == (Stage.PASSING, 0)


def test_who_is_asked_looks_on_while_another_seat_changes_hands() -> None:
    table = sit("hhb")
    table.lift()
    assert table.hand_seat(2, FINN)
    assert table.standing() == (Stage.ASKING, 0, 0)


def test_what_the_former_holder_has_only_begun_to_choose_is_gone() -> None:
    table = sit("hh")
    table.lift()
    assert table.save_draft(0, {"sector": 1})
    assert table.hand_seat(0, FINN)
    assert table.drafts.of(0) is None


def test_nothing_that_a_seat_had_begun_reaches_its_new_holder() -> None:
    """Neither a move to make again, nor a place at a phone, nor an action that waits."""
    table = sit("hhh")
    table.lift()
    discard(table)
    table.undo()
    table.lift()
    redone = [table.can_redo]
    assert table.hand_seat(2, BOT)
    redone.append(table.can_redo)
    assert redone == [True, False]
    table.move_away(1, True)
    table.lift()
    table.submit(DISCARD[0])
    table.submit_for(1, DISCARD[1])
    assert table.waiting == {1}
    assert table.hand_seat(1, FINN)
    assert not table.waiting
    assert not table.screen.away


def test_an_answer_that_was_held_is_not_played_for_who_takes_the_bots_seat() -> None:
    table = sit("hb")
    discard(table)
    table.hold(True)
    table.puppet.answer(DISCARD[1])
    assert table.hand_seat(1, FINN)
    table.hold(False)
    assert len(table.notebook.moves) == 1
    assert (table.stage, table.seat) == (Stage.CURTAIN, 1)


def test_a_seat_that_can_not_be_saved_stays_where_it_is() -> None:
    table = sit("hh")
    notebook = table._journal
    assert isinstance(notebook, Notebook)
    notebook.full = True
    troubles: list[str] = []
    table.trouble.connect(troubles.append)
    assert not table.hand_seat(0, BOT)
    assert troubles
    assert table.humans == (0, 1)


@pytest.mark.parametrize(
    "note",
    [
        7,
        [7],
        [{}],
        [{"name": "Ada", "player": "a king", "until": 1}],
        [{"name": "A", "player": "human"}],
    ],
)
def test_notes_of_somebody_else_are_passed_over(note: object) -> None:
    record = sit("hh")._match.record()
    data = record.model_dump(mode="json")
    data["seats"][0]["x_held"] = note
    assert read_record(json.dumps(data)).seats[0].x_held is None


def test_another_game_of_the_same_table_forgets_who_held_a_seat() -> None:
    info = SeatInfo(name="Ada", player="human").handed_to(BOT, 3)
    assert info.x_held == (FormerHolder(name="Ada", player="human", until=3),)
    assert (info.holder(3).name, info.holder(4).name) == ("Ada", "Bruno")
    assert info.holder() == SeatInfo(name="Bruno", player="bot:random")
