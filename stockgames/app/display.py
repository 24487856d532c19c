"""Is there a screen to open a window on?"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

NO_DISPLAY = """\
Stock Games found no display to open its window on.
  At a desktop: start it from a terminal of that desktop.
  Over ssh:     connect with `ssh -X`, or set DISPLAY to a running X server.
  No screen:    `xvfb-run -a stockgames` opens it on a virtual one,
                and `stockgames simulate` and `stockgames verify` need none."""


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Tell whether Qt can find a display; Windows and macOS always have one."""
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
