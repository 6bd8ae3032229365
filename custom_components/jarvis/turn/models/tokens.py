"""How many bytes a token has, learned from what servers counted.

Every prompt is written within a budget of tokens, but only the server knows its
tokenizer. What it counts in one call makes the estimate of the next one good.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ...engines.base import ChatRequest, Message, ToolSpec

# UTF-8 bytes serve letters and ideographs about equally well.
USUAL: Final = 3.6
_LEAST: Final = 1.5
_MOST: Final = 6.0
# A short prompt is mostly template, and says little.
_TELLING: Final = 400
_NEW: Final = 0.5
# What a chat template adds per message, in bytes.
_FRAME: Final = 30


class TokenRates:
    """Bytes per token, by engine and model; forgotten when the process ends."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._rates: dict[tuple[str, str], float] = {}

    def of(self, engine: str, model: str) -> float:
        """Return the bytes per token, the usual ones where nothing was counted."""
        return self._rates.get((engine, model), USUAL)

    def learn(
        self, engine: str, model: str, request: ChatRequest, counted: int | None
    ) -> None:
        """Take what the server counted for a prompt; None teaches nothing."""
        if counted is None or counted < _TELLING:
            return
        size = sum(map(size_of, request.messages)) + spec_size(request.tools)
        rate = min(_MOST, max(_LEAST, size / counted))
        known = self._rates.get((engine, model), rate)
        self._rates[engine, model] = known + _NEW * (rate - known)


def size_of(message: Message) -> int:
    """Measure a message, in bytes."""
    calls = sum(len(call.name) + len(str(call.arguments)) for call in message.calls)
    return len(message.content.encode("utf-8", "replace")) + calls + _FRAME


def spec_size(specs: tuple[ToolSpec, ...]) -> int:
    """Measure the tools of a request, in characters of JSON."""
    return sum(spec.length for spec in specs)
