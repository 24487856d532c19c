"""A limit that a sentence or a ruling mentions is the one that the rules enforce."""

from __future__ import annotations

import re

import pytest

from stockgames.games.exchange import parts as exchange
from stockgames.games.portfolio import parts as portfolio
from stockgames.games.stock_exchange import parts as stock_exchange
from stockgames.presentation.sentences.catalogue import entries
from stockgames.resources import resource_path
from stockgames.ui.sentences.language import LANGUAGES

IN_WORDS = {"en": {13: "thirteen", 3: "three"}, "de": {13: "dreizehn", 3: "drei"}}


def told(language: str, path: str, name: str) -> str:
    """Return a sentence, or the ruling of a page."""
    source = resource_path(*path.format(language).split("/")).read_text(encoding="utf-8")
    if path.endswith(".ftl"):
        return dict(entries(source))[name]
    return re.split(rf"^### {name} .*$", source, flags=re.MULTILINE)[1].partition("\n#")[0]


def numbers(text: str, language: str) -> set[int]:
    """Return the numbers in a text, in digits or in words, with any group separator."""
    found = {int(re.sub(r"\D", "", each)) for each in re.findall(r"\d+(?:[.,]\d{3})*", text)}
    words = IN_WORDS[language].items()
    return found | {number for number, word in words if re.search(rf"\b{word}\b", text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "name", "limit"),
    [
        ("translations/{}/lessons/portfolio.ftl", "tip-pauper-text", portfolio.HAND),
        ("rules/portfolio.{}.md", "P6", portfolio.HAND),
        ("rules/portfolio.{}.md", "P12", portfolio.MOST_DOLLARS),
        ("rules/portfolio.{}.md", "P12", portfolio.MOST_TURNS),
        ("rules/portfolio.{}.md", "P12", portfolio.MOST_OFFERS),
        ("rules/exchange.{}.md", "E4", exchange.MOST_SHARES),
        ("rules/exchange.{}.md", "E5", exchange.INTELLIGENCE_COST),
        ("rules/stock-exchange.{}.md", "S4", stock_exchange.FIZZLE),
    ],
)
def test_a_limit_is_that_of_the_rules(language: str, path: str, name: str, limit: int) -> None:
    assert limit in numbers(told(language, path, name), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [portfolio.MOST_DOLLARS])
def test_a_large_sum_is_written_with_a_mark_between_thousands(language: str, large: int) -> None:
    texts = (
        told(language, "rules/portfolio.{}.md", "P12"),
        told(
            language,
            "translations/{}/portfolio.ftl",
            "portfolio-refused-sums-go-up-to-9999-dollars",
        ),
    )
    assert not any(str(large) in text for text in texts)
