from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stockgames.storage.errors import GameShelvedError, StorageCode
from stockgames.storage.journal import Journal, NullJournal
from stockgames.storage.library import Library
from tests.storage.play import Raises, deal, keep, play, step


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path) as library:
        yield library


def test_truncating_forgets_the_end_and_play_goes_on(library: Library) -> None:
    match, rng = deal(3), Random(1)
    journal = keep(library, match)
    play(match, rng, journal, moves=10)
    journal.truncate(6)
    match.undo_to(6)
    assert library.load(journal.row).record() == match.record()
    play(match, rng, journal)
    assert library.record(journal.row) == match.record()


def test_the_lobby_hears_of_every_change(library: Library) -> None:
    """It reads a game again only after a change notification."""
    match = deal(3)
    journal = keep(library, match)

    def moves() -> list[int]:
        return [game.moves for game in library.shelf().waiting]

    assert moves() == [0]
    play(match, Random(1), journal, moves=4)
    assert moves() == [4]
    journal.rewrite(3, [])
    assert moves() == [3]
    journal.rewrite(1, [match.encode(move.seat, move.action) for move in match.moves[1:]])
    assert moves() == [4]
    journal.truncate(2)
    assert moves() == [2]


def test_truncating_a_finished_game_opens_it_again(library: Library) -> None:
    match = deal(2)
    journal = keep(library, match)
    play(match, Random(1), journal)
    journal.truncate(len(match.moves) - 1)
    assert [ticket.row for ticket in library.unfinished()] == [journal.row]


def test_rewriting_puts_other_moves_in_the_place_of_the_last_ones(library: Library) -> None:
    match, rng = deal(3), Random(1)
    journal = keep(library, match)
    play(match, rng, journal, moves=8)
    other = deal(3)
    other.replay((move.seat, move.action) for move in match.moves[:5])
    play(other, Random(9), keep(library, other), moves=2)
    later = [other.encode(move.seat, move.action) for move in other.moves[5:]]
    journal.rewrite(5, later)
    assert library.load(journal.row).record() == other.record()


@pytest.mark.parametrize("number", [0, 3, 5])
def test_moves_out_of_step_are_refused(library: Library, number: int) -> None:
    match = deal(2)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=3)
    with Raises(StorageCode.OUT_OF_STEP):
        journal.append(number, {"seat": 0, "do": "take", "color": "blue"})
    assert library.load(journal.row).record() == match.record()


def test_a_finished_game_takes_no_more_moves(library: Library) -> None:
    match = deal(2)
    journal = keep(library, match)
    play(match, Random(1), journal)
    with Raises(StorageCode.OUT_OF_STEP):
        journal.append(len(match.moves) + 1, {"seat": 0, "do": "take", "color": "blue"})


def test_a_full_disk_keeps_nothing_of_the_move_and_all_before_it(library: Library) -> None:
    rng = Random(1)
    tables = [(match, keep(library, match)) for match in (deal(10) for _ in range(4))]
    ((pages,),) = library._database.rows("PRAGMA page_count")
    library._database.rows(f"PRAGMA max_page_count = {pages}")
    with Raises(StorageCode.DISK_FULL):
        for match, journal in tables:
            play(match, rng, journal)
    with Raises(StorageCode.DISK_FULL):
        for seed in range(100):
            keep(library, deal(10, str(seed)), str(seed))
    for match, journal in tables:
        assert library.load(journal.row).record() == match.record()
    library._database.rows("PRAGMA max_page_count = 100000")
    for match, journal in tables:
        if not match.is_over:
            play(match, rng, journal)
        assert library.record(journal.row) == match.record()


