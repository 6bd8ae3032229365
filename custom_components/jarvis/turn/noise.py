"""Whether what a microphone heard is noise; what is typed never is."""

from typing import TYPE_CHECKING

from ..lang.normalise import fold
from ..safety.echoes import is_own_answer
from ..safety.noise import is_noise
from ..safety.noise_words import ANSWERING
from .command import waits_for_answer
from .consenting.asker import asker_of
from .ears import is_for_ears

if TYPE_CHECKING:
    from .types import Heard, Turn

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
