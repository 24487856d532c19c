from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.commitment import HINTS
from stockgames.engine.match import Match
from stockgames.engine.verify import verify
from stockgames.evenings.person import Person
from stockgames.storage.database import checksum
from stockgames.storage.entries import Best
from stockgames.storage.errors import GameShelvedError, StorageCode
from stockgames.storage.library import Library
from tests.evenings.gatherings import gather, play_next
from tests.storage.damage import unreadable
from tests.storage.play import Raises, deal, keep, play, step


@given(seats=st.integers(1, 10), seed=st.text(max_size=5), moves=st.integers(0, 200))
def test_a_game_goes_on_where_it_was_left(seats: int, seed: str, moves: int) -> None:
    """Resumed in the middle and played with the same choices, it ends as if never left."""
    unbroken = deal(seats, seed)
    play(unbroken, Random("choices"))
    match, rng = deal(seats, seed), Random("choices")
    with TemporaryDirectory() as home:
        with Library.open(Path(home)) as library:
            play(match, rng, keep(library, match, seed), moves)
        with Library.open(Path(home)) as library:
            (summary,) = [*library.unfinished(), *library.finished()]
            match = library.load(summary.row)
            assert len(match.moves) == summary.moves == min(moves, len(unbroken.moves))
            if not match.is_over:
                play(match, rng, library.journal(summary.row))
            assert library.record(summary.row) == unbroken.record()
            verify(library.record(summary.row))


def test_a_ticket_tells_the_table(tmp_path: Path) -> None:
    times = iter(["begun", "first", "second"])
    with Library.open(tmp_path, now=lambda: next(times)) as library:
        match = deal(3)
        play(match, Random(1), keep(library, match), moves=2)
        (ticket,) = library.unfinished()
    assert ticket.game == "nyse"
    assert [(seat.name, seat.is_human, seat.level) for seat in ticket.seats] == [
        ("Ada", True, ""),
        ("Jörg", False, "random"),
        ("Zoë", True, ""),
    ]
    assert (ticket.moves, ticket.handover, ticket.wishes) == (2, "curtain", {"board": "shuffled"})
    assert (ticket.begun, ticket.played) == ("begun", "second")
    assert ticket.result is None
    assert ticket.shelved is None


