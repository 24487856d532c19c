"""Write checksums, winget's manifests and a Homebrew cask for a release.

    manifests.py FOLDER     FOLDER holds the downloads; STOCKGAMES_PAGE names the project's page

They are attached to the release. A person must submit them to winget-pkgs and to a tap: Homebrew
accepts no app that is not notarised, and winget reviews unsigned ones more closely.
"""

import hashlib
import sys
from pathlib import Path

from changelog import releases
from environment import ROOT
from steps import Facts, facts_here

NAME = "StockGames.StockGames"
PRODUCT = "{6F0D8E52-6C0B-4C0E-9B43-6A2B0F1D7E85}_is1"
"""The key by which Windows identifies the installed program: the AppId of the installer."""
SCHEMA = "1.12.0"
SUMMARY = "Four stock market board games"
"""At most 35 characters, as app stores show it."""
SUMS = "SHA256SUMS.txt"


def digest(path: Path) -> str:
    """Return the SHA-256 of a file, as hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def address(facts: Facts, name: str) -> str:
    """Return the download address of a file of the release."""
    return f"{facts.secret('PAGE').rstrip('/')}/releases/download/v{facts.version}/{name}"


def checksums(files: list[Path]) -> str:
    """Return the text that `sha256sum --check` reads."""
    return "".join(f"{digest(path)}  {path.name}\n" for path in files)


def winget(facts: Facts, installers: dict[str, Path], day: str) -> dict[str, str]:
    """Return winget's three manifests, by their file names.

    `installers` are by processor: x64, arm64; `day` is that of the release: "2026-12-01".
    """
    head = f"PackageIdentifier: {NAME}\nPackageVersion: {facts.version}\n"
    page = facts.secret("PAGE").rstrip("/")

    def manifest(kind: str, body: str) -> str:
        return f"{head}{body}ManifestType: {kind}\nManifestVersion: {SCHEMA}\n"

    files = "".join(
        f"- Architecture: {machine}\n  InstallerUrl: {address(facts, path.name)}\n"
        f"  InstallerSha256: {digest(path).upper()}\n"
        for machine, path in installers.items()
    )
    return {
        f"{NAME}.yaml": manifest("version", "DefaultLocale: en-US\n"),
        f"{NAME}.installer.yaml": manifest(
            "installer",
            "Platform:\n- Windows.Desktop\nMinimumOSVersion: 10.0.17763.0\n"
            "InstallerType: inno\nScope: user\nUpgradeBehavior: install\n"
            f"ProductCode: '{PRODUCT}'\nReleaseDate: {day}\nFileExtensions:\n- stockgame\n"
            f"Installers:\n{files}",
        ),
        f"{NAME}.locale.en-US.yaml": manifest(
            "defaultLocale",
            "PackageLocale: en-US\nPublisher: The Stock Games authors\nPackageName: Stock Games\n"
            f"PackageUrl: {page}\nLicense: MIT\nLicenseUrl: {page}/blob/v{facts.version}/LICENSE\n"
            f"ShortDescription: {SUMMARY}\n"
            f"ReleaseNotesUrl: {page}/releases/tag/v{facts.version}\n",
        ),
    }


def cask(facts: Facts, images: dict[str, Path]) -> str:
    """Return the cask; `images` holds the disk image by architecture: arm64, x86_64."""
    place = address(facts, "stockgames-#{version}-macos-#{arch}.dmg")
    place = place.replace(f"v{facts.version}", "v#{version}")
    return f"""\
# Homebrew takes this only once the image is notarised: `xcrun stapler validate FILE.dmg` tells.
cask "stock-games" do
  arch arm: "arm64", intel: "x86_64"

  version "{facts.version}"
  sha256 arm:   "{digest(images["arm64"])}",
         intel: "{digest(images["x86_64"])}"

  url "{place}"
  name "Stock Games"
  desc "{SUMMARY}"
  homepage "{facts.secret("PAGE").rstrip("/")}"

  depends_on macos: ">= :ventura"

  app "Stock Games.app"

  zap trash: "~/Library/Application Support/Stock Games"
end
"""


def write(facts: Facts, folder: Path) -> list[Path]:
    """Write all files into the folder of the downloads and return them; raise if a download
    is missing.
    """
    files = sorted(path for path in folder.iterdir() if path.is_file())
    images = {path.stem.rpartition("-")[2]: path for path in files if path.suffix == ".dmg"}
    setups = [path for path in files if path.name.endswith("-setup.exe")]
    installers = {("arm64" if "arm64" in path.name else "x64"): path for path in setups}
    if "x64" not in installers:
        raise KeyError("x64")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    texts = {
        SUMS: checksums(files),
        "stock-games.rb": cask(facts, images),
        **winget(facts, installers, dict(releases(changes)).get(facts.version, "")),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [folder / name for name in texts]


if __name__ == "__main__":
    for written in write(facts_here(), Path(sys.argv[1])):
        print(written)
