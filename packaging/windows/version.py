"""The version resource of the Windows program, for PyInstaller."""

from pathlib import Path

_TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Stock Games authors"),
      StringStruct("FileDescription", "Stock Games"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "stockgames"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "stockgames.exe"),
      StringStruct("ProductName", "Stock Games"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows needs it: four numbers, missing ones being 0."""
    parts = [int(part) for part in version.split(".")]
    major, minor, patch, build = (*parts, 0, 0, 0, 0)[:4]
    return major, minor, patch, build


def write_version_resource(path: Path, version: str) -> Path:
    """Write the resource for a version like "0.1.0"; return the path."""
    path.write_text(_TEMPLATE.format(version=version, numbers=numbers(version)), encoding="utf-8")
    return path
