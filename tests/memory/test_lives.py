"""Lives of houses: what was said is found again, what is over or forgotten never.

Each line of `lives/*.jsonl` is one household: what its people say, with the facts
that a model would draw from it; what they ask, with the evidence that must come; what
they have forgotten. `scripted` puts the facts through what accepts a model's answer,
`direct` keeps them as they are, so that finding is measured apart from accepting.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
import json
from pathlib import Path
import re
import sys
from typing import Any, Final

import pytest

from custom_components.jarvis.lang.keywords import content_words, index_terms
from custom_components.jarvis.memory import (
    MemoryService,
    Note,
    Origin,
    Query,
    Scope,
    Source,
    Utterance,
    Viewer,
    diary,
    words,
)
from custom_components.jarvis.memory.housekeeping.extraction import extract
from custom_components.jarvis.memory.words import Moment

from .conftest import ZONE, Clock

LANGUAGES: Final = ("en", "de", "fr", "es", "ja", "tr")
FOLDER: Final = Path(__file__).with_name("lives")
# How a topic says that all about somebody is meant; "forget" itself reads it.
EVERYTHING: Final = {
    "en": r"^everything about ",
    "de": r"^alles über ",
    "fr": r"^tout (?:sur|ce qui concerne|ce que j'ai dit sur) ",
    "es": r"^todo (?:lo de|sobre|acerca de) ",
    "ja": r"(?:のこと|に関すること)全部$",
    "tr": r"(?:yla|la|le)? (?:ilgili her şeyi?|hakkında her şey|hakkında ne varsa)$",
}
KNOWN: Final = re.compile(r"^(\d+): ", re.MULTILINE)
# All that may be found at all.
ALL: Final = 60
# So many answers have the evidence at their head, in a house that knows eight lives.
FIRST: Final = 0.92
# Rows of a person who is called by another word in the wish to forget (兄貴 for 兄).
OTHERWISE: Final = {"ja": 6}
# What goes wrong of the facts that a model may answer, and how often at most: they call
# the speaker by name, which is refused; where no fact is kept, no name leads on.
SCRIPTED: Final = ("refused", "stays", "gone found", "in the file")
REACHED: Final = {
    "en": (20, 3, 2, 1),
    "de": (15, 2, 1, 1),
    "fr": (37, 3, 4, 2),
    "es": (24, 0, 0, 0),
    "ja": (19, 3, 6, 6),
    "tr": (5, 2, 0, 0),
}

type Event = dict[str, Any]


def lives(language: str) -> list[list[Event]]:
    """Return the lives told in a language."""
    lines = [
        json.loads(line)
        for file in sorted(FOLDER.glob("*.jsonl"))
        for line in file.read_text("utf-8").splitlines()
    ]
    return [one["events"] for one in lines if one["language"] == language]


@dataclass(slots=True)
class Tally:
    """What was counted, and what went wrong, in words."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, name: str, what: str = "") -> None:
        """Count something; `what` tells what went wrong."""
        self.counts[name] += 1
        if what:
            self.wrong.append(f"{name}: {what}")

    def tell(self, language: str, mode: str) -> None:
        """Print it, for `pytest -s`, and for whoever looks into a failure."""
        counts = ", ".join(f"{name} {count}" for name, count in self.counts.items())
        sys.stdout.write("\n   ".join([f"\n{language} {mode}: {counts}", *self.wrong]))

    def share(self, name: str, of: str) -> float:
        """Return how many of some there are."""
        return self.counts[name] / max(1, self.counts[of])


