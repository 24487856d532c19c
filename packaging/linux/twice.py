"""Builds the same commit a second time in another folder, and compares the results."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from environment import ROOT, SetupError
from steps import Facts


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def same_bytes(facts: Facts, made: list[Path]) -> str:
    """Build in a copy of the source; return a line that confirms identical files, or raise
    SetupError.
    """
    copy = facts.build / "twice"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("build", "dist", ".*"))
    again = {**os.environ, "SOURCE_DATE_EPOCH": str(facts.moment)}
    if subprocess.run([sys.executable, "packaging/bundle.py"], cwd=copy, env=again).returncode:
        raise SetupError("The second build failed.")
    other = [path.name for path in made if digest(path) != digest(copy / "dist" / path.name)]
    if other:
        raise SetupError(f"Built twice, these differ: {', '.join(other)}; see {copy / 'dist'}.")
    return f"Built twice, the same bytes: {', '.join(path.name for path in made)}"
