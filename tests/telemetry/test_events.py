"""Who looks on costs nothing: not even when looking fails."""

from collections.abc import Mapping
from typing import Any

import pytest

from custom_components.jarvis.telemetry.tracer import Event, Listeners, Trace


def test_one_that_fails_is_logged_and_the_others_are_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told: list[Any] = []

    def broken(_event: Event, _trace: Trace | None, facts: Mapping[str, Any]) -> None:
        raise KeyError(facts["model"])

    def watching(event: Event, _trace: Trace | None, facts: Mapping[str, Any]) -> None:
        told.append((event, facts["model"]))

    listeners = Listeners()
    listeners.add(broken)
    leave = listeners.add(watching)
    first = next(iter(Event))
    listeners.tell(first, None, model="m")
    leave()
    listeners.tell(first, None, model="n")
    assert told == [(first, "m")]
    assert caplog.text.count("A listener failed") == 2
