"""Another game that is indistinguishable for one observer: hidden undersides are exchanged."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, TypeAlias

JSON: TypeAlias = dict[str, Any]


class _Chip:
    """One physical chip, whatever its underside shows."""

    def __init__(self, color: str, marking: str) -> None:
        self.color = color
        self.marking = marking
        self.seen = False


def another_world(record: JSON, observer: int | None, rng: Random) -> JSON:
    """Return the record of a game that looks the same to the observer (None: a bystander).

    Chips whose undersides it never saw exchange them with others of their colour; what other seats
    said about such a chip when giving it changes accordingly. Not for a bystander of a solitaire:
    there the undersides decide what is allowed (N9).
    """
    game = _Chips(record, observer, rng)
    for move in record["moves"]:
        game.play(move)
    game.exchange()
    return game.written()


class _Chips:
    def __init__(self, record: JSON, observer: int | None, rng: Random) -> None:
        self.record = record
        self.observer = observer
        self.rng = rng
        setup = record["setup"]
        self.dealt = {
            color: [_Chip(color, marking) for marking in [setup["markers"][color], *pile]]
            for color, pile in setup["piles"].items()
        }
        self.piles = {color: chips[1:] for color, chips in self.dealt.items()}
        self.hands: list[list[_Chip]] = [[] for _ in record["seats"]]
        self.named: list[_Chip | None] = []
        """The chip whose marking each move reveals, if any."""
        self.asked: tuple[int, JSON, _Chip] | None = None

    def play(self, move: JSON) -> None:
        named: _Chip | None = None
        seat = move.get("seat", -1)
        match move["do"]:
            case "take":
                self._gain(seat, self.piles[move["color"]].pop(0))
            case "discard":
                self.piles[move["color"]].pop(0)
            case "speculative_market" | "aggressive_investment":
                self._lose(seat, move["chip"], move["do"]).seen = True
            case "waive":
                self._lose(seat, move["chip"], "stock_swap").seen = True
            case "stock_swap":
                self._lose(seat, move["chip"], "stock_swap").seen = True
                named = self._lose(seat, **move["give"])
                self.asked = (seat, move, named)
                if move["with"] == "supply":
                    self._gain(seat, self.piles[move["want"]].pop(0))
            case "surrender":
                assert self.asked is not None
                asker, asked, given = self.asked
                named = self._lose(seat, asked["want"], move["marking"])
                self._gain(asker, named)
                self._gain(seat, given)
            case "shuffle_in":
                assert self.asked is not None
                self.piles[move["color"]].insert(move["position"], self.asked[2])
        self.named.append(named)

    def _gain(self, seat: int, chip: _Chip) -> None:
        self.hands[seat].append(chip)
        chip.seen = chip.seen or seat == self.observer

    def _lose(self, seat: int, color: str, marking: str) -> _Chip:
        alike = [c for c in self.hands[seat] if (c.color, c.marking) == (color, marking)]
        chip = self.rng.choice(alike)
        self.hands[seat].remove(chip)
        return chip

    def exchange(self) -> None:
        for chips in self.dealt.values():
            hidden = [chip for chip in chips if not chip.seen]
            markings = [chip.marking for chip in hidden]
            self.rng.shuffle(markings)
            for chip, marking in zip(hidden, markings, strict=True):
                chip.marking = marking

    def written(self) -> JSON:
        other = copy.deepcopy(self.record)
        for color, (marker, *pile) in self.dealt.items():
            other["setup"]["markers"][color] = marker.marking
            other["setup"]["piles"][color] = [chip.marking for chip in pile]
        for move, chip in zip(other["moves"], self.named, strict=True):
            if chip is not None:
                move.get("give", move)["marking"] = chip.marking
        return other
