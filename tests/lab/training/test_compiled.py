"""NYSE's learner in C++ plays by the app's rules, sees the same features, and learns."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from shutil import which
from statistics import fmean
from typing import Any

import pytest

from stockgames.engine.value_network import Network
from stockgames.games.nyse import actions as a
from stockgames.games.nyse.ai.chances import Chances
from stockgames.games.nyse.ai.features import features
from stockgames.games.nyse.ai.foresight import Foresight
from stockgames.games.nyse.ai.playout import candidate_moves
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import BOARDS, SURRENDERING
from stockgames.games.nyse.state import NyseState
from stockgames.lab.training import compiled
from stockgames.lab.training.compiled import LearnerError, built, lines, network

CLOSE = 2e-4
"""The learner calculates with fewer digits."""


@pytest.fixture(scope="module")
def program() -> Iterator[Path]:
    """Return the learner, built by the compilers that this machine has."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", os.pathsep.join((os.environ["PATH"], os.defpath)))
        if which("c++") is None:
            pytest.skip("there is no C++ compiler, c++")
        with built() as made:
            yield made


def about(numbers: Any) -> Any:
    return pytest.approx(numbers, abs=CLOSE, rel=CLOSE)


def course(
    program: Path, table: str, games: int, traced: int = 0
) -> tuple[list[float], Network, Iterator[dict[str, Any]]]:
    """Return the figures of a short course, the network, and the traced games' lines."""
    found = [*lines(program, table, games, 1, GAME.weights, traced)]
    figures = [line["mean"] for line in found if "mean" in line]
    return figures, network(found[len(figures)]), iter(found[len(figures) + 1 :])


def name(action: a.NyseAction) -> str:
    """Return an action as the learner prints it."""
    match action:
        case a.Take(color):
            return f"t{color}"
        case a.Discard(color):
            return f"d{color}"
        case a.SpeculativeMarket(chip, marker):
            return f"m{chip}{marker}"
        case a.AggressiveInvestment(chip):
            return f"i{chip}"
        case a.StockSwap(chip, partner, want, give):
            return f"s{chip}{want}{partner}-{give.kind}"
        case a.Waive(chip):
            return f"w{chip}"
        case a.Surrender(marking):
            return f"g{marking}"
        case _:
            return "e"


def test_alone_it_foresees_what_the_app_does(program: Path) -> None:
    _, learned, traced = course(program, "alone", 300, 50)
    foresight, seen = Foresight(learned), 0
    position = foresight.start()
    for line in traced:
        if "score" in line:
            assert line["score"] == foresight.score(position)
            position = foresight.start()
            continue
        seen += 1
        prospects = foresight.prospects(position)
        assert line["features"] == list(foresight.features(position))
        assert line["value"] == about(foresight.value(position))
        assert [option for option, *_ in line["options"]] == [name(each) for each, _ in prospects]
        for (_, chances, values), (_, outcomes) in zip(line["options"], prospects, strict=True):
            assert chances == about([chance for chance, _ in outcomes])
            assert values == about([foresight.value(after) for _, after in outcomes])
        position = prospects[line["picked"]][1][line["drawn"]][1]
    assert seen > 2000


def test_at_tables_of_several_it_plays_and_judges_as_the_app_does(program: Path) -> None:
    _, learned, traced = course(program, "several", 300, 50)
    known, seen = Chances(learned, GAME.weights), 0
    for line in traced:
        if "seats" in line:
            state = _begun(line)
        elif "winner" in line:
            assert not state.actors
            assert state.result().ranks[line["winner"]] == 1
        else:
            seen += 1
            seat = state.actors[0]
            legal = {name(action): action for action in state.legal_actions(seat)}
            assert line["legal"] == list(legal)
            _compare(line, state, known)
            state.apply(seat, legal[line["picked"]])
    assert seen > 2000


def _begun(line: dict[str, Any]) -> NyseState:
    piles = [tuple(pile) for pile in line["piles"]]
    return NyseState(line["seats"], BOARDS["standard"], piles, line["first"])


def _compare(line: dict[str, Any], state: NyseState, known: Chances) -> None:
    seat, viewer, days = state.actors[0], line["viewer"], line["days"]
    for kind, myopic in (("usual", False), ("daily", True)):
        candidates = candidate_moves(state, seat, myopic, GAME.weights)
        assert line[kind] == about({name(action): gain for action, gain in candidates})
    if state.stage != SURRENDERING:
        found = features(state, viewer, days)
        assert [*map(sorted, line["features"])] == [*map(_sorted, found)]
    assert line["chances"] == about(known.judge(state, viewer, days))
    foreseen = {
        name(action): known.foreseen(state, seat, action, days)
        for action in known.sensible(state, seat)
    }
    assert set(line["foreseen"]) == set(foreseen)
    for action, chances in foreseen.items():
        assert line["foreseen"][action] == about(chances)


def _sorted(groups: Sequence[Sequence[int]]) -> list[int]:
    return sorted(chain.from_iterable(groups))


@pytest.mark.parametrize(("table", "least", "most"), [("alone", 45, 60), ("several", 0.5, 1.15)])
def test_it_learns_and_the_same_from_the_same_seed(
    program: Path, table: str, least: float, most: float
) -> None:
    """Random play earns $33M, and a guess without knowledge has a surprise of 1.32 nats."""
    figures, learned, _ = course(program, table, 3000)
    assert least < fmean(figures[-10:]) < most
    assert course(program, table, 3000)[1] == learned


@pytest.mark.parametrize("table", ["alone", "several"])
def test_what_never_came_says_nothing(program: Path, table: str) -> None:
    learned = course(program, table, 20)[1]
    assert [0.0] * len(learned.rows[0]) in learned.rows
    assert any(map(any, learned.rows))


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "which", lambda name: None)
    with pytest.raises(LearnerError, match="compiler"), built():
        pass
