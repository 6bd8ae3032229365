"""Which sentences need no model: those our grammar is sure of, and the owner's own.

The grammar (Home Assistant's sentence templates, names settled by the resolver)
says what is meant and what must be left alone. Sentences that the owner wrote
are Home Assistant's to recognise. Recognising changes nothing: `obey.py` acts.
"""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from hassil.recognize import RecognizeResult

from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.components.conversation.const import METADATA_CUSTOM_SENTENCE
from homeassistant.components.intent import async_device_supports_timers
from homeassistant.helpers import intent

from ..grammar.types import Ask, LeftAlone, Understood, Verdict, Wish
from ..lang.numbers import phrases, tokens
from ..lang.values import values_for
from .learned import doubted, understood
from .warmth import in_degrees, in_house_unit, is_set, is_warmth, may_be_warmth, said_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from homeassistant.components.conversation import ChatLog, ConversationInput
    from homeassistant.components.conversation.default_agent import (
        DefaultAgent,
        LanguageIntents,
    )
    from homeassistant.core import HomeAssistant

    from ..home.snapshot import Home
    from ..types import House
    from .types import Heard

_TIMERS = frozenset(
    {
        intent.INTENT_START_TIMER,
        intent.INTENT_CANCEL_TIMER,
        intent.INTENT_CANCEL_ALL_TIMERS,
        intent.INTENT_INCREASE_TIMER,
        intent.INTENT_DECREASE_TIMER,
        intent.INTENT_PAUSE_TIMER,
        intent.INTENT_UNPAUSE_TIMER,
        intent.INTENT_TIMER_STATUS,
    }
)
# A slot that takes any words: "play {anything}" fits "play chess with me", too.
_FREE = frozenset({"search_query"})
_HELLO = "hello"
_POWER = "power"
# Where an act is less likely to be wished for, what only nearly fits is told.
_TOLD = 0.3
_TELLING = frozenset({"statement", "chat", "rejection"})
_NAMED = frozenset({"name", "area", "floor"})
# Longer nobody waits for a grammar that is still being read after a start: until
# then Home Assistant's strict sentences do.
PATIENCE = 1.0
# Nobody speaks a longer command; recognising it would only burn time.
MAX_LENGTH = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Routed:
    """A sentence that was understood without a model, or a question about it.

    `choices` are entity ids when the target of the one wish is still open,
    `sentence` the whole one that the words stood for, where they were only a part.
    `corrected` tells that all wishes but the last only take back what was wrong.
    `remark` is what the answer adds: which things cannot do it. `guess` is the name
    that somebody is asked for first: it was hardly heard.
    """

    lane: str
    wishes: tuple[Wish, ...]
    why: str
    choices: tuple[str, ...] = ()
    sentence: str = ""
    corrected: bool = False
    remark: str = ""
    guess: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotRouted:
    """A sentence for the model, and why."""

    why: str


async def route(
    heard: Heard,
    said: ConversationInput,
    house: House,
    previous: tuple[str, ...] = (),
) -> Routed | NotRouted:
    """Understand a command or a question about the house, or leave it alone.

    `previous` are the entities that a pronoun may mean.
    """
    if not heard.text or len(heard.text) > MAX_LENGTH or heard.secrets:
        return NotRouted(why="not a plain sentence")
    if (own := await house.sentences.recognise(heard, said)) is not None:
        return own
    try:
        async with asyncio.timeout(PATIENCE):
            grammar = await house.grammars.get(heard.language, house.home.home)
    except TimeoutError:
        grammar = None
    if grammar is None:
        strict = await house.sentences.recognise(heard, said, own=False)
        return strict or NotRouted(why="no grammar for this language, or not yet")
    understand = partial(grammar.understand, place=heard.place, previous=previous)
    unit = house.hass.config.units.temperature_unit
    verdict = _understood(heard, unit, understand)
    if not _is_exact(verdict):
        verdict = doubted(verdict, heard, house)
    if isinstance(verdict, Understood) and (why := _why_not(verdict, heard, house)):
        return NotRouted(why=why)
    if isinstance(verdict, Ask) and _is_idle(verdict, heard, house):
        return NotRouted(why="told, not wished")
    return _routed(verdict)


def _is_exact(verdict: Verdict) -> bool:
    """Tell whether a sentence fits to the word, and not around free words."""
    if not isinstance(verdict, Understood) or verdict.lane != "sentence":
        return False
    return all(_FREE.isdisjoint(wish.slots) for wish in verdict.wishes)


def route_learned(heard: Heard, house: House) -> Routed | NotRouted:
    """Route what fits no sentence, where the learned reader is sure what it wishes."""
    if not heard.text or len(heard.text) > MAX_LENGTH or heard.secrets:
        return NotRouted(why="not a plain sentence")
    return _routed(understood(heard, house))


def _understood(
    heard: Heard, unit: str, understand: Callable[[str], Verdict]
) -> Verdict:
    """Understand a sentence; temperatures in the unit of the house."""
    if (named := in_house_unit(heard.text, heard.language, unit)) is not None:
        text, said = named
        if is_set(meant := understand(text)):
            return said_in(meant, said, unit)
    verdict = understand(heard.text)
    if may_be_warmth(verdict):
        warm = in_degrees(heard.text, heard.language, unit)
        if warm is not None and is_warmth(meant := understand(warm), verdict):
            return meant
    return verdict


