"""Plays games to their end on phones' pages in a browser, by presses alone.

    python -m tests.soak.phone_pages [--games nyse,portfolio] [--out DIR] [--left 0] [--axe FILE]

Opens a door as `tests.soak.phone_door` does, and three pages of a headless Chromium: 320, 390 and
768 pixels wide, in two languages. Fails if a game doesn't come to its end, a script raises an
error, anything scrolls sideways, a button is smaller than 48 pixels, or a page holds something
private while its wallet is shut. Games begin near their end, or with `--left 0` at their start;
each page loses its line or wakes from sleep now and then, with `--lost-after 1` after each press.
Pictures of each kind of page go to DIR.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from stockgames.phones.server import page_words
from tests.phones.desk import pressed

PLAYERS: Final = {
    "nyse": "hhhb",
    "portfolio": "hhh",
    "exchange": "hhhb",
    "stock-exchange": "hhhbbbbb",
}
SIZES: Final = ((320, 640), (390, 844), (768, 1024))
LANGUAGES: Final = ("de", "en")
LEFT: Final = {"nyse": 40, "portfolio": 24, "exchange": 40, "stock-exchange": 8}
"""How many moves before its end a game begins."""
LOST_AFTER: Final = 20
LOSE: Final = "lines.at(-1).close()"
WAKE: Final = "document.dispatchEvent(new Event('visibilitychange'))"
"""As when a phone that slept shows its page again."""
_PATIENCE: Final = 60
"""The seconds in which something has to happen."""
_FIND: Final = """
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.offsetParent);
  const can = (one) => one.getAttribute("aria-disabled") !== "true";
"""
CHECK: Final = f"""(() => {{ {_FIND}
  const found = [], wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`scrolls sideways: ${{wide}}`);
  for (const one of all("button, input, summary")) {{
    const {{ width, height }} = one.getBoundingClientRect();
    const is_small = width < 47.5 || height < 47.5;
    if (is_small) found.push(`small: ${{one.textContent}} ${{width}}×${{height}}`);
  }}
  return found;
}})()"""
WATCH: Final = """
  window.lines = [];
  window.heard = new Set();
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      lines.push(this);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "table") return;
        window.told = message;
        for (const entry of message.log) heard.add(entry.text);
      });
    }
  };
"""
"""Keeps what a page was told last, the public lines of the log that it heard, and its lines."""
_WORDS: Final = "\n".join(word for one in LANGUAGES for word in page_words(one).values())
OWN: Final = f"window.own = {json.dumps(_WORDS)};"
"""The page's own sentences, which are no secret."""
SHUT: Final = """(() => {
  if (!window.told || document.querySelector("#wallet.open")) return [];
  const { doing, private: hand, log, notice, hint, ...open } = told, secret = [], known = [own];
  const texts = (node, found) => {
    if (typeof node === "string") found.push(node);
    else if (node && typeof node === "object")
      Object.values(node).forEach((one) => texts(one, found));
  };
  texts(open, known);
  if (!doing.is_private) texts(doing.title, known);
  texts(doing.is_private ? [doing.title, doing.note] : [], secret);
  texts(doing.note, doing.is_private || doing.is_note_private ? secret : known);
  for (const one of [...doing.targets, ...doing.groups.flatMap((group) => group.choices)]) {
    const is_secret = doing.is_private || one.is_private;
    texts([one.name, one.label, one.note, one.tip], is_secret ? secret : known);
  }
  texts(hand, secret);
  texts(doing.is_private ? [notice, hint] : [], secret);
  texts(hint, secret.length ? secret : known);
  if (!doing.is_private) known.push(notice);
  for (const entry of log) { known.push(entry.text); secret.push(entry.private); }
  const all = known.join("\\n"), page = [document.body.textContent];
  for (const one of document.querySelectorAll("[aria-label], [data-place], [title]"))
    page.push(one.getAttribute("aria-label") || "", one.dataset.place || "", one.title || "");
  let shown = page.join("\\n");
  for (const { textContent: line } of document.querySelectorAll("#news li, #said"))
    if (heard.has(line)) shown = shown.replaceAll(line, "");  // may have left the log
  const is_shown = (one) => one.length > 7 && !all.includes(one) && shown.includes(one);
  const around = (one) => `${one}: ${shown.substr(Math.max(0, shown.indexOf(one) - 90), 140)}`;
  return [...new Set(secret)].filter(is_shown).map(around);
})()"""
"""What is private and long enough to be told from other words, but on the page though covered."""
LOOK: Final = f"""(() => {{
  const is_lost = window.lines && lines.length && lines.at(-1).readyState === WebSocket.CLOSED;
  if (!is_lost && window.waited && waited === window.told) return "waits";
  const leaks = {SHUT};
  if (leaks.length) return `private while shut: ${{leaks[0]}}`;
  if (is_lost && document.querySelector("#wallet.open")) return "private while the line is lost";
  if (document.querySelector("#stage.result")) return "over";
  if (document.getElementById("now").offsetParent && window.told) return told;
  window.waited = window.told;
  return "waits";
}})()"""
"""What a page may press, or its state; one that waits is looked at again once it is told more."""
PRESS: Final = f"""((name) => {{ {_FIND}
  const named = () => all("button").find((one) => one.dataset.place === name && can(one));
  const [thumb] = all("#thumb"), shut = !document.querySelector("#wallet.open");
  let one = named();
  if (!one && thumb && shut) {{
    thumb.click();
    return "opened";
  }}
  for (const place of all(".step").map((step) => step.dataset.place)) {{
    if (one) break;
    all(".step").find((step) => step.dataset.place === place).click();
    one = named();
  }}
  if (one) one.click();
  return one ? "pressed" : "looks";
}})"""
JUDGE: Final = """axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 150)}`))"""
ASK: Final = f"""(() => {{ {_FIND}
  all("#hint").forEach((one) => one.click());
}})()"""


