"""Hand-overs and presses of one game of each kind, all seats people at one screen by the curtain.

    python tests/benchmarks/handovers.py [--level casual] [--seed 1] [--phones 20]

Bots of a level decide for the people, so that the game is one that people might play. A hand-over
is a curtain lifted by somebody else than whoever was at the screen. Offers are talked over, as at a
table, and answered at the curtain by one press, while the laptop stays with their maker. A press
lifts a curtain, passes the screen on, answers an offer there, or chooses or confirms an action: two
presses, but one for a card of Exchange that can be opened again. Presses that turn the pages of a
reveal, for all together, aren't counted. Aims: Portfolio with five at most 1.1 hand-overs a turn;
Exchange at most 2.5 presses a person and phase.

With `--phones` it plays so many games of Exchange with four people on phones instead, and counts
the presses of each person in each of the five rounds, those that open the wallet, too; the aim is
at most 7 on average.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.levels import STEPS, make_player
from stockgames.bots.player import Budget
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.exchange.actions import SIDE_NAMES, ExchangeAction, Order, action_name
from stockgames.games.exchange.parts import FOUNDING, LIQUIDATION
from tests.controllers.desk import Lot, Notebook
from tests.phones.desk import dealt
from tests.phones.test_table import Hands

SEATS: Final = {"nyse": 4, "portfolio": 5, "exchange": 5, "stock-exchange": 8}


def count(game_id: str, level: str, seed: int) -> str:
    """Play a game, and return its figures as a line."""
    game, seats = registry.load(game_id), SEATS[game_id]
    known = level if level in STEPS else STEPS[0]
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


def on_phone(hands: Hands, seat: int, action: ExchangeAction) -> int:
    """Play an action of Exchange by presses on a phone's page; return how many it took."""
    presses, made, is_open, name = 0, len(hands.match.moves), False, action_name(action)
    while len(hands.match.moves) == made:
        doing = hands.told(seat)["doing"]
        choices = [choice for group in doing["groups"] for choice in group["choices"]]
        things = {thing["name"]: thing for thing in (*choices, *doing["targets"])}
        is_picked = hands.tables[seat]._own.choosing.picked == name
        side = SIDE_NAMES[action.side] if isinstance(action, Order) else ""
        wanted = "confirm" if is_picked else name if name in things else side
        if things[wanted]["is_private"] and not is_open:
            presses, is_open = presses + 1, True
        presses += 1
        is_open = is_open and things[wanted]["kind"] != "primary"
        hands.press(seat, wanted)
    return presses


def by_phone(level: str, games: int) -> str:
    """Play games of Exchange on four phones; return the figures of a person's rounds."""
    game, found = registry.load("exchange"), list[int]()
    for number in range(games):
        match = dealt("exchange", f"phones/{number}", "hhhh")
        players = [make_player(level, game, Random(f"{number}/{seat}")) for seat in range(4)]
        hands, presses = Hands(match), Counter[tuple[int, int]]()
        while not match.is_over:
            seat = match.actors[0]
            view: Any = match.view(seat)
            action: Any = players[seat].choose(view, Budget(iterations=40))
            taken = on_phone(hands, seat, action)
            if FOUNDING < view.stage <= LIQUIDATION:
                presses[view.round, seat] += taken
        found += presses.values()
    found.sort()
    most = found[int(0.95 * len(found))]
    up_to = sum(count <= 7 for count in found) / len(found)
    text = f"{sum(found) / len(found):.2f} presses a person and round, 95 % at most {most}"
    return f"exchange, {games} games on 4 phones: {text}, {up_to:.0%} at most 7; {Counter(found)}"


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--level", default="casual")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phones", type=int, default=0)
    given = parser.parse_args()
    QCoreApplication([])
    if given.phones:
        print(by_phone(given.level, given.phones))
        return
    for game_id in SEATS:
        print(count(game_id, given.level, given.seed), flush=True)


if __name__ == "__main__":
    main()
