"""The tools a model is offered, and the head of the prompt that stays the same."""

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import (
    AssistantContent,
    SystemContent,
    ToolResultContent,
)
from homeassistant.exceptions import TemplateError
from homeassistant.helpers.template import Template

from ..const import DOMAIN, LOGGER
from ..engines.base import Message
from ..engines.errors import EngineError
from ..engines.profile import Size, profile
from ..engines.text_calls import TextDialect
from ..grammar.text import words as folded
from ..home.likely import Target, likely, plain
from ..home.seeing import anything
from ..lang.amounts import Amount, amounts
from ..lang.clauses import clauses
from ..lang.keywords import stop_words
from ..lang.sequels import is_asking
from ..prompts import (
    choose_tools as choosing,
    house as house_prompt,
    persona,
    pick as prompt,
)
from ..tools.api import Door, JarvisAPI
from ..tools.correcting import Correcting
from ..tools.deeds import BY_NAME, VERBS, Verb, known_verbs
from ..tools.failures import StopTool
from ..tools.offer import Offer, Room, Shown, open_offer
from ..tools.toolbox import NOTHING, MoreTools
from .asker import watch_of
from .choice import helper_seat
from .direction import contrary_call
from .guard import Limits
from .helper_call import ask_aside
from .narrowing import seen_tools
from .players import player_of_call
from .types import NoPlan, Plan, Step

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from homeassistant.components.conversation import Content
    from homeassistant.helpers import llm

    from ..engines.base import Call
    from ..engines.profile import Profile
    from ..home.seeing import MayRead
    from ..home.snapshot import Entity
    from ..settings import AgentSettings
    from ..tools.toolbox import Kit, Toolbox
    from ..types import House, Seat
    from .types import Heard, Turn


def system_prompt(
    agent: AgentSettings,
    house: House,
    box: Toolbox,
    *,
    tools: bool,
    size: Size = Size.UNKNOWN,
    user: str | None = None,
    extra: str = "",
    may_read: MayRead = anything,
) -> str:
    """Write an agent's system prompt for a model of this size.

    `user` is who speaks, where that is known, and `may_read` what they may see.
    """
    return persona.render(
        persona.PersonaFacts(
            name=agent.name,
            tools=tools,
            small=size in {Size.TINY, Size.SMALL},
            large=size is Size.LARGE,
            language=agent.reply_language,
            owner=_owner_prompt(agent, house, user),
            house=_house(house, box, may_read),
            extra=extra,
        )
    )


def _house(house: House, box: Toolbox, may_read: MayRead) -> str:
    """Write the block about the house, and what other APIs ask for."""
    parts = list(box.prompts.values())
    if box.controls_house:
        summary = house.home.summary_for(may_read)
        facts = house_prompt.HouseFacts(
            floors=[(row.floor, row.areas) for row in summary.floors],
            counts=summary.counts,
            more_areas=summary.more_areas,
        )
        parts.insert(0, house_prompt.render(facts))
    return "\n".join(parts)


def _owner_prompt(agent: AgentSettings, house: House, user: str | None) -> str:
    """Render the owner's own instructions, the only part that is a template."""
    if not agent.prompt:
        return ""
    try:
        return str(
            Template(agent.prompt, house.hass).async_render(
                {
                    "ha_name": house.hass.config.location_name,
                    "user_name": user,
                },
                parse_result=False,
            )
        )
    except TemplateError as err:
        LOGGER.error("The instructions of agent %s do not render: %s", agent.name, err)
        return ""


async def choose_tools(
    turn: Turn, heard: Heard, kit: Kit, room: Room, seat: Seat
) -> tuple[str, ...]:
    """Return the likely tools, best first; () when that cannot be told."""
    used = used_lately(turn.log.content)
    ranked = kit.ranking.fitting(heard.text, heard.language, room.picks, used)
    if turn.agent.tool_choice != "model":
        return ranked
    cache, key = turn.dialogue.recent.cache, (heard.text, tuple(kit.tools))
    if (kept := cache.get(key)) is not None:
        return tuple(kept)
    words = choosing.render(heard.text, kit.specs)
    try:
        answer = await ask_aside(
            turn,
            helper_seat(turn) or seat,
            (Message(role="user", content=words),),
            purpose="choose_tools",
            schema=choosing.schema(kit.specs),
            seconds=turn.agent.limits.helper_seconds,
        )
        chosen = choosing.parse(answer.text, kit.specs)
    except EngineError, TimeoutError:
        chosen = None
    if chosen is None:
        # Nothing is pinned when the model gave up.
        turn.trace.mark("tool_choice", why="the model gave up", fell_back="ranked")
        return ranked
    cache.put(key, chosen[: room.picks])
    return chosen[: room.picks]


def used_lately(content: Sequence[Content]) -> tuple[str, ...]:
    """Return the tools that the conversation has used, each once."""
    return tuple(
        dict.fromkeys(c.tool_name for c in content if isinstance(c, ToolResultContent))
    )


def failed_last(content: Sequence[Content]) -> tuple[str, ...]:
    """Return the tools that failed in the turn before this one.

    The user is most likely to correct what was wrong, so they are offered again.
    """
    users = [at for at, item in enumerate(content) if item.role == "user"]
    if len(users) < 2:  # noqa: PLR2004 - there was no turn before
        return ()
    before = content[users[-2] : users[-1]]
    known = {
        call.id
        for item in before
        if isinstance(item, AssistantContent)
        for call in item.tool_calls or ()
    }
    return tuple(
        dict.fromkeys(
            item.tool_name
            for item in before
            if isinstance(item, ToolResultContent)
            and item.result.error
            and item.tool_call_id in known
        )
    )


