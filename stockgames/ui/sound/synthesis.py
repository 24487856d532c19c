"""Sound synthesis: struck bodies ring, rubbed ones hiss."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

RATE: Final = 22_050
"""Samples per second."""
_FULL: Final = 32_767
_ATTACK: Final = 0.0008
_FADE: Final = 0.006
"""Seconds of fading in and out, to avoid clicks."""


class Mode(NamedTuple):
    """One vibration mode of a struck body."""

    hertz: float
    level: float
    seconds: float
    """The time until a thousandth of it remains."""


class Part(NamedTuple):
    """A component of a sound."""

    at: float
    """Seconds after the start of the sound."""
    level: float
    samples: Sequence[float]


def mixed(level: float, parts: Iterable[Part]) -> array[int]:
    """Return the parts as signed 16-bit samples with a peak of `level`, 0 to 1."""
    sound = _together(parts)
    peak = max(map(abs, sound))
    fading = round(_FADE * RATE)
    for i in range(1, fading + 1):
        sound[-i] *= (i - 1) / fading
    return array("h", (round(_FULL * level * value / peak) for value in sound))


def _together(parts: Iterable[Part]) -> list[float]:
    placed = [(round(part.at * RATE), part) for part in parts]
    sound = [0.0] * max(start + len(part.samples) for start, part in placed)
    for start, part in placed:
        for i, value in enumerate(part.samples, start):
            sound[i] += part.level * value
    return sound


def ring(modes: Sequence[Mode], tune: float = 1.0) -> list[float]:
    """Return the sound of a body that is struck once; `tune` multiplies its pitches."""
    seconds = max(mode.seconds for mode in modes)
    rung = [0.0] * round(seconds * RATE)
    for mode in modes:
        turn = 2 * math.pi * mode.hertz * tune / RATE
        kept = math.exp(math.log(0.001) / (mode.seconds * RATE))
        # Each sample of a damped sine is computed from the previous two.
        first, second = 2 * kept * math.cos(turn), kept * kept
        before, value = 0.0, mode.level * kept * math.sin(turn)
        for i in range(1, len(rung)):
            rung[i] += value
            before, value = value, first * value - second * before
    attack = round(_ATTACK * RATE)
    for i in range(attack):
        rung[i] *= i / attack
    return rung


def hiss(rng: Random, seconds: float, low: float, high: float, swell: float = 0.1) -> list[float]:
    """Return noise that is strongest between two frequencies in hertz.

    `swell` is the share of its duration in which it rises.
    """
    count = round(seconds * RATE)
    noise = (rng.uniform(-1, 1) for _ in range(count))
    smooth = list(accumulate(noise, _slowly(high)))
    under = accumulate(smooth, _slowly(low))
    risen = max(1.0, swell * count)
    return [
        (value - slow) * min(i / risen, (count - i) / (count - risen)) ** 1.5
        for i, (value, slow) in enumerate(zip(smooth, under, strict=True))
    ]


def _slowly(hertz: float) -> Callable[[float, float], float]:
    """Return a low-pass filter: a function of the previous output and the next input."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    return lambda before, value: before + share * (value - before)
