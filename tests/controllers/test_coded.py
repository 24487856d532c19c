"""A table with code cards: who passes the screen when, and what nobody can see."""

from __future__ import annotations

import json
from random import Random, SystemRandom
from typing import Any

import pytest

from stockgames.controllers.code_table import Press
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.stages import Change, Shown, Stage
from stockgames.controllers.undo import UndoBar
from stockgames.engine.game import View, seen_as
from stockgames.engine.match import Match
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.stages import (
    CLOSE,
    LIQUIDATION,
    LOBBYING,
    PHASE_1,
    PHASE_2,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.code_book import create_code_book
from tests.controllers.desk import Lot, Notebook, Puppet, exchange, with_cards

pytestmark = pytest.mark.usefixtures("qapp")


class Evening:
    """People at a table with code cards, who play by lot."""

    def __init__(self, match: Match, thinker: Puppet | None = None) -> None:
        self.match = match
        self.table = with_cards(match, thinker)
        self.rng = Random(5)
        self.curtains: list[int | None] = []
        self.shown: list[tuple[Shown, int | None]] = []
        self.stages: set[int] = set()
        self.table.moved.connect(self._note)
        self.table.start()

    def _note(self, change: Change[View]) -> None:
        self.shown.append((change.shown, self.table.eyes))

    def code(self, seat: int) -> str:
        card = self.table.codes.card(seat)
        assert card is not None
        coded = card.page(self.table.codes.book.page(self.table.view))
        assert coded is not None
        return coded.code(self.rng.choice(coded.page.choices))

    def press(self, keys: str) -> None:
        for key in keys:
            self.table.press_key(key)

    def step(self) -> None:
        """Do what the table waits for."""
        table = self.table
        self.stages.add(seen_as(ExchangeView, table.view).stage)
        match table.stage:
            case Stage.CURTAIN:
                assert table.eyes is None
                self.curtains.append(table.seat)
                table.lift()
            case Stage.CARD | Stage.PASSING:
                table.pass_on()
            case Stage.ASKING:
                table.submit(self.rng.choice(table.view.legal))
            case Stage.KEYS:
                assert table.eyes is None
                actors = [seat for seat in table.view.actors if seat in table.humans]
                self.press(self.code(self.rng.choice(actors)))
            case _:
                table.proceed()

    def until(self, stage: Stage, phase: int | None = None) -> None:
        while self.table.stage is not stage or phase not in (
            None,
            seen_as(ExchangeView, self.table.view).stage,
        ):
            assert self.table.stage is not Stage.OVER
            self.step()

    def play(self) -> None:
        while self.table.stage is not Stage.OVER:
            self.step()


def as_seen(table: CodedTableController) -> Any:
    return table.stage, table.seat, table.eyes


def test_caps_come_from_the_systems_randomness() -> None:
    assert isinstance(with_cards(exchange("hhhh")).codes._rng, SystemRandom)


@pytest.mark.parametrize("seed", range(6))
def test_four_people_pass_the_screen_twenty_times_at_most(seed: int) -> None:
    evening = Evening(exchange("hhhh", f"{seed}"))
    evening.play()
    assert len(evening.curtains) <= 20
    assert {CLOSE, LOBBYING} <= evening.stages
    assert {eyes for _, eyes in evening.shown} == {None}


def test_the_founder_is_chosen_in_the_look_that_shows_the_first_card() -> None:
    evening = Evening(exchange("hhh"))
    table = evening.table
    table.lift()
    assert as_seen(table) == (Stage.ASKING, 0, 0)
    table.submit(table.view.legal[0])
    assert as_seen(table) == (Stage.CARD, 0, None)
    table.pass_on()
    assert as_seen(table) == (Stage.SHOWING, 0, None)
    table.proceed()
    assert as_seen(table) == (Stage.CURTAIN, 1, None)


@pytest.mark.parametrize("players", ["hhhh", "hhb"])
def test_who_puts_a_card_away_leaves_nothing_private_on_the_screen(players: str) -> None:
    evening = Evening(exchange(players))
    table, after = evening.table, list[tuple[Stage, int | None]]()
    while table.stage is not Stage.OVER:
        was = table.stage
        evening.step()
        if was is Stage.CARD:
            after.append((table.stage, table.eyes))
    assert {eyes for _, eyes in after} == {None}
    assert Stage.ASKING not in {stage for stage, _ in after}


def test_founders_are_shown_together_once_the_last_card_is_put_away() -> None:
    evening = Evening(exchange("hhh"))
    table = evening.table
    while seen_as(ExchangeView, table.view).stage < PHASE_1:
        evening.step()
    assert table.stage is Stage.CARD
    reveals = [any(e.reveals for e in shown.events) for shown, _ in evening.shown]
    assert reveals == [False, False]
    table.pass_on()
    reveals = [any(e.reveals for e in shown.events) for shown, _ in evening.shown]
    assert reveals == [False, False, True]


def test_sums_are_paid_in_the_open() -> None:
    for seed in range(30):
        evening = Evening(exchange("hhhh", f"{seed}"))
        evening.play()
        if LIQUIDATION in evening.stages:
            break
    else:
        pytest.fail("nobody had to sell")
    assert len(evening.curtains) <= 20


def test_several_people_lay_without_waiting_for_each_other() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_2)
    table = evening.table
    before = len(evening.shown)
    codes = [evening.code(seat) for seat in range(3)]
    evening.press("".join(code[0] for code in codes) + "".join(code[1] for code in codes))
    assert as_seen(table) == (Stage.KEYS, 3, None)
    assert table.view.actors == (3,)
    assert len(evening.shown) == before
    assert [shown.face_down for shown in table.shown_so_far()[-3:]] == [True] * 3
    evening.press(evening.code(3))
    assert as_seen(table) == (Stage.SHOWING, 3, None)
    assert len(evening.shown) == before + 1


