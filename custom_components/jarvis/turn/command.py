"""Asks the commands: sums, timers, reminders, lists and whatever else is on the shelf.

A question of a command waits in its own thread, so an open one is heard before
anything else; new commands come after the sentences about the house.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import AssistantContent
from homeassistant.helpers import intent

from ..commands.parts.memory_desk import ABOUT_MEMORY
from ..commands.shelf.response import Response
from ..commands.shelf.routing import Routed
from ..commands.shelf.threads import Open
from ..lang.responses import Lines, responses
from ..telemetry.tracer import current_trace
from ..tools.trust import quotes_foreign, reads_foreign
from .learned import is_compound, is_guarded
from .narrowing import limited
from .transcript import say
from .types import AskedCommand, Outcome, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationResult

    from ..commands.base import Command, Request
    from ..commands.shelf.threads import Pending
    from ..nlu.interpret import Interpretation
    from .dialogue import Dialogues
    from .types import Heard, Turn

LINES: Final = responses("lifecycle")

LANE = "command"
WHY = "why"
LISTS = "todo_list"
ROUTINE = "routine"
STEP, OVERVIEW = "adjust", "overview"
SCHEDULE, RECALL, REMEMBER = "schedule", "recall_memory", "remember"
_MEMORY = "memory."
_CORRECT = "correct"
# From this chance on words after those about the memory may correct it.
_LIKELY = 0.1
BETTER = frozenset(
    {
        "HassBroadcast",
        "HassGetCurrentDate",
        "HassListAddItem",
        "HassListCompleteItem",
        "HassListRemoveItem",
        "HassNevermind",
        "HassShoppingListAddItem",
        "HassShoppingListCompleteItem",
    }
)


def marker(dialogues: Dialogues) -> Callable[[str, Mapping[str, Any]], None]:
    """Make what writes the steps of commands into the trace, with secrets masked."""

    def mark(step: str, facts: Mapping[str, Any]) -> None:
        if (trace := current_trace()) is None:
            return
        if (dialogue := dialogues.peek(trace.conversation_id)) is not None:
            facts = dialogue.vault.mask_all(dict(facts))
        trace.mark(f"command_{step}", **facts)

    return mark


def waits_for_answer(turn: Turn) -> bool:
    """Tell whether a command has asked something, or listed what can be chosen."""
    thread = turn.house.counter.thread(turn.log.conversation_id)
    return thread is not None and bool(thread.pending or thread.items)


def claims(
    turn: Turn,
    heard: Heard,
    intents: Sequence[str],
    *,
    lane: str,
    unsure: bool = False,
) -> bool:
    """Tell whether a command of ours does better what a sentence of HA's would do.

    Ours cut "bread and eggs" into two items, speak to satellites that are there, and
    name the weekday of a date.
    Where the lane would be `unsure` what is meant, or keeps it for later where nobody
    can ask for it, any command that knows is better. What is a command's sentence to
    the word comes before a guess: "open the blinds a bit" is a step, and only nearly a
    plain command; "what is on in the kitchen" asks of no thing whose name sounds so.
    """
    fuzzy = lane == "fuzzy"
    if not unsure and not fuzzy and BETTER.isdisjoint(intents):
        return False
    routed = asked(turn, heard).routed
    if routed is None:
        return False
    if unsure or not BETTER.isdisjoint(intents):
        return True
    return _is_exact(turn, routed) or routed.command in {STEP, OVERVIEW}


def _is_exact(turn: Turn, routed: Routed) -> bool:
    """Tell whether a command's own sentence was said, which it will surely answer."""
    found = turn.house.counter.book.find(routed.command)
    guesses = found.tentative if found is not None else ()
    return routed.sentence is not None and routed.pattern not in guesses


def goes_on(turn: Turn, heard: Heard) -> bool:
    """Tell whether this is about what a command set or told just now: "make it 20"."""
    thread = turn.house.counter.thread(turn.log.conversation_id)
    last = turn.house.counter.book.find(thread.last) if thread is not None else None
    if last is None or not last.sooner:
        return False
    routed = asked(turn, heard).routed
    return (
        routed is not None
        and routed.command == last.name
        and routed.pattern in last.sooner
    )


def open_question(turn: Turn) -> Pending | None:
    """Return the question that a command has open in this conversation."""
    thread = turn.house.counter.thread(turn.log.conversation_id)
    return thread.pending if thread else None


def drop_consent(turn: Turn) -> None:
    """Forget a yes-or-no question of a command: it was answered elsewhere."""
    thread = turn.house.counter.thread(turn.log.conversation_id)
    if thread is not None and thread.pending and thread.pending.kind is Open.YES:
        thread.pending = None


async def put_question(turn: Turn, outcome: Outcome, before: Pending | None) -> Outcome:
    """Make sure that the user hears the question a tool call of this turn opened.

    A model that asks in its own words is left alone.
    """
    pending = open_question(turn)
    if pending is None or pending is before:
        return outcome
    turn.trace.mark("question_open", command=pending.command, param=pending.param)
    if not turn.log.continue_conversation:
        await say(turn.log, turn.said.agent_id, pending.question)
    return replace(outcome, ask=True)


