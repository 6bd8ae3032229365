"""Consent to what is planned: how it is kept, what it still counts for, who moves it.

Whoever has something done at another time than was agreed has it done anew: they are
asked as if they had wished it now.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ...safety.restore import acts_back
from ...safety.tiers import Act, Grant, Tier
from .deed_data import grant_data, read_grant, read_states, read_wishes
from .judging import acts_of_wishes

if TYPE_CHECKING:
    from ...types import House
    from ..types import Heard
    from .command_consent import CommandConsent

_CONSENT: Final = "consent"
_PIN: Final = "pin"


def consent_data(house: House, granted: Grant) -> Mapping[str, Any]:
    """Write consent as JSON carries it, with which PIN it was given by."""
    if not granted.tier:
        return {}
    by = {_PIN: house.safety.pin.salt} if granted.tier is Tier.PIN else {}
    return {**grant_data(granted), **by}


def consent_of(house: House, data: Mapping[str, Any]) -> Grant:
    """Read the consent a deed holds; a PIN that has changed since counts as a yes."""
    kept = data.get(_CONSENT) or {}
    granted = read_grant(kept)
    if granted.tier is Tier.PIN and kept.get(_PIN) != house.safety.pin.salt:
        return replace(granted, tier=Tier.CONFIRM)
    return granted


def acts_of_deed(
    house: House, consents: CommandConsent, heard: Heard, data: Mapping[str, Any]
) -> Iterator[Act]:
    """Yield what a deed that was written down would do now, and what ends it."""
    wishes = read_wishes(data.get("wishes", ()))
    for some in acts_of_wishes(house.hass, heard, wishes):
        yield from some
    yield from acts_back(house.hass, read_states(data.get("states", ())))
    if (call := data.get("command")) is not None:
        command = house.counter.book.find(call["name"])
        yield from consents.acts(command, call["arguments"]) if command else ()
    if ends := (data.get("ends") or {}).get("deed"):
        yield from acts_of_deed(house, consents, heard, ends)


def agreed_by(
    house: House, data: Mapping[str, Any], acts: tuple[Act, ...], granted: Grant
) -> Mapping[str, Any]:
    """Return a deed with the consent of who moves it beside the one it has."""
    before = consent_of(house, data)
    tier = max(before.tier, granted.tier)
    consent = consent_data(house, Grant(tier=tier, acts=acts))
    agreed = {**data, _CONSENT: consent}
    if ends := data.get("ends"):
        deed = {**ends["deed"], _CONSENT: consent} if ends["deed"] else {}
        agreed["ends"] = {**ends, "deed": deed}
    return agreed
