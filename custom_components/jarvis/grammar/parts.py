"""A compound sentence in its parts: "turn off the tv and dim the lamp to 20%"."""

from collections.abc import Iterator

from .hearing import Utterance
from .language import Language

_LONGEST_JOINT = 3
_MOST_PARTS = 5
_LONGEST_HEAD = 6
_LONGEST_TAIL = 3


def parts(heard: Utterance, language: Language) -> tuple[Utterance, ...]:
    """Split where a joint stands between words; one part when none does."""
    found: list[Utterance] = []
    start = at = 0
    while at < len(heard.tokens):
        size = _joint(heard.words, at, language.tables.joints)
        if size and at > start and at + size < len(heard.tokens):
            found.append(_slice(heard, start, at))
            start = at = at + size
        else:
            at += 1
    found.append(_slice(heard, start, len(heard.tokens)))
    return tuple(found) if len(found) <= _MOST_PARTS else (heard,)


def shared(
    heard: Utterance, joints: frozenset[tuple[str, ...]]
) -> Iterator[tuple[Utterance, Utterance]]:
    """Yield both halves of "turn off the tv and the lamp", the verb said twice.

    The verb may stand in front, behind, or around both ("mach … und … aus").
    """
    words = heard.words
    for at in range(1, len(words) - 1):
        size = _joint(words, at, joints)
        if not size:
            continue
        left, right = heard.tokens[:at], heard.tokens[at + size :]
        for tail in range(min(_LONGEST_TAIL, len(right) - 1) + 1):
            for head in range(min(_LONGEST_HEAD, len(left) - 1) + 1):
                if not head and not tail:
                    continue
                cut = len(right) - tail
                first = (*left, *right[cut:])
                second = (*left[:head], *right)
                yield Utterance(heard.text, first), Utterance(heard.text, second)
        return


def _joint(words: tuple[str, ...], at: int, joints: frozenset[tuple[str, ...]]) -> int:
    """Return how many words the joint at `at` has, 0 when there is none."""
    for size in range(_LONGEST_JOINT, 0, -1):
        if words[at : at + size] in joints:
            return size
    return 0


def _slice(heard: Utterance, start: int, end: int) -> Utterance:
    return Utterance(heard.text, heard.tokens[start:end])
