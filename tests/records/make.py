"""Write the golden records of all games, or of those named: `python -m tests.records.make GAME …`.

Each game's folder has its own `make.py`; a record can also just be put into the folder.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main(games: list[str]) -> None:
    """Run the scripts of these games, of all games if none is named."""
    scripts = {path.parent.name: path for path in Path(__file__).parent.glob("*/make.py")}
    for game in games or sorted(scripts):
        import_module(f"tests.records.{scripts[game].parent.name}.make").main()


if __name__ == "__main__":
    main(sys.argv[1:])