class Page:
    """A tab of the browser, driven by the DevTools protocol."""

    axe = ""
    """The source of axe-core, if it checks the page."""
    lost_after = LOST_AFTER
    """The presses after which the page loses its line, or falls asleep."""

    def __init__(
        self, line: ClientConnection, size: tuple[int, int], language: str, watch: str
    ) -> None:
        self.size, self.language = size, language
        self.faults: list[str] = []
        self.presses = 0
        self._line = line
        self._number = 0
        for part in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{part}.enable")
        width, height = size
        screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
        self.call("Emulation.setDeviceMetricsOverride", **screen)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH + OWN + watch)
        agent = str(self.value("navigator.userAgent"))
        self.call("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._line.recv(_PATIENCE))
            if told.get("id") == self._number:
                return dict(told.get("result", {}))
            self._hear(told["method"], told["params"])

    def _hear(self, method: str, told: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            self.faults.append(str(told["exceptionDetails"].get("exception", told)))
        elif method == "Log.entryAdded" and told["entry"]["level"] == "error":
            self.faults.append(f"{told['entry']['text']} {told['entry'].get('url', '')}")

    def value(self, script: str) -> Any:
        told = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        return told.get("result", {}).get("value")

    def check(self) -> None:
        self.faults += self.value(CHECK) or []
        if self.axe:
            self.value(f"window.axe || (() => {{ {self.axe} }})()")
            found = self.call(
                "Runtime.evaluate", expression=JUDGE, awaitPromise=True, returnByValue=True
            )
            self.faults += found.get("result", {}).get("value") or []

    def step(self, rng: Random) -> str:
        """Press something at random; return what happened."""
        found = self.value(LOOK) or ""
        if isinstance(found, str):
            self.faults += [found] if found.startswith("private") else []
            return found
        if rng.random() < 0.05:
            self.value(ASK)
        name = pressed(found, rng)
        state = str(self.value(f"{PRESS}({json.dumps(name)})") or "")
        if state == "pressed":
            self.presses += 1
            if self.presses % self.lost_after == 0:
                self.value(LOSE if rng.random() < 0.5 else WAKE)
        return state

    def picture(self, path: Path) -> None:
        told = self.call("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(told["data"]))


@contextmanager
def browser(program: str) -> Iterator[str]:
    """Run a browser; yield the address of its DevTools."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options = ["--headless=new", "--disable-gpu", "--no-sandbox", "--remote-debugging-port=0"]
        run = subprocess.Popen(
            [program, *options, f"--user-data-dir={folder}", "about:blank"],
            stderr=subprocess.DEVNULL,
        )
        try:
            told = Path(folder, "DevToolsActivePort")
            wait_for(told.exists)
            time.sleep(0.2)
            yield f"http://127.0.0.1:{told.read_text().split()[0]}"
        finally:
            run.terminate()
            run.wait()


@contextmanager
def door(game_id: str, seed: str, players: str = "", left: int | None = None) -> Iterator[str]:
    """Open a table's door near the end of a game, or with all of it to play if `left` is 0; yield
    its address with the key.
    """
    with door_process(game_id, seed, players, left) as (_, url):
        yield url


@contextmanager
def door_process(
    game_id: str, seed: str, players: str = "", left: int | None = None
) -> Iterator[tuple[int, str]]:
    """Yield the id of the process, too."""
    command = [sys.executable, "-m", "tests.soak.phone_door", "--game", game_id, "--shows", "30"]
    command += ["--left", str(LEFT[game_id] if left is None else left)]
    more = ["--players", players or PLAYERS[game_id], "--seed", seed, "--host", "127.0.0.1"]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        try:
            yield run.pid, run.stdout.readline().split()[0]
        finally:
            run.terminate()


def processor_time(process: int) -> float:
    """Return the seconds of a processor that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(happens: Any) -> None:
    end = time.monotonic() + _PATIENCE
    while not happens():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)


def open_page(
    tools: str, stack: ExitStack, size: tuple[int, int], language: str, watch: str = ""
) -> Page:
    """Open a page in a window of its own, so that none is hidden behind another; it runs the
    script `watch` before its own.
    """
    with urllib.request.urlopen(f"{tools}/json/version") as answer:
        address = json.load(answer)["webSocketDebuggerUrl"]
    with connect(address) as line:
        made = {"url": "about:blank", "newWindow": True}
        line.send(json.dumps({"id": 1, "method": "Target.createTarget", "params": made}))
        while (told := json.loads(line.recv(_PATIENCE))).get("id") != 1:
            pass
    target = told["result"]["targetId"]
    own = address.partition("/devtools/")[0] + f"/devtools/page/{target}"
    return Page(stack.enter_context(connect(own, max_size=None)), size, language, watch)


def sit_down(page: Page, url: str, seat: int, name: str = "") -> None:
    """Take a seat on the page, as the person of the seat or under a typed name."""
    page.call("Page.navigate", url=url)
    wait_for(lambda: page.value("document.querySelectorAll('#seats button').length") or 0)
    page.check()
    page.value(f"document.querySelector('#seats [data-place=\"{seat}\"]').click()")
    page.value(
        f"typed.value = {json.dumps(name)}; typed.dispatchEvent(new Event('input'));"
        "document.querySelector('#primary button').click()"
    )
    wait_for(lambda: page.value("!document.getElementById('table').hidden"))


def play(pages: list[Page], rng: Random, most: int, out: Path | None, name: str) -> int:
    """Press at random until all pages show the result; return the number of presses, 0 if not."""
    presses, shown = 0, set[tuple[int, str]]()
    idle = time.monotonic()
    while presses < most and time.monotonic() - idle < _PATIENCE:
        states = []
        for number, page in enumerate(pages):
            state = page.step(rng)
            states.append(state)
            if state == "pressed":
                presses += 1
                idle = time.monotonic()
            if state not in ("", "waits") and rng.random() < 0.08:
                page.check()
            if out is not None and (number, state) not in shown:
                shown.add((number, state))
                time.sleep(0.15)
                page.picture(out / f"{name}-{page.size[0]}-{page.language}-{state}.png")
        if set(states) == {"over"}:
            for page in pages:
                page.check()
            return presses
        time.sleep(0.02)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(PLAYERS))
    parser.add_argument("--browser", default=shutil.which("chromium") or "")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--presses", type=int, default=8000, help="the most in a game")
    parser.add_argument("--rounds", type=int, default=2, help="games of each kind")
    parser.add_argument("--left", type=int, help="moves before its end; 0: the whole game")
    parser.add_argument("--lost-after", type=int, default=LOST_AFTER, help="presses of a page")
    parser.add_argument("--axe", type=Path, help="axe.min.js of axe-core, which checks each page")
    asked = parser.parse_args()
    if not asked.browser:
        print("no browser: install chromium, or name one with --browser")
        return 2
    axe = "" if asked.axe is None else asked.axe.read_text(encoding="utf-8")
    if asked.out is not None:
        asked.out.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with browser(asked.browser) as tools:
        for game_id in asked.games.split(","):
            for number in range(asked.rounds):
                with door(game_id, str(number), left=asked.left) as url, ExitStack() as stack:
                    pages = [
                        open_page(tools, stack, size, LANGUAGES[(seat + number) % 2])
                        for seat, size in enumerate(SIZES)
                    ]
                    for seat, page in enumerate(pages):
                        page.axe, page.lost_after = axe, asked.lost_after
                        sit_down(page, url, seat)
                        page.value("localStorage.clear()")
                    presses = play(pages, Random(number), asked.presses, asked.out, game_id)
                    for page in pages:
                        page.call("Page.close")
                faults = [fault for page in pages for fault in page.faults]
                wrong += bool(faults) or not presses
                text = f"{presses} presses" if presses else "never came to its end"
                print(f"{game_id}, game {number + 1}: {text}, {len(faults)} faults", flush=True)
                for fault in dict.fromkeys(faults):
                    print(f"    {fault[:300]}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
