"""What commands need from whoever knows the names in the house."""

from dataclasses import dataclass
from typing import Protocol

from .declare import Parameter
from .response import Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """What a name means: one id, or the choices there are.

    `exact` is False when the words only come near; `valid` are the values that
    would be right, nearest first, of `total`; `which` says that several fit.
    """

    id: str | None = None
    name: str = ""
    exact: bool = True
    which: bool = False
    valid: tuple[Choice, ...] = ()
    total: int = 0


class Names(Protocol):
    """Resolves names of entities, areas and persons; total."""

    def named(
        self, spoken: str, parameter: Parameter, language: str, area_id: str | None
    ) -> Named:
        """Resolve a name for a parameter, said by somebody in `area_id`."""
