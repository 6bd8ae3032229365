"""How somebody asks to put another value to what is known, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders:
    """Regular expressions.

    `opens`: an order, up to what it is of, `keeps`: one that names the value first;
    `record`: what may stand before that. Around
    what a fact is of, with an order before it: `before` it names the value `v`, and
    `behind` it. `stated`: behind what it is of without an order, `whole` without any
    word: all of it is named. `tail`: what says no more than that it is kept so.
    """

    opens: str
    keeps: str
    record: str
    before: str
    behind: str
    stated: tuple[str, ...]
    tail: str


ORDERS: Final = table("order", "orders", Orders)
