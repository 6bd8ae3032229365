"""Questions of consent that wait: bound to exact arguments, a place and a person.

An answer counts in the same conversation on the same device, or after a fresh
wake-up on the same satellite, since many satellites do not keep listening. It
counts once, in time, and anything but an answer drops the question.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Any, Final

from ..lang.numbers import phrases, tokens
from ..lang.tables import common, common_set, lists, texts
from ..lang.values import TABLES, values_for
from .tiers import Asker, Tier

# Languages without a table of values, and what theirs lack: yes, no.
ANSWERS: Final = lists("answers", "answers")
# They agree where they are all that is said; with more beside it they round off, like
# "ist gut jetzt" and "fine, thanks".
LOOSE: Final = texts("answers", "loose")
# So begins who wants something left as it is: "leave it locked", "lass sie an".
LEAVING: Final = texts("answers", "leaving")
# Who lets somebody in leaves nothing as it is; together for all languages.
ENTERING: Final = common_set("answers", "entering")
# Whom it is said to, and that it is meant; together for all languages.
PLEASE: Final = common("answers", "please")
# Whole sentences that begin like a yes and are none.
IRONY: Final = texts("answers", "irony")
# Whoever ends with one of these has not finished; together for all languages.
UNFINISHED: Final = common_set("answers", "unfinished")
# Stand for what the wish has named, and end a verb that was parted ("schließ sie auf").
PRONOUNS: Final = common_set("answers", "pronouns")
PARTICLES: Final = common_set("answers", "particles")


# Words an answer has at most; more is a new sentence.
_LONGEST: Final = 8
# So often somebody may say the one word that agrees.
_MOST_YES: Final = 4
_MOST_LOOSE: Final = 2
# So many words tell how things are to be left.
_MOST_LEFT: Final = 4

_ASKING: Final = ("?", "\uff1f")
_TRAILING: Final = ("...", "\u2026")

type Redo = Callable[[Any], Awaitable[Any]]
type Phrases = frozenset[tuple[str, ...]]


class Answer(Enum):
    """How a sentence answers the question."""

    YES = auto()
    NO = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A question that waits until `expires` (seconds, monotonic).

    `redo` does exactly what was asked about, in the turn it is given. `asked` counts
    how often it was put again to words that were no answer.
    """

    asker: Asker
    tier: Tier
    question: str
    expires: float
    redo: Redo
    asked: int = 0


class Confirmations:
    """All questions that wait, one per conversation and one per place."""

    def __init__(self) -> None:
        """Start without any."""
        self._pending: list[Pending] = []

    def __len__(self) -> int:
        """Count them."""
        return len(self._pending)

    def open(self, pending: Pending) -> None:
        """Ask; what waited there before is dropped."""
        asker = pending.asker
        self._pending = [
            one
            for one in self._pending
            if one.asker.conversation_id != asker.conversation_id
            and (asker.place is None or one.asker.place != asker.place)
        ]
        self._pending.append(pending)

    def drop(self, conversation_id: str) -> None:
        """Drop what waits in a conversation that goes on otherwise."""
        self._pending = [
            one for one in self._pending if one.asker.conversation_id != conversation_id
        ]

    def take(self, asker: Asker, now: float) -> Pending | None:
        """Take the question that this sentence may answer; it waits no longer."""
        self._pending = [one for one in self._pending if one.expires > now]
        for one in self._pending:
            if _same(one.asker, asker):
                self._pending.remove(one)
                return one
        # In a conversation that moved to another device the question is dropped.
        self.drop(asker.conversation_id)
        return None

    def waits(self, asker: Asker, now: float) -> Pending | None:
        """Look at the question that waits there, without taking it."""
        return next(
            (
                one
                for one in self._pending
                if one.expires > now and _same(one.asker, asker)
            ),
            None,
        )

    def waits_in(self, conversation_id: str, now: float) -> bool:
        """Tell whether a question waits in a conversation."""
        return any(
            one.asker.conversation_id == conversation_id and one.expires > now
            for one in self._pending
        )

    def awaits_pin(self, conversation_id: str, place: str | None, now: float) -> bool:
        """Tell whether a PIN is waited for in a conversation or at a place."""
        return any(
            one.tier is Tier.PIN
            and one.expires > now
            and (
                one.asker.conversation_id == conversation_id
                or (place is not None and one.asker.place == place)
            )
            for one in self._pending
        )

    def clear(self) -> None:
        """Drop them all."""
        self._pending.clear()


def _same(one: Asker, other: Asker) -> bool:
    if one.user_id != other.user_id or one.place != other.place:
        return False
    return one.conversation_id == other.conversation_id or one.satellite_id is not None


def read_consent(text: str, language: str) -> Answer:
    """Read a sentence as yes or no, in the words of its language."""
    said = tokens(text)
    # Who asks back has not agreed.
    if not said or len(said) > _LONGEST or text.rstrip().endswith(_ASKING):
        return Answer.OTHER
    code = language.partition("-")[0].casefold()
    yes, no, around = _tables(code)
    if _made_of(said, no, around) or _leaves(said, code, no | around):
        return Answer.NO
    loose = phrases(LOOSE.get(code, ""))
    unfinished = len(said) > 1 and said[-1] in UNFINISHED and said not in yes | loose
    unfinished |= text.rstrip().endswith(_TRAILING)
    # A crowd that cheers has agreed to nothing.
    most = _MOST_YES if said[:1] in yes else _MOST_LOOSE
    cheered = len(said) > most and len(set(said)) == 1
    if unfinished or cheered or said in phrases(IRONY.get(code, "")):
        return Answer.OTHER
    # "Ist gut" agrees, "ist gut jetzt" has had enough.
    agreed = _made_of(said, yes, around) or _made_of(said, yes | loose, _PLEASE)
    return Answer.YES if agreed else Answer.OTHER


