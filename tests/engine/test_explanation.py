"""Values that are told: explanations, figures, events, words of bots."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from lemonade.rules.game import GAME
from lemonade.rules.game import GAME as LEMONADE
from stockgames.bots.decide import CHARACTERS
from stockgames.bots.levels import LEVELS, parts_of, player_name, recorded
from stockgames.engine import registry
from stockgames.engine.bot_words import CHARACTERS_ONCE, LEVELS_ONCE, todays_character, todays_level
from stockgames.engine.game import Explanation, Reason, difference
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Event, GameOver
from stockgames.games.stock_exchange.parts import BOOK, OIL
from stockgames.games.stock_exchange.scoring import earnings
from stockgames.ui.help.texts import rules_text


@dataclass(frozen=True, slots=True)
class Told(Reason):
    """One of several reasons."""

    word: str


def test_what_both_share_does_not_set_them_apart() -> None:
    chosen = Explanation((Told("rises"), Told("safe")), (Told("dear"),))
    other = Explanation((Told("rises"), Told("falls")), (Told("dear"), Told("late")))
    assert difference(chosen, other) == Explanation((Told("falls"),), (Told("late"),))
    assert difference(chosen, chosen) == Explanation()


@dataclass(frozen=True, slots=True)
class Costs(Reason):
    """A cost, which is computed for each action."""

    thing: str
    amount: int

    @property
    def topic(self) -> object:
        return Costs, self.thing


def test_a_figure_alone_does_not_set_two_actions_apart() -> None:
    chosen = Explanation((), (Costs("swap", 300),))
    other = Explanation((), (Costs("swap", 280), Costs("fee", 10)))
    assert difference(chosen, other).risks == (Costs("fee", 10),)


def test_a_game_that_cannot_tell_has_no_grounds() -> None:
    match = Match.deal(GAME, [SeatInfo(name=n, player="human") for n in "AB"], {}, "why")
    seat = match.actors[0]
    view = match.view(seat)
    assert match.game.explain(view, view.legal[0], match.options) == Explanation()


def test_every_game_in_the_box_names_rulings_of_its_own_actions() -> None:
    for game_id in registry.game_ids():
        game = registry.load(game_id)
        rulings = {kind.ruling for kind in game.codec.kinds} - {""}
        assert rulings <= rules_text(game_id, "en").anchors


def test_old_names_are_names_no_more_and_mean_one_that_is() -> None:
    assert LEVELS.keys() >= set(LEVELS_ONCE.values())
    assert CHARACTERS.keys() >= set(CHARACTERS_ONCE.values())
    assert not LEVELS.keys() & LEVELS_ONCE.keys()
    assert not CHARACTERS.keys() & CHARACTERS_ONCE.keys()


@pytest.mark.parametrize("word", [*LEVELS, *CHARACTERS, "", "unheard-of"])
def test_other_words_stay_as_they_are(word: str) -> None:
    assert todays_level(word) == todays_character(word) == word


def test_an_old_name_plays_as_the_new_one_and_is_written_as_it() -> None:
    assert parts_of("hasty/grasping") == parts_of("greedy/ambitious")
    assert recorded("shrewd/grasping") == {"player": "bot:shrewd", "x_character": "ambitious"}
    assert recorded("hasty") == {"player": "bot:greedy"}
    assert player_name("hasty", "grasping") == "greedy/ambitious"


def test_a_record_keeps_the_word_and_tells_todays() -> None:
    seat = SeatInfo(name="Ada", player="bot:hasty", x_character="grasping")
    assert (seat.level, seat.character) == ("greedy", "ambitious")
    assert seat.model_dump()["x_character"] == "grasping"
    assert SeatInfo(name="Ada", player="human").character is None


def alone(*pieces: int) -> int:
    """Return what the first company earns with these pieces, beside others with none."""
    table = [[0] * 13 for _ in range(8)]
    for piece in pieces:
        table[0][piece] += 1
    return earnings(table)[0]


def test_what_a_game_tells_is_what_it_reckons_with() -> None:
    figures = registry.load("stock-exchange").figures
    assert alone(BOOK) - alone() == figures["book"]
    assert alone(BOOK, OIL) - alone(OIL) == 2 * figures["book"], "there are two kinds"
    assert alone(OIL) - alone() == figures["oil"]


def test_a_game_that_tells_none_has_none() -> None:
    assert LEMONADE.figures == {}


@pytest.mark.parametrize(
    ("audience", "seen"),
    [
        (None, [True, True, True]),
        ((), [False, False, False]),
        ((1,), [False, False, True]),
        ((0, 1), [False, True, True]),
    ],
)
def test_an_event_is_seen_by_its_audience_alone(
    audience: tuple[int, ...] | None, seen: list[bool]
) -> None:
    event = Event(audience=audience)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == seen


def test_an_event_answers_nobody_and_only_the_end_reveals() -> None:
    assert Event().answers is None
    assert (Event().reveals, GameOver().reveals) == (False, True)
