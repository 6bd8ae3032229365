"""Whose words these are: what the memory may show to them and keep of them.

Home Assistant knows the user of a chat; a satellite carries none. It counts as the
person that the owner gave it to, else as an unknown voice of the household.
"""

from typing import TYPE_CHECKING

from ..lang.asking import is_asking
from ..memory import Source, Talk, Viewer
from ..nlu.dispatch import DeviceRoute, route_of

# What was told is a fact, whatever else it sounds like.
_MEMORY = "memory."
# So likely something is to be done with a thing.
_LIKELY = 0.9

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationInput
    from homeassistant.core import HomeAssistant

    from ..settings import MemorySettings
    from ..types import House
    from .types import Heard, Turn

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
