"""Turns a clause whose verb stands last into a sentence: what "dass" opens, in German.

"mein Fahrrad im Keller steht" is kept and told again as "mein Fahrrad steht im Keller".
Only where it is certain what the verb stands behind; else the clause stays as it is.
"""

from .clause_words import Is, Order, order_of

_FEWEST = 3
# Longer clauses hold others.
_MOST = 16
_DEEPEST = 4
_PAIR = 2


def main_clause(text: str, language: str) -> str:
    """Put the last word, a verb, behind the subject; the text itself where in doubt."""
    order = order_of(language.partition("-")[0].casefold())
    words = text.split()
    if order is None or not _FEWEST <= len(words) <= _MOST:
        return text
    verb, rest = words[-1], words[:-1]
    end = _Opening(rest, order, verb).end()
    if not 0 < end <= len(rest) or not order.may_be_verb(verb):
        return text
    behind = rest[end:]
    if any(_is_tangled(behind, at, order) for at in range(len(behind))):
        return text
    part, verb = order.parted(verb)
    return " ".join([*rest[:end], verb, *behind, *filter(None, [part])])


def in_order(text: str, language: str) -> str:
    """Return what follows "actually" as a sentence: its subject, its verb, the rest.

    "Ist Toms Hausnummer 4", "dass Tom in Bonn wohnt"; the text itself where in doubt.
    """
    order = order_of(language.partition("-")[0].casefold())
    verb, *rest = text.split() or [""]
    if order is None or not _FEWEST <= len(rest) + 1 <= _MOST:
        return text
    if order.conjunction(verb):
        return main_clause(" ".join(rest), language)
    if not order.may_be_verb(verb) or verb.endswith("e") or order.alone(rest[0]):
        return text
    end = _Opening(rest, order, verb).subject()
    return " ".join([*rest[:end], verb, *rest[end:]]) if 0 < end < len(rest) else text


def _is_tangled(words: list[str], at: int, order: Order) -> bool:
    """Tell whether another clause may begin here; "milk and cheese" is one thing."""
    word = words[at]
    if order.link(word) and 0 < at < len(words) - 1:
        return not (words[at - 1][:1].isupper() and words[at + 1][:1].isupper())
    return word[-1] in ",;:" or order.tangled(word)


def opens_clause(text: str, language: str) -> bool:
    """Tell whether a text ends in the word that opens a verb-last clause."""
    order = order_of(language.partition("-")[0].casefold())
    last = text.split()[-1:]
    return order is not None and bool(last) and order.conjunction(last[0].strip(",:"))


