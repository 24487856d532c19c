"""A seat's table for its phone: played by names alone, and what it tells."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stockgames.controllers.bot_scheduler import Thinker
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId, seen_as
from stockgames.evenings.person import Tastes
from stockgames.games.exchange.actions import BuyIntelligence, Liquidate, Lobby
from stockgames.games.exchange.parts import CLOSE, PHASE_1, PHASE_3
from stockgames.games.nyse.view import NyseView
from stockgames.phones import wire
from stockgames.phones.table import SeatTable, can_play
from stockgames.presentation.games.nyse.words import NyseWords
from stockgames.presentation.sentences.speech import money, say, spoken
from tests.controllers.desk import Puppet
from tests.controllers.test_hint import advice
from tests.phones.desk import dealt, late, offered, people_of, pressed, table
from tests.soak.told import context
from tests.soak.worlds import moves, opening, pair
from tests.toys import RULES, WITH_TABLE, on_the_list

MOST_PRESSES = 3000


class Hands:
    """The phones of all seats, without a network."""

    def __init__(
        self, match: Match, languages: str = "en de", thinker: Thinker | None = None
    ) -> None:
        self.match, self.controller = match, table(match, thinker=thinker)
        for seat in self.controller.people:
            self.controller.move_away(seat, True)
        self.controller.start()
        spoken = languages.split()
        self.tables = [
            SeatTable(match, self.controller, seat, spoken[seat % len(spoken)])
            for seat in range(len(match.seats))
        ]
        self.controller.refused_away.connect(lambda seat, why: self.tables[seat].refuse(why))
        self.presses = 0

    def told(self, seat: SeatId) -> dict[str, Any]:
        self.tables[seat].sync()
        found = self.tables[seat].table(people_of(self.match)).model_dump_json()
        told: dict[str, Any] = json.loads(found)
        return told

    def press(self, seat: SeatId, name: str, n: int | None = None, key: str = "") -> None:
        self.presses += 1
        asked = self.tables[seat].n if n is None else n
        message = wire.Press(type="press", id=key or f"p{self.presses}", n=asked, name=name)
        self.tables[seat].press(message)

    def choose(self, seat: SeatId, rng: Random) -> None:
        """Press names until the seat has moved."""
        moves = len(self.match.moves)
        while len(self.match.moves) == moves and self.presses < MOST_PRESSES:
            self.press(seat, pressed(self.told(seat), rng))


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_game_is_played_to_its_end_by_names_alone(game_id: str) -> None:
    hands, rng = Hands(late(game_id, f"{game_id}/1")), Random(3)
    while not hands.match.is_over and hands.presses < MOST_PRESSES:
        hands.choose(rng.choice(hands.match.actors), rng)
    assert hands.match.is_over
    told = hands.told(0)
    assert told["is_over"]
    assert {row["seat"] for row in told["result"]} == set(range(len(hands.match.seats)))


def test_a_round_of_exchange_takes_a_person_six_presses_and_neither_curtain_nor_wallet() -> None:
    """The lobbyist's vote, intelligence and each sale of shares take two more."""
    hands, rng, stages = Hands(late("exchange", "1", left=24)), Random(1), set[Stage]()
    hands.controller.changed.connect(lambda: stages.add(hands.controller.stage))
    presses, more = Counter[object](), Counter[object]()
    while not hands.match.is_over:
        seat, made, begun = hands.match.actors[0], len(hands.match.moves), hands.presses
        view: Any = hands.match.view(None)
        round_ = view.round, view.stage == CLOSE, seat
        while len(hands.match.moves) == made:
            told = hands.told(seat)
            doing = told["doing"]
            choices = [choice for group in doing["groups"] for choice in group["choices"]]
            private = [one for one in (*choices, *doing["targets"]) if one["is_private"]]
            own: Any = hands.match.view(seat)
            assert not private or own.coming is not None, "it shows what a look has told"
            primary = [
                choice["name"]
                for group in told["doing"]["groups"]
                for choice in group["choices"]
                if choice["kind"] == "primary" and not choice["why_not"]
            ]
            cards = offered(told)[1]
            numbers = [name for name in cards if name.startswith(("buy-", "sell-"))]
            hands.press(seat, primary[0] if primary else rng.choice(numbers or cards))
        presses[round_] += hands.presses - begun
        more[round_] += isinstance(
            hands.match.moves[made].action, BuyIntelligence | Liquidate | Lobby
        )
    assert not [round_ for round_ in presses if presses[round_] > 6 + 2 * more[round_]]
    assert sum(more.values())
    assert Stage.CURTAIN not in stages


