"""Actions about what happened: figures, traces, and what people thought of a turn."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import config_validation as cv
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..telemetry.summary import Bucket, told
from .base import Action, house_of, only_owners

if TYPE_CHECKING:
    from ..telemetry.store import Sums
    from ..types import House

GROUPS = ("agent", "engine", "model")
LABELS = ("good", "bad")
MOST_HOURS = 24 * 800

_SUMMARY_SCHEMA = probatio.Schema(
    {
        probatio.Optional("hours"): probatio.All(
            probatio.Coerce(float), probatio.Range(min=1, max=MOST_HOURS)
        ),
        probatio.Optional("group_by"): probatio.In(GROUPS),
    }
)
_TRACE_SCHEMA = probatio.Schema({probatio.Optional("trace_id"): cv.string})
_FEEDBACK_SCHEMA = probatio.Schema(
    {
        probatio.Required("trace_id"): cv.string,
        probatio.Required("label"): probatio.In(LABELS),
        probatio.Optional("comment"): cv.string,
    }
)


async def _telemetry_summary(call: ServiceCall) -> ServiceResponse:
    """Sum up turns and model calls; what is unknown is null.

    For administrators, as in the panel.
    """
    await only_owners(call)
    house = house_of(call.hass)
    return await summary(house, call.data.get("hours"), call.data.get("group_by"))


async def summary(
    house: House, hours: float | None, group: str | None
) -> dict[str, Any]:
    """Sum up the last hours (None: everything), and per agent, engine or model."""
    sums = await house.ledger.sums(hours)
    answer: dict[str, Any] = {
        "since": _since(house.ledger.begun),
        "hours": hours,
        "currency": house.hass.config.currency,
        **told(joined(sums)),
    }
    if group is not None:
        names = sorted({getattr(s, group) for s in sums} - {""})
        answer["groups"] = {n: told(joined(sums, group, n)) for n in names}
    return answer


def joined(sums: Sums, group: str | None = None, name: str = "") -> Bucket:
    """Add up the sums, those of one agent, engine or model if a group is given."""
    whole = Bucket()
    for subject, bucket in sums.items():
        if group is None or getattr(subject, group) == name:
            whole.merge(bucket)
    return whole


async def _get_trace(call: ServiceCall) -> ServiceResponse:
    """Tell step by step what a turn did; without an id the newest one.

    For administrators: it holds what others have said.
    """
    await only_owners(call)
    house = house_of(call.hass)
    trace_id = call.data.get("trace_id")
    if trace_id is None:
        newest = await house.ledger.traces(1)
        trace_id = newest[0]["id"] if newest else ""
    return await known_trace(house, trace_id)


async def known_trace(house: House, trace_id: str) -> dict[str, Any]:
    """Return a stored trace; raises ServiceValidationError when there is none."""
    if (trace := await house.ledger.trace(trace_id)) is None:
        raise ServiceValidationError(
            translation_domain=DOMAIN,
            translation_key="trace_unknown",
            translation_placeholders={"name": trace_id or "-"},
        )
    return trace


async def _feedback(call: ServiceCall) -> ServiceResponse:
    """Keep what somebody thinks of a turn; the choice of engines learns from it.

    For administrators, as in the panel.
    """
    await only_owners(call)
    await give_feedback(
        house_of(call.hass),
        call.data["trace_id"],
        call.data["label"],
        call.data.get("comment"),
    )
    return None


async def give_feedback(
    house: House, trace_id: str, label: str, comment: str | None
) -> None:
    """Store a label with its trace; raises ServiceValidationError without one."""
    trace = await known_trace(house, trace_id)
    at = dt_util.utcnow().isoformat()
    await house.ledger.label(
        trace["id"], {"label": label, "comment": comment, "at": at}
    )
    # Whose choice it was learns from it, if the choice is recent enough.
    house.router.label(trace["id"], float(label == "good"), final=True)


def _since(begun: float) -> str:
    return dt_util.utc_from_timestamp(begun).isoformat()


ACTIONS = (
    Action(
        name="telemetry_summary",
        run=_telemetry_summary,
        schema=_SUMMARY_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
    Action(
        name="get_trace",
        run=_get_trace,
        schema=_TRACE_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
    Action(name="feedback", run=_feedback, schema=_FEEDBACK_SCHEMA),
)
