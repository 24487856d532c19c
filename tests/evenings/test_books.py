from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.books import (
    LevelOffer,
    Run,
    Sitter,
    Sitting,
    between,
    company,
    head_to_head,
    level_offer,
    page,
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
    found = page("ada", GAMES)
    assert (found.played, found.won) == (5, 3)
    assert found.places == Counter({1: 3, 2: 1})
    assert found.points == 10 + 0 + 10, "games with other people alone"
    assert found.alone == {"cliff": 99}
    assert found.run == Run(2, "2026-11-03", "2026-11-04")
    assert (found.met["greedy"], found.beaten["greedy"]) == (2, 1), "a shared place beats nobody"


def test_v2_bots_take_no_place_from_people_who_play_together() -> None:
    among = page("ada", [sitting("nyse", (None, 1), ("ada", 2), ("bela", 3))])
    assert (among.won, among.places) == (1, Counter({1: 1}))
    alone = page("ada", [sitting("nyse", (None, 1), ("ada", 2))])
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
    total = sum(page(p, games).points for p in ("ada", "bela", "clara"))
    assert total == 15 * len(games)


LEVELS = ("casual", "able", "alert")


def duels(results: str, level: str = "able", game: str = "nyse", day: str = "01") -> list[Sitting]:
    """Return games against two bots of a level: won (w) or lost (l)."""
    ranks = {"w": (1, 2, 3), "l": (2, 1, 3)}
    ended = f"2026-11-{day}"
    tables = [zip(("ada", None, None), ranks[each], strict=True) for each in results]
    return [sitting(game, *table, level=level, ended=ended) for table in tables]


HARDER, EASIER = ("alert", "able", True), ("casual", "able", False)


@pytest.mark.parametrize(
    ("games", "offered"),
    [
        (duels("w"), None),
        (duels("ww"), (*HARDER, 2)),
        (duels("wlw"), None),
        (duels("wlwlw"), (*HARDER, 3)),
        (duels("wwl"), None),
        (duels("ww", "alert"), None),  # nobody is stronger
        (duels("w") + duels("w", game="exchange"), None),
        (duels("ll"), None),
        (duels("lll"), (*EASIER, 3)),
        (duels("llll"), None),  # once, and never again that day
        (duels("lll") + duels("l", day="02"), (*EASIER, 4)),
        (duels("lll", "casual"), None),  # nobody is weaker
        (duels("ww", "greedy"), None),  # no level of a table
        ([*duels("ww"), sitting("nyse", ("ada", 1), ("bela", 2), level="able")], None),
        ([*duels("ww"), sitting("nyse", ("ada", 1))], None),
    ],
)
def test_another_level_is_offered_after_wins_or_losses(
    games: list[Sitting], offered: tuple[str, str, bool, int] | None
) -> None:
    assert level_offer("ada", games, LEVELS) == (offered and LevelOffer(*offered))
    assert level_offer("bela", games, LEVELS) is None


def test_the_weakest_bot_counts_and_a_person_without_an_id_is_the_only_one() -> None:
    both = [Sitter(None, 1, 9), Sitter(None, 2, 8, "alert"), Sitter(None, 3, 7, "able")]
    offer = level_offer(None, [Sitting("nyse", tuple(both))] * 2, LEVELS)
    assert offer == LevelOffer("alert", "able", True, 2)
