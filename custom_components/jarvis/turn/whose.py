"""Whose words these are: what the memory may show to them and keep of them.

Home Assistant knows the user of a chat; a satellite carries none. It counts as the
person that the owner gave it to, else as an unknown voice of the household.
"""

from typing import TYPE_CHECKING

from ..memory import Source, Talk, Viewer
from ..statements.confiding import name_words

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationInput
    from homeassistant.core import HomeAssistant

    from ..settings import MemorySettings
    from ..types import House
    from .types import Heard, Turn

_PERSON = "person"
# Where a person's entity tells which account is theirs.
_USER_ID = "user_id"


def talk_of(turn: Turn, heard: Heard) -> Talk:
    """Describe what is being said for the memory; masked words only."""
    person = heard.speaker.user_id if heard.speaker else None
    name = heard.speaker.name if heard.speaker else ""
    if person is None:
        person = _owner(turn.house, turn.said.satellite_id)
    return Talk(
        text=heard.text,
        language=heard.language,
        viewer=viewer_of(turn.house.hass, person, name),
        source=Source(
            speaker=person,
            conversation=turn.log.conversation_id,
            turn=turn.trace.id,
            agent=turn.agent.name,
        ),
        allowed=turn.agent.memory,
    )


def viewer_of(hass: HomeAssistant, person: str | None, name: str = "") -> Viewer:
    """Describe who asks; `name` is that of their account, where it is known."""
    if person is None:
        return Viewer()
    called = [
        state.name
        for state in hass.states.async_all(_PERSON)
        if person in {state.entity_id, state.attributes.get(_USER_ID)}
    ]
    return Viewer(person=person, names=name_words(name, *called))


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
