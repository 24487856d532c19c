"""The door, with real sockets: phones come in, play, are lost and come back."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from random import Random
from threading import Thread
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.phones.door import PhoneDoor
from tests.controllers.desk import Notebook
from tests.phones.desk import Phone, dealt, table

PAGE = {"/": (b"<!doctype html>", "text/html; charset=utf-8")}


class House:
    """A table of NYSE with its door open on this computer alone."""

    def __init__(self, qtbot: QtBot, players: str = "hhhh") -> None:
        self.qtbot = qtbot
        self.match = dealt("nyse", "seed", players)
        self.journal = Notebook()
        self.controller = table(self.match, self.journal)
        self.door = PhoneDoor(self.match, self.controller, self.journal, PAGE)
        self.open()

    def open(self) -> None:
        self.door.open("127.0.0.1", 0)
        self.qtbot.waitUntil(lambda: self.door.state == "open")

    def run(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do what phones do, in another thread, while the window's thread goes on."""
        found: list[Any] = []
        thread = Thread(target=lambda: found.append(asyncio.run(work())))
        thread.start()
        self.qtbot.waitUntil(lambda: not thread.is_alive(), timeout=20_000)
        return found[0]

    def phone(self, seed: int = 0) -> Phone:
        return Phone(self.door.port, Random(seed))


@pytest.fixture
def house(qtbot: QtBot) -> Iterator[House]:
    made = House(qtbot)
    yield made
    made.door.close()


def test_four_phones_play_a_game_to_its_end(house: House) -> None:
    house.controller.start()
    phones = [house.phone(seat) for seat in range(4)]

    async def play() -> list[dict[str, Any]]:
        for seat, phone in enumerate(phones):
            await phone.come(house.door.seats.code.lower(), seat)
        ends = await asyncio.gather(*(phone.play() for phone in phones))
        await asyncio.gather(*(phone.leave() for phone in phones))
        return ends

    ends = house.run(play)
    house.qtbot.waitUntil(lambda: {one.state for one in house.door.people()} == {"asleep"})
    assert house.match.is_over
    for seat, told in enumerate(ends):
        assert told["you"] == seat
        assert len(told["result"]["rows"]) == 4
        assert {person["state"] for person in told["people"]} == {"held"}


def test_nothing_listens_once_the_door_is_shut(house: House) -> None:
    port = house.door.port
    house.door.close()
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0
    assert house.controller.humans == (0, 1, 2, 3)
