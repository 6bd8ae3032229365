"""What the words of a whole sentence speak of: each of them of some things here.

A name, a kind and a place all count. Of two things the one is meant of which more is
said: "the fan in the bathroom" is no other fan, and nothing else in the bathroom.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..lang.lexicon import Word
from ..lang.types_of import DEVICES, TELLING
from .covering import word_mask
from .index import Index, Mask, positions

_LONGEST: Final = 3
# Lists are written on, not switched.
_TOLD: Final = TELLING | {"todo"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Meant:
    """What a sentence speaks of: the entities of each word that names some.

    `best` are those of which most is said, `device` tells that a word for a device
    stands in it, whether or not the house has one. `unmarked` are the hints without
    what it stands beside ("next to the sofa"), `every` tells that all were asked for,
    `kinds` is all that is of a kind of device which is named.
    """

    hints: tuple[frozenset[str], ...] = ()
    best: frozenset[str] = frozenset()
    device: bool = False
    unmarked: tuple[frozenset[str], ...] = ()
    every: bool = False
    kinds: frozenset[str] = frozenset()

    def fits(self, ids: Iterable[str]) -> bool:
        """Tell whether one of these is spoken of, and nothing else more exactly.

        Where no kind of thing is named ("the bedroom, for the night") all fit.
        """
        return any(
            _fits(one, hints, every=self.every or not self.device)
            for one in ids
            for hints in (self.hints, self.unmarked)
        )


def _fits(entity_id: str, hints: Sequence[frozenset[str]], *, every: bool) -> bool:
    said = [hint for hint in hints if entity_id in hint]
    if not said or every:
        # "All the lights but the one in the hall" speaks of that one most.
        return bool(said)
    alike = frozenset.intersection(*said)
    return all(alike.isdisjoint(hint) for hint in hints if hint not in said)


def meant(index: Index, sentence: str) -> Meant:
    """Read what a sentence speaks of; what only reports is left out."""
    words, lexicon = index.read(sentence), index.lexicon
    masks, device = _hints(index, words)
    rest = lexicon.without_landmark(lexicon.behind_landmark(words))
    unmarked = _hints(index, rest)[0] if len(rest) < len(words) else []
    return Meant(
        hints=tuple(_ids(index, mask) for mask in masks),
        best=_ids(index, _best(masks)),
        device=device,
        unmarked=tuple(_ids(index, mask) for mask in unmarked),
        every=any(word.text in lexicon.every for word in words),
        kinds=_ids(index, _kinds(index, rest)),
    )


def _kinds(index: Index, words: list[Word]) -> Mask:
    """Give all that is of a kind of device which the words name."""
    content, mask, at = index.lexicon.content(words), 0, 0
    while at < len(content):
        ends = range(min(len(content), at + _LONGEST), at, -1)
        size = next((n - at for n in ends if _devices(index, content[at:n])), 0)
        for meaning in _devices(index, content[at : at + size]) if size else ():
            mask |= index.terms.get(f"={meaning}", 0)
        at += size or 1
    return mask


def _hints(index: Index, words: list[Word]) -> tuple[list[Mask], bool]:
    """Give the entities of each run of words, and whether one is for a device."""
    telling = sum(index.domains.get(domain, 0) for domain in _TOLD)
    acting = index.everything & ~telling
    content = index.lexicon.content(words)
    masks: list[Mask] = []
    device, at = False, 0
    while at < len(content):
        size, mask = _phrase(index, content, at, acting)
        device = device or _names_device(index, content[at : at + size])
        if mask and mask not in masks:
            masks.append(mask)
        at += size
    return masks, device


def _phrase(
    index: Index, words: Sequence[Word], at: int, acting: Mask
) -> tuple[int, Mask]:
    """Give the longest run of words from here that names something, and what."""
    if words[at].number:
        return 1, 0
    for size in range(min(_LONGEST, len(words) - at), 0, -1):
        run = words[at : at + size]
        if any(word.number for word in run):
            continue
        if (mask := word_mask(index, run) & acting) or _names_device(index, run):
            return size, mask
    return 1, 0


def _names_device(index: Index, words: Sequence[Word]) -> bool:
    """Tell whether words, or the last part of one, are those for a device."""
    return bool(_devices(index, words))


def _devices(index: Index, words: Sequence[Word]) -> frozenset[str]:
    """Give the kinds of devices that words, or the last part of one, are for."""
    mean = index.lexicon.mean(tuple(word.stem for word in words))
    if len(words) == 1 and not mean and (parts := index.pieces(words[0].text)):
        mean = index.lexicon.mean((parts[-1],))
    return DEVICES.intersection(mean)


def _best(masks: Sequence[Mask]) -> Mask:
    """Give the entities that no other is more spoken of than."""
    best, most = 0, 0
    for at in positions(_either(masks)):
        count = sum(mask >> at & 1 for mask in masks)
        if count > most:
            best, most = 0, count
        if count == most:
            best |= 1 << at
    return best


def _either(masks: Sequence[Mask]) -> Mask:
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def _ids(index: Index, mask: Mask) -> frozenset[str]:
    return frozenset(index.entity(at).entity_id for at in positions(mask))
