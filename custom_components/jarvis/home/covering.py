"""Finds the entities that have a word for every word that was said."""

from collections.abc import Sequence

from ..lang.lexicon import Word
from .index import Index, Mask


def cover(index: Index, content: Sequence[Word], within: Mask) -> Mask:
    """Give the entities of `within` whose words explain all of `content`.

    Words may stand in any order, be grown together or parted; a number belongs
    to the word before it. The whole costs one AND per word and phrase.
    """
    size = len(content)
    reach = [0] * size + [within]
    for start in range(size - 1, -1, -1):
        if content[start].number:
            reach[start] = (
                index.terms.get(f"#{content[start].stem}", 0) & reach[start + 1]
            )
            continue
        for stop in range(start + 1, _furthest(index, content, start) + 1):
            reach[start] |= _span(index, content, start, stop, reach)
    return reach[0]


def _furthest(index: Index, content: Sequence[Word], start: int) -> int:
    stop = start
    furthest = min(len(content), start + max(3, index.lexicon.longest))
    while stop < furthest and not content[stop].number:
        stop += 1
    return stop


def _span(
    index: Index, content: Sequence[Word], start: int, stop: int, reach: list[Mask]
) -> Mask:
    after = content[stop] if stop < len(content) else None
    counted = after is not None and after.number and not after.ordinal
    rest = reach[stop + 1] if counted else reach[stop]
    if not rest:
        return 0
    number = f"#{after.stem}" if counted and after is not None else ""
    return word_mask(index, content[start:stop], number) & rest


def word_mask(index: Index, words: Sequence[Word], number: str = "") -> Mask:
    """Give the entities that one word, or words read as one, speak of."""
    terms = index.terms
    mask = 0
    for meaning in index.lexicon.mean(tuple([word.stem for word in words])):
        mask |= terms.get(f"={meaning}{number}", 0)
    if len(words) > 1:
        joined = "".join([word.text for word in words[:-1]]) + words[-1].stem
        return mask | terms.get(joined + number, 0)
    mask |= terms.get(words[0].stem + number, 0)
    return mask | _parts_mask(index, words[0].text, number)


def _parts_mask(index: Index, word: str, number: str) -> Mask:
    parts = index.parts(word)
    if parts is None:
        return 0
    head, tail = parts
    mask = part_mask(index, tail, number)
    return mask and mask & (part_mask(index, head) | _parts_mask(index, head, ""))


def part_mask(index: Index, stem: str, number: str = "") -> Mask:
    """Give the entities that a part of a compound speaks of."""
    mask = index.terms.get(stem + number, 0)
    for meaning in index.lexicon.mean((stem,)):
        mask |= index.terms.get(f"={meaning}{number}", 0)
    return mask