async def not_known(heard: Heard, house: House) -> str | None:
    """Give the words of a command that name nothing here; None for no such command."""
    if len(heard.text) > MAX_LENGTH or heard.secrets:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            grammar = await house.grammars.get(heard.language, house.home.home)
    except TimeoutError:
        return None
    if grammar is None:
        return None
    known = grammar.unknown(heard.text, place=heard.place, may_read=heard.may_read)
    read = house.interpreter.read(heard.text, heard.language)
    told = read is not None and read.leaves and read.act in _TELLING
    return None if known is None or told else known.said


def _wants_total(understood: Understood, home: Home) -> bool:
    """Tell whether the power of all is asked for, where several things measure some."""
    asked = any(
        wish.slots.get("device_class") == _POWER and _NAMED.isdisjoint(wish.slots)
        for wish in understood.wishes
    )
    entities = home.entities.values() if asked else ()
    meters = [one for one in entities if one.device_class == _POWER]
    return sum(one.domain == "sensor" for one in meters) > 1


def _why_not(understood: Understood, heard: Heard, house: House) -> str:
    """Say why what was understood is not to be done or told here, "" else."""
    acts = any(wish.kind == "action" for wish in understood.wishes)
    if acts and understood.lane == "fuzzy" and _is_told(heard, house):
        return "told, asked or forbidden, not wished"
    if _lists_nothing(understood, heard.language):
        return "nothing is to be put on a list"
    if _wants_total(understood, house.home.home):
        return "none of several meters is known to be the house's"
    return ""


def _is_told(heard: Heard, house: House) -> bool:
    """Tell whether an act is only told of or asked about: "thanks for …"."""
    deed = house.interpreter.deed(heard.text, heard.language, goes_on=True)
    return deed is not None and deed < _TOLD


def _is_idle(ask: Ask, heard: Heard, house: House) -> bool:
    """Tell whether nothing is to be asked about what was said."""
    if not ask.guess:
        return ask.wish.kind == "action" and _is_told(heard, house)
    guessed = Understood(wishes=(ask.wish,), lane="fuzzy", why=ask.why)
    return bool(_why_not(guessed, heard, house))


def _lists_nothing(understood: Understood, language: str) -> bool:
    """Tell whether what is to be listed is no thing: "add nothing to the list"."""
    nothing = phrases(values_for(language).negations.replace(" ", ","))
    items = (str(wish.slots.get("item", "")) for wish in understood.wishes)
    return any(tokens(item)[:1] in nothing for item in items if item)


def _routed(verdict: Verdict) -> Routed | NotRouted:
    match verdict:
        case Understood():
            return Routed(lane=verdict.lane, wishes=verdict.wishes, why=verdict.why)
        case Ask():
            return Routed(
                lane="fuzzy",
                wishes=(verdict.wish,),
                why=verdict.why,
                choices=verdict.candidates,
                guess=verdict.guess,
            )
        case LeftAlone():
            return NotRouted(why=verdict.why)


def is_greeting(routed: Routed) -> bool:
    """Tell whether Home Assistant would greet in its own name."""
    return any(
        wish.intent == intent.INTENT_RESPOND and wish.response == _HELLO
        for wish in routed.wishes
    )


def needs_timers(routed: Routed, device_id: str | None, hass: HomeAssistant) -> bool:
    """Tell whether a wish wants a timer from a device that keeps none of its own."""
    wants = any(
        wish.intent in _TIMERS and "conversation_command" not in wish.slots
        for wish in routed.wishes
    )
    return wants and not (device_id and async_device_supports_timers(hass, device_id))


class Sentences:
    """Home Assistant's strict sentences, the owner's own among them."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Start without knowing."""
        self._hass = hass
        self._known: dict[str, tuple[LanguageIntents, bool]] = {}

    async def recognise(
        self, heard: Heard, said: ConversationInput, *, own: bool = True
    ) -> Routed | None:
        """Recognise a sentence; only one of the owner's, unless `own` is False.

        The owner's cost nothing where there are none.
        """
        agent = get_agent_manager(self._hass).default_agent
        if agent is None or (own and not await self._exist(agent, heard.language)):
            return None
        result = await agent.async_recognize_intent(said, strict_intents_only=True)
        if not isinstance(result, RecognizeResult) or result.unmatched_entities:
            return None
        metadata = result.intent_metadata or {}
        if own and not metadata.get(METADATA_CUSTOM_SENTENCE):
            return None
        wish = Wish(
            intent=result.intent.name,
            slots={entity.name: entity.value for entity in result.entities_list},
            response=result.response,
        )
        whose = "the owner" if own else "Home Assistant"
        return Routed(lane="sentence", wishes=(wish,), why=f"a sentence of {whose}")

    async def triggered(self, said: ConversationInput, log: ChatLog) -> str | None:
        """Run the automations that listen for this very sentence; what they answer."""
        agent = get_agent_manager(self._hass).default_agent
        if agent is None:
            return None
        return await agent.async_handle_sentence_triggers(said, log)

    async def _exist(self, agent: DefaultAgent, language: str) -> bool:
        loaded = await agent.async_get_or_load_intents(language)
        if loaded is None:
            return False
        known = self._known.get(language)
        if known is None or known[0] is not loaded:
            exist = any(
                (data.metadata or {}).get(METADATA_CUSTOM_SENTENCE)
                for item in loaded.intents.intents.values()
                for data in item.data
            )
            known = self._known[language] = (loaded, exist)
        return known[1]
