"""The PIN: read from speech, checked here and nowhere else, limited in tries."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import scrypt
from hmac import compare_digest
import re
from secrets import token_hex
from typing import Any, Final

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..lang.normalise import fold
from ..lang.numbers import numbers_for, tokens
from ..lang.tables import common_map, common_words

MOST_TRIES: Final = 3
# In the whole house together: who walks from room to room has no more for it.
MOST_OF_ALL: Final = 9
LOCKED_SECONDS: Final = 300.0
# Each lock-out lasts twice as long as the one before it, up to this.
LONGEST_LOCKED: Final = 3_600.0
# After so long without a wrong PIN it begins anew.
FORGIVEN_SECONDS: Final = 86_400.0
# What is tried in several rooms counts together within this.
_HOUSE_SECONDS: Final = 3_600.0
# Who tries on beyond these is locked out by each single one.
_MOST_KEPT: Final = 30
# So often numbers that nobody asked for are compared with the PIN in that time.
MOST_LOOKS: Final = 10
SHORTEST: Final = 4
LONGEST: Final = 12
MASK: Final = "[PIN]"

# Digits as they are spoken, in many languages at once: a PIN is digits anywhere.
DIGITS: Final[Mapping[str, str]] = {
    word: digit
    for digit, words in common_map("pin", "digits").items()
    for word in words.split()
}
# A digit behind one of these is said so many times: "double one", "zweimal die Eins".
TIMES: Final[Mapping[str, int]] = {
    word: int(times)
    for times, words in common_map("pin", "times").items()
    for word in words.split()
}
# These may stand between the two.
THE: Final = frozenset(common_words("pin", "the"))

_FEWEST_SPOKEN: Final = 3
# Scripts without letter case are written without blanks between their digits.
_STRINGING: Final = "|".join(
    sorted((one for one in DIGITS if one.lower() == one.upper()), key=len, reverse=True)
)
_STRUNG = re.compile(_STRINGING)
# A word that is no number, up to where so many digits are strung together.
_WORD: Final = (
    rf"(?:{_STRINGING}){{{SHORTEST},}}"
    rf"|[^\W\d_]+?(?=(?:{_STRINGING}){{{SHORTEST}}}|[\W\d_]|$)"
)
_WORDS = re.compile(rf"\d|{_WORD}")
# The words of a sentence and its numbers.
PIECES: Final = re.compile(rf"\d+|{_WORD}")


class Tried(StrEnum):
    """What came of a try."""

    RIGHT = "right"
    WRONG = "wrong"
    LOCKED = "locked"
    UNSET = "unset"


def read_digits(text: str) -> str | None:
    """Return the digits of an utterance that is hardly anything else; else None."""
    words = _WORDS.findall(text.casefold())
    digits, said, other, at = "", 0, 0, 0
    while at < len(words):
        found = digits_at(words, at)
        if found is None:
            other, at = other + 1, at + 1
        else:
            digits, said, at = digits + found[0], said + 1, found[1]
    if len(digits) < _FEWEST_SPOKEN or other > said:
        return None
    return digits


def digits_at(words: Sequence[str], at: int) -> tuple[str, int] | None:
    """Read one digit, or one said several times ("double one"), and where it ends."""
    word = fold(words[at]) or words[at]
    if (times := TIMES.get(word)) is not None:
        after = at + 1 + (at + 2 < len(words) and fold(words[at + 1]) in THE)
        once = _digit(words[after]) if after < len(words) else None
        return (once * times, after + 1) if once else None
    once = _digit(words[at])
    return (once, at + 1) if once else _grown(word, at)


def _digit(word: str) -> str | None:
    found = word if word.isdecimal() else DIGITS.get(fold(word), DIGITS.get(word))
    found = found or _strung(word)
    return "".join(str(int(one)) for one in found) if found else None


def _strung(word: str) -> str:
    """Read digits that are written as one word; "" where they are not all of it."""
    digits, at = "", 0
    while at < len(word):
        if (one := _STRUNG.match(word, at)) is None:
            return ""
        digits, at = digits + DIGITS[one[0]], one.end()
    return digits


def _grown(word: str, at: int) -> tuple[str, int] | None:
    """Read "doppeleins", which is one word."""
    for start, times in TIMES.items():
        if word.startswith(start) and (digit := DIGITS.get(word[len(start) :])):
            return digit * times, at + 1
    return None


def read_groups(text: str, language: str) -> str | None:
    """Return the digits of numbers said in groups ("forty-seven eleven"); else None."""
    heard, numbers = tokens(text.replace("-", " ")), numbers_for(language)
    groups, other, at = [], 0, 0
    while at < len(heard):
        # A run of digits keeps its zeros.
        if heard[at].isdecimal():
            groups.append(heard[at])
            at += 1
        elif found := numbers.cardinal(heard, at):
            groups.append(str(found[0]))
            at = found[1]
        elif one := digits_at(heard, at):
            groups.append(one[0])
            at = one[1]
        else:
            other += 1
            at += 1
    digits = "".join(groups)
    if len(digits) < _FEWEST_SPOKEN or other > len(groups):
        return None
    return digits


def make_pin(digits: str) -> tuple[str, str]:
    """Return (hash, salt) to store for a PIN; takes some milliseconds."""
    salt = token_hex(16)
    return hashed(digits, salt), salt


def hashed(digits: str, salt: str) -> str:
    """Return the salted hash of a PIN."""
    return scrypt(digits.encode(), salt=salt.encode(), n=2**10, r=8, p=1).hex()


@dataclass(slots=True, kw_only=True)
class Pin:
    """The PIN of the house, and who tried it in vain; times in seconds, monotonic.

    `save` is told of every change of the `failed` tries.
    """

    stored: str = field(default="", repr=False)
    salt: str = field(default="", repr=False)
    failed: dict[str, list[float]] = field(default_factory=dict)
    save: Callable[[Mapping[str, list[float]]], None] = field(default=lambda _: None)
    _looked: dict[str, list[float]] = field(default_factory=dict)

    @property
    def is_set(self) -> bool:
        """Tell whether the owner has set one."""
        return bool(self.stored)

    def is_it(self, digits: str) -> bool:
        """Tell whether these are the digits; counts no try."""
        return self.is_set and compare_digest(hashed(digits, self.salt), self.stored)

    def may_look(self, who: str, now: float) -> bool:
        """Count a look at numbers that nobody asked for; False when it is enough.

        Without a limit whoever tries all numbers would hear which one is the PIN.
        """
        looks = [at for at in self._looked.get(who, ()) if now - at < LOCKED_SECONDS]
        self._looked[who] = [*looks[-MOST_LOOKS:], now]
        return len(looks) < MOST_LOOKS

    def locked(self, who: str, now: float) -> float:
        """Return for how many seconds no PIN is taken from there; 0 for none."""
        self.failed = {
            one: tries
            for one, tries in self.failed.items()
            if tries and now - tries[-1] < FORGIVEN_SECONDS
        }
        everybody = sorted(at for tries in self.failed.values() for at in tries)
        until = max(
            _locked_until(self.failed.get(who, []), MOST_TRIES, FORGIVEN_SECONDS),
            _locked_until(everybody, MOST_OF_ALL, _HOUSE_SECONDS),
        )
        return max(0.0, until - now)

    def enter(self, digits: str, who: str, now: float) -> Tried:
        """Try a PIN."""
        if not self.is_set:
            return Tried.UNSET
        if self.locked(who, now):
            return Tried.LOCKED
        if self.is_it(digits):
            if self.failed.pop(who, None):
                self.save(self.failed)
            return Tried.RIGHT
        self.failed[who] = [*self.failed.get(who, ()), now][-_MOST_KEPT:]
        self.save(self.failed)
        return Tried.LOCKED if self.locked(who, now) else Tried.WRONG


def _locked_until(tries: Sequence[float], most: int, within: float) -> float:
    """Return until when so many tries lock it; every lock-out lasts twice as long."""
    until, lasts, run, last = 0.0, LOCKED_SECONDS, list[float](), -FORGIVEN_SECONDS
    for at in tries:
        if at - last >= FORGIVEN_SECONDS:
            lasts = LOCKED_SECONDS
        last, run = at, [*(one for one in run if at - one < within), at]
        if len(run) >= most:
            until, lasts, run = at + lasts, min(2 * lasts, LONGEST_LOCKED), []
    return until


_KEY: Final = f"{DOMAIN}.pin_tries"
_VERSION: Final = 1

type Tries = Mapping[str, list[float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptTries:
    """Failed tries by who made them, in seconds of the loop; `save` keeps them."""

    failed: dict[str, list[float]] = field(default_factory=dict)
    save: Callable[[Tries], None] = field(default=lambda _: None)


async def load_tries(hass: HomeAssistant, entry_id: str) -> KeptTries:
    """Read the failed tries of an entry that still count; they are kept by it."""
    store: Store[dict[str, Any]] = Store(
        hass, _VERSION, _KEY, private=True, atomic_writes=True
    )
    stored = await store.async_load() or {}
    now = dt_util.utcnow().timestamp()
    # The loop's clock begins anew with every start.
    ahead = hass.loop.time() - now
    kept = {key: _read(tries, now) for key, tries in stored.items()}

    @callback
    def save(failed: Tries) -> None:
        kept[entry_id] = {
            who: [at - ahead for at in tries] for who, tries in failed.items() if tries
        }
        # At once: whoever can stop the house must not win a try by it.
        data = {key: one for key, one in kept.items() if one}
        hass.async_create_task(store.async_save(data), "Keep the failed tries")

    failed = kept.get(entry_id, {})
    return KeptTries(
        failed={who: [at + ahead for at in tries] for who, tries in failed.items()},
        save=save,
    )


def _read(tries: object, now: float) -> dict[str, list[float]]:
    """Read what was kept; a time to come, of a clock put back, counts as now."""
    if not isinstance(tries, Mapping):
        return {}
    read = {
        str(who): sorted(
            min(float(at), now) for at in times if isinstance(at, int | float)
        )
        for who, times in tries.items()
        if isinstance(times, list)
    }
    # The last one tells: what came before it made the lock-out longer.
    return {
        who: times
        for who, times in read.items()
        if times and now - times[-1] < FORGIVEN_SECONDS
    }
