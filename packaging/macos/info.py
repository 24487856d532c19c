"""Info.plist of the macOS app: version, category, and the files it opens."""

from typing import Any

NETWORK = "Players' phones join the table over your network. Nothing leaves it."
"""What macOS 15 shows when a table is opened to phones."""
RECORD = "io.github.stockgames.record"
"""The uniform type identifier of `*.stockgame` files."""


def info_plist(version: str) -> dict[str, Any]:
    """Return the entries of Info.plist in addition to PyInstaller's."""
    return {
        "CFBundleDisplayName": "Stock Games",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": NETWORK,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Stock Games record",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Stock Games record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["stockgame"]},
            }
        ],
    }
