"""The fence around foreign code, where the doors cannot show it."""

import asyncio

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.commands.shelf import foreign
from custom_components.jarvis.commands.shelf.coerce import clean, is_bounded, plain
from custom_components.jarvis.commands.shelf.desk import confidential, mask_all
from custom_components.jarvis.commands.shelf.foreign import Misbehaved, fence, within

from .greeter import Greeter


async def test_work_that_will_not_end_is_left_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(foreign, "_GRACE", 0.01)
    told_to_end = 0
    release = asyncio.Event()

    async def deaf() -> None:
        nonlocal told_to_end
        while not release.is_set():
            try:
                await release.wait()
            except asyncio.CancelledError:
                told_to_end += 1

    with pytest.raises(TimeoutError):
        await within(0.01, deaf)
    assert told_to_end
    release.set()


async def test_a_turn_that_is_cancelled_takes_the_work_with_it() -> None:
    started, ended = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    turn = asyncio.create_task(within(60, work))
    await started.wait()
    turn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await turn
    await ended.wait()


async def test_what_is_known_passes_the_fence() -> None:
    async def work() -> None:
        raise LookupError("known")

    with pytest.raises(LookupError):
        await within(1, work, LookupError)
    with pytest.raises(Misbehaved) as caught:
        await within(1, work)
    assert str(caught.value) == "LookupError: known"


async def test_a_cancellation_that_came_up_inside_is_a_failure() -> None:
    async def work() -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await asyncio.Event().wait()

    with pytest.raises(Misbehaved):
        await within(1, work)


def test_the_fence_holds_without_a_loop() -> None:
    with pytest.raises(Misbehaved) as caught, fence():
        raise asyncio.CancelledError
    assert isinstance(caught.value.cause, asyncio.CancelledError)


def test_what_was_typed_in_is_blackened_and_what_was_chosen_is_not() -> None:
    values = {"provider": "post", "host": "secret.host", "box": "B0X"}
    hidden = confidential(Greeter.secrets, values)
    assert hidden == ("secret.host",)
    data = {"a": ["at secret.host", 5], "b": ("post",), "c": None}
    assert mask_all(data, hidden) == {"a": ["at •••", 5], "b": ["post"], "c": None}


PARTS = st.recursive(
    st.none() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(PARTS)
def test_what_is_clean_stays_so_and_plain_can_be_written(value: object) -> None:
    assert is_bounded(value, 100_000)
    once = clean(value)
    assert repr(clean(once)) == repr(once)
    assert repr(plain(plain(value))) == repr(plain(value))


def test_what_holds_itself_is_too_large_and_still_written() -> None:
    loop: dict[str, object] = {}
    loop["loop"] = loop
    assert not is_bounded(loop, 1_000)
    assert "loop" in plain(loop)
    assert not is_bounded(10**5000, 1_000)
    assert not is_bounded([[["x" * 2_000]]], 1_000)