class _Opening:
    """Reads how far the first part of a clause goes: its subject, a place or a time."""

    def __init__(self, words: list[str], order: Order, verb: str) -> None:
        self._words = words
        self._is = order
        self._of_being = order.being(verb)
        self._takes = order.takes(verb)
        self._lies = order.lying(verb) or order.stating(verb)
        self._states = order.stating(verb)
        self._to_whom = order.given(verb)
        self._is_led = bool(words) and order.article(words[0])
        # "Der Kamin von Meyer gekehrt wurde": by whom, not whose.
        self._by_whom = order.passive(verb) and bool(words) and words[-1][0].islower()

    def end(self) -> int:
        """Return how many words the verb stands behind; 0 where that is in doubt."""
        if self._has(0, self._is.adverb):
            return 1
        if self._has(0, self._is.place) and (at := self._place(0)):
            return self._filled(at)
        return self.subject()

    def subject(self) -> int:
        """Return how many words the subject is, where it opens; 0 in doubt."""
        return self._widened(self._subject(0))

    def _filled(self, at: int) -> int:
        """Return where "in Schublade 4", "im Schrank des Flurs" ends; 0 in doubt."""
        if self._has(at, self._is.number):
            counted = self._is_noun(at + 1) and self._has(0, self._is.where)
            # "In Schublade 4 Hämmer liegen": four of them, or the fourth.
            return 0 if counted else at + (not self._is_noun(at + 1))
        if self._has(at, self._is.shared):
            # "Der Küche der Hammer": whose, or who?
            return 0 if self._is_article_of(self._named(at + 1)) else at
        if self._has(at, self._is.genitive):
            led = self._has(at, self._is.article)
            return self._named(at + led) or at
        return at

    def _owner(self, at: int) -> int:
        """Return where "der Regentonne" ends behind a noun; `at` where it is no owner.

        0 in doubt: the owner of it, or to whom it goes.
        """
        end = self._named(at + 1)
        if not end or not self._is_led or (end == len(self._words) and self._to_whom):
            return at
        if not (end := self._with_name(end)):
            return 0
        if self._to_whom and not self._of_being:
            return 0
        thing = self._is_article_of(end) and self._has(end, self._is.article)
        # "Der Nachbarin den Schlüssel gegeben hat".
        done = self._words[-1][:1].islower()
        if thing and (done or not (self._takes or self._of_being)):
            return 0
        vague = self._of_being and end < len(self._words) and self._to_whom
        return 0 if vague and self._has(end, self._is.genitive) else end

    def _whose(self, at: int) -> int:
        """Return where "meines Cousins Jan" ends; 0 for no owner, or in doubt."""
        end = self._named(at + 1)
        return end and self._with_name(end)

    def _with_name(self, end: int) -> int:
        """Return where an owner ends with a name behind it; 0 in doubt.

        What stands there alone, or has something in it, is what is told.
        """
        last = self._names(end)
        behind = self._words[last:]
        if last == end or (behind and not self._is.made(behind[0])):
            return last
        kin = last > end + 1 and self._has(end - 1, self._is.kin)
        return 0 if kin else end

    def _names(self, at: int) -> int:
        """Return where nouns end that may be somebody's name."""
        while self._is_noun(at) and not self._opens_value(at):
            at += 1
        return at

    def _opens_value(self, at: int) -> bool:
        """Tell what is no part of a name: "XL", "B-KL", "Das Boot", "Frau Berger"."""
        word = self._words[at]
        marked = word.isupper() and not word.endswith(".")
        return marked or self._is_article_of(at) or self._has(at, self._is.rank)

    def _widened(self, end: int) -> int:
        """Return where a subject ends with its number and "für das Bootshaus"."""
        if not end or end == len(self._words):
            return end
        if self._has(end, self._is.number) and self._has(end + 1, self._is.place):
            return end + 1 if self._lies else 0
        if not self._is_led or not self._has(end, self._is.place):
            return end
        further = self._place(end)
        if not 0 < further < len(self._words):
            return end
        if self._has(end, self._is.attached):
            return further if self._lies else 0
        names = self._states and self._has(end, self._is.where)
        return end if not names or self._has(further, self._is.place) else further

    def _subject(self, at: int) -> int:
        end = self._noun(at)
        for _ in range(_DEEPEST):
            if end and self._has(end, self._is.link):
                joined = self._noun(end + 1)
                if not joined:
                    return 0
                end = joined
            elif end and self._has(end, self._is.genitive):
                if self._by_whom and self._words[end].casefold() == "von":
                    break
                led = self._is.article(self._words[end])
                owner = self._whose(end) if led else self._noun(end + 1)
                if not owner and self._is_noun(end + 1):
                    return 0
                if not owner:
                    break
                end = owner
            elif end and self._has(end, self._is.shared):
                owner = self._owner(end)
                if owner == end:
                    break
                end = owner
            else:
                break
        return end

    def _noun(self, at: int) -> int:
        """Return where a subject that begins here ends; 0 where none does for sure."""
        if self._has(at, self._is.alone) and not self._is_article_of(at):
            return at + 1
        if self._has(at, self._is.article) or self._has(at, self._is.genitive):
            end = self._named(at + 1)
            return self._told(end - 1, bound=True) if self._is_noun(end) else end
        if self._has(at, self._is.title) and self._is_noun(at + 1):
            return self._owned(at + 1) or self._told(at, bound=True)
        if not self._is_noun(at):
            return 0
        if owned := self._owned(at):
            return owned
        # "Oma Erna …" or "Oma Geburtstag …": only with nothing behind it is that clear.
        clear = not self._is_noun(at + 1)
        return at + 1 if clear else self._told(at, bound=False)

    def _told(self, at: int, *, bound: bool) -> int:
        """Return where the subject ends in nouns that stand together from here.

        The last of them is what somebody has, likes or is, where nothing else can be.
        `bound`: the first one is called what stands behind it.
        """
        end = self._names(at + 1)
        if self._is_noun(end):
            return self._before_value(at, end)
        behind = self._words[end:]
        thing = not behind or self._is.negating(behind[0])
        thing = thing or self._has(end - 1, self._is.bound)
        # "Onkel Hans Kaffee": more than a name.
        longer = bound and end > at + _PAIR and not self._has(end - 2, self._is.title)
        thing = thing or longer
        if self._is_elsewhere(end) or not (self._takes or self._of_being):
            return end if bound else 0
        if self._takes and thing:
            return end - 1
        if self._of_being and not behind:
            return self._called(at, end, bound=bound)
        if behind and (self._is.made(behind[0]) or self._is_counted(at, end)):
            return end - 1
        # "Mein Sohn Geige im Orchester": his name, or what he plays?
        played = self._takes and bool(behind) and self._is.where(behind[0])
        return end if bound and end == at + _PAIR and not played else 0

    def _called(self, at: int, end: int, *, bound: bool) -> int:
        """Return where a subject ends before what it is called; 0 in doubt.

        "Von Tom Werder Bremen", "mein Verein Werder Bremen": who is called what?
        """
        named = self._is_somebody(at)
        if not named and self._has(at + 1, self._is.title):
            return at + 1
        return 0 if end > at + _PAIR + (bound and named) else end - 1

    def _is_counted(self, at: int, end: int) -> bool:
        """Tell "Größe 38", "Nummer 7", and of a thing "Ulmenstraße 9"."""
        thing = self._has(end - 1, self._is.bound) or not self._is_somebody(at)
        return thing and end > at + 1 and self._has(end, self._is.number)

    def _is_somebody(self, at: int) -> bool:
        return self._has(at, self._is.kin) or self._has(at, self._is.title)

    def _before_value(self, at: int, end: int) -> int:
        """Return where a subject ends before what is surely its value; 0 in doubt."""
        if not (self._takes or self._of_being):
            return 0
        if self._has(end, self._is.rank) and self._names(end + 1) < len(self._words):
            return 0
        return end - (end > at + 1 and self._has(end - 1, self._is.bound))

    def _is_elsewhere(self, at: int) -> bool:
        """Tell whether what a verb takes stands further on: "den Garten"."""
        return any(
            self._is.article(self._words[spot])
            and not self._has(spot - 1, self._is.place)
            for spot in range(at, len(self._words))
        )

    def _owned(self, at: int) -> int:
        """Return where "Lindners Lieblingssuppe" ends; 0 for what may be two."""
        # "Noras zweiter Vorname".
        end = self._named(at + 1) or at + 2
        certain = self._of_being or self._is_elsewhere(end)
        if not (certain and self._has(at, self._is.owner)):
            return 0
        # "Jonas Lehrer", and "Jonas Lehrer in Celle", may be what Jonas is.
        behind = not self._has(end, self._is.place) or self._is_dated(end + 1)
        told = end < len(self._words) and behind
        return end if told and self._is_noun(end - 1) else 0

    def _is_dated(self, at: int) -> bool:
        """Tell "am 3. Mai", "um neun" by what stands behind its first word."""
        day = at < len(self._words) and self._words[at][:1].isdecimal()
        return day or self._has(at, self._is.clock)

    def _is_article_of(self, at: int) -> bool:
        return self._has(at, self._is.article) and self._named(at + 1) > 0

    def _named(self, at: int) -> int:
        """Return where "alte rote Fahrrad" ends; 0 where no noun comes."""
        for _ in range(_DEEPEST):
            if self._is_noun(at):
                return at + 1
            if not self._has(at, self._is.inflected):
                return 0
            at += 1
        return 0

    def _place(self, at: int) -> int:
        """Return where "am 3. Mai", "um neun", "im alten Schuppen" ends."""
        at += 1
        if self._has(at, self._is.clock):
            while self._has(at, self._is.clock) or self._is_noun(at):
                at += 1
            return at
        if self._has(at, self._is.article):
            at += 1
        return self._named(at)

    def _has(self, at: int, is_: Is) -> bool:
        return at < len(self._words) and is_(self._words[at])

    def _is_noun(self, at: int) -> bool:
        return at < len(self._words) and self._words[at][:1].isupper()