# A small model that sees many tools picks the wrong one.
ROOM: Final = {
    Size.TINY: Room(home=6, picks=2),
    Size.SMALL: Room(home=12, picks=4),
    Size.UNKNOWN: Room(home=16, picks=5),
    Size.LARGE: Room(home=24, picks=8),
}
# A minimal model picks from a schema instead.
NONE: Final = Room(home=0, picks=0)
EVERYTHING: Final = Room(home=1000, picks=0)
# What one use of more_tools may find, and how much it tells of each.
MOST_FOUND: Final = 5
MOST_TEXT: Final = 160


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A model's place: who answers, with which tools, how far it may go."""

    seat: Seat
    model: str
    profile: Profile
    box: Toolbox
    offer: Offer
    limits: Limits


async def lay(turn: Turn, heard: Heard, seat: Seat) -> Table:
    """Open the door and write the system prompt into the log."""
    said, log, house = turn.said, turn.log, turn.house
    with turn.trace.step("table") as step:
        caller = said.as_llm_context(DOMAIN)
        box = await _tools(turn, caller)
        box = seen_tools(box, heard.may_read, house.hass)
        known = await _spoken_to(turn.house, seat)
        offer = await _offer(turn, heard, seat, box, known)
        log.extra_system_prompt = said.extra_system_prompt or log.extra_system_prompt
        prompt = system_prompt(
            turn.agent,
            house,
            box if offer.specs else NOTHING,
            tools=bool(offer.specs),
            size=known.size,
            user=heard.speaker.name if heard.speaker else None,
            extra=log.extra_system_prompt or "",
            may_read=heard.may_read,
        )
        limits, more = _limits(turn.agent), turn.agent.limits.more_tools
        log.llm_api = Door(
            api=JarvisAPI(house.hass),
            api_prompt=prompt,
            llm_context=caller,
            tools=list(offer.kit.tools.values()),
            by_name={**offer.kit.tools, **turn_tools(offer, heard.language, more)},
            allows=offer.allows,
            restore=turn.dialogue.vault.restore,
            scope=partial(turn.clock.scope, patient=True),
            tool_seconds=limits.tool_seconds,
            trace=turn.trace,
            correcting=Correcting(
                home=house.home.home,
                resolver=house.resolver,
                language=heard.language,
                area_id=heard.place.area.area_id if heard.place.area else None,
                may_read=heard.may_read,
                unnamed=partial(player_of_call, turn, heard),
                said=heard.text,
                against=partial(contrary_call, turn, heard),
            ),
            watch=watch_of(turn, heard, offer.kit.ranking),
        )
        log.llm_input_provided_index = len(log.content)
        log.content[0] = SystemContent(content=prompt)
        model = seat.settings.model
        step.facts.update(
            engine=seat.settings.title,
            model=model,
            tools=len(offer.specs),
            likely=offer.likely,
            prompt_chars=len(prompt),
        )
    return Table(
        seat=seat, model=model, profile=known, box=box, offer=offer, limits=limits
    )


def _limits(agent: AgentSettings) -> Limits:
    # What a tool that hangs leaves must be enough to say so.
    seconds = min(agent.limits.tool_seconds, agent.deadline / 2)
    return Limits(rounds=agent.limits.rounds, tool_seconds=seconds)


async def _spoken_to(house: House, seat: Seat) -> Profile:
    """Say what is known of a seat's model and how its server hands it tools."""
    known = profile_of(house, seat)
    engine = house.seats[seat.settings.id].engine
    if not isinstance(engine, TextDialect):
        return known
    way = await engine.tool_calls(seat.settings.model)
    return replace(known, dialect="native" if way == "native" else "text")


def profile_of(house: House, seat: Seat) -> Profile:
    """Say what is known of a seat's model."""
    described = house.router.models.get(seat.settings.id)
    if described is not None and described.name == seat.settings.model:
        return profile(described)
    return profile(seat.settings.model)


async def _offer(
    turn: Turn, heard: Heard, seat: Seat, box: Toolbox, known: Profile
) -> Offer:
    """Decide which tools the model sees and may call."""
    agent = turn.agent
    kit = turn.house.toolboxes.kits.get(box, agent.tools_off, agent.tools_only)
    room = ROOM[known.size] if agent.tool_choice != "all" else EVERYTHING
    if known.is_minimal:
        room = NONE
    likely: tuple[str, ...] = ()
    if kit.specs and room is not EVERYTHING:
        likely = await choose_tools(turn, heard, kit, room, seat)
    shown = turn.dialogue.shown.setdefault(agent.id, Shown())
    failed = failed_last(turn.log.content)
    return open_offer(kit, shown, room, likely, failed)


def turn_tools(offer: Offer, language: str, most: int) -> dict[str, llm.Tool]:
    """Make the two tools that act on the turn itself."""

    def stop() -> None:
        offer.stopped = True

    def look(wish: str) -> list[tuple[str, str]] | None:
        offer.asked_for_more += 1
        if offer.asked_for_more > most:
            return None
        found = offer.kit.ranking.rank(wish, language)[:MOST_FOUND]
        offer.widen(fit.name for fit in found)
        texts = {spec.name: spec.description for spec in offer.kit.specs}
        return [(fit.name, texts[fit.name][:MOST_TEXT]) for fit in found]

    names = {spec.name for spec in offer.kit.specs}
    tools: tuple[llm.Tool, ...] = (StopTool(stop), MoreTools(look))
    return {tool.name: tool for tool in tools if tool.name in names}


async def _tools(turn: Turn, caller: llm.LLMContext) -> Toolbox:
    """Return the agent's tools, as far as this turn may use them."""
    if turn.direct:
        return NOTHING
    box = await turn.house.toolboxes.get(turn.agent.apis, caller)
    wanted = turn.wishes.tools
    return box if wanted is None else box.only(wanted)


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