class Life:
    """One household's memory, and where in it everything is that was told."""

    def __init__(
        self, store: MemoryService, clock: Clock, language: str, tally: Tally
    ) -> None:
        """Begin with nothing told."""
        self.store = store
        self.clock = clock
        self.language = language
        self.tally = tally
        self.ids: dict[str, int] = {}
        self.texts: dict[str, str] = {}
        self.owners: dict[str, str | None] = {}
        self.over: set[str] = set()
        self.gone: set[str] = set()

    async def live(self, events: Sequence[Event], *, scripted: bool) -> None:
        """Let it happen in order."""
        for event in events:
            self.clock.pass_(minutes=7)
            if "say" in event:
                await self.say(event, scripted=scripted)
            elif "remember" in event:
                await self.remember(event)
            elif "ask" in event:
                await self.ask(event)
            elif "forget" in event:
                await self.forget(event)
            else:
                self.clock.pass_(days=event["days"])

    def put(self, key: str, row: int, text: str, who: str | None) -> None:
        """Note where something is kept."""
        self.ids[key], self.texts[key], self.owners[key] = row, text, who

    async def hear(self, text: str, who: str | None, *, asks: bool = False) -> int:
        """Write down what somebody said."""
        source = Source(speaker=who, conversation="c1")
        return await self.store.hear(
            Utterance(
                text=text, language=self.language, person=who, source=source, asks=asks
            )
        )

    async def say(self, event: Event, *, scripted: bool) -> None:
        """Say something and have its facts kept."""
        who, facts = event["who"], event.get("facts") or []
        said = await self.hear(event["say"], who)
        self.put(event["key"], said, event["say"], who)
        if scripted:
            await self.scripted(who, facts)
        else:
            await self.direct(said, who, facts)

    async def direct(self, said: int, who: str | None, facts: Sequence[Event]) -> None:
        """Keep facts as they are."""
        for fact in facts:
            old = fact.get("supersedes") or []
            note = Note(
                text=fact["text"],
                language=self.language,
                scope=Scope(person=who),
                origin=Origin.MODEL,
                source=Source(speaker=who),
            )
            now = self.store.moment()
            when = Moment(at=now.at, day=now.day, said=said)
            ids = [self.ids[key] for key in old]
            learned = await self.store.learn_in_background(
                lambda c, note=note, when=when, ids=ids: words.learn(  # type: ignore[misc]
                    c, note, when, ids
                )
            )
            self.over |= {*old}
            for row in learned.stored + learned.known:
                self.put(fact["key"], row, fact["text"], who)
        await self.store.write(lambda c: diary.mark_read(c, [said]))

    async def scripted(self, who: str | None, facts: Sequence[Event]) -> None:
        """Let a model answer with the facts, and what it is shown that is over."""

        async def answer(prompt: str, _schema: dict[str, Any]) -> str:
            shown = {int(one) for one in KNOWN.findall(prompt)}
            return json.dumps({"add": [self.told(fact, shown) for fact in facts]})

        learned = await extract(self.store, answer)
        assert learned is not None
        for row in learned.stored + learned.known:
            kept = await self.store.get(row)
            assert kept is not None
            for fact in facts:
                if fact["text"] == kept.text:
                    self.put(fact["key"], row, kept.text, who)
        for fact in facts:
            self.tally.add("facts")
            if fact["key"] not in self.ids:
                self.tally.add("refused", fact["text"])
                continue
            old = {key for key in fact.get("supersedes") or [] if key in self.ids}
            for key in old:
                self.tally.add("over")
                if self.ids[key] in learned.retired:
                    self.tally.add("retired")
                    self.over.add(key)
                else:
                    self.tally.add("stays", f"{self.texts[key]} | {fact['text']}")

    def told(self, fact: Event, shown: set[int]) -> dict[str, object]:
        """Write one fact as a model does."""
        keys = [key for key in fact.get("supersedes") or [] if key in self.ids]
        old = [self.ids[key] for key in keys]
        return {
            "text": fact["text"],
            "about": self.matter(fact["text"], [self.texts[key] for key in keys]),
            "supersedes": [one for one in old if one in shown],
        }

    def matter(self, text: str, old: Sequence[str]) -> str:
        """Name what a fact is about: what it shares with those it supersedes."""
        terms = {term for one in old for term in index_terms(one, self.language)}
        told = content_words(text, self.language)
        return " ".join(one.word for one in told[1:] if one.stem in terms)

    async def remember(self, event: Event) -> None:
        """Have something kept that somebody wants remembered."""
        who = event["who"]
        note = Note(
            text=event["remember"],
            language=self.language,
            scope=Scope(person=who),
            source=Source(speaker=who),
        )
        row = await self.store.remember(note)
        self.put(event["key"], row, event["remember"], who)

    async def found(self, text: str, who: str | None, limit: int = 5) -> list[int]:
        """Look for something."""
        query = Query(
            text=text,
            language=self.language,
            viewer=Viewer(person=who),
            limit=limit,
            max_tokens=1_000 * limit,
        )
        return [one.id for one in await self.store.recall(query)]

    async def ask(self, event: Event) -> None:
        """Ask, and hold what comes against what must come, and must not."""
        text, who = event["ask"], event["who"]
        await self.hear(text, who, asks=True)
        wanted = [key for key in event.get("evidence", ()) if key in self.ids]
        first = await self.found(text, who)
        if wanted:
            kind = "asked" if self.overlaps(text, wanted) else "reworded"
            self.tally.add(kind)
            if {self.ids[key] for key in wanted}.isdisjoint(first):
                self.tally.add(f"{kind} missed", f"{text} -> {first}")
            else:
                self.tally.add(f"{kind} found")
                if first[0] in {self.ids[key] for key in wanted}:
                    self.tally.add(f"{kind} first")
        far = await self.found(text, who, ALL)
        for key in event.get("never", ()):
            if self.ids.get(key) in far:
                self.tally.add(self.fault(key, who), f"{text} -> {self.texts[key]}")
        for key, row in self.ids.items():
            if row in far and self.owners[key] not in {None, who}:
                self.tally.add("leaked", f"{text} -> {self.texts[key]}")

    def overlaps(self, text: str, wanted: Sequence[str]) -> bool:
        """Tell whether a question has a content word of its evidence."""
        terms = {
            term
            for key in wanted
            for term in index_terms(self.texts[key], self.language)
        }
        return any(
            not terms.isdisjoint((one.word, one.stem))
            for one in content_words(text, self.language)
        )

    def fault(self, key: str, who: str | None) -> str:
        """Name what it is that something is found."""
        if self.owners[key] not in {None, who}:
            return "leaked"
        if key in self.gone:
            return "gone found"
        return "stale" if key in self.over else "beside"

    async def forget(self, event: Event) -> None:
        """Have something forgotten; it is gone, and nothing else."""
        topic, who = event["forget"], event["who"]
        every = re.search(EVERYTHING[self.language], topic)
        what = re.sub(EVERYTHING[self.language], "", topic)
        await self.store.forget(
            what, self.language, Viewer(person=who), all_of_it=every is not None
        )
        for key in event["gone"]:
            if key not in self.ids:
                continue
            self.gone.add(key)
            self.tally.add("gone")
            found = await self.found(self.texts[key], who, ALL)
            if self.ids[key] in found or await self.store.get(self.ids[key]):
                self.tally.add("gone found", f"{topic} -> {self.texts[key]}")
        for key in event["kept"]:
            if key not in self.ids:
                continue
            self.tally.add("kept")
            kept = await self.store.get(self.ids[key])
            if kept is None or not kept.live:
                self.tally.add("kept lost", f"{topic} -> {self.texts[key]}")

    def in_file(self) -> list[str]:
        """Return what was forgotten and still stands in the files."""
        raw = b"".join(
            file.read_bytes() for file in self.store.path.parent.glob("memory*")
        )
        left = {text for key, text in self.texts.items() if key not in self.gone}
        return [
            text
            for key in sorted(self.gone)
            if (text := self.texts[key]).encode() in raw
            and not any(text in other for other in left)
        ]


