"""The loudspeaker of this machine, if it has one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from stockgames.ui.sound.mixer import Mixer
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.sound.synthesis import RATE

if TYPE_CHECKING:
    from miniaudio import PlaybackDevice

SYSTEMS: Final = ("WASAPI", "COREAUDIO", "PULSEAUDIO")
"""What plays sounds on Windows, macOS and Linux (PipeWire answers to the last name, too)."""
_BUFFER_MS: Final = 40
_IDLE_SECONDS: Final = 20.0
"""How long the device stays open after the last sound began: longer than any lasts."""
_CLOSING_SECONDS: Final = 2.0


class Loudspeaker:
    """Plays sounds from a thread of its own, so that nobody waits for the device.

    Where there is no device, or not the library that drives it, all is silent.
    """

    def __init__(self, mixer: Mixer | None = None, systems: Sequence[str] = SYSTEMS) -> None:
        self._mixer = mixer if mixer is not None else Mixer()
        self._systems = systems
        self._wanted: SimpleQueue[Sound | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False

    def play(self, sound: Sound) -> None:
        """Let a sound be heard; return at once."""
        if self._closed:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="loudspeaker", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._wanted.put(sound)

    def find(self) -> str:
        """Return what plays sounds here, such as "PulseAudio"; empty if nothing does."""
        device = self._open()
        if device is None:
            return ""
        with closing(device):
            return str(device.backend)

    def close(self) -> None:
        """Play nothing more, and give the device back."""
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

    def _play_on(self, sound: Sound | None) -> None:
        """Play until nothing was wanted for a while."""
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
        except ImportError:  # there are machines for which nobody has built it
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
