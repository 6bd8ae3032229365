"""Parts compounds ("Küchenlicht") into the words they grew from."""

from collections.abc import Callable
from typing import Final

type Stem = Callable[[str], str]
type Knows = Callable[[str], bool]

_SHORTEST: Final = 3


def part(
    word: str, links: tuple[str, ...], stem: Stem, knows: Knows
) -> tuple[str, str] | None:
    """Part a folded word into two stems; None when neither half is known.

    `links` are what may stand between the halves ('s', 'n', …); two known halves
    are better than one, a longer head better than a shorter.
    """
    best: tuple[int, tuple[str, str]] | None = None
    for at in range(_SHORTEST, len(word) - _SHORTEST + 1):
        tail = stem(word[at:])
        knows_tail = knows(tail)
        head, knows_head = _head(word[:at], links, stem, knows)
        if not (knows_tail or (knows_head and at > _SHORTEST)):
            continue
        worth = 2 * (knows_head + knows_tail) * len(word) + at
        if best is None or worth > best[0]:
            best = worth, (head, tail)
    return best[1] if best else None


def _head(
    head: str, links: tuple[str, ...], stem: Stem, knows: Knows
) -> tuple[str, bool]:
    for link in links:
        size = len(head) - len(link)
        if head.endswith(link) and size >= _SHORTEST:
            found = stem(head[:size])
            if knows(found):
                return found, True
    return stem(head), False
