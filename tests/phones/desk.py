"""A table without a window, whose people play on phones; and phones that press by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from PySide6.QtCore import QTimer
from websockets.asyncio.client import ClientConnection, connect

from stockgames.controllers.bot_scheduler import Thinker
from stockgames.controllers.stages import Handover
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.phones import wire
from stockgames.storage.journal import Journal
from tests.controllers.desk import Lot, Notebook

SEATS = {"nyse": 4, "exchange": 4, "portfolio": 3, "stock-exchange": 8}
NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Emil", "Freya", "Greta", "Hugo")


def dealt(game_id: str, seed: str, people: str = "", options: Mapping[str, Any] = {}) -> Match:
    """Deal a game to people (h) and bots (b), all of them people unless said otherwise."""
    who = people or "h" * SEATS[game_id]
    seats = [
        SeatInfo(name=NAMES[seat], player="human" if one == "h" else "bot:random")
        for seat, one in enumerate(who)
    ]
    return Match.deal(registry.load(game_id), seats, dict(options), seed)


LAST: dict[str, int] = {"nyse": 12, "exchange": 12, "portfolio": 8, "stock-exchange": 1}
"""How many moves are left when the phones take over."""


def late(game_id: str, seed: str, people: str = "", left: int = 0) -> Match:
    """Return a game near its end, in which the last moves are still to be made."""
    rng = Random(seed)
    match = dealt(game_id, seed, people)
    match.play(lambda seat: match.game.sample_action(match.view(seat), rng))
    return match.copy(max(0, len(match.moves) - (left or LAST[game_id])))


def table(
    match: Match,
    journal: Journal | None = None,
    thinker: Thinker | None = None,
    handover: Handover = Handover.CURTAIN,
    shows: int = 0,
) -> TableController:
    """Return a controller that shows each move for `shows` milliseconds; 0 is not at all."""
    made = TableController(match, journal or Notebook(len(match.moves)), thinker or Lot(), handover)
    timer = QTimer(made, singleShot=True, interval=shows)
    timer.timeout.connect(made.proceed)
    made.moved.connect((lambda _: timer.start()) if shows else (lambda _: made.proceed()))
    return made


def offered(told: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Return the names of what can be pressed: the choices, and the targets."""
    doing = told["doing"]
    choices = [c["name"] for g in doing["groups"] for c in g["choices"] if not c["why_not"]]
    return choices, [target["name"] for target in doing["targets"] if not target["why_not"]]


_SELDOM = ("step-back", "take-back", "sort-hand", "offer-deal", "leave-deal", "counter", "waive")


def pressed(told: Mapping[str, Any], rng: Random) -> str:
    """Return a name to press so that the game gets on; empty if there is none."""
    choices, targets = offered(told)
    main: list[str] = [
        c["name"]
        for g in told["doing"]["groups"]
        for c in g["choices"]
        if c["kind"] == "primary" and not c["why_not"]
    ]
    if main and rng.random() < 0.8:
        return main[0]
    held = next((one["name"] for one in told["doing"]["targets"] if one["picked"]), "")
    if held and "step-back" in choices and not main and rng.random() < 0.3:
        return "step-back"  # what is picked fits nowhere
    kinds = tuple(kind for kind in ("good-", "stock-") if held.startswith(kind) or not held)
    things = [name for name in targets if name.startswith(kinds)]
    steps = [name for name in things if ("-to-" in name) == bool(held and "-to-" not in held)]
    if steps:  # an envelope: a thing, and then whom it is for
        return rng.choice(steps)
    names = [*(name for name in choices if name not in _SELDOM or rng.random() < 0.05), *targets]
    picked: str = rng.choice(names or choices or [""])
    return picked


class Phone:
    """A phone's page without a page: connects, takes a seat and presses."""

    told: dict[str, Any]

    def __init__(self, port: int, rng: Random) -> None:
        self.url = f"ws://127.0.0.1:{port}/table"
        self.origin = f"http://127.0.0.1:{port}"
        self.token = ""
        self.told = {}
        self.presses = 0
        self._rng = rng
        self._line: ClientConnection | None = None

    async def come(self, code: str = "", seat: int | None = None) -> None:
        """Take a seat by the door's code, or come back with the token."""
        self._line = await connect(self.url, origin=self.origin, open_timeout=None)  # type: ignore[arg-type]
        if self.token:
            await self.send(type="hello", token=self.token)
        else:
            await self.send(type="hello", token=code)
            assert (await self.hear())["type"] == "door"
            await self.send(type="sit", seat=seat)
            while (told := await self.hear())["type"] == "door":
                pass  # somebody else came
            self.token = told["token"]

    async def send(self, **message: Any) -> None:
        assert self._line is not None
        await self._line.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        assert self._line is not None
        found: dict[str, Any] = json.loads(await self._line.recv())
        return found

    async def play(self) -> dict[str, Any]:
        """Press at random whenever something can be pressed; return the table at the end."""
        told = await self.hear()
        while True:
            if told["type"] == "table":
                self.told = told
                if told["is_over"]:
                    return told
                name = pressed(told, self._rng) if told["asked"] else ""
                if name:
                    self.presses += 1
                    await self.press(name)
            told = await self.hear()

    async def press(self, name: str) -> None:
        await self.send(type="press", id=f"p{self.presses}", n=self.told["n"], name=name)

    async def leave(self) -> None:
        if self._line is not None:
            await self._line.close()


def people_of(match: Match) -> tuple[wire.Person, ...]:
    """Return the seats as a door lists them."""
    return tuple(
        wire.Person(seat=seat, name=info.name, sign="", colour="", state="held")
        for seat, info in enumerate(match.seats)
    )
