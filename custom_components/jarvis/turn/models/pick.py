"""Asks a tiny model for nothing but a choice: what to do, and with which thing.

The likeliest things of the house and the verbs that fit them make a schema; the
model picks, code makes the calls and words the answer. A wish of several clauses is
one choice each. Models that were made for choosing tools get the verbs as tools.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ...engines.base import Message
from ...engines.errors import EngineError
from ...grammar.text import words as folded
from ...home.likely import Target, likely, plain
from ...lang.amounts import Amount, amounts
from ...lang.asking import is_asking
from ...lang.clauses import clauses
from ...lang.keywords import stop_words
from ...prompts import pick as prompt
from ...tools.verbs import BY_NAME, VERBS, Verb, known_verbs
from ..types import NoPlan, Plan, Step
from .aside import ask_aside

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...engines.base import Call
    from ...home.snapshot import Entity
    from ..types import Heard, Turn
    from .table import Table

_LONGEST_ITEM: Final = 5
_BEFORE: Final = 2
# So sure is a name that the model need not confirm it (of 100).
_SURE: Final = 95.0
# What a chooser calls a thing may mean something else of the thing's own kind.
_SAME: Final[Mapping[str, tuple[str, ...]]] = {
    "turn_on": ("open", "run", "play"),
    "turn_off": ("close", "pause"),
    "open": ("turn_on",),
    "close": ("turn_off",),
    "run": ("turn_on",),
    "set_brightness": ("set_position", "set_volume", "set_speed", "set_temperature"),
    "set_position": ("set_brightness", "set_volume", "set_speed"),
    "set_temperature": ("set_brightness",),
    "pause": ("turn_off",),
    "play": ("turn_on",),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Choice:
    """A verb, the targets it goes with by their labels, the numbers said for it."""

    verb: Verb
    targets: Mapping[str, Target]
    values: Sequence[float] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Wish:
    """One clause and what may be meant by it; `tools` are the verbs' real tools."""

    turn: Turn
    table: Table
    words: str
    choices: Sequence[_Choice]
    tools: Mapping[str, str]

    def step(self, verb: Verb, target: Target, said: object = None) -> Step:
        """Write the call that a choice means."""
        subject = dict(target.subject)
        if verb.asks:
            # What is looked up is looked up by its name.
            subject = {"name": target.label, "domain": target.domain}
        self.turn.dialogue.verb = verb.name
        self.turn.trace.mark("picked", verb=verb.name, target=target.label, said=said)
        arguments = verb.call(subject, said)
        return Step(text=self.words, tool=self.tools[verb.name], arguments=arguments)


async def pick(turn: Turn, heard: Heard, table: Table) -> Plan | NoPlan:
    """Let the model pick for every clause; NoPlan when this is no wish of a thing.

    A model that cannot say anything is not asked for words either.
    """
    picked = await _steps(turn, heard, table)
    if isinstance(picked, str):
        turn.trace.mark("not_picked", why=picked)
        return Plan(final=True) if table.profile.chooses else NoPlan(why=picked)
    return Plan(steps=picked, ready=True, final=True)


async def _steps(turn: Turn, heard: Heard, table: Table) -> tuple[Step, ...] | str:
    """Return a step per clause, or why there is none."""
    tools = known_verbs(table.box.tools)
    await turn.house.grammars.get(heard.language, turn.house.home.home)
    spoken = tuple(folded(heard.text))
    if turn.house.grammars.is_guarded(spoken, heard.language):
        return "no plain wish"
    steps = []
    for words in clauses(heard.text, heard.language) or (heard.text,):
        choices = _choices(turn, heard, words, tools)
        if not choices:
            return "nothing of the house was named"
        wish = _Wish(turn=turn, table=table, words=words, choices=choices, tools=tools)
        if (step := await _picked(wish)) is not None:
            steps.append(step)
    return tuple(steps) or "the model picked nothing"


def _choices(
    turn: Turn, heard: Heard, words: str, tools: Mapping[str, str]
) -> list[_Choice]:
    """Say which verbs may be meant, and of what."""
    house, area = turn.house, heard.place.area
    home = house.home.home
    asking = is_asking(words, heard.language)
    verbs = [v for v in VERBS if v.name in tools and v.asks is asking]
    entities = house.resolver.suggest(
        words, heard.language, area.area_id if area else None, heard.may_read
    )
    said = _amounts(words, heard.language, entities)
    if valued := [v for v in verbs if v.value and _values(v, said)]:
        fitting = [e for e in entities if any(v.fits(e.domain) for v in valued)]
        if fitting:
            verbs, entities = valued, tuple(fitting)
    targets = likely(
        words, (e for e in entities if any(v.fits(e.domain) for v in verbs)), home
    )
    found = []
    for verb in verbs:
        things = {t.label: t for t in targets if verb.fits(t.domain)}
        if verb.asks:
            things = {k: t for k, t in things.items() if "name" in t.subject}
        values = _values(verb, said)
        if things and (verb.value is None or values):
            found.append(_Choice(verb=verb, targets=things, values=values))
    return _as_before(turn, heard, words, found)


def _as_before(
    turn: Turn, heard: Heard, words: str, choices: list[_Choice]
) -> list[_Choice]:
    """Do to a thing that is only named what was done to the one before it."""
    names = {word for c in choices for t in c.targets.values() for word in t.words}
    small = stop_words(heard.language)
    if turn.dialogue.verb and all(w in names or w in small for w in folded(words)):
        return [c for c in choices if c.verb.name == turn.dialogue.verb] or choices
    return choices


