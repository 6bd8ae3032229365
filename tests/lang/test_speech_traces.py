"""A call that a model writes as words is told to nobody, however the text is cut."""

from custom_components.jarvis.lang.speech_filter import SpeechFilter

from ..tables import each_row

TOOLS = ("intent__HassTurnOff", "jarvis__timer", "light_on", "stop")
TRACES = (
    ('[Tool: HassTurnOff {"name": "Kitchen"}] It is off.', "It is off."),
    ('[Werkzeug: jarvis__timer {"minutes": 5}] Läuft.', "Läuft."),
    ('[Outil {"name": "x"}] Voilà.', "Voilà."),
    ("[Calling intent__HassTurnOff with name=Hall] Off.", "Off."),
    ("[HassTurnOff]\nIt is off.", "It is off."),
    ('[tool call: light_on(name="x")] There.', "There."),
    ('HassTurnOff {"name": "Kitchen Light"} It is off.', "It is off."),
)
PROSE = (
    "Press [stop] to end it.",
    "Set [a {b} c] free.",
    "I use HassTurnOff for that.",
    "It costs {about} five, see note [1].",
)


def spoken(text: str, size: int) -> str:
    ears = SpeechFilter("en", for_ears=False, tools=TOOLS)
    parts = [ears.feed(text[at : at + size]) for at in range(0, len(text), size)]
    return "".join((*parts, ears.finish()))


@each_row("size", [1, 2, 5, 9, 1000])
@each_row(("text", "rest"), TRACES)
def test_a_call_in_words_is_withheld(text: str, rest: str, size: int) -> None:
    assert spoken(text, size) == rest


@each_row("size", [1, 3, 1000])
@each_row("text", PROSE)
def test_prose_passes(text: str, size: int) -> None:
    assert spoken(text, size) == text
