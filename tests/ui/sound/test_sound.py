"""Sounds: struck and rubbed bodies, the mixer, and a device that never blocks."""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Generator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from stockgames.ui.sound import loudspeaker
from stockgames.ui.sound.loudspeaker import MOST_VOICES, Loudspeaker, Mixer
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


NO_DEVICE = ("NULL",)
"""A silent device of the library that accepts samples."""


class Ear(Mixer):
    """Stores what a device took, except silence."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = array("h")
        self.open = 0
        """The number of devices that ask for samples."""

    def stream(self) -> Generator[array[int], int]:
        self.open += 1
        try:
            yield from super().stream()
        finally:
            self.open -= 1

    def take(self, count: int) -> array[int]:
        samples = super().take(count)
        if any(samples):
            self.heard += samples
        return samples


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "loudspeaker"]


@pytest.fixture
def needs_library() -> None:
    pytest.importorskip("miniaudio")


@pytest.mark.usefixtures("needs_library")
class TestADevice:
    def test_it_takes_the_whole_sound(self, qtbot: QtBot) -> None:
        ear = Ear()
        speaker = Loudspeaker(ear, NO_DEVICE)
        speaker.play(Sound.CHIP)
        whole = samples_of(Sound.CHIP)
        qtbot.waitUntil(lambda: len(ear.heard) >= len(whole))
        speaker.close()
        assert ear.heard[: len(whole)] == whole

    def test_it_is_given_back_after_a_while_and_opened_again(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(loudspeaker, "_IDLE_SECONDS", 0.5)
        ear = Ear()
        speaker = Loudspeaker(ear, NO_DEVICE)
        speaker.play(Sound.CHIP)
        once = len(samples_of(Sound.CHIP))
        qtbot.waitUntil(lambda: len(ear.heard) >= once)
        qtbot.waitUntil(lambda: not ear.open)
        speaker.play(Sound.CHIP)
        qtbot.waitUntil(lambda: len(ear.heard) > once)
        speaker.close()
        assert not threads()

    def test_nothing_is_played_once_it_is_closed(self) -> None:
        speaker = Loudspeaker(Ear(), NO_DEVICE)
        speaker.play(Sound.CHIP)
        speaker.close()
        speaker.play(Sound.CHIP)
        assert not threads()


@pytest.mark.usefixtures("needs_library")
def test_it_tells_what_plays() -> None:
    assert Loudspeaker(systems=NO_DEVICE).find() == "Null"
    assert Loudspeaker(systems=("WEBAUDIO",)).find() == ""


def test_a_system_that_cannot_play_is_silent(qtbot: QtBot) -> None:
    ear = Ear()
    speaker = Loudspeaker(ear, ("WEBAUDIO",))
    speaker.play(Sound.CHIP)
    qtbot.waitUntil(lambda: not threads())
    speaker.play(Sound.CHIP)
    speaker.close()
    assert not ear.heard


def test_without_the_library_it_is_silent(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    speaker = Loudspeaker(Ear())
    speaker.play(Sound.CHIP)
    qtbot.waitUntil(lambda: not threads())
    speaker.close()
