"""Weighs the process from inside: how large it is, and what the size is made of.

Resident memory alone cannot tell what is kept from what the allocator holds on to.
So objects and blocks in use are counted beside it, after a collection of garbage.
To be called from one thread always: what it needs itself stays with that thread.
"""

from collections import Counter
import ctypes
import ctypes.util
import gc
import os
from pathlib import Path
import re
import sys
import tempfile
import threading
from typing import Any

# What Python tells of its small blocks, by our names.
_SMALL = {
    "python_used": re.compile(rb"bytes in allocated blocks\s*=\s*([\d,]+)"),
    "python_held": re.compile(rb"arenas \* \d+ bytes/arena\s*=\s*([\d,]+)"),
}


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
    held, heap = _resident(), heap_in_use()
    _give_back()
    sizes = {
        "rss": _resident(),
        "held": held,
        "blocks": sys.getallocatedblocks(),
        **_small_blocks(),
        **heap,
        **_sqlite(),
        "threads": threading.active_count(),
    }
    kinds: Counter[str] = Counter()
    for one in gc.get_objects():
        kind = type(one)
        kinds[f"{kind.__module__}.{kind.__qualname__}"] += 1
    return {**sizes, "objects": kinds.total(), "kinds": dict(kinds)}


def heap_in_use() -> dict[str, int]:
    """Return what C code has in use and what the C library keeps for later."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallinfo2"):  # another C library than GNU's
        return {}
    library.mallinfo2.restype = _Mallinfo2
    info = library.mallinfo2()
    return {"heap_used": info.uordblks + info.hblkhd, "heap_free": info.fordblks}


def _resident() -> int:
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def _give_back() -> None:
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def _sqlite() -> dict[str, int]:
    """Return what SQLite has in use for all databases; it is part of the heap."""
    name = ctypes.util.find_library("sqlite3")
    if name is None:
        return {}
    library = ctypes.CDLL(name)
    library.sqlite3_memory_used.restype = ctypes.c_int64
    return {"sqlite": library.sqlite3_memory_used()}


def _small_blocks() -> dict[str, int]:
    """Return what Python's own allocator has in use and holds; it only prints that."""
    with tempfile.TemporaryFile() as file:
        stderr = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            sys._debugmallocstats()  # noqa: SLF001 # the only way to ask
        finally:
            os.dup2(stderr, 2)
            os.close(stderr)
        file.seek(0)
        told = file.read()
    found = {name: pattern.search(told) for name, pattern in _SMALL.items()}
    return {name: int(f[1].replace(b",", b"")) for name, f in found.items() if f}
