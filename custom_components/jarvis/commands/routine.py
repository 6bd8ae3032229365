"""Runs scenes and scripts by name; one that calls itself is stopped."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, Final, override

from homeassistant.helpers import entity_registry as er

from ..home.snapshot import Home
from ..lang.responses import examples, responses, sentences, words_of
from ..lang.sequels import is_asking
from ..safety.reach.answering import answers
from .base import (
    Arguments,
    Check,
    Command,
    Kind,
    Parameter,
    PreRoute,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, call, query
from .parts.memory_desk import knows, spoken_values, stems
from .parts.script_fields import FIELDS, filled, values_of
from .shelf.kit import Kit
from .shelf.patterns import hear
from .shelf.threads import Thread

ASK: Final = words_of("routine", "ask")
ASK_FIELD: Final = words_of("routine", "ask_field")
EXAMPLES: Final = examples("routine")
LINES: Final = responses("routine")
PATTERNS: Final = sentences("routine")

_SCRIPT = "script"
_DOMAINS = frozenset({"scene", _SCRIPT})
# Longer scripts go on by themselves and are reported as running.
_PATIENCE = 2.0
# A script that calls us runs in a copy of our context, so this is its ancestry.
_RUNNING: ContextVar[tuple[str, ...]] = ContextVar("jarvis_routines", default=())
_DEEPEST = 4
_FEWEST_WORDS = 2

type _Known = tuple[tuple[int, str], Mapping[tuple[str, ...], frozenset[str]]]


class Routine(Command):
    """Activates a scene or runs a script."""

    name = "routine"
    description = "Activate a scene or run a script (routine) of the house by its name"
    parameters = (
        Parameter(
            name="routine",
            kind=Kind.ENTITY,
            description="Name of the scene or script",
            domains=_DOMAINS,
            required=True,
            ask=ASK,
        ),
        Parameter(
            name=FIELDS,
            kind=Kind.STRING,
            description="What a script wants to know, as JSON: {field: value}",
            free=True,
            ask=ASK_FIELD,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    deferrable = True
    examples = EXAMPLES
    antipatterns = ("single devices",)
    keywords = ("scene", "script", "routine", "good night", "szene", "skript")
    always_asked = True
    timeout = 15
    _known: _Known = ((-1, ""), {})
    _kit: Kit | None = None

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim a sentence that is exactly the name of one scene or script."""
        heard = hear(spoken.text, spoken.language)
        home = self.home_of(spoken)
        if home is None or heard is None or len(heard.folded) < _FEWEST_WORDS:
            return None
        if is_asking(spoken.text, spoken.language):
            asked = self._asked(home, spoken)
            if asked is None:
                return None
            return PreRoute(arguments={"routine": asked}, pattern="asked")
        found = self._names(home, spoken.language).get(heard.folded, ())
        if len(found) != 1:
            return None
        return PreRoute(arguments={"routine": next(iter(found))}, pattern="name")

    def _asked(self, home: Home, spoken: Spoken) -> str | None:
        """Find the one script that answers a question, by its name or description."""
        wanted = stems(spoken.text, spoken.language)
        found = [
            entity.entity_id
            for entity in home.entities.values()
            if entity.domain == _SCRIPT
            and self._kit is not None
            and knows(self._kit.hass, entity, wanted, spoken.language)
        ]
        return found[0] if len(found) == 1 else None

    @override
    async def start(self, kit: Kit) -> None:
        """Keep the house: what a script answers stands in its steps."""
        self._kit = kit

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want every field that a script cannot do without, one after the other."""
        return filled(arguments, request)

    def _names(
        self, home: Home, language: str
    ) -> Mapping[tuple[str, ...], frozenset[str]]:
        """Index the scenes and scripts by name, once for each version of the home."""
        key = (home.version, language)
        if self._known[0] != key:
            names: defaultdict[tuple[str, ...], frozenset[str]] = defaultdict(frozenset)
            for entity in home.entities.values():
                if entity.domain not in _DOMAINS:
                    continue
                for name in entity.names:
                    if named := hear(name, language):
                        names[named.folded] |= {entity.entity_id}
            self._known = (key, names)
        return self._known[1]

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Turn it on and wait a moment for the end."""
        entity_id: str = arguments["routine"]
        entity = request.kit.home().entities.get(entity_id)
        name = entity.name if entity else entity_id
        language = request.language
        state = request.kit.hass.states.get(entity_id)
        if state is None or state.state == "unavailable":
            return Response.failure(
                self.say("unavailable", language, name=name), "unavailable"
            )
        ancestry = _RUNNING.get()
        if entity_id in ancestry or len(ancestry) >= _DEEPEST:
            return Response.failure(self.say("circle", language, name=name), "circle")
        token = _RUNNING.set((*ancestry, entity_id))
        try:
            values = values_of(arguments, request)
            return await self._turn_on(entity_id, name, values, request)
        finally:
            _RUNNING.reset(token)

    async def _ask(
        self, service: str, data: dict[str, Any], name: str, request: Request
    ) -> Response:
        """Call a script that answers, and say what it tells."""
        try:
            told = await query(request, _SCRIPT, service, data)
        except ActionFailed as err:
            said = self.say("failed", request.language, name=name, why=str(err))
            return Response.failure(said, "action_failed")
        said = spoken_values(told) or self.say("silent", request.language, name=name)
        return Response.answer(said, response=told)

    async def _turn_on(
        self, entity_id: str, name: str, values: dict[str, Any], request: Request
    ) -> Response:
        language = request.language
        domain = entity_id.partition(".")[0]
        # A script goes on when nobody waits for it any more.
        service = "turn_on" if domain == "scene" else _service_of(entity_id, request)
        data = {"entity_id": entity_id} if domain == "scene" else values
        if domain == _SCRIPT and answers(request.kit.hass, entity_id):
            return await self._ask(service, data, name, request)
        job = request.kit.hass.async_create_task(call(request, domain, service, data))
        done, _ = await asyncio.wait({job}, timeout=_PATIENCE)
        if not done:
            job.add_done_callback(_take_note)
            return Response.success(self.say("started", language, name=name))
        try:
            job.result()
        except ActionFailed as err:
            said = self.say("failed", language, name=name, why=str(err))
            return Response.failure(said, "action_failed")
        key = "scene" if domain == "scene" else "ran"
        return Response.success(self.say(key, language, name=name), entity_id=entity_id)


def _service_of(entity_id: str, request: Request) -> str:
    """Return the action that runs a script; a renamed entity leaves it its name."""
    entry = er.async_get(request.kit.hass).async_get(entity_id)
    return entry.unique_id if entry else entity_id.partition(".")[2]


def _take_note(job: asyncio.Task[None]) -> None:
    """Take the result of a script that outlived our patience; HA has logged it."""
    if not job.cancelled():
        job.exception()
