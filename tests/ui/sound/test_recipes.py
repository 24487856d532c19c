"""Every sound is audible, ends, never clicks, and is unique."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from stockgames.ui.sound.recipes import Sound, samples_of
from stockgames.ui.sound.synthesis import RATE

FULL = 32_767
LONGEST = {Sound.BELL: 3.0}
"""Seconds; all others end before the next move."""


@pytest.mark.parametrize("sound", Sound)
class TestEverySound:
    def test_it_is_heard_without_hurting(self, sound: Sound) -> None:
        assert FULL * 0.15 < max(map(abs, samples_of(sound))) < FULL * 0.55

    def test_it_is_short(self, sound: Sound) -> None:
        assert 0.05 * RATE < len(samples_of(sound)) < LONGEST.get(sound, 0.6) * RATE

    def test_it_begins_and_ends_without_a_click(self, sound: Sound) -> None:
        samples = samples_of(sound)
        loudest = max(map(abs, samples))
        assert abs(samples[0]) < 0.1 * loudest
        assert samples[-1] == 0

    def test_it_dies_away(self, sound: Sound) -> None:
        samples = samples_of(sound)
        last = samples[-RATE // 100 :]
        assert max(map(abs, last)) < 0.5 * max(map(abs, samples))


def test_no_two_sounds_are_alike() -> None:
    for one, other in combinations(Sound, 2):
        assert samples_of(one) != samples_of(other)


def test_a_chip_rings_higher_than_wood_and_wood_higher_than_wax() -> None:
    pitches = [_pitch(sound) for sound in (Sound.CHIP, Sound.MARKER, Sound.SEAL)]
    assert pitches == sorted(pitches, reverse=True)


def _pitch(sound: Sound) -> float:
    """Return the sign changes per second of its beginning: roughly twice its pitch."""
    samples = samples_of(sound)[: RATE // 20]
    return sum((a < 0) != (b < 0) for a, b in pairwise(samples)) * RATE / len(samples)
