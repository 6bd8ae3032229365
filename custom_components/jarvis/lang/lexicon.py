"""Reads the word tables into lookups: words, stems, numbers and meanings.

A lexicon joins the tables of the spoken language with those that may also be
used in the house (English everywhere). The first language decides what a word
means; the others only add words it does not know.
"""

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rapidfuzz.distance import OSA

from .keywords import part
from .normalise import fold, is_unspaced, join_letters, segment, spell_out, split
from .tables import table

type Phrase = tuple[str, ...]

FALLBACK: Final = "en"
_SHORTEST_STEM: Final = 3
_SHORTEST_SYLLABLES: Final = 2
_HANGUL: Final = "\uac00"
_LONGEST_LEAD: Final = 3
_LONGEST_SMALL: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What one language says around the house; every field is plain text.

    `concepts`: a line per meaning, `meaning: phrase, phrase`; the meanings are
    shared by all languages. `drop`: words that carry nothing in a name; those of
    `abroad` also where the language is only the house's second. `lead`:
    phrases (comma separated) a command starts or ends with. `counters`: words that
    announce a number. `beside`: phrases before a landmark, `inside`: words before a
    place. `others`:
    nouns a house may lack: they are never misheard for its own. `numbers`: words
    from zero up, `ordinals` from first up, alternatives joined by `/`. `sounds`:
    number words as recognisers mishear them, `word=digit`. `every`: words that
    ask for all. `endings`: plural and case endings as `ending>replacement`.
    `compounds`: whether words grow together; `links`: what may stand between.
    `ordered`: the same words in another order are no name any more ("the light in
    the hall"). `alike`: words of one meaning are as good as one word.
    """

    code: str
    drop: str
    concepts: str
    abroad: str = ""
    others: str = ""
    lead: str = ""
    beside: str = ""
    inside: str = ""
    counters: str = ""
    numbers: str = ""
    ordinals: str = ""
    sounds: str = ""
    every: str = ""
    endings: str = ""
    compounds: bool = False
    ordered: bool = False
    alike: bool = False
    links: str = ""


TABLES: Final = table("household", "words", Words)

# Other codes for the same words.
ALSO: Final[dict[str, str]] = {"no": "nb", "nn": "nb"}


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text: folded, its stem, and where it was a number word, digits."""

    text: str
    stem: str
    ordinal: bool = False

    @property
    def number(self) -> bool:
        """Whether it counts."""
        return self.stem.isdecimal()


@dataclass(slots=True)
class Lexicon:
    """Word knowledge of the languages spoken in a house, the first one leading."""

    languages: tuple[str, ...]
    drop: set[str] = field(default_factory=set)
    every: set[str] = field(default_factory=set)
    numbers: dict[str, str] = field(default_factory=dict)
    ordinals: dict[str, str] = field(default_factory=dict)
    sounds: dict[str, str] = field(default_factory=dict)
    leads: set[Phrase] = field(default_factory=set)
    meanings: dict[Phrase, tuple[str, ...]] = field(default_factory=dict)
    spellings: dict[str, set[str]] = field(default_factory=dict)
    known: set[str] = field(default_factory=set)
    endings: tuple[tuple[str, str], ...] = ()
    links: tuple[str, ...] = ()
    longest: int = 1
    ordered: bool = False
    alike: bool = False
    foreign: set[Phrase] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    beside: list[Phrase] = field(default_factory=list)
    inside: set[str] = field(default_factory=set)
    counters: set[str] = field(default_factory=set)
    _stems: dict[str, str] = field(default_factory=dict)
    _small: dict[str, bool] = field(default_factory=dict)

    def stem(self, word: str) -> str:
        """Cut a plural or case ending off a folded word."""
        found = self._stems.get(word)
        if found is None:
            found = self._stems[word] = _cut(word, self.endings)
        return found

    def words(self, text: str, known: Container[str] | None = None) -> list[Word]:
        """Read a text; `known` are the words to look for in unspaced scripts."""
        known = self.known if known is None else known
        words: list[Word] = []
        for raw in join_letters(split(text)):
            if is_unspaced(raw):
                words += [self._word(piece) for piece in segment(raw, known)]
            else:
                words.append(self._word(fold(raw)))
        return words

    def _word(self, folded: str) -> Word:
        if folded.isdecimal():
            return Word(folded, folded.lstrip("0") or "0")
        if (digits := self.numbers.get(folded)) is not None:
            return Word(folded, digits)
        if (digits := self.ordinals.get(folded)) is not None:
            return Word(folded, digits, ordinal=True)
        return Word(folded, self.stem(folded))

    def mean(self, stems: Phrase) -> tuple[str, ...]:
        """Give the meanings of a phrase of stems, () when it has none."""
        return self.meanings.get(stems, ())

    def parts(self, word: str, house: Container[str] = ()) -> tuple[str, str] | None:
        """Part a compound into two stems, of which the house or we know one."""
        if not self.links:
            return None
        return part(
            word,
            self.links,
            self.stem,
            lambda stem: (stem,) in self.meanings or stem in house,
        )

    def content(self, words: list[Word]) -> list[Word]:
        """Leave out what carries nothing; all words when nothing else is there.

        An article that is also a number word counts only behind another word.
        """
        kept: list[Word] = []
        for word in words:
            if word.text not in self.drop or (word.number and kept):
                kept.append(word)
        return kept or words

    def recount(self, words: list[Word]) -> list[Word]:
        """Take words that sound like numbers for numbers, behind another word."""
        counted = [
            Word(word.text, self.sounds[word.text])
            if at and word.text in self.sounds
            else word
            for at, word in enumerate(words)
        ]
        return counted if counted != words else words

    def without_landmark(self, words: list[Word]) -> list[Word]:
        """Leave out "next to …" up to the place ("in …") or the end."""
        texts = [word.text for word in words]
        for start in range(1, len(texts)):
            size = next(
                (len(by) for by in self.beside if _starts(texts, start, by)), None
            )
            if size is not None:
                stop = start + size
                while stop < len(texts) and texts[stop] not in self.inside:
                    stop += 1
                return words[:start] + words[stop:]
        return words

    def behind_landmark(self, words: list[Word]) -> list[Word]:
        """Leave out "behind the television" where that comes first."""
        texts = [word.text for word in words]
        size = next((len(by) for by in self.beside if _starts(texts, 0, by)), 0)
        while size and size < len(texts) and texts[size] in self.drop:
            size += 1
        return words[size + 1 :] if size else words

    def counts(self, words: list[Word]) -> bool:
        """Tell whether a word such as "number" announces a number that is misheard."""
        return any(
            one.text in self.counters and two.text in self.sounds
            for one, two in pairwise(words)
        )

    def is_small(self, word: str) -> bool:
        """Tell whether a word is a slip of a small word ("teh", "laa")."""
        found = self._small.get(word)
        if found is None:
            found = self._small[word] = len(word) <= _LONGEST_SMALL and any(
                OSA.distance(word, small, score_cutoff=1) <= 1
                for small in (*self.drop, *(lead[0] for lead in self.leads))
                if len(small) > 1
                and len(word) >= len(small) + (len(small) < _SHORTEST_STEM)
            )
        return found

    def bare(self, words: list[Word]) -> list[Word]:
        """Leave out the command around a name ("turn off …", "… please")."""
        texts = [word.text for word in words]
        start, stop = 0, len(texts)
        while size := self._lead(texts, start, stop, back=False):
            start += size
        while size := self._lead(texts, start, stop, back=True):
            stop -= size
        return words[start:stop] or words

    def _lead(self, texts: list[str], start: int, stop: int, *, back: bool) -> int:
        for size in range(min(_LONGEST_LEAD, stop - start), 0, -1):
            at = stop - size if back else start
            if tuple(texts[at : at + size]) in self.leads:
                return size
        return 0


def _starts(texts: list[str], at: int, phrase: Phrase) -> bool:
    return tuple(texts[at : at + len(phrase)]) == phrase


def _cut(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    shortest = _SHORTEST_SYLLABLES if word[:1] >= _HANGUL else _SHORTEST_STEM
    for ending, instead in endings:
        least = 0 if ending == instead else shortest
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word[: len(word) - len(ending)] + instead
    return word


def _phrases(text: str) -> Iterator[str]:
    return (phrase.strip() for phrase in text.split(",") if phrase.strip())


def _forms(text: str) -> set[str]:
    return {fold(text), spell_out(text)}


def _count(table: Words, lexicon: Lexicon) -> None:
    for at, words in enumerate(table.numbers.split()):
        for word in words.split("/"):
            for form in _forms(word):
                lexicon.numbers[form] = str(at)
    for at, words in enumerate(table.ordinals.split(), 1):
        for word in words.split("/"):
            for form in _forms(word):
                lexicon.ordinals[form] = str(at)
    for pair in table.sounds.split():
        word, digits = pair.split("=")
        lexicon.sounds[fold(word)] = digits


def _mean(table: Words, lexicon: Lexicon, *, leading: bool) -> None:
    fresh: dict[Phrase, list[str]] = {}
    for line in table.concepts.strip().splitlines():
        meaning, _, phrases = line.partition(":")
        for phrase in _phrases(phrases):
            for form in {phrase, " ".join(spell_out(raw) for raw in split(phrase))}:
                key = _key(form, lexicon)
                if meaning not in fresh.setdefault(key, []):
                    fresh[key].append(meaning)
            if is_unspaced(phrase):
                lexicon.known.add(fold(phrase))
    for key, found in fresh.items():
        if not leading and (key in lexicon.meanings or set(key) & lexicon.drop):
            continue
        lexicon.meanings[key] = tuple(found)
        if not leading:
            lexicon.foreign.add(key)
        lexicon.longest = max(lexicon.longest, len(key))
        lexicon.known.update(key)
        for meaning in found if leading else ():
            lexicon.spellings.setdefault(meaning, set()).add("".join(key))


def _key(phrase: str, lexicon: Lexicon) -> Phrase:
    if is_unspaced(phrase):
        return (fold(phrase),)
    return tuple(word.stem for word in lexicon.content(lexicon.words(phrase)))


def _lead(table: Words, lexicon: Lexicon) -> None:
    """Take what only the language spoken decides: endings, numbers, small words."""
    lexicon.ordered, lexicon.alike = table.ordered, table.alike
    lexicon.links = (*table.links.split(), "") if table.compounds else ()
    rules = [rule.split(">") for rule in table.endings.split()]
    lexicon.endings = tuple(
        sorted(
            {(fold(end), fold(instead)) for end, instead in rules},
            key=lambda rule: (-len(rule[0]), rule),
        )
    )
    lexicon.beside = [
        tuple(fold(raw) for raw in split(phrase)) for phrase in _phrases(table.beside)
    ]
    lexicon.inside = {fold(word) for word in table.inside.split()}
    lexicon.counters = {fold(word) for word in table.counters.split()}
    lexicon.every = {form for word in table.every.split() for form in _forms(word)}
    _count(table, lexicon)


def _load(table: Words, lexicon: Lexicon, *, leading: bool) -> None:
    if leading:
        _lead(table, lexicon)
    small = table.drop if leading else table.abroad
    drop = {form for word in small.split() for form in _forms(word)}
    lexicon.drop |= {word for word in drop if (word,) not in lexicon.meanings}
    lexicon.known |= {word for word in drop if is_unspaced(word)}
    if leading:
        others = {form for word in table.others.split() for form in _forms(word)}
        lexicon.others = {lexicon.stem(word) for word in others}
    for phrase in _phrases(table.lead):
        lead = tuple(fold(raw) for raw in split(phrase))
        lexicon.leads.add(lead)
        lexicon.known.update(word for word in lead if is_unspaced(word))
    _mean(table, lexicon, leading=leading)


def primary(language: str) -> str:
    """Give the code of the table for a language tag ('de-CH' → 'de')."""
    code = language.replace("_", "-").lower().partition("-")[0]
    return ALSO.get(code, code)


def is_scope(text: str, *languages: str) -> bool:
    """Tell whether a text is nothing but words for all there is: "all", "alle"."""
    for language in (*languages, FALLBACK):
        lexicon = lexicon_for(language)
        words = [word.text for word in lexicon.words(text, lexicon.every)]
        if not lexicon.every.isdisjoint(words) and lexicon.every | lexicon.drop >= {
            *words
        }:
            return True
    return False


@lru_cache(maxsize=32)
def lexicon_for(*languages: str) -> Lexicon:
    """Join the tables of these languages ('de-CH' is read as 'de') and English.

    The first leads. A language without a table gives what English knows.
    """
    ordered = tuple(dict.fromkeys([*map(primary, languages), FALLBACK]))
    lexicon = Lexicon(languages=ordered)
    for at, code in enumerate(ordered):
        if (table := TABLES.get(code)) is not None:
            _load(table, lexicon, leading=at == 0)
    return lexicon
