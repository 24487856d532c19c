"""Signing, notarising and packing the macOS app; each step waits for its secret.

`STOCKGAMES_SIGNING_IDENTITY` names a Developer ID certificate in the keychain, and
`STOCKGAMES_NOTARY_PROFILE` credentials that `xcrun notarytool store-credentials` kept.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ENTITLEMENTS = Path(__file__).parent / "entitlements.plist"


def sign(app: Path, identity: str) -> None:
    """Sign the app for the hardened runtime; "-" signs it for nobody in particular."""
    runtime = [] if identity == "-" else ["--options", "runtime", "--timestamp"]
    rights = ["--entitlements", str(ENTITLEMENTS)]
    subprocess.run(
        ["codesign", "--force", "--deep", *runtime, *rights, "--sign", identity, str(app)],
        check=True,
    )
    subprocess.run(["codesign", "--verify", "--strict", str(app)], check=True)


def notarise(image: Path, profile: str) -> None:
    """Let Apple check the image, and staple the answer to it."""
    submit = ["xcrun", "notarytool", "submit", str(image)]
    subprocess.run([*submit, "--keychain-profile", profile, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


def pack_image(app: Path, version: str, dist: Path) -> Path:
    """Make the disk image; `ditto` keeps the links on which the app stands."""
    sign(app, os.environ.get("STOCKGAMES_SIGNING_IDENTITY") or "-")
    stage = dist / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    subprocess.run(["ditto", str(app), str(stage / app.name)], check=True)
    (stage / "Applications").symlink_to("/Applications")
    image = dist / f"stockgames-{version}-macos-{os.uname().machine}.dmg"
    image.unlink(missing_ok=True)
    name = ["-volname", "Stock Games", "-srcfolder", str(stage)]
    subprocess.run(["hdiutil", "create", *name, "-format", "ULFO", str(image)], check=True)
    profile = os.environ.get("STOCKGAMES_NOTARY_PROFILE")
    if profile:
        notarise(image, profile)
    return image


@contextmanager
def mounted(image: Path) -> Iterator[Path]:
    """Mount a disk image for a while; yield its volume."""
    volume = image.parent / "volume"
    place = ["-nobrowse", "-readonly", "-mountpoint", str(volume)]
    subprocess.run(["hdiutil", "attach", *place, str(image)], check=True)
    try:
        yield volume
    finally:
        subprocess.run(["hdiutil", "detach", str(volume)], check=True)
