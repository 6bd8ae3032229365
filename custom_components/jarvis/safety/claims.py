"""Does the reply claim more than happened: reads it sentence by sentence as it streams.

A sentence is held only while it may still become a claim. Which sentences are
claims is data; whether one is true is decided by what this turn has done.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
import re
from typing import Final, NamedTuple

from ..lang.tables import table, texts
from .words.claims import CLAIMS, HOUSEHOLD, IS, IT, NOW, STATES, Claiming


class Reporting(NamedTuple):
    """The table of one language; patterns are searched for without case.

    Only looked at when something in the house was wished and nothing was done: then
    who speaks of it neither denying nor asking says what is not so. `said` are stems
    beside those of `claims.py`, `denied` what makes an honest answer of it.
    """

    said: str
    denied: str


REPORTS: Final = table("reports", "reports", Reporting)
# How a timer, an alarm, a reminder, a list or a message is reported as seen to. Only
# looked at when somebody wished something and nothing was done.
DEEDS: Final = texts("reports", "deeds")
# What is asked when something is done: it offers more, and denies nothing.
MORE: Final = texts("reports", "more")
# What is kept here rather than standing in a room: only a call changes it, or tells.
KEPT: Final = texts("reports", "kept")


# A point between digits ends nothing.
_END = re.compile(
    "(?:[!?\u3002\uff01\uff1f\n]|\\.(?!\\d))+[\"'\u201d\u201c\u00bb)]*\\s*"
)
_ENDED = re.compile("[.!?\u3002\uff01\uff1f\n][\"'\u201d\u201c\u00bb)]*$")
_QUOTED = re.compile(
    '["\u201c\u201e\u00ab\u300c][^"\u201d\u201c\u00bb\u300d]*["\u201d\u201c\u00bb\u300d]'
)
# Longer sentences are stories; nobody reports a lamp in so many letters.
_LONGEST: Final = 240
# The same with what is quoted in it.
_LONGEST_QUOTED: Final = 2_000
# With so many words a sentence shows whether it may be a claim.
_FEWEST: Final = 2
# With so few words nothing is told beyond "yes".
_LITTLE: Final = 6
# What was so in a year is history.
_YEAR: Final = re.compile(
    r"\b(?:in|im jahre?|seit|since|um|around|en|nel|het jaar)"
    r"(?: [^\W\d]+)? (?:1\d{3}|20[0-2]\d)\b",
    re.IGNORECASE,
)
# What goes on so tells of nothing that is: "…, if the window is opened".
_SUPPOSED: Final = re.compile(
    r",?\s+(?:if|unless|wenn|falls|sofern)\s[^.!?]*[.!]*$", re.IGNORECASE
)
# What parts "done" from the courtesies around it, which have so many words.
_COURTESIES: Final = re.compile(r"[,;:\u3001\uff0c\u2013\u2014]\s*")
_MOST_COURTEOUS: Final = 3
_WORD: Final = re.compile(r"\w+(?:['\u2019]\w+)*")


@dataclass(frozen=True, slots=True)
class _Patterns:
    did: re.Pattern[str]
    bare: re.Pattern[str]
    recall: re.Pattern[str]
    told: re.Pattern[str]
    cue: re.Pattern[str] | None


def claims_action(sentence: str, language: str) -> bool:
    """Tell whether a sentence says that something was done in the house."""
    table = _patterns(language)
    if len(sentence) > _LONGEST_QUOTED or table is None:
        return False
    text = _QUOTED.sub(" ", sentence).strip().replace("\u2019", "'")
    if not text or len(text) > _LONGEST:
        return False
    text = _SUPPOSED.sub("", text.strip("*_ "))
    if _is_bare(text, table.bare):
        return True
    match = table.did.search(text)
    if match is None or text.endswith(("?", "\uff1f")) or _YEAR.search(text):
        return False
    return table.told.search(text[: match.start()]) is None


def _is_bare(text: str, bare: re.Pattern[str]) -> bool:
    """Tell whether "done" is all that is said, or all beside a courtesy of few words.

    "Very well, it is done, sir."
    """
    if bare.search(text):
        return True
    clauses = [one.strip() for one in _COURTESIES.split(text) if one.strip(" .!")]
    said = [bare.search(one) is not None for one in clauses]
    return any(said) and all(
        done or len(one.split()) <= _MOST_COURTEOUS
        for done, one in zip(said, clauses, strict=True)
    )


def names_any_house(text: str, language: str) -> bool:
    """Tell whether a text names what any house has; pronouns do not."""
    things = _things(language_code(language))
    return things is not None and things.search(text) is not None


def names_what_is_kept(sentence: str, language: str) -> bool:
    """Tell whether a sentence speaks of a list, a timer, a note: of what we keep."""
    kept = KEPT.get(language_code(language))
    return kept is not None and re.search(kept, sentence, re.IGNORECASE) is not None


def reports(sentence: str, language: str) -> bool:
    """Tell whether a sentence may report a wish as fulfilled, in whatever words.

    Strict, for turns in which something was wished and nothing done: what neither
    asks nor denies and speaks of acts or states is a report. In a language without
    a table anything but a question is.
    """
    text = _QUOTED.sub(" ", sentence[:_LONGEST_QUOTED]).replace("\u2019", "'")
    table = _reporting(language)
    if table is None:
        return bool(text.strip()) and not text.rstrip().endswith(("?", "\uff1f"))
    said, denied = table
    return denied.search(text) is None and said.search(text) is not None


def tells_deed(sentence: str, language: str) -> bool:
    """Tell whether a sentence reports a timer, list or message as seen to.

    Only false where somebody wished for one and nothing was done.
    """
    deeds = _deeds(language)
    text = _QUOTED.sub(" ", sentence[:_LONGEST_QUOTED]).replace("\u2019", "'")
    if deeds is None or deeds.search(text) is None:
        return False
    table = _reporting(language)
    return table is None or table[1].search(text) is None


def offers_more(sentence: str, language: str) -> bool:
    """Tell a question that only offers more: "Anything else?"; it denies nothing."""
    more = MORE.get(language_code(language))
    return more is not None and re.search(more, sentence, re.IGNORECASE) is not None


def says_yes(sentence: str, language: str) -> bool:
    """Tell whether a sentence neither denies nor asks; no without a table for it."""
    table = _reporting(language)
    if table is None or not sentence.strip():
        return False
    return table[1].search(sentence.replace("\u2019", "'")) is None


def denied_words(language: str) -> re.Pattern[str] | None:
    """Give the words that make an honest answer; None without a table for them."""
    table = _reporting(language)
    return None if table is None else table[1]


def denies(beginning: str, language: str) -> bool:
    """Tell whether the whole words at the beginning of a sentence deny already."""
    table, said = _reporting(language), beginning.rpartition(" ")[0]
    return (
        table is not None and table[1].search(said.replace("\u2019", "'")) is not None
    )


def claimed_state(
    sentence: str, language: str, names: Mapping[str, str], last: str = ""
) -> tuple[str, str] | None:
    """Read "the front door is locked" as (entity id, state); None for other words.

    `names` are entity ids by name, without case, `last` the name that "it" stands for.
    Questions and conditions are none.
    """
    code = language.partition("-")[0].casefold()
    states, is_ = STATES.get(code), IS.get(code)
    text = _QUOTED.sub(" ", sentence).strip()
    if states is None or is_ is None or text.endswith("?") or len(text) > _LONGEST:
        return None
    words = "|".join(map(re.escape, states))
    tail = rf"(?: {NOW[code]})?(?:[.!]*$|,)"
    match = re.search(
        rf"^(.*?)\b{is_} (?:{NOW[code]} )?({words})\b{tail}", text.casefold()
    )
    if match is None:
        return None
    said = match[1].rpartition(",")[2].strip()
    if last and re.fullmatch(IT[code], said):
        said = last
    found = max((name for name in names if said.endswith(name)), key=len, default="")
    # An article may stand in front, nothing else.
    if not found or len(said.removesuffix(found).split()) > 1:
        return None
    return names[found], states[match[2]]


@dataclass(slots=True)
class ClaimCheck:
    """Holds back the first false claim of one message, and all behind it.

    `is_false` says of a whole sentence whether it claims what is not so. Text goes
    out as soon as its sentence has ended, or at once when it cannot be a claim. What
    is `hollow` goes out with what follows it, and is a claim where nothing does.
    """

    is_false: Callable[[str], bool]
    may_be: Callable[[str], bool]
    hollow: Callable[[str], bool] = lambda _sentence: False
    caught: str = ""
    _held: str = field(default="")
    _passed: str = field(default="")
    _hollow: str = field(default="")
    _told: bool = field(default=False)

    def feed(self, text: str) -> str:
        """Return what may go out now."""
        if self.caught:
            return ""
        if not self._held and text[:1].isspace() and _ENDED.search(self._passed):
            # What went out was a whole sentence.
            self._passed = ""
        self._held += text
        out = ""
        while (end := _END.search(self._held)) is not None and (
            end.end() < len(self._held) or self._held[-1:] in " \n"
        ):
            sentence = self._held[: end.end()]
            if (let := self._let(sentence)) is None:
                self._held = self._hollow = ""
                return out
            out += let
            self._passed, self._held = "", self._held[end.end() :]
        if self._held and not self.may_be(self._passed + self._held):
            out += self._hollow + self._held
            self._passed += self._held
            self._held, self._hollow, self._told = "", "", True
        return out

    def _let(self, sentence: str) -> str | None:
        """Let a sentence out, None for a false one; keep what answers nothing yet."""
        so_far = self._hollow + sentence
        begun = so_far[:_LONGEST_QUOTED].strip()
        if not self._told and not self._passed and self.hollow(begun):
            if len(so_far) > _LONGEST_QUOTED:
                # So long an answer answers nothing any more.
                self.caught = begun
                return None
            self._hollow = so_far
            return ""
        whole = (self._passed + sentence).strip()
        if not self._hollow and self.is_false(whole):
            self.caught = whole
            return None
        self._hollow, self._told = "", True
        return so_far

    def finish(self) -> str:
        """Return the rest when the message has ended."""
        if self.caught or not (self._held or self._hollow):
            return ""
        whole = (self._passed + self._held).strip()
        empty = not self._told and self.hollow((self._hollow + whole).strip())
        if empty or (whole and self.is_false(whole)):
            self.caught = (self._hollow + whole).strip()
            self._held = self._hollow = ""
            return ""
        rest, self._held, self._hollow = self._hollow + self._held, "", ""
        return rest


@lru_cache(maxsize=32)
def _patterns(language: str) -> _Patterns | None:
    code = language_code(language)
    return _compiled(CLAIMS[code]) if code in CLAIMS else None


@lru_cache(maxsize=32)
def _reporting(language: str) -> tuple[re.Pattern[str], re.Pattern[str]] | None:
    code = language_code(language)
    if (table := REPORTS.get(code)) is None:
        return None
    stems = CLAIMS[code].verbs if code in CLAIMS else "(?!)"
    bare = CLAIMS[code].bare if code in CLAIMS else "(?!)"
    said = f"{table.said}|\\b(?:{stems})|{bare}"
    return re.compile(said, re.IGNORECASE), re.compile(table.denied, re.IGNORECASE)


@lru_cache(maxsize=32)
def _things(code: str) -> re.Pattern[str] | None:
    found = HOUSEHOLD.get(code)
    return None if found is None else re.compile(found, re.IGNORECASE)


@lru_cache(maxsize=32)
def _deeds(language: str) -> re.Pattern[str] | None:
    found = DEEDS.get(language_code(language))
    return None if found is None else re.compile(found, re.IGNORECASE)


def language_code(language: str) -> str:
    """Give the code under which the tables know a language."""
    code = language.partition("-")[0].casefold()
    return {"no": "nb", "nn": "nb"}.get(code, code)


def _compiled(table: Claiming) -> _Patterns:
    verbs = f"(?:{table.verbs})"
    frames = "|".join(frame.replace("{v}", verbs) for frame in table.did)
    return _Patterns(
        did=re.compile(frames, re.IGNORECASE),
        bare=re.compile(table.bare, re.IGNORECASE),
        recall=re.compile(table.recall, re.IGNORECASE),
        told=re.compile(table.told, re.IGNORECASE),
        cue=re.compile(f"{table.cue}|{verbs}", re.IGNORECASE) if table.cue else None,
    )
