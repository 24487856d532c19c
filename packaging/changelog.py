"""Print the release notes of a version from CHANGELOG.md: `changelog.py 0.2.0`."""

import re
import sys

from environment import ROOT

HEADING = re.compile(r"^## \[([^]]+)\](?: - (\S+))?.*$", re.MULTILINE)


def notes(text: str, version: str) -> str:
    """Return the section of a version, without its heading; raise KeyError if there is none."""
    sections = HEADING.split(text)
    return dict(zip(sections[1::3], sections[3::3], strict=True))[version].strip()


def points(section: str) -> list[str]:
    """Return the points of a section as plain text, each on one line."""
    found = re.findall(r"^- (.+(?:\n  .+)*)", section, re.MULTILINE)
    return [re.sub(r"\s+", " ", re.sub(r"\*\*|`", "", point)) for point in found]


def releases(text: str) -> list[tuple[str, str]]:
    """Return version and day ("2026-12-01") of each release, the latest first."""
    return [(version, day) for version, day in HEADING.findall(text) if day]


if __name__ == "__main__":
    try:
        print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), sys.argv[1]))
    except (IndexError, KeyError):
        sys.exit("changelog.py VERSION: CHANGELOG.md has no section for that version")
