"""Adds the licences of system libraries that PyInstaller put into the folder."""

import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

DOCS = Path("/usr/share/doc")
MODULES = tuple(suffix for suffix in EXTENSION_SUFFIXES if suffix != ".so")
"""The suffixes of Python's own extension modules, whose packages are listed elsewhere."""
PYTHON = "libpython"
"""The prefix of Python's own library, which is listed elsewhere."""


def packages_of(names: list[str]) -> dict[str, str]:
    """Return the Debian package of each library's file name, as far as dpkg knows it."""
    patterns = [f"*/{name}" for name in names]
    answer = subprocess.run(["dpkg", "-S", *patterns], capture_output=True, text=True).stdout
    found: dict[str, str] = {}
    for line in answer.splitlines():
        package, _, path = line.partition(": ")
        found.setdefault(path.rpartition("/")[2], package.partition(":")[0])
    return found


def add_system_notices(parts: Path) -> list[str]:
    """Append the copyright files of all bundled system libraries to the folder's notices.

    Return the libraries whose licence was not found.
    """
    found = sorted(path.name for path in parts.glob("*.so*") if not path.is_symlink())
    names = [name for name in found if not name.endswith(MODULES) and not name.startswith(PYTHON)]
    packages = packages_of(names)
    sections, missing = [], [name for name in names if name not in packages]
    for package in sorted(set(packages.values())):
        copyright_file = DOCS / package / "copyright"
        libraries = [name for name in names if packages.get(name) == package]
        if copyright_file.is_file():
            text = copyright_file.read_text(encoding="utf-8", errors="replace").strip()
            rule = "=" * 78
            title = f"{package} ({', '.join(libraries)})"
            sections.append("\n".join([rule, title, rule, "", text]))
        else:
            missing += libraries
    with (parts / "THIRD_PARTY_NOTICES.txt").open("a", encoding="utf-8") as notices:
        notices.write("\n\n" + "\n\n".join(sections) + "\n")
    return missing