def _leaves(said: tuple[str, ...], code: str, before: Phrases) -> bool:
    """Tell whether things are to stay as they are: "never mind, leave them on"."""
    leaving = phrases(LEAVING.get(code, ""))
    for at in range(len(said)):
        size = _longest(said, at, leaving)
        rest = said[at + size :]
        if size and (not at or _made_of(said[:at], before, frozenset())):
            lets_in = not (UNFINISHED | ENTERING).isdisjoint(rest)
            return len(rest) <= _MOST_LEFT and not lets_in
    return False


def agrees_again(text: str, wish: str, language: str, question: str = "") -> bool:
    """Tell whether a yes goes on with the very wish: "yes, unlock it".

    Or with what it is about alone, "yes, the front door", or with the end of the
    question: "ja, aufschließen".
    """
    if text.rstrip().endswith((*_ASKING, *_TRAILING)):
        return False
    code = language.partition("-")[0].casefold()
    yes, _, around = _tables(code)
    yes |= phrases(LOOSE.get(code, ""))
    said, wished = tokens(text), _bare(tokens(wish), around)
    size = _longest(said, 0, yes)
    rest = _bare(said[size:], around)
    if not size or not rest or not wished:
        return False
    if rest in (wished, _object_of(wished)) or _ends(question, rest):
        return True
    # "Schließ sie auf" is "schließe die Tür auf".
    rest, wished = _clipped(rest), _clipped(wished)
    return any(_stands_for(rest, at, wished) for at in range(1, len(rest) + 1))


def _ends(question: str, rest: tuple[str, ...]) -> bool:
    """Tell whether words are the end, or both ends, of the only question of one thing.

    "Garagentor wirklich öffnen?" is answered by "Garagentor öffnen".
    """
    asked, _, more = question.partition("?")
    asked, size = asked.rpartition(". ")[2], len(rest)
    words = tokens(asked)
    one = "?" not in more and not {",", ":"} & set(asked)
    ends = (words[:at] + words[len(words) - size + at :] for at in range(size))
    return one and UNFINISHED.isdisjoint(words) and size <= len(words) and rest in ends


def _clipped(said: tuple[str, ...]) -> tuple[str, ...]:
    """Take the ending off an imperative, which is said with it and without."""
    return (said[0].removesuffix("e"), *said[1:])


def _stands_for(rest: tuple[str, ...], at: int, wished: tuple[str, ...]) -> bool:
    """Tell whether a wish is the rest, with names at a place or for its pronoun."""
    pronoun = rest[at : at + 1] and rest[at] in PRONOUNS
    before, after = rest[:at], rest[at + bool(pronoun) :]
    named = wished[at : len(wished) - len(after)]
    return (
        bool(named)
        and wished[:at] == before
        and wished[len(wished) - len(after) :] == after
        # "Schließe sie" is no "schließe die Tür auf".
        and PARTICLES.isdisjoint(named)
    )


def _object_of(wished: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a wish of one thing is about; () of several."""
    about = wished[1:-1] if wished[-1] in PARTICLES else wished[1:]
    return about if UNFINISHED.isdisjoint(about) else ()


def _bare(said: tuple[str, ...], around: Phrases) -> tuple[str, ...]:
    """Take courtesies off both ends."""
    while size := max((len(p) for p in around if said[: len(p)] == p), default=0):
        said = said[size:]
    while size := max((len(p) for p in around if said[-len(p) :] == p), default=0):
        said = said[:-size]
    return said


def _made_of(said: tuple[str, ...], wanted: Phrases, around: Phrases) -> bool:
    """Tell whether the words are one of the wanted phrases and courtesies only."""
    # What the words up to there are made of: whether a wanted phrase is among it.
    reached: dict[int, bool] = {0: False}
    for at in range(len(said)):
        if at not in reached:
            continue
        for end in range(at + 1, len(said) + 1):
            part = said[at:end]
            if part in wanted or part in around:
                found = reached[at] or part in wanted
                reached[end] = reached.get(end, False) or found
    return reached.get(len(said), False)


def _longest(said: tuple[str, ...], at: int, table: Phrases) -> int:
    return next(
        (n for n in range(len(said) - at, 0, -1) if said[at : at + n] in table), 0
    )


@lru_cache(maxsize=32)
def _tables(code: str) -> tuple[Phrases, Phrases, Phrases]:
    """Return the words for yes, for no, and the courtesies around them."""
    yes, no = ANSWERS.get(code, ("", ""))
    edges: Phrases = frozenset()
    if code in TABLES or code not in ANSWERS:
        values = values_for(code)
        yes, no = f"{values.yes},{yes}", f"{values.no},{values.never_mind},{no}"
        edges = phrases(values.edges) - {("and",), ("then",)}
    return phrases(yes) - _FORM, phrases(no) - _FORM, edges


# These answer a form, not the question whether to unlock.
_FORM: Phrases = frozenset(
    {("on",), ("true",), ("off",), ("false",), ("enabled",), ("disabled",), ("an",)}
)
# They agree, too: who says "please" after a loose yes means it.
_PLEASE: Phrases = phrases(PLEASE)
