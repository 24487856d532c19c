"""Build the wheel for `pip install` and `pipx install`: `python3 packaging/wheel.py`.

On a package index only absolute links work. If STOCKGAMES_PAGE names the project's page, the
README's pictures and links become absolute, and the page is added to the metadata.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from environment import CONSTRAINTS, ROOT
from steps import Facts, facts_here

SOURCE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", CONSTRAINTS)
FOLDERS = ("stockgames", "resources")
LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")


def whole_links(text: str, page: str, version: str) -> str:
    """Return a README whose pictures and links point to a version's files on the project's page."""

    def written_out(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({page}/{kind}/v{version}/{found[3]})"

    return LINK.sub(written_out, text)


def lay_out(facts: Facts, folder: Path) -> None:
    """Copy the wheel's sources, with absolute links if the page is known."""
    for name in SOURCE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    for name in FOLDERS:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    page = facts.secret("PAGE").rstrip("/")
    if page:
        readme, project = folder / "README.md", folder / "pyproject.toml"
        text = whole_links(readme.read_text(encoding="utf-8"), page, facts.version)
        readme.write_text(text, encoding="utf-8", newline="\n")
        named = f'\n[project.urls]\nHomepage = "{page}"\nIssues = "{page}/issues"\n'
        with project.open("a", encoding="utf-8", newline="\n") as file:
            file.write(named)


def build(facts: Facts, *settings: str) -> Path:
    """Build the wheel into `dist` and return it; raise CalledProcessError if pip fails."""
    source = facts.build / "wheel"
    shutil.rmtree(source, ignore_errors=True)
    lay_out(facts, source)
    pins = {"PIP_CONSTRAINT": CONSTRAINTS, "PIP_BUILD_CONSTRAINT": CONSTRAINTS}
    moment = {"SOURCE_DATE_EPOCH": str(facts.moment)}
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-input"]
    subprocess.run(
        [*pip, *settings, "--wheel-dir", facts.dist, "."],
        cwd=source,
        env={**os.environ, **pins, **moment},
        check=True,
    )
    return facts.dist / f"stockgames-{facts.version}-py3-none-any.whl"


if __name__ == "__main__":
    print(build(facts_here()))
