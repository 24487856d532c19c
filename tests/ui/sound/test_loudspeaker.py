"""The audio device never blocks, and a machine without one is silent."""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Generator

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.sound import loudspeaker
from stockgames.ui.sound.loudspeaker import Loudspeaker, Mixer
from stockgames.ui.sound.recipes import Sound, samples_of

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


def test_a_machine_without_the_library_is_silent(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    speaker = Loudspeaker(Ear())
    speaker.play(Sound.CHIP)
    qtbot.waitUntil(lambda: not threads())
    speaker.close()
