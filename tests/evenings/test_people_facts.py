from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.books import Score, Sitter, Sitting
from stockgames.evenings.people_facts import (
    Attended,
    BookFacts,
    Filter,
    Level,
    attended,
    book_facts,
)
from tests.evenings.gatherings import gather, of_the_picture, play_next

LEVELS = ("random", "careless", "greedy", "shrewd")


def sitting(game: str, *ranks: tuple[str | None, int], ended: str = "2026-11-01") -> Sitting:
    found = [Sitter(p, rank, 50 - rank, "" if p else "greedy") for p, rank in ranks]
    return Sitting(game, tuple(found), "1 2 3", ended)


GAMES = (
    sitting("portfolio", ("ada", 1), ("bela", 2), ended="2025-12-30"),
    sitting("nyse", ("ada", 2), ("bela", 1), ("clara", 3), ended="2026-11-02"),
    sitting("nyse", ("ada", 1), (None, 2), ended="2026-11-03"),
    sitting("nyse", ("ada", 1), ended="2026-11-04"),
    sitting("nyse", ("bela", 1), ("clara", 2), ended="2026-11-05"),
)


def book(chosen: Filter | None = None, person: str = "ada") -> BookFacts:
    return book_facts(
        person,
        GAMES,
        (),
        chosen or Filter(),
        year="2026-01-01",
        games=("nyse", "portfolio"),
        levels=LEVELS,
    )


def test_a_book_tells_games_people_and_bots() -> None:
    found = book()
    assert [line.game for line in found.games] == ["nyse", "portfolio"]
    nyse = found.games[0]
    assert (nyse.people.played, nyse.people.points, nyse.bots.won) == (1, Fraction(5), 1)
    assert (nyse.best, found.together.best) == (49, None), "scores of two games are no one score"
    assert [(head.person, head.score) for head in found.heads] == [
        ("bela", Score(1, 1, 0)),
        ("clara", Score(1, 0, 0)),
    ]
    assert found.levels == (Level("greedy", 1, 1),)
    assert [(board.game, board.board, board.best) for board in found.boards] == [
        ("nyse", "1 2 3", 49)
    ]
    assert (found.played, found.ever) == (4, 4)


def test_games_are_filtered_by_time_and_company() -> None:
    assert book(Filter(time="year")).played == 3
    assert book(Filter(company="people")).played == 2
    assert book(Filter("year", "bots")).played == 1
    assert book(Filter(company="alone")).heads == ()
    assert book(Filter(time="evenings")).played == 4, "nobody has been at an evening"
    assert book(Filter("year", "bots")).ever == 4


def test_the_last_twelve_evenings_begin_with_the_first_of_them() -> None:
    evenings = []
    for day in range(1, 15):
        played = play_next(gather(2, "nyse")).end()
        evenings.append(replace(played, begun=f"2026-11-{day:02}"))
    games = [sitting("nyse", ("p0", 1), ("p1", 2), ended=f"2026-11-{d:02}") for d in range(1, 15)]
    found = book_facts("p0", games, evenings, Filter("evenings"), year="", games=(), levels=LEVELS)
    assert found.played == 12
    assert len(found.evenings) == 14
    assert found.evenings_won == 14


def test_an_evening_counts_once_it_was_ended() -> None:
    on = of_the_picture()
    assert attended("ada", [on]) == ()
    assert attended("bela", [on.end()]) == (Attended(on.begun, 3, 5),)
    assert attended("finn", [on.end()]) == (), "who has not played has no place"


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["nyse", "portfolio"]),
            st.lists(st.sampled_from(["ada", "bela", None]), min_size=1, max_size=3),
        ),
        max_size=12,
    )
)
def test_the_blocks_of_a_book_add_up(tables: list[tuple[str, list[str | None]]]) -> None:
    games = []
    for game, seats in tables:
        if seats.count("ada") == 1 and seats.count("bela") <= 1:
            games.append(sitting(game, *zip(seats, range(1, 9), strict=False)))
    found = book_facts("ada", games, (), Filter(), year="", games=(), levels=LEVELS)
    lines = found.games
    for company in ("people", "bots"):
        pages = [getattr(line, company) for line in lines]
        whole = getattr(found.together, company)
        assert sum(page.played for page in pages) == whole.played
        assert sum(page.won for page in pages) == whole.won
        assert sum(page.points for page in pages) == whole.points
    alone = sum(len(table.sitters) == 1 for table in games)
    assert found.together.people.played + found.together.bots.played + alone == found.played
    assert sum(head.score.games for head in found.heads) == found.together.people.played
