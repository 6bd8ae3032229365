"""Every branch of the one lifecycle."""

import asyncio
from dataclasses import replace
from typing import Any

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Door,
    Outcome,
    Response,
)
from custom_components.jarvis.commands.lifecycle import Consent, perform
from custom_components.jarvis.commands.shelf.book import Switches
from custom_components.jarvis.commands.shelf.desk import Run
from custom_components.jarvis.commands.shelf.threads import Open

from ..tables import each_row
from .small import Needy, Probe, desk, request, shelf

KEY = {"needy": {"household": {"api_key": "s3cr3t-value"}}}


async def test_an_unknown_command_is_a_sentence() -> None:
    response = await perform("nonsense", {}, request(), desk(await shelf()))
    assert response.outcome is Outcome.ERROR
    assert "nonsense" in response.message


async def test_a_command_that_is_off_says_where_to_switch_it_on() -> None:
    book = await shelf(switches=Switches(off=frozenset({"probe"})))
    response = await perform("probe", {}, request(), desk(book))
    assert response.error == "disabled"
    assert "settings" in response.message


async def test_what_is_said_is_coerced_defaulted_and_undeclared_is_dropped() -> None:
    probe = Probe()
    response = await perform(
        "probe",
        {"count": "five", "mode": "quick", "sudo": True, "when": "tomorrow at 8"},
        request(),
        desk(await shelf(probe)),
    )
    assert response.ok
    assert probe.seen is not None
    assert probe.seen["count"] == 5
    assert probe.seen["mode"] == "fast"
    assert probe.seen["loud"] is False
    assert probe.seen["when"].isoformat() == "2026-01-29T08:00:00+01:00"
    assert "sudo" not in probe.seen


async def test_a_missing_secret_names_the_setting_and_tells_the_owner() -> None:
    missing: list[tuple[str, list[str]]] = []
    book = await shelf()
    book._on_missing = lambda c, keys, _who: missing.append((c.name, list(keys)))
    response = await perform("needy", {}, request(), desk(book))
    assert response.error == "missing_secret"
    assert "key of the weather service" in response.message
    assert missing == [("needy", ["api_key"])]


async def test_a_secret_never_leaves_the_request() -> None:
    marks: list[Any] = []
    book = await shelf(switches=Switches(secrets=KEY))
    response = await perform(
        "needy",
        {"heater": "climate.bedroom"},
        request(),
        desk(book, mark=lambda step, facts: marks.append((step, facts))),
    )
    assert response.message == "Key of 12 letters."
    assert "s3cr3t" not in repr(marks) + repr(response) + repr(book._switches)


async def test_a_secret_removed_while_in_use_is_asked_for_again() -> None:
    book = await shelf(switches=Switches(secrets=KEY))
    call = {"heater": "climate.bedroom"}
    assert (await perform("needy", call, request(), desk(book))).ok
    await book.apply(Switches())
    response = await perform("needy", call, request(), desk(book))
    assert response.error == "missing_secret"


async def test_post_process_runs_before_required() -> None:
    asked = request(utterance="delete this mail")
    response = await perform("post", {}, asked, desk(await shelf()))
    assert response.message == "trash"


async def test_a_model_gets_valid_values_back_first_and_the_user_is_asked_then() -> (
    None
):
    book = await shelf(Probe())
    asked = request(Door.TOOL)
    first = await perform("probe", {"mode": "warp"}, asked, desk(book))
    assert first.outcome is Outcome.INVALID
    assert not first.ok
    assert not first.wait_for_input
    assert first.data["_validation_error"] is True
    assert first.data["errors"][0]["valid_values"] == ["slow", "fast"]
    second = await perform("probe", {"mode": "hyper"}, asked, desk(book))
    assert second.wait_for_input
    assert asked.thread.pending is not None
    assert asked.thread.pending.param == "mode"
    assert "slow or fast" in second.message


async def test_different_parameters_each_have_their_own_second_chance() -> None:
    book = await shelf(Probe())
    asked = request(Door.TOOL)
    await perform("probe", {"mode": "warp"}, asked, desk(book))
    response = await perform("probe", {"count": "banana"}, asked, desk(book))
    assert response.outcome is Outcome.INVALID


async def test_without_a_model_the_user_is_asked_at_once() -> None:
    asked = request()
    response = await perform(
        "probe", {"heater": "the heater"}, asked, desk(await shelf(Probe()))
    )
    assert response.wait_for_input
    pending = asked.thread.pending
    assert pending is not None
    assert pending.kind is Open.VALUE
    assert {c.value for c in pending.choices} == {"climate.bedroom", "climate.guest"}


