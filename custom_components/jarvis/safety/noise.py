"""Tells noise from speech: what recognisers write when nobody speaks to the house.

Noise does nothing, says nothing and keeps no microphone open. Only voice is
judged: who types means it. Short real commands always pass.
"""

from functools import lru_cache
import re
import unicodedata

from ..lang.numbers import parse_number
from .broadcast import FILLERS, SUNG, is_advert, is_foreign, is_on_air
from .bystanders import is_to_another
from .noise_words import (
    ADDRESS,
    ANNOUNCED,
    ASKED,
    CONTRACTED,
    COURTESIES,
    CREDITS,
    DIRECT,
    HUMS,
    MEANT,
    OPENERS,
    PLEASE,
    SAYING,
    SELF,
    SOUNDS,
    STORY,
    SUBTITLES,
    THANKS,
    TO_OTHERS,
    TOLD,
    YES,
)

_BRACKETED = re.compile(
    r"\[[^\]]{0,300}\]|<[^<>]{1,60}>|\([^)]{0,300}\)|\*[^*]{1,300}\*|[\u266a\u266b\u266c\u2669\u3010\u3011\uff08\uff09]"
)
_SUNG = re.compile("[\u266a\u266b\u266c\u2669]")
_WORD = re.compile(r"\w(?:[\w'\u2019.-]*\w)?")
_SENTENCES = re.compile("[.!?\u3002\uff01\uff1f]+")
# A sign of rights, a station with its year, even under a heading, or a site alone.
_CREDIT = re.compile(
    r"\s*(?:©|\(c\)\s).*"
    r"|\s*(?:[A-ZÄÖÜ]\w+[.:]\s+)?(?:[A-ZÄÖÜ]{2,12},?\s+){1,3}(?:19|20)\d\d\W*"
    r"|\s*(?:https?://|www\.)\S+\s*|\s*[\w-]{4,}\.(?:com|org|net|nu|tv|info)\W*",
    re.DOTALL,
)
# How captions mark who speaks.
_CAPTION = re.compile(r"\s*>>|\s*[A-ZÄÖÜ]{2,}(?: [A-ZÄÖÜ]{2,}){1,3}:\s")
# One word for who speaks, or two who speak in turns.
_SPEAKER = re.compile(
    r"\s*[A-ZÄÖÜ]{3,}:\s+\w|\s*[-\u2013\u2014]\s+\w.*\s[-\u2013\u2014]\s+\w", re.DOTALL
)
_LONGEST_SUBTITLE = 14
_LONGEST_CREDIT = 10
_FEWEST_TOLD = 8
_MOST_YES = 4
# The same sounds again and again in what is written as one word.
_BABBLE = re.compile(r"([^\W\d_]{1,3}?)\1{2,}[^\W\d_]?")
_FEWEST_BABBLED = 5
_FEWEST_SUNG = 6
_LONG_COUNT = 10
# So many words may lead up to an announcement, and it has fewer than so many.
_MOST_OPENERS = 4
_LONGEST_ANNOUNCED = 7
_FEWEST_ANNOUNCED = 5
_REPEATS = 3
_PAUSE = re.compile(r"\.{2,}|\u2026")
# A clause has so many words, and this is nearly three times.
_CLAUSE = 4
_NEARLY = 2.8
_FEWEST = 4
_TALK_WORDS = 40


def is_noise(
    text: str,
    language: str,
    *,
    addressed: bool = False,
    fresh: bool = False,
    wished: bool = False,
) -> str:
    """Tell why a transcript is noise; "" when somebody speaks to the house.

    `addressed` says that an answer is waited for, or the name was called; `fresh`
    that nothing was said before, so that nobody can be thanked, `wished` that an act
    is probably wished for.
    """
    bare = _BRACKETED.sub(" ", text).strip()
    words = _words(bare)
    if not words:
        return "sound" if bare != text.strip() else "silence"
    for kind, found in (
        ("subtitle", _is_subtitle(bare, words)),
        ("caption", not addressed and _SPEAKER.match(bare) is not None),
        ("song", not addressed and _SUNG.search(text) is not None),
        ("hum", _hums(words) and not (addressed and len(words) == 1)),
        ("hum", not addressed and _mumbles(bare, words)),
        ("sound", not addressed and _sounds(words)),
        ("courtesy", fresh and not addressed and words in _phrases(COURTESIES)),
        ("repetition", _repeats(words, addressed=addressed)),
        ("song", not addressed and _sings(words)),
        ("foreign", not addressed and is_foreign(bare, language)),
        ("count", not addressed and _counts(words, language)),
        ("broadcast", not addressed and _is_announced(words)),
        ("advert", not addressed and _is_sold(bare, words, language)),
        ("talk", not addressed and _is_talk(bare, words, language, wished=wished)),
    ):
        if found:
            return kind
    return ""


