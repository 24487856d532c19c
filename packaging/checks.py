"""The checks that a change must pass, as run by `start.py test`."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from environment import ROOT, Place, cache_folder, run_environment

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
# One more than processors: tests that wait for timers or processes leave one idle.
PROCESSES = (os.cpu_count() or 1) + 1
NO_TESTS = ("--no-warn-unreachable", "stockgames", "packaging")
MAC_TOO = {"mypy for macOS": ["-m", "mypy", "--platform", "darwin", *NO_TESTS]}
# Name and arguments for Python; pytest comes last, so that its count ends the output.
CHECKS = {
    "mypy": ["-m", "mypy", "--platform", "linux"],
    # Code for Windows must type-check too, whatever this system is. That for macOS is little.
    "mypy for Windows": ["-m", "mypy", "--platform", "win32", *NO_TESTS],
    **(MAC_TOO if sys.platform == "darwin" else {}),
    "ruff": ["-m", "ruff", "check", "--output-format=concise", "."],
    "import-linter": ["-c", LINT_IMPORTS, "--no-logo", "--no-cache"],
    "pytest": ["-m", "pytest", "-n", str(PROCESSES)],
}
# Bytecode of tests (by pytest) and package is compiled once, on a processor that the
# last mypy leaves idle; otherwise each pytest process would compile all of it.
MAKING_READY = ["-m", "pytest", "--collect-only", "-qq"]
MOST_AT_ONCE = 2  # one for each mypy, which keeps a processor busy and needs 1 GB


def commands(pytest_arguments: list[str]) -> dict[str, list[str]]:
    """Return the Python arguments of each check, in order."""
    return {**CHECKS, "pytest": [*CHECKS["pytest"], *pytest_arguments]}


def _variables(place: Place, name: str) -> dict[str, str]:
    variables = run_environment(place)
    # Tests start dozens of processes, and each would compile the package again.
    if variables.pop("PYTHONDONTWRITEBYTECODE", None) and not place.writable:
        variables["PYTHONPYCACHEPREFIX"] = str(cache_folder() / "bytecode")
    # A cache for each, or each would find another system's results and start again.
    cache = Path(variables.get("MYPY_CACHE_DIR", ROOT / ".mypy_cache")) / name.replace(" ", "-")
    # A console that lacks a character shows a question mark instead of failing the check.
    return {**variables, "PYTHONIOENCODING": ":replace", "MYPY_CACHE_DIR": str(cache)}


def _heard(place: Place, check: tuple[str, list[str]]) -> tuple[int, str]:
    """Run a check to its end; return its exit status and output."""
    name, arguments = check
    done = subprocess.run(
        [str(place.python), *arguments],
        cwd=ROOT,
        env=_variables(place, name),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="backslashreplace",
    )
    return done.returncode, done.stdout


def run(place: Place, command: str, pytest_arguments: list[str]) -> int:
    """Run the checks of a command, even after failures; return 0 only if all passed.

    The command is "lint", "pytest", or "test" for both. Single-threaded checks run in parallel;
    pytest uses all processors.
    """
    *quick, tests = commands(pytest_arguments).items()
    failed = []
    if command != "pytest":
        failed += _lint(place, quick, makes_ready=command == "test" and not pytest_arguments)
    if command != "lint":
        name, arguments = tests
        print(f"\n== {name} ==", flush=True)
        python = [str(place.python), *arguments]
        if subprocess.call(python, cwd=ROOT, env=_variables(place, name)):
            failed.append(name)
    if failed:
        print("\nDid not pass: " + ", ".join(failed), flush=True)
    return 1 if failed else 0


def _lint(place: Place, checks: list[tuple[str, list[str]]], *, makes_ready: bool) -> list[str]:
    """Run checks side by side, print what they say in order, and return the names of the failed."""
    failed = []
    with ThreadPoolExecutor(min(MOST_AT_ONCE, os.cpu_count() or 1)) as pool:
        heard = pool.map(partial(_heard, place), checks)
        if makes_ready:
            # Errors in the tests are reported by pytest itself.
            pool.submit(_heard, place, ("making ready", MAKING_READY))
        for (name, _), (status, text) in zip(checks, heard, strict=True):
            print(f"\n== {name} ==\n{text.rstrip()}", flush=True)
            if status:
                failed.append(name)
    return failed
