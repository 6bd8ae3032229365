"""Where a sentence says its place: "in the kitchen set the blind to 30 percent".

The templates have the place where most people say it. Anywhere else it is taken out:
what is left is what somebody standing there would have said.
"""

from collections.abc import Iterator

from .hearing import Utterance
from .language import Language
from .vocabulary import Vocabulary


def placed(
    heard: Utterance, language: Language, vocabulary: Vocabulary
) -> Iterator[tuple[Utterance, str]]:
    """Yield the sentence without "in the kitchen", and that area's id.

    The longest name first; nothing is yielded where the words around are too few.
    """
    words, tables = heard.words, language.tables
    for start, word in enumerate(words):
        if word not in tables.within:
            continue
        at = start + 1
        while at < len(words) and words[at] in tables.articles:
            at += 1
        ends = list(vocabulary.ends("area", words, at))
        for end, ids in reversed(ends):
            rest = (*heard.tokens[:start], *heard.tokens[end:])
            if len(ids) == 1 and len(rest) > 1:
                yield Utterance(heard.text, rest), ids[0]
