"""Words: every message that the code asks for is there, in every language, with the same facts; none is left over."""

import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from linewright.data import folder
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.words import SOURCE_LANGUAGE, languages, say_cards
from tests.support import modules

LANGUAGES = languages()


class Facts(Visitor):
    """Collects the facts ($name) that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the facts that it asks for."""
    resource = parse((folder("words") / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


SOURCE = messages(SOURCE_LANGUAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert set(messages(language)) == set(SOURCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asks_for_facts_that_it_is_given(language: str) -> None:
    wrong = {name: facts - SOURCE[name] for name, facts in messages(language).items() if facts - SOURCE[name]}
    assert not wrong


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in modules())
    quoted = set(re.findall(r'"([a-z][a-z0-9-]+)"', code))
    beginnings = tuple(set(re.findall(r'f"([a-z][a-z0-9-]*-)\{', code)))
    left_over = [name for name in SOURCE if name not in quoted and not name.startswith(beginnings)]
    assert not left_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_in_words(language: str) -> None:
    one_each = say_cards(Cards((1,) * len(KIND_NAMES)), language)
    assert one_each.count("1 ") == len(KIND_NAMES)
    assert say_cards(Cards(), language) != ""
