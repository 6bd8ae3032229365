"""Reads a wish to forget, with what is said before and behind it; pure.

"Forget where the party is, she may ask you", "I shouldn't have said that, scrub it".
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
import re
from typing import Final

from ...lang.periods import period
from ..asides import heart
from ..changes.cues import after_cues, after_reason
from ..patterns import EDGE, LONGEST, compiled, full, match, search
from ..phrases import Phrases
from ..pieces import FIGURES, pieces_of
from ..reading import ANY_TIME, claims, plain_value
from ..shapes import SHAPES
from ..stating import is_statement
from ..wording import roots
from ..words.forget_words import AROUND, Around
from ..words.shift_words import SHIFTS
from .sparing import spared_in
from .topic_words import NAME, topic_wished

EDGE_OF_QUESTION: Final = f"{EDGE}?\uff1f"
# What is said last, behind a pause.
_LAST: Final = re.compile(
    r"(?P<head>.{3,}?)\s*[,;.:!?\u3001\u3002\uff1f]\s*"
    r"(?P<tail>[^,;.:!?\u3001\u3002\uff1f]+)"
)
# Two sentences.
_TWO: Final = re.compile(
    r"(?P<head>[^.!?\u3002\uff01]{3,})[.!?\u3002\uff01]+(?P<tail>[^,.!?\u3002\uff01]+)"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be forgotten; `last`: "that", `all_of_it`: "me".

    `every` mention of it, `kind` which kind of value, `said`: it is what was told then.
    `clause`: it is told, asked or called a matter, so that only a memory is meant.
    `why`: what is said before it, and may name what "that" is, or whose it is. `kept`:
    what is to stay of it.
    """

    what: str = ""
    every: bool = False
    said: bool = False
    kind: str = ""
    last: bool = False
    all_of_it: bool = False
    clause: bool = False
    why: str = ""
    kept: str = ""


def named_alone(sentence: str) -> str:
    """Return what a short question names, to be spoken of next; '' for others."""
    bare = sentence.strip(EDGE_OF_QUESTION)
    asks = sentence.rstrip()[-1:] in {"?", "\uff1f"}
    return bare if asks and len(bare) <= LONGEST else ""


