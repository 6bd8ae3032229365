"""Tells of two statements without spaces whether they are of one thing; pure.

And whether they say of it what cannot both hold: both verbs tell it.
"""

from functools import lru_cache
import re
from typing import Final

from ...lang.keywords import base_language
from ..patterns import compiled, full, search
from ..topics.kin import stands_alone
from ..words.particle_words import PARTICLES
from .particles import BECOMES, Clause, Part, clauses, is_figure, look_of, told

_UNIT: Final = re.compile(r"\d+")


def is_of_other_matter(earlier: str, later: str, language: str) -> bool:
    """Tell whether two statements of one thing say of it what can hold both.

    "She goes to …" and "she drives a …": neither verb tells a change.
    """
    before, after = told(earlier, language), stated(later, language)
    if before is None or after is None or before.turns or after.turns:
        return _is_of_own_thing(before, after, earlier, language)
    named = before.parts and is_named_value(before, after, before.parts[-1], language)
    if named or not (before.verb or after.verb):
        return False
    if (after.verb and _has_more(before, after, later, language)) or (
        before.verb and _has_more(after, before, earlier, language)
    ):
        # What somebody lends is not their pocket money.
        return True
    every = clauses(later, language)
    if any(is_kin(before.verb, one.verb, language) for one in every):
        return False
    if not (before.verb and after.verb) and _are_of_one_kind(before, after, language):
        # "It starts at three", "it is at four".
        return False
    return not any(
        stands_alone(part.text, earlier) for one in every for part in one.parts
    )


def _has_more(one: Clause, other: Clause, text: str, language: str) -> bool:
    """Tell whether a clause is of a thing of what another is of, named there alone."""
    plain = PARTICLES[base_language(language)].plain
    return {*other.topic} < {*one.topic} and any(
        not (full(plain, each) or stands_alone(each, text)) for each in one.topic
    )


def _is_of_own_thing(
    before: Clause | None, after: Clause | None, earlier: str, language: str
) -> bool:
    """Tell whether a thing of somebody's changes that has no part in what they do.

    Where they work may be told by their job.
    """
    table = PARTICLES[base_language(language)]
    if before is None or after is None or not before.verb:
        return False
    own = [one for one in after.topic if one not in before.topic]
    nouns = table.paraphrased if full(table.doing, before.verb) else "(?!)"
    akin = any(
        before.verb[:1] in one or full(rf"{table.plain}|{nouns}", one) for one in own
    )
    return not akin and _has_more(after, before, earlier, language)


def _are_of_one_kind(before: Clause, after: Clause, language: str) -> bool:
    looks = [
        {look_of(part.text, language) for part in one.parts} - {""}
        for one in (before, after)
    ]
    return bool(looks[0] & looks[1]) or not after.parts


def may_answer(question: str, text: str, language: str) -> bool:
    """Tell whether a statement is of what an indirect question is of, and says that.

    Who asks how much something was leaves alone who has borrowed it.
    """
    table = PARTICLES.get(base_language(language))
    if table is None:
        return True
    asked = _asked_of(compiled(table.asking_end).sub("", question), language)
    said = stated(text, language)
    if asked is None or said is None or not asked.topic:
        return True
    named = [one for one in asked.topic if not full(table.plain, one)]
    if not all(stands_alone(one, text) for one in named):
        return False
    if asked.verb and said.verb:
        return is_kin(asked.verb, said.verb, language)
    counted = search(table.counting, question)
    figured = any(is_figure(one.text, language) for one in said.parts)
    return figured if counted else asked.verb == said.verb


def _asked_of(question: str, language: str) -> Clause | None:
    """Return what is asked of what; "his commuting" of him, and that he does it."""
    found = told(question, language)
    named = full(PARTICLES[base_language(language)].role, question)
    if found is not None or named is None:
        return found
    return told(f"{named['of']}は{named['does']}する", language)


def may_tell(before: Clause, after: Clause, language: str) -> bool:
    """Tell whether the verb of a later clause may tell what the earlier one's did."""
    return after.verb == BECOMES or is_kin(before.verb, after.verb, language)


