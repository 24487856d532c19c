"""Drops the lines of phones at every position of whole games: no seat may be lost (Linux).

    python -m tests.soak.phone_drops [--games nyse,portfolio] [--drops 1000] [--idle 10]

Phones play over real sockets. After each press one of them loses its line without a farewell, or
the next one of its messages is lost with it; it comes back with its token, and must get the same
table as before. Prints how many drops lost a seat, what a seat costs in memory, and how much of a
processor a table with and without phones needs while nobody presses.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from tests.phones.desk import Phone, pressed
from tests.soak.phone_pace import SEATS
from tests.soak.phone_pages import PLAYERS, door_process, processor_time

CALM: Final = 0.4
"""The seconds without a message after which a table is at rest."""
_PASSING: Final = {"notice", "hint", "is_hint_coming", "log", "people"}
"""What need not be the same after coming back."""


class DroppedPhone(Phone):
    """A phone that can lose its line."""

    async def latest(self) -> dict[str, Any]:
        """Return the table once nothing more comes."""
        while True:
            try:
                async with asyncio.timeout(CALM if self.told else 10):
                    told = await self.hear()
            except TimeoutError:
                return self.told
            assert told["type"] in ("table", "seated", "door"), told
            if told["type"] == "table":
                self.told = told

    async def drop(self) -> None:
        """Lose the line as a phone does that leaves the network, and come back."""
        assert self._line is not None
        self._line.transport.abort()
        await self.come()


def memory(process: int) -> float:
    """Return a process's resident memory in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


def busy(process: int, seconds: float) -> float:
    """Return how much of a processor a process uses while nothing happens, in per cent."""
    before = processor_time(process)
    time.sleep(seconds)
    return 100 * (processor_time(process) - before) / seconds


async def play(url: str, process: int, seats: int, drops: int, idle: float, rng: Random) -> str:
    parts = urlsplit(url)
    phones = [DroppedPhone(parts.port or 0, rng) for _ in range(seats)]
    alone = busy(process, idle)
    costs = [memory(process)]
    for seat, phone in enumerate(phones):
        await phone.come(parts.fragment, seat)
        await phone.latest()
        costs.append(memory(process))
    asleep = busy(process, idle)
    lost = moved = made = 0
    for turn in count():
        tables = await asyncio.gather(*(phone.latest() for phone in phones))
        if made >= drops or any(told["is_over"] for told in tables):
            break
        dropped = phones[turn % seats]
        for again in (True, False):  # something late may have come between
            before = {name: told for name, told in dropped.told.items() if name not in _PASSING}
            await dropped.drop()
            await dropped.latest()
            made += 1
            lost += dropped.told["you"] != turn % seats
            if all(dropped.told[name] == told for name, told in before.items()):
                break
            moved += not again
        asked = [phone for phone in phones if phone.told["asked"]]
        presser = rng.choice(asked or phones)
        if name := pressed(presser.told, rng):
            presser.presses += 1
            await presser.press(name)
            if rng.random() < 0.3:  # the answer is lost; the same press comes again
                await presser.drop()
                await presser.press(name)
                made += 1
    each = (costs[-1] - costs[1]) / max(1, seats - 1)
    for phone in phones:
        await phone.leave()
    return (
        f"{made} drops, {lost} lost a seat, {moved} came back to another table; "
        f"{each:.1f} MB a seat (the first {costs[1] - costs[0]:.1f}); "
        f"at rest {alone:.1f} % of a processor, with {seats} phones {asleep:.1f} %"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(PLAYERS))
    parser.add_argument("--drops", type=int, default=250, help="the most in each game")
    parser.add_argument("--idle", type=float, default=10, help="seconds of rest that are measured")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = 0
    for game_id in asked.games.split(","):
        seats, rng = SEATS[game_id], Random(asked.seed)
        with door_process(game_id, str(asked.seed), "h" * seats, 0) as (process, url):
            told = asyncio.run(play(url, process, seats, asked.drops, asked.idle, rng))
        wrong += ", 0 lost a seat, 0 came back" not in told
        print(f"{game_id}: {told}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
