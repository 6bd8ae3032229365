"""What a tool of somebody else does: it only looks, or it may do something.

Nobody can look into such a tool. Its hints are its own word about itself, so its
name counts before them: a server that lies must not open a gate by it.
"""

import re
from typing import Final

from homeassistant.helpers import llm


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Beginnings of names of tools that only look, and words of those that do something.
_LOOKING: Final = _names(
    "ask browse calculate check compare convert count describe explain fetch find get "
    "how is list look lookup preview query read resolve retrieve search show summarise "
    "summarize translate validate view what when where who"
)
_DOING: Final = _names(
    "activate allow append apply approve archive arm assign book buy call cancel "
    "clear click close command commit control create delete deploy disable disarm "
    "dismiss dispatch download drop edit enable erase exec execute fire forward grant "
    "insert install invoke invite kill launch lock merge modify move open order "
    "patch pay play post press publish purchase push put reboot release remove rename "
    "replace reset restart restore revoke run save schedule send set share shell start "
    "stop submit switch toggle transfer trigger turn uninstall unlock update upload "
    "write"
)
_WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def only_looks(tool: llm.Tool) -> bool:
    """Tell whether a tool only looks: by its name, else as it says itself."""
    if looks_by_name(tool.name):
        return True
    return tool.annotations.read_only and _DOING.isdisjoint(_words(tool.name))


def looks_by_name(name: str) -> bool:
    """Tell whether the name of a tool begins as those do that only look."""
    words = _words(name)
    return bool(words) and words[0] in _LOOKING


def does_by_name(name: str) -> bool:
    """Tell whether the name of a tool says that it does something."""
    return not looks_by_name(name) and not _DOING.isdisjoint(_words(name))


def may_do_anything(tool: llm.Tool) -> bool:
    """Tell whether a tool does something that nobody can foresee."""
    return tool.annotations.destructive and not _DOING.isdisjoint(_words(tool.name))


def _words(name: str) -> list[str]:
    """Return the words of a name, without the server's: "x__openGate", "open_gate"."""
    return [word.lower() for word in _WORD.findall(name.rpartition("__")[2])]