def test_what_is_pressed_is_the_choice_of_its_owner() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    code = evening.code(1)
    card = evening.table.codes.card(1)
    assert card is not None
    coded = card.page("order")
    assert coded is not None
    evening.press(code)
    assert seen_as(ExchangeView, evening.match.view(1)).laid == coded.means(code)
    assert seen_as(ExchangeView, evening.match.view(0)).laid is None


def test_a_press_shows_that_somebody_has_laid_and_nothing_else() -> None:
    """Whichever of their keys people press, everybody else sees and reads the same."""
    seen = set()
    for choice in range(18):
        evening = Evening(exchange("hhhh"))
        evening.until(Stage.KEYS, PHASE_2)
        card = evening.table.codes.card(2)
        assert card is not None
        coded = card.page("order")
        assert coded is not None
        evening.press(coded.code(coded.page.choices[choice]))
        table = evening.table
        laid = table.shown_so_far()[-1]
        other = [evening.match.view(seat) for seat in (None, 0, 1, 3)]
        seen.add(repr((table.view, laid.events, other, table.codes.half, table.offers())))
    assert len(seen) == 1


def test_a_wrong_key_is_told_without_a_name() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_1)
    table, heard = evening.table, list[Press]()
    table.unheard.connect(heard.append)
    card = table.codes.card(0)
    assert card is not None
    before = table.view
    evening.press(table.codes.block(0)[3] + "9")
    assert [press.unheard for press in heard] == ["dead-key", "nobodys-key"]
    assert table.view == before


def test_the_keys_of_who_has_laid_are_not_looked_for_on_a_card() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_1)
    table, heard = evening.table, list[Press]()
    table.unheard.connect(heard.append)
    code = evening.code(1)
    evening.press(code * 2)
    assert heard == [Press(1, unheard="not-asked")]
    assert table.view.actors == (0, 2)


def test_at_the_lobbyists_vote_nobody_elses_keys_are_heard() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, LOBBYING)
    table, heard = evening.table, list[Press]()
    table.unheard.connect(heard.append)
    others = [seat for seat in range(4) if seat != seen_as(ExchangeView, table.view).lobbyist]
    before = table.view
    evening.press("".join(table.codes.block(seat) for seat in others))
    assert {(press.seat, press.unheard) for press in heard} == {(s, "not-asked") for s in others}
    assert table.view == before


def test_half_a_code_taken_back_costs_a_look_at_a_new_cap() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    table, first, other = evening.table, evening.code(0)[0], evening.code(1)
    evening.press(first + other[0])
    assert list(table.codes.half) == [0, 1]
    table.take_back(0)
    assert as_seen(table) == (Stage.CURTAIN, 0, None)
    table.lift()
    card = table.codes.card(0)
    assert card is not None
    assert table.stage is Stage.CARD
    assert card.fresh == {("order", 0)}
    table.pass_on()
    assert (table.stage, table.codes.half) == (Stage.KEYS, (1,))
    evening.press(other[1] + evening.code(0))
    assert table.view.actors == (2,)


def test_a_key_taken_back_bars_nobody_else_from_taking_back() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    table = evening.table
    evening.press(evening.code(0))
    evening.press(evening.code(1)[0])
    table.take_back(1)
    table.lift()
    table.pass_on()
    assert table.can_undo


