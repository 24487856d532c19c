"""The checks that a change must pass, as `start.py test` runs them."""

import subprocess
from pathlib import Path

from environment import ROOT, Place, run_environment

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
# Name and arguments for Python; pytest comes last, so that its count ends the output.
CHECKS = {
    "ruff": ["-m", "ruff", "check", "--output-format=concise", "."],
    # Whichever system this is, what only the others run must fit together, too.
    "mypy": ["-m", "mypy", "--platform", "linux"],
    "mypy for Windows": ["-m", "mypy", "--platform", "win32", "--no-warn-unreachable"],
    "mypy for macOS": ["-m", "mypy", "--platform", "darwin", "--no-warn-unreachable"],
    "import-linter": ["-c", LINT_IMPORTS, "--no-logo", "--no-cache"],
    "pytest": ["-m", "pytest", "-n", "auto"],
}


def commands(pytest_arguments: list[str]) -> dict[str, list[str]]:
    """Give the arguments for Python of each check, in order."""
    return {**CHECKS, "pytest": [*CHECKS["pytest"], *pytest_arguments]}


def run_all(place: Place, pytest_arguments: list[str]) -> int:
    """Run every check, whatever the others say; return 0 only if all passed."""
    # A console that cannot show a character shows a question mark instead of failing the check.
    variables = {**run_environment(place), "PYTHONIOENCODING": ":replace"}
    failed = []
    for name, arguments in commands(pytest_arguments).items():
        print(f"\n== {name} ==", flush=True)
        python = [str(place.python), *arguments]
        # A cache for each, or each would find what another system left, and begin anew.
        cache = Path(variables.get("MYPY_CACHE_DIR", ROOT / ".mypy_cache")) / name.replace(" ", "-")
        if subprocess.call(python, cwd=ROOT, env={**variables, "MYPY_CACHE_DIR": str(cache)}):
            failed.append(name)
    if failed:
        print("\nDid not pass: " + ", ".join(failed), flush=True)
    return 1 if failed else 0
