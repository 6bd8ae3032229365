"""Joins what Home Assistant says has failed with what was read back."""

from dataclasses import replace

from homeassistant.helpers import intent, llm

from ..safety.readback import Held


def failures_in(result: llm.ToolResult, held: Held) -> Held:
    """Add what Home Assistant itself says has failed."""
    if not isinstance(result.data, llm.IntentResponseDict):
        return held
    return with_failed(result.data.original, held)


def with_failed(response: intent.IntentResponse, held: Held) -> Held:
    """Join the failed results of an intent with what was read back.

    What is seen to be as wished has not failed: Home Assistant tells results apart by
    the order in which they come, and calls another one's failure by its name.
    """
    failed = {
        str(one.id): "no_answer"
        for one in response.failed_results
        if one.id is not None and str(one.id) not in held.ok
    }
    return replace(held, failed={**failed, **held.failed}) if failed else held
