"""The door, with real sockets: phones come in, play, are lost and come back."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from random import Random
from threading import Thread
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from stockgames.phones.door import PhoneDoor
from tests.controllers.desk import Notebook
from tests.phones.desk import Phone, late, table

PATIENCE = 300_000
"""Milliseconds after which something hangs, however slow the computer is."""
PAGE = {"/": (b"<!doctype html>", "text/html; charset=utf-8")}


class House:
    """The end of a game of NYSE with its door open on this computer alone."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.match = late("nyse", "nyse/1")
        self.journal = Notebook(len(self.match.moves))
        self.controller = table(self.match, self.journal)
        self.door = PhoneDoor(self.match, self.controller, self.journal, PAGE)
        self.open()

    def open(self) -> None:
        self.door.open("127.0.0.1", 0)
        self.qtbot.waitUntil(lambda: self.door.state == "open", timeout=PATIENCE)

    def run(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do what phones do, in another thread, while the window's thread goes on."""
        found: list[Any] = []
        thread = Thread(target=lambda: found.append(asyncio.run(work())))
        thread.start()
        self.qtbot.waitUntil(lambda: not thread.is_alive(), timeout=PATIENCE)
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
    house.qtbot.waitUntil(
        lambda: {one.state for one in house.door.people()} == {"asleep"}, timeout=PATIENCE
    )
    assert house.match.is_over
    for seat, told in enumerate(ends):
        assert told["you"] == seat
        assert len(told["result"]) == 4
        assert {person["state"] for person in told["people"]} == {"held"}


def test_nothing_listens_once_the_door_is_shut(house: House) -> None:
    port = house.door.port
    house.door.close()
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0
    assert house.controller.humans == (0, 1, 2, 3)


def test_what_is_served_is_the_page_and_nothing_else(house: House) -> None:
    def ask(path: str, **headers: str) -> tuple[int, str, bytes]:
        line = HTTPConnection("127.0.0.1", house.door.port)
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        found = answer.status, answer.headers["Content-Security-Policy"], answer.read()
        line.close()
        return found

    async def visit() -> list[tuple[int, str, bytes]]:
        return [
            ask("/"),
            ask("/?x=1"),
            ask("/../pyproject.toml"),
            ask("/phone.html"),
            ask("/", Host="evil.example"),
            ask("/table"),
        ]

    answers = house.run(visit)
    assert [status for status, *_ in answers] == [200, 200, 404, 404, 421, 403]
    assert answers[0][2] == PAGE["/"][0]
    assert not any(body for _, _, body in answers[2:])
    assert all(policy.startswith("default-src 'none'; ") for _, policy, _ in answers)


@pytest.mark.parametrize("frame", ["hello", b"\x00\xff", '{"type":"hint"}', "x" * 20_000])
def test_a_hostile_frame_costs_its_connection(house: House, frame: str | bytes) -> None:
    async def send() -> None:
        line = await connect(f"{house.phone().url}", origin=Origin(house.phone().origin))
        await line.send(frame)
        with suppress(ConnectionClosed):
            while True:
                await line.recv()

    house.run(send)
    assert house.door.state == "open"
    assert house.controller.humans == (0, 1, 2, 3)
