"""Applies one mutation after the other to a module, and checks whether its tests notice.

`python -m tests.mutants [MODULE …] [--again]`: for every module of `guarded.toml` (or those named)
how many mutants were killed, and which survived. Results are saved in `.mutants`: while a module is
unchanged, its mutants are not tried again; `--again` tries survivors once more. `equivalent.toml`
names survivors that no test can kill, and why. Linux and macOS.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.trial import passes, warm_up

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
KEPT = ROOT / ".mutants"


@dataclass
class Tried:
    """The results of one module's mutants, by name and number."""

    path: Path
    survived: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def of(cls, module: str, source: str) -> Tried:
        """Return the saved results for the module's present source."""
        digest = sha256(source.encode()).hexdigest()[:12]
        path = KEPT / f"{module.replace('/', '.')}.{digest}.json"
        return cls(path, json.loads(path.read_text("utf-8")) if path.exists() else {})

    def note(self, key: str, survived: bool) -> None:
        """Save one result."""
        self.survived[key] = survived
        KEPT.mkdir(exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(self.survived, indent=1), "utf-8")
        fresh.replace(self.path)


def read(name: str) -> dict[str, Any]:
    """Return a TOML file from this folder."""
    return tomllib.loads((HERE / name).read_text("utf-8"))


def numbered(mutants: Sequence[Mutant]) -> dict[str, Mutant]:
    """Return mutants by unique names: equal names get numbers."""
    found: dict[str, Mutant] = {}
    for mutant in mutants:
        count = sum(other.name == mutant.name for other in found.values())
        found[f"{mutant.name} #{count + 1}"] = mutant
    return found


def worked() -> float:
    """Return how many seconds of processor time the trials have taken so far."""
    times = os.times()
    return times.children_user + times.children_system


def try_module(module: str, tests: Sequence[str], *, again: bool) -> bool:
    """Try all mutants of a module and print the results; return whether all was well."""
    source = (ROOT / module).read_text("utf-8")
    by_hand = [one for one in read("by_hand.toml")["mutants"] if one["module"] == module]
    mutants, tried = numbered([*mutants_of(source, by_hand)]), Tried.of(module, source)
    there = [test for test in tests if (ROOT / test).exists()]
    begun = worked()
    if not passes(module, source, there, 600, speak=False):
        passes(module, source, there, 600, speak=True)
        print(f"{module}: its tests fail even without a mutant")
        return False
    seconds = 5 + 4 * (worked() - begun)
    for key, mutant in mutants.items():
        known = tried.survived.get(key)
        if known is None or (again and known):
            tried.note(key, passes(module, mutant.source, there, seconds, speak=False))
    return report(module, mutants, tried)


def report(module: str, mutants: dict[str, Mutant], tried: Tried) -> bool:
    """Print how many were killed, and which survived without a reason; return whether none did."""
    reasons = {(e["module"], e["mutant"]) for e in read("equivalent.toml")["equivalent"]}
    alive = {key: mutant for key, mutant in mutants.items() if tried.survived[key]}
    unnamed = {key: mutant for key, mutant in alive.items() if (module, key) not in reasons}
    killed, named = len(mutants) - len(alive), len(alive) - len(unnamed)
    print(f"{module}: {killed} of {len(mutants)} killed, {named} equivalent, {len(unnamed)} left")
    for key in sorted(unnamed, key=lambda key: unnamed[key].line):
        print(f"  {unnamed[key].line}: {key}")
    for _, gone in sorted(reason for reason in reasons if reason[0] == module):
        if gone not in alive:
            print(f"  equivalent.toml names what did not survive: {gone}")
    sys.stdout.flush()
    return not unnamed


def main() -> int:
    """Try the requested modules; return 1 if one has survivors without a reason."""
    modules: dict[str, list[str]] = read("guarded.toml")["modules"]
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"of {', '.join(modules)}")
    parser.add_argument("--again", action="store_true", help="try again what survived")
    wanted = parser.parse_args()
    for module in wanted.modules:
        if module not in modules:
            parser.error(f"{module} is not in guarded.toml")
    os.chdir(ROOT)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    warm_up()
    fine = [try_module(m, modules[m], again=wanted.again) for m in wanted.modules or modules]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
