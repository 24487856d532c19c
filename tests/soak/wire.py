"""What phones are told and what they may send, for long.

    python -m tests.soak.wire [--frames 1000000] [--pairs 300] [--games 2] [--only nyse,exchange]

Reads hostile frames, none of which may raise an error; compares every byte that a seat gets in
games which it can't tell apart, and what is not marked as private where a bystander can't, at
random positions and through whole games; plays whole games by pressing names at random.

In whole games a door sends each frame, and the frames of each move are compared: also their number.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.phones import door as door_module
from stockgames.phones.gate import read
from tests.controllers.desk import Notebook
from tests.phones.desk import SEATS, dealt, pressed, table
from tests.phones.test_protocol import Line
from tests.phones.test_table import Hands, both_tables, in_the_open
from tests.soak.worlds import Pair, observers, opening, pair
from tests.ui.finding import child

FRAMES = (
    '{"type":"press","id":"a1","n":281474976710655,"name":"take-blue"}',
    '{"type":"hello","token":"aaaaaaaaaaaaaaaaaaaaaa","language":"de"}',
    '{"type":"hello","token":"ABCDEF"}',
    '{"type":"sit","seat":3}',
    '{"type":"undo","id":"a2","n":1}',
    '{"type":"hint"}',
)
_BITS = ("{", "}", "[", "]", '"', ":", ",", "\\u0000", "\\ud800", "null", "true", "1e999", "-", "é")


def hostile(rng: Random) -> str:
    """Return a frame with something cut out, put in, doubled or repeated."""
    frame = rng.choice(FRAMES)
    for _ in range(rng.randint(1, 4)):
        at, end = sorted((rng.randrange(len(frame) + 1), rng.randrange(len(frame) + 1)))
        frame = rng.choice(
            (
                frame[:at] + frame[end:],
                frame[:at] + rng.choice(_BITS) * rng.choice((1, 1, 50)) + frame[at:],
                frame[:at] + chr(rng.randrange(1, 0x2FF)) + frame[at + 1 :],
                frame[:end] + frame[at:],
            )
        )
    return frame


def whole_pair(game_id: str, observer: SeatId | None, seed: str) -> Pair:
    """Return a pair of whole games that an observer can't tell apart."""
    seeds = (f"{seed}/{number}" for number in count())
    pairs = (pair(game_id, observer, each, to_the_end=True) for each in seeds)
    return next(both for both in pairs if both.differ)


def sent(played: Match, seat: SeatId | None) -> Iterator[list[dict[str, Any]]]:
    """Yield the frames that a seat's phone gets at the beginning and after each move of a game."""
    match = opening(played)
    controller = table(match)
    door = door_module.PhoneDoor(match, controller, Notebook(), {})
    line = child(door, Line)
    door.open()
    number = line.connect_phone()
    frames = line.frames[number]
    line.say(number, type="hello", token=door.seats.key)
    line.say(number, type="sit", seat=seat)
    for move in (None, *played.moves):
        if move is not None:
            match.act(move.seat, move.action)
            controller.changed.emit()
        while door._queue:
            QCoreApplication.processEvents()
        yield [frame for frame in frames if frame["type"] != "seated"]
        frames.clear()
    door.close()
    door.deleteLater()


def compare_whole(game_id: str, seed: str) -> int:
    """Compare a pair of whole games for each seat and a bystander; return the number of frames."""
    compared = 0
    for seat in observers(game_id):
        both = whole_pair(game_id, seat, seed)
        for here, there in zip(sent(both.here, seat), sent(both.there, seat), strict=True):
            assert here == there, (game_id, seat, seed)
            compared += len(here)
    both = whole_pair(game_id, None, seed)
    for seat in range(len(both.here.seats)):
        for here, there in zip(sent(both.here, seat), sent(both.there, seat), strict=True):
            shown = [in_the_open(told[-1]) for told in (here, there) if told]
            assert shown[:1] == shown[1:2] or len(shown) < 2, (game_id, seat, seed)
            compared += len(shown)
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--pairs", type=int, default=300, help="of each game")
    parser.add_argument("--games", type=int, default=2, help="of each game")
    parser.add_argument("--only", default=",".join(registry.game_ids()))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng, app = Random(asked.seed), QCoreApplication([])
    vars(door_module).update(Server=Line, _BETWEEN_MS=0)  # frames without a network
    start = time.monotonic()
    taken = sum(read(hostile(rng)) is not None for _ in range(asked.frames))
    print(f"{asked.frames} frames, {taken} of them messages, {time.monotonic() - start:.0f} s")
    for game_id in asked.only.split(","):
        compared = 0
        for number in range(asked.pairs):
            seat = rng.choice((None, *range(3)))
            told = both_tables(game_id, seat, seat, f"wire/{number}")
            assert told[0] == told[1], (game_id, seat, number)
            compared += 2
            own = rng.randrange(2)
            shown = [
                in_the_open(json.loads(one)) for one in both_tables(game_id, None, own, f"{number}")
            ]
            assert shown[0] == shown[1], (game_id, own, number)
        print(f"{game_id}: {compared} pairs of tables alike")
        for number in range(asked.games):
            frames = compare_whole(game_id, f"whole/{asked.seed}/{number}")
            print(f"{game_id}: {frames} frames of whole games alike, for each seat", flush=True)
            match = dealt(game_id, f"wire/{asked.seed}/{number}", "h" * SEATS[game_id])
            hands = Hands(match)
            while not match.is_over:
                seat = rng.choice(match.actors)
                hands.press(seat, pressed(hands.told(seat), rng))
            print(f"{game_id}: {len(match.moves)} moves by {hands.presses} presses of names")
    app.quit()


if __name__ == "__main__":
    main()
