"""Each distinction with a game that has it, and one that just misses it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace as Some
from typing import Any

import pytest

from stockgames.analysis.distinctions import distinctions, finished, found_in, had
from stockgames.bots.levels import STEPS
from stockgames.engine import registry
from stockgames.engine.game import Finished
from stockgames.engine.history import Moment
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Event, Result
from stockgames.games.exchange import events as x
from stockgames.games.nyse import events as n
from stockgames.games.nyse.parts import CRASHED
from stockgames.games.portfolio import events as p
from stockgames.games.portfolio.parts import NONE, Portfolio
from stockgames.games.stock_exchange import history as stock_exchange

TESTS = {one.id: one.test for _, one in distinctions()}
GAMES = registry.game_ids()[:4]


def told(
    *moves: Sequence[Event],
    first: bool = True,
    bots: str = "able able",
    hints: int = 0,
    late: Sequence[Sequence[int]] = (),
    last: Any = None,
    steps: Sequence[Any] = (),
    before: Any = None,
) -> Finished:
    """Return a finished game of seat 0 that consists of what a test says."""
    shown: Any = [*(steps or (Some(seat=0, view=before) for _ in ([], *moves))), Some(view=last)]
    for number, step in enumerate(shown):
        step.number, step.events = number, moves[number - 1] if 0 < number <= len(moves) else ()
    return Finished(
        seat=0,
        is_first=first,
        late=late if first else (),
        bots=bots.split(),
        hints=hints,
        steps=shown,
    )


def crash(mover: int, *chips: tuple[int, int, int, int]) -> dict[str, Any]:
    """Return a game in which red crashes while the seats hold these chips."""
    step = Some(seat=mover, view=Some(chips=chips))
    moved = n.MarkerMoved(color=2, before=11, after=CRASHED)
    return {"moves": [[moved]], "steps": [Some(view=None), step]}


def nyse_end(chips: tuple[int, ...], prices: tuple[int, ...]) -> Any:
    value = sum(a * b for a, b in zip(chips, prices, strict=True))
    return Some(chips=[chips], price=prices.__getitem__, value=lambda seat: value)


def bought(at: int, chips: tuple[int, ...], prices: tuple[int, ...]) -> dict[str, Any]:
    """Return a game in which the first green chip was taken at this price, and its end."""
    steps = [Some(view=Some(price=[0, 0, 0, price].__getitem__)) for price in (at, 5)]
    took = [[n.Took(seat=0, color=3)], [n.Took(seat=0, color=3)]]
    return {"moves": took, "steps": steps, "last": nyse_end(chips, prices)}


def acquired(seat: int = 0, number: int = 1, cost: int = 6, value: int = 4) -> p.Acquired:
    return p.Acquired(
        seat=seat, owner=2, portfolio=number, low=1, high=3, card=4, cost=cost, value=value
    )


def collected(seat: int = 0, final: bool = False) -> p.Collected:
    return p.Collected(seat=seat, amount=9, final=final)


def capped(*caps: tuple[int, int]) -> Any:
    return Some(portfolios=[Portfolio(i, 0, 1, 3, *both) for i, both in enumerate(caps)])


def popped(*votes: x.VoteShown, pops: int = 1, steps: int = 2, held: int = 0) -> dict[str, Any]:
    """Return a game in which bonds rise from $70 past the end of the board at $80, or not."""
    moved = x.PriceMoved(security=2, before=70, after=20, steps=steps, pops=pops)
    before = Some(floor=20, ceiling=80, shares=[(9, 9, held)])
    return {"moves": [[*votes, moved]], "before": before}


def vote(by: int, *, seat: int = 0, security: int = 2, lobby: bool = False) -> x.VoteShown:
    return x.VoteShown(seat=seat, security=security, by=by, lobby=lobby)


def sold(shares: int, fell: int, *, later: bool = False, steps: int = -1, pops: int = 0) -> Any:
    """Return a game in which banks are sold, and their price changes in the next round."""
    trade = x.Traded(seat=0, security=0, shares=-shares, price=70)
    moved = x.PriceMoved(security=0, before=70, after=70 - fell, steps=steps, pops=pops)
    rounds = [[trade], [x.RoundBegan(round=2)], *([[x.RoundBegan(round=3)]] if later else [])]
    return {"moves": [*rounds, [moved]]}


def called(*seats: int | None) -> dict[str, Any]:
    rounds = enumerate(seats, 2)
    return {"moves": [[x.RoundBegan(round=r), x.LobbyistCalled(seat=seat)] for r, seat in rounds]}


def audited(own: tuple[int, ...], earned: tuple[int, ...] = (1, 9, 5), spent: int = 0) -> Any:
    laid = [Some(exchange=(1,) * spent)]
    return Some(
        audit=Some(
            payouts=[Some(stocks=own)],
            statements=[Some(earnings=each) for each in earned],
            submissions=[laid],
        )
    )


HAS: list[tuple[str, dict[str, Any]]] = [
    ("bell", {"first": False, "bots": ""}),
    ("ground", {"bots": "casual shrewd"}),
    ("shrewder", {"bots": "shrewd shrewd"}),
    ("cellar", {"late": [[1, 2, 2], [9, 2, 2]]}),
    ("doubt", {"late": [[3, 2, 2], [9, 2, 8]]}),
    ("step", {"first": False} | crash(0, (9, 9, 0, 9), (0, 0, 2, 0), (0, 0, 2, 0))),
    ("irony", crash(1, (0, 0, 3, 0), (0, 0, 0, 0))),
    ("crop", {"last": nyse_end((3, 0, 4, 0), (4, 0, 3, 0))}),
    ("one-five", bought(1, (0, 0, 0, 1), (0, 0, 0, 5))),
    ("hostile", {"first": False, "moves": [[acquired(number=number)] for number in (1, 2, 3)]}),
    ("paid", {"first": False, "moves": [[acquired()], *[[collected()]] * 4, [collected(0, True)]]}),
    ("poor", {"moves": [[p.Drew(seat=0, cards=2, cost=0, pauper=True)]]}),
    ("shut", {"last": capped((5, 6), (5, 6), (5, 6))}),
    ("pop", {"first": False} | popped(vote(1))),
    ("pop", popped(vote(1), vote(1, lobby=True), steps=3)),
    ("music", {"first": False} | sold(4, 40)),
    ("music", sold(4, -10, steps=3, pops=1)),
    ("cash", {"last": Some(shares=[(0, 0, 0), (1, 1, 1)])}),
    ("lobbyist", {"first": False} | called(0, 0, 0)),
    ("majority", {"first": False, "last": audited((4, 4, 0))}),
    ("unmoved", {"last": audited((4, 0, 0))}),
]
MISSES: list[tuple[str, dict[str, Any]]] = [
    *[("ground", {"bots": bots}) for bots in ("sleepy able", "casual greedy", "able", "")],
    ("ground", {"first": False}),
    ("shrewder", {"bots": "shrewd shrewd", "hints": 1}),
    ("shrewder", {"bots": "shrewd able"}),
    ("cellar", {"late": [[1, 1, 2], [9, 2, 2]]}),
    ("cellar", {"late": [[1, 2, 2]], "first": False}),
    ("cellar", {}),
    ("doubt", {"late": [[3, 2, 2], [9, 2, 9]]}),
    ("doubt", {}),
    ("step", crash(0, (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 2, 0))),
    ("step", crash(1, (0, 0, 0, 0), (0, 0, 2, 0), (0, 0, 2, 0))),
    ("step", crash(0, (0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 2, 0))),
    ("irony", crash(1, (0, 0, 2, 0))),
    ("irony", {"first": False} | crash(1, (0, 0, 3, 0))),
    ("crop", {"last": nyse_end((3, 0, 5, 0), (3, 0, 2, 0))}),
    ("crop", {"last": nyse_end((3, 5, 2, 0), (4, 2, 2, 0))}),
    ("one-five", bought(2, (0, 0, 0, 1), (0, 0, 0, 5))),
    ("one-five", bought(1, (0, 0, 0, 0), (0, 0, 0, 5))),
    ("one-five", bought(1, (0, 0, 0, 1), (0, 0, 0, 4))),
    ("hostile", {"moves": [[acquired(number=number)] for number in (1, 2)] + [[acquired(1)]]}),
    ("paid", {"moves": [[acquired()], *[[collected()]] * 4, [collected(1)]]}),
    ("paid", {"moves": [[acquired()], *[[collected()]] * 5, [acquired(seat=1)]]}),
    ("paid", {"moves": [[acquired()], [acquired(seat=1)], *[[collected()]] * 5]}),
    ("poor", {"moves": [[p.Drew(seat=0, cards=2, cost=0, pauper=False)]]}),
    ("poor", {"moves": [[p.Drew(seat=1, cards=2, cost=0, pauper=True)]]}),
    ("shut", {"last": capped((5, 6), (5, 6), (5, NONE))}),
    ("pop", popped(vote(1), steps=3)),
    ("pop", popped(vote(1), held=1)),
    ("pop", popped(vote(1, seat=1))),
    ("pop", popped(vote(-1))),
    ("pop", popped(vote(1), pops=0, steps=1)),
    ("music", sold(3, 40)),
    ("music", sold(4, 30)),
    ("music", sold(4, 40, later=True)),
    ("cash", {"last": Some(shares=[(0, 0, 1)])}),
    ("lobbyist", called(0, 0)),
    ("lobbyist", called(0, 0, 0, None)),
    ("majority", {"last": audited((4, 3, 0))}),
    ("majority", {"last": audited((4, 0, 0), earned=(9, 1, 5))}),
    ("unmoved", {"last": audited((4, 0, 0), spent=1)}),
]


def test(name: str, facts: dict[str, Any]) -> bool:
    rest = {key: value for key, value in facts.items() if key != "moves"}
    return TESTS[name](told(*facts.get("moves", ()), **rest))


test.__test__ = False  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "facts"), HAS)
def test_a_game_that_has_it(name: str, facts: dict[str, Any]) -> None:
    assert test(name, facts)


@pytest.mark.parametrize(("name", "facts"), MISSES)
def test_a_game_that_just_misses_it(name: str, facts: dict[str, Any]) -> None:
    assert not test(name, facts)


def test_every_distinction_of_one_game_is_tried_here() -> None:
    tried = {name for name, _ in HAS} & {name for name, _ in MISSES}
    assert set(TESTS) - tried == {"bell", "gift", "rungs", "boxes", "whisker", "par"}, "tried below"


def played(game_id: str, seed: str, bots: str = "able") -> Match:
    """Return a game of one person and bots, in which all moves are legal and random."""
    game, rng = registry.load(game_id), Random(seed)
    seats = [SeatInfo(name="Ada", player="human")]
    for number in range(game.meta.usual_seats - 1):
        seats.append(SeatInfo(name=f"Bot {number}", player=f"bot:{bots}"))
    match = Match.deal(game, seats, {}, seed)
    match.play(lambda seat: game.sample_action(match.view(seat), rng))
    return match


@pytest.mark.parametrize("game_id", GAMES)
def test_whole_games_bring_what_their_result_says(game_id: str) -> None:
    match = played(game_id, "s")
    firsts = 0
    for seat, rank in enumerate(match.result().ranks):
        found = found_in(match, seat)
        assert found[0] == "bell"
        assert (f"box:{game_id}" in found) is ("ground" in found) is (rank == 1)
        assert ("rung:able" in found) is (rank == 1)
        firsts += rank == 1
    assert firsts


def test_a_thoughtful_gift_lowers_what_a_company_without_own_shares_earned() -> None:
    from stockgames.games.stock_exchange.history import goods_given

    seen = set[bool]()
    for seed in range(40):
        match = played("stock-exchange", str(seed))
        view: Any = match.view(None)
        steps: Any = tuple(match.steps(None))
        audit = view.audit
        for seat in range(8):
            given = [g for g in goods_given(steps, audit) if g.seat == seat]
            has = any(
                gift.amount <= -3000 and audit.payouts[seat].stocks[gift.others[0]] == 0
                for gift in given
            )
            assert ("gift" in found_in(match, seat)) is has
            seen.add(has)
        if seen == {True, False}:
            return
    pytest.fail("no game had such a gift")


@pytest.mark.parametrize(
    ("giver", "amount", "held", "has"),
    [(0, -3000, 0, True), (0, -2500, 0, False), (0, -9000, 1, False), (1, -3000, 0, False)],
)
def test_a_gift_must_cost_others_three_thousand(
    giver: int, amount: int, held: int, has: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = Moment("gift", 1, giver, amount, (2,))
    monkeypatch.setattr(stock_exchange, "goods_given", lambda *_: [given])
    assert test("gift", {"first": False, "last": audited((4, 0, held))}) is has


def test_what_does_not_count_brings_nothing() -> None:
    match = played("nyse", "s")
    study = match.play_on(3, match.seats, "t")
    study.replay((move.seat, move.action) for move in match.moves[3:])
    assert found_in(study, 0) == []
    own = next(number for number, move in enumerate(match.moves) if move.seat == 0)
    for asked in (1, 2):
        again = match.copy(own)
        again.act(0, match.moves[own].action, {"x_hints": asked})
        again.replay((move.seat, move.action) for move in match.moves[own + 1 :])
        assert bool(found_in(again, 0)) is (asked == 1)


def test_some_are_collected_in_several_games() -> None:
    def seals(games: list[tuple[int, list[str]]]) -> dict[str, int]:
        return {name: row for name, row in had(dict(games)).items() if ":" not in name}

    boxes = [(row, [f"box:{game}"]) for row, game in enumerate(GAMES, 1)]
    rungs = [(row, [f"rung:{level}"]) for row, level in enumerate(STEPS, 5)]
    assert seals([*boxes[:3], *rungs[1:]]) == {}
    bells = [(11, ["bell"]), (12, ["bell"])]
    assert seals([*boxes, *rungs, *bells]) == {"bell": 11, "rungs": 10, "boxes": 4}
    pars = [(row, [f"par:{game}"]) for row, game in enumerate(GAMES, 1)]
    assert seals([*pars[:2], (9, ["par:nyse"])]) == {}
    assert seals(pars) == {"par": 3}, "three of the four games are enough"


@pytest.mark.parametrize(
    ("game_id", "scores", "is_close"),
    [
        ("nyse", (9, 9, 2), True),
        ("nyse", (9, 8, 2), False),
        ("portfolio", (9, 2, 8), True),
        ("portfolio", (9, 9, 2), False),
        ("exchange", (90, 80, 10), True),
        ("exchange", (90, 70, 10), False),
        ("stock-exchange", (9000, 8000, 1), True),
        ("stock-exchange", (9000, 7999, 1), False),
        ("stock-exchange", (9000, 9000, 1), False),
    ],
)
def test_a_close_win_differs_by_game(
    game_id: str, scores: tuple[int, ...], is_close: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game_id, "s")
    many = (*scores, *[0] * (len(match.seats) - 3))
    monkeypatch.setattr(match, "result", lambda: Result((1, *[2] * (len(many) - 1)), many, {}))
    assert ("whisker" in found_in(match, 0)) is is_close
    assert "whisker" not in found_in(match, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_half_time_is_the_middle_turn_or_the_second_round(game_id: str) -> None:
    match = played(game_id, "s")
    history, first = match.history(None, all_up=True), match.result().ranks.index(1)
    assert history is not None
    late = finished(match, first).late
    turns = max(history.ends)
    half = {"exchange": 2, "stock-exchange": turns + 1}.get(game_id, (turns + 1) // 2)
    ends = {at: step for at, step in history.ends.items() if at >= half}
    lines = history.of(history.main)
    assert [row[0] for row in late] == [lines[first].values[step] for step in ends.values()]
    assert [sum(row) for row in late] == [
        sum(line.values[step] or 0 for line in lines) for step in ends.values()
    ]
