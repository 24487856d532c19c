"""The sounds, and how each is synthesised; none is recorded, but those of games from outside."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from io import BytesIO
from random import Random
from typing import Final, TypeAlias

from stockgames.engine import registry
from stockgames.ui.sound.synthesis import RATE, Mode, Part, hiss, mixed, ring


class Sound(StrEnum):
    """The sounds, named by the thing that makes them."""

    CHIP = "chip"
    MARKER = "marker"
    CARD = "card"
    SHUFFLE = "shuffle"
    PAPER = "paper"
    COINS = "coins"
    SEAL = "seal"
    CRASH = "crash"
    GLASS = "glass"
    PRESS = "press"
    BELL = "bell"


QUIET: Final = frozenset({Sound.BELL, Sound.CRASH, Sound.GLASS})
"""The sounds that are left where only what matters most is heard."""


@dataclass(frozen=True, slots=True)
class OwnSound:
    """A sound of a game from outside the app: `sounds/NAME.wav` of its resources, with samples of
    16 bits, one channel, RATE a second.
    """

    game_id: str
    name: str


AnySound: TypeAlias = Sound | OwnSound


@cache
def samples_of(sound: AnySound) -> array[int]:
    """Return a sound as signed 16-bit samples, one channel, RATE a second."""
    if isinstance(sound, OwnSound):
        return _recorded(sound)
    return mixed(*_RECIPES[sound](Random(sound.value)))


def _recorded(sound: OwnSound) -> array[int]:
    """Return the samples of a file; none, after a complaint, if it can't be read."""
    samples = array("h")
    with registry.excusing(sound.game_id):
        file = registry.data(sound.game_id, "sounds", f"{sound.name}.wav")
        with wave.open(BytesIO(file)) as opened:
            if opened.getparams()[:3] != (1, 2, RATE):
                raise ValueError(f"{sound.name}.wav: not one channel, 16 bits, {RATE} a second")
            samples.frombytes(opened.readframes(opened.getnframes()))
    return samples


_CLAY: Final = (Mode(1850, 0.5, 0.07), Mode(3120, 0.9, 0.055), Mode(4870, 0.7, 0.035))
_WOOD: Final = (Mode(420, 1.0, 0.09), Mode(985, 0.6, 0.06), Mode(1730, 0.35, 0.035))
_DESK: Final = (Mode(178, 1.0, 0.12), Mode(312, 0.6, 0.08), Mode(760, 0.2, 0.03))
_SILVER: Final = (Mode(4120, 0.8, 0.22), Mode(5290, 1.0, 0.18), Mode(6730, 0.6, 0.13))
_CRYSTAL: Final = (Mode(2310, 0.7, 0.3), Mode(3470, 1.0, 0.24), Mode(5120, 0.5, 0.16))
_WAX: Final = (Mode(92, 1.0, 0.2), Mode(163, 0.5, 0.12))
_BRONZE: Final = (
    Mode(294, 0.35, 2.2),
    Mode(587, 0.8, 1.9),
    Mode(703, 0.6, 1.5),
    Mode(881, 0.35, 1.1),
    Mode(1177, 1.0, 1.2),
    Mode(1571, 0.4, 0.7),
    Mode(1768, 0.3, 0.6),
    Mode(2425, 0.25, 0.35),
)

_Recipe = Callable[[Random], tuple[float, list[Part]]]
"""Returns the volume of a sound, 0 to 1, and its parts."""


def _chip(rng: Random) -> tuple[float, list[Part]]:
    return 0.42, [
        Part(0, 1, ring(_CLAY)),
        Part(0, 0.8, hiss(rng, 0.006, 2500, 9000)),
        Part(0.041, 0.4, ring(_CLAY, 1.07)),
        Part(0.041, 0.3, hiss(rng, 0.004, 2500, 9000)),
    ]


def _marker(rng: Random) -> tuple[float, list[Part]]:
    return 0.32, [Part(0, 1, ring(_WOOD)), Part(0, 0.5, hiss(rng, 0.005, 800, 5000))]


