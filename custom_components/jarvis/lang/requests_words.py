"""How people wrap a plain command in courtesy, per language.

A `Frame` is what stands in front of it (`before`) and behind it (`after`), phrases
parted by bars, and how the rest is turned into the command (`turns`: patterns and
what takes their place, the first that fits, without case). With `turns` one of them
must fit; with `both` a phrase must stand at either end.
"""

from dataclasses import dataclass
from typing import Final

from .tables import tables

type Turns = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One way to wrap a command."""

    before: str = ""
    after: str = ""
    turns: Turns = ()
    both: bool = False


FRAMES: Final = tables("requests", "frames", Frame)
