"""The page on a phone: what it loads, how large it is, and that it says only sentences it has."""

import re
from typing import get_args

import pytest

from stockgames.phones.server import PAGE, page_files, page_words
from stockgames.phones.wire import Gone, SeatState
from stockgames.presentation.sentences.catalogue import languages
from tests.phones.desk import dealt
from tests.phones.test_table import Hands

OWN = (PAGE, "phone.css", "phone.js")
MOST_BYTES = 60 * 1024


def text(name: str) -> str:
    return page_files()[f"/{name}"][0].decode("utf-8")


def test_the_page_is_small() -> None:
    assert sum(len(text(name).encode()) for name in OWN) <= MOST_BYTES


def test_what_the_page_loads_is_served_and_nothing_comes_from_elsewhere() -> None:
    asked = set(re.findall(r'(?:src|href)="([^"#]+)"', text(PAGE)))
    asked |= set(re.findall(r"url\(([^)]+)\)", text("phone.css")))
    asked |= set(re.findall(r'"([a-z]+\.[a-z]+)"', text("phone.js")))
    assert {f"/{name}" for name in asked} <= set(page_files())
    assert {"phone.css", "phone.js", "emblems.svg"} < asked
    assert not any("//" in name for name in asked)


@pytest.mark.parametrize("name", OWN)
def test_the_page_needs_no_more_than_its_policy_allows(name: str) -> None:
    """`script-src 'self'; style-src 'self'` bars inline scripts, styles and handlers."""
    found = text(name)
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=\"", found)
    assert not re.search(r"innerHTML|outerHTML|insertAdjacent|\beval\b|new Function", found)
    assert not re.search(r'setAttribute\("style"|javascript:', found)


def literals() -> set[str]:
    return set(re.findall(r'"([a-z0-9-]+)"', text("phone.js")))


def made_ids() -> set[str]:
    """Return the ids that the script puts together from a message's word."""
    ends, seats = get_args(Gone.model_fields["why"].annotation), get_args(SeatState)
    shown = [why for why in ends if why != "unknown"]
    found = {f"gone-{why}{note}" for why in shown for note in ("", "-note")}
    return found | {f"seat-{state}" for state in seats}


def test_the_page_says_each_of_its_sentences_and_no_other() -> None:
    words = page_words("en").keys()
    said = set(re.findall(r'\bsay\("([a-z0-9-]+)"', text("phone.js"))) | made_ids()
    said |= set(re.findall(r'data-say="([a-z0-9-]+)"', text(PAGE)))
    assert said <= words
    assert words <= said | literals()


@pytest.mark.parametrize("language", languages())
def test_each_language_has_the_page(language: str) -> None:
    words = page_words(language)
    assert words.keys() == page_words("en").keys()
    assert all(words.values())
    places = [sorted(re.findall(r"\{\w+\}", words[each])) for each in words]
    assert places == [sorted(re.findall(r"\{\w+\}", page_words("en")[each])) for each in words]
    assert f"/words-{language}.json" in page_files()


def test_the_sheets_have_every_court_and_suit() -> None:
    suits = ("spade", "heart", "diamond", "club")
    courts = [f"{court}-{suit}s" for court in ("jack", "queen", "king") for suit in suits]
    found = set(re.findall(r'id="([\w-]+)"', text("emblems.svg") + text("courts.svg")))
    assert {*suits, *courts} <= found


def test_each_thing_of_an_envelope_is_in_one_of_the_parts_that_the_page_shows() -> None:
    told = Hands(dealt("stock-exchange", "1")).told(0)
    (known,) = re.findall(r"const STEPS = \{(.*)\}", text("phone.js"))
    steps = dict(re.findall(r"(\w+): /(.*?)/[, ]", known))
    (envelope,) = (node for node in told["private"] if node["place"] == "envelope")
    assert {f"envelope/{step}" for step in steps} == {
        part["place"] for part in envelope["children"]
    }
    for target in told["doing"]["targets"]:
        assert any(re.search(pattern, target["name"]) for pattern in steps.values())
