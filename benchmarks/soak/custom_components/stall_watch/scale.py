"""Weighs the process from inside: how large it is, and what the size is made of.

Resident memory alone cannot tell what is kept from what the allocator holds on to.
So objects and blocks in use are counted beside it, after a collection of garbage.
"""

from collections import Counter
import ctypes
import gc
from pathlib import Path
import sys
from typing import Any


class _Mallinfo2(ctypes.Structure):
    """What the C library tells about its heap, in bytes."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def weigh() -> dict[str, Any]:
    """Return sizes in bytes, and how many objects of each kind there are.

    `held` is the resident memory as it was. For `rss` the C library has given back
    what is free: the allocator in Home Assistant's own image does so by itself.
    """
    gc.collect()
    held, heap = _resident(), _heap()
    _give_back()
    kinds: Counter[str] = Counter()
    for one in gc.get_objects():
        kind = type(one)
        kinds[f"{kind.__module__}.{kind.__qualname__}"] += 1
    return {
        "rss": _resident(),
        "held": held,
        "blocks": sys.getallocatedblocks(),
        **heap,
        "objects": kinds.total(),
        "kinds": dict(kinds),
    }


def _resident() -> int:
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def _give_back() -> None:
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def _heap() -> dict[str, int]:
    """Return what C code has in use and what the C library keeps for later."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallinfo2"):  # another C library than GNU's
        return {}
    library.mallinfo2.restype = _Mallinfo2
    info = library.mallinfo2()
    return {"heap_used": info.uordblks + info.hblkhd, "heap_free": info.fordblks}
