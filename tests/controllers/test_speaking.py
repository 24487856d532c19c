"""Acting out of turn: people may speak at any decision, and bots wait meanwhile (P12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.commitment import THEN
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import Holder, read_record
from stockgames.engine.state import CHANCE, seen_as
from stockgames.engine.verify import verify
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.view import PortfolioView
from tests.controllers.desk import dealt, opened

GIFT = a.Offer(1, a.Terms(1, (), (), ()), a.NO_TERMS)


class LateThinker:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[Answer], None]] = []

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        self.waiting.append(on_answer)

    def answer(self, action: Any) -> None:
        self.waiting.pop()(Answer(action))

    def hurry(self) -> None:
        pass

    def cancel(self) -> None:
        self.waiting.clear()


@pytest.fixture
def thinker() -> LateThinker:
    return LateThinker()


@pytest.fixture
def controller(qtbot: QtBot, thinker: LateThinker) -> TableController:
    """Return a table at which a bot is thinking, with one person at the screen."""
    made = opened(dealt("portfolio", "hb", "speaking", first=1), thinker=thinker)
    assert made.stage is Stage.THINKING
    return made


def test_an_offer_interrupts_a_bot(controller: TableController, thinker: LateThinker) -> None:
    controller.submit_for(0, GIFT)
    assert seen_as(PortfolioView, controller.view).offer == (0, GIFT)
    controller.proceed()
    assert controller.stage is Stage.THINKING
    assert len(thinker.waiting) == 1


def test_what_is_said_while_a_move_shows_waits_until_it_was_shown(
    controller: TableController, thinker: LateThinker
) -> None:
    thinker.answer(a.Draw(1, False, False))
    assert controller.stage is Stage.SHOWING
    controller.submit_for(0, GIFT)
    assert seen_as(PortfolioView, controller.view).offer is None
    controller.proceed()
    assert seen_as(PortfolioView, controller.view).offer == (0, GIFT)


def test_what_was_said_and_is_not_allowed_any_more_is_refused(
    controller: TableController, thinker: LateThinker
) -> None:
    refusals: list[Refused] = []
    controller.refused.connect(refusals.append)
    thinker.answer(a.Offer(0, GIFT.give, a.NO_TERMS))
    controller.submit_for(0, GIFT)
    controller.proceed()
    assert controller.stage is Stage.ASKING
    assert [refused.code for refused in refusals] == ["the-open-offer-is-answered-first"]


def before_a_shuffle(players: str, first: int = 0) -> Match:
    """Return a game whose next draw takes the last card of the stock."""
    match = dealt("portfolio", players, "shuffle", first=first)
    while seen_as(PortfolioView, match.view(None)).stock > 1:
        seat = match.actors[0]
        match.act(seat, a.Draw(1, False, False))
        legal = seen_as(PortfolioView, match.view(seat)).legal
        match.act(seat, next(one for one in legal if isinstance(one, a.Discard)))
    return match


def test_what_was_said_before_a_shuffle_comes_after(qtbot: QtBot, thinker: LateThinker) -> None:
    match = before_a_shuffle("hbb", first=1)
    made = opened(match, thinker=thinker)
    thinker.answer(a.Draw(1, False, False))
    assert match.actors == (CHANCE,)
    made.submit_for(0, GIFT)
    made.proceed()
    assert match.actors == (1,)
    made.proceed()
    assert seen_as(PortfolioView, made.view).offer == (0, GIFT)


@pytest.mark.parametrize("holds", [1, 2], ids=["once", "and once more"])
def test_a_bot_that_is_held_answers_later(
    controller: TableController, thinker: LateThinker, holds: int
) -> None:
    controller.hold(True)
    thinker.answer(a.Draw(1, False, False))
    assert controller.shown_so_far() == []
    for _ in range(1, holds):
        controller.hold(True)
    controller.hold(False)
    assert [shown.seat for shown in controller.shown_so_far()] == [1]


@pytest.mark.parametrize("shown_first", [False, True])
def test_an_answer_held_is_dropped_when_somebody_speaks(
    controller: TableController, thinker: LateThinker, shown_first: bool
) -> None:
    controller.hold(True)
    thinker.answer(a.Draw(1, False, False))
    controller.submit_for(0, GIFT)
    if shown_first:
        controller.proceed()
        assert (controller.stage, controller.seat) == (Stage.THINKING, 1)
    controller.hold(False)
    assert [shown.seat for shown in controller.shown_so_far()] == [0]


def test_nobody_speaks_for_a_bot_or_against_the_rules(controller: TableController) -> None:
    refusals: list[object] = []
    controller.refused.connect(refusals.append)
    controller.submit_for(1, a.Offer(0, GIFT.give, a.NO_TERMS))
    assert controller.shown_so_far() == []
    controller.submit_for(0, a.Offer(0, GIFT.give, a.NO_TERMS))
    assert len(refusals) == 1
    assert controller.stage is Stage.THINKING


def test_no_draft_shows_while_somebody_elses_words_do(qtbot: QtBot, thinker: LateThinker) -> None:
    table = opened(dealt("portfolio", "hh", "speaking"), Handover.TRUSTING, thinker)
    assert table.save_draft(0, {"half": 1})
    table.submit_for(1, a.Offer(0, GIFT.give, a.NO_TERMS))
    assert (table.stage, table.seat, table.viewer, table.draft) == (Stage.SHOWING, 0, 0, None)


@pytest.fixture
def talking(qtbot: QtBot, thinker: LateThinker) -> TableController:
    """Return a table of three people who share the screen, the first of whom looks."""
    made = opened(dealt("portfolio", "hhh", "talking"), thinker=thinker)
    assert not made.replies, "nothing is offered"
    made.lift()
    return made


def test_a_deal_agreed_aloud_takes_a_press_each_and_shows_no_hand(talking: TableController) -> None:
    talking.submit_for(0, GIFT)
    talking.proceed()
    assert (talking.stage, talking.seat, talking.viewer) == (Stage.CURTAIN, 1, None)
    assert talking.reply(accepts=True)
    assert talking.stage is Stage.SHOWING
    assert talking.viewer is None
    assert seen_as(PortfolioView, talking.view).cash[:2] == (5, 7)
    talking.proceed()
    assert (talking.stage, talking.seat, talking.viewer) == (Stage.CURTAIN, 0, None)
    assert not talking.replies


def test_who_lacks_what_was_agreed_has_to_look(talking: TableController) -> None:
    hand = seen_as(PortfolioView, talking._match.view(1)).hand
    lacked = next(card for card in range(52) if card not in hand)
    talking.submit_for(0, a.Offer(1, a.Terms(1, (), (), ()), a.Terms(0, (lacked,), (), ())))
    talking.proceed()
    assert talking.replies, "or it would tell what is in a hand"
    assert not talking.reply(accepts=True)
    assert (talking.stage, talking.seat, talking.viewer) == (Stage.CURTAIN, 1, None)
    talking.lift()
    assert (talking.stage, talking.replies) == (Stage.ASKING, ()), "the table itself asks now"


def rest(table: TableController) -> None:
    """Show what happens until somebody is waited for."""
    while table.stage is Stage.SHOWING:
        table.proceed()


def asked(table: TableController) -> list[int]:
    """Return who was offered something so far, in order."""
    told = (move.action for move in table._match.moves)
    return [action.to for action in told if isinstance(action, a.Offer)]


@pytest.mark.parametrize(
    ("answers", "who"),
    [([False, False], [1, 2]), ([True], [1]), ([False, True], [1, 2])],
    ids=["nobody", "the first", "the last"],
)
def test_everyone_is_asked_in_turn_until_somebody_accepts(
    talking: TableController, answers: list[bool], who: list[int]
) -> None:
    """The screen goes from one to the next, and back to the maker only at the end."""
    talking.submit_for(0, GIFT, (a.Offer(2, GIFT.give, a.NO_TERMS),))
    for seat, accepts in zip(who, answers, strict=True):
        rest(talking)
        assert (talking.stage, talking.seat, talking.viewer) == (Stage.CURTAIN, seat, None)
        assert talking.reply(accepts)
    rest(talking)
    assert (talking.stage, talking.seat) == (Stage.CURTAIN, 0)
    assert asked(talking) == who
    talking.lift()
    talking.submit(a.Draw(1, False, False))
    assert asked(talking) == who


def test_an_offer_that_waited_goes_out_between_those_to_everyone(talking: TableController) -> None:
    talking.submit_for(0, GIFT, (a.Offer(2, GIFT.give, a.NO_TERMS),))
    rest(talking)
    assert talking.reply(accepts=False)
    talking.submit_for(2, a.Offer(0, GIFT.give, a.NO_TERMS), (GIFT,))
    for seat in (0, 1, 2):
        rest(talking)
        assert talking.seat == seat
        assert talking.reply(accepts=False)
    rest(talking)
    assert asked(talking) == [1, 0, 1, 2]


def test_a_plan_goes_on_after_a_shuffle(qtbot: QtBot, thinker: LateThinker) -> None:
    table = opened(before_a_shuffle("hhh"), Handover.TRUSTING, thinker)
    seat = table.seat or 0
    other = (seat + 1) % 3
    table.submit_for(seat, a.Draw(1, False, False), (a.Offer(other, GIFT.give, a.NO_TERMS),))
    assert table._match.actors == (CHANCE,)
    rest(table)
    assert asked(table) == [other]


def test_no_person_is_given_words_that_a_bot_would_say(
    talking: TableController, monkeypatch: pytest.MonkeyPatch
) -> None:
    price = a.Offer(0, a.NO_TERMS, a.Terms(1, (), (), ()))
    monkeypatch.setattr(type(talking._match.game), "counter", lambda *_: price)
    talking.submit_for(0, GIFT)
    rest(talking)
    assert talking.reply(accepts=False)
    rest(talking)
    assert asked(talking) == [1]


def priced(thinker: LateThinker, monkeypatch: pytest.MonkeyPatch) -> TableController:
    """Return a table where a person asks two bots, each of which names its price."""
    match = dealt("portfolio", "hbb", "prices")
    price = a.Offer(0, a.NO_TERMS, a.Terms(1, (), (), ()))
    monkeypatch.setattr(type(match.game), "counter", lambda *_: price)
    table = opened(match, thinker=thinker)
    wish = a.Terms(3, (), (), ())
    table.submit_for(0, a.Offer(1, a.NO_TERMS, wish), (a.Offer(2, a.NO_TERMS, wish),))
    return table


@pytest.mark.parametrize("accepts", [True, False])
def test_a_price_is_answered_before_the_next_is_asked(
    qtbot: QtBot, thinker: LateThinker, monkeypatch: pytest.MonkeyPatch, accepts: bool
) -> None:
    table = priced(thinker, monkeypatch)
    rest(table)
    thinker.answer(a.Decline())
    rest(table)
    assert asked(table) == [1, 0], "the bot's price"
    table.submit(a.Accept() if accepts else a.Decline())
    rest(table)
    assert asked(table) == ([1, 0] if accepts else [1, 0, 2])


@pytest.mark.parametrize("offers", [1, 2], ids=["that waited", "that follows"])
def test_an_offer_that_cannot_be_saved_leaves_the_table_going(
    qtbot: QtBot, thinker: LateThinker, offers: int
) -> None:
    """The table used to stand still while a move was shown."""
    match = dealt("portfolio", "hhh", "full")
    table = opened(match, thinker=thinker)
    journal = table.notebook
    table.lift()
    if offers == 1:
        table.submit(a.Draw(1, False, False))
        table.submit_for(0, GIFT)
    else:
        table.submit_for(0, GIFT, (a.Offer(2, GIFT.give, a.NO_TERMS),))
        rest(table)
        assert table.reply(accepts=False)
    journal.full = True
    table.proceed()
    assert table.stage in (Stage.ASKING, Stage.CURTAIN)
    assert table.seat == 0
    assert len(asked(table)) == offers - 1
    journal.full = False
    if table.stage is Stage.CURTAIN:
        table.lift()
    table.submit(match.view(0).legal[0])
    rest(table)
    assert len(asked(table)) == offers - 1


@pytest.mark.parametrize("player", ["bot:greedy", "human"])
@pytest.mark.parametrize("killed", [False, True])
def test_a_seat_that_is_handed_on_asks_nobody_else(
    talking: TableController, thinker: LateThinker, player: str, killed: bool
) -> None:
    talking.submit_for(0, GIFT, (a.Offer(2, GIFT.give, a.NO_TERMS),))
    rest(talking)
    assert talking.hand_seat(0, Holder(name="Esra", player=player))
    table = continued(talking, thinker) if killed else talking
    assert table.reply(accepts=False)
    rest(table)
    assert asked(table) == [1]


def continued(table: TableController, thinker: LateThinker) -> TableController:
    """Return the table after the app was killed and has read what was on disk."""
    table.close()
    record = read_record(table._match.record().to_json())
    return opened(verify(record, "x"), thinker=thinker)


@pytest.mark.parametrize("answer", [False, True], ids=["declined", "accepted"])
@pytest.mark.parametrize("moment", ["shown", "asked", "answered"])
def test_a_round_of_asking_outlives_a_killed_app(
    talking: TableController, thinker: LateThinker, moment: str, answer: bool
) -> None:
    table = talking
    table.submit_for(0, GIFT, (a.Offer(2, GIFT.give, a.NO_TERMS),))
    if moment == "shown":
        table = continued(table, thinker)
    rest(table)
    if moment == "asked":
        table = continued(table, thinker)
    assert (table.stage, table.seat) == (Stage.CURTAIN, 1)
    assert table.reply(answer)
    if moment == "answered":
        table = continued(table, thinker)
    rest(table)
    assert asked(table) == ([1] if answer else [1, 2])
    assert table.seat == (0 if answer else 2)
    if not answer:
        table = continued(table, thinker)
        assert table.reply(accepts=False)
        rest(table)
        assert (asked(table), table.seat) == ([1, 2], 0)


@pytest.mark.parametrize(
    "note",
    [5, "offers", [1], [[0]], [[0, {"do": "no such thing"}]], [["0", a.CODEC.encode(GIFT)]]],
    ids=["a number", "a text", "numbers", "no action", "an unknown action", "no seat"],
)
def test_what_somebody_elses_program_noted_to_follow_is_passed_over(
    qtbot: QtBot, thinker: LateThinker, note: object
) -> None:
    match = dealt("portfolio", "hhh", "talking")
    match.act(0, a.Draw(1, False, False), {THEN: note})
    table = opened(match, Handover.TRUSTING, thinker)
    rest(table)
    assert (table.stage, table.seat, asked(table)) == (Stage.ASKING, 0, [])
    table.submit_for(0, GIFT)
    rest(table)
    assert asked(table) == [1]


def test_a_plan_that_cannot_go_on_is_dropped_whole(qtbot: QtBot, thinker: LateThinker) -> None:
    """Its end would otherwise be done without what was to come before it."""
    table = opened(dealt("portfolio", "hhh", "talking"), Handover.TRUSTING, thinker)
    draw = a.Draw(1, False, False)
    table.submit_for(0, draw, (draw, GIFT))
    rest(table)
    assert (table.stage, table.seat, asked(table)) == (Stage.ASKING, 0, [])


def test_a_bots_price_and_the_rest_of_the_round_outlive_a_killed_app(
    qtbot: QtBot, thinker: LateThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = priced(thinker, monkeypatch)
    table = continued(table, thinker)
    thinker.answer(a.Decline())
    table = continued(table, thinker)
    rest(table)
    assert asked(table) == [1, 0], "the bot's price"
    table = continued(table, thinker)
    table.submit(a.Decline())
    table = continued(table, thinker)
    rest(table)
    assert asked(table) == [1, 0, 2]


def test_an_offer_refused_late_asks_nobody_else(qtbot: QtBot, thinker: LateThinker) -> None:
    table = opened(dealt("portfolio", "hhh", "talking"), Handover.TRUSTING, thinker)
    table.submit(a.Draw(1, False, False))
    table.submit_for(1, a.Offer(2, GIFT.give, a.NO_TERMS))
    table.submit_for(0, GIFT, (a.Offer(2, GIFT.give, a.NO_TERMS),))
    rest(table)
    table.submit(a.Decline())
    rest(table)
    assert asked(table) == [2]


def test_a_bot_that_declines_names_its_price_once_that_was_shown(
    controller: TableController, thinker: LateThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    price = a.Offer(0, a.NO_TERMS, a.Terms(2, (), (), ()))
    monkeypatch.setattr(type(controller._match.game), "counter", lambda *_: price)
    for muted in (False, True):
        if muted:
            controller.mute_offers()
        controller.submit_for(0, a.Offer(1, a.NO_TERMS, a.Terms(3 + muted, (), (), ())))
        controller.proceed()
        thinker.answer(a.Decline())
        assert controller.stage is Stage.SHOWING
        controller.proceed()
        told = seen_as(PortfolioView, controller.view).offer
        assert told == (None if muted else (1, price))
        if not muted:
            controller.proceed()
            controller.submit(a.Decline())
            controller.proceed()
