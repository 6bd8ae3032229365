"""Puts a new value where the old one stood, by what words look like alone; pure.

Where no table reads a statement its form tells still: "no, with sugar" is for what it
was with, and where a verb comes last its value stands before it, in the same case.
"""

from collections.abc import Sequence
import re
from typing import Final

from ..patterns import EDGE, full, match, search
from ..pieces import FIGURES, Piece, Pieces, akin, is_person, pieces_of
from ..shapes import SHAPES, Shape
from .cases import are_of_one_case, case_of, cases_in, is_lead

_DASH: Final = re.compile('[\u2013\u2014:-]\\s*[«"]?$')
_MOST: Final = 5
_PAIR: Final = 2

type _Run = Sequence[Piece]


def put_in_place(told: Pieces, new: Pieces) -> str:
    """Return a statement with a value in the place of its like; '' for no such."""
    shape = SHAPES.get(told.phrases.code)
    words = told.of(told.clauses - 1)
    if shape is None or not words or not new.told() or len(new.all) > _MOST:
        return ""
    if len(new.all) == 1 and acts(new.all[0], new):
        return ""
    find = _by_verb if told.phrases.verb_last else _by_lead
    old = _shaped(words, new) or _shared(words, new) or _set_off(told, words, new)
    old = old or _behind_owner(words, told, new) or find(words, new, shape)
    figured = [any(one.role in FIGURES for one in run) for run in (old, new.all)]
    if not old or (figured[0] and not figured[1]):
        return ""
    # What the clause opens with is what it is about.
    whole = told.clauses > 1 and len(old) == len(words)
    if old[0] is words[0] and not (whole or _is_set_off(told, words)):
        return ""
    head, tail = told.text[: old[0].word.start], told.text[old[-1].word.end :]
    ending = new.all[-1].word.text
    if tail.strip().startswith(ending):
        # "Mr": both values have it, and one of them is small there.
        tail = tail.strip().removeprefix(ending)
    return head + new.text + tail.lstrip('»"')


def says_deed(text: str, code: str) -> bool:
    """Tell what has somebody in it who does something, and so is no value."""
    shape, said = SHAPES.get(code), text.split()
    if shape is None or len(said) < _PAIR:
        return False
    return any(
        full(shape.acts, said[at].strip(EDGE)) and not full(shape.leads, said[at - 1])
        for at in range(1, len(said))
    )


def says_of(text: str, code: str) -> bool:
    """Tell "Ada's dog is a pug", told without a verb, from a bare value."""
    shape, told = SHAPES.get(code), pieces_of(text, code)
    if shape is None or told is None:
        return False
    if not told.phrases.verb_last:
        held = holder_end(told, told.all, shape)
        behind = [one for one in told.all if one.tells and one.word.start >= held]
        return held > 0 and len(behind) >= _PAIR
    said = [one.word.text.strip(EDGE) for one in told.all]
    owners = [at for at, one in enumerate(said) if full(shape.owner, one)]
    owned = said[owners[0] + 1 : -1] if owners else []
    return any(full(shape.owned, one) for one in owned)


def are_led_apart(before: Pieces, after: Pieces) -> bool:
    """Tell where something is from where, or from whom, it came."""
    shape = SHAPES.get(after.phrases.code)
    if shape is None:
        return False
    came = [
        [full(shape.froms, one.word.text) for one in told.all if _is_lead(one, shape)]
        for told in (before, after)
    ]
    return all(came) and bool(came[0][-1]) is not bool(came[1][-1])


def is_of_origin(before: Pieces, after: Pieces) -> bool:
    """Tell whose something is, or from whom it came, from where it is."""
    if before.phrases.code not in SHAPES:
        return False
    owned = [
        any(full(told.shifts.belongs, one.word.text) for one in told.all)
        for told in (before, after)
    ]
    if owned[0] is not owned[1]:
        return any(one.placed for one in (*before.all, *after.all))
    did = any(acts(one, before) for one in before.all)
    return not did and are_led_apart(before, after)


def _is_lead(one: Piece, shape: Shape) -> bool:
    return full(shape.leads, one.word.text) is not None


# -- in any language -------------------------------------------------------------


def _shaped(words: _Run, new: Pieces) -> _Run:
    """Return the last words where they are names and figures in the same order."""
    run = words[len(words) - len(new.all) :] if len(words) > len(new.all) else ()
    alike = all(
        (one.role, one.named) == (other.role, other.named)
        for one, other in zip(run, new.all, strict=False)
    )
    figured = any(one.role in FIGURES for one in run)
    return run if figured and alike and len(run) >= _PAIR else ()


def _shared(words: _Run, new: Pieces) -> _Run:
    """Return what stands around a word that both values have: "Mrs Cole"."""
    fresh = new.all
    for at, one in enumerate(fresh):
        if not one.tells or len(fresh) < _PAIR:
            continue
        for spot in range(len(words) - 1, -1, -1):
            first, last = spot - at, spot + len(fresh) - at
            if not akin(one, [words[spot]]) or first < 1 or last > len(words):
                continue
            old = words[first:last]
            others = [each for each in old if each is not words[spot]]
            if others and not any(acts(each, new) for each in others):
                return old
    return ()


