"""The macOS app: signed by PyInstaller from the inside out, packed in an image, notarised.

Each of these is done if environment variables configure it (names begin with STOCKGAMES_):

    SIGNING_IDENTITY                 a Developer ID certificate of the keychain
    CERTIFICATE                      the certificate itself, a .p12 as base64, ...
    CERTIFICATE_PASSWORD             ... and its password: a separate keychain is made for it
    NOTARY_KEY, _KEY_ID, _ISSUER     a key of App Store Connect (a .p8 as base64), its id, its owner
    NOTARY_PROFILE                   instead: a profile saved by `notarytool store-credentials`

Without an identity the app gets an ad-hoc signature, which Apple's chips require.
"""

import base64
import shutil
from pathlib import Path

from freezing import prove
from steps import Do, Facts, Run, Step

PROFILE = "stockgames-notary"
KEYCHAIN_PASSWORD = "for-this-build-alone"  # noqa: S105 - the keychain goes with the machine
NEEDED = ("codesign", "ditto", "hdiutil")
NOTARY = ("NOTARY_KEY", "NOTARY_KEY_ID", "NOTARY_ISSUER")


def problems(facts: Facts) -> list[str]:
    """Return what is missing for the build."""
    signs = bool(facts.secret("SIGNING_IDENTITY"))
    given = [name for name in NOTARY if facts.secret(name)]
    notarises = bool(given or facts.secret("NOTARY_PROFILE"))
    found = [f"{name} is missing." for name in NEEDED if name not in facts.tools]
    known = facts.secret("CERTIFICATE") or facts.secret("SIGNING_IDENTITY") in facts.identities
    if signs and not known:
        found.append("STOCKGAMES_SIGNING_IDENTITY names no certificate of the keychain.")
    if facts.secret("CERTIFICATE") and not signs:
        found.append("STOCKGAMES_SIGNING_IDENTITY does not say whose the certificate is.")
    if facts.secret("CERTIFICATE") and not facts.secret("CERTIFICATE_PASSWORD"):
        found.append("STOCKGAMES_CERTIFICATE_PASSWORD is missing.")
    if given and len(given) < len(NOTARY):
        missing = [f"STOCKGAMES_{name}" for name in NOTARY if name not in given]
        found.append(f"To notarise, {', '.join(missing)} must be set, too.")
    if notarises and not signs:
        found.append(
            "Only what is signed can be notarised: STOCKGAMES_SIGNING_IDENTITY is missing."
        )
    if notarises and "xcrun" not in facts.tools:
        found.append("xcrun is missing: install Xcode's command line tools.")
    return found


def keychain(facts: Facts) -> list[Step]:
    """Return the steps that put the configured certificate into a keychain of its own."""
    if not facts.secret("CERTIFICATE"):
        return []
    chain = facts.build / "release.keychain-db"
    file = facts.build / "certificate.p12"
    security, password = facts.tools["security"], ("-p", KEYCHAIN_PASSWORD)
    key = ("-P", facts.secret("CERTIFICATE_PASSWORD"), "-T", "/usr/bin/codesign")
    partners = ("-S", "apple-tool:,apple:", "-k", KEYCHAIN_PASSWORD)
    return [
        Do(lambda: decode(facts.secret("CERTIFICATE"), file), "Keeping the certificate ..."),
        Run((security, "create-keychain", *password, chain)),
        Run((security, "set-keychain-settings", "-lut", "21600", chain)),
        Run((security, "unlock-keychain", *password, chain)),
        Run((security, "import", file, "-k", chain, "-f", "pkcs12", *key)),
        Run((security, "set-key-partition-list", *partners, chain)),
        Run((security, "list-keychains", "-d", "user", "-s", chain, "login.keychain-db")),
        Do(file.unlink),
    ]


def image_of(facts: Facts) -> Path:
    """Return the path of the image."""
    return facts.dist / f"stockgames-{facts.version}-macos-{facts.machine}.dmg"


def pack(facts: Facts) -> list[Step]:
    """Return the steps that verify the signature, make the image, and notarise it if configured."""
    codesign, image, stage = facts.tools["codesign"], image_of(facts), facts.build / "image"
    source = ("-volname", "Stock Games", "-srcfolder", stage)
    return [
        Run((codesign, "--verify", "--deep", "--strict", facts.app), "Checking the signature ..."),
        Do(lambda: stage_for(stage)),
        # ditto keeps the links that the app depends on.
        Run((facts.tools["ditto"], facts.app, stage / facts.app.name)),
        Run(
            (facts.tools["hdiutil"], "create", "-ov", *source, "-format", "ULFO", image),
            "Making the image ...",
        ),
        *sign_image(facts, image),
        *notarise(facts, image),
    ]


def stage_for(stage: Path) -> None:
    """Make the folder that the image shows: the app will be next to a link to Applications."""
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    (stage / "Applications").symlink_to("/Applications")


def sign_image(facts: Facts, image: Path) -> list[Step]:
    """Return the step that signs the image, if there is a certificate."""
    identity = facts.secret("SIGNING_IDENTITY")
    if not identity:
        return []
    return [Run((facts.tools["codesign"], "--timestamp", "--sign", identity, image), "Signing ...")]


def notarise(facts: Facts, image: Path) -> list[Step]:
    """Return the steps by which Apple checks the image and the ticket is stapled to it."""
    xcrun, profile = facts.tools.get("xcrun", ""), facts.secret("NOTARY_PROFILE")
    steps: list[Step] = []
    if facts.secret("NOTARY_KEY"):
        key, profile = facts.build / "notary.p8", PROFILE
        whose = (
            "--key-id",
            facts.secret("NOTARY_KEY_ID"),
            "--issuer",
            facts.secret("NOTARY_ISSUER"),
        )
        store = (xcrun, "notarytool", "store-credentials", profile, "--key", key, *whose)
        steps += [
            Do(lambda: decode(facts.secret("NOTARY_KEY"), key)),
            Run(store, "Keeping the credentials of the notary ..."),
            Do(key.unlink),
        ]
    if not profile:
        return []
    submit = (xcrun, "notarytool", "submit", image, "--keychain-profile", profile, "--wait")
    return [
        *steps,
        Run(submit, "Having the image notarised ..."),
        # Submitting succeeds whatever the notary found; without a ticket, stapling fails.
        Run((xcrun, "stapler", "staple", image)),
        Run((xcrun, "stapler", "validate", image)),
    ]


def decode(text: str, path: Path) -> None:
    """Decode base64 into a file that only its owner can read."""
    path.touch(mode=0o600)
    path.write_bytes(base64.b64decode(text))


def made(facts: Facts) -> list[Path]:
    """Return the downloads."""
    return [image_of(facts)]


def prove_shipped(facts: Facts) -> list[Step]:
    """Return the steps that copy the app out of the image, as users do, and run its selftest."""
    hdiutil, volume = facts.tools["hdiutil"], facts.build / "volume"
    app = facts.build / "shipped" / facts.app.name
    mount = ("attach", "-nobrowse", "-readonly", "-mountpoint", volume, image_of(facts))
    return [
        Run((hdiutil, *mount), "Opening the image ..."),
        Run((facts.tools["ditto"], volume / app.name, app)),
        Run((hdiutil, "detach", volume)),
        prove(facts, app / "Contents" / "MacOS" / "stockgames"),
    ]
