"""What phones are told and what they may send, for long.

    python -m tests.soak.wire [--frames 1000000] [--pairs 300] [--games 2]

Reads hostile frames, none of which may raise an error; compares every byte that a seat gets in
games which it can't tell apart, and what is not marked as private where a bystander can't; plays
whole games of all four by pressing names at random.
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random

from PySide6.QtCore import QCoreApplication

from stockgames.engine import registry
from stockgames.phones.gate import read
from tests.phones.desk import SEATS, dealt, pressed
from tests.phones.test_table import Hands, both_tables, in_the_open

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--pairs", type=int, default=300, help="of each game")
    parser.add_argument("--games", type=int, default=2, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng, app = Random(asked.seed), QCoreApplication([])
    start = time.monotonic()
    taken = sum(read(hostile(rng)) is not None for _ in range(asked.frames))
    print(f"{asked.frames} frames, {taken} of them messages, {time.monotonic() - start:.0f} s")
    for game_id in registry.game_ids():
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
            match = dealt(game_id, f"wire/{asked.seed}/{number}", "h" * SEATS[game_id])
            hands = Hands(match)
            while not match.is_over:
                seat = rng.choice(match.actors)
                hands.press(seat, pressed(hands.told(seat), rng))
            print(f"{game_id}: {len(match.moves)} moves by {hands.presses} presses of names")
    app.quit()


if __name__ == "__main__":
    main()
