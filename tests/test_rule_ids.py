"""Every numbered rule has a test that carries its id: N-T1 is proved by test_N_T1_... or test_..._N_T1_..."""

import ast
import re

from linewright.data import rules
from tests.support import ROOT, modules


def names_of_tests() -> list[str]:
    return [
        node.name
        for path in modules(ROOT / "tests")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]


def ids_in(name: str) -> list[str]:
    return [f"{letter}-{number}" for letter, number in re.findall(r"(?<=_)([UNK])_([A-Z][0-9]+)(?=_|$)", name)]


def test_ids_are_read_from_names() -> None:
    assert ids_in("test_N_T1_three_cards") == ["N-T1"]
    assert ids_in("test_swap_U_D5") == ["U-D5"]
    assert ids_in("test_U_D2_U_D3_locomotive") == ["U-D2", "U-D3"]
    assert ids_in("test_N_T10x") == []


def test_every_rule_has_a_test() -> None:
    carried = {found for name in names_of_tests() for found in ids_in(name)}
    missing = [name for name in rules() if name not in carried]
    assert not missing, f"{len(missing)} of {len(rules())} rules have no test: {' '.join(missing)}"


def test_every_id_in_a_test_is_a_rule() -> None:
    unknown = sorted(f"{name}: {found}" for name in names_of_tests() for found in ids_in(name) if found not in rules())
    assert not unknown