def spoken_text(result: ConversationResult) -> str:
    """Return what is spoken at the end of a turn."""
    return str(result.response.speech.get("plain", {}).get("speech", ""))


def asks_why(turn: Turn, heard: Heard) -> bool:
    """Tell whether somebody only wants to know why."""
    routed = asked(turn, heard).routed
    return routed is not None and routed.command == WHY


def asks_list(turn: Turn, heard: Heard) -> bool:
    """Tell whether somebody asks for a list: "what do we need"."""
    routed = asked(turn, heard).routed
    return routed is not None and routed.command == LISTS


def only_tells(turn: Turn, heard: Heard) -> bool | None:
    """Tell whether the command that is asked for changes nothing; None for none.

    One that would only look, and most likely leave it to a model, is none.
    """
    routed, found = _asked(turn, heard)
    if routed is None or found is None or routed.pattern in found.tentative:
        return None
    return found.only_tells(dict(routed.arguments))


def only_looks(turn: Turn, heard: Heard) -> bool:
    """Tell whether a command would look, and most likely leave it to a model."""
    routed, found = _asked(turn, heard)
    return bool(routed and found and routed.pattern in found.tentative)


def puts_off(turn: Turn, heard: Heard) -> bool:
    """Tell whether a wish may be for later, which is looked at before it is done."""
    routed, _ = _asked(turn, heard)
    return routed is not None and routed.command == SCHEDULE


def same_command(turn: Turn, first: Heard, second: Heard) -> bool:
    """Tell whether both ask the same of the same command: "wrong one, take it back"."""
    one, _ = _asked(turn, first)
    other, _ = _asked(turn, second)
    return (
        one is not None
        and other is not None
        and (one.command, one.arguments) == (other.command, other.arguments)
    )


def _asked(turn: Turn, heard: Heard) -> tuple[Routed | None, Command | None]:
    routed = asked(turn, heard).routed
    book = turn.house.counter.book
    return routed, book.find(routed.command) if routed is not None else None


def moves(turn: Turn, heard: Heard) -> str | None:
    """Tell which way words would move something by a step; None for no such words."""
    routed = asked(turn, heard).routed
    if routed is None or routed.command not in {STEP, "media"}:
        return None
    way = routed.arguments.get("direction") or routed.arguments.get("action")
    steps = routed.command == STEP or way in {"louder", "quieter"}
    return str(way) if steps else None


def asked(turn: Turn, heard: Heard) -> AskedCommand:
    """Return which command a sentence asks for, routed once until something is done."""
    if (known := turn.asked.get(heard.text)) is None:
        request = _request(turn, heard)
        routed = turn.house.counter.route(request)
        known = turn.asked[heard.text] = AskedCommand(request=request, routed=routed)
    return known


def interpret(turn: Turn, heard: Heard) -> bool:
    """Carry on the command that the learned reader is sure of; False for none."""
    known = asked(turn, heard)
    request, routed = known.request, turn.house.counter.interpreted(known.request)
    own = _asked(turn, heard)[1]
    if routed and own and own.name == routed.command and not _is_open(known, own):
        # Its own sentence is tried anyway, and knows better which words are the topic.
        return False
    read = turn.house.interpreter.read(heard.text, heard.language)
    if routed is None and read is not None and _may_correct(turn, read):
        whole = {"what": heard.text, "corrects": True}
        routed = Routed(command=REMEMBER, arguments=whole, pattern=_CORRECT)
    if routed is None or read is None:
        return False
    # "No, it's 44" is one, and told as it is.
    told = read.label.startswith(_MEMORY) or routed.command == REMEMBER
    if not told and is_compound(heard, turn.house):
        return False
    if (routed.command == RECALL and _is_told_to_model(turn)) or (
        _is_nowhere(turn, routed) or _is_of_another(turn, heard, routed)
    ):
        return False
    if not told and read.act != "question" and is_guarded(heard, turn.house, read):
        return False
    turn.trace.mark("learned", command=routed.command, label=routed.pattern)
    turn.asked[heard.text] = AskedCommand(request=request, routed=routed)
    return True


def _is_open(known: AskedCommand, command: Command) -> bool:
    """Tell whether a command only takes what nothing else wants."""
    return known.routed is not None and known.routed.pattern in command.recalled


def _may_correct(turn: Turn, read: Interpretation) -> bool:
    """Tell whether what was kept or told from memory right before is put right."""
    thread = turn.house.counter.thread(turn.log.conversation_id)
    correct = f"{_MEMORY}{_CORRECT}"
    last = thread.last if thread is not None else ""
    return last in ABOUT_MEMORY and read.likely.get(correct, 0.0) >= _LIKELY