def acts(one: Piece, told: Pieces) -> bool:
    """Tell a verb by its ending."""
    table = SHAPES[told.phrases.code].acts
    return not one.named and full(table, one.word.text) is not None


def _is_set_off(told: Pieces, words: _Run) -> bool:
    return _DASH.search(told.text[: words[0].word.start]) is not None


def _set_off(told: Pieces, words: _Run, new: Pieces) -> _Run:
    """Return what stands behind a dash: all of it is the value."""
    short = len(words) <= _MOST and not any(acts(one, told) for one in words)
    alike = _is_led(words[0], told) == _is_led(new.all[0], told)
    return words if short and alike and _is_set_off(told, words) else ()


def _behind_owner(words: _Run, told: Pieces, new: Pieces) -> _Run:
    """Return what somebody's favourite is, where no verb stands before it."""
    shape = SHAPES[told.phrases.code]
    if told.phrases.verb_last:
        return ()
    held = holder_end(told, words, shape)
    words = [one for one in words if one.word.start >= held]
    if any(
        one.role == "turn" or acts(one, told) or _is_lead(one, shape) for one in words
    ):
        return ()
    if _is_lead(new.all[0], shape):
        return ()
    at = next(
        (at for at, one in enumerate(words) if full(shape.more, one.word.text)), -1
    )
    if at < 0:
        # "Has a red car", "a white Lada".
        alike = [
            run[:1] and search(shape.liked, run[0].text) for run in (words[1:], new.all)
        ]
        return words[1:] if held and all(alike) else ()
    behind = [spot for spot in range(at + _PAIR, len(words)) if words[spot].tells]
    # "My favourite drink" is nobody else's.
    mine = bool(held) or (at > 0 and words[at - 1].role == "small")
    behind = behind if mine else behind[1:]
    return words[behind[0] :] if behind else ()


def holder_end(told: Pieces, words: _Run, shape: Shape) -> int:
    """Return where whose something is ends, as it opens a clause; 0 for none."""
    start, end = words[0].word.start, words[-1].word.end
    found = re.compile(shape.holder).match(told.text, start, end)
    return found.end() if found else 0


def _is_led(first: Piece, told: Pieces) -> bool:
    return is_lead(first.word.text, told.phrases.code)


# -- where small words lead, and the verb stands before its value ----------------


def _by_lead(words: _Run, new: Pieces, shape: Shape) -> _Run:
    """Return what the same small word opens, or what stands bare behind the verb."""
    opening = new.all[0].word.text.casefold()
    leads = [at for at, one in enumerate(words) if full(shape.leads, one.word.text)]
    if not full(shape.leads, opening):
        return _bare(words, new, leads, shape)
    same = [at for at in leads if _is_one_lead(words[at].word.text, opening, shape)]
    placed = match(new.phrases.place, opening) is not None
    if not same and placed:
        same = [at for at in leads if match(new.phrases.place, words[at].word.text)]
    if not same:
        return ()
    first = same[-1]
    # "In the cupboard in the hall" is one place.
    while placed and (before := [at for at in leads if at < first]):
        between = words[before[-1] : first]
        if any(one.verb or one.role in FIGURES for one in between):
            break
        first = before[-1]
    end = next((at for at in leads if at > same[-1]), len(words))
    return _unended(words[first:end])


def _is_one_lead(one: str, other: str, shape: Shape) -> bool:
    first, second = sorted((one.casefold(), other), key=len)
    return first == second or f"{first}/{second}" in shape.twins.split()


def _unended(run: _Run) -> _Run:
    """Return a run up to a verb in it."""
    end = next((at for at, one in enumerate(run) if at > 1 and one.verb), len(run))
    return run[:end]


def _bare(words: _Run, new: Pieces, leads: Sequence[int], shape: Shape) -> _Run:
    finite = (new.phrases.verbs, new.phrases.states)
    verbs = [
        at
        for at, one in enumerate(words)
        if acts(one, new)
        or (not one.named and any(full(table, one.word.text) for table in finite))
    ]
    # What stands right behind a verb is none, whatever it ends in.
    verbs = [at for at in verbs if at - 1 not in verbs]
    named = all(one.named for one in new.told())
    if not verbs:
        names = _trailing_names(words) if named else ()
        return names or _last_of(words, new, leads)
    tail = words[verbs[-1] + 1 :]
    led = [at - verbs[-1] - 1 for at in leads if at > verbs[-1]]
    run = tail[: led[0]] if led else tail
    told = [one for one in run if one.tells]
    # "Has an allergy to milk", "no, eggs": the noun before is of no kind by itself.
    light = len(told) == 1 and full(shape.light, told[0].word.text)
    if led and (not told or light):
        # "With honey", "no, jam": the ending says as much.
        run = tail[led[-1] + 1 :]
        ends = run and case_of(run[-1].word.text, shape)
        if not ends or ends != case_of(new.all[-1].word.text, shape):
            run = _behind_noun(run, shape) or (run if len(run) == 1 else ())
        return run if run and _is_named(run) == named else ()
    run = [one for one in run if one.role != "small" or one is not run[0]]
    return run if run and _is_named(run) == named else ()


