"""An agent's tools: what its APIs give, less what its owner switched off.

Built when the tools change and not per turn, together with their ranking and the
two tools that belong to every turn.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import probatio

from homeassistant.helpers import llm

from ..engines.base import ToolSpec
from .more_tools import MoreTools
from .ranking import Ranking
from .stop import StopTool

if TYPE_CHECKING:
    from .toolbox import Toolbox

_KEPT = 8

type _Key = tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """One agent's tools; `specs` also hold those that every turn makes anew.

    What the `binding` ones are for, no model may answer by itself.
    """

    tools: Mapping[str, llm.Tool]
    specs: tuple[ToolSpec, ...]
    ranking: Ranking
    binding: frozenset[str] = frozenset()


def _spec(tool: type[StopTool | MoreTools]) -> ToolSpec:
    return ToolSpec(
        name=tool.name,
        description=tool.description,
        parameters=probatio.to_openapi(
            tool.parameters,
            custom_serializer=llm.selector_serializer,
            openapi_version="3.1.0",
        ),
    )


class Kits:
    """Keeps the kits in use."""

    def __init__(self) -> None:
        """Start empty."""
        self._kept: OrderedDict[_Key, tuple[Toolbox, Kit]] = OrderedDict()
        self._own = (_spec(MoreTools), _spec(StopTool))

    def get(self, box: Toolbox, off: tuple[str, ...], only: tuple[str, ...]) -> Kit:
        """Return the box without the tools `off`, or with those of `only` alone.

        Names count with or without the part before "__".
        """
        key = (off, only, tuple(map(id, box.specs)))
        if (kept := self._kept.get(key)) is None:
            # The box is kept with it, so that no id is given away twice.
            kept = self._kept[key] = (box, self._make(box, off, only))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return kept[1]

    def clear(self) -> None:
        """Let go of all: the boxes they were made of are given to nobody any more."""
        self._kept.clear()

    def _make(self, box: Toolbox, off: Iterable[str], only: Iterable[str]) -> Kit:
        closed, opened = _folded(off), _folded(only)
        names = {
            name
            for name in box.tools
            if not _means(name, closed) and (not opened or _means(name, opened))
        }
        specs = tuple(spec for spec in box.specs if spec.name in names)
        own = tuple(spec for spec in self._own if not _means(spec.name, closed))
        return Kit(
            tools={name: tool for name, tool in box.tools.items() if name in names},
            specs=specs + own if specs else (),
            ranking=Ranking(specs, box.tools),
            binding=frozenset(n for n in names if _is_binding(box.tools[n])),
        )


def _is_binding(tool: llm.Tool) -> bool:
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    return not getattr(getattr(tool, "command", None), "allow_direct_answer", True)


def _folded(names: Iterable[str]) -> set[str]:
    return {name.casefold().strip() for name in names}


def _means(name: str, listed: set[str]) -> bool:
    """Tell whether a tool is listed, by its whole name or without the namespace."""
    whole = name.casefold()
    return whole in listed or whole.rpartition("__")[2] in listed
