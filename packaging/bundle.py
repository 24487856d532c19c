"""Build, test and pack the program that people install.

    python3 packaging/bundle.py             everything that this system can build
    python3 packaging/bundle.py --measure   the same, and compare it with a bare window
    python3 packaging/bundle.py --install   the same, and the .deb in clean roots (root, Debian)
    python3 packaging/bundle.py --twice     the same twice, with identical bytes (Linux)
    python3 packaging/bundle.py --check     only check whether it could be built
    python3 packaging/bundle.py --shipped   only unpack what was packed, and test it

On every system: a fresh environment with only the packages of `packaging/hashes.txt`, a PyInstaller
folder from it, and its selftest. Then the system's packages: a .deb and a .tar.xz on Linux, an
installer and a .zip on Windows, an app in a disk image on macOS. Output goes to `build/` and
`dist/`. If STOCKGAMES_RELEASE names a tag, it must match the version.
"""

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import libraries
import release
from environment import SetupError
from freezing import environment, freeze, program_in, prove
from macos.image import keychain
from steps import Do, Facts, Step, facts_here, perform

MOST_MB = 48
"""The largest allowed size of a download."""


def plan(facts: Facts) -> Iterator[Step]:
    """Return all steps from the source to the downloads."""
    if facts.system == "Linux":
        yield Do(lambda: libraries.provide([*libraries.BASE, *libraries.XCB]))
    yield Do(lambda: facts.dist.mkdir(parents=True, exist_ok=True))
    yield Do(lambda: facts.build.mkdir(parents=True, exist_ok=True))
    yield from environment(facts)
    if facts.system == "Darwin":
        yield from keychain(facts)
    yield from freeze(facts)
    yield from release.of_system(facts).pack(facts)
    yield prove(facts, program_in(facts, facts.folder))


def prove_shipped(facts: Facts) -> Iterator[Step]:
    """Return the steps that unpack the downloads and test the result."""
    place = facts.build / "shipped"
    yield Do(lambda: shutil.rmtree(place, ignore_errors=True))
    yield Do(lambda: place.mkdir(parents=True))
    yield from release.of_system(facts).prove_shipped(facts)


def made(facts: Facts) -> list[Path]:
    """Return the downloads that the plan makes."""
    found: list[Path] = release.of_system(facts).made(facts)
    return found


def size_mb(path: Path) -> float:
    """Return the size of a file, or of all files in a folder, in megabytes."""
    files = [path] if path.is_file() else [p for p in path.rglob("*") if not p.is_symlink()]
    return sum(p.stat().st_size for p in files if p.is_file()) / 1e6


def heavy(facts: Facts) -> list[str]:
    """Return the names of downloads that are too large."""
    return [path.name for path in made(facts) if size_mb(path) > MOST_MB]


def build(facts: Facts, arguments: argparse.Namespace) -> None:
    """Build, and do what the options ask for; raise SetupError if something is wrong."""
    perform(plan(facts))
    for path in (facts.folder, *made(facts)):
        print(f"{path}: {size_mb(path):.1f} MB", flush=True)
    if arguments.twice:
        from linux.twice import same_bytes

        print(same_bytes(facts, made(facts)), flush=True)
    if arguments.install:
        from linux.clean_root import prove_deb

        prove_deb(made(facts)[-1], facts.build)
    if arguments.measure:
        from bare import compare

        print(compare(facts.python, program_in(facts, facts.folder), facts.build))
    if heavy(facts):
        raise SetupError(f"Heavier than {MOST_MB} MB: {', '.join(heavy(facts))}")


def main() -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--measure", action="store_true", help="compare with a bare frozen window")
    parser.add_argument("--install", action="store_true", help="prove the .deb in clean roots")
    parser.add_argument("--twice", action="store_true", help="build again, and compare")
    parser.add_argument("--check", action="store_true", help="only tell what is missing")
    parser.add_argument("--shipped", action="store_true", help="only prove what was packed before")
    arguments = parser.parse_args()
    facts = facts_here()
    try:
        release.refuse(facts)
        if arguments.shipped:
            perform(prove_shipped(facts))
        elif not arguments.check:
            build(facts, arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
