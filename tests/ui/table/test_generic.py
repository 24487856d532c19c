"""The table of a game without its own, how tables are created, and words made from the code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from lemonade.rules.game import LemonadeView
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.game import Explanation, Reason
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Action, seen_as
from stockgames.games.nyse.events import Looked, Took
from stockgames.lab.gallery.look_back_samples import over
from stockgames.lab.gallery.samples import seat_infos
from stockgames.presentation.generic import GenericWords, fields_of, shown_value, spaced
from stockgames.presentation.hints import action_text, reason_texts, why_lines
from stockgames.presentation.outline import as_text
from stockgames.presentation.table_state import headless_context
from stockgames.ui.table.generic import GenericTable, create_table, headless_table
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Label
from tests.lessons.shipped import LESSONS, run_of
from tests.toys import RULES
from tests.ui.finding import child
from tests.ui.table.seating import Table


@pytest.fixture(autouse=True)
def _on_the_list() -> Iterator[None]:
    registry.register(RULES)
    yield
    registry.unregister("lemonade")


def plain_table(
    qtbot: QtBot, game_id: str, players: str, handover: Handover = Handover.CURTAIN
) -> Table:
    infos = seat_infos(players)
    match = Match.deal(registry.load(game_id), infos, {}, "seed")
    return Table(qtbot, match, handover, "instant", GenericTable(ThemeContext())).start()


@pytest.mark.parametrize(("game_id", "players"), [("lemonade", "hbb"), ("nyse", "hb")])
def test_a_whole_game_by_keys(qtbot: QtBot, game_id: str, players: str) -> None:
    table, rng = plain_table(qtbot, game_id, players), Random(3)
    for _ in range(400):
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.OVER:
            break
        table.key(rng.choice("123456N"))
    assert table.stage is Stage.OVER
    assert table.page.end_sheet.isVisible()
    assert table.journal.result is not None


def test_it_tells_in_words_what_its_cards_show_and_nothing_once_it_is_empty(qtbot: QtBot) -> None:
    table = plain_table(qtbot, "lemonade", "hbb")
    table.wait_for(Stage.ASKING)
    board = table.page.game_table
    told = {node.name: node.value for node in board.outline()}
    assert told["Cash"] == "Ada: 0; Bruno: 0; Clara: 0"
    cards = {label.text() for label in board.board.findChildren(Label)}
    assert cards >= {line for value in told.values() for line in value.split("; ")}
    board.clear()
    assert list(board.outline()) == []


def test_every_action_has_a_button_named_after_it(qtbot: QtBot) -> None:
    table = plain_table(qtbot, "nyse", "hb")
    table.wait_for(Stage.ASKING)
    names = set()
    for _ in range(4):
        panel = table.page.action_panel.panel
        names |= {choice.name for group in panel.groups for choice in group.choices}
        table.key("N")
    assert "take-color-0" in names
    assert len(names - {"more-choices"}) == len(table.controller.view.legal)


def card(table: Table, name: str) -> list[str]:
    found = child(table.page.board, QWidget, f"card-{name}")
    return [label.text() for label in found.findChildren(Label)]


def test_the_cards_show_what_the_eyes_know(qtbot: QtBot) -> None:
    table = plain_table(qtbot, "lemonade", "hbb")
    table.wait_for(Stage.ASKING)
    assert card(table, "cash") == ["Ada: 0", "Bruno: 0", "Clara: 0"]
    assert card(table, "quality") == [str(seen_as(LemonadeView, table.match.view(0)).quality)]
    assert table.page.board.findChild(QWidget, "card-legal") is None


def test_the_curtain_empties_the_cards(qtbot: QtBot) -> None:
    table = plain_table(qtbot, "lemonade", "hh")
    table.controller.lift()
    assert card(table, "quality")
    table.key("1")
    table.wait_for(Stage.CURTAIN, Stage.PASSING)
    table.key("Enter")
    qtbot.waitUntil(lambda: table.page.board.findChild(QWidget, "card-quality") is None)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_each_game_of_the_house_has_a_table_of_its_own(qtbot: QtBot, game_id: str) -> None:
    table = create_table(game_id, ThemeContext())
    qtbot.addWidget(table.board)
    assert type(table).__module__ == f"stockgames.ui.games.{game_id.replace('-', '_')}.table"


def test_a_game_without_a_room_gets_the_plain_table(qtbot: QtBot) -> None:
    table = create_table("nobody-knows-it", ThemeContext())
    qtbot.addWidget(table.board)
    assert isinstance(table, GenericTable)


def test_it_shows_what_its_eyes_see(qtbot: QtBot, look: ThemeContext) -> None:
    match = run_of(*LESSONS[0]).match
    seat = match.actors[0]
    own, other = headless_context(match, seat), headless_context(match, None)
    assert (own.stage, own.seat, own.viewer) == (Stage.ASKING, seat, seat)
    assert (other.stage, other.seat, other.viewer) == (Stage.THINKING, None, None)
    told = []
    for context in (own, other):
        table = headless_table(match, context, look, QSize(1280, 720))
        qtbot.addWidget(table.board)
        told.append(as_text(table.outline()))
    assert told[0] != told[1]


WORDS_OF = ("Ada", "Bruno")


@dataclass
class Sell(Action):
    """An action."""

    do: str
    how_many: int
    to: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("name", "words"),
    [("takes_left", "Takes left"), ("MarkerMoved", "Marker moved"), ("x-ray", "X ray"), ("", "")],
)
def test_names_become_words(name: str, words: str) -> None:
    assert spaced(name) == words


@pytest.mark.parametrize(
    ("value", "lines"),
    [
        (None, ["–"]),
        (7, ["7"]),
        ((), ["–"]),
        ((3, 4), ["Ada: 3", "Bruno: 4"]),
        ((3, 4, 5), ["3, 4, 5"]),
        ({"gold": 2, "iron": None}, ["gold: 2", "iron: –"]),
        ({}, ["–"]),
        (Sell("sell", 3, (1, 2)), ["do sell, how many 3, to 1 2"]),
    ],
)
def test_values_become_lines_and_those_of_seats_get_names(value: object, lines: list[str]) -> None:
    assert shown_value(value, WORDS_OF) == lines


def test_fields_of_what_has_none_are_none() -> None:
    assert fields_of("text") == []
    assert fields_of(Sell("sell", 3), "do", "to") == [("how_many", 3)]


def test_an_action_is_named_by_its_kind_and_its_fields() -> None:
    words = GenericWords()
    assert words.action_label(Sell("sell_all", 3, (1,)), None) == "Sell all, how many 3, to 1"
    assert words.action_name(Sell("sell_all", 3, (1,))) == "sell-all-how-many-3-to-1"


def test_an_event_is_told_to_those_who_see_it_alone() -> None:
    words, secret = GenericWords(), Looked(seat=0, color=1, marking=3, audience=(0,))
    assert words.describe_event(Took(seat=1, color=2), WORDS_OF, None) == ["Took: Bruno, color 2"]
    assert words.describe_event(secret, WORDS_OF, 1) == []
    (told,) = words.describe_event(secret, WORDS_OF, 0)
    assert told == "Looked: Ada, color 1, marking 3"


PEOPLE = {"nyse": "hbb", "portfolio": "hb", "exchange": "hbb", "stock-exchange": "hbbbbbbb"}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_move_of_a_game_has_words_without_a_full_stop(qapp: object, game_id: str) -> None:
    match = over(game_id, PEOPLE[game_id], "look-back")
    words = create_table(game_id, ThemeContext()).words
    names = [seat.name for seat in match.seats]
    for number, move in list(enumerate(match.moves))[:40]:
        if move.seat == 0:
            text = action_text(words, move.action, match.view_after(number, 0), names)
            assert text
            assert not text.endswith(".")


EIGHT = ("Ada", "Bruno", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def whys(game_id: str, moves: int) -> Iterator[Explanation]:
    """Yield the reasons for actions of a random game."""
    rng = Random(5)
    seats = [SeatInfo(name=name, player="human") for name in EIGHT[: SEATS[game_id]]]
    match = Match.deal(registry.load(game_id), seats, {}, "why")
    for _ in range(moves):
        if match.is_over:
            return
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        action = match.game.sample_action(view, rng)
        yield match.game.explain(view, action, match.options)
        match.act(seat, action)


@pytest.mark.parametrize("game_id", SEATS)
def test_every_ground_is_a_sentence_for_or_about_a_reader(game_id: str, language: str) -> None:
    words = create_table(game_id, ThemeContext()).words
    told: set[type[Reason]] = set()
    for why in whys(game_id, 16 if game_id == "stock-exchange" else 150):
        for ground in (*why.gains, *why.risks):
            told.add(type(ground))
            for mover in ("", "Bruno"):
                (text,) = reason_texts(words, [ground], EIGHT, mover)
                assert text.endswith(".")
                assert "{" not in text
                assert ("your " in f"{text} ".lower()) is False or not mover
        assert len(why_lines(words, why, EIGHT)) <= 2
    assert len(told) > 2


def test_words_without_reasons_tell_none() -> None:
    assert why_lines(GenericWords(), Explanation((Reason(),), (Reason(),)), EIGHT) == []
