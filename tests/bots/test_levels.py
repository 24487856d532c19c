from __future__ import annotations

from random import Random

import pytest

from stockgames.bots.decide import CHARACTERS
from stockgames.bots.heuristic import GLANCE, GreedyBot, RandomBot
from stockgames.bots.levels import (
    LEVELS,
    STEPS,
    YARDSTICKS,
    UnknownLevelError,
    check_player,
    level,
    make_player,
    parts_of,
    player_name,
    recorded,
)
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.bot_words import (
    FORMER_CHARACTERS,
    FORMER_LEVELS,
    current_character,
    current_level,
)
from stockgames.engine.errors import StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE


def test_a_table_offers_six_levels_and_the_strongest_searches() -> None:
    assert len(set(STEPS)) == 6
    assert [LEVELS[step].searches for step in STEPS] == [False] * 5 + [True]
    assert set(LEVELS) == {*YARDSTICKS, *STEPS}
    assert all(key == entry.id for key, entry in LEVELS.items())


def test_levels_of_older_releases_play_what_they_played() -> None:
    game = registry.load("nyse")
    kinds = {name: make_player(name, game, Random(1)) for name in ("random", "greedy", "shrewd")}
    assert [type(player) for player in kinds.values()] == [RandomBot, GreedyBot, SearchBot]
    match = Match.deal(game, [SeatInfo(name="A", player="bot:careless")] * 2, {}, "old")
    while CHANCE in match.actors:
        match.act_chance()
    view = match.view(match.actors[0])
    for seed in range(20):
        glance = GreedyBot(game, Random(seed), GLANCE).choose(view, Budget(1))
        assert make_player("careless", game, Random(seed)).choose(view, Budget(1)) == glance


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevelError, match="'genius'"):
        level("genius")


def test_every_level_can_sit_at_a_table() -> None:
    for level_id in LEVELS:
        SeatInfo(name="A", player=f"bot:{level_id}")


@pytest.mark.parametrize("level_id", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_choice_is_legal_and_decided_by_view_and_stream(level_id: str, seats: int) -> None:
    game = registry.load("nyse")
    table = [SeatInfo(name="A", player=f"bot:{level_id}")] * seats
    match = Match.deal(game, table, {}, f"{level_id}/{seats}")
    budget = Budget(iterations=3)
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        seed = len(match.moves)
        action = make_player(level_id, game, Random(seed)).choose(view, budget)
        assert make_player(level_id, game, Random(seed)).choose(view, budget) == action
        match.act(seat, action)  # raises for illegal actions


@pytest.mark.parametrize("name", ["greedy", "shrewd/spiteful", "careless/cautious", "greedy/even"])
def test_a_player_is_a_level_and_perhaps_a_character(name: str) -> None:
    level_id, _, character_id = name.partition("/")
    found, temper = parts_of(name)
    assert (found.id, temper.id) == (level_id, character_id or "even")
    assert check_player(name) == name


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("shrewd/mad", "'mad'"),
        ("shrewd/", "''"),
        ("mad/spiteful", "'mad'"),
        ("random/even", "character"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_wrong(name: str, complaint: str) -> None:
    with pytest.raises(StockGamesError, match=complaint):
        check_player(name)


def test_records_keep_the_character_beside_the_level() -> None:
    seat = SeatInfo(name="A", **recorded("shrewd/spiteful"))
    assert (seat.player, seat.x_character) == ("bot:shrewd", "spiteful")
    assert player_name(seat.level, seat.x_character) == "shrewd/spiteful"
    assert SeatInfo(name="A", **recorded("shrewd/even")).x_character is None
    assert recorded("exec:./mine") == {"player": "bot:exec"}


def test_a_table_of_strangers_may_hold_characters_that_nobody_has() -> None:
    assert player_name("shrewd", "jolly") == "shrewd"
    assert player_name("random", "spiteful") == "random"
    assert player_name("shrewd", None) == "shrewd"


@pytest.mark.parametrize("character_id", CHARACTERS)
@pytest.mark.parametrize("level_id", ["careless", "shrewd"])
@pytest.mark.parametrize(
    ("game_id", "seats"), [("nyse", 3), ("portfolio", 2), ("exchange", 3), ("stock-exchange", 8)]
)
def test_every_character_can_play_every_game(
    game_id: str, seats: int, level_id: str, character_id: str
) -> None:
    game = registry.load(game_id)
    name = f"{level_id}/{character_id}"
    table = [SeatInfo(name="A", **recorded(name))] * seats
    match = Match.deal(game, table, {}, name)
    for number in range(5):
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        action = make_player(name, game, Random(number)).choose(view, Budget(1))
        assert make_player(name, game, Random(number)).choose(view, Budget(1)) == action
        match.act(seat, action)  # raises for illegal actions


def test_old_names_are_names_no_more_and_mean_one_that_is() -> None:
    assert LEVELS.keys() >= set(FORMER_LEVELS.values())
    assert CHARACTERS.keys() >= set(FORMER_CHARACTERS.values())
    assert not LEVELS.keys() & FORMER_LEVELS.keys()
    assert not CHARACTERS.keys() & FORMER_CHARACTERS.keys()


@pytest.mark.parametrize("word", [*LEVELS, *CHARACTERS, "", "unheard-of"])
def test_other_words_stay_as_they_are(word: str) -> None:
    assert current_level(word) == current_character(word) == word


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
