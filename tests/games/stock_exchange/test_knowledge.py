"""What a seat may know, and what its submission is checked against (S11)."""

from __future__ import annotations

import pytest

from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import opened, play_round, played, truth, view


@pytest.mark.parametrize("moves", [0, 5, 12, 23])
def test_the_books_of_a_view_are_those_of_the_rules(moves: int) -> None:
    match = played(7, moves)
    for seat in range(8):
        assert books(view(match, seat)) == truth(match).books(seat)


def test_a_bystander_sees_who_has_sealed_and_nothing_of_anybody() -> None:
    seen = view(played(7, 13), None)
    assert seen.seat is None
    assert len(seen.actors) == 3
    assert seen.round == 2
    assert (seen.garnets, sum(seen.resources), sum(seen.stocks)) == (0, 0, 0)
    assert (seen.arrivals, seen.submissions, seen.laid, seen.audit) == ((), (), None, None)
    assert seen.fizzled == (None,)


def test_s4_only_diamonds_that_stay_at_home_tell_whether_they_turned_to_coal() -> None:
    match = opened()
    home = "diamond iron iron gold; {} iron, {} iron"
    away = "diamond iron iron gold; {} diamond!, {} iron"
    texts = {f"s{s}": home.format(s + 1, s + 2) for s in range(3)}
    play_round(match, **texts, s3=away.format(4, 5))
    assert [view(match, seat).fizzled for seat in range(5)] == [(True,)] * 3 + [(None,)] * 2


def test_s11_the_audit_lies_open_to_everybody_once_the_game_is_over() -> None:
    assert view(played(7, 23), 0).audit is None
    match = played(7)
    audits = [view(match, seat).audit for seat in (None, *range(8))]
    assert audits[0] is not None
    assert all(audit == audits[0] for audit in audits)
