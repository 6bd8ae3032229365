"""What is wished of the house without an order, and what is only told of it."""

from custom_components.jarvis.safety.sentences.questions import may_wish, only_asks

from ..tables import each_row

WISHES = {
    "en": (
        "let the boombox rest",
        "the cloud can stop now",
        "roll the tent in",
        "jukebox to fifty five please",
        "the owl should close its eye",
    ),
    "de": (
        "lass die Nachtregel ruhen",
        "roll das Zelt ein",
        "Höhlenlampen bitte mit sechzig",
        "die Eule soll ihr Auge schließen",
    ),
    "fr": ("enroule la tente", "la radio doit se taire"),
    "es": ("recoge la tienda", "la radio debe callar"),
    "it": ("arrotola la tenda", "la radio deve tacere"),
    "nl": ("rol de tent op", "de radio mag stil zijn"),
}
TOLD = {
    "en": (
        "the lamp is ugly",
        "my son opened the garage",
        "write a poem about the lamp",
        "let's talk about the lamp",
        "I like it when the lamp is on",
    ),
    "de": ("die Lampe ist schön", "erzähl mir was über die Lampe"),
    "fr": ("la lampe est belle", "parle de la lampe"),
    "es": ("la lámpara es bonita", "habla de la lámpara"),
    "it": ("la lampada è bella", "parla della lampada"),
    "nl": ("de lamp is mooi", "vertel over de lamp"),
    "ja": ("ランプを",),
}
REQUESTS = {
    "en": (
        "is there any way you could lock the door?",
        "any chance you'd dim the lamp?",
        "what do you say we close the blinds?",
        "would it kill you to vacuum?",
    ),
    "de": (
        "ist es möglich, dass du das Licht anmachst?",
        "wollen wir das Rollo runterfahren?",
        "hättest du die Güte, das Licht anzumachen?",
    ),
}
QUESTIONS = {
    "en": (
        "shouldn't the lamp be on by now",
        "do most people turn on the lamp at night",
        "would you say the lamp is on",
    ),
    "de": (
        "um wie viel Uhr geht das Licht an",
        "schaltest du das Licht je ein",
        "hattest du die Kaffeemaschine eingeschaltet, bevor ich kam",
        "kannst du mir sagen, ob das Licht an ist",
        "stell dir vor, das Licht wäre an",
        "wessen Aufgabe ist es, das Licht einzuschalten",
    ),
}


def _rows(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(text, language) for language, texts in table.items() for text in texts]


@each_row(("text", "language"), _rows(WISHES))
def test_wishes(text: str, language: str) -> None:
    assert may_wish(text, language)


@each_row(("text", "language"), _rows(TOLD))
def test_told(text: str, language: str) -> None:
    assert not may_wish(text, language)


@each_row(("text", "language"), _rows(REQUESTS))
def test_requests(text: str, language: str) -> None:
    assert not only_asks(text, language)


@each_row(("text", "language"), _rows(QUESTIONS))
def test_questions(text: str, language: str) -> None:
    assert only_asks(text, language)
