"""What a track asks for, in words, and the rule that a payment for it breaks."""

from __future__ import annotations

from linewright.core.layout import ANY_COLOR, LOCOMOTIVE
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.engine import Engine
from linewright.play.words import Phrase, kind_name, phrase


def needed_text(engine: Engine, track: int, laid: Cards) -> tuple[Phrase, str]:
    """What would have been needed, and the rule that says so."""
    rules = engine.rules[0]
    length, color, symbols = (int(rules[name][track]) for name in ("length", "color", "symbols"))
    if symbols:
        text = phrase(
            "needs-ferry",
            symbols=symbols,
            plain=length - symbols,
            color=phrase("color-one") if color == ANY_COLOR else kind_name(KIND_NAMES[color]),
            where="symbols" if int(rules["exchanges"][track]) == symbols < length else "anywhere",
        )
        return text, "N-F3" if laid.size > length else "N-F1"
    if int(rules["step"][track]):
        return phrase("needs-nine"), "N-C3"
    wild = bool(rules["wild"][track])
    if color == ANY_COLOR:
        text = phrase("needs-any-color-wild" if wild else "needs-any-color", length=length)
    else:
        text = phrase("needs-color-wild" if wild else "needs-color", length=length, color=kind_name(KIND_NAMES[color]))
    return text, _rule(engine, track, laid)


def _rule(engine: Engine, track: int, laid: Cards) -> str:
    if engine.game == "usa":
        return "U-C1"
    if engine.rules[0]["tunnel"][track]:
        return "N-T7" if laid.size > int(engine.rules[0]["length"][track]) else "N-T1"
    return "N-L1" if laid[LOCOMOTIVE] else "N-C1"
