"""What a tool of somebody else does: it only looks, or it may do something.

Nobody can look into such a tool. Its hints are its own word about itself, so its
name counts before them: a server that lies must not open a gate by it.
"""

import re
from typing import Final
import unicodedata

from homeassistant.helpers import llm

from ..lang.tables import common_words
from ..safety.reach.naming import named_so
from ..safety.risks import OPENERS

_WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|(?:(?![A-Za-z])[^\W\d_])+")
# Shorter beginnings are those of too many words.
_STEM: Final = 5
# "Sends" and "sending" are "send".
_ENDINGS: Final = ("s", "ing")


def _of(name: str) -> frozenset[str]:
    """Return words of names of tools, folded."""
    return frozenset(common_words("tools", name))


# Beginnings of names of tools that only look.
LOOKING: Final = _of("looking")
# What is done by them is done, wherever in a name they stand.
ACTING: Final = _of("acting")
# They are done, too; but behind a word that looks they are mostly things or how things
# are: "get_order", "list_open_issues".
NAMING: Final = _of("naming")
# How something is, wherever it stands: "door_status".
TELLING: Final = _of("telling")
# A name that ends with one moves something: "gate_up", "let_in".
DIRECTIONS: Final = _of("directions")
# What joins a deed to a look: "list_and_open".
JOINING: Final = _of("joining")
# How verbs of other languages begin; a short one is the whole word.
FOREIGN: Final = _of("foreign")


def only_looks(tool: llm.Tool) -> bool:
    """Tell whether a tool only looks: by its name, else as it says itself."""
    if looks_by_name(tool.name):
        return True
    words = _words(tool.name)
    return tool.annotations.read_only and not _does(words) and not _moves(words)


def looks_by_name(name: str) -> bool:
    """Tell whether the name of a tool says that it looks, and nothing else."""
    words = _words(name)
    return bool(words) and words[0] in LOOKING and not _does(words)


def does_by_name(name: str) -> bool:
    """Tell whether the name of a tool says that it does something."""
    return _does(_words(name))


def may_do_anything(tool: llm.Tool) -> bool:
    """Tell whether a tool does something that nobody can foresee."""
    words = _words(tool.name)
    return tool.annotations.destructive and (_does(words) or _moves(words))


def _does(words: list[str]) -> bool:
    """Tell whether any word is a deed; every one is looked at."""
    looks = bool(words) and words[0] in LOOKING
    joined = not looks
    for before, word in zip(["", *words], words, strict=False):
        if before in JOINING and word not in LOOKING | JOINING:
            # "View and sign": what goes on does not only look.
            return True
        joined = joined or word in JOINING
        stem = next((word[: -len(e)] for e in _ENDINGS if word.endswith(e)), word)
        if not {word, stem}.isdisjoint(ACTING) or _is_foreign(word):
            return True
        if joined and word in NAMING:
            return True
    return False


def _moves(words: list[str]) -> bool:
    """Tell whether a name that does not begin as a look names a way in: "gate up"."""
    if not words or words[0] in LOOKING or not TELLING.isdisjoint(words):
        return False
    return words[-1] in DIRECTIONS or named_so((" ".join(words),), OPENERS)


def _is_foreign(word: str) -> bool:
    """Tell whether a word is a deed in another language."""
    return any(
        word.startswith(one) if len(one) >= _STEM or not one.isascii() else word == one
        for one in FOREIGN
    )


def _words(name: str) -> list[str]:
    """Return the words of a name, without the server's: "x__openGate", "open_gate"."""
    plain = unicodedata.normalize("NFKD", name.rpartition("__")[2])
    plain = "".join(one for one in plain if not unicodedata.combining(one))
    return [word.lower() for word in _WORD.findall(unicodedata.normalize("NFC", plain))]