def sparing_wish(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish to forget that names what is to be kept of it: "…, keep the rest".

    Of all that somebody told nothing can be spared: it is not that clear.
    """
    for said, kept in spared_in(bare, phrases.code):
        if (wish := _wish_in(said, phrases)) is not None:
            return replace(wish, kept=kept) if wish.what else None
    return None


def wish_in(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish to forget, also behind "actually, …"; None if it is none."""
    if (spared := sparing_wish(bare, phrases)) is not None:
        return spared
    plain, run_on = (_plainly(bare, between, phrases) for between in (",", ""))
    wish = _wish_in(plain, phrases)
    other = _wish_in(run_on, phrases) if run_on != plain else None
    return other if other is not None and (other.last or wish is None) else wish


def regretted(bare: str, phrases: Phrases) -> Wish | None:
    """Read "I should not have said that. Forget it." as what was told last."""
    words = AROUND.get(phrases.code)
    found = _TWO.fullmatch(bare) if words and len(bare) <= LONGEST else None
    if words is None or found is None or not full(words.gone, found["tail"].strip()):
        return None
    regrets = full(words.regrets, found["head"])
    return Wish(last=True, clause=True) if regrets else None


def _plainly(bare: str, between: str, phrases: Phrases) -> str:
    """Return a wish without a courtesy that is set apart in it: "forget, please, …"."""
    words = AROUND.get(phrases.code)
    if words is None or len(bare) > LONGEST:
        return bare
    bare = compiled(words.joint).sub(" ", bare.strip(EDGE_OF_QUESTION))
    inner = compiled(rf"\s*,\s*(?:{words.polite})\s*,").sub(between, bare)
    return compiled(rf"\s*,\s*(?:{words.polite})$").sub("", inner)


def _wish_in(bare: str, phrases: Phrases) -> Wish | None:
    bare = _without_telling(bare, phrases)
    if _only_takes_back(bare, phrases):
        return None
    if (around := _with_more(bare, phrases)) is not None:
        return around
    wish = _alone(bare, phrases)
    return wish and _with_reason(wish, bare)


def _with_reason(wish: Wish, bare: str) -> Wish:
    """Return a wish with what was said before it."""
    at = bare.find(wish.what) if wish.what else len(bare)
    said = bare[:at].strip(EDGE) if len(bare) <= LONGEST and at > 0 else ""
    return (
        wish if wish.why else replace(wish, why=said if _LAST.fullmatch(bare) else "")
    )


def _alone(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish that is said in one, be it behind a reason."""
    plain = _wish(after_cues(bare, phrases), phrases)
    # Behind "no, …" a bare "that" is what was told last.
    last = plain is not None and plain.last
    reason = after_reason(bare, phrases)
    if phrases.verb_last and heart(bare, phrases) == reason:
        bare = reason
    wish = plain if last else _wish(bare, phrases) or plain
    wish = wish or _wish(reason, phrases)
    if wish is None or "," in wish.what:
        wish = _wish_behind(bare, phrases) or wish
    return wish


def _wish_behind(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish in the last clause, which names all by itself what it is of."""
    found = _LAST.fullmatch(bare) if len(bare) <= LONGEST else None
    shifts, words = SHIFTS.get(phrases.code), AROUND.get(phrases.code)
    if found is None or shifts is None or words is None:
        return None
    tail = found["tail"].strip(EDGE)
    # "He said so, forget it" may be what he said; "he said so, so forget it" is none.
    follows = match(words.so, tail) is not None
    if not follows and search(rf"\b{shifts.says}\b", found["head"]):
        return None
    wish = _wish(compiled(words.so).sub("", tail), phrases)
    return wish if wish is not None and wish.what else None


def _without_telling(bare: str, phrases: Phrases) -> str:
    """Return "forget that I told you that it leaks" without that it was told.

    At the end it is what was named before: "that it leaks, forget that I told you".
    """
    words = AROUND.get(phrases.code)
    found = search(words.told, bare) if words and len(bare) <= LONGEST else None
    if words is None or found is None or not bare[: found.start()].strip():
        return bare
    rest = bare[found.end() :].strip(EDGE)
    return f"{bare[: found.start()]} {rest or words.that}".strip()


def ends_in_wish(bare: str, phrases: Phrases) -> bool:
    """Tell whether the last clause asks to forget something: "it was nothing, …"."""
    words = AROUND.get(phrases.code)
    found = _LAST.fullmatch(bare) if words and len(bare) <= LONGEST else None
    if words is None or found is None:
        return False
    if phrases.code not in SHAPES and full(words.behind, found["head"]) is None:
        # "It costs 5, forget the 8": only behind a reason is nothing else told.
        return False
    wish = _wish(found["tail"], phrases)
    return wish is not None and not wish.all_of_it


def is_unwanted(bare: str, phrases: Phrases) -> bool:
    """Tell what somebody would rather have unknown: no wish to keep it, no fact."""
    words = AROUND.get(phrases.code)
    return words is not None and bool(_unknown(words, bare.strip(EDGE_OF_QUESTION)))


def _with_more(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish that is said in two: what it is of, and that or why it shall go."""
    words = AROUND.get(phrases.code)
    found = _LAST.fullmatch(bare) if len(bare) <= LONGEST else None
    if words is None or found is None:
        return None
    tail = found["tail"].strip(EDGE)
    if _erases_that(tail, phrases, words):
        last = full(phrases.forget_last, bare) is not None
        last = last and full(words.matter, found["head"]) is None
        return None if last else _that(found["head"], tail, phrases)
    head = after_cues(found["head"], phrases)
    wish = _wish_for(head, phrases) or _with_more(head, phrases)
    if wish is None or full(words.behind, tail):
        return wish
    # Behind what is told or asked any statement is a reason, unless it is to be kept.
    idle = is_statement(tail, phrases) and not claims(tail, phrases)
    return wish if wish.clause and idle else None


def _that(said: str, tail: str, phrases: Phrases) -> Wish | None:
    """Read what is said before "delete that": it names it, or only tells why."""
    head = after_cues(said, phrases)
    whole = said.strip(EDGE) if head else ""
    wish = _headed(head, phrases) or _headed(whole, phrases)
    minds = wish is None and search(AROUND[phrases.code].mind, tail)
    if of := _thing_in(head, phrases) if minds else "":
        return _of(of, phrases, every=False, clause=True)
    asks = full(phrases.skip, said) and not match(AROUND[phrases.code].matter, said)
    if wish is None and asks:
        return None
    return replace(wish or Wish(last=True), why=said.strip(EDGE))


def _erases_that(tail: str, phrases: Phrases, words: Around) -> bool:
    """Tell "forget it", also behind "so"."""
    said = compiled(words.so).sub("", tail)
    return bool(full(phrases.forget_last, said) or full(words.gone, said))


def _headed(head: str, phrases: Phrases) -> Wish | None:
    """Read what is named before "forget it"; None where it is but a reason."""
    words = AROUND[phrases.code]
    if full(words.matter, head):
        return _of(head, phrases, every=False, clause=True)
    if (wish := _wish_for(head, phrases)) is not None:
        return wish
    if full(words.regrets, head):
        return Wish(last=True, clause=True)
    found = full(words.named, head)
    if found is None or (found.groupdict().get("noun") and is_statement(head, phrases)):
        return None
    named = next(filter(None, found.groupdict().values()), "")
    if not roots(named, phrases.code) or full(words.pronoun, named):
        return None
    return _of(named, phrases, every=False, clause=True)


def _thing_in(head: str, phrases: Phrases) -> str:
    """Return the first thing that is named in why something shall be forgotten."""
    told = pieces_of(head, phrases.code)
    words = told.all if told else ()
    named = (one for one in words if one.tells and not one.verb)
    first = next(named, None)
    if told is None or first is None:
        return ""
    rest = words[words.index(first) :]
    run = [*takewhile(lambda one: one.role in {"", *FIGURES} and not one.verb, rest)]
    return told.text[run[0].word.start : run[-1].word.end]


def _only_takes_back(bare: str, phrases: Phrases) -> bool:
    """Tell "forget what I said before, …", where what holds is told behind it."""
    words, told = AROUND.get(phrases.code), after_cues(bare, phrases)
    if words is None or told == bare or not bare.endswith(told):
        return False
    wish = _wish(bare.removesuffix(told).strip(EDGE), phrases)
    return wish is not None and full(words.before, wish.what) is not None


def _wish_for(head: str, phrases: Phrases) -> Wish | None:
    """Read a wish that names what it is of."""
    for said in _without_reason(head, phrases):
        wish = _wish(said, phrases)
        if wish is not None and wish.what:
            return wish
    return None


def _without_reason(head: str, phrases: Phrases) -> Iterator[str]:
    yield head
    if reason := after_reason(head, phrases):
        yield reason


def _wish(bare: str, phrases: Phrases) -> Wish | None:
    bare = bare.strip(EDGE_OF_QUESTION)
    words = AROUND.get(phrases.code)
    # What asks it, in any order of its words, and what is named by that.
    asked = [one["what"].strip(EDGE) for one in _found(words, bare)] if words else []
    unknown = _unknown(words, bare) if words else []
    plain = (full(pattern, bare) for pattern in phrases.forget)
    named = [found["what"].strip(EDGE) for found in plain if found]
    named += [*asked, *unknown]
    last = words is not None and any(full(words.pronoun, what) for what in named)
    last = last or (words is not None and full(words.unsaid, bare) is not None)
    if last or full(phrases.forget_last, bare):
        return Wish(last=True)
    if full(phrases.forget_all, bare):
        return Wish(all_of_it=True)
    if not named:
        return None
    # The less is left, the less was said around it.
    said = next((one for one in named if _was_told(one, words)), min(named, key=len))
    if words is not None and match(words.kept, said):
        return None
    what = plain_value(said, phrases)
    if search(phrases.said, bare) and period(what, phrases.code, ANY_TIME):
        spoken = compiled(phrases.said).sub(" ", what)
        return Wish(what=" ".join(spoken.split()), said=True)
    every = search(phrases.every, bare) is not None
    clause = words is not None and any(
        _is_told(one, words) for one in (said, *asked, *unknown)
    )
    clause = clause or bool(unknown)
    return _of(said, phrases, every=every, clause=clause)


def _was_told(what: str, words: Around | None) -> bool:
    """Tell "what I said about the boiler"."""
    found = full(words.matter, what) if words else None
    return found is not None and bool(found.groupdict().get("said"))


def _found(words: Around, bare: str) -> list[re.Match[str]]:
    found = (full(pattern, bare) for pattern in words.wishes)
    return [one for one in found if one]


def _unknown(words: Around, bare: str) -> list[str]:
    """Return what somebody would rather have unknown or unsaid."""
    found = (full(pattern, bare) for pattern in words.unknown)
    return [one["what"].strip(EDGE) for one in found if one]


def _is_told(what: str, words: Around) -> bool:
    """Tell whether something is told or asked, or called a matter: never a lamp."""
    return bool(full(words.matter, what) or match(words.clause, what))


def _of(what: str, phrases: Phrases, *, every: bool, clause: bool) -> Wish:
    words = AROUND.get(phrases.code)
    named = full(words.matter, what) if words else None
    of = next(filter(None, named.groups()), what) if named else what
    of = compiled(words.vague).sub("", of) if words else of
    topic, kind = topic_wished(of, phrases)
    if kind != NAME:
        topic, kind = topic_wished(plain_value(of, phrases), phrases)
    return Wish(what=topic, every=every, kind=kind, clause=clause)
