"""Print the release notes of a version from CHANGELOG.md: `changelog.py 0.2.0`."""

import re
import sys

from environment import ROOT


def notes(text: str, version: str) -> str:
    """Return the section of a version, without its heading; raise KeyError if there is none."""
    sections = re.split(r"^## \[([^]]+)\].*$", text, flags=re.MULTILINE)
    return dict(zip(sections[1::2], sections[2::2], strict=True))[version].strip()


if __name__ == "__main__":
    try:
        print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), sys.argv[1]))
    except (IndexError, KeyError):
        sys.exit("changelog.py VERSION: CHANGELOG.md has no section for that version")
