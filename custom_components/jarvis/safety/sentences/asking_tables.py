"""The tables of `words/questions.py`, read once per language, and looked up."""

from functools import lru_cache
import re
from typing import Final, NamedTuple

from ...lang.normalise import fold
from ...lang.requests import courtesies
from ..words.questions import QUESTIONS

type Phrases = frozenset[tuple[str, ...]]

WORD = re.compile("[\\w'\u2019-]+")
LONGEST_PHRASE = 9
_NEVER = "(?!)"


def finds(words: tuple[str, ...], table: Phrases) -> bool:
    """Tell whether a phrase of the table stands anywhere."""
    return bool(table) and any(begins(words, at, table) for at in range(len(words)))


def begins(words: tuple[str, ...], at: int, table: Phrases) -> int:
    """Return how many words of a phrase of the table stand there."""
    most = min(LONGEST_PHRASE, len(words) - at)
    return next((n for n in range(most, 0, -1) if words[at : at + n] in table), 0)


class Table(NamedTuple):
    """`words/questions.Asking`, folded and compiled."""

    openers: Phrases
    polite: Phrases
    verbs: Phrases
    joints: Phrases
    informs: Phrases
    pleading: Phrases
    supposing: Phrases
    conditions: Phrases
    inflected: re.Pattern[str]
    habits: Phrases
    states: Phrases
    holds: Phrases
    talks: Phrases
    cues: Phrases
    ends: Phrases
    lets: Phrases
    tags: Phrases
    quoting: Phrases
    persons: Phrases
    unasked: re.Pattern[str]
    able: re.Pattern[str]
    third: re.Pattern[str]


@lru_cache(maxsize=32)
def tables(code: str) -> Table:
    """Read the table of a language code; English where there is none."""
    table = QUESTIONS.get(code) or QUESTIONS["en"]
    return Table(
        openers=read_phrases(table.openers),
        polite=read_phrases(f"{table.polite}|{courtesies(code)}"),
        verbs=read_phrases(table.verbs),
        joints=read_phrases(table.joints),
        informs=read_phrases(table.informs),
        pleading=read_phrases(table.pleading),
        supposing=read_phrases(table.supposing),
        conditions=read_phrases(table.conditions),
        inflected=re.compile(table.inflected or _NEVER),
        habits=read_phrases(table.habits),
        states=read_phrases(table.states),
        holds=read_phrases(table.holds),
        talks=with_clitics(read_phrases(table.talks), table.clitics),
        cues=read_phrases(table.cues),
        ends=read_phrases(table.ends),
        lets=read_phrases(table.lets),
        tags=read_phrases(table.tags),
        quoting=read_phrases(table.quoting),
        persons=read_phrases(table.persons),
        unasked=re.compile(table.unasked or _NEVER, re.IGNORECASE),
        able=re.compile(table.able or _NEVER, re.IGNORECASE),
        third=re.compile(table.third or _NEVER, re.IGNORECASE),
    )


def read_phrases(row: str) -> Phrases:
    """Read phrases of a table, written with "|" between them, as folded words."""
    return frozenset(
        tuple(fold(word) for word in WORD.findall(phrase))
        for phrase in row.split("|")
        if phrase
    )


def with_clitics(phrases: Phrases, clitics: str) -> Phrases:
    """Add to single words what may hang on them: "raconte", "raconte-moi"."""
    ends = clitics.split("|") if clitics else []
    single = [phrase[0] for phrase in phrases if len(phrase) == 1]
    return phrases | {(f"{word}{end}",) for word in single for end in ends}


# Small words in front, and who is spoken to, in any language.
FRONT: Final = read_phrases(
    "sorry|just|but|aber|hey|jarvis|ok|okay|so|and|und|also|well|hallo|hi"
)
