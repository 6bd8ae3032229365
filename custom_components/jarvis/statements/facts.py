"""Reads what a person tells about themself and the house; no model, no I/O.

Facts come from the person's own words only. A question, a supposition and a
state of the moment ("my phone is dead") are no facts. What cannot be read is
kept verbatim when the person asked for it ("remember …"), and left alone else.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from ..lang.keywords import base_language
from .asides import heart
from .branch import Branch
from .changes.bare import bare_value, is_remark
from .changes.contrast import Change, contrasted, held_of
from .changes.cues import after_cues, told_plainly, without_opening
from .changes.replacement import Replacement
from .changes.updates import Update, together, unopened, untagged, updated
from .confiding import in_confidence, in_order, without_aside
from .directing import is_directive
from .lasting import is_unsure, lasts
from .patterns import EDGE, LONGEST, compiled, full, match, search
from .phrases import PHRASES, Phrases
from .prefacing import unprefaced
from .reading import Claim, claims, is_passing, plain_value, verbatim, without_change
from .sentences import is_asking, sentences
from .slots import is_bare_number
from .thread import is_lost
from .topics import wishing
from .unreal import is_unreal
from .wording import is_negated, roots


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What an utterance wants from the memory.

    `remember`: it was asked for. `forget` is the topic to forget, `every` that all
    of it was meant, `forget_kind` which kind of value ("where"), `forget_said` that it
    is what was said at a time in `forget`; `forget_last` is "that", `forget_all` "me".
    `forget_clause`: it is told or asked what is to be forgotten, not only named;
    `forget_why`: what is said before it, `forget_kept`: what of it is to stay.
    """

    claims: tuple[Claim, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    changes: tuple[Change, ...] = ()
    remember: bool = False
    private: bool = False
    forget: str = ""
    every: bool = False
    forget_said: bool = False
    forget_kind: str = ""
    forget_last: bool = False
    forget_all: bool = False
    forget_clause: bool = False
    forget_why: str = ""
    forget_kept: str = ""


def read(text: str, language: str) -> Reading:
    """Read an utterance; an empty Reading if it wants nothing from the memory."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return Reading()
    reading, before, topic = Reading(), "", ""
    text = unprefaced(text, language)
    bare = text.strip(EDGE)
    whole = wishing.sparing_wish(bare, phrases) or wishing.regretted(bare, phrases)
    if whole is not None:
        return _wished(whole)
    for sentence in _whole(together(sentences(text, phrases), phrases), phrases):
        one = _read_sentence(sentence, phrases)
        told = one == Reading(claims=one.claims, changes=one.changes)
        told = told and not is_asking(sentence, phrases)
        if told and reading == Reading(remember=True):
            # "Remember this:", and then what.
            one = _to_remember(sentence.strip(EDGE), phrases)
        elif before and one == Reading(remember=True):
            one = _to_remember(before.strip(EDGE), phrases)
        if topic and (one.forget_last or one == Reading()):
            # "My diet? Forget it."
            one = _to_forget(f"{topic}, {sentence.strip(EDGE)}", phrases) or one
        before, topic = sentence if told else "", wishing.named_alone(sentence)
        reading = _joined(reading, one)
    if search(phrases.private, text):
        reading = replace(reading, private=True)
    return reading


def _whole(told: Iterable[str], phrases: Phrases) -> Iterator[str]:
    """Yield sentences, "my shift has changed" together with "it's at 8 now"."""
    before = ""
    for sentence in told:
        if len(sentence) > LONGEST:
            yield from (one for one in (before, sentence) if one)
            before = ""
            continue
        bare = sentence.strip(EDGE)
        bare = without_change(bare, phrases) if phrases.values else bare
        named = before and _replacement(bare, phrases)
        if named and not named.of and not named.old:
            before = f"{before.strip(EDGE)}, {sentence}"
            continue
        if before:
            yield before
        before = ""
        if search(phrases.changed, sentence) and not claims(
            sentence.strip(EDGE), phrases
        ):
            before = sentence
        else:
            yield sentence
    if before:
        yield before


def slots_of(text: str, language: str) -> frozenset[str]:
    """Return what the statements of a text read as being about."""
    return frozenset(claim.slot for claim in claims_of(text, language))


def claims_of(text: str, language: str) -> tuple[Claim, ...]:
    """Return the statements of a text, also those that nobody asked to be kept."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return ()
    return tuple(
        claim
        for sentence in sentences(unprefaced(text, language), phrases)
        if len(sentence) <= LONGEST
        for claim in claims(told_plainly(sentence.strip(EDGE), phrases), phrases)
    )


@lru_cache(maxsize=512)
def tellings(text: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return what is told, sentence by sentence: as it was said, and in plain words.

    One that goes on about the one before ("it is on Friday now") is told with it.
    """
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return ()
    found: list[tuple[str, str]] = []
    text = unprefaced(text, language)
    for sentence in sentences(text, phrases):
        plain = _plainly(sentence, phrases)
        if found and plain and _goes_on(plain, phrases):
            said, before = found.pop()
            start = text.find(said)
            end = text.find(sentence, start) + len(sentence)
            found.append((text[start:end], f"{before}, {plain}"))
        elif plain:
            found.append((sentence, plain))
    return tuple(found)


def _plainly(sentence: str, phrases: Phrases) -> str:
    """Return a statement in plain words; '' for a question, a wish, an order."""
    if len(sentence) > LONGEST:
        return ""
    sentence = untagged(sentence, phrases)
    bare = sentence.strip(EDGE)
    if (asked := _asked(sentence, phrases)) is not None:
        bare = asked
    elif full(phrases.skip, heart(sentence, phrases)) or is_unreal(bare, phrases.code):
        return ""
    if _to_forget(bare, phrases) is not None:
        return ""
    return told_plainly(bare, phrases)


def _goes_on(plain: str, phrases: Phrases) -> bool:
    """Tell whether a sentence names what holds of what was just spoken of."""
    named = _replacement(plain, phrases)
    if named is not None:
        return not named.of and not named.old
    number = is_bare_number(compiled(phrases.clock).sub(" ", plain), phrases.code)
    goes_on = rf"(?:{phrases.goes_on}|{phrases.theirs})\b"
    return number or match(goes_on, plain) is not None


def _read_sentence(sentence: str, phrases: Phrases) -> Reading:
    sentence = untagged(sentence, phrases) if len(sentence) <= LONGEST else sentence
    brief = len(sentence) <= LONGEST
    if brief and wishing.is_unwanted(sentence, phrases):
        return _to_forget(sentence.strip(EDGE), phrases) or Reading()
    if (asked := _asked(sentence, phrases)) is not None:
        return _to_remember(without_opening(asked, phrases), phrases)
    if not brief:
        return Reading()
    bare = in_confidence(sentence.strip(EDGE), phrases)
    return _read_short(sentence, without_opening(bare, phrases), phrases)


def _read_short(sentence: str, bare: str, phrases: Phrases) -> Reading:
    apart = wishing.ends_in_wish(bare, phrases) or is_unreal(bare, phrases.code)
    if told := () if apart else _told_anew(bare, phrases):
        named = _replacement(after_cues(bare, phrases), phrases)
        return Reading(
            claims=told,
            replacements=(named,) if named and named.old else (),
            changes=(*_changes_of(told), *_changes(bare, phrases)),
        )
    if (wish := _to_forget(bare, phrases)) is not None:
        return wish
    if full(phrases.skip, sentence) or is_unreal(bare, phrases.code):
        return Reading()
    if is_directive(bare, phrases):
        return Reading(claims=(Claim(text=bare, branch=Branch.DIRECTIVES),))
    changes = _changes(bare, phrases)
    stated = _statements(bare, phrases)
    return replace(stated, claims=held_of(stated.claims, changes), changes=changes)


def _changes_of(told: Sequence[Claim]) -> tuple[Change, ...]:
    """Return what claims tell; with what is gone named, nothing else is meant."""
    return tuple(
        Change(text=one.text, marked=True, denies=False, slots=frozenset({one.slot}))
        for one in told
        if not one.gone
    )


def _told_anew(bare: str, phrases: Phrases) -> tuple[Claim, ...]:
    """Return what a sentence of change says to hold; nothing where none is read."""
    if full(phrases.skip, bare) or search(phrases.more, bare):
        return ()
    said = after_cues(bare, phrases)
    found = updated(said, phrases, corrects=said != bare)
    if found is None and (held := contrasted(said, phrases)) is not None:
        found = Update(held.text, (held.gone,))
    if found is None or full(phrases.skip, found.text):
        return ()
    told = tuple(one for one in claims(found.text, phrases) if one.slot)
    if not told and found.ordered:
        told = (replace(verbatim(found.text, phrases), tentative=True),)
    return tuple(replace(claim, changed=True, gone=found.gone) for claim in told)


def _statements(bare: str, phrases: Phrases) -> Reading:
    if contrast := search(phrases.versus, bare):
        # "… is green, not blue": what comes before is the whole statement.
        before = after_cues(bare[: contrast.start()].strip(EDGE), phrases)
        if before and (found := claims(before, phrases)):
            return Reading(claims=tuple(replace(one, changed=True) for one in found))
    if (said := after_cues(bare, phrases)) != bare:
        return _correction(said, phrases)
    found = claims(bare, phrases)
    if not any(claim.back for claim in found) and (
        (named := _replacement(bare, phrases)) and named.old
    ):
        return Reading(replacements=(named,))
    if full(phrases.momentary, bare):
        return Reading()
    return Reading(claims=_told(found, bare, phrases))


def _told(found: Sequence[Claim], bare: str, phrases: Phrases) -> tuple[Claim, ...]:
    """Return what a statement tells that is worth keeping, or may change a fact."""
    told = tuple(
        claim
        for claim in found
        if claim.personal or claim.tentative or search(phrases.ours, bare)
        # "Tomorrow" is another day tomorrow: the diary knows which was meant.
        if claim.changed or claim.tentative or not search(phrases.briefly, bare)
    )
    if is_unsure(bare, phrases):
        return tuple(claim for claim in told if claim.changed or claim.tentative)
    if any(not claim.tentative for claim in told) or not lasts(bare, phrases):
        return told
    certain = tuple(replace(claim, tentative=False) for claim in told)
    return certain or (verbatim(heart(bare, phrases), phrases),)


def _changes(bare: str, phrases: Phrases) -> tuple[Change, ...]:
    """Return what the statement says to be otherwise than before."""
    said = after_cues(bare, phrases)
    if (held := contrasted(said, phrases)) is not None:
        return (held,)
    said = unopened(said, phrases)
    marked = said != bare or search(phrases.changed, bare) is not None
    denies = is_negated(bare, phrases.code)
    if not said or not (marked or denies) or full(phrases.skip, said):
        return ()
    if search(phrases.more, said) or is_passing(said, phrases):
        return ()
    named = _replacement(said, phrases)
    value = named.value if named else said
    if phrases.values and search(phrases.particle, value) is None:
        # It tells of no subject: what was told right before is meant.
        return ()
    if named is not None and named.of:
        slots = frozenset({" ".join(roots(named.of, phrases.code))})
    else:
        plain = without_change(said, phrases)
        told = claims(plain, phrases) or claims(said, phrases)
        slots = frozenset(one.slot for one in told or _told_anew(bare, phrases))
    return (Change(text=said, marked=marked, denies=denies, slots=slots),)


def _asked(sentence: str, phrases: Phrases) -> str | None:
    """Return what "remember …" wants kept; '' if nothing follows."""
    sentence = compiled(rf"^(?:{phrases.private})[\s,:;-]+").sub("", sentence)
    sentence = sentence.strip(wishing.EDGE_OF_QUESTION)
    for pattern in phrases.remember:
        if found := full(pattern, sentence):
            bare = without_aside(sentence, found.start("what"), phrases)
            found = full(pattern, bare) or found
            at = found.start("what")
            what = in_order(found["what"].strip(EDGE), bare[:at], phrases)
            if not at and (told := _asked(what, phrases)):
                return told
            points = full(phrases.ahead, what[:LONGEST])
            if points or is_lost(what[:LONGEST], phrases.code):
                return ""
            return None if full(phrases.skip, what[:LONGEST]) else what
    return None


def _to_remember(what: str, phrases: Phrases) -> Reading:
    if not what:
        return Reading(remember=True)
    if len(what) <= LONGEST:
        changes = _changes(what, phrases)
        if is_directive(what, phrases):
            found: tuple[Claim, ...] = (Claim(text=what, branch=Branch.DIRECTIVES),)
            changes = ()
        else:
            said = after_cues(what, phrases)
            told = _told_anew(what, phrases) or claims(said, phrases)
            found = tuple(
                replace(one, tentative=False, changed=one.changed or said != what)
                for one in told
            )
        found = found or (verbatim(what, phrases),)
        return Reading(remember=True, claims=found, changes=changes)
    return Reading(remember=True, claims=(verbatim(what, phrases),))


def _to_forget(bare: str, phrases: Phrases) -> Reading | None:
    """Read a wish to forget; None if it is none."""
    wish = wishing.wish_in(bare, phrases)
    return None if wish is None else _wished(wish)


def _wished(wish: wishing.Wish) -> Reading:
    return Reading(
        forget=wish.what,
        every=wish.every,
        forget_said=wish.said,
        forget_kind=wish.kind,
        forget_last=wish.last,
        forget_all=wish.all_of_it,
        forget_clause=wish.clause,
        forget_why=wish.why,
        forget_kept=wish.kept,
    )


def _correction(rest: str, phrases: Phrases) -> Reading:
    """Read what follows a cue such as "no, …"."""
    named = _replacement(rest, phrases) if rest else None
    if named is not None and named.old:
        return Reading(replacements=(named,))
    found = tuple(replace(claim, changed=True) for claim in claims(rest, phrases))
    if found:
        return Reading(claims=found)
    if named is None or is_remark(named.value, phrases.code):
        named = bare_value(rest, phrases)
    return Reading(replacements=(named,) if named and named.value else ())


def _replacement(text: str, phrases: Phrases) -> Replacement | None:
    for pattern in phrases.replace:
        if found := full(pattern, text):
            said = found.groupdict()
            value = plain_value(said["v"], phrases)
            # "I am not …" names no value that stands instead.
            named = value and roots(value, phrases.code)
            if named and not full(phrases.passing, value):
                old = (said.get("o") or "").strip(EDGE)
                return Replacement(value, old, said.get("s") or "")
    return None


def _joined(first: Reading, second: Reading) -> Reading:
    both = {
        one.name: (getattr(first, one.name), getattr(second, one.name))
        for one in fields(Reading)
    }
    return Reading(
        **{
            name: told + more if isinstance(told, tuple) else told or more
            for name, (told, more) in both.items()
        }
    )
