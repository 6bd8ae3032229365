"""All word forms a house can be spoken of with, searchable by likeness."""

from rapidfuzz.distance import JaroWinkler, Levenshtein
from rapidfuzz.process import extract

from ..lang.likeness import blur, likeness, sound
from .index import Index

# A form is compared closely only when it passes one of these coarse views.
_LOOKS = 0.62
_SOUNDS = 0.5
_CLOSE = 10
_LEAST = 0.5
_REMEMBER = 4096


class Vocabulary:
    """The forms of an index with their sounds; follows it as it grows."""

    def __init__(self, index: Index) -> None:
        """Start empty; `near` reads what the index has learned."""
        self._index = index
        self._language = index.lexicon.languages[0]
        self._read = 0
        self._texts: list[str] = []
        self._sounds: list[str] = []
        self._terms: dict[str, set[str]] = {}
        self._meanings: set[str] = set()
        self._near: dict[str, list[tuple[float, str]]] = {}

    def near(self, text: str) -> list[tuple[float, str]]:
        """Give the forms most like a folded text, with their likeness, best first."""
        self._follow()
        found = self._near.get(text)
        if found is None:
            if len(self._near) >= _REMEMBER:
                self._near.clear()
            found = self._near[text] = self._search(text)
        return found

    def terms(self, form: str) -> set[str]:
        """Give the terms a form stands for."""
        return self._terms.get(form, set())

    def is_written(self, form: str) -> bool:
        """Tell whether the owner uses a form, and not only the language."""
        return form in self._index.forms

    def alike(self, one: str, other: str) -> float:
        """Compare two folded words in the language spoken."""
        return likeness(one, other, self._language)

    def _search(self, text: str) -> list[tuple[float, str]]:
        heard = blur(sound(text, self._language))
        close = {
            self._texts[at]
            for _, _, at in extract(
                text,
                self._texts,
                scorer=JaroWinkler.similarity,
                score_cutoff=_LOOKS,
                limit=_CLOSE,
            )
        }
        close.update(
            self._texts[at]
            for _, _, at in extract(
                heard,
                self._sounds,
                scorer=Levenshtein.normalized_similarity,
                score_cutoff=_SOUNDS,
                limit=_CLOSE,
            )
        )
        scored = [(likeness(text, form, self._language), form) for form in close]
        return sorted(
            (pair for pair in scored if pair[0] >= _LEAST),
            key=lambda pair: (-pair[0], pair[1]),
        )

    def _follow(self) -> None:
        forms = self._index.forms
        if len(forms) + len(self._index.meant) == self._read:
            return
        for form, term in forms.items():
            self._learn(form, term)
        for meaning in self._index.meant - self._meanings:
            for form in self._index.lexicon.spellings.get(meaning, ()):
                self._learn(form, f"={meaning}")
        self._meanings |= self._index.meant
        self._read = len(forms) + len(self._index.meant)
        self._near.clear()

    def _learn(self, form: str, term: str) -> None:
        if form not in self._terms:
            self._terms[form] = set()
            self._texts.append(form)
            self._sounds.append(blur(sound(form, self._language)))
        self._terms[form].add(term)
