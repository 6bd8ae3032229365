"""Narrows a sentence's candidates down to the few that a tiny model can choose from.

Names count by how much of them the sentence holds, in any order and however the
recogniser cut the words. Whole kinds of a named area are things to choose as well.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rapidfuzz.fuzz import partial_ratio, token_set_ratio

from ..lang.normalise import fold
from .snapshot import Entity, Home

MOST: Final = 6
# What fits this much less than the best is not worth a choice (of 100).
_BEHIND: Final = 14.0
_LEAST: Final = 45.0
# Where a name was said whole, other names only have words in common with it.
_WHOLE: Final = 99.5
_SHORTEST_GLUED: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """Something to choose: how it is called, its kind, and how a call names it.

    `score` (0 to 100) is how well the sentence fits, `words` are those of its names.
    """

    label: str
    domain: str
    score: float
    subject: dict[str, Any] = field(hash=False)
    words: frozenset[str] = frozenset()


def likely(sentence: str, entities: Iterable[Entity], home: Home) -> tuple[Target, ...]:
    """Return the likeliest targets, best first; labels are unique."""
    heard = plain(sentence)
    glued = heard.replace(" ", "")
    found = [
        Target(
            label=entity.name,
            domain=entity.domain,
            score=max((_score(name, heard, glued) for name in entity.names), default=0),
            subject={"name": entity.entity_id},
            words=frozenset(w for name in entity.names for w in plain(name).split()),
        )
        for entity in entities
    ]
    found += _groups(heard, home)
    # "All the kitchen lights" also holds the name of the one kitchen light.
    found.sort(key=lambda target: (-target.score, "name" in target.subject))
    best = found[0].score if found else 0.0
    least = _WHOLE if best >= _WHOLE else max(best - _BEHIND, _LEAST)
    kept: dict[str, Target] = {}
    for target in found:
        if target.score >= least:
            kept.setdefault(target.label, target)
    return tuple(kept.values())[:MOST]


def _groups(heard: str, home: Home) -> list[Target]:
    """Offer all of a kind in the areas that the sentence names."""
    targets = []
    words = set(heard.split())
    for area in home.areas.values():
        if not any(set(plain(name).split()) <= words for name in area.names):
            continue
        kinds = Counter(
            e.domain for e in home.entities.values() if e.area_id == area.area_id
        )
        for domain, count in kinds.items():
            label = f"all {area.name} {domain}s"
            if count > 1 and (words & {f"{domain}s", "all", "every", "everything"}):
                targets.append(
                    Target(
                        label=label,
                        domain=domain,
                        score=token_set_ratio(plain(label), heard),
                        subject={"area": area.name, "domain": [domain]},
                        words=frozenset(plain(label).split()),
                    )
                )
    return targets


def _score(name: str, heard: str, glued: str) -> float:
    said = plain(name)
    score = token_set_ratio(said, heard)
    joined = said.replace(" ", "")
    if len(joined) >= _SHORTEST_GLUED:
        score = max(score, partial_ratio(joined, glued))
    return score


def plain(text: str) -> str:
    """Fold a text into words with one space between them."""
    words: Sequence[str] = text.replace("-", " ").replace(",", " ").split()
    return " ".join(fold(word.strip(".?!\"'")) for word in words)