def is_told_by(before: Clause, after: Clause, fresh: Part, language: str) -> bool:
    """Tell whether another verb, or none, tells the same of one thing.

    "Lies in the hall", "it's the shed now"; "on ward 7", "moved to ward 12"; "we pay
    900", "it went up to 1200".
    """
    table = PARTICLES[base_language(language)]
    bare = after.verb in {"", BECOMES}
    if not is_figure(fresh.text, language):
        return (bare or after.turns) and is_kin(before.verb, table.lies, language)
    looks = {look_of(one.text, language) for one in (*before.parts, fresh)}
    units = {_UNIT.sub("0", one.text) for one in (*before.parts, fresh)}
    return (bare and len(looks) == 1 and "" not in looks) or (
        after.turns and len(units) == 1
    )


def is_same_matter(before: Clause, after: Clause, earlier: str, language: str) -> bool:
    """Tell whether the same is told of one thing by another verb, or by none."""
    fresh = [one for one in after.parts if one.text not in earlier]
    same = before.topic == after.topic and len(fresh) == 1
    return same and is_told_by(before, after, fresh[0], language)


def are_set_apart(before: Clause, after: Clause, language: str) -> bool:
    """Tell what each of two has there: "at the ice shop Ben has mint".

    Or where the wedding is from when it is.
    """
    table = PARTICLES[base_language(language)]
    mark = table.topic.partition("|")[0]
    whose = [
        {one.text for one in clause.parts if one.mark == mark}
        for clause in (before, after)
    ]
    more = after.topic[: len(before.topic)] == before.topic != after.topic
    counted = [
        any(is_figure(one.text, language) for one in clause.parts)
        for clause in (before, after)
    ]
    bare = not (before.verb or after.verb)
    return (all(whose) and whose[0] != whose[1]) or (
        more and bare and counted[0] and not counted[1]
    )


def is_named_value(before: Clause, after: Clause, old: Part, language: str) -> bool:
    """Tell "where the key is, is the shed" of "the key lies in the hall"."""
    table = PARTICLES[base_language(language)]
    named = [one for one in after.topic[-1:] if full(table.plain, one)]
    # "Her major" is what she majors in.
    *whose, role = after.topic or ("",)
    if tuple(whose) == before.topic and _is_role(role, before, language):
        return not after.verb or after.verb == BECOMES
    if not named or after.verb not in {"", BECOMES} or named[0] in before.topic:
        return False
    if {*whose} - {*before.topic, before.verb}:
        # "The name of Kenta's cat" is nothing that Kenta does.
        return False
    if full(table.whereabouts, named[0]):
        return is_kin(before.verb, table.lies, language)
    return is_figure(old.text, language)


def _is_role(noun: str, clause: Clause, language: str) -> bool:
    """Tell a noun for what a clause does: "her major", "where he is posted"."""
    roles = PARTICLES[base_language(language)].roles
    does = noun.removeprefix(clause.verb) if clause.verb else noun
    return does != noun and full(roles, does) is not None


def is_of_same(
    before: Clause, after: Clause, earlier: str, later: str, language: str
) -> bool:
    """Tell whether two clauses are of one thing, each named as far as it must be."""
    plain = PARTICLES[base_language(language)].plain
    mine = [one for one in before.topic if not full(plain, one)]
    theirs = [one for one in after.topic if not full(plain, one)]
    theirs = [one for one in theirs if not _is_role(one, before, language)] or theirs
    if not mine or not theirs:
        return before.topic == after.topic != ()
    return all(stands_alone(one, later) for one in mine) and all(
        stands_alone(one, earlier) for one in theirs
    )


@lru_cache(maxsize=32)
def _families(code: str) -> tuple[frozenset[str], ...]:
    listed = PARTICLES[code].kin.split(";")
    return tuple(frozenset(one.split()) for one in listed)


def is_kin(verb: str, other: str, language: str) -> bool:
    """Tell whether two verbs tell the same of a value."""
    if verb == other:
        return True
    families = _families(base_language(language))
    return any(verb in one and other in one for one in families)


def stated(text: str, language: str) -> Clause | None:
    """Return what a statement says last, of what the clause before is, if need be."""
    found = clauses(text, language)
    last = next((one for one in reversed(found) if one.parts), None)
    if last is None or last.topic:
        return last
    topic = next((one.topic for one in reversed(found) if one.topic), ())
    return Clause(
        topic=topic,
        parts=last.parts,
        verb=last.verb,
        turns=last.turns,
        behind=last.behind,
    )
