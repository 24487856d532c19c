"""Checks the requirements of a release before anything is built."""

from types import ModuleType

import changelog
from environment import ROOT, SetupError
from steps import Facts


def of_system(facts: Facts) -> ModuleType:
    """Return the module that packs for a system; it has problems, pack, made and prove_shipped."""
    if facts.system == "Linux":
        from linux import packages

        return packages
    if facts.system == "Darwin":
        from macos import image

        return image
    from windows import installer

    return installer


def problems(facts: Facts) -> list[str]:
    """Return everything that would make the build fail late, or release the wrong thing."""
    found: list[str] = of_system(facts).problems(facts)
    tag = facts.secret("RELEASE")
    if not tag:
        return found
    if tag != f"v{facts.version}":
        found.append(f"The tag is {tag}, and the version {facts.version}.")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if facts.version not in dict(changelog.releases(changes)):
        found.append(f"CHANGELOG.md has no section for {facts.version} with a day.")
    return found


def refuse(facts: Facts) -> None:
    """Raise SetupError with all problems, if there are any."""
    found = problems(facts)
    if found:
        raise SetupError("\n".join(["Nothing was built:", *(f"- {line}" for line in found)]))
