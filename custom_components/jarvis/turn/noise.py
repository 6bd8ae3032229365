"""Whether what a microphone heard is noise; what is typed never is."""

from typing import TYPE_CHECKING

from ..safety.echoes import is_own_answer
from ..safety.noise import is_noise
from ..statements.facts import read
from .asker import asker_of
from .command import waits_for_answer
from .ears import is_for_ears

if TYPE_CHECKING:
    from .types import Heard, Turn


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
    if is_own_answer(heard.text, _last_answer(turn)):
        return "own answer"
    why = is_noise(
        heard.text,
        heard.language,
        addressed=turn.agent.name.casefold() in heard.text.casefold()
        or turn.dialogue.open_choice is not None
        or waits_for_answer(turn)
        or turn.house.safety.waits(asker_of(turn, heard)) is not None,
        fresh=not any(one.role == "assistant" for one in turn.log.content),
    )
    return "" if why == "talk" and _tells_of_self(heard) else why


def _tells_of_self(heard: Heard) -> bool:
    """Tell whether somebody tells what they have or cannot stand: it is remembered."""
    claims = read(heard.text, heard.language).claims
    return any(claim.personal and not claim.tentative for claim in claims)


def _last_answer(turn: Turn) -> str:
    """Give what was answered last in this conversation; "" when nothing was."""
    for content in reversed(turn.log.content):
        if content.role == "assistant":
            return content.content or ""
    return ""
