"""Tells a question about the house from a wish put as one.

"Is the door open?" asks, "could you open the door?" does not. Per language the
words that begin a question; of others only the question mark tells.
"""

from typing import Final

from .keywords import base_language, words

_FIRST: Final = {
    "en": "what, what's, how, how's, is, are, was, were, which, when, where, who, "
    "who's, whose, why, does, did, has, have, do, tell",
    "de": "was, wie, ist, sind, war, waren, welche, welcher, welches, wann, wo, wer, "
    "wem, wen, wessen, warum, wieso, wieviel, wohin, woher, wogegen, womit, wofür, "
    "hat, haben, brennt, läuft, steht",
    "es": "qué, cómo, cuál, cuáles, cuándo, cuánto, cuánta, dónde, está, están, hay",
    "fr": "quel, quelle, quels, quelles, comment, combien, est, sont, où, quand, qui",
    "it": "che, qual, quale, quali, quanto, quanta, come, è, sono, dove, quando, chi",
    "nl": "wat, hoe, is, zijn, welke, wanneer, waar, wie, staat, staan, brandt",
}
_BY_LANGUAGE: Final = {
    code: frozenset(word.strip() for word in line.split(","))
    for code, line in _FIRST.items()
}
# "On which day …": what stands before the word that asks.
_BEFORE: Final = {
    "en": frozenset({"at", "by", "for", "from", "in", "of", "on", "since", "to"})
    | {"until", "with"},
    "de": frozenset({"ab", "an", "auf", "aus", "bei", "bis", "für", "gegen", "in"})
    | {"mit", "nach", "seit", "um", "von", "zu"},
}
_ASKED: Final = {
    "en": frozenset({"what", "which", "whom", "whose", "when"}),
    "de": frozenset({"welchem", "welchen", "welcher", "welches", "welche", "wann"})
    | {"was", "wem", "wen", "wie"},
}
_MARKS: Final = ("?", "\uff1f", "\u061f")
# "Can you …?" and "would you …?" are wishes.
_WISHES: Final = {
    "en": frozenset({"can", "could", "will", "would", "please", "may"}),
    "de": frozenset({"kannst", "könntest", "würdest", "bitte", "kann", "machst"}),
    "es": frozenset({"puedes", "podrías", "puede"}),
    "fr": frozenset({"peux", "pourrais", "pouvez", "pourriez"}),
    "it": frozenset({"puoi", "potresti", "può"}),
    "nl": frozenset({"kun", "kan", "wil", "zou"}),
}


def is_asking(text: str, language: str) -> bool:
    """Tell whether a sentence asks for something to be told."""
    code = base_language(language)
    heard = words(text)
    if not heard or heard[0] in _WISHES.get(code, ()):
        return False
    if text.rstrip().endswith(_MARKS) or heard[0] in _BY_LANGUAGE.get(code, ()):
        return True
    asked = heard[0] in _BEFORE.get(code, ()) and heard[1:2]
    return bool(asked) and heard[1] in _ASKED.get(code, ())
