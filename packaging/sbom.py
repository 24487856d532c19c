"""Write the list of what a bundle contains: `sbom.py FILE`, as CycloneDX JSON.

It names every package of `hashes.txt`, by version and the SHA-256 of each wheel that may serve; a
bundle holds those of its own system. Licences are in the notices that each bundle contains.
"""

import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any

from environment import ROOT
from freezing import HASHES
from steps import Facts, facts_here

PINNED = re.compile(r"^([\w.-]+)==([\w.]+)((?: ;[^\\]*)?) ?\\?$")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def components(text: str) -> list[dict[str, Any]]:
    """Return a CycloneDX component for each package of a pip file with hashes."""
    found: list[dict[str, Any]] = []
    for line in text.splitlines():
        if pinned := PINNED.match(line):
            name, version, where = pinned.groups()
            component: dict[str, Any] = {
                "type": "library",
                "bom-ref": f"pkg:pypi/{name}@{version}",
                "name": name,
                "version": version,
                "purl": f"pkg:pypi/{name}@{version}",
                "hashes": [],
            }
            if where:
                component["properties"] = [
                    {"name": "stockgames:only-where", "value": where.removeprefix(" ;").strip()}
                ]
            found.append(component)
        elif hashed := HASH.search(line):
            found[-1]["hashes"].append({"alg": "SHA-256", "content": hashed[1]})
    return found


def sbom(facts: Facts) -> dict[str, Any]:
    """Return the whole list for this version; the same source gives the same list."""
    text = (ROOT / HASHES).read_text(encoding="utf-8")
    page = facts.secret("PAGE").rstrip("/")
    product = f"pkg:pypi/stockgames@{facts.version}"
    parts = components(text)
    serial = uuid.uuid5(uuid.NAMESPACE_URL, f"{page}/{facts.version}{text}")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": product,
                "name": "Stock Games",
                "version": facts.version,
                "purl": product,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": parts,
        "dependencies": [{"ref": product, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def write(facts: Facts, path: Path) -> None:
    """Write the list into a file."""
    listed = json.dumps(sbom(facts), indent=1)
    path.write_text(f"{listed}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(facts_here(), Path(sys.argv[1]))
