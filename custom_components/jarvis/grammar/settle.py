"""Readings settled against the home."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from ..home.question import EVERY, Decision, Query
from ..home.resolver import Resolver
from ..home.snapshot import Entity, Home, Place
from .cache import Remembered
from .hearing import KINDS, Again, Utterance
from .intents import (
    ALIKE,
    EVERYTHING,
    GROUPS,
    HANDFUL,
    HOUSEWIDE,
    PLACELESS,
    PLAIN,
    QUERIES,
    READINGS,
    SIMPLE,
)
from .language import Block
from .search import Capture, Reading
from .text import words
from .types import Named, Names, SlotValue, Wish
from .vocabulary import Kind, Vocabulary

_OTHERWISE = 0.7


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """A wish with what it cost to resolve its names; `open` when one is a choice.

    `guess` is the name it is asked for first, `literal` tells that one thing bears the
    name as it was heard, but for a slip.
    """

    wish: Wish
    cost: float
    open: tuple[str, ...] = ()
    exact: bool = True
    guess: str = ""
    literal: bool = False


@dataclass(slots=True)
class _Draft:
    """What is known about a reading while its slots are being settled."""

    block: Block
    slots: dict[str, SlotValue]
    cost: float = 0.0
    exact: bool = True
    area_id: str | None = None
    floor_id: str | None = None
    here: bool = False
    guess: str = ""
    literal: bool = False
    heard: list[tuple[str, str]] = field(default_factory=list)

    @property
    def domain(self) -> str:
        """The domain the template itself names, "" when it names none."""
        return str(self.slots.get("domain", ""))

    @property
    def device_class(self) -> str | None:
        """The device class the template or the words ask for."""
        found = self.slots.get("device_class")
        return None if found is None else str(found)

    @property
    def domains(self) -> frozenset[str]:
        """Domains that a name may have; empty for any."""
        return frozenset({self.domain}) if self.domain else self.block.domains


class Settler:
    """Settles readings against one home; `names` resolves what is not exact."""

    def __init__(
        self, vocabulary: Vocabulary, names: Names | None, language: str = ""
    ) -> None:
        """Without `names` only exact names count."""
        self._vocabulary = vocabulary
        self._names = names
        self._language = language

    def for_one_sentence(self) -> Settler:
        """Return a settler that asks each question about a name only once."""
        if self._names is None:
            return self
        return Settler(self._vocabulary, Remembered(self._names), self._language)

    @property
    def _home(self) -> Home:
        return self._vocabulary.home

    def knows(self, word: str) -> bool:
        """Tell whether the word belongs to a name of the home."""
        return word in self._vocabulary.tokens

    def settle(
        self, reading: Reading, block: Block, heard: Utterance, place: Place
    ) -> Settled | None:
        """Return the wish of a reading, None when the home does not have it."""
        if not self._counts(block, place):
            return None
        draft = _Draft(block, dict(block.slots), _OTHERWISE if block.otherwise else 0.0)
        named: Capture | None = None
        for capture in reading.captures:
            kind = KINDS.get(capture.slot.list)
            if kind == "name":
                named = capture
            elif kind is not None:
                if not self._place(draft, kind, capture, heard):
                    return None
            elif isinstance(capture.value, (str, int, float)):
                draft.slots[capture.slot.name] = capture.value
            else:
                said = heard.said(capture.start, capture.end)
                draft.slots[capture.slot.name] = said
        if not _is_whole(draft):
            return None
        if block.here and draft.area_id is None:
            self._here(draft, place)
        if named is not None:
            return self._named(draft, named, heard, place)
        return self._unnamed(draft)

    def _counts(self, block: Block, place: Place) -> bool:
        """Tell whether a block is to be looked at here, and in this look."""
        if block.roomless and place.area is not None:
            return False
        return not block.otherwise or self._names is not None

    def _place(
        self, draft: _Draft, kind: Kind, capture: Capture, heard: Utterance
    ) -> bool:
        """Settle an area or floor slot; tell whether there is just one such place."""
        ids = capture.value
        if not isinstance(ids, tuple) or len(ids) != 1:
            return False
        said = heard.said(capture.start, capture.end)
        if kind == "area":
            draft.area_id, name = ids[0], self._home.areas[ids[0]].name
        else:
            draft.floor_id, name = ids[0], self._home.floors[ids[0]].name
        draft.slots[capture.slot.name] = name
        words = heard.words[capture.start : capture.end]
        if ids[0] not in self._vocabulary.exact(kind, words):
            draft.exact = False
            draft.heard.append((said, name))
            trust = self._vocabulary.trust(kind, words, ids[0], self._language)
            if trust == "ask":
                draft.guess = name
            return trust != "no"
        return True

    def _here(self, draft: _Draft, place: Place) -> None:
        if place.area is not None:
            draft.area_id = place.area.area_id
            draft.slots["area"] = place.area.name
            draft.here = True

    def _named(
        self, draft: _Draft, capture: Capture, heard: Utterance, place: Place
    ) -> Settled | None:
        said = heard.said(capture.start, capture.end)
        if isinstance(capture.value, Again):
            found = self._again(draft, capture.value)
        elif isinstance(capture.value, tuple) and not self._is_elsewhere(
            draft, capture.value
        ):
            found = self._exactly(draft, capture.value, place)
        elif self._names is None:
            return None
        else:
            found = self._nearly(draft, self._names, said, place)
        ids = tuple(i for i in found.ids if self._fits(draft, self._home.entities[i]))
        if not ids or found.decision == "none" or len(ids) < len(found.ids):
            return None
        if found.bare:
            return None
        return self._wish(draft, capture.slot.name, ids, found.decision, said)

    def _is_elsewhere(self, draft: _Draft, ids: tuple[str, ...]) -> bool:
        """Tell whether a question is about another thing than the one so called.

        "Is the front door open?" asks the contact, and the lock bears the name. What
        is to be done is done to the one that was named, or to none.
        """
        asks = draft.block.intent in QUERIES and self._names is not None
        return asks and not any(self._fits(draft, self._home.entities[i]) for i in ids)

    def _nearly(self, draft: _Draft, names: Names, said: str, place: Place) -> Named:
        draft.exact = False
        found = names.entity(
            said,
            domains=draft.domains,
            device_class=draft.device_class,
            area_id=None if draft.block.here else draft.area_id,
            floor_id=draft.floor_id,
            place=place,
        )
        draft.cost += 1.0 - found.score
        if found.trust == "no":
            return Named(decision="none")
        if found.trust == "ask" and found.ids:
            draft.guess = self._common_name(found.ids)
        draft.literal = found.literal
        # Of misheard words only what they name is meant, not all of its kind there.
        return self._whole_room(found) if found.score == 1 else found

    def _exactly(self, draft: _Draft, ids: tuple[str, ...], place: Place) -> Named:
        """Choose among the bearers of one exact name: by domain, area, then here."""
        fit = [i for i in ids if self._fits(draft, self._home.entities[i])]
        if len(fit) > 1 and place.area is not None:
            here = place.area.area_id
            near = [i for i in fit if self._home.entities[i].area_id == here]
            fit = near or fit
        decision: Literal["pick", "ask", "none"] = "pick" if len(fit) == 1 else "ask"
        return Named(decision=decision if fit else "none", ids=tuple(fit), score=1.0)

    def _whole_room(self, found: Named) -> Named:
        """Take all lights of a room for its light, as the templates do.

        "The kitchen light" is what the kitchen has for light; only a choice between
        some of them is a question.
        """
        entities = [self._home.entities[i] for i in found.ids]
        areas = {entity.area_id for entity in entities}
        area = next(iter(areas)) if len(areas) == 1 else None
        if found.decision != "ask" or area is None:
            return found
        lights = self._vocabulary.members(area_id=area, domain="light")
        if {light.entity_id for light in lights} != set(found.ids):
            return found
        return replace(found, decision="all")

    def _common_name(self, ids: tuple[str, ...]) -> str:
        """Name one thing, or the room of several."""
        first = self._home.entities[ids[0]]
        area = self._home.areas.get(first.area_id or "")
        return first.name if len(ids) == 1 or area is None else area.name

    def _again(self, draft: _Draft, ids: Again) -> Named:
        """Take the things spoken of before, if all that are left fit the verb."""
        there = [i for i in ids if i in self._home.entities]
        fit = tuple(i for i in there if self._fits(draft, self._home.entities[i]))
        decision: Literal["all", "none"] = "all" if fit and fit == ids else "none"
        return Named(decision=decision, ids=fit, score=1.0)

    def _fits(self, draft: _Draft, entity: Entity) -> bool:
        if draft.domains and entity.domain not in draft.domains:
            return False
        if draft.device_class and entity.device_class != draft.device_class:
            return False
        spoken = draft.area_id is not None and not draft.block.here
        if spoken and entity.area_id != draft.area_id:
            return entity.area_id is None and entity.domain in PLACELESS
        return not draft.floor_id or entity.floor_id == draft.floor_id

    def _wish(
        self,
        draft: _Draft,
        slot: str,
        ids: tuple[str, ...],
        decision: str,
        said: str,
    ) -> Settled:
        names = [self._home.entities[i].name for i in ids]
        draft.slots[slot] = names[0] if len(ids) == 1 else said
        if not draft.exact and len(ids) == 1:
            draft.heard.append((said, names[0]))
        return Settled(
            wish=_finish(draft, ids),
            cost=draft.cost,
            open=ids if decision == "ask" else (),
            exact=draft.exact,
            guess=draft.guess,
            literal=draft.literal,
        )

    def _unnamed(self, draft: _Draft) -> Settled | None:
        """Settle a sentence about a kind of device, or about none."""
        intent = draft.block.intent
        if intent in SIMPLE:
            return _settled(draft, ())
        domains: Iterable[str] = (
            {draft.domain}
            if draft.domain
            else GROUPS.get(intent, draft.block.domains & EVERYTHING)
        )
        ids = self._members(draft, domains)
        if not ids and draft.domain == "cover":
            # Shutters are blinds where nobody has told them apart.
            for alike in ALIKE.get(draft.device_class or "", ()):
                draft.slots["device_class"] = alike
                if ids := self._members(draft, domains):
                    break
        if not ids and intent in READINGS and draft.area_id:
            sensors = self._vocabulary.members(area_id=draft.area_id, domain="sensor")
            kind = READINGS[intent]
            ids = tuple(s.entity_id for s in sensors if s.device_class == kind)
        if not ids and intent in READINGS and draft.area_id and self._names is not None:
            # It is understood, and there is nothing that tells it there.
            draft.cost += _OTHERWISE
            return _settled(draft, ())
        if not ids or self._too_wide(draft, ids):
            return None
        if not draft.domain and intent in PLAIN:
            # A place alone would reach its doors and blinds as well.
            for slot in ("area", "floor"):
                draft.slots.pop(slot, None)
        return _settled(draft, ids)

    def _members(self, draft: _Draft, domains: Iterable[str]) -> tuple[str, ...]:
        """Give all that fit, domain by domain."""
        return tuple(
            entity.entity_id
            for domain in sorted(domains)
            for entity in self._vocabulary.members(area_id=draft.area_id, domain=domain)
            if self._fits(draft, entity)
        )

    @staticmethod
    def _too_wide(draft: _Draft, ids: tuple[str, ...]) -> bool:
        """Tell whether "here" was meant and nobody knows where that is."""
        if not draft.block.here or draft.area_id is not None:
            return False
        return len(ids) > (HANDFUL if draft.block.intent in HOUSEWIDE else 1)


def _settled(draft: _Draft, ids: tuple[str, ...]) -> Settled:
    return Settled(
        wish=_finish(draft, ids),
        cost=draft.cost,
        exact=draft.exact,
        guess=draft.guess,
    )


def _finish(draft: _Draft, ids: tuple[str, ...]) -> Wish:
    intent = draft.block.intent
    return Wish(
        intent=intent,
        slots=draft.slots,
        targets=ids,
        kind="query" if intent in QUERIES else "action",
        response=draft.block.response,
        heard=tuple(draft.heard),
        here=draft.here,
    )


def _is_whole(draft: _Draft) -> bool:
    """Tell whether every slot got words."""
    return all(value != "" for value in draft.slots.values())


_PLACES = frozenset({"area", "floor"})


class HomeNames:
    """Resolves the names of one sentence's language; answers are not kept."""

    def __init__(self, resolver: Resolver, language: str) -> None:
        """Take the resolver of the home that the grammar was made for."""
        self._resolver = resolver
        self._language = language

    def entity(
        self,
        spoken: str,
        *,
        domains: frozenset[str],
        device_class: str | None,
        area_id: str | None,
        floor_id: str | None,
        place: Place,
    ) -> Named:
        """Resolve an entity; what only another domain bears is still found."""
        found = self._resolver.resolve(
            Query(
                text=spoken,
                language=self._language,
                domains=domains,
                device_classes=frozenset({device_class} if device_class else ()),
                area_id=place.area.area_id if place.area else None,
                within_area=area_id,
                within_floor=floor_id,
                groups=True,
                limit=EVERY,
                near=False,
            )
        )
        ids, decision = found.entity_ids, found.decision
        if decision is Decision.ASK:
            # "The telly" is the one that is a telly, not all that have it in the name.
            kinds = [one for one in ids if self._is_called(one, spoken)]
            if len(kinds) == 1:
                ids, decision = (kinds[0],), Decision.PICK
        # One word that names a place names nothing in it, even if it holds one lamp.
        alone = bool(found.place_ids) and len(words(spoken)) == 1
        # But a garage is also the door that opens.
        named = decision is Decision.PICK and self._is_called(ids[0], spoken)
        best = found.candidates[0].score if found.candidates else 0.0
        return Named(
            decision=decision.value,
            ids=ids,
            score=best,
            bare=not named and (alone or found.kind in _PLACES),
            trust=found.trust,
            literal=found.literal,
            why=found.why,
        )

    def _is_called(self, entity_id: str, spoken: str) -> bool:
        return self._resolver.is_called(entity_id, spoken, self._language)