def _card(rng: Random) -> tuple[float, list[Part]]:
    return 0.24, [
        Part(0, 0.8, hiss(rng, 0.085, 1300, 6500, 0.6)),
        Part(0.07, 1.3, hiss(rng, 0.012, 700, 7500)),
        Part(0.07, 0.12, ring(_DESK)),
    ]


def _shuffle(rng: Random) -> tuple[float, list[Part]]:
    at, parts = 0.0, []
    for i in range(16):
        parts.append(Part(at, rng.uniform(0.6, 1), hiss(rng, 0.014, 1100, 7000)))
        at += 0.034 - 0.0013 * i
    return 0.26, [*parts, Part(at, 0.7, hiss(rng, 0.13, 900, 5200, 0.4))]


def _paper(rng: Random) -> tuple[float, list[Part]]:
    grains = [
        Part(rng.uniform(0, 0.16), rng.uniform(0.3, 1), hiss(rng, 0.018, 2200, 8000))
        for _ in range(11)
    ]
    return 0.2, [*grains, Part(0, 0.5, hiss(rng, 0.2, 1700, 7000, 0.5))]


def _coins(rng: Random) -> tuple[float, list[Part]]:
    strikes = ((0.0, 0.8, 1.0), (0.062, 1.0, 1.043), (0.118, 0.6, 0.968))
    rung = [Part(at, level, ring(_SILVER, tune)) for at, level, tune in strikes]
    return 0.24, [*rung, *(Part(at, 0.5, hiss(rng, 0.004, 3500, 9500)) for at, _, _ in strikes)]


def _seal(rng: Random) -> tuple[float, list[Part]]:
    return 0.5, [
        Part(0, 1, ring(_WAX)),
        Part(0, 0.6, hiss(rng, 0.03, 150, 1400)),
        Part(0.16, 0.16, hiss(rng, 0.05, 900, 4500, 0.7)),
    ]


def _crash(rng: Random) -> tuple[float, list[Part]]:
    """A chip falls into a wooden bowl and bounces until it rests."""
    parts, at, wait = [Part(0, 1, ring(_DESK)), Part(0, 0.7, ring(_CLAY, 0.9))], 0.0, 0.13
    for i in range(7):
        at += wait
        wait *= 0.72
        tune = rng.uniform(0.92, 1.08)
        parts += [Part(at, 0.62 * 0.75**i, ring(_CLAY, tune)), Part(at, 0.4 * 0.7**i, ring(_WOOD))]
    return 0.46, parts


def _glass(rng: Random) -> tuple[float, list[Part]]:
    """Something thin bursts: three high modes and a hiss."""
    return 0.3, [
        Part(0, 0.9, hiss(rng, 0.05, 2600, 8200)),
        Part(0.004, 0.7, ring(_CRYSTAL)),
        Part(0.07, 0.35, ring(_CRYSTAL, 0.93)),
        Part(0.15, 0.2, ring(_CRYSTAL, 1.06)),
    ]


def _press(rng: Random) -> tuple[float, list[Part]]:
    """A sheet of paper is slapped onto wood."""
    return 0.4, [
        Part(0, 0.9, hiss(rng, 0.03, 500, 5200)),
        Part(0.006, 0.8, ring(_DESK)),
        Part(0.03, 0.35, hiss(rng, 0.12, 1500, 6500, 0.2)),
    ]


def _bell(rng: Random) -> tuple[float, list[Part]]:
    stroke = ring(_BRONZE)
    parts = [Part(0.27 * i, level, stroke) for i, level in enumerate((0.75, 0.85, 1.0))]
    clapper = [Part(0.27 * i, 0.35, hiss(rng, 0.004, 1500, 8000)) for i in range(3)]
    return 0.34, [*parts, *clapper]


_RECIPES: Final[Mapping[Sound, _Recipe]] = {
    Sound.CHIP: _chip,
    Sound.MARKER: _marker,
    Sound.CARD: _card,
    Sound.SHUFFLE: _shuffle,
    Sound.PAPER: _paper,
    Sound.COINS: _coins,
    Sound.SEAL: _seal,
    Sound.CRASH: _crash,
    Sound.GLASS: _glass,
    Sound.PRESS: _press,
    Sound.BELL: _bell,
}
