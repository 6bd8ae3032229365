"""Undo: what was done is put back, by what is spoken of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
import re
from typing import TYPE_CHECKING, Final

from homeassistant.core import State

from ..commands.parts.actions import ActionFailed
from ..commands.shelf.response import Response
from ..commands.undo import carry_out
from ..home.question import Decision as Settled, Query
from ..home.resolver import Resolver
from ..home.snapshot import Home, make_home
from ..lang.keywords import content_words
from ..lang.normalise import fold
from ..lang.patterns import PARTS, plain_text
from ..lang.responses import word_lists
from ..memory import StoreError
from ..nlu.interpret import Deed, no_deed
from ..safety.executor import Noted, ask, execute
from ..safety.journal import (
    KEPT_SECONDS,
    RESTORABLE,
    TOLD_SECONDS,
    UNDO,
    Entry,
    changed_since,
)
from ..safety.restore import acts_back, restoring
from ..safety.tiers import NO_CONSENT, Grant
from ..telemetry.tracer import current_trace
from .command_consent import asker_from
from .execute import Obeyed, spoken

if TYPE_CHECKING:
    from ..commands.base import Request
    from ..commands.shelf.kit import Extent
    from ..safety.authorizer import Authorizer, Decision
    from ..safety.readback import Held
    from ..safety.tiers import Asker
    from .types import Turn


AMISS: Final = word_lists("undo", "amiss")

_NEVER: Final = "(?!)"
# From this chance that an act is wished for a clause does not only tell why.
_WISHED: Final = 0.7


def small_home(home: Home, touched: frozenset[str]) -> Home:
    """Give a home with nothing but the things that were touched."""
    return make_home(
        version=home.version,
        floors=home.floors.values(),
        areas=home.areas.values(),
        entities=[home.entities[one] for one in touched if one in home.entities],
    )


def is_plain(extent: Extent) -> bool:
    """Tell whether no more was asked for than to take back what was done last."""
    count = extent.count == 1 and extent.within is None
    return count and not (extent.what or extent.keep or extent.fresh)


def spoken_of(
    turns: Sequence[Sequence[Entry]], said: Asker, home: Home, tongue: str, deed: Deed
) -> frozenset[str]:
    """Give what of the turns before the last one is spoken of, () for the last."""
    clauses = [one for one in _meant_clauses(said.text, said.language, deed) if one]
    touched = [frozenset().union(*(one.touched for one in turn)) for turn in turns]
    if not clauses or len(turns) <= 1:
        return frozenset()
    names = Resolver(small_home(home, frozenset().union(*touched)), (tongue,))
    best = names.meant(", ".join(clauses), said.language).best
    if best & touched[0]:
        return frozenset()
    return next((best & one for one in touched if best & one), frozenset())


def was_said(what: str, turn: Sequence[Entry], language: str) -> bool:
    """Tell whether words stand in the wish that touched nothing with a name."""
    wanted = {one.stem for one in content_words(what, language)}
    said = {
        one.stem
        for entry in turn
        for one in content_words(entry.asker.text, entry.asker.language)
    }
    return bool(wanted) and wanted <= said


def _meant_clauses(said: str, language: str, deed: Deed) -> list[str]:
    """Give the clauses that may name it: no reason, and nothing that stays."""
    amiss, kept = _patterns(language.partition("-")[0].casefold())
    clauses = [one for one in PARTS.split(plain_text(said)) if not kept.search(one)]
    return [
        one
        for one in clauses
        if amiss.search(one)
        or (chance := deed(one, language)) is None
        or chance >= _WISHED
    ]


@lru_cache(maxsize=16)
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    amiss, kept = AMISS.get(code, (_NEVER, _NEVER))
    return re.compile(amiss, re.IGNORECASE), re.compile(kept, re.IGNORECASE)


# So long "cancel that" is about what was just done.
_FRESH_SECONDS: Final = 60.0
_GONE: Final = frozenset({"unavailable", "unknown"})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Back:
    """What is to be taken back: entries cut to what is meant, `left` stays as it is.

    `since` was changed by somebody else, and goes back `anyway`. `named` wants the
    things by name: they were not done here.
    """

    entries: tuple[Entry, ...]
    origins: tuple[Entry, ...]
    states: tuple[State, ...]
    left: frozenset[str] = frozenset()
    since: frozenset[str] = frozenset()
    turns: int = 1
    partly: bool = False
    named: bool = False
    anyway: bool = False

    @property
    def lasting(self) -> tuple[str, ...]:
        """What cannot be taken back, by id."""
        return tuple(one for entry in self.entries for one in entry.lasting)

    @property
    def touched(self) -> frozenset[str]:
        """All that is taken back, by id; empty where whole entries are."""
        whole = not self.partly
        return (
            frozenset()
            if whole
            else frozenset().union(*(entry.touched for entry in self.entries))
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TakingBack:
    """Undoes from the journal."""

    guardian: Authorizer

    async def undo(self, request: Request, extent: Extent) -> Response | None:
        """Take back what is meant; None when nothing was done here."""
        guardian, asker = self.guardian, asker_from(request)
        now = guardian.hass.loop.time()
        if extent.again:
            return await self._again(request)
        turns = guardian.journal.turns(asker, now)
        if not turns:
            if not extent.fresh and guardian.journal.mine(asker, now, TOLD_SECONDS):
                return self._failure("undo_too_late", request)
            # What was done before is unknown; nothing was, a moment ago.
            known = extent.fresh or len(guardian.journal)
            return None if known else self._failure("nothing_since", request)
        back = self._chosen(turns, extent, request)
        if back is None:
            if not (said := extent.what or extent.keep):
                return None
            text = guardian.say("undo_unknown", request.language, said=said)
            return Response.answer(text, declined=True)
        response = await self._take(replace(back, anyway=extent.anyway), request)
        if response.ok and self._is_older(extent, request):
            older = self._say("undo_older", request)
            response = replace(response, message=f"{response.message} {older}")
        return response

    def _is_older(self, extent: Extent, request: Request) -> bool:
        """Tell whether more was meant than can be taken back after so long."""
        if extent.within is None or extent.within.total_seconds() <= KEPT_SECONDS:
            return False
        now, asker = self.guardian.hass.loop.time(), asker_from(request)
        most = extent.within.total_seconds()
        journal = self.guardian.journal
        return any(
            now - one.at >= KEPT_SECONDS for one in journal.mine(asker, now, most)
        )

    async def _take(
        self, back: _Back, request: Request, granted: Grant = NO_CONSENT
    ) -> Response:
        """Take back what may be, with the consent that was given to it."""
        back = self._spared(back, request)
        if not (back.states or any(e.calls or e.memories for e in back.entries)):
            return self._nothing(back, request)
        ruling = await self._ruled(back.states, request, granted)
        if ruling.denied:
            return Response.failure(ruling.denied, "denied")
        if not ruling.question:
            return await self._carry_out(back, request, ruling)
        free, rest = await self._parted(back, request)
        if free:
            ruling = await self._ruled(rest.states, request, granted)
        question = self._ask(rest, ruling, request)
        done = (await self._carry_out(free, request)).message if free else ""
        return Response.follow_up(f"{done} {question}".strip())

    async def _ruled(
        self, states: Sequence[State], request: Request, granted: Grant = NO_CONSENT
    ) -> Decision:
        """Judge what bringing these states back would do; it was counted before."""
        acts, asker = acts_back(self.guardian.hass, states), asker_from(request)
        return await self.guardian.rule(acts, asker, granted=granted, counted=False)

    async def _parted(
        self, back: _Back, request: Request
    ) -> tuple[_Back | None, _Back]:
        """Part what may be taken back at once from what is asked about first."""
        free = [
            one for one in back.states if (await self._ruled([one], request)).granted
        ]
        if not free:
            return None, back
        rest = tuple(one for one in back.states if one not in free)
        left = frozenset(one.entity_id for one in rest)
        return (
            replace(back, states=tuple(free), left=left),
            replace(back, entries=(), origins=(), states=rest, partly=True),
        )

    def _ask(self, back: _Back, ruling: Decision, request: Request) -> str:
        """Let the question wait; a yes takes back what it was about."""
        asker = asker_from(request)

        async def redo(later: Turn, given: Grant) -> Obeyed:
            # Judged once more: the owner may have decided otherwise.
            done = await self._take(back, request, given)
            waits = self.guardian.waits(asker) is not None
            return spoken(
                later, request.language, done.message, failed=not done.ok, ask=waits
            )

        return ask(self.guardian, ruling, asker, redo)

    def _spared(self, back: _Back, request: Request) -> _Back:
        """Leave out what somebody else has changed since then."""
        asked = request.context.id if request.context else None
        since = changed_since(self.guardian.hass, back.entries, asked)
        if not since or back.anyway:
            return back
        return replace(
            back,
            entries=tuple(one.without(since) for one in back.entries),
            states=tuple(one for one in back.states if one.entity_id not in since),
            since=since,
        )

    async def _carry_out(
        self, back: _Back, request: Request, ruling: Decision | None = None
    ) -> Response:
        """Do it, read it back, and word it honestly."""
        try:
            for entry in reversed(back.entries):
                if asked := await carry_out(entry.calls, request):
                    return asked
            await self._forget(back.entries, request)
        except (ActionFailed, StoreError) as err:
            text = self._say("undo_failed_why", request, why=str(err))
            return Response.failure(text, "action_failed")
        journal, asker = self.guardian.journal, asker_from(request)
        if trace := current_trace():
            journal.drop_turn(trace.id)
        journal.drop(back.origins, back.touched)
        request.thread.kept.pop("undo", None)
        # Written down so that it can be done again; but not that once more.
        again = any(entry.lane == UNDO for entry in back.entries)
        action = restoring(
            self.guardian.hass,
            back.states,
            request.context,
            lane="command" if again else UNDO,
            noted=lambda _held: Noted(always=True),
        )
        ruling = ruling or await self._ruled(back.states, request)
        held = (await execute(self.guardian, action, asker, decision=ruling)).held
        text = self._worded(back, held, request)
        return Response.failure(text) if held.nothing else Response.success(text)

    async def _forget(self, entries: Iterable[Entry], request: Request) -> None:
        """Forget what was remembered, by its ids alone."""
        ids = [one for entry in entries for one in entry.memories]
        if ids and (service := request.kit.memory) is not None:
            await service.delete(ids)

    async def _again(self, request: Request) -> Response | None:
        """Do again what was taken back last."""
        guardian, asker = self.guardian, asker_from(request)
        entry = guardian.journal.undone(asker, guardian.hass.loop.time())
        if entry is None:
            return self._failure("redo_nothing", request)
        back = _Back(
            entries=(entry,), origins=(entry,), states=_states((entry,)), partly=False
        )
        if not back.states:
            return self._failure("redo_nothing", request)
        return await self._take(back, request)

    # What is meant ---------------------------------------------------------------

    def _chosen(
        self, turns: Sequence[tuple[Entry, ...]], extent: Extent, request: Request
    ) -> _Back | None:
        """Cut the journal to what is meant; None when it holds nothing of it."""
        if extent.what:
            return self._named(turns, extent.what, request)
        if is_plain(extent) and (meant := self._spoken_of(turns, request)):
            return _part_of(turns, meant)
        count = min(self._count(turns, extent), len(turns))
        if not count:
            return None
        entries = tuple(one for turn in turns[:count] for one in turn)
        if not extent.keep:
            return _Back(
                entries=entries,
                origins=entries,
                states=_states(entries),
                turns=count,
                named=not any(one.was_here(asker_from(request)) for one in entries),
            )
        touched = frozenset().union(*(one.touched for one in entries))
        left = self._meant(extent.keep, touched, request)
        if not left:
            return None
        cut = tuple(one.part(touched - left) for one in entries)
        return _Back(
            entries=cut, origins=entries, states=_states(cut), left=left, partly=True
        )

    def _count(self, turns: Sequence[tuple[Entry, ...]], extent: Extent) -> int:
        """Count the sentences that are meant: so many, or those of so long."""
        now = self.guardian.hass.loop.time()
        if extent.fresh:
            return int(now - turns[0][-1].at < _FRESH_SECONDS)
        if extent.within is None:
            return extent.count
        since = now - extent.within.total_seconds()
        return sum(turn[-1].at >= since for turn in turns)

    def _named(
        self, turns: Sequence[tuple[Entry, ...]], what: str, request: Request
    ) -> _Back | None:
        """Find the newest that was about what is named."""
        for turn in turns:
            touched = frozenset().union(*(one.touched for one in turn))
            if meant := self._meant(what, touched, request):
                return _part_of((turn,), meant)
            if not touched and was_said(what, turn, request.language):
                return _Back(entries=turn, origins=turn, states=())
        return None

    def _spoken_of(
        self, turns: Sequence[tuple[Entry, ...]], request: Request
    ) -> frozenset[str]:
        """Find what the sentence itself speaks of, where that was not done last."""
        said, home = asker_from(request), self.guardian.home()
        tongue = self.guardian.hass.config.language
        return spoken_of(turns, said, home, tongue, _deed(request))

    def _meant(
        self, said: str, touched: frozenset[str], request: Request
    ) -> frozenset[str]:
        """Find out which of the things that were touched are meant."""
        home, language = self.guardian.home(), request.language
        entities = [home.entities[one] for one in touched if one in home.entities]
        named = fold(said)
        others = {fold(one.name) for one in home.entities.values()}
        others -= {fold(one.name) for one in entities}
        if not entities or any(f" {named}".endswith(f" {one}") for one in others):
            return frozenset()
        tongue = self.guardian.hass.config.language
        names = Resolver(small_home(home, touched), (tongue,))
        ids = [e.entity_id for e in entities]
        if kind := {one for one in ids if names.is_called(one, said, language)}:
            return frozenset(kind)
        found = names.resolve(
            Query(text=said, language=language, groups=True, near=False)
        )
        if found.decision is not Settled.NONE:
            return frozenset(found.entity_ids)
        places = set(found.place_ids)
        return frozenset(
            e.entity_id for e in entities if {e.area_id, e.floor_id} & places
        )

    # How it is worded ------------------------------------------------------------

    def _nothing(self, back: _Back, request: Request) -> Response:
        """Say why nothing is taken back: it was so already, or it cannot be."""
        if back.since:
            names = self.guardian.names(sorted(back.since), request.language)
            return self._failure("undo_since", request, names=names)
        same = [
            one
            for entry in back.entries
            for one, state in entry.before.items()
            if state.domain in RESTORABLE and state.state not in _GONE
        ]
        if same and not back.lasting:
            # Who wants it back once more means what was done before it.
            self.guardian.journal.drop(back.origins, back.touched)
            names = self.guardian.names(same, request.language)
            return self._failure("undo_already", request, names=names)
        return self._failure("undo_nothing", request)

    def _worded(self, back: _Back, held: Held, request: Request) -> str:
        guardian, language, parts = self.guardian, request.language, []
        if held.failed:
            names = guardian.names(held.failed, language)
            parts.append(guardian.say("undo_failed_some", language, names=names))
        if back.lasting:
            names = guardian.names(back.lasting, language)
            parts.append(guardian.say("undone_part", language, names=names))
        elif any(entry.sealed and entry.acts for entry in back.entries):
            parts.append(guardian.say("undone_sealed", language))
        if back.since:
            names = guardian.names(sorted(back.since), language)
            key = "undo_since" if parts else "undone_since"
            parts.append(guardian.say(key, language, names=names))
        if not parts:
            parts.append(self._done(back, request))
        return " ".join(parts)

    def _done(self, back: _Back, request: Request) -> str:
        """Say that all of it is as before, and what that was."""
        guardian, language = self.guardian, request.language
        if any(entry.lane == UNDO for entry in back.entries):
            return guardian.say("redone", language)
        if back.left:
            names = guardian.names(sorted(back.left), language)
            return guardian.say("undone_kept", language, names=names)
        if back.turns > 1 and not back.named:
            return guardian.say("undone_count", language, count=str(back.turns))
        if back.partly or (back.named and back.states):
            ids = [state.entity_id for state in back.states] or sorted(back.touched)
            names = guardian.names(ids, language)
            return guardian.say("undone_named", language, names=names)
        if any(entry.memories for entry in back.entries):
            return guardian.say("undone_memory", language)
        return guardian.say("undone_all" if back.states else "undone_call", language)

    def _failure(self, key: str, request: Request, **facts: str) -> Response:
        return Response.failure(self._say(key, request, **facts), "not_undoable")

    def _say(self, key: str, request: Request, **facts: str) -> str:
        return self.guardian.say(key, request.language, **facts)


def _part_of(turns: Sequence[tuple[Entry, ...]], meant: frozenset[str]) -> _Back:
    """Cut the newest turn that touched one of these things to them."""
    turn = next(
        one for one in turns if any(not meant.isdisjoint(e.touched) for e in one)
    )
    cut = tuple(one.part(meant) for one in turn)
    return _Back(entries=cut, origins=turn, states=_states(cut), partly=True)


def _states(entries: Iterable[Entry]) -> tuple[State, ...]:
    """Take the earliest state of each entity: that is how it was."""
    states: dict[str, State] = {}
    for entry in sorted(entries, key=lambda one: one.at):
        for state in entry.restorable:
            states.setdefault(state.entity_id, state)
    return tuple(states.values())


def _deed(request: Request) -> Deed:
    read = request.kit.interpreter
    return read.deed if read is not None else no_deed
