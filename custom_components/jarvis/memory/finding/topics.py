"""What somebody names to be forgotten, and whether a memory is of it; pure."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import permutations
import re
from typing import Final, NamedTuple

from ...lang.clauses import joined
from ...lang.keywords import Keyword, base_language, content_words, words as all_words
from ...lang.keywords_words import COMPOUND
from ...lang.periods import period
from ...statements.facts import Reading, slots_of
from ...statements.patterns import compiled, search
from ...statements.phrases import PHRASES
from ...statements.rivals.bearers import are_apart, is_of_another, is_of_owner
from ...statements.slots import kind_of, people_of, subject_of
from ...statements.topics.indirect import asked_in
from ...statements.topics.kin import holds_first, is_told
from ...statements.topics.topic_words import NAME, named_topic, tells_name
from ...statements.wording import root_of, roots
from ...statements.words.shift_words import SHIFTS
from ..base import Memory
from . import lookup

CLEARLY_MEANT: Final = 0.6
_LONG: Final = timedelta(days=36_500)
# Longer roots are found by so many letters, and are kin if only the last ones differ.
_STEM: Final = 6
_KINDS: Final = ("num", "place", "name", "order")
_LONG_ROOT: Final = 8
_LAST_LETTERS: Final = 2
_SEVERAL: Final = 2
_WRITTEN: Final = re.compile(r"\w+")
_KATAKANA: Final = re.compile("[\u30a1-\u30fa\u30fc]{2,}")


class Topic(NamedTuple):
    """What is to be forgotten, in a language; `every` mention of it, or what is of it.

    '' are all of a person's own facts. With `said` it is what was told in that time,
    and of that only what speaks of `what`. `kind`: only where or when something is.
    `why`: what is said before the wish; it names what `what` leaves open. `kept`: what
    of it is to stay.
    """

    what: str
    language: str
    every: bool = False
    said: tuple[datetime, datetime] | None = None
    kind: str = ""
    why: str = ""
    kept: str = ""


def topic_of(reading: Reading, language: str) -> Topic:
    """Return the topic of a wish to forget."""
    every, kind = reading.every, reading.forget_kind
    why, kept = reading.forget_why, reading.forget_kept
    topic = Topic(reading.forget, language, every=every, kind=kind, why=why)
    return topic._replace(kept=kept)


def is_that(topic: Topic) -> bool:
    """Tell whether what was told last may be meant: "…, delete that"."""
    return bool(topic.why) and topic.what in topic.why


def plainly(topic: Topic) -> Topic:
    """Return a topic without the words around what it names."""
    phrases = PHRASES.get(base_language(topic.language))
    if phrases is None:
        return topic
    named, kind = named_topic(topic.what, phrases)
    return topic._replace(what=named, kind=topic.kind or kind)


def without_kind(topic: Topic) -> Topic | None:
    """Return "the number of the bell" as "the bell"; None where no kind is named.

    Who tells "our bell is 38" need not have called it a number.
    """
    code = base_language(topic.language)
    if (asked := asked_in(topic.what, code)) is not None and asked.noun:
        return topic._replace(what=asked.core)
    if (shifts := SHIFTS.get(code)) is None:
        return None
    kinds = "|".join(shifts.nouns_of(kind) for kind in _KINDS)
    left = compiled(rf"(?<!\w)(?:{kinds})(?!\w)").sub(" ", topic.what)
    named = " ".join(left.split())
    changed = named != " ".join(topic.what.split()) and bool(roots(named, code))
    return topic._replace(what=named) if changed else None


def said_then(what: str, language: str, now: datetime) -> Topic:
    """Read "yesterday about my ring" as what was said in that time; `now` is local."""
    named = period(what, language, now)
    if named is None:
        return Topic(what, language)
    since, until = named.since or now - _LONG, named.until or now
    return Topic(" ".join(named.rest.split()), language, said=(since, until))


def each_of(topic: Topic) -> tuple[Topic, ...]:
    """Return the topics of "my cat and my dog"."""
    things = joined(topic.what, topic.language) if topic.said is None else ()
    return tuple(topic._replace(what=thing) for thing in things)


def are_different(facts: Sequence[Memory], topic: Topic) -> bool:
    """Tell whether facts say the same of different things: of the red and blue bike.

    Or tell of several things that are named alike: "an appointment with …".
    """
    things = {subject_of(fact.slot) for fact in facts}
    kinds = {(len(fact.slot.split()), kind_of(fact.slot)) for fact in facts}
    if len(facts) < _SEVERAL:
        return False
    if "" not in things and len(things) == len(facts) and len(kinds) == 1:
        return True
    named = set(roots(topic.what, topic.language))
    values = [frozenset(roots(one.value, one.language)) for one in facts]
    alike = len({one.slot for one in facts}) == 1 and all(named & v for v in values)
    return alike and not any(one <= two for one, two in permutations(values, 2))


def is_own(topic: Topic) -> bool:
    """Tell whether somebody names something as their own."""
    phrases = PHRASES.get(base_language(topic.language))
    if phrases is None:
        return False
    return search(rf"{phrases.own}|{phrases.ours}", topic.what) is not None


def names(words: Sequence[Keyword], memory: Memory) -> bool:
    """Tell whether a memory has the long words of a topic, not just their beginnings.

    "Lieblingsfarbe" is found by a stem that "Lieblingsessen" has as well.
    """
    code = base_language(memory.language)
    told = roots(f"{memory.slot} {memory.text}", memory.language)
    for word in words:
        bare = root_of(word.word, code)
        kin = [one for one in told if one[:_STEM] == bare[:_STEM]]
        if (
            len(bare) > _LONG_ROOT
            and kin
            and not any(_is_kin(bare, one) for one in kin)
        ):
            return False
    return True


def is_of_named(topic: Topic, memory: Memory) -> bool:
    """Tell whether a memory holds a name that the topic holds, as it is."""
    code = base_language(topic.language)
    named = [word for word in _WRITTEN.findall(topic.what) if word[:1].isupper()]
    held = set(roots(memory.text, code))
    return bool(named) and not held.isdisjoint(roots(" ".join(named), code))


def is_of_name(topic: Topic, memory: Memory) -> bool:
    """Tell whether a memory gives a name; any of the same owner where none is meant."""
    if are_apart(topic.what, memory.text, topic.language):
        return False
    if topic.kind != NAME:
        return True
    told, owner = (memory.text, memory.slot, memory.value), topic.what
    return tells_name(*told, owner, memory.language)


def holds_names(topic: Topic, memory: Memory) -> bool:
    """Tell whether a memory has each name of a topic, and what is written like one."""
    code = base_language(topic.language)
    _, *others = _WRITTEN.findall(topic.what) or [""]
    named = [word for word in others if word[:1].isupper()]
    named += _KATAKANA.findall(topic.what)
    told = all_words(f"{memory.slot} {memory.text}")
    if not holds_first(topic.what, memory.text, code):
        return False
    return all(_is_named(word, told, code) for one in named for word in all_words(one))


def _is_named(word: str, told: Sequence[str], code: str) -> bool:
    """Tell whether a word is told, or what it ends in: a "phone number" as "number"."""
    grown = code in COMPOUND
    return is_told(word, told, code) or any(
        grown and len(one) > _STEM - 2 and word.endswith(one) for one in told
    )


def _is_kin(one: str, other: str) -> bool:
    """Tell whether two roots differ in nothing but their last letters."""
    least = max(len(one), len(other)) - _LAST_LETTERS
    return one[:least] == other[:least]


def is_of_others(words: Sequence[Keyword], memory: Memory, topic: Topic) -> bool:
    """Tell whether all that a memory tells is of people whom a topic does not name."""
    if is_theirs(topic, memory):
        return True
    if topic.every and is_of_owner(memory.text, topic.what, memory.language):
        # All of Cordelia's: also what her husband is called.
        return False
    code = base_language(memory.language)
    slots = {memory.slot} if memory.slot else slots_of(memory.text, memory.language)
    people = people_of(code) - {root_of(word.word, code) for word in words}
    if not slots:
        return len(words) == 1 and _opens_with(people, memory)
    return all(not people.isdisjoint(subject_of(slot).split()) for slot in slots)


def is_theirs(topic: Topic, memory: Memory) -> bool:
    """Tell what says whose it is, where a topic is somebody's own."""
    return is_own(topic) and is_of_another(memory.text, topic.what, memory.language)


