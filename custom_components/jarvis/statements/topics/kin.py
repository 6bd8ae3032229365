"""Whether a text speaks of a topic in other forms of its words; pure.

"My weight" is told by "I weigh 92 kilos", "Maya's adoption" by "we adopted Maya". Used
where somebody names what is to be forgotten and nothing holds the very words.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
import re
from typing import Final

from ...lang.keywords import base_language, content_words, stem, words
from ...lang.keywords_words import COMPOUND
from ...lang.tables import texts
from ..unspaced_text.particles import told as told_of
from ..wording import root_of

FAMILIES: Final = texts("kin", "families")
BARE: Final = texts("kin", "bare")
DERIVED: Final = texts("kin", "derived")
AHEAD: Final = texts("kin", "ahead")
# Endings that are written behind an apostrophe.
ATTACHED: Final = texts("kin", "attached")
FLEETING: Final = texts("kin", "fleeting")
PREFIXES: Final = texts("kin", "prefixes")
OWNED: Final = texts("kin", "owned")


# An ending of one letter leaves five, one of three leaves three.
_SHORTEST: Final = 3
_SHORTEST_COMPOUND: Final = 8
_LEAST: Final = 6
_LESS: Final = {"tr": 1}
_SHARED: Final = 4
_BEYOND: Final = 2
_IDEOGRAPH = re.compile("[\u3400-\u9fff]")
_KATAKANA = re.compile("[\u30a1-\u30fa\u30fc]{2,}")
_RUN = re.compile("[\u3400-\u9fff]+")
# What is counted, and by what, may stand before any word.
_COUNTED: Final = (
    "一二三四五六七八九十百千万年月日時分週回円私僕俺母父妻夫今昔昨来先毎朝昼夕晩夜"
)
# A name in small letters, up to what follows it; who speaks is no name.
_NAME = re.compile(
    "([\u3041-\u3096\u30fc]{2,}?)(?:ちゃん|さん|くん)?[のがはにをとも](?=.)"
)
# Whom or what a text opens with; and what may stand right behind a name.
_FIRST = re.compile("([\u3400-\u9fff]+|[\u30a1-\u30fa\u30fc]+)(?=[のがはにをとも])")
_ONE_SIGN = re.compile("[\u3400-\u9fff]")
_TITLES: Final = (
    "[君様氏殿家親方側宅用]|先生|先輩|後輩|夫[妻人]|教授|[部課社係店院校園市町村会]長|主任|専務|常務"
    "|医師|選手|監督|店員|一家|本人|自身|以外|今|毎|現在|最近|来|先[月週]|昨"
)
_OF: Final = "の"
_DATES: Final = "年月日時分週回"
_SELF: Final = frozenset(
    {"わたし", "ぼく", "おれ", "うち", "じぶん", "あなた", "私", "僕", "俺"}
)
_UNSPACED: Final = frozenset({"ja"})


def named_by(topic: str, language: str) -> tuple[str, ...]:
    """Return the words that a topic cannot do without, each once."""
    code = base_language(language)
    if code in _UNSPACED:
        found = [*_IDEOGRAPH.findall(topic), *words(" ".join(_KATAKANA.findall(topic)))]
        bare = set("".join(BARE[code].split()))
    else:
        plain = re.sub(ATTACHED[code], "", topic) if code in ATTACHED else topic
        found = [one.word for one in content_words(plain, code)]
        whose = code in OWNED and re.search(OWNED[code], topic, re.IGNORECASE)
        bare = set() if whose else set(words(BARE.get(code, "")))
    return tuple(dict.fromkeys(word for word in found if word not in bare))


def speaks_of(wanted: Sequence[str], text: str, language: str) -> bool:
    """Tell whether a text holds each of these words, or one that is kin to it."""
    code = base_language(language)
    told = words(text)
    if code not in _UNSPACED:
        return bool(wanted) and all(is_told(word, told, code) for word in wanted)
    alone = _apart(text, code)
    return bool(wanted) and all(
        word in told or is_told(word, alone, code) for word in wanted
    )


def named_first(topic: str, language: str) -> str:
    """Return the name in small letters that a topic is of, where no space ends it."""
    if base_language(language) not in _UNSPACED:
        return ""
    found = _NAME.match(topic)
    return found[1] if found and found[1] not in _SELF else ""


def holds_first(topic: str, text: str, language: str) -> bool:
    """Tell whether a text is of whom a topic opens with, where no space ends a word.

    "Mother" is within "mother-in-law", and one name within another.
    """
    first = named_first(topic, language)
    if first not in text:
        return False
    opening = _FIRST.match(topic) if base_language(language) in _UNSPACED else None
    if opening is None:
        return True
    return stands_alone(opening[1], text) and not _is_of_another(topic, text, language)


def _is_of_another(topic: str, text: str, language: str) -> bool:
    """Tell "the spare key is on the hall shelf" for the key of the hall."""
    first, *rest = topic.split(_OF)
    clause = told_of(text, language)
    if clause is None or not rest or first in _SELF or f"{first}{_OF}{rest[0]}" in text:
        return False
    return any(one in rest for one in clause.topic) and not any(
        first in one for one in clause.topic
    )


def stands_alone(word: str, text: str) -> bool:
    """Tell whether a word stands in an unspaced text as such, not in a longer one."""
    before = "(?<![\u3400-\u9fff])" if _ONE_SIGN.fullmatch(word) else ""
    behind = "(?![\u30a1-\u30fa\u30fc])" if _KATAKANA.search(word[-2:]) else ""
    behind = rf"(?!(?!{_TITLES})[\u3400-\u9fff])" if _RUN.search(word[-1]) else behind
    return re.search(f"{before}{re.escape(word)}{behind}", text) is not None


def _apart(text: str, code: str) -> list[str]:
    """Return the ideographs that stand for themselves: no "birth" in "teacher"."""
    known = _tiles(code)
    runs = (run for run in _RUN.findall(text) if known.fullmatch(run))
    return [*(one for run in runs for one in run), *_KATAKANA.findall(text)]


@lru_cache(maxsize=4)
def _tiles(code: str) -> re.Pattern[str]:
    """Return what finds runs of nothing but words of families and counted things."""
    lines = (FAMILIES.get(code, "")).split()
    forms = sorted(lines, key=len, reverse=True)
    return re.compile(f"(?:{'|'.join(map(re.escape, forms))}|[{_COUNTED}])+")


def is_told(word: str, told: Sequence[str], code: str) -> bool:
    """Tell whether a word, or both words it grew from, are among what was told."""
    if any(are_kin(word, one, code) for one in told):
        return True
    if code not in COMPOUND or len(word) < _SHORTEST_COMPOUND:
        return False
    ends = range(_SHORTEST, len(word) - _SHORTEST)
    return any(
        any(are_kin(word[at:], one, code) for one in told)
        and any(are_kin(word[:at].rstrip("s"), one, code) for one in told)
        for at in ends
    )


def forms_of(word: str, language: str) -> tuple[tuple[str, ...], str]:
    """Return by what rows that hold kin of a word are found: forms, and a beginning.

    The beginning is '' where only whole forms count.
    """
    code = base_language(language)
    forms = [word, stem(word, code)]
    lines = _lines(code)
    for at in sorted(_matters(word, code)):
        forms += [form for one in lines[at][0] for form in (one, stem(one, code))]
    base = min(_cores(word, code), key=len)
    start = base[:_SHARED] if code in DERIVED else ""
    return tuple(dict.fromkeys(forms)), start


@lru_cache(maxsize=8192)
def are_kin(one: str, other: str, code: str) -> bool:
    """Tell whether two folded words are forms of one word, or of one matter."""
    if one == other:
        return True
    first, second = root_of(one, code), root_of(other, code)
    if first == second or not _matters(one, code).isdisjoint(_matters(other, code)):
        return True
    if code not in DERIVED or min(len(one), len(other)) < _SHORTEST:
        return False
    alike = not _cores(one, code).isdisjoint(_cores(other, code))
    return alike or _opens_alike(first, second, code)


@lru_cache(maxsize=8192)
def _cores(word: str, code: str) -> frozenset[str]:
    """Return what may be left of a word without what it is derived by."""
    found = {word, root_of(word, code)}
    if ahead := AHEAD.get(code):
        found |= {re.sub(ahead, "", one, count=1) for one in found}
    if fleeting := FLEETING.get(code):
        found |= {re.sub(fleeting, "", one, count=1) for one in found}
    less = _LESS.get(code, 0)
    for one in tuple(found):
        for ending in DERIVED.get(code, "").split():
            least = max(_LEAST - len(ending), _SHORTEST) - less
            if one.endswith(ending) and len(one) - len(ending) >= least:
                found.add(one.removesuffix(ending))
    return frozenset(found)


def _opens_alike(one: str, other: str, code: str) -> bool:
    """Tell whether two roots open alike beyond a prefix that many words have."""
    prefixes = PREFIXES.get(code)
    if prefixes is None:
        return False
    pairs = zip(one, other, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    ahead = max(
        (len(prefix) for prefix in prefixes.split() if one.startswith(prefix)),
        default=0,
    )
    least = max(_SHARED, ahead + _BEYOND)
    return shared >= least and max(len(one), len(other)) - shared <= _SHARED


@lru_cache(maxsize=8192)
def _matters(word: str, code: str) -> frozenset[int]:
    """Return by number what families a word is of; a short root may be of anything."""
    bare = root_of(word, code)
    return frozenset(
        at
        for at, (forms, bases) in enumerate(_lines(code))
        if word in forms or (len(bare) >= _SHARED and bare in bases)
    )


@lru_cache(maxsize=16)
def _lines(code: str) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """Return the families of a language: their words, and the roots of these."""
    families = FAMILIES.get(code, "").strip().splitlines()
    told = [
        # "日" of "誕生日" stands in every date.
        [word for word in words(line) if code not in _UNSPACED or word not in _DATES]
        for line in families
    ]
    return tuple(
        (frozenset(line), frozenset(root_of(word, code) for word in line))
        for line in told
    )
