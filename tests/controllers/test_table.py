"""The table controller: whose view the screen shows, what is saved, what can be undone."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.bots.process import Answer
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.errors import Refused, StockGamesError
from stockgames.engine.state import Action, View, seen_as
from stockgames.games.nyse.actions import DISCARD, TAKE, StockSwap, Stop
from stockgames.games.nyse.events import Looked
from stockgames.games.nyse.view import NyseView
from stockgames.games.stock_exchange.view import StockExchangeView
from tests.controllers.desk import Desk, Notebook, Puppet, dealt, opened, sit_down
from tests.games.nyse import table as chips

pytestmark = pytest.mark.usefixtures("qapp")


def sit(players: str, handover: Handover = Handover.CURTAIN) -> Desk:
    """Return a table of NYSE before its start."""
    return sit_down(dealt("nyse", players), handover, Puppet())


def start(players: str, handover: Handover = Handover.CURTAIN) -> Desk:
    """Return a table of NYSE that has started."""
    return opened(dealt("nyse", players), handover, Puppet())


def office() -> Desk:
    """Open a table of Stock Exchange, where envelopes may be changed until the last is sealed."""
    return opened(dealt("stock-exchange", "hhhbbbbb"), thinker=Puppet())


def test_alone_against_bots_there_is_never_a_cover() -> None:
    table = start("hbb")
    assert table.standing() == (Stage.ASKING, 0, 0)
    table.submit(TAKE[0])
    assert table.stage is Stage.SHOWING
    table.proceed()
    assert table.standing() == (Stage.THINKING, 1, 0)
    table.puppet.answer()
    assert (table.stage, table.viewer) == (Stage.SHOWING, 0)


def test_a_bot_is_asked_with_its_own_view_and_nothing_else() -> None:
    table = start("bh")
    question = table.puppet.questions[0]
    assert question.view == table._match.view(0)
    assert question.seed != "seed"


def test_a_move_is_kept_before_it_shows() -> None:
    table = sit("hb")
    kept: list[int] = []
    table.moved.connect(lambda _: kept.append(len(table.notebook.moves)))
    table.start()
    table.submit(TAKE[2])
    assert kept == [1]
    assert table.notebook.moves == [{"seat": 0, "do": "take", "color": "red"}]


def test_a_move_that_cannot_be_kept_is_not_made() -> None:
    table = start("hb")
    codes: list[str] = []
    table.trouble.connect(codes.append)
    before = table.view
    table.notebook.full = True
    table.submit(TAKE[2])
    assert codes == ["not-saved"]
    assert (table.stage, table.view) == (Stage.ASKING, before)
    table.notebook.full = False
    table.submit(TAKE[2])
    assert table.stage is Stage.SHOWING


def test_a_bots_move_that_cannot_be_kept_waits_until_it_is_asked_for_again() -> None:
    table = start("bh")
    heard: list[tuple[str, Stage]] = []
    table.trouble.connect(lambda code: heard.append((code, table.stage)))
    table.notebook.full = True
    table.puppet.answer(DISCARD[0])
    assert heard == [("not-saved", Stage.PAUSED)]
    assert (table.seat, table.notebook.moves) == (0, [])
    table.notebook.full = False
    table.proceed()
    table.puppet.answer(DISCARD[0])
    assert len(table.notebook.moves) == 1


def test_an_undo_that_cannot_be_kept_lets_the_bot_think(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(kept: int) -> None:
        raise StockGamesError("disk full")

    table = start("hb")
    table.turn(DISCARD[0])
    monkeypatch.setattr(table.notebook, "truncate", full)
    table.undo()
    assert table.stage is Stage.THINKING
    table.puppet.answer(DISCARD[1])
    assert len(table.notebook.moves) == 2


def test_a_table_that_was_left_goes_on_no_more() -> None:
    table = start("hb")
    table.submit(DISCARD[0])
    table.close()
    table.proceed()
    assert table.puppet.questions == []


def test_a_refused_intent_changes_nothing_and_says_why() -> None:
    table = start("hb")
    reasons: list[Refused] = []
    table.refused.connect(reasons.append)
    before = table.view
    table.submit(registry.load("nyse").codec.decode({"do": "stop"}))
    assert reasons[0].code == "nothing-to-answer-now"
    assert (table.view, table.notebook.moves) == (before, [])


def test_curtain_covers_until_the_next_person_lifts_it() -> None:
    table = start("hh")
    assert table.standing() == (Stage.CURTAIN, 0, None)
    assert table.view.seat is None
    table.lift()
    assert (table.stage, table.viewer) == (Stage.ASKING, 0)
    table.turn(TAKE[0])
    assert table.standing() == (Stage.PASSING, 0, 0)
    table.pass_screen()
    assert table.standing() == (Stage.CURTAIN, 1, None)
    assert not any(isinstance(e, Looked) for s in table.shown_so_far() for e in s.events)


def test_nothing_needs_passing_when_nothing_was_learned() -> None:
    table = start("hh")
    table.lift()
    table.turn(DISCARD[0])
    assert (table.stage, table.seat) == (Stage.CURTAIN, 1)


def test_who_got_a_chip_from_a_bot_may_look_at_it_before_the_screen_goes_on() -> None:
    match = dealt("nyse", "hbh", hands="open")
    while not any(action.do == "stock_swap" for action in match.view(0).legal):
        match.act(match.actors[0], TAKE[len(match.moves) // 3 % 4])
    table = opened(match, thinker=Puppet())
    table.lift()
    swap = next(a for a in table.view.legal if isinstance(a, StockSwap) and a.partner == 1)
    table.turn(swap)
    assert table.standing() == (Stage.THINKING, 1, 0)
    table.puppet.answer()
    table.proceed()
    assert table.standing() == (Stage.THINKING, 1, 0)
    table.puppet.answer(DISCARD[0])
    table.proceed()
    assert table.standing() == (Stage.PASSING, 0, 0)
    table.pass_screen()
    assert table.standing() == (Stage.CURTAIN, 2, None)


def test_the_returning_person_is_told_what_happened_since() -> None:
    table = start("hbh")
    table.lift()
    table.turn(DISCARD[0])
    table.puppet.answer(DISCARD[1])
    table.proceed()
    table.lift()
    assert [shown.number for shown in table.screen.recap] == [1, 2]
    table.turn(DISCARD[2])
    table.lift()
    assert [shown.number for shown in table.screen.recap] == [3]


def test_peek_shows_secrets_only_while_the_key_is_held() -> None:
    table = start("hh", Handover.PEEK)
    assert table.standing() == (Stage.ASKING, 0, None)
    table.peek(True)
    assert table.view.seat == 0
    table.peek(False)
    assert table.standing() == (Stage.ASKING, 0, None)
    table.turn(TAKE[1])
    assert table.standing() == (Stage.PASSING, 0, None)
    table.peek(True)
    assert table.view.seat == 0
    table.peek(False)
    table.pass_screen()
    assert table.standing() == (Stage.ASKING, 1, None)
    table.peek(True)
    assert table.view.seat == 1


def test_a_trusting_table_has_no_covers() -> None:
    table = start("hh", Handover.TRUSTING)
    table.turn(TAKE[0])
    assert table.standing() == (Stage.ASKING, 1, 1)


def test_undo_takes_back_a_discard_but_not_a_look() -> None:
    table = start("hb")
    table.turn(DISCARD[0])
    assert table.can_undo
    table.undo()
    assert (table.stage, table.seat) == (Stage.ASKING, 0)
    assert table.notebook.moves == []
    assert seen_as(NyseView, table.view).piles == (10, 10, 10, 10)
    table.submit(TAKE[0])
    assert not table.can_undo


def test_an_answer_that_was_undone_away_is_dropped() -> None:
    table = start("hb")
    table.turn(DISCARD[0])
    table.undo()
    table.puppet.answer()
    assert (table.stage, table.notebook.moves) == (Stage.ASKING, [])


def test_an_answer_that_was_held_is_dropped_with_the_question() -> None:
    """The bot has answered and waits; meanwhile the turn before is undone."""
    table = start("hb")
    heard: list[Refused] = []
    table.refused.connect(heard.append)
    table.turn(DISCARD[0])
    table.hold(True)
    table.puppet.answer(DISCARD[1])
    table.undo()
    table.hold(False)
    assert table.standing() == (Stage.ASKING, 0, 0)
    assert (heard, table.notebook.moves) == ([], [])


def test_an_answer_of_who_is_not_waited_for_is_dropped() -> None:
    table = start("hbb")
    heard: list[object] = []
    table.refused.connect(heard.append)
    table.trouble.connect(heard.append)
    table.scheduler.answered.emit(1, DISCARD[1])
    assert table.stage is Stage.ASKING
    table.turn(DISCARD[0])
    for action in (DISCARD[1], None):
        table.scheduler.answered.emit(2, action)
        assert table.standing() == (Stage.THINKING, 1, 0)
    assert (heard, len(table.notebook.moves)) == ([], 1)


@pytest.mark.parametrize("action", [None, Stop()], ids=["no answer", "nothing that is allowed"])
def test_a_failed_bot_pauses_the_table_and_is_asked_again(action: Action | None) -> None:
    table = start("bh")
    codes: list[str] = []
    table.trouble.connect(codes.append)
    heard: list[Refused] = []
    table.refused.connect(heard.append)
    found = table.puppet
    assert found.on_answer is not None
    found.on_answer(Answer(action, "worker-died"))
    assert (table.stage, codes, heard) == (Stage.PAUSED, ["bot-failed"], [])
    table.proceed()
    assert table.stage is Stage.THINKING
    assert len(found.questions) == 2


@pytest.mark.parametrize("players", ["h", "hb", "hbbb", "hhh", "bb"])
def test_a_whole_game_ends_with_its_result_kept(players: str) -> None:
    table = sit(players, Handover.CURTAIN)
    shown: list[Change[View]] = []
    table.moved.connect(shown.append)
    rng = Random(3)
    table.start()
    while table.stage is not Stage.OVER:
        if table.stage is Stage.THINKING:
            table.puppet.answer()
        else:
            table.step(rng)
    assert table.notebook.result == table.result().as_record()
    numbers = [change.shown.number for change in shown]
    assert numbers == list(range(1, len(table.notebook.moves) + 1))


def seal(table: Desk) -> None:
    """Seal a random envelope for the person the curtain waits for."""
    table.lift()
    game = registry.load("stock-exchange")
    table.turn(game.sample_action(table.view, Random(7)))


def test_people_come_to_the_curtain_in_any_order() -> None:
    table = office()
    assert table.standing() == (Stage.CURTAIN, 0, None)
    assert table.may_be_called == (1, 2)
    table.call(2)
    assert table.standing() == (Stage.CURTAIN, 2, None)
    seal(table)
    assert table.stage is Stage.CURTAIN
    assert [move["seat"] for move in table.notebook.moves] == [2]


def test_an_envelope_can_be_opened_again_until_the_last_is_sealed() -> None:
    table = office()
    seal(table)
    seal(table)
    assert table.standing() == (Stage.CURTAIN, 2, None)
    assert table.may_be_called == (0, 1)
    assert table.may_change(0)
    second = table.notebook.moves[1]
    table.call(0)
    assert table.standing() == (Stage.CURTAIN, 0, None)
    assert table.notebook.moves == [second]
    table.lift()
    assert table.standing() == (Stage.ASKING, 0, 0)
    assert seen_as(StockExchangeView, table.view).laid is None
    assert set(table.view.actors) == {0, *range(2, 8)}


def test_nobody_is_called_who_may_not_come() -> None:
    table = office()
    for seat in (0, 5):
        table.call(seat)
        assert table.standing() == (Stage.CURTAIN, 0, None)
    table.lift()
    table.call(1)
    assert table.standing() == (Stage.ASKING, 0, 0)
    assert start("hh").may_be_called == ()


def test_an_envelope_that_cannot_be_rewritten_stays_sealed() -> None:
    table = office()
    seal(table)
    table.notebook.full = True
    table.call(0)
    assert table.seat != 0
    assert table.may_change(0)


# Calls at the wrong stage do nothing


def test_only_what_is_waited_for_is_heard() -> None:
    table = sit("hh")
    heard: list[object] = []
    for signal in (table.refused, table.trouble, table.moved):
        signal.connect(heard.append)
    table.start()
    for intent in (table.pass_screen, table.hurry, table.proceed, lambda: table.submit(DISCARD[0])):
        intent()
        assert table.standing() == (Stage.CURTAIN, 0, None)
    table.lift()
    for intent in (table.pass_screen, table.hurry, table.proceed, table.lift):
        intent()
        assert table.standing() == (Stage.ASKING, 0, 0)
    assert (heard, table.notebook.moves) == ([], [])


def test_a_bot_that_thinks_can_be_hurried_and_nobody_else() -> None:
    table = start("hb")
    table.submit(DISCARD[0])
    table.hurry()
    assert len(table.notebook.moves) == 1
    table.proceed()
    table.hurry()
    assert len(table.notebook.moves) == 2


def test_at_a_table_that_was_left_nobody_speaks_or_thinks() -> None:
    table = start("hb")
    table.turn(DISCARD[0])
    table.close()
    table.puppet.answer(DISCARD[1])
    table.submit_for(0, DISCARD[1])
    assert table.save_draft(0, {"half": 1}) is False
    assert len(table.notebook.moves) == 1


def test_who_acted_last_sits_at_the_screen_when_a_game_goes_on() -> None:
    left = opened(dealt("nyse", "hbh", first=2))
    assert left.last_person == 0
    left.lift()
    left.submit(DISCARD[0])
    assert left.last_person == 2
    assert left.next_person == 0
    match = left._match
    again = TableController(match, Notebook(1), Puppet())
    assert (again.last_person, again.humans) == (2, (0, 2))
    match.act(0, DISCARD[1])
    match.act(1, DISCARD[2])
    assert TableController(match, Notebook(3), Puppet()).last_person == 0
    assert sit("bb").last_person is None


def test_a_table_tells_what_is_played_and_by_whom() -> None:
    table = sit("hb")
    assert (table.game_id, table.options) == ("nyse", table._match.options)
    assert [seat.name for seat in table.seats] == ["Seat 0", "Seat 1"]
    assert table.seal == table._match.seal != ""


def test_a_result_that_cannot_be_kept_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(result: dict[str, object]) -> None:
        raise OSError("disk full")

    table = sit("h")
    codes: list[str] = []
    table.trouble.connect(codes.append)
    monkeypatch.setattr(table.notebook, "finish", full)
    table.start()
    rng = Random(3)
    while table.stage is not Stage.OVER:
        table.step(rng)
    assert (codes, table.notebook.result) == (["not-saved"], None)
    assert (table.seat, table.viewer) == (None, 0)


def test_at_the_end_nobodys_secrets_show_where_several_sat() -> None:
    table = start("hh", Handover.PEEK)
    rng = Random(3)
    while table.stage is not Stage.OVER:
        table.step(rng)
        table.peek(False)
    assert table.viewer is None
    table.peek(True)
    assert table.viewer is None


def test_nobody_peeks_while_a_bot_thinks_and_nothing_was_learned() -> None:
    table = start("hbh", Handover.PEEK)
    table.turn(DISCARD[0])
    assert table.standing() == (Stage.THINKING, 1, None)
    table.peek(True)
    assert table.viewer is None


def test_one_who_is_alone_has_no_peek_key() -> None:
    table = start("hb", Handover.PEEK)
    table.peek(False)
    assert table.viewer == 0


def test_what_is_begun_shows_only_to_its_person() -> None:
    table = start("hh")
    assert not table.save_draft(0, {"half": 1})
    table.lift()
    assert table.save_draft(0, {"half": 1})
    assert not table.save_draft(1, {"half": 2})
    drafts = [table.draft]
    table.submit(DISCARD[0])
    assert [*drafts, table.draft] == [{"half": 1}, None]
    assert table.notebook.drafts == {}


def test_at_peek_what_is_begun_shows_only_while_its_person_peeks() -> None:
    table = start("hh", Handover.PEEK)
    assert table.save_draft(0, {"half": 1}) is False
    table.peek(True)
    assert table.save_draft(0, {"half": 1}) is True
    drafts = [table.draft]
    table.peek(False)
    assert [*drafts, table.draft] == [{"half": 1}, None]


def test_whoever_draws_hears_of_each_peek() -> None:
    table = start("hh", Handover.PEEK)
    seen: list[int | None] = []
    table.changed.connect(lambda: seen.append(table.viewer))
    table.peek(True)
    table.peek(False)
    assert seen == [0, None]


def test_nobody_peeks_where_a_curtain_hangs() -> None:
    table = start("hh")
    table.peek(True)
    assert table.standing() == (Stage.CURTAIN, 0, None)
    table.lift()
    table.peek(False)
    assert table.standing() == (Stage.ASKING, 0, 0)


def test_while_a_bot_thinks_no_other_intent_is_heard() -> None:
    table = start("hbh")
    table.lift()
    table.submit(DISCARD[0])
    for intent in (table.lift, table.pass_screen, lambda: table.submit(DISCARD[1])):
        intent()
        assert table.stage is Stage.SHOWING
    table.proceed()
    for intent in (table.lift, table.pass_screen, table.proceed, lambda: table.submit(DISCARD[1])):
        intent()
        assert (table.stage, table.seat) == (Stage.THINKING, 1)
    assert len(table.puppet.questions) == len(table.notebook.moves) == 1


def test_all_moves_are_shown_from_the_first() -> None:
    table = start("hb")
    table.turn(DISCARD[0])
    table.puppet.answer(DISCARD[1])
    assert [shown.number for shown in table.shown_so_far()] == [1, 2]


def test_what_others_did_meanwhile_is_news() -> None:
    table = start("hbh")
    table.lift()
    table.submit(DISCARD[0])
    assert table.standing() == (Stage.SHOWING, 0, 0)
    table.proceed()
    table.puppet.answer(DISCARD[1])
    table.proceed()
    table.lift()
    assert [shown.number for shown in table.screen.news] == [1, 2]


def test_an_undo_lets_bots_think_no_further() -> None:
    table = start("hb")
    table.turn(DISCARD[0])
    table.undo()
    table.turn(DISCARD[0])
    assert len(table.puppet.questions) == 2


def test_who_goes_on_in_the_same_turn_stays_at_the_screen() -> None:
    match = chips.play(chips.table(blue=[chips.I]), "take blue; discard red")
    table = opened(match)
    table.lift()
    assert table.save_draft(0, {"half": 1})
    table.submit(chips.action("invest blue"))
    assert table.standing() == (Stage.SHOWING, 0, 0)
    table.proceed()
    assert table.standing() == (Stage.ASKING, 0, 0)
    assert table.draft is None


def test_who_is_alone_sees_the_own_secrets_while_a_bot_begins() -> None:
    table = start("bh")
    assert table.standing() == (Stage.THINKING, 0, 1)
