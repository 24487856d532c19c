"""Opens the door for phones at a table without a window, to try the page in a browser.

    python -m tests.soak.phone_door [--game nyse] [--players hhhh] [--seed 1] [--left 20]

Prints the address, which ends in the door's key, and the code for typing. The page comes from
`resources/phone`. Stop it with Ctrl+C.
"""

from __future__ import annotations

import argparse
import signal

from PySide6.QtCore import QCoreApplication

from stockgames.engine import registry
from stockgames.phones import gate
from stockgames.phones.door import PhoneDoor
from stockgames.phones.server import page_files
from tests.controllers.desk import Notebook
from tests.phones.desk import SEATS, dealt, late, table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=registry.game_ids(), default="nyse")
    parser.add_argument("--players", default="", help="h for a person, b for a bot, by seat")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--shows", type=int, default=400, help="how long a move shows, in ms")
    parser.add_argument("--host", default="", help="listen there alone, for example on 127.0.0.1")
    parser.add_argument("--left", type=int, default=0, help="begin so many moves before the end")
    asked = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = QCoreApplication([])
    gate.CONNECTIONS = 10_000  # type: ignore[misc]  # all phones may be tabs of this computer
    players = asked.players or "h" * SEATS[asked.game]
    begins = late(asked.game, asked.seed, players, asked.left) if asked.left else None
    match = begins or dealt(asked.game, asked.seed, players)
    journal = Notebook(len(match.moves))
    controller = table(match, journal, shows=asked.shows)
    door = PhoneDoor(match, controller, journal, page_files())
    door.named.connect(controller.hand_seat)

    def print_state() -> None:
        if door.state == "open":
            addresses = [asked.host] if asked.host else ["127.0.0.1", *door.addresses]
            print(*(door.url(address) for address in addresses), door.seats.code, flush=True)
            door.changed.disconnect(print_state)

    door.changed.connect(print_state)
    door.open(asked.host)
    controller.start()
    app.exec()


if __name__ == "__main__":
    main()
