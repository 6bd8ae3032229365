"""Reads the words a pattern of the reminder caught into its arguments. Quiet."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from ...lang.durations import parse_duration
from ...lang.moments import parse_moment
from ...lang.normalise import fold
from ...lang.responses import words_of
from ..base import Arguments, Spoken
from .reminding import Wish, part, waits

ASKING: Final = words_of("reminder", "asking")
THAT: Final = words_of("reminder", "that")


def _nothing(slots: Mapping[str, str], spoken: Spoken) -> Arguments:
    del slots, spoken
    return {"action": "set"}


def _set(slots: Mapping[str, str], spoken: Spoken) -> Arguments | None:
    asking = ASKING.get(spoken.language.partition("-")[0], "").split()
    if fold(slots["rest"].partition(" ")[0]) in asking:
        return None
    return _arguments(part(slots["rest"], spoken.language, spoken.now))


def _kept(slots: Mapping[str, str], spoken: Spoken) -> Arguments | None:
    """Leave "don't let me forget that she is a cook" to the memory: no time is told."""
    arguments = _set(slots, spoken)
    told = (
        fold(slots["rest"].partition(" ")[0])
        in THAT.get(spoken.language.partition("-")[0], "").split()
    )
    timed = arguments is not None and arguments.keys() - {"action", "text"}
    return None if told and not timed else arguments


def _turned(slots: Mapping[str, str], spoken: Spoken) -> Arguments | None:
    """Read what stands in front as when: "in 20 minutes remind me to …"."""
    before = slots.get("before", "")
    if before and part(before, spoken.language, spoken.now).text:
        return None
    said = f"{slots['rest']} {before}".strip()
    arguments = _arguments(part(said, spoken.language, spoken.now))
    return {**arguments, **({"person": p} if (p := slots.get("person")) else {})}


def _told_of(slots: Mapping[str, str], spoken: Spoken) -> Arguments | None:
    """Read "tell me when the washer is done": what happens is the text."""
    if not waits(slots["rest"], spoken.language):
        return None
    wish = part(slots["rest"], spoken.language, spoken.now)
    if wish.condition is None or wish.text:
        return None
    return {**_arguments(wish), "text": slots["rest"].partition(" ")[2]}


def _again(slots: Mapping[str, str], spoken: Spoken) -> Arguments | None:
    arguments: Arguments = {"action": "again"}
    if length := slots.get("length"):
        read = parse_duration(length, spoken.language)
        return None if read is None else {**arguments, "time": spoken.now + read}
    if when := slots.get("when"):
        moment = parse_moment(when, spoken.language, spoken.now)
        return None if moment is None else {**arguments, "time": moment}
    return arguments


READINGS: Mapping[str, Callable[[Mapping[str, str], Spoken], Arguments | None]] = {
    "ask": _nothing,
    "set": _set,
    "keep": _kept,
    "set_before": _turned,
    "set_whom": _turned,
    "tell": _told_of,
    "again": _again,
}


def _arguments(wish: Wish) -> Arguments:
    arguments: Arguments = {"action": "again" if wish.again else "set"}
    if not wish.again:
        arguments["text"] = wish.text
    arguments |= wish.repeat
    if wish.moment is not None:
        # What comes again has its own time, not the nearest to now.
        moment = replace(wish.moment, vague=False) if wish.repeat else wish.moment
        arguments["time"] = moment
    if wish.condition is not None:
        arguments["change"] = wish.condition.change
        if wish.condition.thing is None:
            arguments["me"] = True
            if wish.condition.zone:
                arguments["zone"] = wish.condition.zone
        else:
            arguments["entity"] = wish.condition.thing
    return arguments
