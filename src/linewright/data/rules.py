"""The numbered rules, read from the rule pages: `rule("N-T1")`."""

import re
from dataclasses import dataclass
from functools import cache

from linewright.data.model import GAMES
from linewright.data.places import folder
from linewright.errors import DataError, UnknownName

ID = re.compile(r"[UNK]-[A-Z][1-9][0-9]?")
LETTERS = {"usa": "U", "nordic": "N", "card": "K"}

_RULE = re.compile(r"- \*\*(?P<id>[^*]+)\*\* (?P<text>.+)")
_VARIANT = re.compile(r"\*variant\* `([^`]+)`", re.IGNORECASE)
_MARKUP = re.compile(r"\*\*|[*`]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `text` is as the page has it, in Markdown, on one line."""

    id: str
    game: str
    section: str  # the headings it stands under, "A turn: exactly one of three actions / Claim a route"
    text: str

    @property
    def ruling(self) -> bool:
        """Whether something here was decided by us, where the books disagree, are silent or are damaged."""
        return "`RULING`" in self.text

    @property
    def variants(self) -> tuple[str, ...]:
        """Other readings that can be switched on: `starting_hand = 5`, or just a name."""
        return tuple(_VARIANT.findall(self.text))

    @property
    def plain(self) -> str:
        """The text without its Markdown."""
        return _MARKUP.sub("", self.text)


@cache
def rules() -> dict[str, Rule]:
    """Every rule of the three games by its id, in the order of the pages."""
    found: dict[str, Rule] = {}
    for game in GAMES:
        text = (folder("rules") / f"{game}.md").read_text(encoding="utf-8")
        for rule in parse_page(game, text):
            if rule.id in found:
                raise DataError(f"{game}.md: {rule.id} is there twice")
            found[rule.id] = rule
    return found


def rule(name: str) -> Rule:
    """The rule of that id, upper or lower case."""
    known = rules()
    found = known.get(name.strip().upper())
    if found is None:
        from difflib import get_close_matches  # noqa: PLC0415 - slow to import, seldom needed

        near = get_close_matches(name.strip().upper(), known, n=4, cutoff=0.6)
        hint = f"near it are {', '.join(sorted(near))}" if near else "`linewright rules` lists them all"
        raise UnknownName(f"there is no rule {name!r}: {hint}")
    return found


def parse_page(game: str, page: str) -> list[Rule]:
    """The rules of one page. A list item that is no rule is an error: then a rule would go unseen."""
    found: list[Rule] = []
    headings: list[str] = []
    open_rule = False  # may the next line continue the last rule?
    for number, line in enumerate(page.splitlines(), start=1):
        if line.startswith("##"):
            marks, _, title = line.partition(" ")
            headings[len(marks) - 2 :] = [title.strip()]
            open_rule = False
        elif line.startswith("- "):
            match = _RULE.fullmatch(line.rstrip())
            if match is None:
                raise DataError(f"{game}.md, line {number}: an item that does not begin with a rule's id in bold")
            if ID.fullmatch(match["id"]) is None or match["id"][0] != LETTERS[game]:
                raise DataError(f"{game}.md, line {number}: {match['id']} is no id of this game")
            found.append(Rule(match["id"], game, " / ".join(headings), match["text"]))
            open_rule = True
        elif line.startswith("  ") and open_rule:
            last = found[-1]
            found[-1] = Rule(last.id, last.game, last.section, f"{last.text} {line.strip()}")
        else:
            open_rule = False
    return found