@pytest.mark.parametrize(
    ("stage", "card"), [(PHASE_1, "security-bonds"), (PHASE_3, "influence-bonds-up")]
)
def test_a_card_is_laid_by_one_press_while_it_can_be_taken_back(stage: int, card: str) -> None:
    """Whoever lays last confirms it, for then all cards are turned over."""
    hands, rng = Hands(dealt("exchange", "1", "hhb")), Random(1)
    match = hands.match
    while getattr(match.view(None), "stage", None) != stage:
        hands.choose(min(match.actors), rng)

    def is_laid_by_one_press(seat: SeatId) -> bool:
        made = len(match.moves)
        hands.told(seat)
        hands.press(seat, card)
        return len(match.moves) > made

    assert is_laid_by_one_press(0)
    assert not hands.told(0)["why_no_undo"]
    hands.tables[0].undo(wire.Undo(type="undo", id="u", n=hands.tables[0].n))
    assert 0 in match.actors
    assert is_laid_by_one_press(0)
    assert not is_laid_by_one_press(1)
    assert "confirm" in offered(hands.told(1))[0]


def test_founders_of_exchange_lie_in_the_wallet_and_what_all_may_choose_does_not() -> None:
    hands, rng = Hands(dealt("exchange", "1", "hhb")), Random(1)
    assert hands.told(0)["doing"]["is_private"]
    while len(hands.match.moves) < 3:
        hands.choose(min(hands.match.actors), rng)
    assert not hands.told(0)["doing"]["is_private"]


def test_a_hint_costs_the_medals_of_a_game_alone_on_its_phone_too() -> None:
    puppet, words = Puppet(), NyseWords()
    hands = Hands(dealt("nyse", "1", "h"), thinker=puppet)

    def status(hints: int) -> Any:
        around = replace(context(hands.match, 0, []), hints=hints)
        return words.status(seen_as(NyseView, hands.match.view(0)), around)

    assert status(0) != status(1)
    assert hands.told(0)["status"] == status(0)
    hints = hands.tables[0].hints
    assert hints is not None
    hints.ask()
    advice(hands.controller, puppet)
    assert hands.told(0)["status"] == status(1)
    hands.choose(0, Random(1))  # now the hint is noted with a move
    assert hands.told(0)["status"] == status(1)


@pytest.mark.parametrize("game_id", ["exchange", "portfolio"])
def test_a_phone_tells_what_its_own_seat_has_and_no_other_seats(game_id: str) -> None:
    hands = Hands(late(game_id, "1", left=20), "en")
    view: Any = hands.match.view(None)
    for seat, own in enumerate(view.cash):
        facts = hands.told(seat)["facts"]
        assert len(facts) <= 4
        assert money(own) in [fact["amount"] for fact in facts]
    watching = SeatTable(hands.match, hands.controller, None, "en")
    assert len(watching.table(people_of(hands.match)).facts) < len(facts)


def test_a_phone_tells_what_the_next_step_makes_of_each_price() -> None:
    facts = Hands(late("nyse", "1"), "en").told(0)["facts"]
    assert len(facts) == 4
    assert all(fact["note"] for fact in facts)


def test_a_phone_asks_everyone_for_a_card_one_after_another() -> None:
    hands = Hands(late("portfolio", "1"))
    maker = hands.match.actors[0]
    for name in ("offer-deal", "cash-give+1", "ask-everyone"):
        hands.told(maker)
        hands.press(maker, name)
    asked = list[SeatId]()
    while (answerer := hands.match.actors[0]) != maker:
        asked.append(answerer)
        hands.controller.proceed()
        hands.told(answerer)
        hands.press(answerer, "decline")
        while hands.controller.stage is Stage.SHOWING:
            hands.controller.proceed()
    seats = len(hands.match.seats)
    assert asked == [(maker + by) % seats for by in range(1, min(seats, 4))]


