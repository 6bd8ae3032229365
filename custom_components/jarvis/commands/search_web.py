"""Searches the web and reads pages aloud where no model does it.

With a model in the house the words go to the model, which searches with its own
tool and tells what it read; what is said here is text of strangers, shortened.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
import re
from typing import Final, override
from urllib.parse import urlsplit

from ..lang.normalise import fold
from ..lang.numbers import parse_ordinal
from ..lang.responses import examples, responses, sentences, words_of
from ..lang.speech_markdown import without_markdown
from .base import (
    Arguments,
    Check,
    Command,
    Effect,
    Item,
    Kind,
    Parameter,
    PreRoute,
    Refused,
    Request,
    Response,
    Spoken,
)
from .shelf.kit import Hit, Web
from .shelf.patterns import follow_ups
from .shelf.threads import Thread

ASK: Final = words_of("search_web", "ask")
EXAMPLES: Final = examples("search_web")
FOLLOWS: Final = sentences("search_web", "follows")
LINES: Final = responses("search_web")
PATTERNS: Final = sentences("search_web")
POINTING: Final = words_of("search_web", "pointing")

# Characters that are spoken at once: of a result, and of a page.
_SNIPPET, _PART = 320, 600
_SENTENCE = re.compile(r"(?<=[.!?…])\s+")
_ADDRESS = re.compile(r"(?:https?://)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?")
_LINK = re.compile(r"\bhttps?://\S+")


@dataclass(slots=True, kw_only=True)
class _Found:
    """What a conversation has open: the results, which one, and the rest of a page."""

    hits: Sequence[Hit]
    at: int = 0
    rest: str = ""


class SearchWeb(Command):
    """Tells what the web says, and reads its pages out."""

    name = "search_web"
    description = "Search the web and read pages aloud"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do; all but search go on with what was found",
            choices=("search", "tell", "next", "read", "more"),
            default="search",
        ),
        Parameter(
            name="query",
            kind=Kind.STRING,
            description="What to search for",
            longest=300,
            free=True,
            ask=ASK,
        ),
        Parameter(
            name="number",
            kind=Kind.INTEGER,
            description="Which result, from 1",
            minimum=1,
            maximum=20,
        ),
        Parameter(
            name="url",
            kind=Kind.STRING,
            description="Address of a page to read",
            longest=500,
            free=True,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    keywords = ("internet", "online", "google", "suche")
    effect = Effect.NONE
    timeout = 25
    # Models have a tool of their own for it.
    offered_to_models = False

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take an address only when it looks like one."""
        if pattern == "read_address":
            found = _ADDRESS.fullmatch(slots["url"])
            return {"action": "read", "url": slots["url"]} if found else None
        if pattern == "tell":
            number = parse_ordinal(slots["number"], spoken.language)
            return None if number is None else {"action": "tell", "number": number}
        if pattern == "ask":
            return {"action": "search"}
        pointing = POINTING.get(spoken.language.partition("-")[0], "").split()
        if fold(slots.get("query", "")) in pointing:
            return None
        return {"action": pattern, **slots}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with what was found: "read it to me", "what else"."""
        if thread is None or self.name not in thread.kept:
            return None
        follows = follow_ups(self.name, FOLLOWS, spoken.text, spoken.language)
        for pattern, slots in follows:
            if (found := self.from_slots(pattern, slots, spoken)) is not None:
                return PreRoute(arguments=found, pattern=pattern)
        return None

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want something to search for."""
        if arguments["action"] == "search" and "query" not in arguments:
            return (Refused(param="query", reason="query is required", key="missing"),)
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Search, or go on with what was found."""
        language, web = request.language, request.kit.web
        if request.kit.has_model():
            return Response.answer("", declined=True)
        if request.local_only:
            return Response.failure(self.say("local_only", language), "local_only")
        if web is None:
            return Response.failure(self.say("no_service", language), "no_service")
        if arguments["action"] == "search":
            return await self._search(arguments["query"], web, request)
        return await self._go_on(arguments, web, request)

    async def _go_on(
        self, arguments: Arguments, web: Web, request: Request
    ) -> Response:
        found: _Found | None = request.thread.kept.get(self.name)
        if url := arguments.get("url"):
            found = request.thread.kept[self.name] = _Found(hits=(_page_of(url),))
        if found is None:
            said = self.say("nothing_open", request.language)
            return Response.failure(said, "nothing_open")
        match arguments["action"]:
            case "read":
                return await self._read(found, web, request)
            case "more" if found.rest:
                return self._part(found, request)
            case "more":
                return Response.answer(self.say("page_end", request.language))
            case "next":
                return self._tell(found, found.at + 1, request)
            case _:
                return self._tell(found, arguments.get("number", 1) - 1, request)

    async def _search(self, query: str, web: Web, request: Request) -> Response:
        language = request.language
        hits = await web.search(query, language)
        if hits is None:
            return Response.failure(self.say("no_answer", language), "no_answer")
        if not hits:
            return Response.answer(self.say("nothing", language, query=query), count=0)
        found = request.thread.kept[self.name] = _Found(hits=hits)
        return self._tell(found, 0, request)

    def _tell(self, found: _Found, at: int, request: Request) -> Response:
        """Tell one result, and keep the others for "the second one"."""
        language = request.language
        if not 0 <= at < len(found.hits):
            return Response.answer(self.say("no_more", language))
        found.at, found.rest = at, ""
        hit, left = found.hits[at], len(found.hits) - at - 1
        said = self.say(
            "found",
            language,
            source=_source(hit.url),
            snippet=_cut(_aloud(hit.snippet or hit.title), _SNIPPET)[0],
        )
        if left:
            key = "other" if left == 1 else "others"
            said = f"{said} {self.say(key, language, count=str(left))}"
        items = tuple(
            Item(
                id=one.url,
                name=without_markdown(one.title),
                command=self.name,
                arguments={"action": "tell", "number": number},
            )
            for number, one in enumerate(found.hits, start=1)
        )
        data = [{"title": one.title, "url": one.url} for one in found.hits]
        return Response.listing(said, items, results=data, untrusted_content=True)

    async def _read(self, found: _Found, web: Web, request: Request) -> Response:
        hit = found.hits[found.at]
        text = await web.read(hit.url)
        if not text or not (spoken := _aloud(text)):
            said = self.say("not_read", request.language, source=_source(hit.url))
            return Response.failure(said, "not_read")
        found.rest = spoken
        return self._part(found, request)

    def _part(self, found: _Found, request: Request) -> Response:
        """Read the next part of the open page."""
        part, found.rest = _cut(found.rest, _PART)
        key = "page_on" if found.rest else "page"
        said = self.say(key, request.language, text=part)
        make = Response.follow_up if found.rest else Response.answer
        return make(said, untrusted_content=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Address:
    """A page that was named, not found."""

    url: str
    title: str = ""
    snippet: str = ""


def _page_of(url: str) -> _Address:
    return _Address(url=url if "://" in url else f"https://{url}")


def _aloud(text: str) -> str:
    """Leave what nobody wants to hear out of a stranger's text."""
    return without_markdown(_LINK.sub("", text))


def _source(url: str) -> str:
    return (urlsplit(url).hostname or url).removeprefix("www.")


def _cut(text: str, most: int) -> tuple[str, str]:
    """Part a text after the last sentence that fits; (part, rest)."""
    text = " ".join(text.split())
    if len(text) <= most:
        return text, ""
    end = max(
        (found.start() for found in _SENTENCE.finditer(text, 0, most)), default=0
    ) or (text.rfind(" ", 0, most) + 1 or most)
    return text[:end].strip(), text[end:].strip()
