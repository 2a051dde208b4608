"""PTX put into C, so that what NVVM made of a kernel can be run on any processor, one thread at a time.

It knows the instructions on whole numbers that our kernels use, and says so when it meets another. PTX is a plain
language: typed instructions on registers, jumps to labels, calls. So nearly every instruction is one line of C.
"""

import ctypes
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TYPES = {f"{sign}{bits}": f"{'' if sign == 's' else 'u'}int{bits}_t" for sign in "sub" for bits in (8, 16, 32, 64)}
TYPES["pred"] = "uint8_t"
OPERATORS = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^", "div": "/", "rem": "%"}
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
SPECIAL = {"%tid.x": "0", "%ntid.x": "1", "%ctaid.x": "block_number"}

HEAD = """#include <stdint.h>
static __thread uint32_t block_number;
void set_block(uint32_t number) { block_number = number; }
#define SHL(T, a, n) ((n) >= 8 * sizeof(T) ? 0 : (T)((T)(a) << (n)))
#define SHR(T, a, n) ((n) >= 8 * sizeof(T) ? (T)((T)(a) < 0 ? -1 : 0) : (T)((T)(a) >> (n)))
"""


def plain(text: str) -> str:
    """PTX without comments and directives that say nothing about what is computed."""
    text = re.sub(r"//[^\n]*", "", text)
    return re.sub(
        r"^\s*\.(version|target|address_size|pragma|maxntid|minnctapersm|loc|file)\b[^\n]*$",
        "",
        text,
        flags=re.MULTILINE,
    )


def operand(text: str) -> str:
    text = text.strip()
    if text in SPECIAL:
        return SPECIAL[text]
    if re.fullmatch(r"-?\d+|0x[0-9A-Fa-f]+", text):
        return f"{int(text, 0) & 0xFFFFFFFFFFFFFFFF}ULL"
    if text.startswith("%"):
        return text[1:]
    return f"(uint64_t){text}"


def address(text: str) -> str:
    base, _, offset = text.strip("[] ").partition("+")
    return f"({operand(base)} + {int(offset or 0)})"


def operands(text: str) -> list[str]:
    return re.findall(r"\{[^}]*\}|[^,{}\s][^,{}]*", text)


def instruction(text: str) -> str:
    """One instruction as C."""
    guard = ""
    if text.startswith("@"):
        condition, text = text.split(None, 1)
        guard = f"if ({condition[1:].replace('%', '')}) "
    name, _, rest = text.partition(" ")
    op, *parts = name.split(".")
    given = operands(rest)
    if op == "bra":
        return f"{guard}goto {given[0].strip().lstrip('$')};"
    if op in ("ld", "st"):
        return memory(op, parts, given)
    if op == "ret":
        return "return RESULT;"
    if op == "bar" or (op == "call" and not given):
        return ";"
    if op == "call":
        result, function, arguments = re.fullmatch(r"\S+ (?:\((\w+)\),)?\s*(\w+),\s*\((.*)\)", text, re.DOTALL).groups()  # type: ignore[union-attr]
        return f"{result} = {function}({arguments});"
    kind = TYPES[parts[-1]]
    to, *values = given
    if op == "mov" and "{" in rest:
        return packed(to, values[0])
    to = to.strip().lstrip("%")
    a, b, c = ([operand(value) for value in values] + ["", "", ""])[:3]
    if op == "setp":
        return f"{to} = ({kind}){a} {COMPARISONS[parts[0]]} ({kind}){b};"
    if op == "cvt":
        return f"{to} = ({TYPES[parts[0]]})({kind}){a};"
    if op == "mul" and parts[0] == "hi":
        wide = "__int128" if parts[1] == "s64" else "unsigned __int128"
        assert parts[1].endswith("64")
        return f"{to} = (uint64_t)((({wide})({kind}){a} * ({wide})({kind}){b}) >> 64);"
    if op == "mul":
        wide = (
            {"s16": "int32_t", "u16": "uint32_t", "s32": "int64_t", "u32": "uint64_t"}[parts[1]]
            if parts[0] == "wide"
            else kind
        )
        return f"{to} = ({wide})({kind}){a} * ({wide})({kind}){b};"
    if op in ("shl", "shr"):
        return f"{to} = {op.upper()}({kind}, {a}, (uint32_t){b});"
    simple = {
        "mov": f"({kind}){a}",
        "cvta": a,
        "neg": f"-({kind}){a}",
        "not": f"!{a}" if kind == "uint8_t" else f"~({kind}){a}",
        "popc": f"__builtin_popcountll(({kind}){a})",
        "selp": f"{c} ? ({kind}){a} : ({kind}){b}",
        "max": f"({kind}){a} > ({kind}){b} ? ({kind}){a} : ({kind}){b}",
        "min": f"({kind}){a} < ({kind}){b} ? ({kind}){a} : ({kind}){b}",
    }
    if op in simple:
        return f"{to} = {simple[op]};"
    return f"{to} = ({kind}){a} {OPERATORS[op]} ({kind}){b};"


