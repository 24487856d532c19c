"""Hand-overs and presses of one game of each kind, all seats people at one screen by the curtain.

    python tests/benchmarks/handovers.py [--level casual] [--seed 1]

Bots of a level decide for the people, so that the game is one that people might play. A hand-over
is a curtain lifted by somebody else than whoever was at the screen. Offers are talked over, as at a
table, and answered at the curtain by one press, while the laptop stays with their maker. A press
lifts a curtain, passes the screen on, answers an offer there, or chooses or confirms an action: two
presses, but one for a card of Exchange that can be opened again. Presses that turn the pages of a
reveal, for all together, aren't counted. Aims: Portfolio with five at most 1.1 hand-overs a turn;
Exchange at most 2.5 presses a person and phase.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.levels import make_player, offered
from stockgames.bots.player import Budget
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from tests.controllers.desk import Lot, Notebook

SEATS: Final = {"nyse": 4, "portfolio": 5, "exchange": 5, "stock-exchange": 8}


def count(game_id: str, level: str, seed: int) -> str:
    """Play a game, and return its figures as a line."""
    game, seats = registry.load(game_id), SEATS[game_id]
    known = level if level in offered(game_id) else offered(game_id)[0]
    players = [make_player(known, game, Random(f"{seed}/{seat}")) for seat in range(seats)]
    people = [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]
    match = Match.deal(game, people, {}, str(seed))
    table = TableController(match, Notebook(), Lot(), Handover.CURTAIN)
    handovers = presses = decisions = talked = offers = 0
    at_screen: int | None = None
    table.start()
    while table.stage is not Stage.OVER:
        match table.stage:
            case Stage.CURTAIN:
                presses += 1
                if table.replies and table.seat is not None:
                    offers, decisions = offers + 1, decisions + 1
                    mind = players[table.seat].choose(match.view(table.seat), Budget(iterations=40))
                    if table.reply(accepts=mind == table.replies[0]):
                        talked += 1
                        continue
                handovers += table.seat != at_screen
                at_screen = table.seat
                table.lift()
            case Stage.PASSING:
                presses += 1
                table.pass_screen()
            case Stage.ASKING:
                assert table.seat is not None
                laid = game_id == "exchange" and len(match.actors) > 1  # by one press
                presses, decisions = presses + (1 if laid else 2), decisions + 1
                table.submit(players[table.seat].choose(table.view, Budget(iterations=40)))
            case _:
                table.proceed()
    turns = len({move.turn for move in match.moves})
    each = turns * seats if match.game.meta.all_at_once else turns
    counted = f"{handovers} hand-overs, {talked} of {offers} offers by talk, {presses} presses"
    shares = f"{handovers / each:.2f} hand-overs, {presses / decisions:.2f} presses a decision"
    return f"{game_id:<15} {seats} people, {turns} turns: {counted}; {shares}"


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--level", default="casual")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    QCoreApplication([])
    for game_id in SEATS:
        print(count(game_id, given.level, given.seed), flush=True)


if __name__ == "__main__":
    main()