async def play(language: str, folder: Path, *, scripted: bool) -> Tally:
    """Play all lives of a language, each with a file of its own."""
    tally = Tally()
    for number, events in enumerate(lives(language)):
        clock = Clock()
        home = folder / str(number)
        home.mkdir()
        store = await MemoryService.open(home / "memory.db", clock=clock, zone=ZONE)
        life = Life(store, clock, language, tally)
        try:
            await life.live(events, scripted=scripted)
        finally:
            await store.close()
        for text in life.in_file():
            tally.add("in the file", text)
    return tally


async def crowded(language: str, folder: Path) -> Tally:
    """Ask in one life after all the others were told to the same house."""
    tally = Tally()
    told = lives(language)
    for number, events in enumerate(told):
        clock = Clock()
        home = folder / str(number)
        home.mkdir()
        store = await MemoryService.open(home / "memory.db", clock=clock, zone=ZONE)
        try:
            for other in told:
                if other is not events:
                    life = Life(store, clock, language, Tally())
                    kept = [one for one in other if {"ask", "forget"}.isdisjoint(one)]
                    await life.live(kept, scripted=False)
            life = Life(store, clock, language, tally)
            kept = [one for one in events if "forget" not in one]
            await life.live(kept, scripted=False)
        finally:
            await store.close()
    return tally


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_asked_for_is_found_and_nothing_forgotten(
    language: str, tmp_path: Path
) -> None:
    tally = await play(language, tmp_path, scripted=False)
    tally.tell(language, "direct")
    assert tally.counts["asked found"] == tally.counts["asked"] > 0
    assert tally.counts["gone"] > 0
    assert tally.counts["kept"] > 0
    for wrong in ("stale", "leaked", "kept lost"):
        assert not tally.counts[wrong], tally.wrong
    for wrong in ("gone found", "in the file"):
        assert tally.counts[wrong] <= OTHERWISE.get(language, 0), tally.wrong


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_many_like_things_the_right_one_comes_first(
    language: str, tmp_path: Path
) -> None:
    tally = await crowded(language, tmp_path)
    tally.tell(language, "crowded")
    assert tally.counts["asked found"] == tally.counts["asked"] > 0
    assert tally.share("asked first", "asked") >= FIRST
    for wrong in ("stale", "leaked"):
        assert not tally.counts[wrong], tally.wrong


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_model_draws_from_it_is_found_and_nothing_else(
    language: str, tmp_path: Path
) -> None:
    tally = await play(language, tmp_path, scripted=True)
    tally.tell(language, "scripted")
    assert tally.counts["asked found"] == tally.counts["asked"] > 0
    for wrong in ("stale", "leaked", "kept lost"):
        assert not tally.counts[wrong], tally.wrong
    most = dict(zip(SCRIPTED, REACHED[language], strict=True))
    for wrong, reached in most.items():
        assert tally.counts[wrong] <= reached, tally.wrong