def is_overheard(text: str, language: str) -> bool:
    """Tell whether others are heard who speak to each other: sounds, or who says so.

    What they wish may be a wish by its words; no answer to it is waited for.
    """
    words = _words(_BRACKETED.sub(" ", text))
    says = SAYING.get(language.partition("-")[0].casefold(), frozenset())
    if not ASKED.isdisjoint(words) or not PLEASE.isdisjoint(words[-1:]):
        return False
    return _BRACKETED.search(text) is not None or not says.isdisjoint(words[1:])


def _words(text: str) -> tuple[str, ...]:
    text = unicodedata.normalize("NFKC", text).casefold().replace("\u2019", "'")
    # A capital I with a dot leaves its dot behind.
    text = text.replace("-", " ").replace("\u0307", "")
    return tuple(word.strip(".-'") for word in _WORD.findall(text))


@lru_cache(maxsize=1)
def _subtitles() -> tuple[frozenset[tuple[str, ...]], tuple[str, ...]]:
    """Return the phrases as words, and as text where words are not parted."""
    lines = [one for table in SUBTITLES.values() for one in table.split("|")]
    parted = frozenset(_words(one) for one in lines)
    joined = tuple(
        one.casefold() for one in lines if not one.isascii() and len(one) >= _FEWEST
    )
    return parted, joined


def _is_subtitle(text: str, words: tuple[str, ...]) -> bool:
    """Tell whether all the text is made of such phrases, or begins with a long one."""
    if _CREDIT.fullmatch(text) or _CAPTION.match(text):
        return True
    for apart, short in CONTRACTED.items():
        text = re.sub(rf"\b{apart}\b", short, text)
    words = _words(text)
    parted, joined = _subtitles()
    sentences = [
        part for one in _SENTENCES.split(text) if (part := _words(one)) and any(part)
    ]
    # "Für's" is "fürs".
    joined_up = tuple(word.replace("'", "") for word in words)
    if words in parted or joined_up in parted:
        return True
    if sentences and all(one in parted for one in sentences):
        return True
    if len(words) <= _LONGEST_SUBTITLE and any(
        words[:size] in _credits() for size in range(1, _LONGEST_CREDIT)
    ):
        return True
    bare = "".join(text.casefold().split())
    if any(
        bare.startswith("".join(one.split())) for one in joined if len(one) > _FEWEST
    ):
        return len(words) <= _LONGEST_SUBTITLE
    return "amara.org" in text.casefold()


def _hums(words: tuple[str, ...]) -> bool:
    """Tell whether there are only sounds: hums, and a laugh or a tune in one word."""
    return all(
        word in HUMS or (len(word) >= _FEWEST_BABBLED and _BABBLE.fullmatch(word))
        for word in words
    )


def _mumbles(text: str, words: tuple[str, ...]) -> bool:
    """Tell whether only fillers stand among sounds and pauses: "... uh ... yeah"."""
    hums = sum(word in HUMS for word in words)
    paused = len(_PAUSE.findall(text)) > 1 or text.count(",") + (hums > 1) > 1
    # Who only listens to somebody hums more than he says: "mm-hm, yeah, mm-hm".
    listens = len(words) >= _REPEATS and hums * 2 > len(words)
    found = bool(hums) and (paused or listens)
    return found and (HUMS | YES | FILLERS).issuperset(words)


def _sounds(words: tuple[str, ...]) -> bool:
    """Tell whether things and animals are heard, more than once."""
    return len(words) > 1 and (SOUNDS | HUMS).issuperset(words)


def _sings(words: tuple[str, ...]) -> bool:
    """Tell whether hardly anything but the same few words is said: a refrain."""
    if len(words) < _FEWEST_SUNG or not (MEANT | YES).isdisjoint(words):
        return False
    kinds = set(words)
    sung = sum(word in SUNG for word in words)
    return len(kinds) * 3 <= len(words) or sung * 2 > len(words) > len(kinds) * 2


def _counts(words: tuple[str, ...], language: str) -> bool:
    """Tell whether somebody only counts, further than any code is long."""
    return len(words) >= _LONG_COUNT and all(
        word.isdecimal() or parse_number(word, language) is not None for word in words
    )