def test_finished_games_leave_the_tickets_and_keep_their_result(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = deal()
        play(match, Random(1), keep(library, match))
        assert library.unfinished() == []
        (entry,) = library.finished()
        assert entry.is_over
        assert entry.result == match.result().as_record()


def test_the_game_last_opened_comes_first_whatever_the_clock_says(tmp_path: Path) -> None:
    times = iter(f"{year}-01-01T00:00:00Z" for year in range(2040, 1900, -1))
    with Library.open(tmp_path, now=lambda: next(times)) as library:
        rows = []
        for seed in "abc":
            match = deal(2, seed)
            journal = keep(library, match, seed)
            play(match, Random(1), journal, moves=3)
            rows.append(journal.row)
        assert [ticket.row for ticket in library.unfinished()] == rows[::-1]
        library.journal(rows[0])
        assert [ticket.row for ticket in library.unfinished()] == [rows[0], rows[2], rows[1]]


def test_a_match_with_moves_is_kept_with_them(tmp_path: Path) -> None:
    match = deal(1)
    play(match, Random(4))
    with Library.open(tmp_path) as library:
        row = keep(library, match).row
        assert library.record(row) == match.record()
        assert [entry.row for entry in library.finished()] == [row]


def test_a_kill_before_the_result_is_mended(tmp_path: Path) -> None:
    match = deal()
    with Library.open(tmp_path) as library:
        journal, rng = keep(library, match), Random(1)
        while not match.is_over:
            step(match, rng, journal)
        assert [ticket.row for ticket in library.unfinished()] == [journal.row]
        assert library.load(journal.row).is_over
        assert library.unfinished() == []
        assert library.finished()[0].result == match.result().as_record()


def test_a_game_that_does_not_replay_is_shelved_and_the_rest_goes_on(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        bad, good = deal(2, "bad"), deal(2, "good")
        journal = keep(library, bad, "bad")
        play(good, Random(1), keep(library, good, "good"), moves=5)
        journal.append(1, {"seat": 0, "do": "rob-the-bank"})
        with pytest.raises(GameShelvedError, match="move 1") as caught:
            library.load(journal.row)
        assert caught.value.detail.startswith("move 1")
    with Library.open(tmp_path) as library:
        shelved = {ticket.row: ticket.shelved for ticket in library.unfinished()}
        assert shelved.pop(journal.row) == caught.value.detail
        ((row, reason),) = shelved.items()
        assert reason is None
        assert library.load(row).record() == good.record()
        assert library.saved_record(journal.row).moves == [{"seat": 0, "do": "rob-the-bank"}]


def test_a_shelved_game_that_replays_again_comes_off_the_shelf(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = deal(2)
        journal = keep(library, match)
        journal.append(1, {"do": "nothing"})
        with pytest.raises(GameShelvedError):
            library.load(journal.row)
        assert library.unfinished()[0].shelved
        journal.truncate(0)
        library.load(journal.row)
        assert library.unfinished()[0].shelved is None


def test_a_game_nobody_knows_is_shelved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library.open(tmp_path) as library:
        row = keep(library, deal(2)).row
        monkeypatch.setattr(registry, "plugins", dict)
        with pytest.raises(GameShelvedError, match="nyse"):
            library.load(row)
        assert library.unfinished()[0].shelved


def test_deleted_games_are_gone_and_their_rows_never_come_back(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = deal(2)
        journal = keep(library, match)
        play(match, Random(1), journal, moves=3)
        library.delete(journal.row)
        assert library.unfinished() == []
        with Raises(StorageCode.NO_SUCH_GAME):
            library.load(journal.row)
        with Raises(StorageCode.NO_SUCH_GAME):
            library.journal(journal.row)
        with Raises(StorageCode.OUT_OF_STEP):
            step(match, Random(1), journal)
        assert keep(library, deal(2)).row > journal.row


@given(scores=st.lists(st.integers(-50, 50), min_size=1))
def test_the_best_score_of_a_key_is_the_highest_ever_noted(scores: list[int]) -> None:
    with TemporaryDirectory() as home, Library.open(Path(home)) as library:
        news = [library.note_best("nyse", "1-2-3-5-4-2", score, row=7) for score in scores]
        assert news == [s > max(scores[:n], default=-51) for n, s in enumerate(scores)]
        best = library.best("nyse", "1-2-3-5-4-2")
        assert best is not None
        assert (best.score, best.row) == (max(scores), 7)
        assert library.best("nyse", "another board") is None
        assert library.best("portfolio", "1-2-3-5-4-2") is None


@pytest.mark.parametrize("checked", [False, True])
def test_a_damaged_best_counts_as_none_and_a_new_one_takes_its_place(
    tmp_path: Path, checked: bool
) -> None:
    with Library.open(tmp_path, now=lambda: "later") as library:
        library.note_best("nyse", "board", 90)
        values = ("nyse", "board", "ninety" if checked else 99, "now", None)
        total = checksum(*values) if checked else 0
        library._database.write("REPLACE INTO bests VALUES (?, ?, ?, ?, ?, ?)", *values, total)
        assert library.best("nyse", "board") is None
        assert library.note_best("nyse", "board", 7)
        assert library.best("nyse", "board") == Best(score=7, noted="later", row=None)


def names(library: Library) -> list[str]:
    return [person.name for person in library.people()]


def test_people_are_those_who_played_the_latest_table_first(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        keep(library, deal(5))
        assert names(library) == ["Ada", "Zoë", "Bo"]
        keep(library, deal(1))
        library.save_person(Person("cy", "Cy"))
        assert names(library) == ["Cy", "Ada", "Zoë", "Bo"]
        keep(library, deal(3))
    with Library.open(tmp_path) as library:
        assert names(library) == ["Ada", "Zoë", "Cy", "Bo"]
        assert unreadable(library) == 0


def test_an_evening_is_kept_whole_at_each_step(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        kept = library.begin_evening(gather(3, "nyse"))
        other = library.begin_evening(gather(2))
        over = replace(kept, evening=play_next(kept.evening))
        library.save_evening(over)
        assert library.evenings() == [over, other]
    with Library.open(tmp_path) as library:
        assert library.evenings() == [over, other]
        assert library.begin_evening(gather(2)).row > other.row


def test_merging_two_people_makes_their_games_and_evenings_one(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row = keep(library, deal(3)).row
        library.save_person(Person("ada-2", "Ada L."))
        library.begin_evening(gather(2).with_person("p0", "ada"))
        library.merge_people("ada", "ada-2")
        assert [person.id for person in library.people()] == ["ada-2", "zoë"]
        assert library.unfinished()[0].seats[0].person == "ada-2"
        assert library.evenings()[0].evening.present == ("ada-2", "p1")
        assert library.load(row).seats[0].name == "Ada", "records keep the name of the time"


def test_v10_removing_somebody_keeps_the_games(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row = keep(library, deal(3)).row
        library.remove_person("ada")
        summary = library.unfinished()[0]
        assert (summary.seats[0].name, summary.seats[0].person) == ("somebody", None)
        assert summary.seats[2].person == "zoë"
        assert library.load(row).seats[0].name == "somebody"
        assert names(library) == ["Zoë"]
        assert unreadable(library) == 0


def test_notes_of_moves_are_kept_with_them(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match, rng = deal(2), Random(1)
        journal = keep(library, match)
        for number in range(1, 4):
            seat = match.actors[0]
            action, notes = rng.choice(match.view(seat).legal), {HINTS: number}
            journal.append(number, match.encode(seat, action, notes))
            match.act(seat, action, notes)
        loaded = library.load(journal.row)
        assert [move.notes for move in loaded.moves] == [{HINTS: n} for n in (1, 2, 3)]
        again = keep(library, loaded)
        assert [move.notes for move in library.load(again.row).moves] == [
            m.notes for m in match.moves
        ]
        assert loaded.seal == match.seal


def test_a_bots_character_is_kept(tmp_path: Path) -> None:
    match = deal()
    first, *others = match.seats
    seats = [first.model_copy(update={"x_character": "spiteful"}), *others]
    match = Match(match.game, seats, match.options, match.setup, "seed")
    with Library.open(tmp_path) as library:
        play(match, Random(1), keep(library, match), moves=1)
        (ticket,) = library.unfinished()
        assert [seat.x_character for seat in ticket.seats] == ["spiteful", *[None] * len(others)]
        assert library.load(ticket.row).seats == match.seats
        assert library.record(ticket.row) == match.record()


def test_a_game_is_told_by_its_row(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        rows = [keep(library, deal(seats)).row for seats in (1, 2)]
        assert [library.game(row) for row in rows] == library.unfinished()[::-1]
        assert library.game(max(rows) + 1) is None
