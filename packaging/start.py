"""Start Stock Games from a checkout, or run its tests: the one script that needs nothing installed.

    python3 packaging/start.py [ARGUMENT ...]        the app, or one of its commands
    python3 packaging/start.py test [ARGUMENT ...]   every check; arguments go to pytest
    python3 packaging/start.py lint                  the checks that run no test
    python3 packaging/start.py pytest [ARGUMENT ...] the tests alone

The first run makes a virtual environment; later runs find it and start at once. This file must
parse on Python 3.6, so that an old Python can say that it is too old.
"""

import os
import platform
import shutil
import subprocess
import sys

NEEDED = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python")
CHECKING = ("test", "lint", "pytest")
TEXT_COMMANDS = ("simulate", "verify")  # they never open a window, so they need no Qt libraries


def too_old(version: str) -> str:
    """Return a line that says which Python is needed; `version` is the running one, as "3.9.2"."""
    return (
        "Stock Games needs Python {}.{} or newer; this is Python {}. "
        "Install a newer one (python.org, or your system's packages) and start again with it."
    ).format(*NEEDED, version)


def split_arguments(arguments: "list[str]") -> "tuple[str, list[str]]":
    """Split the command line into "app" or a word of `CHECKING` and the arguments passed on.

    A leading `--` is dropped, so that `-- test` reaches the app.
    """
    if arguments and arguments[0] in CHECKING:
        return arguments[0], arguments[1:]
    if arguments[:1] == ["--"]:
        return "app", arguments[1:]
    return "app", arguments


def newer_python() -> "list[str]":
    """Return the command of a Python on PATH that is new enough, or []."""
    candidates = [[found] for found in map(shutil.which, NEWER) if found]
    if os.name == "nt" and shutil.which("py"):
        candidates.insert(0, ["py", "-3"])
    question = "import sys; sys.exit(sys.version_info[:2] < {!r})".format(NEEDED)  # noqa: UP032
    for candidate in candidates:
        answer = subprocess.call(
            [*candidate, "-c", question], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        if answer == 0:
            return candidate
    return []


def needed_libraries(command: str, arguments: "list[str]") -> "list[str]":
    """Return the shared libraries that the command will need."""
    import libraries

    if command == "app" and arguments[:1] and arguments[0] in TEXT_COMMANDS:
        return []
    return libraries.wanted(os.environ if command == "app" else {})


def main(arguments: "list[str]") -> int:
    """Prepare the checkout and run the command; return the exit status."""
    if sys.version_info[:2] < NEEDED:
        newer = newer_python()
        if not newer:
            print(too_old(platform.python_version()), file=sys.stderr)
            return 1
        return subprocess.call([*newer, os.path.abspath(__file__), *arguments])

    import checks
    import environment
    import libraries

    command, rest = split_arguments(arguments)
    packages = "app" if command == "app" else "test"
    try:
        place = environment.find(packages)
        needed = needed_libraries(command, rest)
        if not place.fresh:
            needed.insert(0, libraries.VENV)
        libraries.provide(needed)
        environment.prepare(place, packages)
    except environment.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    if command == "app":
        return environment.run_app(place, rest)
    return checks.run(place, command, rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
