"""Reads words about what is planned into arguments. Quiet."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from ...lang.durations import counted_like
from ...lang.moments import parse_moment
from ...lang.responses import sentences
from ..base import Arguments, PreRoute, Spoken
from ..planned import moved_to, planned_as
from ..shelf.every import is_all
from ..shelf.patterns import follow_ups
from .agenda import Entry
from .putting_off import PutOff

FOLLOWS: Final = sentences("schedule", "follows")
NAMED: Final = sentences("schedule", "named")


def going_on(
    command: str, kept: str, spoken: Spoken, entries: Sequence[Entry]
) -> PreRoute | None:
    """Read "make that 11:30" and "cancel it", right after a plan (`kept`) was made."""
    entry = next((one for one in entries if one.id == kept), None)
    if entry is None:
        return None
    for action, slots in follow_ups(command, FOLLOWS, spoken.text, spoken.language):
        said = {**slots, "action": action, "which": kept}
        if action == "retime":
            read = _lengthened(slots["amount"], spoken, entry)
        else:
            read = _timed(said, spoken, [entry])
        if read is not None:
            return PreRoute(arguments=read, pattern=action)
    return None


def which_one(command: str, spoken: Spoken) -> PreRoute | None:
    """Read "cancel it" where several were told: it is asked which."""
    for action, _ in follow_ups(command, FOLLOWS, spoken.text, spoken.language):
        if action == "cancel":
            return PreRoute(arguments={"action": action}, pattern="which_one")
    return None


def naming(command: str, spoken: Spoken, entries: Sequence[Entry]) -> PreRoute | None:
    """Read "cancel the lamp at 11" where a lamp is planned for 11."""
    for action, slots in follow_ups(command, NAMED, spoken.text, spoken.language):
        which = slots["which"]
        if is_all(which, spoken.language):
            continue
        found = planned_as(entries, which, spoken.language, spoken.now)
        read = _timed({**slots, "action": action}, spoken, found)
        if found and read is not None:
            return PreRoute(arguments=read, pattern=action)
    return None


def arguments_of(
    wish: PutOff, spoken: Spoken, since: datetime | None = None
) -> Arguments | None:
    """Write down what was said; None where it is over, or only a day.

    An end is the next such time after the beginning, and what is wished besides a
    plan ("and off again at seven") is for the next such time `since` then.
    """
    begin = wish.at.after(since or spoken.now) if wish.at else spoken.now
    if begin is None or begin < spoken.now:
        return None
    until = wish.until.after(begin) if wish.until else None
    optional = {
        "time": begin if wish.at else None,
        "lasting": wish.lasting,
        "until": until,
        "first": wish.first,
        "other": wish.other,
        "then": wish.then,
    }
    found = {key: value for key, value in optional.items() if value}
    return {"action": "set", "text": wish.text, **found}


def _timed(
    found: Arguments, spoken: Spoken, entries: Sequence[Entry]
) -> Arguments | None:
    """Read the new time of these entries; None where the words are none."""
    if "time" not in found:
        return found
    moment = parse_moment(found["time"], spoken.language, spoken.now)
    if moment is None:
        return None
    at = (
        moved_to(entries[0], moment, spoken.now)
        if len(entries) == 1
        else moment.after(spoken.now)
    )
    return None if at is None else {**found, "time": at}


def _lengthened(said: str, spoken: Spoken, entry: Entry) -> Arguments | None:
    """Read another length for what waits or lasts so long: "make it twenty"."""
    if entry.length is None or entry.due is None:
        return None
    length = counted_like(said, spoken.language, entry.length)
    if not length:
        return None
    at = (entry.due - entry.length + length).astimezone(spoken.now.tzinfo)
    return {"action": "move", "which": entry.id, "time": at}
