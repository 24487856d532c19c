"""A fifth game works everywhere without an edit; its interface is versioned."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from lemonade.rules.game import LemonadeView
from lemonade.rules.state import PriceLaid, PricesShown, SetPrice, Sky
from stockgames import api
from stockgames.__main__ import main
from stockgames.analysis.distinctions import distinctions, found_in
from stockgames.engine import registry
from stockgames.engine.errors import OptionError, RecordError, Refused, UnknownGameError
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo, read_record
from stockgames.engine.state import seen_as
from stockgames.engine.verify import replay, verify
from tests.toys import RULES


@pytest.fixture(autouse=True)
def _on_the_list() -> Iterator[None]:
    registry.register(RULES)
    yield
    registry.unregister("lemonade")


def opened(days: int = 2) -> Match:
    seats = [SeatInfo(name=name, player="bot:random") for name in ("Ada", "Ben", "Cleo")]
    return Match.deal(registry.load("lemonade"), seats, {"days": days}, "lemons")


def a_day(match: Match, order: tuple[int, ...], prices: tuple[int, ...]) -> None:
    for seat in order:
        match.act(seat, SetPrice(prices[seat]))
    match.act_chance()


def test_it_stands_on_the_list_while_it_is_registered() -> None:
    assert "lemonade" in registry.game_ids()
    assert registry.meta("lemonade").title == "Lemonade"
    registry.unregister("lemonade")
    with pytest.raises(UnknownGameError):
        registry.load("lemonade")
    registry.register(RULES)


def test_prices_are_laid_in_any_order_and_recorded_by_seat() -> None:
    one, other = opened(), opened()
    a_day(one, (2, 0, 1), (1, 2, 3))
    a_day(other, (0, 1, 2), (1, 2, 3))
    assert one.record() == other.record()
    assert [move.get("seat") for move in one.record().moves] == [0, 1, 2, None]
    verify(one.record())


def test_a_record_out_of_seat_order_is_refused() -> None:
    match = opened()
    a_day(match, (0, 1, 2), (1, 2, 3))
    data = match.record().model_dump(mode="json")
    data["moves"][0], data["moves"][1] = data["moves"][1], data["moves"][0]
    with pytest.raises(RecordError, match=r"move 1: .*seat order"):
        verify(Record.model_validate(data))


def test_a_record_may_stop_with_prices_laid_so_far() -> None:
    match = opened()
    match.act(2, SetPrice(3))
    match.act(0, SetPrice(1))
    record = match.record()
    assert [move["seat"] for move in record.moves] == [0, 2]
    again = verify(record)
    assert again.actors == match.actors == (1,)
    assert again.view(2) == match.view(2)


def test_nobody_sees_a_price_before_all_are_laid() -> None:
    match = opened()
    match.act(1, SetPrice(3))
    laid = {seat: seen_as(LemonadeView, match.view(seat)).laid for seat in (0, 1, None)}
    assert laid == {0: (0, 0, 0), 1: (0, 3, 0), None: (0, 0, 0)}
    assert match.events_for(0) == match.events_for(None) == []
    assert match.events_for(1) == [PriceLaid(seat=1, price=3, audience=(1,))]


def test_a_price_can_be_taken_back_until_another_seat_lays_one() -> None:
    match = opened()
    match.act(1, SetPrice(3))
    assert match.undo_point(1) == 0
    assert match.undo_point(0) == 1
    match.undo_to(0)
    match.act(1, SetPrice(2))
    match.act(0, SetPrice(2))
    assert match.undo_point(1) == 2
    assert match.undo_point(0) == 1
    match.act(2, SetPrice(1))
    assert isinstance(match.moves[-1].events[-1], PricesShown)
    assert [match.undo_point(seat) for seat in range(3)] == [3, 3, 3]


def test_the_sky_is_drawn_from_the_seed_whatever_order_prices_were_laid_in() -> None:
    skies = []
    for order in ((0, 1, 2), (2, 1, 0)):
        match = opened(days=3)
        for _ in range(3):
            a_day(match, order, (1, 2, 3))
        skies.append([move.action for move in match.moves if isinstance(move.action, Sky)])
        assert match.is_over
    assert skies[0] == skies[1]


def test_each_day_has_a_sky_of_its_own() -> None:
    seen = set()
    for seed in range(20):
        match = Match.deal(registry.load("lemonade"), opened().seats, {"days": 2}, str(seed))
        for _ in range(2):
            a_day(match, (0, 1, 2), (1, 1, 1))
        seen.add(tuple(move.action.sky for move in match.moves if isinstance(move.action, Sky)))
    assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_a_resumed_game_meets_the_same_sky() -> None:
    match = opened()
    for seat in range(3):
        match.act(seat, SetPrice(1))
    again = replay(read_record(match.record().to_json()), seed="lemons")
    assert again.preview_chance() == match.preview_chance()


def test_refusals_and_options() -> None:
    match = opened()
    for seat, action in ((0, SetPrice(5)), (0, Sky(0)), (-1, Sky(0)), (7, SetPrice(1))):
        with pytest.raises(Refused):
            match.act(seat, action)
    with pytest.raises(OptionError):
        match.game.resolve_options({"days": 4}, Random(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_command_line_simulates_and_verifies_it(
    seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"simulate lemonade --seats {seats} --players random --seed 7 --games 3"
    assert main([*text.split(), "--out", str(tmp_path)]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"lemonade-7-000{n}.json" for n in (1, 2, 3)]
    capsys.readouterr()
    assert main(["verify", *(str(tmp_path / name) for name in names)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" (")[0] for line in lines] == [f"{tmp_path / n}: ok" for n in names]


def test_check_game_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = opened()
    a_day(match, (0, 1, 2), (1, 2, 3))
    path = tmp_path / "bad.json"
    path.write_text(match.record().to_json().replace('"price": 2', '"price": 9'), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "move 2: no such price (L1)" in capsys.readouterr().out


def test_it_has_a_distinction_of_its_own_which_its_winner_gets() -> None:
    match, rng = opened(), Random(0)
    match.play(lambda seat: match.game.sample_action(match.view(seat), rng))
    own = [one.id for game, one in distinctions() if game == "lemonade"]
    assert own == ["lemonade-first"]
    for seat, rank in enumerate(match.result().ranks):
        assert ("lemonade-first" in found_in(match, seat)) is (rank == 1)


NAMES = Path(__file__).parent / f"version_{api.VERSION}.txt"
MODULES = ("", ".rules", ".table", ".words")


def names(module: str) -> list[str]:
    found = vars(import_module(f"stockgames.api{module}"))
    return sorted(name for name in found if not name.startswith("_") and name not in SUBMODULES)


SUBMODULES = ("annotations", "rules", "table", "words")


def test_every_name_of_this_version_is_there() -> None:
    listed = NAMES.read_text("utf-8").split()
    assert [f"{module}:{name}" for module in MODULES for name in names(module)] == listed


@pytest.mark.parametrize("module", MODULES)
def test_each_is_documented(module: str) -> None:
    found = vars(import_module(f"stockgames.api{module}"))
    things = [found[name] for name in names(module)]
    silent = [thing for thing in things if inspect.isclass(thing) or inspect.isfunction(thing)]
    assert [thing.__name__ for thing in silent if not inspect.getdoc(thing)] == []


@pytest.mark.parametrize("module", ["rules", "words"])
def test_rules_and_words_need_no_qt(module: str) -> None:
    ask = f"import sys, stockgames.api.{module}; print(any('PySide6' in m for m in sys.modules))"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"
