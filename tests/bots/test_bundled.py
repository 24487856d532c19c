"""A bundle loads PyInstaller's multiprocessing hook when a process is started, not before."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from stockgames.bots.bundled import HOOK
from stockgames.bots.decide import CHARACTERS, EVEN, UnknownCharacterError, character
from stockgames.bots.player import Weighed
from stockgames.bots.playout import legal_among
from stockgames.bots.process import REPLY_DELAY, reply_delay
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Action
from stockgames.games.nyse.actions import DISCARD
from stockgames.games.portfolio.actions import Offer
from tests.games.nyse.table import GAME
from tests.named import Named

SHOWN = """
import sys
from stockgames.bots.bundled import serve_as_worker, let_start_processes
{frozen}
print("{hook}" in sys.modules)
let_start_processes()
print("{hook}" in sys.modules)
serve_as_worker()
print("went on")
"""


def shown(folder: Path, frozen: str, *words: str) -> list[str]:
    """Return the output of a program that finds a hook of that name in a folder."""
    told = 'import multiprocessing as m; m.freeze_support = lambda: print("asked")'
    (folder / f"{HOOK}.py").write_text(told, encoding="utf-8")
    code = SHOWN.format(frozen=frozen, hook=HOOK)
    ended = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(folder)!r})\n{code}", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    return ended.stdout.split("\n")[:-1]


@pytest.mark.parametrize(
    ("frozen", "loaded"), [("", ["False", "False"]), ("sys.frozen = True", ["False", "True"])]
)
def test_only_a_bundle_asks_the_hook(tmp_path: Path, frozen: str, loaded: list[str]) -> None:
    found = shown(tmp_path, frozen)
    assert found[:2] == loaded
    assert found[2:] == (["asked", "went on"] if frozen else ["went on"])


USUAL = Weighed(Named("usual"), 9, 0.5, rival=5)
CALM = Weighed(Named("calm"), 9, 0.5, rival=6)
RICH = Weighed(Named("rich"), 9, 0.5, rival=9)
MEAN = Weighed(Named("mean"), 9, 0.5, rival=2)
STAKES: dict[Action, float] = {
    USUAL.action: 4,
    CALM.action: 1,
    RICH.action: 9,
    MEAN.action: 6,
}


@pytest.mark.parametrize(
    ("name", "favourite"),
    [("even", USUAL), ("cautious", CALM), ("ambitious", RICH), ("spiteful", MEAN)],
)
def test_every_character_has_a_favourite_of_its_own(name: str, favourite: Weighed) -> None:
    assert character(name).favourite([USUAL, CALM, RICH, MEAN], STAKES.__getitem__) is favourite


@pytest.mark.parametrize("name", CHARACTERS)
def test_of_equals_it_takes_the_first_and_one_is_enough(name: str) -> None:
    twin = Weighed(Named("twin"), 9, 0.5, rival=5)
    assert character(name).favourite([USUAL, twin], lambda action: 4) is USUAL
    assert character(name).favourite([MEAN], STAKES.__getitem__) is MEAN


def test_characters_are_known_by_their_ids_and_even_is_the_first() -> None:
    assert [entry.id for entry in CHARACTERS.values()] == [*CHARACTERS]
    assert next(iter(CHARACTERS.values())) is EVEN


def test_an_unknown_character_is_named_with_those_that_are_known() -> None:
    with pytest.raises(UnknownCharacterError, match=r"'kind' \(known: even, cautious, ambitious"):
        character("kind")


@pytest.mark.parametrize(
    ("level", "width", "expected"),
    [
        ("shrewd", None, 4.0 + REPLY_DELAY),
        ("shrewd/spiteful", 7, 4.0 + REPLY_DELAY),
        ("casual", 7, 4.0 + REPLY_DELAY),
        ("shrewd", 1, REPLY_DELAY),
        ("greedy", None, REPLY_DELAY),
        ("careless/cautious", 1, REPLY_DELAY),
        ("random", None, 0.0),
        ("of-a-later-release", None, REPLY_DELAY),
    ],
)
def test_an_answer_is_held_by_what_all_know(level: str, width: int | None, expected: float) -> None:
    assert reply_delay(level, width, 4.0) == expected


def test_a_bot_may_offer_what_no_list_of_actions_holds() -> None:
    game = registry.load("portfolio")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:greedy")] * 3, {}, "offers")
    rng, view, offer = Random(1), match.view(match.actors[0]), None
    while not isinstance(offer, Offer):
        match.act(view.viewer, offer or game.sample_action(view, rng))
        view = match.view(match.actors[0])
        offer = game.bargain(view, rng)
    assert offer not in view.legal
    assert legal_among(game, view, [offer, *view.legal], Random(0)) == [offer, *view.legal]
    assert legal_among(game, view, [replace(offer, to=view.viewer)], Random(0)) == []


@pytest.mark.parametrize("count", [0, 1, 3])
def test_listed_actions_need_no_world(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    match = Match.deal(GAME, [SeatInfo(name="A", player="bot:greedy")] * 2, {}, "listed")
    view = match.view(match.actors[0])
    monkeypatch.setattr(type(GAME), "determinize", None)
    listed = list(view.legal[:count])
    assert legal_among(GAME, view, listed, Random(0)) == listed


def test_what_is_allowed_keeps_its_order_and_the_rest_goes() -> None:
    match = Match.deal(GAME, [SeatInfo(name="A", player="bot:greedy")] * 2, {}, "order")
    view = match.view(match.actors[0])
    first, second, *_ = view.legal
    waiting = match.view(1 - view.viewer)
    assert legal_among(GAME, waiting, [DISCARD[0]], Random(0)) == []
    assert legal_among(GAME, view, [second, Named("all chips"), first], Random(0)) == [
        second,
        first,
    ]
