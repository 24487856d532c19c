"""Sounds that overlap, added up as a loudspeaker asks for them."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from queue import Empty, SimpleQueue
from typing import Final

from stockgames.ui.sound.recipes import Sound, samples_of
from stockgames.ui.sound.synthesis import RATE

MOST_VOICES: Final = 6
"""Sounds that are heard at once; the oldest makes room for one more."""
_LOUDEST: Final = 32_767
_APART: Final = RATE // 25
"""Samples between two beginnings of the same sound; a nearer one would only make it louder."""


class _Voice:
    """A sound that is being played."""

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self.samples = samples_of(sound)
        self.at = 0


class Mixer:
    """Takes sounds from one thread and gives samples to another."""

    def __init__(self) -> None:
        self._wanted: SimpleQueue[Sound] = SimpleQueue()
        self._voices: list[_Voice] = []

    def add(self, sound: Sound) -> None:
        """Let a sound begin with the next samples."""
        samples_of(sound)  # made here, as whoever takes samples has no time for it
        self._wanted.put(sound)

    def stream(self) -> Generator[array[int], int]:
        """Return what a loudspeaker asks for samples: it sends how many, after a first `next`."""
        count = yield array("h")
        while True:
            count = yield self.take(count)

    def take(self, count: int) -> array[int]:
        """Return the next samples: signed 16-bit, one channel, RATE a second."""
        self._begin()
        sums = [0] * count
        for voice in self._voices:
            part = voice.samples[voice.at : voice.at + count]
            voice.at += count
            for i, value in enumerate(part):
                sums[i] += value
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return array("h", (min(_LOUDEST, max(-_LOUDEST, value)) for value in sums))

    def _begin(self) -> None:
        while True:
            try:
                sound = self._wanted.get_nowait()
            except Empty:
                break
            if not any(v.sound is sound and v.at < _APART for v in self._voices):
                self._voices.append(_Voice(sound))
        del self._voices[:-MOST_VOICES]
