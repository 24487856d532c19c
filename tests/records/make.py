"""Write the golden records of all games, or of those named: `python -m tests.records.make GAME …`.

Each game's `make.py` says how they come about; a record can also just be put into the folder.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main(games: list[str]) -> None:
    """Make the records of these games, of all games if none is named."""
    scripts = {path.parent.name: path for path in Path(__file__).parent.glob("*/make.py")}
    for game in games or sorted(scripts):
        folder = scripts[game].parent
        for name, make in import_module(f"tests.records.{folder.name}.make").games():
            (folder / f"{name}.json").write_text(make().record().to_json(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
