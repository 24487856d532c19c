"""Makes the AppStream metainfo: the template in this folder with releases and screenshots."""

from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from changelog import notes, points, releases
from environment import ROOT
from steps import Facts

TEMPLATE = Path(__file__).parent / "io.github.stockgames.StockGames.metainfo.xml"
PICTURES = {
    "nyse-evening.png": "The NYSE table by lamplight",
    "exchange-daylight.png": "The Exchange table by daylight",
    "portfolio-evening.png": "The Portfolio table by lamplight",
    "stock-exchange-daylight.png": "The desk of Stock Exchange by daylight",
    "closing-bell.png": "The closing bell: how a game of NYSE went",
}
"""The pictures in `resources/pictures` and their captions; the first one represents the app."""


def page_of(facts: Facts) -> str:
    """Return the address of the project's page without a trailing slash; "" if unknown."""
    return facts.secret("PAGE").rstrip("/")


def metainfo(facts: Facts) -> str:
    """Return the whole file; screenshots and links only if the project's page is known."""
    added = [_releases(), *_pictures_and_links(facts)]
    text = TEMPLATE.read_text(encoding="utf-8")
    return text.replace("</component>", "\n".join([*added, "</component>"]))


def _releases() -> str:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    lines = []
    for version, day in releases(changes):
        told = "".join(f"<li>{escape(point)}</li>" for point in points(notes(changes, version)))
        lines += [
            f'    <release version={quoteattr(version)} date={quoteattr(day)} type="stable">',
            f"      <description><ul>{told}</ul></description>",
            "    </release>",
        ]
    return "\n".join(["  <releases>", *lines, "  </releases>"])


def _pictures_and_links(facts: Facts) -> list[str]:
    page = page_of(facts)
    if not page:
        return []
    lines = [f'  <url type="homepage">{escape(page)}</url>']
    lines += [f'  <url type="bugtracker">{escape(page)}/issues</url>', "  <screenshots>"]
    for number, (name, caption) in enumerate(PICTURES.items()):
        kind = ' type="default"' if number == 0 else ""
        place = f"{page}/raw/v{facts.version}/resources/pictures/{name}"
        lines.append(
            f"    <screenshot{kind}><image>{escape(place)}</image>"
            f"<caption>{escape(caption)}</caption></screenshot>"
        )
    return [*lines, "  </screenshots>"]