async def test_bounds_are_told_in_words() -> None:
    response = await perform("probe", {"count": 12}, request(), desk(await shelf()))
    assert "at most 9" in response.message


async def test_cross_parameter_checks_refuse() -> None:
    asked = request(Door.TOOL)
    response = await perform(
        "checked", {"low": 8, "high": 2}, asked, desk(await shelf())
    )
    assert response.data["errors"] == [{"param": "low", "message": "low is above high"}]


async def test_a_correction_is_applied_and_told() -> None:
    response = await perform(
        "checked", {"room": "leaving room"}, request(), desk(await shelf())
    )
    assert response.message == "Taking “leaving room” as Living Room. Room living_room."
    assert response.corrections[0].value == "living_room"


async def test_a_risky_correction_is_asked_about() -> None:
    asked = request()
    book = await shelf()
    response = await perform("checked", {"room": "front more"}, asked, desk(book))
    assert response.message == "Did you mean Front Door?"
    pending = asked.thread.pending
    assert pending is not None
    confirmed = replace(asked, confirmed=True)
    done = await perform("checked", pending.arguments, confirmed, desk(book))
    assert done.message == "Room front_door."


async def test_what_does_not_hold_afterwards_is_a_failure() -> None:
    response = await perform(
        "checked", {"room": "stubborn"}, request(), desk(await shelf())
    )
    assert not response.ok
    assert response.message == "It did not happen."


async def _ask_first(
    command: Command, arguments: Arguments, req: Any, run: Run
) -> Response | Consent:
    del command, arguments
    if req.confirmed:
        return await run()
    return Consent(granted=False, question="Really?")


async def _never(
    command: Command, arguments: Arguments, req: Any, run: Run
) -> Response | Consent:
    del command, arguments, req, run
    return Consent(granted=False)


async def test_safety_may_ask_and_may_refuse() -> None:
    probe = Probe()
    book, asked = await shelf(probe), request()
    response = await perform(
        "probe", {"count": 3}, asked, desk(book, execute=_ask_first)
    )
    assert (response.message, response.wait_for_input) == ("Really?", True)
    assert probe.seen is None
    pending = asked.thread.pending
    assert pending is not None
    assert pending.kind is Open.YES
    denied = await perform("probe", {}, asked, desk(book, execute=_never))
    assert denied.error == "denied"
    assert probe.seen is None


@each_row(
    ("how", "error", "words"),
    [
        ("hang", "timeout", "too long"),
        ("raise", "raised", "broken"),
        ("nonsense", "nonsense", "no proper answer"),
        ("cancel", "cancelled", "called off"),
        ("fail", "offline", "The device is offline."),
        ("silent", "offline", "offline"),
    ],
)
async def test_a_failing_command_is_never_done(
    how: str, error: str, words: str
) -> None:
    response = await perform("broken", {"how": how}, request(), desk(await shelf()))
    assert not response.ok
    assert response.error == error
    assert words in response.message
    assert "Done" not in response.message
    assert "secret detail" not in response.message


async def test_a_quiet_success_is_said() -> None:
    response = await perform("broken", {"how": "quiet"}, request(), desk(await shelf()))
    assert response.message == "Done."


async def test_a_cancelled_turn_stays_cancelled() -> None:
    book = await shelf()
    book.commands[2].__class__.timeout = 30
    try:
        task = asyncio.create_task(
            perform("broken", {"how": "hang"}, request(), desk(book))
        )
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    finally:
        book.commands[2].__class__.timeout = 0.05


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=40)
    | st.just("{{ states('lock.back_door') }}")
    | st.just("x" * 1_000_000),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["count", "mode", "heater", "when", "loud", "else"]), ANYTHING
    ),
    st.sampled_from(list(Door)),
)
def test_nothing_that_comes_in_raises(arguments: dict[str, Any], door: Door) -> None:
    async def run() -> None:
        book = await shelf(Probe(), Needy())
        response = await perform("probe", arguments, request(door), desk(book))
        assert response.message
        assert response.ok or response.error

    asyncio.run(run())


async def test_german_is_spoken_in_german() -> None:
    asked = request(language="de")
    response = await perform("probe", {"count": "zwölf"}, asked, desk(await shelf()))
    assert "höchstens 9" in response.message
