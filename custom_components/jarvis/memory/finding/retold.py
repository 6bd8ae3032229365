"""Leaves out of an answer what only says again what stands in it already; pure.

The same fact in five wordings is one fact, and five lines of the diary: they would
take the places of all else that a question needs.
"""

from collections.abc import Sequence

from ...lang.keywords import base_language
from ...statements.branch import Kind
from ...statements.rivals.sameness import tell_the_same
from ..base import Memory


def without_retold(ranked: Sequence[Memory], most: int) -> list[Memory]:
    """Return memories without those that tell again a fact among the best."""
    facts: list[Memory] = []
    for one in ranked[:most]:
        if one.kind is Kind.FACT and not _tells_again(one, facts):
            facts.append(one)
    return [
        one
        for at, one in enumerate(ranked)
        if at >= most
        or one in facts
        or one.kind not in {Kind.FACT, Kind.SAID}
        or not _tells_again(one, facts)
    ]


def _tells_again(memory: Memory, facts: Sequence[Memory]) -> bool:
    code = base_language(memory.language)
    return any(
        code == base_language(fact.language)
        and tell_the_same(memory.text, fact.text, code)
        for fact in facts
    )
