"""The code uses nothing newer than the `requires-python` version, 3.11.0, including patch
releases.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.packaging.conftest import ROOT

FOLDERS = ("stockgames", "tests", "packaging")
# Added in 3.11 patch releases, which mypy doesn't know.
ARGUMENTS = {
    ("extract", "filter"),
    ("extractall", "filter"),
    ("unpack_archive", "filter"),
    ("getaddresses", "strict"),
    ("parseaddr", "strict"),
}
NAMES = {
    *("data_filter", "tar_filter", "fully_trusted_filter", "FilterError", "AbsolutePathError"),
    *("OutsideDestinationError", "SpecialFileError", "AbsoluteLinkError", "LinkFallbackError"),
    *("LinkOutsideDestinationError", "ALLOW_MISSING", "verify_generated_headers"),
    *("SetReparseDeferralEnabled", "GetReparseDeferralEnabled", "HeaderWriteError"),
}
WORDS = {*NAMES, *(called for called, _ in ARGUMENTS)}


def newer(source: str) -> Iterator[str]:
    """Yield what a source uses that 3.11.0 does not have."""
    if not any(word in source for word in WORDS):
        return  # parsing all sources takes seconds
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            for given in node.keywords:
                if (called, given.arg) in ARGUMENTS:
                    yield f"line {node.lineno}: {called}({given.arg}=)"
        elif isinstance(node, ast.ImportFrom):
            yield from (
                f"line {node.lineno}: {each.name}" for each in node.names if each.name in NAMES
            )
        elif isinstance(node, ast.Attribute) and node.attr in NAMES:
            yield f"line {node.lineno}: {node.attr}"


@pytest.mark.parametrize(
    "source",
    [
        "shutil.unpack_archive(archive, place, filter='data')",
        "with tarfile.open(archive) as packed: packed.extractall(place, filter=None)",
        "tarfile.data_filter(member, place)",
        "from tarfile import data_filter",
        "email.utils.parseaddr(text, strict=True)",
        "os.path.realpath(path, strict=os.path.ALLOW_MISSING)",
    ],
)
def test_what_came_with_a_patch_release_is_found(source: str) -> None:
    assert list(newer(source))


def test_nothing_here_came_with_a_patch_release() -> None:
    found = {
        f"{path.relative_to(ROOT)}, {use}"
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.py")
        for use in newer(path.read_text(encoding="utf-8"))
    }
    assert not found


def test_mypy_and_ruff_know_nothing_newer_than_what_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = re.fullmatch(r">=(\d+)\.(\d+)", project["project"]["requires-python"])
    assert oldest is not None
    assert project["tool"]["mypy"]["python_version"] == f"{oldest[1]}.{oldest[2]}"
    assert project["tool"]["ruff"]["target-version"] == f"py{oldest[1]}{oldest[2]}"
