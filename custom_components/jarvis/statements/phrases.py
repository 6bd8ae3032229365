"""How one language tells, corrects and takes back facts: the shape of a table.

All fields are regular expressions over a sentence as it was said, without case.
Groups: `what` is to be kept or forgotten, `s` and `v` are the subject and the
value of a statement, `o` is a value that is no longer true.
"""

from dataclasses import dataclass
from typing import Final

from ..lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """One language.

    `facts`: `slot: pattern` lines, the slots being shared by all languages; a `*`
    behind the slot allows several values, a `-` takes the value back. `copula`:
    statements of the form subject is value. `replace`: corrections that name only the
    new value. `mend`: self-corrections inside a value. `cue`: what opens a
    correction. `changed`: words that say that something is no longer as it was.
    `own`: the speaker speaks of themself. `single`: nouns that have one value at a
    time. `more`: words that add instead of replacing. `passing`: values of the
    moment. `skip`: questions and suppositions. `tail`: small words behind a value.
    `glue`: between two statements in one sentence. `dotted`: what ends in a full stop
    without ending a sentence. `versus`: the old value named behind the new one.
    `asked`: per shared slot the words that questions use for it, so that "I moved to
    Leeds" answers "where do I live". `naming`: verbs that give a name, `noun` what
    says the same ("name"). `around`: what stands around a topic to be forgotten
    ("everything you know about"), `every`: the words there that ask for all of it.
    `speaker`: what a model calls the person whose words it read. `momentary`:
    statements that are readings of the moment (weather, time). `called`: what may be
    somebody's name; `kinds`: `name: pattern` lines of what a subject may be beside
    other things ("vegetarian"). `updates`: lines `as it holds now <- as it was told`,
    tried in turn until none fits, those behind `^ ` only take off what opens a
    statement; `NAME = pattern` lines name what `<NAME>` stands
    for, `! ` lines count only after a `cue`, and `> ` lists words that are said
    otherwise where a subject stands first (`{S}`), `= ` lines are orders to put right
    what is known. `people`: whom things may be of,
    as words. `timely`: nouns that say no more than that a time follows. `tag`: what
    turns a statement of change into a question ("right?"). `object`: the ending that
    a thing bears which is to be forgotten. `reported`: what a model writes around
    what somebody said ("the user mentioned that"); `s` stands for `who` where both
    match. `moves`: words that tell of a change, `ends`: that something is no more,
    `briefly`: that it is so for a day. `verbs`: words that may follow a subject, which
    tells it from one that goes on ("my school trip"). `since`: what stands before the
    time from which something holds, `clock`: words that belong to a time, `articles`:
    what stands before a noun that is no name, `toward` before what takes a place.
    `living`: words of where somebody lives, `many`: things of which people have
    several, `goes_on`: what opens a sentence about the same. `states`: verbs that add
    nothing to a subject and its value, `links`: small words by which a noun belongs to
    the one before it. `verb_last`: a verb ends its clause, `verbs_open`: `verbs` tell
    no verb from other small words. `contrast`: what is denied, `o`, and what denies
    it; `pending`: what is so until something happens, `done`: that it happened.
    Without spaces between words: `values`: `kind = pattern` lines of what values look
    like, `opener`: what may stand before a subject, `particle`: what must stand behind
    it, `past`: behind an old value. `asking`: `kind = pattern` lines of words that ask
    for a value of a kind ("which city"), `wants`: of all that ask for one value,
    `said`: what was told to Jarvis ("what I said"). `failed`: sentences that tell of
    an answer that was not given. `instead`: what means the last value that was told
    ("make it Sundays"), `quits`: what names, as `o`, what one does or has no more,
    `acting`: what tells of what one does or has, `swapped`: that two things were
    mixed up ("other way round"), `joins`: what stands between two statements.
    `opposed`: lines of a statement that denies a value, `o`, and names what holds, `v`,
    behind what stands before both, `a` and `x`, and before `b`. `opposites`:
    words of which none stands for the other, `one/other`, with `|` between such pairs.
    `retracts`: words of a remark by which what follows it corrects what was told ("I
    misspoke"). `restated`: in which words, `{s}` and `{v}`, what `instead` names with
    its subject is told, ` <- ` and how both stand there. `numerals`: words for numbers
    and days of a month beside those that are reckoned with. `gives_up`: of `ends`, what
    tells that somebody does something no more, while the thing itself stays. `aside`:
    what is told by the way before `what`, which is of another. `by_the_way`: what
    opens a statement that was not asked for, and says no more than these words do.
    `ending`: by what a statement ends that is meant for somebody ("…, you know").
    `ahead`: what is to be kept is told behind ("remember the following"), or
    that nothing is.
    """

    code: str
    remember: tuple[str, ...]
    forget: tuple[str, ...]
    forget_last: str
    forget_all: str
    facts: str
    copula: tuple[str, ...]
    replace: tuple[str, ...]
    mend: str
    cue: str
    changed: str
    own: str
    ours: str
    theirs: str
    private: str
    directive: str
    skip: str
    place: str
    single: str
    more: str
    negation: str
    passing: str
    tail: str
    glue: str
    dotted: str
    versus: str
    asked: str
    naming: str
    noun: str
    around: str
    every: str
    speaker: str
    momentary: str
    reported: str
    failed: str
    called: str
    kinds: str
    timely: str
    people: str
    updates: str = ""
    moves: str = r"(?!)"
    ends: str = r"(?!)"
    briefly: str = r"(?!)"
    verbs: str = r"(?!)"
    since: str = r"(?!)"
    clock: str = r"(?!)"
    articles: str = r"(?!)"
    toward: str = r"(?!)"
    indefinite: str = r"(?!)"
    living: str = r"(?!)"
    many: str = r"(?!)"
    goes_on: str = r"(?!)"
    states: str = r"(?!)"
    links: str = r"(?!)"
    verb_last: bool = False
    values: str = ""
    opener: str = r"(?!)"
    particle: str = r"(?!)"
    past: str = r"(?!)"
    asking: str = ""
    wants: str = ""
    contrast: str = r"(?!)"
    done: str = r"(?!)"
    pending: str = r"(?!)"
    verbs_open: bool = False
    said: str = r"(?!)"
    tag: str = r"(?!)"
    object: str = r"(?!)"
    instead: str = r"(?!)"
    quits: str = r"(?!)"
    acting: str = r"(?!)"
    swapped: str = r"(?!)"
    joins: str = r"(?!)"
    opposed: str = ""
    opposites: str = ""
    gives_up: str = r"(?!)"
    numerals: str = r"(?!)"
    restated: str = ""
    retracts: str = r"(?!)"
    aside: str = r"(?!)"
    by_the_way: str = r"(?!)"
    ending: str = r"(?!)"
    ahead: str = r"(?!)"


PHRASES: Final = table("phrases", "phrases", Phrases)