def _last_of(words: _Run, new: Pieces, leads: Sequence[int]) -> _Run:
    """Return the last word of a clause without a verb: "has an allergy to milk"."""
    last, value = words[-1], new.all[-1]
    if len(words) < _PAIR + 1 or len(new.all) > 1 or acts(value, new):
        return ()
    led = bool(leads) and leads[-1] == len(words) - _PAIR
    first = leads[0] == 0 if leads else False
    alike = last.named == value.named and are_of_one_case(
        last.word.text, value.word.text, new.phrases.code
    )
    return words[-1:] if alike and last.tells and (led or first) else ()


def _behind_noun(run: _Run, shape: Shape) -> _Run:
    """Return what follows the noun that a small word leads: "for New Year a globe"."""
    liked = (search(shape.liked, one.text) for one in run)
    led = next((at for at, found in enumerate(liked) if not found), 0)
    behind = run[led + 1 :]
    # "For the day of birth a bike".
    owned = len(behind) > 1 and search(shape.part_of, behind[0].text)
    return behind[1:] if owned else behind


def _is_named(run: _Run) -> bool:
    return any(one.named for one in run)


def _trailing_names(words: _Run) -> _Run:
    """Return the names that end a clause."""
    first = len(words)
    while first > 1 and words[first - 1].named:
        first -= 1
    return words[first:]


# -- where the verb comes last ---------------------------------------------------


def _by_verb(words: _Run, new: Pieces, shape: Shape) -> _Run:
    """Return what stands before the verb in the same case, else what ends a clause."""
    if run := _behind_topic(words, new, shape):
        return run
    end = len(words)
    end -= end > 1 and acts(words[end - 1], new)
    while end > 1 and full(shape.before, words[end - 1].word.text):
        end -= 1
    wanted = case_of(new.all[-1].word.text, shape)
    named = all(one.named for one in new.told())
    known = [at for at in range(1, end) if words[at].word.roots]
    spots = [at for at in known if case_of(words[at].word.text, shape) == wanted]
    spots = spots or [at for at in known if _may_be(words[at], wanted, shape)]
    if not wanted:
        topic = topic_end(words[:end], shape) if end == len(words) else 0
        names = [at for at in spots if words[at].named]
        spots = [at for at in (names if named else spots) if at > topic]
    if not spots or not (
        wanted or named or _is_last(words[spots[-1] + 1 : end], shape)
    ):
        return ()
    return words[_first_of(words, spots[-1], shape, new.phrases.code) : spots[-1] + 1]


def _behind_topic(words: _Run, new: Pieces, shape: Shape) -> _Run:
    """Return what is told of whose what: all that stands behind, where no verb does."""
    said = [one.word.text for one in words[:-1]]
    owned = any(full(shape.owner, one) for one in said)
    topic = topic_end(words, shape) if owned else 0
    owned = owned and not full(shape.owner, said[topic])
    run = words[topic + 1 :]
    whole = any(acts(one, new) or one.role == "small" for one in (*run, *new.all))
    led = any(one.placed for one in run) is any(one.placed for one in new.all)
    return run if topic and owned and led and not whole else ()


def _may_be(one: Piece, wanted: str, shape: Shape) -> bool:
    """Tell a word that may be in a case, for all that its ending shows."""
    name = f"{wanted}?"
    return any(
        case == name and full(form, one.word.text) for case, form in cases_in(shape)
    )


def _is_last(behind: _Run, shape: Shape) -> bool:
    """Tell whether nothing follows, or what a value is of a kind of: "leek soup"."""
    return not behind or (
        len(behind) == 1 and full(shape.owned, behind[0].word.text) is not None
    )


def topic_end(words: _Run, shape: Shape) -> int:
    """Return where what a clause without a verb is about ends: "Ada's cat's name"."""
    said = [one.word.text for one in words[:-1]]
    if more := [at + 1 for at, one in enumerate(said) if full(shape.more, one)]:
        return more[-1]
    owners = [at for at, one in enumerate(said) if full(shape.owner, one)]
    if not owners:
        return 0
    behind = range(owners[-1] + 1, len(said))
    return next((at for at in behind if full(shape.owned, said[at])), owners[-1])


def _first_of(words: _Run, last: int, shape: Shape, code: str) -> int:
    """Return where a value begins: with its owner, its kind, its first name."""
    first = last
    while first > 1:
        before, head = words[first - 1], words[first]
        if not before.word.roots:
            break
        # "Our neighbour Rasim" is one, whatever name stands behind him.
        behind = last + 1 < len(words)
        whose = behind and first > 1 and is_person(words[first - 2], code)
        names = before.named and head.named and not whose
        owner = full(shape.owner, before.word.text) is not None
        kind = not before.named and full(shape.owned, head.word.text) is not None
        kind = kind and not case_of(before.word.text, shape)
        if not (names or ((owner or kind) and first == last)):
            break
        first -= 1
    return first
