"""bots/exec_bot.py: external programs as players, good and bad ones, and some that never play."""

import shlex
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from stockgames.bots import exec_bot
from stockgames.bots.exec_bot import MOST_STARTS, ExecBot, ExecError
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE

EXAMPLE = Path(__file__).with_name("example_bot.py")
BUDGET = Budget(1)
Make = Callable[..., ExecBot]


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def make(said: list[str]) -> Iterator[Make]:
    bots: list[ExecBot] = []

    def make_bot(*words: str, game_id: str = "nyse", seconds: float = 20.0) -> ExecBot:
        command = shlex.join([sys.executable, *words])
        bots.append(ExecBot(command, registry.load(game_id), Random(1), seconds, said.append))
        return bots[-1]

    yield make_bot
    for bot in bots:
        bot.close()


def deal(game_id: str) -> Match:
    usual = registry.meta(game_id).usual_seats
    seats = [SeatInfo(name=f"Seat {n}", player="bot:exec") for n in range(usual)]
    return Match.deal(registry.load(game_id), seats, {}, "seed")


def choose(bot: ExecBot, match: Match) -> object:
    """Ask the bot about the position and check that its answer is legal."""
    seat = match.actors[0]
    action = bot.choose(match.view(seat), BUDGET)
    match.check(seat, action)
    return action


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_example_plays_every_game_to_its_end(make: Make, said: list[str], game_id: str) -> None:
    bot, match, rng = make(str(EXAMPLE), game_id=game_id), deal(game_id), Random(2)
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        elif seat == 0:
            match.act(seat, bot.choose(match.view(seat), BUDGET))
        else:
            match.act(seat, match.game.sample_action(match.view(seat), rng))
    assert said == []


BAD = {
    "no JSON": "for line in sys.stdin: print('take blue', flush=True)",
    "no object": "for line in sys.stdin: print('[1]', flush=True)",
    "no such move": 'for line in sys.stdin: print(\'{"do": "win"}\', flush=True)',
    "nested": "for line in sys.stdin: print('[' * 100000, flush=True)",
    "unknown colour": 'for line in sys.stdin: print(\'{"do": "take", "color": "x"}\', flush=True)',
}


@pytest.mark.parametrize("code", BAD.values(), ids=BAD.keys())
def test_a_bad_answer_is_told_and_a_legal_move_made(make: Make, said: list[str], code: str) -> None:
    bot, match = make("-c", f"import sys\n{code}"), deal("nyse")
    choose(bot, match)
    assert len(said) == 1
    assert said[0].startswith("no move: ")
    assert "\n" not in said[0]


def test_a_move_against_the_rules_is_reported(make: Make, said: list[str]) -> None:
    stop = 'for line in sys.stdin: print(\'{"do": "stop"}\', flush=True)'
    choose(make("-c", f"import sys\n{stop}"), deal("nyse"))
    assert said == ['not allowed: {"do": "stop"}']


def test_silence_ends_in_time_and_is_reported(make: Make, said: list[str]) -> None:
    bot = make("-c", "import time\ntime.sleep(600)", seconds=0.2)
    choose(bot, deal("nyse"))
    assert said == [f"{sys.executable}: no answer in 0.2 seconds"]


def test_a_program_that_reads_nothing_is_not_waited_for(
    make: Make, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exec_bot, "view_to_json", lambda codec, view: {"long": "x" * 1_000_000})
    bot = make("-c", "import time; time.sleep(600)", seconds=0.2)
    choose(bot, deal("nyse"))
    assert "no answer in 0.2 seconds" in said[0]


def test_a_program_that_ended_between_questions_is_noticed(make: Make, said: list[str]) -> None:
    bot = make(str(EXAMPLE), seconds=600.0)
    match = deal("nyse")
    choose(bot, match)
    assert bot._program is not None
    bot._program._process.kill()
    bot._program._process.wait()
    choose(bot, match)
    assert "ended with status" in said[0]