FILL = """
import resource, sys
from pathlib import Path
from random import Random
from stockgames.storage.errors import StorageError
from stockgames.storage.library import Library
from tests.storage.play import deal, keep, play

with Library.open(Path(sys.argv[1])) as library:
    tables = [(match, keep(library, match)) for match in (deal(10) for _ in range(4))]
    most = library._database.path.stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    try:
        for match, journal in tables:
            play(match, Random(1), journal)
    except StorageError as error:
        print(error.code, *(len(match.moves) for match, journal in tables))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
def test_a_file_that_may_not_grow_loses_nothing_either(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FILL, str(tmp_path)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert not done.stderr
    code, *moves = done.stdout.split()
    assert code in (StorageCode.DISK_FULL, StorageCode.CANNOT_WRITE)
    with Library.open(tmp_path) as library:
        tickets = sorted([*library.unfinished(), *library.finished()], key=lambda t: t.row)
        assert [ticket.moves for ticket in tickets] == [int(count) for count in moves]
        assert [len(library.load(ticket.row).moves) for ticket in tickets] == [*map(int, moves)]


def test_a_journal_of_a_resumed_game_goes_on_counting(library: Library) -> None:
    match, rng = deal(2), Random(1)
    row = keep(library, match).row
    for _ in range(5):
        step(match, rng, library.journal(row))
    assert len(library.load(row).moves) == 5


def test_what_a_seat_has_begun_is_there_at_the_next_start(tmp_path: Path) -> None:
    match = deal(3)
    with Library.open(tmp_path) as library:
        journal = keep(library, match)
        journal.save_draft(0, {"half": "an envelope"})
        journal.save_draft(2, {"asked": [1]})
        journal.save_draft(2, {"asked": [1, "black"]})
        row = journal.row
    with Library.open(tmp_path) as library:
        begun = library.journal(row).load_drafts()
        assert begun == {0: {"half": "an envelope"}, 2: {"asked": [1, "black"]}}
        assert library.record(row) == match.record()
        assert [ticket.moves for ticket in library.unfinished()] == [0]


def test_a_move_forgets_what_its_seat_had_begun_and_nothing_else(library: Library) -> None:
    match, rng = deal(3), Random(1)
    journal = keep(library, match)
    for seat in range(3):
        journal.save_draft(seat, {"seat": seat})
    mover = match.actors[0]
    step(match, rng, journal)
    assert set(journal.load_drafts()) == {0, 1, 2} - {mover}
    with Raises(StorageCode.OUT_OF_STEP):
        journal.append(7, {"seat": (mover + 1) % 3, "do": "take", "color": "blue"})
    assert set(journal.load_drafts()) == {0, 1, 2} - {mover}
    journal.save_draft((mover + 1) % 3, None)
    assert set(journal.load_drafts()) == {(mover + 2) % 3}


def test_a_game_that_is_over_or_forgotten_has_nothing_begun(library: Library) -> None:
    match, rng = deal(2), Random(1)
    journal, other = keep(library, match), keep(library, deal(2))
    other.save_draft(0, {})
    play(match, rng)
    journal.rewrite(0, [match.encode(move.seat, move.action) for move in match.moves])
    journal.save_draft(0, {})
    journal.save_draft(1, {})
    journal.finish(match.result().as_record())
    assert journal.load_drafts() == {}
    library.delete(other.row)
    assert library._database.rows("SELECT * FROM moves WHERE game = ?", other.row) == []


def test_what_was_begun_stays_when_moves_are_taken_back(library: Library) -> None:
    match, rng = deal(3), Random(1)
    journal = keep(library, match)
    play(match, rng, journal, moves=4)
    journal.save_draft(2, {"half": 1})
    journal.truncate(2)
    journal.rewrite(1, [match.encode(move.seat, move.action) for move in match.moves[1:2]])
    assert journal.load_drafts() == {2: {"half": 1}}


def test_a_damaged_draft_is_forgotten_and_the_game_goes_on(library: Library) -> None:
    match = deal(3)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=3)
    journal.save_draft(1, {"half": 1})
    journal.save_draft(2, {"half": 2})
    library._database.write(
        "UPDATE moves SET move = '{\"half\":9}' WHERE game = ? AND number = -1", journal.row
    )
    assert journal.load_drafts() == {2: {"half": 2}}
    assert library.load(journal.row).record() == match.record()


def test_an_only_move_that_slips_among_the_drafts_is_missed(library: Library) -> None:
    match = deal(3)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=1)
    library._database.write("UPDATE moves SET number = -1 WHERE game = ?", journal.row)
    with pytest.raises(GameShelvedError, match="move 1 is damaged"):
        library.load(journal.row)


def test_nothing_is_begun_in_a_game_that_is_forgotten_or_over(library: Library) -> None:
    match = deal(2)
    journal, gone = keep(library, match), keep(library, deal(2))
    play(match, Random(1), journal)
    library.delete(gone.row)
    for one in (journal, gone):
        with Raises(StorageCode.OUT_OF_STEP):
            one.save_draft(0, {"half": 1})
        assert one.load_drafts() == {}


def test_a_whole_game_passes_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    journal: Journal = NullJournal()
    match, rng = deal(), Random(1)
    while not match.is_over:
        move = step(match, rng)
        journal.append(len(match.moves), move)
    journal.truncate(1)
    journal.finish(match.result().as_record())
    assert list(tmp_path.iterdir()) == []
