"""Joins what Home Assistant says has failed with what was read back."""

from homeassistant.helpers import intent, llm

from ..safety.readback import Held


def failures_in(result: llm.ToolResult, held: Held) -> Held:
    """Add what Home Assistant itself says has failed."""
    if not isinstance(result.data, llm.IntentResponseDict):
        return held
    return with_failed(result.data.original, held)


def with_failed(response: intent.IntentResponse, held: Held) -> Held:
    """Join the failed results of an intent with what was read back."""
    failed = {
        str(one.id): "no_answer"
        for one in response.failed_results
        if one.id is not None
    }
    if not failed:
        return held
    return Held(
        ok=tuple(one for one in held.ok if one not in failed),
        failed={**failed, **held.failed},
        before=held.before,
        after=held.after,
    )