def test_a_card_left_lying_turns_over_and_waits_for_its_owner() -> None:
    evening = Evening(exchange("hhh"))
    table = evening.table
    table.lift()
    table.submit(table.view.legal[0])
    assert as_seen(table) == (Stage.CARD, 0, None)
    card = table.codes.card(0)
    table.turn_over()
    assert as_seen(table) == (Stage.CURTAIN, 0, None)
    assert evening.shown == [], "what was laid is told when the card is put away"
    table.lift()
    assert as_seen(table) == (Stage.CARD, 0, None)
    assert table.codes.card(0) is card
    table.pass_on()
    assert len(evening.shown) == 1
    table.turn_over()
    assert table.stage is not Stage.CURTAIN, "only a card turns over"


def test_a_founder_taken_back_from_before_a_card_that_turned_over_is_told_once() -> None:
    evening = Evening(exchange("hhh"))
    table = evening.table
    table.lift()
    table.submit(table.view.legal[0])
    table.turn_over()
    if table.can_undo:
        table.undo()
    evening.play()
    numbers = [shown.number for shown, _ in evening.shown]
    assert len(set(numbers)) == len(numbers)


def test_a_card_laid_in_the_open_can_be_taken_back_until_somebody_else_acts() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    table = evening.table
    evening.press(evening.code(0))
    assert table.can_undo
    old = evening.code(0)
    table.undo()
    assert (table.stage, table.seat, table.view.actors) == (Stage.CURTAIN, 0, (0, 1, 2))
    table.lift()
    card = table.codes.card(0)
    assert card is not None
    assert card.fresh == {("order", 0), ("order", 1)}, f"{old} was seen by everybody"
    table.pass_on()
    evening.press(evening.code(0))
    evening.press(evening.code(1))
    table.undo()
    assert table.view.actors == (1, 2)
    table.undo()
    assert table.view.actors == (1, 2)


def test_intelligence_is_asked_for_openly_and_seen_in_private() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_1)
    table = evening.table
    assert table.offers() == [(seat, BuyIntelligence()) for seat in range(4)]
    evening.press(evening.code(0))
    table.do_openly(2, BuyIntelligence())
    assert (table.stage, table.eyes) == (Stage.SHOWING, None)
    assert seen_as(ExchangeView, table.view).informed == (2,)
    table.proceed()
    assert (table.stage, table.seat, table.eyes) == (Stage.CURTAIN, 2, None)
    table.lift()
    assert (table.stage, table.eyes) == (Stage.PASSING, 2)
    assert seen_as(ExchangeView, table.view).coming is not None
    table.pass_on()
    assert (table.stage, table.eyes) == (Stage.KEYS, None)
    assert [seat for seat, _ in table.offers()] == [1, 3]


def test_what_is_not_offered_cannot_be_done_openly() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_1)
    evening.press(evening.code(0))
    before = evening.match.view(None)
    evening.table.do_openly(0, BuyIntelligence())
    assert evening.match.view(None) == before


def test_a_card_can_be_seen_again_for_a_hand_over() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_1)
    table = evening.table
    card = table.codes.card(1)
    table.read_again(1)
    assert (table.stage, table.seat, table.eyes) == (Stage.CURTAIN, 1, None)
    table.lift()
    assert (table.stage, table.eyes) == (Stage.CARD, None)
    assert table.codes.card(1) is card
    table.pass_on()
    assert table.stage is Stage.KEYS


def test_after_a_restart_everybody_gets_a_new_card() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_2)
    evening.press(evening.code(0))
    resumed = Evening(evening.match)
    assert resumed.table.stage is Stage.CURTAIN
    resumed.until(Stage.KEYS)
    assert sorted(seat for seat in resumed.curtains if seat is not None) == [0, 1, 2, 3]
    assert resumed.table.view.actors == (1, 2, 3)
    first, second = evening.table.codes.card(1), resumed.table.codes.card(1)
    assert first is not None
    assert second is not None
    assert [page.page.name for page in second.pages] == ["order", "influence"]
    assert second != first
    assert (first.replaces, second.replaces) == (False, True)
    while (seen_as(ExchangeView, resumed.table.view).round, as_seen(resumed.table)[0]) != (
        2,
        Stage.KEYS,
    ):
        resumed.step()
    third = resumed.table.codes.card(1)
    assert third is not None
    assert not third.replaces
    resumed.play()


