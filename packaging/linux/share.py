"""Lays out what a Linux desktop reads: `share.py FOLDER` draws the icons too, for the Flatpak."""

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from icon import write_icons
from steps import Facts, facts_here

from linux.metainfo import metainfo

HERE = Path(__file__).parent
NAME = "io.github.stockgames.StockGames"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def lay_share(facts: Facts, share: Path) -> None:
    """Copy desktop files and icons into the tree."""
    files = {
        f"{NAME}.desktop": f"applications/{NAME}.desktop",
        f"{NAME}.xml": f"mime/packages/{NAME}.xml",
    }
    for name, place in files.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HERE / name, share / place)
    about = share / "metainfo" / f"{NAME}.metainfo.xml"
    about.parent.mkdir(parents=True)
    about.write_text(metainfo(facts), encoding="utf-8")
    for size in ICON_SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(facts.icons / f"stockgames-{size}.png", icon)


if __name__ == "__main__":
    here = facts_here()
    write_icons(here.icons)
    lay_share(here, Path(sys.argv[1]))
