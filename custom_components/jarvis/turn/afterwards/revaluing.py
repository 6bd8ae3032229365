"""Another value for the last wish: "make it 22", "no, 20", "and now blue".

Reached by `sequel.py` where the words alone mean nothing. Only the very next
sentence counts: later on nobody knows what "no, 20" corrects.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...lang.numbers import numbers_for, tokens
from ...lang.sequels import is_marked, sequels_for, without_starts
from ..route import Routed, route

if TYPE_CHECKING:
    from ...grammar.types import Wish
    from ..types import Heard, Turn
    from .sequel import LastWish

_CLIMATE: Final = "HassClimateSetTemperature"
_LIGHT: Final = "HassLightSet"
_DEGREES: Final = "temperature"
_PERCENT: Final = ("brightness", "position", "volume_level", "percentage", "humidity")
_MOST_PERCENT: Final = 100
# Nobody goes so far in one step, not even in Fahrenheit.
_MOST_DEGREES: Final = 25
# What a light may be made: more words are a sentence of their own.
_LONGEST: Final = 4
_LOOKS: Final = frozenset({"color", "temperature", "brightness"})


async def route_value(turn: Turn, heard: Heard) -> Routed | None:
    """Wish the last thing with another value; None where the words name none."""
    last = turn.dialogue.last_wish
    if last is None or last.several or last.wish.kind != "action":
        return None
    if last.said + 1 != said_so_far(turn) or is_marked(heard.text):
        return None
    return _number(heard, last) or await _look(turn, heard, last)


def said_so_far(turn: Turn) -> int:
    """Count what was said in this conversation."""
    return sum(content.role == "user" for content in turn.log.content)


def _number(heard: Heard, last: LastWish) -> Routed | None:
    """Read another number, of the kind that the last wish had."""
    slot = _slot(last.wish)
    words, said = sequels_for(heard.language), tokens(heard.text)
    core = words.value(said)
    found = numbers_for(heard.language).read(core, 0) if slot and core else None
    if slot is None or found is None:
        return None
    number, end = found
    unit = words.degrees if slot == _DEGREES else words.percent
    if core[end:] and core[end:] not in unit:
        return None
    # A number alone is anything.
    if core == said and not core[end:]:
        return None
    was = float(last.wish.slots[slot])
    fits = (
        abs(number - was) <= _MOST_DEGREES
        if slot == _DEGREES
        else (0 <= number <= _MOST_PERCENT)
    )
    if not fits:
        return None
    slots = {**last.wish.slots, slot: number}
    wish = replace(last.wish, slots=slots, heard=())
    why = "another value"
    return Routed(lane="sentence", wishes=(wish,), why=why, sentence=last.sentence)


def _slot(wish: Wish) -> str | None:
    """Give the slot with the number; a light's temperature is another thing."""
    slots = (_DEGREES,) if wish.intent == _CLIMATE else _PERCENT
    return next(
        (one for one in slots if isinstance(wish.slots.get(one), int | float)), None
    )


async def _look(turn: Turn, heard: Heard, last: LastWish) -> Routed | None:
    """Read how a light is to look: a colour, a kind of white."""
    targets = turn.dialogue.targets
    words, said = sequels_for(heard.language), tokens(heard.text)
    rest = without_starts(words.value(said), words.looks)
    if rest == said and numbers_for(heard.language).read(rest, 0):
        return None
    lights = targets and all(one.startswith("light.") for one in targets)
    if not lights or not words.made or not 0 < len(rest) <= _LONGEST:
        return None
    text = words.made.format(rest=" ".join(rest))
    made = await route(replace(heard, text=text), turn.said, turn.house, targets)
    if not isinstance(made, Routed) or made.choices or made.lane != "sentence":
        return None
    looks = all(
        wish.intent == _LIGHT and not _LOOKS.isdisjoint(wish.slots)
        for wish in made.wishes
    )
    return replace(made, sentence=last.sentence) if looks else None
