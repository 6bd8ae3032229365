"""The grammars of the languages spoken here, kept in step with the home.

Reading a language takes seconds and indexing a home a tenth of one: both happen
off the event loop, before somebody speaks where possible. Following a change of
the home takes milliseconds.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import Protocol

from ..home.resolver import Resolver
from ..home.snapshot import Home
from .guards import Hit
from .interrupt import Check, Interrupted, undisturbed
from .language import Language, load
from .settle import HomeNames
from .understand import Grammar

# So many languages stay read at once, of the tens of megabytes that one takes; who
# comes back to another waits for it again.
MOST_LANGUAGES = 5


class OffLoop(Protocol):
    """Runs blocking work in a thread."""

    def __call__[T](self, work: Callable[[], T], /) -> Awaitable[T]:
        """Return what the work returns."""


class Grammars:
    """Hands out the grammar of a language for the home as it is."""

    def __init__(
        self, resolver: Resolver, off_loop: OffLoop, cache: Path | None = None
    ) -> None:
        """Take the home's resolver, a way to run blocking work, and a folder.

        The folder keeps compiled languages over a restart; without one each start
        compiles them.
        """
        self._resolver = resolver
        self._off_loop = off_loop
        self._cache = cache
        self._closed = Event()
        self._languages: dict[str, asyncio.Future[Language | None]] = {}
        self._grammars: dict[str, Grammar] = {}

    async def get(self, code: str, home: Home) -> Grammar | None:
        """Return the grammar, None where there are no sentences for the language."""
        grammar = self._grammars.get(code)
        self._use(code)
        if grammar is not None:
            if grammar.version != home.version:
                grammar.update(home)
            return grammar
        language = await self._language(code)
        if language is None:
            return None
        names = HomeNames(self._resolver, code)
        grammar = await self._off_loop(partial(Grammar, language, home, names))
        if code in self._languages:
            self._grammars[code] = grammar
        return grammar

    def is_guarded(
        self,
        heard: tuple[str, ...],
        code: str,
        kinds: frozenset[str] = frozenset(),
    ) -> bool:
        """Tell whether folded words hold a negation, condition or delay.

        Only guards of these `kinds` count, where any are given. Of a language that is
        not read yet nothing is known.
        """
        for name in _names(code):
            if (language := _read.get(name)) is not None:
                return any(
                    not _is_courtesy(hit, heard, language)
                    for hit in language.guards.hits(heard)
                    if not kinds or hit.kind in kinds
                )
        return False

    def close(self) -> None:
        """End a reading that is under way within milliseconds; who waits gets None."""
        self._closed.set()

    async def _language(self, code: str) -> Language | None:
        """Load once, however many ask at the same time."""
        if code not in self._languages:
            self._languages[code] = asyncio.ensure_future(self._load(code))
            self._make_room()
        loading = self._languages[code]
        try:
            return await asyncio.shield(loading)
        except asyncio.CancelledError:
            if loading.cancelled() and self._languages.get(code) is loading:
                del self._languages[code]
            raise

    def _use(self, code: str) -> None:
        """Note that a language is spoken: the others go first."""
        if (loading := self._languages.pop(code, None)) is not None:
            self._languages[code] = loading

    def _make_room(self) -> None:
        """Let go of the languages that were not spoken for the longest time."""
        done = [code for code, one in self._languages.items() if one.done()]
        for code in done[: max(0, len(self._languages) - MOST_LANGUAGES)]:
            del self._languages[code]
            self._grammars.pop(code, None)
            spoken = {name for one in self._languages for name in _names(one)}
            for name in set(_names(code)) - spoken:
                _read.pop(name, None)

    async def _load(self, code: str) -> Language | None:
        for name in _names(code):
            if (found := await self._off_loop(partial(self._read, name))) is not None:
                return found
        return None

    def _read(self, name: str) -> Language | None:
        try:
            return read_language(name, cache=self._cache, check=self._go_on)
        except Interrupted:
            return None

    def _go_on(self) -> None:
        if self._closed.is_set():
            raise Interrupted


def _names(code: str) -> tuple[str, ...]:
    """Return what a language may be known by, the nearest first."""
    return tuple(dict.fromkeys((code, code.partition("-")[0])))


# What is read from the installed data never changes: a reload need not read again.
_read: dict[str, Language | None] = {}


def read_language(
    code: str, *, cache: Path | None = None, check: Check = undisturbed
) -> Language | None:
    """Load a language, or return it when it was loaded before."""
    if code not in _read:
        _read[code] = load(code, cache=cache, check=check)
    return _read[code]


def _is_courtesy(hit: Hit, heard: tuple[str, ...], language: Language) -> bool:
    """Tell whether a guard only begins a phrase that says nothing: "s'il te plaît"."""
    return any(
        len(phrase) > hit.end - hit.start
        and heard[hit.start : hit.start + len(phrase)] == phrase
        for phrase in language.tables.fillers
    )
