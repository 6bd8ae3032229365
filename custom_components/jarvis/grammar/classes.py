"""Questions about sensors, spelled out per device class.

Home Assistant's templates no longer ask "are any batteries low?" or "what is
the humidity of …". A language file gives frames and, per device class, the noun
and the words of its states; every combination becomes a template.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

type Body = Mapping[str, Any]
type Strings = Sequence[str]

_MANY = ("any", "all", "which", "how_many")


def questions(own: Body) -> Iterator[Body]:
    """Yield blocks of HassGetState, in the form of the data package."""
    frames: Mapping[str, Any] = own.get("frames", {})
    classes: Mapping[str, Any] = own.get("classes", {})
    for name, words in classes.get("binary_sensor", {}).items():
        slots = {"domain": "binary_sensor", "device_class": name}
        yield from _states(words, frames, slots, _list("binary_sensor", name))
    for name, words in classes.get("domain", {}).items():
        yield from _groups(words, frames, {"domain": name}, _list("domain", name))
    for name, noun in classes.get("sensor", {}).items():
        yield from _measures(name, noun, frames)


def states(own: Body) -> dict[str, Body]:
    """Return the list of states that each binary device class brings."""
    classes: Mapping[str, Any] = own.get("classes", {})
    return {
        _list(kind, name): {
            "values": [
                {"in": said, "out": state}
                for state, said in words.items()
                if state != "noun"
            ]
        }
        for kind in ("binary_sensor", "domain")
        for name, words in classes.get(kind, {}).items()
    }


def _states(words: Body, frames: Body, slots: Body, said: str) -> Iterator[Body]:
    table: Mapping[str, Strings] = frames.get("binary_sensor", {})
    state = f"{{{said}:state}}"
    noun = str(words["noun"])
    one = _filled(table.get("one", ()), noun, state)
    yield _block("one_yesno", slots, one)
    detected = _filled(table.get("detected", ()), noun, state)
    yield _block("one_yesno", {**slots, "state": "on"}, detected)
    present = _filled(table.get("present", ()), noun, state)
    yield _block("any", {**slots, "state": "on"}, _everywhere(present, frames))
    yield from _groups(words, frames, slots, said)


def _groups(words: Body, frames: Body, slots: Body, said: str) -> Iterator[Body]:
    table: Mapping[str, Strings] = frames.get("binary_sensor", {})
    for response in _MANY:
        templates = table.get(response, ())
        plain = _filled(templates, str(words["noun"]), f"{{{said}:state}}")
        yield _block(response, slots, _everywhere(plain, frames))


def _measures(name: str, noun: str, frames: Body) -> Iterator[Body]:
    table: Mapping[str, Strings] = frames.get("sensor", {})
    slots = {"domain": "sensor", "device_class": name}
    for key in ("one", "where"):
        yield _block("one", slots, _filled(table.get(key, ()), noun, ""))


def _everywhere(plain: Strings, frames: Body) -> list[str]:
    """Say it of the house, of an area and of a floor, where the frame says $place."""
    places = ["", *frames.get("place", ()), *frames.get("floor", ())]
    return [text.replace("$place", place) for text in plain for place in places]


def _filled(templates: Strings, noun: str, state: str) -> list[str]:
    return [t.replace("$noun", noun).replace("$state", state) for t in templates]


def _block(response: str, slots: Body, sentences: Strings) -> Body:
    return {"response": response, "slots": slots, "sentences": sentences}


def _list(kind: str, name: str) -> str:
    return f"{kind}_{name}"
