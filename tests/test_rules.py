"""The rule pages can be read, and every one of their rules is found."""

import re

import pytest

from linewright.data import GAMES, folder, rule, rules
from linewright.data.rules import LETTERS, parse_page
from linewright.errors import DataError, UnknownName


def test_every_bold_id_is_a_rule() -> None:
    bold = [
        found
        for game in GAMES
        for found in re.findall(r"\*\*(\w-\w+)\*\*", (folder("rules") / f"{game}.md").read_text(encoding="utf-8"))
    ]
    assert bold == list(rules())
    assert len(bold) == 86


def test_every_rule_says_something() -> None:
    for each in rules().values():
        assert each.section
        assert each.id.startswith(LETTERS[each.game])
        assert len(each.text) > 15
        assert "  " not in each.text
        assert not set(each.plain) & set("*`")


def test_a_rule_of_several_lines() -> None:
    text = rule("U-S2").text
    assert text.startswith("Shuffle the tickets, deal 3 to each player.")
    assert text.endswith("dealt order).")
    assert rule("U-S2").section == "Setup"
    assert rule("N-T1").section == "Claiming / Tunnels"


def test_rulings_and_variants() -> None:
    assert rule("U-D4").ruling
    assert not rule("U-D1").ruling
    assert {each.id: each.variants for each in rules().values() if each.variants} == {
        "N-S1": ("starting_hand = 5",),
        "N-D2": ("locomotive_swap",),
        "N-C2": ("unequal_pairs = double",),
        "N-F3": ("ferry_triples = symbols_only",),
        "N-T5": ("tunnel_locomotives = match_exactly",),
        "N-E4": ("tie_break = longest_ticket",),
        "K-A1": ("peek_own_track",),
    }


def test_rules_named_in_rules_exist() -> None:
    for each in rules().values():
        for named in re.findall(r"\b[UNK]-[A-Z][0-9]+", each.text):
            assert named in rules(), f"{each.id} names {named}"


def test_unknown_rule_offers_what_is_near() -> None:
    assert rule(" n-t1 ") is rule("N-T1")
    with pytest.raises(UnknownName, match=r"no rule 'N-T11': near it are N-T1, .*"):
        rule("N-T11")
    with pytest.raises(UnknownName, match="lists them all"):
        rule("castling")


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("- a rule without an id", "line 1: an item that does not begin"),
        ("# Title\n- **K-P1** other game's", "line 2: K-P1 is no id of this game"),
        ("- **U-p1** small", "U-p1 is no id"),
    ],
)
def test_broken_page(page: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        parse_page("usa", page)
