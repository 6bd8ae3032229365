"""Tells the owner of a rule that is about nothing: it guards nothing either."""

from typing import TYPE_CHECKING, Any

from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    issue_registry as ir,
    label_registry as lr,
)
from homeassistant.helpers.start import async_at_started

from ..const import DOMAIN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..settings import RuleSettings
    from .policy import Policy

ISSUE = "rule_matches_nothing"
_REGISTRIES = (
    er.EVENT_ENTITY_REGISTRY_UPDATED,
    dr.EVENT_DEVICE_REGISTRY_UPDATED,
    ar.EVENT_AREA_REGISTRY_UPDATED,
    lr.EVENT_LABEL_REGISTRY_UPDATED,
)


def watch_rules(
    hass: HomeAssistant, policy: Policy, rules: Mapping[str, RuleSettings]
) -> CALLBACK_TYPE:
    """Look at the rules, by subentry id, once all is there and when things go."""
    raised: set[str] = set()

    @callback
    def look(_hass: HomeAssistant) -> None:
        for key, rule in rules.items():
            issue = f"{ISSUE}_{key}"
            if policy.covered(rule) != ():
                ir.async_delete_issue(hass, DOMAIN, issue)
                raised.discard(issue)
                continue
            raised.add(issue)
            ir.async_create_issue(
                hass,
                DOMAIN,
                issue,
                is_fixable=False,
                severity=ir.IssueSeverity.ERROR,
                translation_key=ISSUE,
                translation_placeholders={"rule": rule.name},
            )

    @callback
    def changed(_event: Event[Any]) -> None:
        if hass.is_running:
            look(hass)

    ends = [async_at_started(hass, look)]
    ends += [hass.bus.async_listen(event, changed) for event in _REGISTRIES]

    @callback
    def stop() -> None:
        for end in ends:
            end()
        for issue in raised:
            ir.async_delete_issue(hass, DOMAIN, issue)

    return stop
