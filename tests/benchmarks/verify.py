"""How `stockgames verify` grows with the length of a record: 35,000 moves beside 4,000.

    python tests/benchmarks/verify.py [--rounds 5]

Writes two legal records of Portfolio, nearly all of whose moves are offers and refusals, verifies
them in turns, each in a process of its own, and prints the medians of the time from process start
to process end, and their ratio. Nine times the moves should take no more than ten times as long.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.games.portfolio.haggling import haggled  # noqa: E402

SIZES = (4_000, 35_000)


def seconds(path: Path) -> float:
    """Return how long one verification takes. Raises CalledProcessError if it finds an error."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "stockgames", "verify", str(path)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as name:
        paths = [Path(name) / f"{moves}.json" for moves in SIZES]
        for path, moves in zip(paths, SIZES, strict=True):
            path.write_text(haggled(moves).record().to_json(), encoding="utf-8")
        times: list[list[float]] = [[] for _ in SIZES]
        for _ in range(rounds):
            for path, found in zip(paths, times, strict=True):
                found.append(seconds(path))
    short, long = map(median, times)
    for moves, found in zip(SIZES, times, strict=True):
        print(f"{moves:>7,} moves: {median(found):6.2f} s ({min(found):.2f} to {max(found):.2f})")
    print(f"ratio: {long / short:.1f}")


if __name__ == "__main__":
    main()
