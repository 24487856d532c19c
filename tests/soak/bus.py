"""Plays one game over a real AT-SPI bus: `/usr/bin/python3 -m tests.soak.bus GAME`.

It runs beside the app, on the same bus, in the system's Python, which has Debian's `python3-gi` and
`gir1.2-atspi-2.0`. `python -m tests.soak.ears` starts both. It prints the announcements it gets.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - after its version is chosen

from tests.soak.by_ear import Role, Thing, play  # noqa: E402

TITLES = {
    "nyse": "NYSE",
    "portfolio": "Portfolio",
    "exchange": "Exchange",
    "stock-exchange": "Stock Exchange",
}
_ROLES: dict[str, Role] = {
    "push button": "button",
    "button": "button",
    "check box": "mark",
    "toggle button": "mark",
    "label": "text",
    "static": "text",
    "list item": "text",
    "dialog": "dialog",
}
_PATIENCE = 60.0
"""Seconds within which the app must have connected to the bus."""
_PRESSABLE = 200
"""Polls within which a button must appear."""
_MOMENT = 0.15
_ANSWER = 60_000
"""Milliseconds within which the app must answer, even on a busy machine."""


class BusEar:
    """Receives the app's announcements and finds its objects over the bus only."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        Atspi.set_timeout(_ANSWER, _ANSWER)
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")
        self._app = self._find()

    def _hear(self, event: Any) -> None:
        text = str(event.any_data)
        self.heard += text.split("\n")
        for line in text.split("\n"):
            print(f"heard: {line}", flush=True)

    def _find(self) -> Any:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            self.wait()
            desktop = Atspi.get_desktop(0)
            for number in range(desktop.get_child_count()):
                app = desktop.get_child_at_index(number)
                if app is not None and app.get_child_count():
                    app.set_cache_mask(Atspi.Cache.NONE)
                    return app
        raise SystemExit("the app did not come to the bus")

    def wait(self) -> None:
        """Process events for a moment."""
        end = time.monotonic() + _MOMENT
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def press(self, name: str) -> None:
        """Press a button as soon as it exists."""
        for _ in range(_PRESSABLE):
            found = [one for one in self.things() if (one.role, one.name) == ("button", name)]
            if found:
                found[0].press()
                return
            self.wait()
        raise SystemExit(f"no button {name!r}")

    def things(self) -> list[Thing]:
        """Return everything visible, in reading order."""
        return list(self._walk(self._app, ""))

    def _walk(self, at: Any, inside: str) -> Iterator[Thing]:
        """Yield what is visible in an object; not the rows of lists, whose news are announced."""
        name = note = ""
        try:
            kind, states = at.get_role_name(), at.get_state_set()
            role, shows = _ROLES.get(kind, "other"), states.contains(Atspi.StateType.SHOWING)
            if not shows and role != "other":
                return
            if shows:
                name, note = (at.get_name() or "").strip(), (at.get_description() or "").strip()
            count = 0 if kind == "list" else at.get_child_count()
        except GLib.GError:
            return  # the object has been deleted meanwhile
        marked = states.contains(Atspi.StateType.CHECKED)
        if name:
            yield Thing(role, name, note, inside, marked, lambda: self._press(at, name))
        for number in range(count):
            child = _child(at, number)
            if child is not None:
                yield from self._walk(child, name or inside)

    def _press(self, at: Any, name: str) -> None:
        print(f"press: {name}", flush=True)
        for number in range(at.get_n_actions()):
            if at.get_action_name(number).lower() in ("press", "toggle"):
                at.do_action(number)
                return
        raise SystemExit(f"{name} cannot be pressed")


def _child(at: Any, number: int) -> Any:
    try:
        return at.get_child_at_index(number)
    except GLib.GError:
        return None


def main(game: str) -> None:
    """Start a game with the saved set-up, play it to its end, and print the result."""
    ear = BusEar()
    for name in (f"Set up a game of {TITLES[game]}", "Start this game"):
        ear.press(name)
    result = play(ear, game)
    print(f"result: {result}")
    print(f"{game}: over, {len(ear.heard)} lines heard")


if __name__ == "__main__":
    main(sys.argv[1])