def test_who_holds_a_card_from_before_needs_no_new_one() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_2)
    evening.press(evening.code(0))
    codes, code = evening.table.codes, evening.code(1)
    again = CodedTableController(
        evening.match, Notebook(len(evening.match.moves)), Lot(), create_code_book(), codes=codes
    )
    again.start()
    assert as_seen(again) == (Stage.KEYS, None, None)
    for key in code:
        again.press_key(key)
    assert again.view.actors == (2, 3)


def test_no_key_of_a_card_gets_into_the_journal_or_the_log() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_2)
    cards = [evening.table.codes.card(seat) for seat in range(4)]
    evening.press("".join(evening.code(seat) for seat in range(3)))
    notebook = evening.table._journal
    assert isinstance(notebook, Notebook)
    kept = json.dumps(notebook.moves) + repr(evening.table.shown_so_far())
    for card in cards:
        assert card is not None
        assert not any("".join(coded.keys(0)) in kept for coded in card.pages)
    assert all(set(move) <= {"seat", "do", *_FIELDS} for move in notebook.moves)


_FIELDS = ("card", "security", "side", "shares", "by")


@pytest.mark.parametrize("players", ["hhb", "hbhb", "hhhhhh", "bhbbh"])
def test_people_and_bots_play_to_the_end(players: str) -> None:
    evening = Evening(exchange(players))
    evening.play()
    assert evening.match.is_over
    assert {eyes for _, eyes in evening.shown} == {None}


def test_bots_have_thought_before_the_last_person_lays() -> None:
    puppet = Puppet()
    evening = Evening(exchange("hhbb"), puppet)
    for _ in range(2):
        puppet.answer()
    founders = [question.view.seat for question in puppet.questions]
    assert founders == [2, 3]
    while seen_as(ExchangeView, evening.table.view).stage < PHASE_1:
        assert evening.table.stage is not Stage.THINKING
        evening.step()
    assert [question.view.seat for question in puppet.questions] == founders


def test_a_choice_that_cannot_be_kept_can_be_pressed_again() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_1)
    table = evening.table
    notebook = table._journal
    assert isinstance(notebook, Notebook)
    before, code = as_seen(table), evening.code(1)
    notebook.full = True
    evening.press(code)
    assert as_seen(table) == before
    assert 1 in table.view.actors
    notebook.full = False
    evening.press(code[0])
    assert as_seen(table) == (Stage.CURTAIN, 1, None), "its cap was used for all to see"
    table.lift()
    table.pass_on()
    evening.press(evening.code(1))
    assert 1 not in table.view.actors


def test_reading_a_card_again_bars_nobody_from_taking_back() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    table = evening.table
    evening.press(evening.code(0))
    table.read_again(1)
    table.lift()
    assert table.undo_bar == UndoBar("somebody-has-looked", 1)
    table.pass_on()
    assert table.undo_bar is None


def test_a_card_is_read_again_only_while_all_press_keys() -> None:
    evening = Evening(exchange("hhhh"))
    evening.until(Stage.KEYS, PHASE_1)
    table = evening.table
    table.do_openly(2, BuyIntelligence())
    assert table.offers() == ()
    table.read_again(1)
    assert as_seen(table) == (Stage.SHOWING, None, None)
    table.proceed()
    table.read_again(1)
    assert as_seen(table) == (Stage.CURTAIN, 2, None)


def test_nobody_is_next_where_all_go_on_together() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_1)
    assert evening.table.next_person is None


def test_only_a_curtain_can_be_lifted() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    table = evening.table
    for seat in range(2):
        evening.press(evening.code(seat))
    assert as_seen(table) == (Stage.KEYS, 2, None)
    table.lift()
    assert as_seen(table) == (Stage.KEYS, 2, None)


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_shown_but_behind_the_curtain(seed: int) -> None:
    evening = Evening(exchange("hhh", f"{seed}"))
    before = set[Stage]()
    while evening.table.stage is not Stage.OVER:
        was = evening.table.stage
        evening.step()
        if evening.table.stage is Stage.CARD:
            before.add(was)
    assert before == {Stage.CURTAIN, Stage.ASKING}


def test_half_a_code_is_told_to_whoever_draws() -> None:
    evening = Evening(exchange("hhh"))
    evening.until(Stage.KEYS, PHASE_2)
    halves: list[tuple[int, ...]] = []
    evening.table.changed.connect(lambda: halves.append(evening.table.codes.half))
    evening.press(evening.code(1)[0])
    evening.table.take_back(1)
    assert halves == [(1,), ()]


def test_the_first_of_the_bots_is_waited_for() -> None:
    evening = Evening(exchange("hhbb"), Puppet())
    while evening.table.stage is not Stage.THINKING:
        evening.step()
    assert as_seen(evening.table) == (Stage.THINKING, 2, None)