def memory(op: str, parts: list[str], given: list[str]) -> str:
    """Loads and stores, of one number or of several that lie together."""
    kind = TYPES[parts[-1]]
    place, value = (given[1], given[0]) if op == "ld" else (given[0], given[1])
    if parts[0] == "param":
        name = place.strip("[] ").partition("+")[0]
        return f"{value.strip('% ')} = {name};" if op == "ld" else f"{name} = {operand(value)};"
    lines = []
    for number, each in enumerate(operands(value.strip("{}")) if value.startswith("{") else [value]):
        cell = f"(({kind} *){address(place)})[{number}]"
        lines.append(f"{each.strip('% ')} = {cell};" if op == "ld" else f"{cell} = {operand(each)};")
    return " ".join(lines)


def packed(to: str, value: str) -> str:
    """Two halves of a word put together, or taken apart."""
    if to.startswith("{"):
        low, high = operands(to.strip("{}"))
        source = operand(value)
        return f"{low.strip('% ')} = (uint16_t){source}; {high.strip('% ')} = (uint16_t)({source} >> 16);"
    low, high = operands(value.strip("{}"))
    return f"{to.strip('% ')} = (uint32_t)(uint16_t){operand(low)} | (uint32_t)(uint16_t){operand(high)} << 16;"


def declaration(text: str) -> str:
    """Registers, parameters of calls, and memory."""
    if match := re.match(r"\.reg \.(\w+)\s+%(\w+)<(\d+)>", text):
        kind, name, count = match.groups()
        return f"{TYPES[kind]} {', '.join(f'{name}{number}' for number in range(int(count)))};"
    if match := re.match(r"\.reg \.(\w+)\s+%?(\w+)", text):
        return f"{TYPES[match[1]]} {match[2]};"
    if match := re.match(r"\.param \.(\w+) (\w+)", text):
        return f"{TYPES[match[1]]} {match[2]} = 0;"
    match = re.match(r"\.(?:local|shared) \.align (\d+) \.b8\s+(\w+)\[(\d+)\]", text)
    assert match, text
    return f"_Alignas({match[1]}) uint8_t {match[2]}[{match[3]}];"


def body(text: str) -> Iterator[str]:
    for part in re.split(r"(?<=[;:])", text):
        yield from statement(part.strip())


def statement(text: str) -> Iterator[str]:
    while text.startswith(("{", "}")):  # the blocks around calls
        yield text[0]
        text = text[1:].strip()
    if not text:
        return
    if text.endswith(":"):
        yield f"{text.lstrip('$')} ;"
        return
    text = re.sub(r"\s+", " ", text.rstrip(";")).strip()
    yield declaration(text) if text.startswith(".") else instruction(text)


def functions(text: str) -> Iterator[str]:
    """Each function of a program as C, those only announced too."""
    for line in re.findall(r"^\s*(?:\.visible )?(\.shared [^;]*;)", text, re.MULTILINE):
        yield f"static {declaration(line)}"
    heads = (
        r"^\.(?:visible |weak )?\.?(func|entry)\s+(?:\(\.param \.b32 (\w+)\)\s*)?(\w+)\s*\(([^)]*)\)\s*(;|\{(.*?)^\})"
    )
    for kind, result, name, parameters, end, inside in re.findall(heads, text, re.MULTILINE | re.DOTALL):
        arguments = ", ".join(f"uint64_t {each}" for each in re.findall(r"(\w+_param_\d+)", parameters))
        returned = "uint32_t" if result else "void"
        if end == ";":
            yield f"static {returned} {name}({arguments});"
            continue
        lines = "\n".join(body(inside)).replace("RESULT", result)
        first = f"uint32_t {result} = 0;" if result else ""
        named = f"static {returned} {name}" if kind == "func" else "void kernel"
        yield f"{named}({arguments}) {{\n{first}\n{lines}\n}}"


def to_c(ptx: str) -> str:
    return HEAD + "\n".join(functions(plain(ptx)))


def build(ptx: str, folder: Path, name: str) -> Any:
    """A library with the kernel of a PTX program."""
    source, library = folder / f"{name}.c", folder / f"{name}.so"
    source.write_text(to_c(ptx), encoding="utf-8")
    options = ["-O1", "-w", "-fwrapv", "-fno-strict-aliasing", "-shared", "-fPIC"]
    subprocess.run(["cc", *options, "-o", str(library), str(source)], check=True)
    return ctypes.CDLL(str(library))


def array_arguments(array: Any) -> list[int]:
    """An array as numba passes it to a kernel: seven or more words."""
    return [0, 0, array.size, array.itemsize, array.ctypes.data, *array.shape, *array.strides]


def run(library: Any, blocks: int, arrays: list[Any]) -> None:
    """Run a kernel in blocks of one thread each, one after the other."""
    arguments = [ctypes.c_uint64(word) for array in arrays for word in array_arguments(array)]
    for block in range(blocks):
        library.set_block(ctypes.c_uint32(block))
        library.kernel(*arguments)