def _opens_with(people: frozenset[str], memory: Memory) -> bool:
    """Tell whether words that are read as nothing begin with somebody else."""
    phrases = PHRASES.get(base_language(memory.language))
    first = content_words(memory.text, memory.language)[:1]
    if phrases is None or not first or search(phrases.acting, memory.text):
        return False
    return root_of(first[0].word, phrases.code) in people


def is_subject(words: Sequence[Keyword], fact: Memory) -> bool:
    """Tell whether a fact is about these words, not merely holding them."""
    named = set(fact.slot.split())
    code = base_language(fact.language)
    return all(root_of(word.word, code) in named for word in words) or (
        bool(fact.slot) and is_within(words, fact)
    )


def covers(words: Sequence[Keyword], fact: Memory) -> bool:
    """Tell whether a fact holds the whole topic."""
    return lookup.covered(words, fact) >= 1.0


def is_within(words: Sequence[Keyword], fact: Memory) -> bool:
    """Tell whether a fact is about nothing but the topic, if less of it.

    "My landlord's phone number" may be "my landlord's number", not "my flatmate's".
    """
    told = content_words(fact.text, fact.language)
    if not told or told[0].stem != words[0].stem:
        return False
    if lookup.covered(words[-1:], fact) < 1.0:
        # "My little sister's divorce" is no matter of where she lives.
        return False
    code = base_language(fact.language)
    named = {root_of(word.word, code) for word in words}
    subject = set(subject_of(fact.slot).split())
    return subject.intersection(roots(fact.text, fact.language)) <= named


def does_itself(words: Sequence[Keyword], fact: Memory, topic: Topic) -> bool:
    """Tell whether a thing only does what somebody names: "my suitcase weighs".

    Then the word of the topic stands in the slot, and in the text as a verb.
    """
    if len(words) != 1 or not is_own(topic) or not fact.slot:
        return False
    code = base_language(fact.language)
    bare = root_of(words[0].word, code)
    subject = subject_of(fact.slot).split()
    first, *_ = content_words(fact.text, code) or words
    told = words[0].word in all_words(fact.text) or root_of(first.word, code) == bare
    return bare in subject and len(subject) > 1 and not told
