"""The blocks of integers: nothing in them but named fields, so that equal blocks have equal bytes."""

import numpy as np
import pytest

from linewright.core.layout import BoardRules, BoardState, CardRules, CardState, Work, dtype_of, new_block

BLOCKS = (BoardRules, BoardState, CardRules, CardState, Work)


@pytest.mark.parametrize("block", BLOCKS)
def test_no_byte_of_a_block_is_without_a_name(block: type) -> None:
    dtype = dtype_of(block)
    fields = dtype.fields
    assert fields is not None
    gaps, place = [], 0
    for name in dtype.names or ():
        field, offset = fields[name][:2]
        if offset != place:
            gaps.append(f"{offset - place} before {name}")
        place = offset + field.itemsize
    if place != dtype.itemsize:
        gaps.append(f"{dtype.itemsize - place} at the end")
    assert gaps == []


@pytest.mark.parametrize("block", BLOCKS)
def test_a_copy_has_the_same_bytes(block: type) -> None:
    row = new_block(block)
    whole = np.frombuffer(row.data, np.uint8)
    whole[:] = np.arange(len(whole)) % 251  # what lay there before
    for name in row.dtype.names or ():
        row[name] = 7
    other = new_block(block)
    other[:] = row
    first = new_block(block)
    for name in first.dtype.names or ():
        first[name] = 7
    assert other.tobytes() == first.tobytes()
    assert row.tobytes() == first.tobytes()
