"""Struck and rubbed bodies: pitch, decay, position and loudness."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.ui.sound.recipes import Sound, samples_of
from stockgames.ui.sound.synthesis import RATE, Mode, Part, hiss, mixed, ring


def crossings(samples: list[float]) -> int:
    return sum((a < 0) != (b < 0) for a, b in pairwise(samples))


@given(st.floats(100, 4000), st.floats(0.8, 1.2))
def test_a_body_rings_at_its_pitch(hertz: float, tune: float) -> None:
    rung = ring((Mode(hertz, 1.0, 0.2),), tune)
    assert crossings(rung) == pytest.approx(2 * hertz * tune * len(rung) / RATE, abs=2, rel=0.01)


@given(st.floats(0.1, 0.5))
def test_a_thousandth_is_left_at_the_end_of_its_time(seconds: float) -> None:
    rung = ring((Mode(500, 1.0, seconds),))
    period = RATE // 500 + 1
    assert max(map(abs, rung[-period:])) == pytest.approx(0.001, rel=0.4)


def test_noise_lies_where_its_pitches_are() -> None:
    bands = [(50, 200), (200, 900), (900, 3000), (3000, 9000)]
    pitches = [crossings(hiss(Random(1), 0.2, low, high)) for low, high in bands]
    assert pitches == sorted(pitches)
    assert pitches[-1] > 3 * pitches[0]


def test_noise_swells_for_its_share_of_the_time() -> None:
    soon, late = (hiss(Random(1), 0.2, 500, 5000, swell) for swell in (0.1, 0.9))
    half = len(soon) // 2
    assert sum(map(abs, soon[:half])) > sum(map(abs, soon[half:]))
    assert sum(map(abs, late[:half])) < sum(map(abs, late[half:]))


def test_parts_lie_at_their_seconds_and_the_loudest_has_the_level() -> None:
    click = [0.0, 1.0, 0.0]
    samples = mixed(0.5, [Part(0, 0.25, click), Part(0.02, 1.0, [*click, *[0.0] * RATE])])
    at = round(0.02 * RATE)
    assert samples[1] == round(0.25 * samples[at + 1])
    assert samples[at + 1] == round(0.5 * 32_767)
    assert len(samples) == at + 3 + RATE


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
