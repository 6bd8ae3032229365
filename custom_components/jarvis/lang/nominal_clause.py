# ruff: noqa: RUF002, RUF003 - examples in Turkish
"""Turns a clause that was made a noun into a sentence, in Turkish.

"Nazan'ın pırasa sevmediğini" is kept and told again as "Nazan pırasa sevmiyor". Only
where such a verb stands last and its subject is certain; else it stays as it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass
import re
from typing import Final

from ..lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class NominalClause:
    """Regular expressions that match a whole word, but for `tidied` and `asking`.

    `verb` has a `stem`, an ending of the `past` and `who` does it; `future` is such a
    verb of what will be. `being` is "that … is", `exists` what one has, also where
    `counted` and `held`. A word in the `genitive` is the subject unless it is `never`
    one, or `leans` on it what comes behind; `owned` belongs to the one before, as what
    comes behind `relative` does. `bare` cuts a genitive off, the first that matches;
    `forms` follow no rule. `soft` stems end `hard` by themselves; `object` is the
    ending of what something is done to; `done` verbs tell what is over, as those
    `bought` do where the source is named, and any verb beside a time gone by, `once`.
    `narrow` stems change before a vowel.
    """

    verb: str
    future: str
    being: str
    exists: str
    counted: str
    held: str
    kin: str
    has: str
    has_not: str
    is_not: str
    genitive: str
    never: str
    leans: str
    owned: str
    relative: str
    bare: tuple[tuple[str, str], ...]
    forms: Mapping[str, str]
    soft: str
    hard: Mapping[str, str]
    object: str
    done: str
    bought: tuple[str, str]
    once: str
    asking: str
    tense: str
    persons: Mapping[str, tuple[str, str]]
    vowels: Mapping[str, str]
    narrow: Mapping[str, str]


NOMINAL_CLAUSES: Final = table("nominal_clause", "nominal_clauses", NominalClause)


_FEWEST = 2
# Longer clauses hold others.
_MOST = 16
_APOSTROPHE = re.compile("['\u2019]")


def told_as_noun(text: str, language: str) -> str:
    """Return "that she plays" as "she plays"; the text itself where in doubt."""
    table = NOMINAL_CLAUSES.get(language.partition("-")[0].casefold())
    said = text.split()
    if table is None or not _FEWEST <= len(said) <= _MOST:
        return text
    if re.search(table.asking, text, re.IGNORECASE) or any(
        _whole(table.verb, one) or one[-1] in ",;:" for one in said[:-1]
    ):
        return text
    head = _head(said[:-1], table)
    if being := _whole(table.being, said[-1]):
        return " ".join(_being(said[:-1], head, denied=bool(being["no"]), table=table))
    verb = _verb(said, table)
    if not verb or (head is None and not _is_own(said[-1], table)):
        return text
    return " ".join([*_nominative(said[:-1], head, table), verb])


def without_object(text: str, language: str) -> str:
    """Return what something is done to as what it is called: "dersi" is "ders"."""
    table = NOMINAL_CLAUSES.get(language.partition("-")[0].casefold())
    if table is None:
        return text
    cut = re.sub(table.object, "", text, count=1, flags=re.IGNORECASE)
    if cut != text and _whole(table.soft, cut.rsplit(" ", maxsplit=1)[-1]):
        return cut[:-1] + table.hard[cut[-1]]
    return cut


def _whole(pattern: str, word: str) -> re.Match[str] | None:
    return re.fullmatch(pattern, word, re.IGNORECASE)


def _is_own(word: str, table: NominalClause) -> bool:
    """Tell whether the verb itself says that the teller does it."""
    found = _whole(table.verb, word) or _whole(table.future, word)
    return found is not None and (found["who"] or "").startswith("m")


def _head(said: list[str], table: NominalClause) -> int | None:
    """Return where the word stands that the subject ends in; None where none does."""
    marked = [at for at in range(len(said)) if _is_marked(said, at, table)]
    head: int | None = None
    for at in marked:
        behind = said[at + 1] if at + 1 < len(said) else ""
        if behind and _whole(table.leans, behind):
            continue
        if (
            head is None
            or _whole(table.owned, said[at])
            or (
                not _APOSTROPHE.search(said[at])
                and _follows_relative(said, head, at, table)
            )
        ):
            head = at
        else:
            break
    return head


def _follows_relative(
    said: list[str], head: int, at: int, table: NominalClause
) -> bool:
    """Tell "her favourite flower", of which only the flower is marked."""
    return any(_whole(table.relative, one) for one in said[head + 1 : at])


def _is_marked(said: list[str], at: int, table: NominalClause) -> bool:
    word = said[at]
    if not _whole(table.genitive, word) or _whole(table.never, word):
        return False
    if _APOSTROPHE.search(word) or not word[0].isupper():
        return True
    # A name may end like it: "Pelin Hanım'ın".
    behind = said[at + 1 : at + 2]
    named = any(one[0].isupper() and _whole(table.genitive, one) for one in behind)
    return at == 0 and not named


def _nominative(said: list[str], head: int | None, table: NominalClause) -> list[str]:
    if head is None:
        return said
    return [*said[:head], _bare(said[head], table), *said[head + 1 :]]


def _bare(word: str, table: NominalClause) -> str:
    """Return a word without its genitive."""
    if form := table.forms.get(word.casefold()):
        return form[0].upper() + form[1:] if word[0].isupper() else form
    if named := _APOSTROPHE.search(word):
        return word[: named.start()]
    for ending, left in table.bare:
        cut, found = re.subn(ending, left, word, flags=re.IGNORECASE)
        if found:
            break
    else:
        return word
    if _whole(table.soft, cut):
        return cut[:-1] + table.hard[cut[-1]]
    return cut


def _being(
    said: list[str], head: int | None, *, denied: bool, table: NominalClause
) -> list[str]:
    """Return what is, or what somebody has."""
    last = said[-1]
    # "A blue Honda" is nobody's, "two cats of hers" are.
    counted = len(said) > 1 and _whole(table.counted, said[-2])
    counted = counted and _whole(table.held, last)
    owned = bool(_whole(table.exists, last)) or bool(counted)
    if last in {table.has, table.has_not}:
        return said
    whose = head is None or (
        head < len(said) - 1
        and bool(_whole(table.kin, said[head]))
        and not any(_whole(table.genitive, one) for one in said[:head])
    )
    if owned and whose:
        return [*said, table.has_not if denied else table.has]
    told = _nominative(said, head, table)
    return [*told, table.is_not] if denied else told


def _verb(said: list[str], table: NominalClause) -> str:
    """Return the verb as one that tells; '' for what is none."""
    word = said[-1]
    if will := _whole(table.future, word):
        over = table.persons[_person(will["who"])][0]
        stem = will["stem"]
        if not over:
            return f"{stem}k"
        vowel = _harmony(stem, table)
        return f"{stem}ğ{vowel}{'m' if over == 'um' else 'z'}"
    found = _whole(table.verb, word)
    if found is None:
        return ""
    present, past = table.persons[_person(found["who"])]
    stem = found["stem"]
    bought, source = table.bought
    gone_by = any(_whole(table.once, one) for one in said[:-1])
    is_over = (
        gone_by
        or _whole(table.done, stem)
        or (_whole(bought, stem) and any(_whole(source, one) for one in said[:-1]))
    )
    if is_over and found["past"]:
        return f"{stem}{found['past']}{past}"
    return f"{_narrowed(stem, table)}{table.tense}{present}"


def _person(who: str | None) -> str:
    letters = "".join(one for one in who or "n" if one in "mnz")
    return letters or "n"


def _narrowed(stem: str, table: NominalClause) -> str:
    """Return a stem with the vowel that the ending wants: "iste" is "isti"."""
    for pattern, consonant in table.narrow.items():
        if _whole(pattern, stem):
            stem = stem[:-1] + consonant
    if stem[-1] not in table.vowels:
        return stem + _harmony(stem, table)
    if stem[-1] in {"a", "e"}:
        left = stem[:-1]
        return left + (_harmony(left, table) or table.vowels[stem[-1]])
    return stem


def _harmony(stem: str, table: NominalClause) -> str:
    """Return the vowel that goes with the last of a stem."""
    return next(
        (table.vowels[one] for one in reversed(stem) if one in table.vowels), ""
    )