def test_a_press_in_another_language_reaches_the_screen_in_its_own() -> None:
    hands, rng = Hands(late("exchange", "1"), "de"), Random(3)
    heard = set[str]()
    for signal in (hands.controller.moved, hands.controller.changed):
        signal.connect(lambda *_: heard.add(spoken()))
    hands.choose(hands.match.actors[0], rng)
    told = hands.told(0)
    assert heard == {"en"}
    assert told["language"] == "de"
    assert say("exchange-outline-market") not in [node["name"] for node in told["public"]]


def both_tables(game_id: str, observer: SeatId | None, seat: SeatId | None, seed: str) -> list[Any]:
    """Return what a seat's phone gets in two games that an observer can't tell apart."""
    both, sent = pair(game_id, observer, seed), []
    for played in (both.here, both.there):
        match = opening(played)  # neither has a seal
        match.replay(moves(played))
        controller = table(match)
        if seat is not None:
            controller.move_away(seat, True)
        made = SeatTable(match, controller, seat, "en")
        sent.append(made.table(people_of(match)).model_dump_json())
    return sent


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_what_a_seat_may_not_know_changes_no_byte_of_its_table(game_id: str) -> None:
    for seat, seed in ((0, "1"), (1, "2"), (None, "3")):
        assert pair(game_id, seat, seed).differ
        sent = both_tables(game_id, seat, seat, seed)
        assert sent[0] == sent[1]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_what_is_not_said_to_be_private_a_bystander_may_know(game_id: str) -> None:
    """So it may stand on the page while the hand is covered.

    With 78 one asks at Portfolio for what only one of the two hands has.
    """
    for seat, seed in ((0, "1"), (1, "2"), (0, "3"), (1, "78")):
        told = [in_the_open(json.loads(sent)) for sent in both_tables(game_id, None, seat, seed)]
        assert told[0] == told[1]


def test_a_press_tells_what_a_covered_hand_refuses() -> None:
    match = opening(played := pair("portfolio", None, "78").there)
    match.replay(moves(played))
    controller = table(match)
    controller.move_away(1, True)
    phone = SeatTable(match, controller, 1, "en")
    choices = phone.table(people_of(match)).doing.groups[0].choices
    assert not next(one for one in choices if one.name == "accept").why_not
    phone.press(wire.Press(type="press", id="1", n=phone.n, name="accept"))
    assert "P12" in phone.table(people_of(match)).notice
    assert moves(match) == moves(played)


def in_the_open(told: dict[str, Any]) -> dict[str, Any]:
    """Return a table without what is marked as private."""
    doing = told["doing"]
    if doing["is_private"]:
        doing.update(title="", note="", groups=[], targets=[])
    if doing["is_note_private"]:
        doing["note"] = ""
    for group in doing["groups"]:
        group["choices"] = [one for one in group["choices"] if not one["is_private"]]
    doing["targets"] = [one for one in doing["targets"] if not one["is_private"]]
    doing["groups"] = [group for group in doing["groups"] if group["choices"]]
    for entry in told["log"]:
        entry["private"] = ""
    return {**told, "n": 0, "private": []}


def test_a_hand_on_a_phone_is_in_its_persons_order() -> None:
    match, orders = late("portfolio", "1"), ("suit", "rank")
    controller = table(match)
    controller.move_away(0, True)
    hands = []
    for order in orders:
        phone = SeatTable(match, controller, 0, "en", tastes=Tastes(hand_order=order))
        nodes = phone.table(people_of(match)).private
        hand = next(node for node in nodes if node.place == "own/hand")
        hands.append([card.place for card in hand.children])
    assert hands[0] != hands[1]
    assert sorted(hands[0]) == sorted(hands[1])


def test_it_is_played_to_its_end_by_names_alone_if_its_outline_can_be_pressed() -> None:
    with on_the_list(RULES):
        assert not can_play(RULES.id)
    with on_the_list(WITH_TABLE):
        assert can_play(WITH_TABLE.id)
        hands, rng = Hands(dealt(WITH_TABLE.id, "1", "hhh")), Random(1)
        while not hands.match.is_over and hands.presses < MOST_PRESSES:
            seat = rng.choice(hands.match.actors)
            told = hands.told(seat)
            assert told["doing"]["is_private"]  # prices are set in secret
            hands.press(seat, pressed(told, rng))
        assert len(hands.told(0)["result"]) == 3
