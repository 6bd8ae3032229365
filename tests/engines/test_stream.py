"""What both wire protocols are made of."""

import asyncio
from collections.abc import AsyncGenerator

from custom_components.jarvis.engines.stream import BREATH, patient


async def test_a_reply_that_is_there_at_once_lets_others_go_on() -> None:
    waited = most = 0

    async def ready() -> AsyncGenerator[int]:
        for number in range(10 * BREATH):
            yield number

    async def others() -> None:
        nonlocal waited
        while True:
            waited = 0
            await asyncio.sleep(0)

    other = asyncio.create_task(others())
    got = []
    async for number in patient(ready(), 5):
        got.append(number)
        waited += 1
        most = max(most, waited)
    other.cancel()
    assert got == list(range(10 * BREATH))
    assert most <= BREATH + 1