def _values(verb: Verb, said: Sequence[Amount]) -> list[float]:
    return [a.value for a in said if a.unit in {None, verb.said}] if verb.value else []


async def _picked(wish: _Wish) -> Step | None:
    if (only := _only(wish.choices)) is not None:
        return wish.step(*only)
    try:
        if wish.table.profile.chooses:
            return await _chosen(wish)
        return await _constrained(wish)
    except EngineError, TimeoutError:
        wish.turn.trace.mark("pick_failed", words=wish.words)
        return None


def _only(choices: Sequence[_Choice]) -> tuple[Verb, Target] | None:
    """Return the choice where there is but one."""
    first = choices[0]
    if len(choices) > 1 or len(first.targets) > 1 or first.verb.said:
        return None
    return first.verb, next(iter(first.targets.values()))


async def _constrained(wish: _Wish) -> Step | None:
    """Ask for an answer to a schema that holds nothing but what can be meant."""
    turn, words, choices = wish.turn, wish.words, wish.choices
    labels = list(dict.fromkeys(label for c in choices for label in c.targets))
    lines = prompt.render(words, labels, turn.dialogue.picked[-_BEFORE:])
    answer = await ask_aside(
        turn,
        wish.table.seat,
        tuple(Message(role=role, content=text) for role, text in lines),
        purpose="pick",
        seconds=turn.clock.left,
        schema=prompt.schema(
            (c.verb.spoken, list(c.targets), _more(c, words)) for c in choices
        ),
        temperature=0.0,
    )
    picked = prompt.parse(answer.text) or {}
    choice = next((c for c in choices if c.verb.spoken == picked.get("do")), None)
    if choice is None or (target := choice.targets.get(picked["name"])) is None:
        return None
    turn.dialogue.picked.append((prompt.asked(words, labels), picked))
    return wish.step(choice.verb, target, picked.get("value", picked.get("item")))


async def _chosen(wish: _Wish) -> Step | None:
    """Give a model that chooses tools the verbs as tools, always the same."""
    answer = await ask_aside(
        wish.turn,
        wish.table.seat,
        (Message(role="user", content=wish.words),),
        purpose="pick",
        seconds=wish.turn.clock.left,
        tools=tuple(verb.spec for verb in VERBS if verb.name in wish.tools),
    )
    numbers = bool(wish.choices[0].verb.value)
    calls = sorted(
        (call for call in answer.calls if call.name in BY_NAME),
        key=lambda call: bool(BY_NAME[call.name].value) is not numbers,
    )
    for call in calls:
        if (meant := _meant(call, wish.choices)) is not None:
            choice, target = meant
            said = _said(choice, call.arguments)
            return wish.step(choice.verb, target, said)
    return _surely(wish)


def _meant(call: Call, choices: Sequence[_Choice]) -> tuple[_Choice, Target] | None:
    """Find what a chooser's call means among what can be meant."""
    named = {choice.verb.name: choice for choice in choices}
    asking = next((c for c in choices if c.verb.asks), None)
    wanted = (call.name, *_SAME.get(call.name, ()))
    choice = asking or next((named[name] for name in wanted if name in named), None)
    if choice is None:
        return None
    targets = list(choice.targets.values())
    name = str(call.arguments.get("name", "")).casefold()
    fitting = [t for t in targets if name and name in t.label.casefold()]
    return choice, (fitting or targets)[0]


def _surely(wish: _Wish) -> Step | None:
    """Answer a question about a thing that is named beyond doubt."""
    for choice in wish.choices:
        best = next(iter(choice.targets.values()))
        if choice.verb.asks and best.score >= _SURE:
            return wish.step(choice.verb, best)
    return None


def _more(choice: _Choice, words: str) -> dict[str, Any]:
    """Write the schema of what a verb needs besides: only what was said."""
    verb = choice.verb
    if verb.value:
        return {"value": {"enum": list(choice.values)}}
    if verb.words:
        return {"item": {"enum": _pieces(words, choice.targets)}}
    return {}


def _said(choice: _Choice, arguments: Mapping[str, Any]) -> object:
    """Take what a chooser gave a verb besides the name; numbers only as spoken."""
    verb = choice.verb
    if verb.value:
        given = next((v for k, v in arguments.items() if k != "name"), None)
        return given if given in choice.values else next(iter(choice.values), None)
    return arguments.get(verb.said) if verb.words else None


def _amounts(
    words: str, language: str, entities: Sequence[Entity]
) -> tuple[Amount, ...]:
    """Return the amounts of a sentence that are no part of a name."""
    names = {part for entity in entities for n in entity.names for part in n.split()}
    return tuple(a for a in amounts(words, language) if a.said not in names)


def _pieces(words: str, targets: Mapping[str, Target]) -> list[str]:
    """Return every run of a few words: the words for a list are among them."""
    named = {word for target in targets.values() for word in target.words}
    parts = words.rstrip(".!?").split()
    runs = (
        parts[start : start + length]
        for length in range(1, _LONGEST_ITEM + 1)
        for start in range(1, len(parts) - length + 1)
    )
    texts = dict.fromkeys(" ".join(run) for run in runs)
    return [text for text in texts if not named & set(plain(text).split())]
