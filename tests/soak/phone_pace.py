"""Measures how long a phone waits from its press to its new page, with eight phones at a table.

    python -m tests.soak.phone_pace [--games nyse,portfolio] [--presses 300] [--think 1.0]

Seven phones without a page and one page of a headless Chromium press at random, each after up to
twice `--think` seconds; who finds no seat watches. Prints the median and what 95 of 100 presses
stay under: from a press to the answer, and from a click to the frame that shows it; and the time of
a processor that the app needs for a press with all that follows from it, which other programs on
the computer change little (Linux).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import time
from contextlib import ExitStack
from random import Random
from threading import Event, Thread
from urllib.parse import urlsplit

from tests.phones.desk import Phone, pressed
from tests.soak.phone_pages import (
    LOOK,
    PLAYERS,
    PRESS,
    Page,
    browser,
    door_process,
    open_page,
    processor_time,
    sit_down,
)

PHONES = 8
SEATS = {"nyse": 6, "portfolio": 6, "exchange": 6, "stock-exchange": 8}
_PATIENCE = 15
"""The seconds without a press after which the game is over."""
WATCH = """
  window.paces = [];
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      this.addEventListener("message", () => {
        const began = this.since;
        this.since = 0;
        if (began) requestAnimationFrame(() => setTimeout(() =>
          paces.push(performance.now() - began)));
      });
    }
    send(data) {
      if (JSON.parse(data).type === "press") this.since = performance.now();
      super.send(data);
    }
  };
"""


class TimedPhone(Phone):
    """A phone that thinks before it presses, and remembers how long each answer took."""

    def __init__(self, port: int, rng: Random, think: float) -> None:
        super().__init__(port, rng)
        self.rng, self.think = rng, think
        self.waits: list[float] = []

    async def play_until(self, over: Event) -> None:
        since, due = 0.0, 0.0
        while not over.is_set():
            wait = max(0.01, due - time.monotonic()) if due else 0.5
            try:
                async with asyncio.timeout(wait):
                    told = await self.hear()
            except TimeoutError:
                if due and time.monotonic() >= due:
                    due = 0.0
                    if name := pressed(self.told, self.rng) if self.told["asked"] else "":
                        self.presses += 1
                        since = time.perf_counter()
                        await self.press(name)
                continue
            if told["type"] == "table":
                self.told = told
                if since:
                    self.waits.append(time.perf_counter() - since)
                    since = 0.0
                if told["asked"] and not due:
                    due = time.monotonic() + self.rng.uniform(0, 2 * self.think)
        await self.leave()


async def sit_all(port: int, key: str, phones: list[TimedPhone], seats: int, over: Event) -> None:
    for number, phone in enumerate(phones, 1):
        await phone.come(key, number if number < seats else None)
    await asyncio.gather(*(phone.play_until(over) for phone in phones))


def shown(values: list[float]) -> str:
    if not values:
        return "none"
    ordered = sorted(values)
    half, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"median {half * 1000:.0f} ms, 95 % {most * 1000:.0f} ms ({len(ordered)})"


def press_page(page: Page, rng: Random) -> None:
    found = page.value(LOOK)
    if isinstance(found, dict):
        name = json.dumps(pressed(found, rng))
        if page.value(f"{PRESS}({name})") == "opened":
            page.value(f"{PRESS}({name})")


def measure(tools: str, game_id: str, presses: int, think: float) -> str:
    rng, over, seats = Random(1), Event(), SEATS[game_id]
    with (
        door_process(game_id, "1", "h" * seats, left=0) as (process, url),
        ExitStack() as stack,
    ):
        page = open_page(tools, stack, (390, 844), "en", WATCH)
        sit_down(page, url, 0)
        parts = urlsplit(url)
        phones = [TimedPhone(parts.port or 0, Random(n), think) for n in range(1, PHONES)]
        sat = sit_all(parts.port or 0, parts.fragment, phones, seats, over)
        thread = Thread(target=asyncio.run, args=(sat,))
        thread.start()
        used = processor_time(process)
        count, last, due = 0, time.monotonic(), 0.0
        while count < presses and (now := time.monotonic()) - last < _PATIENCE:
            if now > due:
                press_page(page, rng)
                due = now + rng.uniform(0, 2 * think)
            time.sleep(0.02)
            if count != (count := sum(len(phone.waits) for phone in phones)):
                last = now
        used = processor_time(process) - used
        over.set()
        thread.join()
        paces = [pace / 1000 for pace in page.value("paces") or []]
        page.call("Page.close")
    waits = [wait for phone in phones for wait in phone.waits]
    each = 1000 * used / max(1, len(waits) + len(paces))
    text = f"answer {shown(waits)}; page {shown(paces)}; {each:.0f} ms of a processor a press"
    return f"{game_id}: {text}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(PLAYERS))
    parser.add_argument("--presses", type=int, default=300, help="of the phones without a page")
    parser.add_argument("--think", type=float, default=1.0, help="seconds before a press")
    parser.add_argument("--browser", default=shutil.which("chromium") or "")
    asked = parser.parse_args()
    if not asked.browser:
        print("no browser: install chromium, or name one with --browser")
        return 2
    with browser(asked.browser) as tools:
        for game_id in asked.games.split(","):
            print(measure(tools, game_id, asked.presses, asked.think), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
