"""The audio device, if there is one, and the mixer that feeds it."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Sequence
from contextlib import closing
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from stockgames.ui.sound.recipes import AnySound, samples_of
from stockgames.ui.sound.synthesis import RATE

if TYPE_CHECKING:
    from miniaudio import PlaybackDevice


MOST_VOICES: Final = 6
"""The maximum number of simultaneous sounds; one more replaces the oldest."""
_LOUDEST: Final = 32_767
_APART: Final = RATE // 25
"""The least number of samples between two starts of a sound; closer they would only be louder."""


class _Voice:
    """A sound that is being played."""

    def __init__(self, sound: AnySound) -> None:
        self.sound = sound
        self.samples = samples_of(sound)
        self.at = 0


class Mixer:
    """Takes sounds from one thread and provides samples to another."""

    def __init__(self) -> None:
        self._wanted: SimpleQueue[AnySound] = SimpleQueue()
        self._voices: list[_Voice] = []
        self.volume = 1.0
        """The loudness of everything, 0 to 1."""

    def add(self, sound: AnySound) -> None:
        """Start a sound with the next samples."""
        samples_of(sound)  # made here, because the audio thread has no time for it
        self._wanted.put(sound)

    def stream(self) -> Generator[array[int], int]:
        """Return a generator for the device: send it the number of samples, after one `next`."""
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
        volume = self.volume
        return array("h", (min(_LOUDEST, max(-_LOUDEST, round(v * volume))) for v in sums))

    def _begin(self) -> None:
        while True:
            try:
                sound = self._wanted.get_nowait()
            except Empty:
                break
            if not any(v.sound is sound and v.at < _APART for v in self._voices):
                self._voices.append(_Voice(sound))
        del self._voices[:-MOST_VOICES]


SYSTEMS: Final = ("WASAPI", "COREAUDIO", "PULSEAUDIO")
"""The audio systems of Windows, macOS and Linux (PipeWire answers to the last name, too)."""
_BUFFER_MS: Final = 40
_IDLE_SECONDS: Final = 20.0
"""How long the device stays open after the last sound began: longer than any sound."""
_CLOSING_SECONDS: Final = 2.0


class Loudspeaker:
    """Plays sounds from its own thread, so that nothing waits for the device.

    Without a device, or without the library for it, it is silent.
    """

    def __init__(self, mixer: Mixer | None = None, systems: Sequence[str] = SYSTEMS) -> None:
        self._mixer = mixer if mixer is not None else Mixer()
        self._systems = systems
        self._wanted: SimpleQueue[AnySound | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False

    def set_volume(self, volume: float) -> None:
        """Set the loudness, 0 to 1, of what is played from now on."""
        self._mixer.volume = volume

    def play(self, sound: AnySound) -> None:
        """Start a sound; return at once."""
        if self._closed:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="loudspeaker", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._wanted.put(sound)

    def find(self) -> str:
        """Return the name of the audio backend, such as "PulseAudio"; empty if there is none."""
        device = self._open()
        if device is None:
            return ""
        with closing(device):
            return str(device.backend)

    def close(self) -> None:
        """Stop playing, and release the device."""
        self._closed = True
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(_CLOSING_SECONDS)

    def _run(self) -> None:
        while not self._closed and (sound := self._wanted.get()) is not None:
            device = self._open()
            if device is None:
                return
            with closing(self._mixer.stream()) as stream, closing(device):
                next(stream)
                device.start(stream)
                self._play_on(sound)

    def _play_on(self, sound: AnySound | None) -> None:
        """Play until no sound was requested for a while."""
        while sound is not None:
            self._mixer.add(sound)
            try:
                sound = self._wanted.get(timeout=_IDLE_SECONDS)
            except Empty:
                return

    def _open(self) -> PlaybackDevice | None:
        """Return the device; None if there is none."""
        try:
            import miniaudio
        except ImportError:  # it isn't built for every platform
            return None
        try:
            return miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_BUFFER_MS,
                backends=[miniaudio.Backend[system] for system in self._systems],
                app_name="Stock Games",
            )
        except miniaudio.MiniaudioError:
            return None