def test_a_program_that_ends_is_started_again_a_few_times(make: Make, said: list[str]) -> None:
    bot, match = make("-c", "input(); print('{}', flush=True)"), deal("nyse")
    for _ in range(2 * MOST_STARTS + 3):
        choose(bot, match)
    assert sum("ended with status 0" in line for line in said) == MOST_STARTS
    assert all("ended" in line or "no move" in line for line in said)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("-c", "raise SystemExit(3)"), "status 3"),
        (("-c", "import no_such_module"), "status 1"),
        (("no-such-bot.py",), "status 2"),
        (("-c", "import os; os.close(1); input(); input()"), "output closed"),
    ],
)
def test_a_program_that_ends_each_time_before_it_has_answered_is_an_error(
    make: Make, said: list[str], words: tuple[str, ...], why: str
) -> None:
    bot, match = make(*words), deal("nyse")
    for _ in range(MOST_STARTS - 1):
        choose(bot, match)
    with pytest.raises(ExecError, match=why):
        choose(bot, match)
    assert len(said) == MOST_STARTS - 1


def test_a_program_that_is_late_is_no_error(make: Make, said: list[str]) -> None:
    bot, match = make("-c", "input(); import time; time.sleep(600)", seconds=0.2), deal("nyse")
    for _ in range(MOST_STARTS + 1):
        choose(bot, match)
    assert len(said) == MOST_STARTS


def test_a_flood_is_bounded_and_stale_answers_do_not_count(make: Make, said: list[str]) -> None:
    flood = "import sys\nwhile True: print('x' * 1000, flush=True)"
    choose(make("-c", flood), deal("nyse"))
    assert len(said) == 1


def test_a_program_with_more_to_say_leaves_no_thread(make: Make) -> None:
    before = set(threading.enumerate())
    bot = make("-c", "import sys\nwhile True: print('x' * 1000, flush=True)")
    choose(bot, deal("nyse"))
    bot.close()
    for thread in set(threading.enumerate()) - before:
        thread.join(60)
        assert not thread.is_alive()


LEAVES_A_CHILD = """\
import pathlib, subprocess, sys, time

folder = pathlib.Path(__file__).parent
if len(sys.argv) == 1:
    subprocess.Popen([sys.executable, __file__, "child"])
    time.sleep(600)
for _ in range(400):
    if not (folder / "go").exists():
        time.sleep(0.05)
(folder / "over").touch()
"""


def test_a_program_is_let_go_without_waiting_for_its_children(make: Make, tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(LEAVES_A_CHILD, encoding="utf-8")
    bot = make(str(program), seconds=1.0)
    choose(bot, deal("nyse"))
    bot.close()
    assert not (tmp_path / "over").exists()
    (tmp_path / "go").touch()


@pytest.mark.parametrize("name", ["/no/such/program", "no-such-program", ".", "'a\0b'", "text"])
def test_a_missing_program_is_an_error(said: list[str], tmp_path: Path, name: str) -> None:
    (tmp_path / "text").write_text("no program")
    command = str(tmp_path / "text") if name == "text" else name
    bot = ExecBot(command, registry.load("nyse"), Random(1), 1.0, said.append)
    with pytest.raises(ExecError, match="cannot be started"):
        choose(bot, deal("nyse"))
    assert said == []


@pytest.mark.parametrize("command", ["", "  ", "'open"])
def test_a_command_that_is_none_is_an_error(command: str) -> None:
    with pytest.raises(ExecError):
        ExecBot(command, registry.load("nyse"), Random(1))


def test_it_is_told_its_own_view_and_nothing_else(make: Make, tmp_path: Path) -> None:
    log = tmp_path / "asked.jsonl"
    code = f"""import sys
for line in sys.stdin:
    open({str(log)!r}, "a").write(line)
    print("no", flush=True)"""
    bot, match = make("-c", code, game_id="exchange"), deal("exchange")
    choose(bot, match)
    asked = log.read_text()
    setup = match.setup.model_dump()
    assert all(card in asked for card in setup["founders"][0])
    others = {card for hand in setup["founders"][1:] for card in hand}
    assert not any(f'"{card}"' in asked for card in others)
