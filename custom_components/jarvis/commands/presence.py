"""Who is at home and where somebody is, as far as the house is told."""

from collections.abc import Mapping, Sequence
from typing import Final, override

from homeassistant.const import (
    STATE_HOME,
    STATE_NOT_HOME,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
)
from homeassistant.core import State

from ..home.question import Decision, Query
from ..home.snapshot import Home
from ..lang.normalise import fold
from ..lang.responses import examples, joined, responses, sentences, words_of
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .shelf.kit import Kit

ARTICLES: Final = words_of("presence", "articles")
EXAMPLES: Final = examples("presence")
LINES: Final = responses("presence")
NOBODY: Final = words_of("presence", "nobody")
PATTERNS: Final = sentences("presence")

_PERSON, _TRACKER = "person", "device_tracker"
_ROBOTS: Final = frozenset({"vacuum", "lawn_mower"})
_WHO, _ANYBODY, _AWAY, _ME = "who", "anybody", "away", "me"
_WHERE, _IS_HOME = "where", "is_home"
_USER: Final = "user_id"
_MOST_WORDS: Final = 3
# Who is nobody here, asked about in so many words.
_ANYHOW: Final = "is_home_anyhow"
_MOVING: Final = _ROBOTS | {_PERSON, _TRACKER}
_SURE: Final = 0.9
_LOST: Final = frozenset({STATE_UNAVAILABLE, STATE_UNKNOWN})


class Presence(Command):
    """Tells who is at home, and where somebody is."""

    name = "presence"
    description = "Tell who is at home, and where a person or a robot is"
    parameters = (
        Parameter(
            name="question",
            kind=Kind.ENUM,
            description="What is asked",
            choices=(_WHO, _ANYBODY, _AWAY, _ME, _WHERE, _IS_HOME),
            default=_WHO,
        ),
        Parameter(
            name="who",
            kind=Kind.STRING,
            description="The name, for where and is_home",
            longest=60,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("rooms and things", "motion in a room")
    keywords = ("home", "person", "whereabouts", "zuhause", "daheim")
    effect = Effect.NONE

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take a name where it is somebody's: where things are, others know."""
        if (said := slots.get("who")) is None:
            return {"question": pattern}
        code = spoken.language.partition("-")[0].casefold()
        words = fold(said).split()
        if len(words) > _MOST_WORDS or not set(words).isdisjoint(
            NOBODY.get(code, "").split()
        ):
            return None
        if (kit := self.kit) is None:
            return None
        # Whom this speaker may not see is nobody.
        home = (spoken.home or kit.home)()
        if pattern == _ANYHOW:
            known = _is_thing(said, home)
            articles = ARTICLES.get(code, "").split()
            # A name is said without one.
            strange = known or words[0] in articles
            return None if strange else {"question": _IS_HOME, _WHO: said}
        if home.entities.keys().isdisjoint(_called(said, spoken.language, kit)):
            return None
        return {"question": pattern, _WHO: said}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Look at persons, or at trackers where there are no persons."""
        question, language = arguments["question"], request.language
        if question == _ME:
            return self._me(request)
        if question in (_WHERE, _IS_HOME):
            return self._somebody(arguments, request)
        everybody = _people(request)
        if not everybody:
            return Response.answer(self.say("none", language))
        inside = [s for s in everybody if s.state == STATE_HOME]
        outside = [s for s in everybody if s.state not in {STATE_HOME, *_LOST}]
        if question == _AWAY:
            told = self._listed("away", outside, request) or self.say(
                "nobody_away", language
            )
        else:
            told = self._listed("home", inside, request) or self.say("nobody", language)
            if outside and (inside or question == _ANYBODY) and len(everybody) > 1:
                told = f"{told} {self._listed('away', outside, request)}"
        lost = [s for s in everybody if s.state in _LOST]
        if lost:
            names = self._names(lost, request)
            told = f"{told} {self.say('unknown', language, names=names)}"
        return Response.answer(told, at_home=[_name(s, request) for s in inside])

    def _me(self, request: Request) -> Response:
        language = request.language
        mine = next(
            (
                state
                for state in _states_of(_PERSON, request)
                if request.person and state.attributes.get(_USER) == request.person
            ),
            None,
        )
        if mine is None or mine.state in _LOST:
            return Response.answer(self.say("not_me", language))
        if mine.state == STATE_HOME:
            return Response.answer(self.say("you", language))
        if mine.state == STATE_NOT_HOME:
            return Response.answer(self.say("you_away", language))
        return Response.answer(self.say("you_at", language, zone=mine.state))

    def _somebody(self, arguments: Arguments, request: Request) -> Response:
        language, said = request.language, arguments.get(_WHO, "")
        found = _called(said, language, request.kit)
        states = [s for e in found if (s := request.kit.hass.states.get(e)) is not None]
        if not states:
            name = said[:1].upper() + said[1:]
            told = self.say("no_such", language, names=name)
            return Response.answer(told, declined=arguments["question"] == _WHERE)
        state = states[0]
        told = self._place(state, request)
        if arguments["question"] == _IS_HOME and state.state not in _LOST:
            yes = state.state in {STATE_HOME, "docked"}
            told = self.say("yes" if yes else "no", language, told=told)
        return Response.answer(told, state=state.state)

    def _place(self, state: State, request: Request) -> str:
        language, name = request.language, _name(state, request)
        if state.state in _LOST:
            return self.say("unknown", language, names=name)
        if state.domain in _ROBOTS:
            return self.say(state.state, language, names=name)
        if state.state in (STATE_HOME, STATE_NOT_HOME):
            key = "home_one" if state.state == STATE_HOME else "away_one"
            return self.say(key, language, names=name)
        return self.say("at", language, names=name, zone=state.state)

    def _listed(self, key: str, states: Sequence[State], request: Request) -> str:
        """Say of some where they are; "" of nobody."""
        if not states:
            return ""
        many = "many" if len(states) > 1 else "one"
        names = self._names(states, request)
        return self.say(f"{key}_{many}", request.language, names=names)

    def _names(self, states: Sequence[State], request: Request) -> str:
        names = [_name(state, request) for state in states]
        return joined(names, self.say("and", request.language))


def _states_of(domain: str, request: Request) -> list[State]:
    states = request.kit.hass.states
    return [
        state
        for entity in request.kit.home().entities.values()
        if entity.domain == domain and (state := states.get(entity.entity_id))
    ]


def _people(request: Request) -> list[State]:
    """Give those who are exposed: persons, else what follows their telephones."""
    return _states_of(_PERSON, request) or _states_of(_TRACKER, request)


def _called(said: str, language: str, kit: Kit) -> tuple[str, ...]:
    """Give who is called so, as far as that is sure."""
    found = kit.resolve(Query(text=said, language=language, domains=_MOVING))
    if found.decision is not Decision.PICK:
        return ()
    [best] = found.candidates[:1]
    moves = best.entity_id.partition(".")[0] in _MOVING
    return (best.entity_id,) if moves and best.score >= _SURE else ()


def _is_thing(said: str, home: Home) -> bool:
    """Tell whether something else here is called so."""
    wanted = fold(said)
    return any(
        wanted in {fold(name) for name in entity.names}
        for entity in home.entities.values()
    )


def _name(state: State, request: Request) -> str:
    entity = request.kit.home().entities.get(state.entity_id)
    return entity.name if entity else state.name
