# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""Tells whose a statement is, so that Greta's leaves Hamish's alone; pure.

Of whom or of what something is told is named by a case, a particle or the place in
the sentence. Two statements that name each another one, and nothing of the other's,
have nothing to say of each other, however alike the rest of their words is.
"""

from functools import lru_cache
import re
from typing import TYPE_CHECKING, Final

from ...lang.clause_order import main_clause, opens_clause
from ...lang.keywords import base_language, content_words, stop_words, words
from ...lang.normalise import fold
from ..asides import heart
from ..changes.cues import told_plainly
from ..patterns import EDGE, LONGEST, compiled, match, search
from ..phrases import PHRASES
from ..shapes import SHAPES
from ..slots import people_of
from ..topics.kin import stands_alone
from ..wording import is_negated, roots

if TYPE_CHECKING:
    from ..phrases import Phrases

_TITLE: Final = r"(?:Frau|Herrn?|Dr\.|Prof\.|Familie)"
# What stands before a name and is nobody's by itself: "Frau Lindner" is no wife.
_TITLES: Final = {
    "de": rf"(?<!meine )(?<!meiner )(?<!deine )(?<!deiner )(?<!seine )(?<!seiner ){_TITLE} (?=[A-ZÄÖÜ])"
}
# Whose something is, where it is marked; the word is `o`.
_OWNERS: Final = {
    "en": r"\b(?P<o>[^\W\d_]{2,})(?:['\u2019]s|(?<=s)['\u2019])\s+\w|\b(?:size|number|length|name|birthday|bedtime|floor|door|roof|wall|key|carpet|rug) of (?:the )?(?P<p>\w+)",
    "de": rf"\b(?P<o>[A-ZÄÖÜ][a-zäöüß]+?)(?:s|(?<=[sxzß])['\u2019])\s+(?=[A-ZÄÖÜ])|\b[A-ZÄÖÜ][\w-]+ (?:de[sr]|vom|von(?: (?:de[mnr]|(?:[mds]?ein|uns(?:e?r)|eur|ihr)e[mnr]))?|(?:[mds]?ein|uns(?:e?r)|eur|ihr)e[rs]) (?:[a-zäöüß]+en )?(?:{_TITLE} )*(?:[A-ZÄÖÜ][a-zäöüß]+ )?(?P<p>[A-ZÄÖÜ][a-zäöüß]+)",
    "ru": r"(?:^|[,;.]\s*|\s)[Уу] (?P<o>[А-ЯЁ][а-яё]+)|(?:^|[,;.]\s*)[Уу] (?:мо|наш|тво)\w+ (?P<q>[а-яё]+)|(?<=[а-яё] )(?![А-ЯЁ][а-яё]*(?:[ая]я|[ыио]й|[ое]е)\b)(?P<p>[А-ЯЁ][а-яё]+)(?=\s+[^А-ЯЁ,.;!?])|(?<![Мм]ой )(?<![Мм]оя )(?<![Мм]о[её] )[Лл]юбим(?:ый|ая|ое|ые) [а-яё]+ (?:(?:мо|наш|тво)\w+ )?(?!\w+(?:[ыи]й|ая|яя)\b)(?P<r>[А-ЯЁа-яё]{2,}[аяыий])(?=\s)|(?<=[а-яё] )(?:мо|наш|тво)(?:его|ей) (?P<s>[а-яё]{3,})|(?:(?<=[а-яё] )|[Уу] )(?P<t>мамы|папы|отца|матери|бабушки|дедушки|деда|брата|сестры|сына|дочери|дочки|дяди|т[её]ти|жены|мужа|т[её]щи|тестя|свекрови|свёкра|внука|внучки|соседа|соседки)(?= )",
    "tr": r"\b(?P<o>[^\W\d_]{2,})['\u2019]n?[ıiuü]n\b",
    "ja": r"^(?P<o>[^はがをのもにで、\u3002\s]{1,8})(?=[はがをのも])",
}
# Who opens a statement, where nothing else is marked.
_OPENS: Final = re.compile(r"^(?P<o>[^\W\d_]{2,})\s+(?P<next>[\w'\u2019]+)")
# Somebody who is called what they are: "my sister parks …", "Dr. Kern parks …".
_SOMEBODY: Final = {
    "de": rf"^(?P<led>(?:der|die|das|(?:[mds]ein|ihr|unser|uns)e?) )?(?P<who>(?:{_TITLE} )*(?:[A-ZÄÖÜ][a-zäöüß]+ )?(?P<o>[A-ZÄÖÜ][a-zäöüß]+)) (?P<next>[a-zäöüß]+)"
}
# What is the speaker's own.
_MINE: Final = {"de": r"(?:mein|unser|uns(?:e?re)?)e? (?-i:[A-ZÄÖÜ])"}
# What makes somebody what there is one of: "Farah is the new boss".
BEING: Final = {
    "en": frozenset({"is", "was", "will", "becomes", "became", "took", "takes"}),
    "de": frozenset({"ist", "war", "wird", "wurde", "übernimmt"}),
    "ru": frozenset({"это", "теперь", "будет", "стал", "стала", "был", "была"}),
}
# Of these, what says how something is, not what became of it.
COPULAS: Final = {
    "en": frozenset({"is", "are", "was", "were"}),
    "de": frozenset({"ist", "sind", "war", "waren"}),
}
# A wish stands before what is to be kept: "please note that Caspar gets up …".
_PREFACE: Final = re.compile(r"^.{0,40}?\b(?:that|dass|что),?\s+(?=[^\W\d_a-zà-ÿа-яё])")
_CLAUSE: Final = re.compile(r"^(?P<led>(?:\S+ ){0,6}?da(?:ss|\u00df)) ")
# "Caspar supports", "Ingrid can't": a small word in the place of a verb.
_VERB: Final = r"(?-i:[a-z])\w+(?:s|ed|'t)"
_SHORTEST: Final = 3
_CASED: Final = 2
# Where every noun is written large, and where the verb does not follow its subject.
_VERB_FOLLOWS: Final = frozenset({"en", "de"})


def are_apart(earlier: str, later: str, language: str) -> bool:
    """Tell whether two statements are surely of two owners or two people."""
    code = base_language(language)
    if (phrases := PHRASES.get(code)) is None or max(
        len(earlier), len(later)
    ) > LONGEST:
        return False
    mine = _is_mine_apart(earlier, later, code) or _is_mine_apart(later, earlier, code)
    owned = _owners(earlier, code)
    first = owned or _opening(earlier, code)
    second = _owners(later, code) or _opening(later, code)
    if not mine and not (first and second):
        return False
    if not mine and (_named(first, later, code) or _named(second, earlier, code)):
        return False
    if mine or owned:
        return True
    if any(
        search(phrases.own, _without_somebody(one, code)) for one in (earlier, later)
    ):
        return False
    # Both of them can live there, get up then and drive one of those. "Tobias is the
    # new boss" and "Farah is the new boss" tell one thing of two.
    return (_does(earlier, code) and _does(later, code)) or (
        (is_negated(later, code) or _tells_more(earlier, later, first, code))
        and _tells_more(later, earlier, second, code)
    )


def _is_mine_apart(mine: str, other: str, code: str) -> bool:
    """Tell "my dentist …" from "the dentist of our neighbour …"."""
    if code not in _MINE or len(mine) > LONGEST or len(other) > LONGEST:
        return False
    opens = compiled(_MINE[code]).match(_plain(mine, PHRASES[code]))
    return opens is not None and is_of_another(other, mine, code)


def is_of_another(text: str, named: str, language: str) -> bool:
    """Tell whether a text says whose something is, and `named` does not name them."""
    code = base_language(language)
    if code not in PHRASES or len(text) > LONGEST:
        return False
    owners = _owners(text, code)
    return bool(owners) and not _named(owners, named, code)


def is_of_owner(text: str, named: str, language: str) -> bool:
    """Tell whether a text says whose something is, and `named` names them."""
    code = base_language(language)
    if code not in PHRASES or len(text) > LONGEST:
        return False
    owners = _owners(text, code)
    return bool(owners) and _named(owners, named, code)


@lru_cache(maxsize=1024)
def _owners(text: str, code: str) -> frozenset[str]:
    """Return whose something is told to be, folded."""
    pattern = _OWNERS.get(code)
    if pattern is None:
        return frozenset()
    plain = _plain(text, PHRASES[code])
    if code in _SOMEBODY and (opens := _opens(text, code)) is not None:
        # "Frau Wittmann ist Fan von Schalke": what is behind her is no owner.
        plain = opens["who"] if match(_TITLE, opens["who"]) else plain
    small = stop_words(code)
    flags = re.IGNORECASE if code == "tr" else 0
    found = (
        fold(next(filter(None, one.groups())))
        for one in _cased(pattern, flags).finditer(plain)
        if not _is_placing(plain[: one.start()], code)
    )
    return frozenset(one for one in found if one not in small)


def _is_placing(before: str, code: str) -> bool:
    """Tell what stands before "at Uncle Dermot's": that is where, not whose."""
    if code not in _VERB_FOLLOWS:
        return False
    place = rf"(?:^|\s){PHRASES[code].place}(?:\s+\w+)?\s*$"
    return search(place, before) is not None


@lru_cache(maxsize=16)
def _cased(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """Compile a pattern for which large letters count."""
    return re.compile(pattern, flags)


def _opens(text: str, code: str) -> re.Match[str] | None:
    """Find who a statement opens with, and the word behind."""
    plain = _plain(text, PHRASES[code])
    if code not in _SOMEBODY:
        return _OPENS.match(plain)
    found = _cased(_SOMEBODY[code]).match(plain[:1].lower() + plain[1:])
    found = found or _cased(_SOMEBODY[code]).match(plain)
    if found is None or not found["led"]:
        return found
    # Of a thing nobody knows whether it is called otherwise the next time.
    first = found["who"].partition(" ")[0]
    return found if people_of(code).intersection(roots(first, code)) else None


def _without_somebody(text: str, code: str) -> str:
    """Return what a statement tells of the one it opens with: whose that is, is no value."""
    found = _opens(text, code) if code in _SOMEBODY else None
    return text if found is None else found.string[found.end("who") :]


@lru_cache(maxsize=1024)
def _opening(text: str, code: str) -> frozenset[str]:
    """Return the name that a statement opens with."""
    phrases = PHRASES[code]
    found = _opens(text, code)
    if (
        found is None
        or not found["o"][0].isupper()
        or fold(found["o"]) in stop_words(code)
    ):
        return frozenset()
    if code in _VERB_FOLLOWS:
        tables = (phrases.states, phrases.verbs, _VERB)
        if not any(compiled(one).fullmatch(found["next"]) for one in tables):
            return frozenset()
    return frozenset({fold(found["o"])})


def _does(text: str, code: str) -> bool:
    """Tell whether whoever opens a statement does something, and is nothing."""
    phrases, being = PHRASES[code], BEING.get(code)
    if phrases.verb_last and code in SHAPES:
        last = (_plain(text, phrases).split() or [""])[-1].strip(EDGE)
        return search(rf"^(?!ol){SHAPES[code].acts}$", last) is not None
    found = _opens(text, code)
    return found is not None and being is not None and found["next"] not in being


def _plain(text: str, phrases: Phrases) -> str:
    plain = told_plainly(text.strip(EDGE), phrases)
    if (wish := _CLAUSE.match(plain)) and opens_clause(wish["led"], phrases.code):
        plain = main_clause(plain[wish.end() :], phrases.code)
    return _PREFACE.sub("", heart(plain, phrases))


def _named(owners: frozenset[str], text: str, code: str) -> bool:
    """Tell whether a text names one of them, in any case."""
    if PHRASES[code].values:
        return any(stands_alone(one, fold(text)) for one in owners)
    said = words(_cased(_TITLES[code]).sub("", text) if code in _TITLES else text)
    return any(
        word.startswith(one[: max(_SHORTEST, len(one) - _CASED)])
        for one in owners
        for word in said
    )


def _tells_more(text: str, other: str, owners: frozenset[str], code: str) -> bool:
    """Tell whether a statement has another value too, not only another name."""
    there = {
        form for one in content_words(other, code) for form in (one.word, one.stem)
    }
    return any(
        word.word not in there and word.stem not in there and word.word not in owners
        for word in content_words(text, code)
    )
