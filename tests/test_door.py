"""The public door: its three lists agree, and every name leads somewhere."""

import ast

import pytest

import linewright
from tests.support import ROOT, SOURCE


def test_every_name_leads_somewhere() -> None:
    for name in linewright.__all__:
        assert getattr(linewright, name) is not None
    assert set(linewright.__all__) <= set(dir(linewright))


def test_the_three_lists_agree() -> None:
    tree = ast.parse((SOURCE / "__init__.py").read_text(encoding="utf-8"))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    shown = {
        (node.module, alias.name) for node in guarded.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert shown == {(module, name) for module, names in linewright._DOOR.items() for name in names}
    assert {name for _, name in shown} | {"__version__"} == set(linewright.__all__)


def test_no_such_name() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = linewright.nothing


def test_the_version_has_a_chapter_in_the_changelog() -> None:
    assert f"## {linewright.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
