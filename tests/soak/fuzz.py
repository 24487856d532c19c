"""Feeds hostile bytes to everything that parses some.

`python -m tests.soak.fuzz [TARGET …] [--seconds 60] [--seed TEXT]`. Mutations are random and, if
`atheris` is installed with pip, also guided by coverage. Each target runs in its own process with
limits of 1 GiB and 10 seconds per input; failing inputs are saved in the folder `fuzz-TARGET`.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random

NAMES = ("record", "library", "settings", "command-line", "answer")
"""The names in `targets`, which isn't imported here: modules loaded before atheris aren't
instrumented.
"""
MOST_MEMORY = 1024
"""In mebibytes."""
LONGEST = 10
"""Seconds for one input."""


def by_lot(name: str, seconds: float, seed: str) -> int:
    """Mutate at random; return how many inputs were tried. A failing one is written to disk."""
    from tests.soak.targets import TARGETS, corpus, mutate

    _limit()
    rng, begin, count = Random(f"{name}/{seed}"), corpus(name), 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        data = mutate(rng.choice(begin), rng)
        if sys.platform != "win32":
            signal.alarm(LONGEST)
        try:
            TARGETS[name][0](data)
        except BaseException:
            folder = Path(f"fuzz-{name}")
            folder.mkdir(exist_ok=True)
            (folder / "failed").write_bytes(data)
            raise
        count += 1
    if sys.platform != "win32":
        signal.alarm(0)
    return count


def _limit() -> None:
    if sys.platform == "linux":
        import resource

        # Address space, not memory: SQLite and the interpreter reserve some that they never use.
        most = 2 * MOST_MEMORY * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def guided(name: str, seconds: float, seed: str) -> None:
    """Run libFuzzer, which ends this process."""
    atheris = import_module("atheris")
    with atheris.instrument_imports(include=["stockgames"]):
        from tests.soak.targets import TARGETS, corpus

    folder = Path(f"fuzz-{name}")
    folder.mkdir(exist_ok=True)
    for number, data in enumerate(corpus(name)):
        (folder / f"seed-{number}").write_bytes(data)
    arguments = [
        sys.argv[0],
        str(folder),
        f"-max_total_time={round(seconds)}",
        f"-rss_limit_mb={MOST_MEMORY}",
        f"-timeout={LONGEST}",
        f"-artifact_prefix={folder}/failed-",
        f"-seed={Random(seed).randrange(1, 2**31)}",
        "-max_len=60000",
        "-print_final_stats=1",
        "-verbosity=0",
    ]
    atheris.Setup(arguments, TARGETS[name][0])
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", default=NAMES)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", default=os.urandom(4).hex())
    parser.add_argument("--engine", choices=("lot", "atheris"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.engine is None:
        return _run_each(wanted.targets, wanted.seconds, wanted.seed)
    (name,) = wanted.targets
    if wanted.engine == "atheris":
        guided(name, wanted.seconds, wanted.seed)
    else:
        print(f"{name}: {by_lot(name, wanted.seconds, wanted.seed)} inputs by lot, no fault")
    return 0


def _run_each(names: Sequence[str], seconds: float, seed: str) -> int:
    failed = []
    engines = ["lot", *["atheris"] * (find_spec("atheris") is not None)]
    for name in names:
        for engine in engines:
            print(f"{name}, {engine}, seed {seed}", flush=True)
            words = [name, "--engine", engine, "--seconds", str(seconds), "--seed", seed]
            if subprocess.call([sys.executable, "-m", "tests.soak.fuzz", *words]):
                failed.append(f"{name} ({engine})")
    print(f"failed: {', '.join(failed)}" if failed else "nothing failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
