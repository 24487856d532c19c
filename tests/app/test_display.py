"""Finding out whether there is a display."""

from __future__ import annotations

import socket
import sys
import tempfile
from pathlib import Path

import pytest

from stockgames.app.start import has_display


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": "elsewhere:0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_display(environ: dict[str, str], platform: str, expected: bool) -> None:
    assert has_display(environ, platform) is expected


def test_a_display_that_is_named_must_answer() -> None:
    if sys.platform == "win32":
        pytest.skip("X servers listen on Unix sockets")
    with tempfile.TemporaryDirectory() as folder:
        sockets = f"{folder}/X"
        assert not has_display({"DISPLAY": ":7.0"}, "linux", sockets)
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(f"{sockets}7")
            server.listen()
            assert has_display({"DISPLAY": ":7.0"}, "linux", sockets)
            assert not has_display({"DISPLAY": ":8"}, "linux", sockets)
        assert Path(f"{sockets}7").exists()
        assert not has_display({"DISPLAY": ":7.0"}, "linux", sockets)
