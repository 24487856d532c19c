"""The rows of games and moves: read as written, or reported as damaged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockgames.storage import games
from stockgames.storage.database import MOST_COUNTED, checksum
from stockgames.storage.errors import GameDamagedError, GameShelvedError, StorageCode
from stockgames.storage.library import Library
from tests.storage.play import Raises, deal, keep, play


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path) as library:
        yield library


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_gap_in_the_numbers_of_moves_is_missed(library: Library, lost: int) -> None:
    """Every remaining row is intact, but without one of them it is another game."""
    match = deal(3)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=4)
    library._database.write("DELETE FROM moves WHERE game = ? AND number = ?", journal.row, lost)
    with pytest.raises(GameDamagedError, match=f"move {lost} is damaged"):
        games.read_record(library._database, journal.row)
    with pytest.raises(GameShelvedError, match=f"move {lost} is damaged"):
        library.load(journal.row)


def test_a_move_that_takes_the_number_of_another_is_noticed(library: Library) -> None:
    """Renumbered with a matching checksum, as no release does."""
    match = deal(3)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=3)
    database, row = library._database, journal.row
    ((_, _, _, played, _),) = database.rows(
        "SELECT * FROM moves WHERE game = ? AND number = 3", row
    )
    database.write("DELETE FROM moves WHERE game = ? AND number = 3", row)
    last = match.moves[-1]
    values = games.move_row(row, 4, match.encode(last.seat, last.action), played)
    database.write("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", *values)
    with pytest.raises(GameDamagedError, match="move 3 is damaged"):
        games.read_record(database, row)


def test_a_row_that_is_not_there_is_no_such_game(library: Library) -> None:
    with Raises(StorageCode.NO_SUCH_GAME):
        games.read_row(library._database, 7)


# Single rows, read as far as possible


def row_of(library: Library, row: int) -> list[Any]:
    """Return a row of `games` as stored."""
    (found,) = library._database.rows("SELECT * FROM games WHERE row = ?", row)
    return [*found]


def summed(*values: Any) -> list[Any]:
    """Return a row with a matching checksum."""
    return [*values, checksum(*values)]


@pytest.fixture
def whole(library: Library) -> list[Any]:
    return row_of(library, keep(library, deal(3)).row)


def test_a_row_is_told_with_its_last_move_and_label(whole: list[Any]) -> None:
    row, game, _, opened, *_ = whole
    told = games.summary([*whole, 7, "2031"])
    assert (told.row, told.game, told.opened, told.moves, told.played) == (
        row,
        game,
        opened,
        7,
        "2031",
    )
    assert (told.handover, told.wishes) == ("curtain", {"board": "shuffled"})
    assert [seat.name for seat in told.seats] == ["Ada", "Jörg", "Zoë"]
    assert (told.result, told.shelved) == (None, None)
    assert (told.seems_over, told.is_damaged, told.is_over) == (False, False, False)
    assert told.begun


@pytest.mark.parametrize(
    ("moves", "told"), [(None, 0), (0, 0), (-3, 0), (1, 1), (12, 12), ("9", 0), (2.0, 0)]
)
def test_a_count_that_is_none_is_no_moves(whole: list[Any], moves: object, told: int) -> None:
    assert games.summary([*whole, moves, None]).moves == told


@pytest.mark.parametrize("played", [None, "", 7])
def test_a_game_without_a_label_was_played_at_its_start(whole: list[Any], played: object) -> None:
    told = games.summary([*whole, 3, played])
    assert told.played == told.begun


def test_a_damaged_row_is_shelved_and_says_so(whole: list[Any]) -> None:
    whole[-1] += 1
    told = games.summary([*whole, None, None])
    assert (told.shelved, told.is_damaged, told.seems_over) == (games.DAMAGED, True, False)
    assert [seat.name for seat in told.seats] == ["Ada", "Jörg", "Zoë"]


@pytest.mark.parametrize("head", ["", "{}", "[1]", None, 5])
def test_a_head_that_is_none_is_damaged_though_its_sum_fits(whole: list[Any], head: object) -> None:
    row, game, _, *rest, _ = whole
    told = games.summary([*summed(row, game, head, *rest), 4, "2031"])
    assert (told.shelved, told.is_damaged, told.seats) == (games.DAMAGED, True, ())
    assert (told.moves, told.played) == (4, "2031")


def test_a_game_that_is_no_text_and_a_count_that_is_none_are_nothing(whole: list[Any]) -> None:
    row, _, head, _, *rest, _ = whole
    told = games.summary([*summed(row, 5, head, "first", *rest), None, None])
    assert (told.game, told.opened, told.is_damaged) == ("", 0, True)
    assert told.shelved == games.DAMAGED


@pytest.mark.parametrize(
    ("result", "fault"),
    [
        ('{"ranks":[1,2]}', "the result is not that of this table"),
        ("[]", "the result is not that of this table"),
        ("rubbish", "the result is not that of this table"),
        ('{"ranks":[1,2,"3"]}', "the result holds no ranks"),
    ],
)
def test_an_odd_result_is_no_end(whole: list[Any], result: str, fault: str) -> None:
    row, game, head, opened, _, shelved, _ = whole
    odd = summed(row, game, head, opened, result, shelved)
    told = games.summary([*odd, 9, "2031"])
    assert (told.shelved, told.is_damaged, told.seems_over) == (fault, True, True)
    assert (told.result, told.is_over) == (None, False)
    assert games.unreadable_among([odd, whole]) == [row, row]
    values = dict(zip(("row", "game", "head", "opened", "result"), odd, strict=False))
    assert games.has_odd_result(values, 3)


def test_a_result_of_this_table_is_its_end(whole: list[Any]) -> None:
    row, game, head, opened, _, shelved, _ = whole
    over = summed(row, game, head, opened, '{"ranks":[1,2,3]}', shelved)
    told = games.summary([*over, 9, "2031"])
    assert (told.result, told.is_over, told.seems_over) == ({"ranks": [1, 2, 3]}, True, True)
    assert (told.shelved, told.is_damaged) == (None, False)
    assert games.unreadable_among([over]) == []
    assert not games.has_odd_result({"result": '{"ranks":[1,2,3]}'}, 3)
    assert games.has_odd_result({"result": '{"ranks":[1,2,3]}'}, 4)
    assert not games.has_odd_result({"result": None}, 3)


def test_why_a_game_is_shelved_is_told(whole: list[Any]) -> None:
    *rest, _, _ = whole
    told = games.summary([*summed(*rest, "nobody knows it"), 1, None])
    assert (told.shelved, told.is_damaged) == ("nobody knows it", False)


@pytest.mark.parametrize(
    ("text", "found"),
    [(None, None), ("{}", {}), ('{"a":1}', {"a": 1}), ("[]", None), ("{", None), (7, None)],
)
def test_a_text_that_holds_no_object_holds_nothing(text: object, found: object) -> None:
    assert games.as_object(text) == found
    assert games.as_object("[" * 100_000) is None


# Rows in the file


def test_a_damaged_row_is_never_written_anew(library: Library) -> None:
    database, row = library._database, keep(library, deal(2)).row
    database.write("UPDATE games SET opened = 99 WHERE row = ?", row)
    before = row_of(library, row)
    for change in (
        lambda: games.set_result(database, row, {"ranks": [1, 2]}),
        lambda: games.set_shelved(database, row, "why"),
        lambda: games.move_up(database, row),
        lambda: games.read_head(database, row),
    ):
        with pytest.raises(GameDamagedError, match=games.DAMAGED):
            change()
    assert row_of(library, row) == before


def test_a_head_that_is_none_is_damaged(library: Library) -> None:
    database, row = library._database, keep(library, deal(2)).row
    _, game, _, *rest, _ = row_of(library, row)
    total = checksum(row, game, "[]", *rest)
    database.write("UPDATE games SET head = '[]', sum = ? WHERE row = ?", total, row)
    with pytest.raises(GameDamagedError, match=games.DAMAGED):
        games.read_head(database, row)


def test_a_result_takes_a_game_off_the_shelf_and_each_change_is_told(library: Library) -> None:
    database, row = library._database, keep(library, deal(2)).row
    database.take_touched()
    games.set_shelved(database, row, "why")
    assert games.read_row(database, row)["shelved"] == "why"
    games.set_result(database, row, {"ranks": [2, 1]})
    found = games.read_row(database, row)
    assert (found["shelved"], found["result"]) == (None, '{"ranks":[2,1]}')
    assert database.take_touched() == {row}
    games.set_result(database, row, None)
    assert games.read_row(database, row)["result"] is None
    games.delete(database, row)
    assert database.take_touched() == {row}
    assert keep(library, deal(2)).row in database.take_touched()


def test_finished_games_are_told_latest_first_and_as_many_as_wanted(library: Library) -> None:
    database = library._database
    rows = [keep(library, deal(2)).row for _ in range(4)]
    for row in rows[:3]:
        games.set_result(database, row, {"ranks": [1, 2]})
    games.move_up(database, rows[0])
    assert games.latest_finished(database, 9) == [rows[0], rows[2], rows[1]]
    assert games.latest_finished(database, 2) == [rows[0], rows[2]]
    assert [game.row for game in games.finished(database, 2)] == [rows[0], rows[2]]
    assert [game.row for game in games.waiting(database)] == [rows[3]]
    opened = [games.read_row(database, row)["opened"] for row in rows]
    assert opened == [opened[3] + 1, opened[3] - 2, opened[3] - 1, opened[3]]


def test_a_count_beyond_all_counting_is_not_counted_on_from(library: Library) -> None:
    database = library._database
    first, second = (keep(library, deal(2)).row for _ in range(2))
    games._rewrite(database, first, opened=MOST_COUNTED)
    games.move_up(database, second)
    assert games.read_row(database, second)["opened"] < 10


def test_games_are_counted_from_1(library: Library) -> None:
    row = keep(library, deal(2)).row
    games.delete(library._database, row)
    again = keep(library, deal(2)).row
    assert games.read_row(library._database, again)["opened"] == 1


def test_a_record_that_no_release_writes_is_shelved(library: Library) -> None:
    database, row = library._database, keep(library, deal(2)).row
    _, game, head, *rest, _ = row_of(library, row)
    robot = head.replace("human", "robot")
    total = checksum(row, game, robot, *rest)
    database.write("UPDATE games SET head = ?, sum = ? WHERE row = ?", robot, total, row)
    with pytest.raises(GameShelvedError, match="player"):
        games.read_record(database, row)


def test_moves_that_were_there_at_the_start_are_numbered_from_1(library: Library) -> None:
    match = deal(2)
    play(match, Random(1), moves=3)
    row = keep(library, match).row
    found = library._database.rows("SELECT number FROM moves WHERE game = ?", row)
    assert found == [(1,), (2,), (3,)]


def test_what_is_begun_is_no_move_and_a_whole_one_hides_no_damage(library: Library) -> None:
    match = deal(3)
    journal = keep(library, match)
    journal.save_draft(0, {"half": 1})
    journal.save_draft(2, {"half": 2})
    assert games.read_record(library._database, journal.row).moves == []
    assert [told.moves for told in games.waiting(library._database)] == [0]
    library._database.write("UPDATE moves SET sum = 5 WHERE game = ? AND number = 0", journal.row)
    with pytest.raises(GameDamagedError, match="move 1 is damaged"):
        games.read_record(library._database, journal.row)
    play(match, Random(1), journal, moves=2)
    assert len(games.read_record(library._database, journal.row).moves) == 2


def test_the_lobby_hears_that_a_game_is_gone(library: Library) -> None:
    row = keep(library, deal(2)).row
    assert [game.row for game in library.shelf().waiting] == [row]
    library.delete(row)
    assert library.shelf().waiting == ()
