from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.books import (
    Run,
    Sitter,
    Sitting,
    between,
    company,
    head_to_head,
    stats,
    with_company,
)


def sitting(
    game: str, *sitters: tuple[str | None, int], level: str = "greedy", **more: str
) -> Sitting:
    found = [Sitter(p, rank, 100 - rank, "" if p is not None else level) for p, rank in sitters]
    return Sitting(game, tuple(found), **more)  # type: ignore[arg-type]


GAMES = [
    sitting("nyse", ("ada", 1), ("bela", 2), (None, 3), ended="2026-11-01"),
    sitting("nyse", ("ada", 2), ("bela", 1), ended="2026-11-02"),
    sitting("portfolio", ("ada", 1), (None, 2), (None, 1), ended="2026-11-03"),
    sitting("portfolio", ("ada", 1), ("bela", 2), ("clara", 3), ended="2026-11-04"),
    sitting("nyse", ("ada", 1), board="cliff", ended="2026-11-05"),
]


def test_a_page_counts_what_was_played() -> None:
    found = stats("ada", GAMES)
    assert (found.played, found.won) == (5, 3)
    assert found.places == Counter({1: 3, 2: 1})
    assert found.points == 10 + 0 + 10, "games with other people alone"
    assert found.alone == {"cliff": 99}
    assert found.run == Run(2, "2026-11-03", "2026-11-04")
    assert (found.met["greedy"], found.beaten["greedy"]) == (2, 1), "a shared place beats nobody"


def test_v2_bots_take_no_place_from_people_who_play_together() -> None:
    among = stats("ada", [sitting("nyse", (None, 1), ("ada", 2), ("bela", 3))])
    assert (among.won, among.places) == (1, Counter({1: 1}))
    alone = stats("ada", [sitting("nyse", (None, 1), ("ada", 2))])
    assert (alone.won, alone.places) == (0, Counter({2: 1}))


def test_head_to_head_counts_games_in_which_both_sat() -> None:
    score = head_to_head("ada", "bela", GAMES)
    assert (score.ahead, score.behind, score.level, score.games) == (2, 1, 0, 3)
    assert company("ada", GAMES) == ["bela", "clara"]


def test_games_are_filtered_by_time_and_company() -> None:
    assert between(GAMES, "2026-11-02", "2026-11-04") == GAMES[1:3]
    assert with_company(GAMES, "alone") == GAMES[4:]
    assert with_company(GAMES, "bots") == [GAMES[2]]
    assert with_company(GAMES, "people") == [GAMES[0], GAMES[1], GAMES[3]]


@given(st.lists(st.permutations(["ada", "bela", "clara", None]), max_size=12))
def test_two_pages_of_a_duel_mirror_each_other(orders: list[list[str | None]]) -> None:
    games = [
        sitting("nyse", *((who, rank) for rank, who in enumerate(order, start=1)))
        for order in orders
    ]
    one, other = head_to_head("ada", "bela", games), head_to_head("bela", "ada", games)
    assert (one.ahead, one.behind) == (other.behind, other.ahead)
    total = sum(stats(p, games).points for p in ("ada", "bela", "clara"))
    assert total == 15 * len(games)
