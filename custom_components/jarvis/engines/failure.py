"""Failures of servers by their words."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
import json
import math
import re
import ssl
import time
from typing import Any, Final

import httpx

from .address import Address
from .borrowed import Refused
from .errors import (
    ContextOverflow,
    EngineBadReply,
    EngineError,
    EngineMoved,
    EngineOutOfMemory,
    EngineOverloaded,
    EngineTimeout,
    EngineUnauthorized,
    EngineUnpaid,
    EngineUnreachable,
    EngineUntrusted,
    ModelNotFound,
    ToolsUnsupported,
)


def _any_of(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE | re.DOTALL)


_TOOLS: Final = (
    r"(?:tools\b|functions\b|tool[ _-]?(?:use|usage|calls?|calling)\b"
    r"|function[ _-]?call(?:s|ing)?\b)"
)

UNPAID: Final = _any_of(
    r"insufficient[_ ](?:quota|credits?|balance|funds)\b",
    r"credit balance is too low|billing_hard_limit|billing hard limit",
)

MEMORY: Final = _any_of(
    r"requires more (?:system|gpu|video|v?ram)? ?memory",
    r"\b(?:out of|not enough|insufficient) (?:system |gpu |video |device )?memory\b",
    r"resource limitations",
)

CONTEXT: Final = _any_of(
    r"context_length_exceeded|exceed_context_size|context_window_exceeded",
    r"(?:exceed\w{0,12}|overflow\w{0,12}|(?:longer|larger|greater) than"
    r"|too (?:long|large)|does not fit|doesn't fit|out of).{0,80}\bcontext\b",
    r"\bcontext\b.{0,80}(?:exceed|overflow|too (?:long|small|large)|is full)",
    r"context shift is disabled",
    r"maximum context length",
    r"max(?:imum)? (?:model|sequence) len(?:gth)?.{0,40}(?:exceed|less)",
    r"longer than the max(?:imum)? (?:model|sequence) len",
    r"(?:prompt|input)(?: is)? too long|too many tokens",
    r"input token count.{0,60}exceeds",
    r"reduce the length of (?:the|your) (?:messages|prompt|input)",
)

NO_TOOLS: Final = _any_of(
    r"(?:does not|do not|doesn't|don't|cannot|can't|unable to|not able to)"
    r" (?:currently )?(?:support|handle|use|call)"
    rf" (?:the use of |native |parallel )?{_TOOLS}",
    rf"{_TOOLS}[\"'`]? (?:is|are) (?:currently )?"
    r"(?:not (?:supported|enabled|available|implemented|allowed)|unsupported|disabled)"
    r"(?! in (?:the )?schema| inside| within)",
    rf"no endpoints found that support {_TOOLS}",
    r"tools param(?:eter)? requires|--jinja\b",
    r"--enable-auto-tool-choice|--tool-call-parser",
    r"(?:unsupported|unknown|unrecognized|unexpected|unpermitted|extra)"
    r" (?:request )?(?:parameter|field|argument|key|input)s?(?: supplied| passed)?"
    r"[\s:\"'`\[(]+(?:tools|functions)\b(?!\W+\d|[.\[])",
    r"\"loc\": ?\[\"body\", ?\"tools\"\][^}]{0,80}not permitted",
)

NO_MODEL: Final = _any_of(
    r"model_not_found|try pulling it first",
    r"no models? (?:is |are )?(?:currently )?loaded",
    r"\bmodel\b.{0,160}(?:not found|does not exist|doesn't exist|not exist\b"
    r"|is not available|not loaded|could not be found|is not a valid model)",
    r"(?:unknown|invalid|no such|not a valid|could not find|cannot find|not found:?)"
    r" model\b",
)

# In this order: the first whose words are found names the error.
WORDED: Final[tuple[tuple[re.Pattern[str], type[EngineError]], ...]] = (
    (UNPAID, EngineUnpaid),
    (MEMORY, EngineOutOfMemory),
    (CONTEXT, ContextOverflow),
    (NO_TOOLS, ToolsUnsupported),
    (NO_MODEL, ModelNotFound),
)

# Fields of a request that a reply can do without, and how servers refuse them.
OPTIONAL_FIELDS: Final[Mapping[str, re.Pattern[str]]] = {
    "think": _any_of(r"not support thinking", r"\bthink value"),
    "chat_template_kwargs": _any_of(
        r"chat_template_kwargs|enable_thinking|not support thinking"
    ),
    "stream_options": _any_of(r"stream_options|include_usage"),
}


# Characters of a server's own words that go into a message.
WORDS = 200

OVERFLOW_STATUSES = frozenset({413})
OVERLOADED_STATUSES = frozenset({429, 503, 529})
UNAUTHORIZED_STATUSES = frozenset({401, 403, 407})
UNPAID_STATUSES = frozenset({402})
# Those above 511 are Cloudflare's words for the server behind it.
TIMEOUT_STATUSES = frozenset({408, 504, 522, 524})
UNREACHABLE_STATUSES = frozenset({502, 520, 521, 523, 530})
NO_SUCH_PAGE = frozenset({404, 405})
OPTIONAL_STATUSES = frozenset({400, 422, 500})
MOVED_STATUSES = frozenset({301, 302, 303, 307, 308})


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked of whom; everything a failure needs to be told well."""

    engine: str
    address: Address
    model: str = ""
    tools: bool = False

    def error(self, kind: type[EngineError], words: str) -> EngineError:
        """Make an error that names engine and model and no secret."""
        return kind(self.tidy(words), engine=self.engine, model=self.model)

    def tidy(self, words: str) -> str:
        """One short line of the server's words, secrets blotted out."""
        text = " ".join(self.address.hide(words).split())
        if re.match(r"<(?:!doctype|html|\?xml|head|body)", text, re.IGNORECASE):
            return "The server sent a web page"
        return text if len(text) <= WORDS else f"{text[:WORDS]}…"

    def refused(self, refused: Refused) -> EngineError:
        """Read a status that is not success."""
        words = words_of(refused.text)
        told = f"HTTP {refused.status}: {self.tidy(words)}"
        if refused.status in UNPAID_STATUSES or UNPAID.search(refused.text):
            return self.error(EngineUnpaid, told)
        if refused.status in OVERLOADED_STATUSES:
            return EngineOverloaded(
                told,
                retry_after=_retry_after(refused.headers),
                engine=self.engine,
                model=self.model,
            )
        if refused.status in MOVED_STATUSES:
            # Where to may hold a secret: only the owner's browser needs to know.
            return self.error(EngineMoved, f"HTTP {refused.status}")
        if refused.status in UNAUTHORIZED_STATUSES:
            # The body may echo the key in part: not a word of it.
            return self.error(EngineUnauthorized, f"HTTP {refused.status}")
        kind = self._by_words(refused.text) or _by_status(refused.status)
        if not self.model and refused.status in NO_SUCH_PAGE:
            # Every server of the kind has a list of models.
            kind = EngineBadReply
        return self.error(kind, told)

    def reported(self, error: Any) -> EngineError:
        """Read an error that came in the body of a success, or in its stream."""
        text = error if isinstance(error, str) else json.dumps(error)
        status = _code(error)
        words = words_of(text)
        if status in OVERLOADED_STATUSES:
            return self.error(EngineOverloaded, words)
        if status in UNAUTHORIZED_STATUSES:
            return self.error(EngineUnauthorized, f"HTTP {status}")
        return self.error(self._by_words(text) or EngineBadReply, words)

    def _by_words(self, text: str) -> type[EngineError] | None:
        for pattern, kind in WORDED:
            if kind is ToolsUnsupported and not self.tools:
                continue
            if kind is ModelNotFound and not self.model:
                continue
            if pattern.search(text):
                return kind
        return None

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Turn what the HTTP client raises into our errors, inside the block.

        An EngineError on its way gets the names of engine and model.
        """
        try:
            yield
        except EngineError as err:
            err.facts = {"engine": self.engine, "model": self.model} | err.facts
            raise
        except Refused as err:
            raise self.refused(err) from None
        except (httpx.ConnectTimeout, httpx.ConnectError, ConnectionError) as err:
            if _is_untrusted(err):
                raise self.error(
                    EngineUntrusted, "The certificate is not trusted"
                ) from err
            raise self.error(EngineUnreachable, "No connection") from err
        except (httpx.TimeoutException, TimeoutError) as err:
            raise self.error(EngineTimeout, "The server is silent") from err
        except httpx.DecodingError as err:
            raise self.error(EngineBadReply, "The reply cannot be unpacked") from err
        except (httpx.HTTPError, httpx.StreamError, OSError) as err:
            raise self.error(EngineUnreachable, str(err) or type(err).__name__) from err


def refused_field(refused: Refused, body: Mapping[str, Any]) -> str | None:
    """Name the field of a request that the server refuses and need not have."""
    if refused.status not in OPTIONAL_STATUSES:
        return None
    for field, words in OPTIONAL_FIELDS.items():
        if field in body and words.search(refused.text):
            return field
    return None


def words_of(body: str) -> str:
    """Find the sentence in an error body, wherever servers put it; else all of it."""
    try:
        found = json.loads(body)
    except ValueError, RecursionError:
        return body
    for _ in range(3):
        if not isinstance(found, Mapping):
            break
        keys = ("error", "message", "detail", "error_description", "msg")
        found = next((found[key] for key in keys if found.get(key)), body)
    return found if isinstance(found, str) else body


def _by_status(status: int) -> type[EngineError]:
    if status in OVERFLOW_STATUSES:
        return ContextOverflow
    if status in TIMEOUT_STATUSES:
        return EngineTimeout
    return EngineUnreachable if status in UNREACHABLE_STATUSES else EngineError


def _code(error: Any) -> int | None:
    """Return the HTTP status that an error object carries, None without one."""
    if not isinstance(error, Mapping):
        return None
    found = next((error[key] for key in ("code", "status") if key in error), None)
    if isinstance(found, str) and found.isascii() and found.isdigit():
        return int(found[:4])
    return found if isinstance(found, int) else None


def _is_untrusted(error: BaseException) -> bool:
    """Tell whether a certificate is why there is no connection."""
    behind: list[BaseException | None] = [error]
    seen: set[int] = set()
    # Errors that were raised again can stand behind each other.
    while behind:
        one = behind.pop()
        if isinstance(one, ssl.SSLCertVerificationError):
            return True
        if one is not None and id(one) not in seen:
            seen.add(id(one))
            behind += [one.__cause__, one.__context__]
    return False


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds until the server wants to be asked again."""
    said = headers.get("retry-after", "").strip()
    try:
        seconds = float(said)
    except ValueError:
        seconds = _until(said)
    return seconds if math.isfinite(seconds) and seconds >= 0 else None


def _until(date: str) -> float:
    """Seconds to an HTTP date, NaN when it is none."""
    try:
        return max(0.0, parsedate_to_datetime(date).timestamp() - time.time())
    except ValueError, OverflowError:
        return math.nan
