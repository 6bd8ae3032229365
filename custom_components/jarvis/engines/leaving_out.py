"""Asks again without a field that a server refuses and a reply can do without."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from .base import JsonObject
from .borrowed import Refused
from .failure import refused_field

type Stream = Callable[[JsonObject], AsyncGenerator[JsonObject]]


class LeavingOut:
    """Remembers for each model of a server what it refuses."""

    def __init__(self) -> None:
        """Leave out nothing yet."""
        self._refused: set[tuple[str, str]] = set()

    async def events(
        self, model: str, body: JsonObject, stream: Stream
    ) -> AsyncGenerator[JsonObject]:
        """Yield what answers a request; raises Refused where nothing can go."""
        body = {k: v for k, v in body.items() if (model, k) not in self._refused}
        while True:
            try:
                async with aclosing(stream(body)) as events:
                    async for event in events:
                        yield event
            except Refused as refused:
                field = refused_field(refused, body)
                if field is None:
                    raise
                self._refused.add((model, field))
                del body[field]
            else:
                return
