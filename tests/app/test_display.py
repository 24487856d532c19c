"""Whether there is a screen."""

from __future__ import annotations

import pytest

from stockgames.app.display import has_display


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_display(environ: dict[str, str], platform: str, expected: bool) -> None:
    assert has_display(environ, platform) is expected
