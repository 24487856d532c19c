"""Plays one whole game of each kind by accessible names, over a real AT-SPI bus, under Xvfb.

Two people pass the screen with a curtain, and all moves have the usual pace.

`python -m tests.soak.ears [GAME …] [--log DIR]`, on Linux with Debian's `at-spi2-core`, `dbus`,
`xvfb`, `python3-gi` and `gir1.2-atspi-2.0`. The app is started normally; the player is another
process that gets announcements and presses objects by name (`tests.soak.bus`). Its log is
DIR/GAME.log; a game that can't be played to its end this way fails.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from stockgames.engine import registry
from stockgames.storage.settings import Settings
from stockgames.storage.settings_file import write_settings
from stockgames.ui.lobby.game_setup import GameSetup, bot, fresh_bot_name, people, to_values

ROOT = Path(__file__).parents[2]
PEOPLE = ("Ada", "Bea")
LISTENER = "/usr/bin/python3"
"""The system's Python, which has the bindings of the bus."""
_LONGEST = 3600
"""Seconds for one game."""
_PAIR = """
/usr/libexec/at-spi-bus-launcher --launch-immediately &
launcher=$!
"$1" -m stockgames & app=$!
"$2" -u -m tests.soak.bus "$3"; status=$?
kill $app $launcher 2>/dev/null
exit $status
"""


def settings() -> Settings:
    """Return settings with a set-up of each game for people, with bots if it needs more players."""
    wishes = {}
    for game in registry.game_ids():
        meta = registry.meta(game)
        chairs = people(PEOPLE, len(PEOPLE))
        while len(chairs) < max(3, min(meta.seats)):
            taken = {seat.name.casefold() for seat in chairs}
            chairs = (*chairs, bot(fresh_bot_name(taken), "greedy"))
        wishes[game] = to_values(GameSetup(game, chairs, handover="curtain"))
    return Settings(language="en", names=PEOPLE, thinking="brief", wishes=wishes)


def play(game: str, log: Path) -> bool:
    """Play a game; return whether it was played to its end."""
    with tempfile.TemporaryDirectory() as home:
        write_settings(Path(home), settings())
        env = {
            **os.environ,
            "STOCKGAMES_HOME": home,
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        pair = ["sh", "-c", _PAIR, "sh", sys.executable, LISTENER, game]
        line = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--", *pair]
        with log.open("w", encoding="utf-8") as out:
            run = subprocess.Popen(
                line,
                cwd=ROOT,
                env=env,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return run.wait(_LONGEST) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                _end(run)


def _end(run: subprocess.Popen[bytes]) -> None:
    """End what the run has started, and nothing else."""
    if sys.platform != "win32":  # Windows has neither such a bus nor process groups
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGTERM)
    run.wait()


def told(log: Path) -> str:
    """Return how it ended, and how many announcements there were."""
    lines = log.read_text(encoding="utf-8").splitlines()
    heard = sum(line.startswith("heard: ") for line in lines)
    presses = sum(line.startswith("press: ") for line in lines)
    last = next((line for line in reversed(lines) if line.startswith("result: ")), lines[-1:])
    return f"{heard} lines heard, {presses} presses; {last}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.ears", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_ids())
    parser.add_argument("--log", type=Path, default=Path("heard"))
    wanted = parser.parse_args(arguments)
    wanted.log.mkdir(parents=True, exist_ok=True)
    failed = 0
    for game in wanted.games:
        log = wanted.log / f"{game}.log"
        over = play(game, log)
        failed += not over
        print(f"{game}: {'over' if over else 'NOT PLAYED TO ITS END'}; {told(log)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
