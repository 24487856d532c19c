"""Steps through HTML pages of finished games in a browser, and reports errors.

    python -m tests.soak.pages [--games nyse,portfolio,exchange,stock-exchange] [--browser chromium]

Makes a page of a game of each kind, opens it in a headless Chromium without a network, presses the
arrow key to its end, and fails if a picture is missing, the script raises an error, or the page
requests anything. The browser is Debian's `chromium`, or any that takes the same options.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from stockgames.app.offscreen import offscreen_application
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine.incremental import finish
from stockgames.lab.gallery.look_back_samples import over
from stockgames.ui.review.replay_page import chosen_steps, replay_page
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext

PEOPLE = {"nyse": "hbbb", "portfolio": "hbb", "exchange": "hbhb", "stock-exchange": "hbbbbbbb"}
PRESSES = """
<script>
window.faults = [];
addEventListener("error", (event) => faults.push(event.message));
addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
addEventListener("securitypolicyviolation", (event) => faults.push("asked: " + event.blockedURI));
addEventListener("load", async () => {
  const last = document.querySelectorAll("#log li").length - 1;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  for (let n = 0; n <= last; n += 1) {
    while (document.body.dataset.shown !== String(n)) await wait(50);
    if (!document.getElementById("sentence").textContent) faults.push("no sentence at " + n);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  }
  performance.getEntriesByType("resource").forEach((one) => {
    if (!one.name.startsWith("data:")) faults.push("asked: " + one.name);
  });
  document.title = "stepped " + last + " faults " + JSON.stringify(faults);
});
</script>
"""


def stepped(page: str, browser: str) -> str:
    """Return the page's own report after all steps; empty if it never got there."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.html"
        path.write_text(page.replace("<style>", f"{PRESSES}<style>", 1), encoding="utf-8")
        options = ["--headless", "--disable-gpu", "--no-sandbox", "--dump-dom"]
        offline = ["--virtual-time-budget=3000000", "--host-resolver-rules=MAP * ~NOTFOUND"]
        command = [browser, *options, *offline, f"--user-data-dir={folder}/user", path.as_uri()]
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    found = re.search(r"<title>(stepped [^<]*)</title>", run.stdout)
    return found[1] if found else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(PEOPLE))
    parser.add_argument("--browser", default=shutil.which("chromium") or "")
    arguments = parser.parse_args()
    if not arguments.browser:
        print("no browser: install chromium, or name one with --browser")
        return 2
    app = offscreen_application()
    wrong = 0
    for game_id in arguments.games.split(","):
        match = over(game_id, PEOPLE[game_id], "page")
        replay = GameReplay(match, range(len(match.seats)))
        make = partial(create_table, game_id)
        page = finish(replay_page(replay, Viewpoint(0), ThemeContext(), make, "en"))
        told = stepped(page, arguments.browser)
        steps = chosen_steps(replay, Viewpoint(0))
        wrong += told != f"stepped {len(steps) - 1} faults []"
        print(f"{game_id}: {told or 'never came to its end'}", flush=True)
    app.processEvents()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
