"""Hear: redact the words, find out where and who, tell noise from speech."""

from typing import TYPE_CHECKING

from homeassistant.components.assist_pipeline.models import PipelineEventType
from homeassistant.components.conversation import UserContent

from ..lang.normalise import fold
from ..lang.sequels import is_asking
from ..memory import Source, Talk, Viewer
from ..nlu.dispatch import DeviceRoute, route_of
from ..safety.echoes import is_own_answer
from ..safety.noise import is_noise
from ..safety.noise_words import ANSWERING
from .asker import asker_of
from .command import waits_for_answer

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog, ConversationInput
    from homeassistant.core import HomeAssistant

    from ..settings import MemorySettings
    from ..types import House
    from .types import Heard, Turn


PIPELINE_DATA = "assist_pipeline"


def is_for_ears(hass: HomeAssistant, said: ConversationInput, log_id: str) -> bool:
    """Tell whether the answer goes to a loudspeaker; False when nobody can say."""
    if said.device_id or said.satellite_id:
        return True
    if (data := hass.data.get(PIPELINE_DATA)) is None:
        return False
    for runs in data.pipeline_debug.values():
        for run in reversed(runs.values()):
            events = {event.type: event.data or {} for event in run.events}
            started = events.get(PipelineEventType.INTENT_START)
            if (
                started is not None
                and PipelineEventType.RUN_END not in events
                and started["conversation_id"] == log_id
            ):
                return "tts_output" in events[PipelineEventType.RUN_START]
    return False


# The chance from which on an act is wished for.
_WISHED = 0.7


def noise(turn: Turn, heard: Heard) -> str:
    """Tell why nobody speaks to the house; "" when somebody may."""
    said = turn.said
    if turn.pin is not None:
        # What stands for a PIN looks like a sound that a recogniser describes.
        return ""
    if said.satellite_id is None and not is_for_ears(
        turn.house.hass, said, turn.log.conversation_id
    ):
        return ""
    answer = _last_answer(turn)
    if is_own_answer(heard.text, answer, ordered=_may_order(turn, heard)):
        return "own answer"
    return is_noise(
        heard.text,
        heard.language,
        addressed=turn.agent.name.casefold() in heard.text.casefold()
        or turn.dialogue.open_choice is not None
        or waits_for_answer(turn)
        or turn.house.safety.waits(asker_of(turn, heard)) is not None,
        fresh=not any(one.role == "assistant" for one in turn.log.content),
        wished=_wishes(turn, heard),
    )


def _wishes(turn: Turn, heard: Heard) -> bool:
    deed = turn.house.interpreter.deed(heard.text, heard.language)
    return deed is not None and deed >= _WISHED


def _may_order(turn: Turn, heard: Heard) -> bool:
    """Tell whether a few words may be a wish: a name of the house, or "lights off"."""
    first, _, rest = heard.text.partition(",")
    if rest.strip() and fold(first.strip()) in ANSWERING:
        # "No, off." answers; nobody orders what was just said to be so.
        return False
    if _wishes(turn, heard) or heard.text.rstrip().endswith("?"):
        return True
    home = turn.house.home.home
    names = [one.names for one in home.entities.values()]
    names += [one.names for one in home.areas.values()]
    names += [one.names for one in home.floors.values()]
    said = fold(heard.text.strip(" .!"))
    return any(said == fold(name) for some in names for name in some)


def _last_answer(turn: Turn) -> str:
    """Give all that was answered last in this conversation; "" when nothing was."""
    said: list[str] = []
    for content in reversed(turn.log.content):
        if content.role == "assistant":
            said.append(content.content or "")
        elif content.role == "user" and said:
            break
    return " ".join(reversed(said))


# What was told is a fact, whatever else it sounds like.
_MEMORY = "memory."
# So likely something is to be done with a thing.
_LIKELY = 0.9


# Where a person's entity tells which account is theirs.
_USER_ID = "user_id"


def talk_of(turn: Turn, heard: Heard) -> Talk:
    """Describe what is being said for the memory; masked words only."""
    person = heard.speaker.user_id if heard.speaker else None
    if person is None:
        person = _owner(turn.house, turn.said.satellite_id)
    return Talk(
        text=heard.text,
        language=heard.language,
        viewer=Viewer(person=person),
        source=Source(
            speaker=person,
            conversation=turn.log.conversation_id,
            turn=turn.trace.id,
            agent=turn.agent.name,
        ),
        allowed=turn.agent.memory,
    )


def asks(house: House, talk: Talk) -> bool:
    """Tell whether something is asked or ordered: no such is ever recalled."""
    if is_asking(talk.text, talk.language):
        return True
    read = house.interpreter.read(talk.text, talk.language)
    if read is None or not read.sure or read.label.startswith(_MEMORY):
        return False
    meant = route_of(read.label, read.spans, talk.text, talk.language)
    return read.act == "question" or (
        isinstance(meant, DeviceRoute) and read.confidence >= _LIKELY
    )


def speaker_of(house: House, said: ConversationInput) -> str | None:
    """Return the key of who speaks: an account, or a satellite's person; None else."""
    return said.context.user_id or _owner(house, said.satellite_id)


def owner_of(
    hass: HomeAssistant, remembering: MemorySettings, satellite_id: str | None
) -> str | None:
    """Return the key of the person a satellite belongs to; None is nobody's."""
    person = remembering.voices.get(satellite_id or "")
    return None if person is None else key_of(hass, person)


def _owner(house: House, satellite_id: str | None) -> str | None:
    return owner_of(house.hass, house.remembering, satellite_id)


def key_of(hass: HomeAssistant, person: str) -> str:
    """Return what a person's memories are kept under: their account, where known.

    Who has one is the same person in the chat and at the satellite.
    """
    state = hass.states.get(person) if "." in person else None
    return str((state and state.attributes.get(_USER_ID)) or person)


def hand_over(turn: Turn, person: str | None) -> None:
    """Let go of all that a conversation holds of another person; None is unknown."""
    dialogue, house = turn.dialogue, turn.house
    conversation = turn.log.conversation_id
    thread = house.counter.thread(conversation)
    begun = thread is not None and thread.owner not in {None, person}
    if not dialogue.passes_to(person) and not begun:
        return
    turn.trace.mark("handed_over")
    _begin_anew(turn.log)
    house.counter.forget(conversation)
    house.memory.part(conversation)


def _begin_anew(log: ChatLog) -> None:
    """Leave only the frame of the log and the words that are being said."""
    said = [at for at, one in enumerate(log.content) if isinstance(one, UserContent)]
    newest = said[-1] if said else len(log.content)
    frame = [one for one in log.content[:newest] if one.role == "system"]
    log.content[:newest] = frame
