"""Compares the start of the frozen app with that of a minimal frozen PySide6 window, in one run."""

import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

ROUNDS = 9
BARE = """\
import sys
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QApplication.instance().quit()

app = QApplication([])
window = Window()
window.resize(1280, 720)
window.show()
sys.exit(app.exec())
"""


def freeze_bare(python: Path, build: Path) -> Path:
    """Freeze the bare window with the same interpreter; return the program."""
    place = build / "bare"
    place.mkdir(exist_ok=True)
    script = place / "bare.py"
    script.write_text(BARE, encoding="utf-8")
    folders = [
        *("--distpath", str(place / "dist")),
        *("--workpath", str(place / "work")),
        *("--specpath", str(place)),
    ]
    subprocess.run(
        [
            str(python),
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--log-level",
            "ERROR",
            *folders,
            str(script),
        ],
        check=True,
        cwd=place,
    )
    return place / "dist" / "bare" / ("bare.exe" if os.name == "nt" else "bare")


def seconds(command: list[str], home: str) -> float:
    """Return how long a command takes to paint its window and exit."""
    start = time.perf_counter()
    variables = {**os.environ, "STOCKGAMES_HOME": home}
    subprocess.run(command, check=True, env=variables, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def compare(python: Path, program: Path, build: Path) -> str:
    """Start both alternately, and return a line with the medians and their ratio."""
    bare = [str(freeze_bare(python, build))]
    ours = [str(program), "--exit-after-first-paint"]
    with tempfile.TemporaryDirectory() as home:
        seconds(ours, home), seconds(bare, home)  # warm up: the first start reads from disk
        pairs = [(seconds(ours, home), seconds(bare, home)) for _ in range(ROUNDS)]
    mine, other = (statistics.median(times) for times in zip(*pairs, strict=True))
    return f"first window: {mine:.2f} s, a bare one {other:.2f} s, ratio {mine / other:.2f}"
