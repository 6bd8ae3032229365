"""Where statements without spaces are cut, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Particles:
    """Regular expressions; of `marks` the words are listed, longest first.

    `topic`: the marks behind what something is told of, `weak` those that are seldom
    part of a word. `within`: what is part of a verb, `led`: a mark before a verb in
    kana. `copula`: what ends a statement that something is something, `tells` a verb
    told with stress, `ends` what may end any clause. `adverb`: what is told of a time,
    or says that something changed, and is no part of a value, `bare` what is told so
    with nothing behind it. `joins`: between clauses. `of`: what joins a thing to whose
    it is. `held`: the mark of what is liked, had, wanted; `cleft`: what asks for the
    value behind it. `asking_end`: what ends an indirect question, `counting`: what asks
    for a figure. `several`: of what people have many. `light`: nouns by which no value
    is meant ("no, that's fine"). `looks`: ends that tell of which kind a value is.
    `turns`: verbs of change, `denied`: marks of what is not so. `figures`: what tells a
    time or an amount. `becomes`: verbs by which something is something else now, `kin`:
    roots of verbs that tell the same of a value, `;` between. `plain`: what a thing may
    be named by or not ("the name of"). `heads`: nouns that a value may end in and that
    its like needs not say again ("walnut" of an allergy). `runs_on`: verbs that begin
    with what may end a longer mark. `qualities`: words of kana alone by which somebody
    tells what something is like, or how. `role`: a noun for what somebody does,
    `roles`: what may end one, `paraphrased`: nouns by which people tell what somebody
    does ("her job"), `doing`: roots of such verbs. `days`: what names a day, `dates`:
    one that no other word is needed for, `ahead`: what may stand before a figure,
    `weekly`: what is done again and again. `many`: roots of verbs, behind the mark of
    their object, that hold of several at a time, `done_by`: of those that say nothing
    without what is done. `led_on`: a particle and the verb behind a time. `counted`:
    how many `v` of what a verb `does`. `hour`: of the clock; `at`: the mark of where,
    `exists`: roots of being there or not, `put_at`: of making it something. `since`:
    from or until when. `titled`: what is named before a colon.
    """

    marks: str
    topic: str
    weak: str
    within: str
    led: str
    led_on: str
    copula: str
    tells: str
    ends: str
    adverb: str
    bare: str
    joins: str
    of: str
    held: str
    cleft: str
    asking_end: str
    counting: str
    several: str
    light: str
    looks: str
    turns: str
    denied: str
    figures: str
    becomes: str
    kin: str
    plain: str
    heads: str
    runs_on: str
    qualities: str
    when: str
    days: str
    dates: str
    ahead: str
    role: str
    roles: str
    paraphrased: str
    doing: str
    many: str
    weekly: str
    whereabouts: str
    lies: str
    done_by: str
    paused: str
    by_now: str
    counted: str
    hour: str
    at: str
    exists: str
    put_at: str
    since: str
    titled: str


PARTICLES: Final = table("particle", "particles", Particles)
