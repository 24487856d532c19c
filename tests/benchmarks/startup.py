"""How soon the window is ready, and its memory, compared with a bare PySide6 window.

    python tests/benchmarks/startup.py [--rounds 15]

Starts `stockgames --exit-after-first-paint`, the same with `--no-phones`, and a bare window with a
QGraphicsView by turns, each in its own process that ends after its first paint, and prints the
medians of the time from process start to process end and of peak memory, and the ratios of the
first to the bare one. Without a display, all draw offscreen. Modules are compiled in the first
round, as by an installation. Memory is read from /proc, so only on Linux.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, app.quit)

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 720)
scene = QGraphicsScene()
scene.addRect(0, 0, 300, 200)
window.setCentralWidget(View(scene))
window.show()
app.exec()
"""

FIRST_PAINT = [sys.executable, "-m", "stockgames", "--exit-after-first-paint"]
COMMANDS = {
    "bare window": [sys.executable, "-c", BARE],
    "stockgames": FIRST_PAINT,
    "without phones": [*FIRST_PAINT, "--no-phones"],
}


@dataclass(frozen=True, slots=True)
class Start:
    """One start of a window."""

    seconds: float
    peak: int
    """Peak resident memory in kilobytes; 0 if it can't be read."""


def measure(command: list[str], home: str) -> Start:
    """Start a command and wait until it has painted and ended. Raises CalledProcessError."""
    surroundings = {**os.environ, "STOCKGAMES_HOME": home}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    if not any(surroundings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        surroundings["QT_QPA_PLATFORM"] = "offscreen"
    begin = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT, env=surroundings)
    peak = [0]
    watcher = threading.Thread(target=_watch, args=(process.pid, peak))
    watcher.start()
    status = process.wait()
    seconds = time.perf_counter() - begin
    watcher.join()
    if status:
        raise subprocess.CalledProcessError(status, command)
    return Start(seconds, peak[0])


def _watch(pid: int, peak: list[int]) -> None:
    """Record a process's peak memory until it ends."""
    status = Path(f"/proc/{pid}/status")
    while True:
        try:
            lines = status.read_text().splitlines()
        except OSError:
            return
        seen = [line.split()[1] for line in lines if line.startswith("VmHWM:")]
        if not seen:
            return
        peak[0] = int(seen[0])
        time.sleep(0.005)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    starts: dict[str, list[Start]] = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as home:
        for number in range(rounds + 1):  # the first round, with cold caches, doesn't count
            for name, command in COMMANDS.items():
                start = measure(command, home)
                if number:
                    starts[name].append(start)
    seconds = [median(start.seconds for start in each) for each in starts.values()]
    peaks = [median(start.peak for start in each) / 1024 for each in starts.values()]
    print(f"{'median of ' + str(rounds):16}{'time':>10}{'memory':>12}")
    for name, spent, peak in zip(starts, seconds, peaks, strict=True):
        print(f"{name:16}{spent:8.3f} s{peak:8.1f} MiB")
    print(f"{'ratio':16}{seconds[1] / seconds[0]:8.2f} x", end="")
    print(f"{peaks[1] / peaks[0]:8.2f} x" if all(peaks) else "")


if __name__ == "__main__":
    main()
