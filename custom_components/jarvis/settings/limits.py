"""How far one turn of an agent may go: rounds, sizes, counts and seconds."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Self


def _limit(default: int, low: int, high: int, unit: str = "") -> Any:
    return field(default=default, metadata={"low": low, "high": high, "unit": unit})


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitSettings:
    """The bounds of an agent's turns; the field's name is the option's key.

    `helper_seconds` are those of a plan, a choice of tools and a next step,
    `carried_…` what of earlier tool results is sent again.
    """

    rounds: int = _limit(8, 1, 30)
    more_tools: int = _limit(3, 0, 20)
    tool_seconds: int = _limit(15, 1, 300, "s")
    helper_seconds: int = _limit(6, 1, 120, "s")
    digest_seconds: int = _limit(8, 1, 120, "s")
    result_characters: int = _limit(12_000, 500, 200_000)
    carried_turns: int = _limit(2, 0, 20)
    carried_characters: int = _limit(1_200, 100, 50_000)
    note_characters: int = _limit(600, 100, 1_500)
    recall_count: int = _limit(5, 1, 50)
    recall_tokens: int = _limit(2_048, 128, 32_768, "tokens")
    recall_characters: int = _limit(500, 100, 1_500)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read stored options; what is missing, or no number, is the default."""
        known = {}
        for one in fields(cls):
            stored = data.get(one.name)
            if isinstance(stored, int | float) and not isinstance(stored, bool):
                low, high = one.metadata["low"], one.metadata["high"]
                known[one.name] = int(max(low, min(stored, high)))
        return cls(**known)