def _is_nowhere(turn: Turn, routed: Routed) -> bool:
    """Tell whether there is nothing to answer from: memory may know of the shift."""
    command = turn.house.counter.book.find(routed.command)
    domain = command.about if command is not None else ""
    return bool(domain) and not turn.house.hass.states.async_entity_ids_count(domain)


def _is_of_another(turn: Turn, heard: Heard, routed: Routed) -> bool:
    """Tell whether a player is named that the reader has not marked: "the telly"."""
    players = [one for one in routed.arguments if one in {"player", "target"}]
    if players or routed.command not in {"media", STEP}:
        return False
    meant = turn.house.resolver.meant(heard.text, heard.language).best
    return sum(one.startswith("media_player.") for one in meant) == 1


def is_recalled(turn: Turn, heard: Heard) -> bool:
    """Tell whether memory alone may answer, and is searched for a model anyway.

    Without an engine that answers, the command is all there is.
    """
    routed, found = _asked(turn, heard)
    if routed is None or found is None or routed.pattern not in found.recalled:
        return False
    return _is_told_to_model(turn)


def _is_told_to_model(turn: Turn) -> bool:
    """Tell whether a model answers, and is told what memory holds."""
    if not (turn.agent.memory and turn.wishes.use_context):
        return False
    offer = turn.house.router.choose(turn.agent)
    return bool(offer) and offer.ready and turn.house.memory.is_on


async def again(
    turn: Turn, heard: Heard, *, alone: bool
) -> tuple[intent.IntentResponse, Outcome] | None:
    """Put an open question once more to an answer that made no sense."""
    request = _request(turn, heard)
    response = await turn.house.counter.ask_again(request, alone=alone)
    return None if response is None else _answer(turn, heard, response)


async def command(
    turn: Turn, heard: Heard
) -> tuple[intent.IntentResponse, Outcome] | None:
    """Let a command answer; None when the sentence asks for none."""
    known = turn.asked.get(heard.text)
    request = known.request if known else _request(turn, heard)
    thread = request.thread

    def route() -> Routed | None:
        return asked(turn, heard).routed

    before = (thread.last, thread.said)
    try:
        # A command has its own patience, but no more time than the turn has.
        async with turn.clock.scope(patient=True):
            response = await turn.house.counter.hear(request, route)
    except TimeoutError:
        text = Lines(LINES).say("timeout", heard.language, turn=0)
        response = Response.failure(text, "timeout")
    if response is None:
        return None
    turn.asked.clear()
    data = response.data
    if data.get("declined") and (turn.house.seats or data.get("own")):
        # It was looked at and is a model's to answer, as if it had not been asked.
        thread.last, thread.said = before
        return None
    # The microphone stays open for whoever answers, however many the questions are.
    turn.dialogue.reopened = 0
    foreign = not response.changed and reads_foreign(thread.last or "")
    if foreign or quotes_foreign(turn.house.hass, response.message):
        turn.dialogue.taint()
    return _answer(turn, heard, response)


async def perform(
    turn: Turn, heard: Heard, name: str, arguments: Mapping[str, Any]
) -> tuple[intent.IntentResponse, Outcome]:
    """Let one command do what another lane has understood."""
    request = _request(turn, heard)
    request.thread.pending = None
    response = await turn.house.counter.perform(name, arguments, request)
    request.thread.said = response.message
    return _answer(turn, heard, response)


def _answer(
    turn: Turn, heard: Heard, response: Response
) -> tuple[intent.IntentResponse, Outcome]:
    """Write what a command says into the log."""
    turn.trace.lane = LANE
    turn.dialogue.last_wish = None
    # What could not be moved was spoken of, too: "close them, then".
    if meant := response.data.get("entity_ids"):
        turn.dialogue.refer_to(tuple(meant))
    turn.trace.mark(
        "command", outcome=str(response.outcome), error=response.error or None
    )
    turn.log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=turn.said.agent_id, content=response.message)
    )
    return told(heard.language, response), Outcome(
        stop=Stop.DONE if response.ok else Stop.FAILED, ask=response.wait_for_input
    )


def _request(turn: Turn, heard: Heard) -> Request:
    said = turn.said
    request = turn.house.counter.request(
        text=turn.dialogue.vault.restore_text(heard.text),
        language=heard.language,
        conversation_id=turn.log.conversation_id,
        context=said.context,
        device_id=said.device_id,
        satellite_id=said.satellite_id,
        area_id=heard.place.area.area_id if heard.place.area else None,
        person=heard.speaker.user_id if heard.speaker else None,
        recent=turn.dialogue.targets,
    )
    # What may not be seen does not decide who answers either.
    request = limited(request, heard.may_read)
    return replace(request, local_only=turn.agent.local_only)


def told(language: str, response: Response) -> intent.IntentResponse:
    """Write a command's response as Home Assistant's."""
    answer = intent.IntentResponse(language=language)
    if response.ok or response.wait_for_input:
        answer.async_set_speech(response.message)
    else:
        answer.async_set_error(
            intent.IntentResponseErrorCode.FAILED_TO_HANDLE, response.message
        )
    return answer
