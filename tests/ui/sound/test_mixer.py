"""The mixer: overlapping sounds are added, never too loud, and dropped when they are over."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.ui.sound.loudspeaker import MOST_VOICES, Mixer
from stockgames.ui.sound.recipes import Sound, samples_of
from stockgames.ui.sound.synthesis import RATE

sounds = st.sampled_from(list(Sound))


def test_nothing_wanted_is_silence() -> None:
    assert Mixer().take(5) == array("h", [0] * 5)


@given(sounds, st.lists(st.integers(1, 3000), min_size=1, max_size=40))
def test_a_sound_comes_whole_in_whatever_pieces_it_is_taken(sound: Sound, sizes: list[int]) -> None:
    mixer = Mixer()
    mixer.add(sound)
    heard = array("h")
    for size in sizes:
        piece = mixer.take(size)
        assert len(piece) == size
        heard += piece
    whole = samples_of(sound)[: len(heard)]
    assert heard[: len(whole)] == whole
    assert not any(heard[len(whole) :])


@given(st.lists(sounds, min_size=2, max_size=2, unique=True))
def test_two_sounds_are_added(pair: list[Sound]) -> None:
    mixer = Mixer()
    for sound in pair:
        mixer.add(sound)
    count = min(len(samples_of(sound)) for sound in pair)
    one, other = (samples_of(sound) for sound in pair)
    loudest = 32_767
    sums = [a + b for a, b in zip(one[:count], other[:count], strict=True)]
    assert mixer.take(count) == array("h", (max(-loudest, min(loudest, s)) for s in sums))


def test_the_same_sound_at_once_is_heard_once() -> None:
    mixer = Mixer()
    for _ in range(5):
        mixer.add(Sound.COINS)
    assert mixer.take(500) == samples_of(Sound.COINS)[:500]


def test_the_same_sound_a_little_later_is_heard_again() -> None:
    mixer = Mixer()
    mixer.add(Sound.BELL)
    later = RATE // 10
    mixer.take(later)
    mixer.add(Sound.BELL)
    bell = samples_of(Sound.BELL)
    sums = (a + b for a, b in zip(bell[later : later + 400], bell[:400], strict=True))
    assert mixer.take(400) == array("h", sums)


def test_the_oldest_makes_room() -> None:
    mixer, all_sounds = Mixer(), list(Sound)
    for sound in all_sounds:
        mixer.add(sound)
    count = min(len(samples_of(sound)) for sound in all_sounds)
    heard = [samples_of(sound)[:count] for sound in all_sounds[-MOST_VOICES:]]
    sums = (sum(values) for values in zip(*heard, strict=True))
    assert mixer.take(count) == array("h", (max(-32_767, min(32_767, s)) for s in sums))


def test_a_stream_gives_as_many_as_are_asked_for() -> None:
    stream = Mixer().stream()
    assert len(next(stream)) == 0
    assert [len(stream.send(count)) for count in (1, 441, 7)] == [1, 441, 7]


def test_volume_makes_everything_softer() -> None:
    full, low = Mixer(), Mixer()
    low.volume = 0.3
    for mixer in (full, low):
        mixer.add(Sound.BELL)
    loud, soft = (max(map(abs, mixer.take(4000))) for mixer in (full, low))
    assert soft == pytest.approx(0.3 * loud, abs=1)