def _is_announced(words: tuple[str, ...]) -> bool:
    """Tell whether it begins as announcers and hosts do, in any language."""
    if len(words) < _FEWEST_ANNOUNCED:
        return False
    phrases = _announced()
    for at in range(_MOST_OPENERS + 1):
        for size in range(1, _LONGEST_ANNOUNCED):
            if words[at : at + size] in phrases:
                rest = words[at + size :]
                return words[-1] not in PLEASE and ASKED.isdisjoint(rest)
        if words[at] not in OPENERS:
            return False
    return False


def _is_sold(text: str, words: tuple[str, ...], language: str) -> bool:
    """Tell an advertisement or a line that is busy, unless somebody says please."""
    # "Ten minutes to play" plays nothing: who asks names what it is.
    if words[-1] in PLEASE or words[0] in ASKED:
        return False
    if is_on_air(text, language):
        return True
    return ASKED.isdisjoint(words[:-1]) and is_advert(text, language)


def _repeats(words: tuple[str, ...], *, addressed: bool) -> bool:
    """Tell whether a word or a phrase is all there is, again and again."""
    if len(words) < _REPEATS or MEANT & set(words):
        return False
    if YES.issuperset(words):
        return len(words) > _MOST_YES and not addressed
    for size in range(1, len(words) // (_REPEATS - 1) + 1):
        times, rest = divmod(len(words), size)
        if rest == 0 and times >= _REPEATS and words == words[:size] * times:
            # "Bad, bad, bad" thrice may be a person; five times is a machine.
            alone = size > 1 or len(words[0]) <= _REPEATS or words[0] in THANKS
            return alone or times > _REPEATS
        if size >= _CLAUSE and words == (words[:size] * (times + 1))[: len(words)]:
            # Cut off in the middle of it.
            return len(words) >= _NEARLY * size
    return False


def _is_talk(text: str, words: tuple[str, ...], language: str, *, wished: bool) -> bool:
    """Tell a conversation of others: a story in sentences that address nobody."""
    code = language.partition("-")[0].casefold()
    if not wished and is_to_another(text, language):
        return True
    if code not in STORY or "?" in text:
        return False
    if _is_told(text, words, code) or (not wished and _names_another(text, code)):
        return True
    if not _set(ADDRESS[code]).isdisjoint(words):
        return False
    if len(words) > _TALK_WORDS:
        return True
    sentences = [part for one in _SENTENCES.split(text) if (part := _words(one))]
    starts = _set(STORY[code])
    return len(sentences) > 1 and all(
        one[0] in starts or " ".join(one[:2]) in starts for one in sentences
    )


def _names_another(text: str, code: str) -> bool:
    """Tell that somebody is answered by name, about a third: "no Tom, she is"."""
    if _to_another(code).match(text.replace("\u2019", "'").strip()) is None:
        return False
    # "Not me" is said to that other one, too.
    return (_set(DIRECT[code]) - SELF).isdisjoint(_words(text))


@lru_cache(maxsize=4)
def _to_another(code: str) -> re.Pattern[str]:
    answers, cries, of_whom = TO_OTHERS[code]
    return re.compile(
        rf"(?:(?i:{answers}),? )+(?!(?:{cries})\b)[A-ZÄÖÜ][a-zäöüß]+, "
        rf"(?:.* )?(?i:{of_whom})\b(?!.*\?$)"
    )


def _is_told(text: str, words: tuple[str, ...], code: str) -> bool:
    """Tell a tale of others, or the news: every sentence begins with them."""
    starts, verbs = TOLD[code]
    if len(words) < _FEWEST_TOLD or not _set(DIRECT[code]).isdisjoint(words):
        return False
    sentences = [part for one in _SENTENCES.split(text) if (part := _words(one))]
    return (
        len(sentences) > 1
        and not _set(verbs).isdisjoint(words)
        and all(one[0] in _set(starts) for one in sentences)
    )


@lru_cache(maxsize=1)
def _credits() -> frozenset[tuple[str, ...]]:
    """Return how credits begin, as words."""
    return frozenset().union(*(_phrases(table) for table in CREDITS.values()))


@lru_cache(maxsize=1)
def _announced() -> frozenset[tuple[str, ...]]:
    """Return how announcers begin, as words."""
    return frozenset().union(*(_phrases(table) for table in ANNOUNCED.values()))


@lru_cache(maxsize=32)
def _phrases(line: str) -> frozenset[tuple[str, ...]]:
    return frozenset(_words(one) for one in line.split("|"))


@lru_cache(maxsize=16)
def _set(line: str) -> frozenset[str]:
    return frozenset(line.split("|"))
