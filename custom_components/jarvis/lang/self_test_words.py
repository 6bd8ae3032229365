"""How commands of the self-test are worded, per language: templates by what is wanted.

`{name}` is the name of a thing of the house, `{number}` a percentage. A language
without a table is tested in English words with the house's own names.
"""

from collections.abc import Mapping
from typing import Final

type Templates = Mapping[str, tuple[str, ...]]

_EN: Final[Templates] = {
    "turn_on": (
        "turn on the {name}",
        "switch the {name} on please",
        "could you put the {name} on",
    ),
    "turn_off": (
        "turn off the {name}",
        "{name} off please",
        "I do not need the {name} any more, switch it off",
    ),
    "brightness": (
        "set the {name} to {number} percent",
        "dim the {name} to {number} %",
    ),
    "open": ("open the {name}", "could you open the {name}"),
    "close": ("close the {name}", "please shut the {name}"),
    "ask": (
        "what is the {name} doing",
        "tell me about the {name}",
        "in which state is the {name}",
    ),
}
_DE: Final[Templates] = {
    "turn_on": (
        "schalte {name} ein",
        "mach bitte {name} an",
        "kannst du {name} einschalten",
    ),
    "turn_off": (
        "schalte {name} aus",
        "{name} bitte aus",
        "ich brauche {name} nicht mehr, mach das aus",
    ),
    "brightness": (
        "stelle {name} auf {number} Prozent",
        "dimme {name} auf {number} %",
    ),
    "open": ("öffne {name}", "kannst du {name} öffnen"),
    "close": ("schließe {name}", "mach bitte {name} zu"),
    "ask": (
        "was macht {name}",
        "wie steht es um {name}",
        "in welchem Zustand ist {name}",
    ),
}
TABLES: Final[Mapping[str, Templates]] = {"en": _EN, "de": _DE}


def templates_for(language: str) -> Templates:
    """Give the templates of a language, of its base language, or the English ones."""
    base = language.casefold().partition("-")[0]
    return TABLES.get(base, _EN)
