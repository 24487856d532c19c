"""The whole release without its systems: `python -m tests.packaging.dry_run [FOLDER]`.

Every job of `release.yml` is carried out here: each bundle's plan with stand-ins for the programs
of its system, the real wheel, the list of what is inside, checksums, manifests and notes. What was
run is printed. The downloads are stand-ins; the texts are those of the release.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import bundle  # noqa: E402
import changelog  # noqa: E402
import manifests  # noqa: E402
import release  # noqa: E402
import sbom  # noqa: E402
import steps  # noqa: E402
import wheel  # noqa: E402

from tests.packaging.stand_ins import StandIns  # noqa: E402

PAGE = "https://games.example/stock-games"
BUNDLES = (
    ("Linux", "x86_64"),
    ("Linux", "aarch64"),
    ("Windows", "AMD64"),
    ("Windows", "ARM64"),
    ("Darwin", "arm64"),
    ("Darwin", "x86_64"),
)
"""A system and a processor for each job of the matrix."""


def facts_of(system: str, machine: str, folder: Path) -> Any:
    """Return the facts of a runner with all tools, on a tag, without secrets."""
    version = steps.version_of_checkout()
    variables = {"STOCKGAMES_PAGE": PAGE, "STOCKGAMES_RELEASE": f"v{version}", "PATH": "/bin"}
    return steps.Facts(
        system=system,
        machine=machine,
        version=version,
        tools={name: name for name in steps.TOOLS if name != "dpkg"},
        variables=variables,
        build=folder / f"{system}-{machine}" / "build",
        dist=folder / f"{system}-{machine}" / "dist",
        moment=steps.moment_of_checkout({}),
    )


def dry_run(folder: Path, *, with_wheel: bool = True) -> list[Path]:
    """Carry out the release in a folder, and return the files that it would publish."""
    published = folder / "published"
    published.mkdir(parents=True)
    for system, machine in BUNDLES:
        here = facts_of(system, machine, folder)
        print(f"\n== bundle for {system} on {machine} ==", flush=True)
        release.refuse(here)
        stand_ins = StandIns(here)
        steps.perform(bundle.plan(here), stand_ins)
        steps.perform(bundle.prove_shipped(here), stand_ins)
        print(f"   ran: {', '.join(stand_ins.programs)}")
        for path in bundle.made(here):
            path.rename(published / path.name)
    here = facts_of("Linux", "x86_64", folder)
    if with_wheel:
        print("\n== wheel ==", flush=True)
        built = wheel.build(here)
        built.rename(published / built.name)
    print("\n== publish ==", flush=True)
    sbom.write(here, published / "stockgames.cdx.json")
    manifests.write(here, published)
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    print(changelog.notes(text, here.version).partition("\n")[0])
    files = sorted(published.iterdir())
    for path in files:
        print(f"   {path.name} ({path.stat().st_size} bytes)")
    return files


if __name__ == "__main__":
    if len(sys.argv) > 1:
        dry_run(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as temporary:
            dry_run(Path(temporary))
