"""Rules of the owner's own: chosen from what the house has, shown before they hold."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.const import ATTR_DEVICE_CLASS, CONF_NAME
from homeassistant.helpers.selector import (
    AreaSelector,
    AreaSelectorConfig,
    EntitySelector,
    EntitySelectorConfig,
    LabelSelector,
    LabelSelectorConfig,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
)
from homeassistant.helpers.translation import async_get_translations

from ..const import (
    CONF_ACTIONS,
    CONF_AGENTS,
    CONF_AREAS,
    CONF_DEVICE_CLASSES,
    CONF_DOMAINS,
    CONF_ENTITIES,
    CONF_LABELS,
    CONF_PERSONS,
    CONF_SATELLITES,
    CONF_TIER,
)
from ..safety.tiers import Tier
from ..settings import DEFAULT_TIER, RuleSettings
from .fields import choice
from .form import SubentryForm
from .naming import plain
from .tier_table import tier_table

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..types import House

_WHAT: Final = (
    CONF_ENTITIES,
    CONF_AREAS,
    CONF_LABELS,
    CONF_DOMAINS,
    CONF_DEVICE_CLASSES,
    CONF_ACTIONS,
    CONF_SATELLITES,
    CONF_PERSONS,
    CONF_AGENTS,
)
# So many things are named before the rule is stored; of more the number is told.
_NAMED: Final = 12


class RuleFlow(SubentryForm):
    """One form per rule: how risky, what, from where and for whom; then what it is."""

    def __init__(self) -> None:
        """Nothing is filled in yet."""
        self._given: dict[str, Any] = {}

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add or change a rule."""
        if (refusal := self.refusal()) is not None:
            return refusal
        shown = self.stored
        errors: dict[str, str] = {}
        if user_input is not None:
            self._given = {key: value for key, value in user_input.items() if value}
            errors = self._wrong()
            if not errors:
                return await self.async_step_preview()
            shown = user_input
        house: House = self._get_entry().runtime_data
        schema = await self._schema(shown, with_name=not self.changing)
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(schema, shown),
            errors=errors,
            description_placeholders={"tiers": await tier_table(self.hass, house)},
        )

    async_step_reconfigure = async_step_user

    async def async_step_preview(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Show what the rule is about; then store it."""
        if user_input is not None:
            data = {k: v for k, v in self._given.items() if k != CONF_NAME}
            return self.keep(self._given.get(CONF_NAME, "").strip(), data)
        about = self._about()
        states = [self.hass.states.get(one) for one in about or ()]
        names = [plain(state.name) for state in states if state is not None]
        named = ", ".join(sorted(names)[:_NAMED])
        return self.async_show_form(
            step_id="preview_place" if about is None else "preview",
            data_schema=probatio.Schema({}),
            description_placeholders={
                "count": str(len(names)),
                "names": named + (", …" if len(names) > _NAMED else ""),
            },
        )

    async_step_preview_place = async_step_preview

    def _wrong(self) -> dict[str, str]:
        if not (self.changing or self._given.get(CONF_NAME, "").strip()):
            return {CONF_NAME: "name_needed"}
        if not any(self._given.get(key) for key in _WHAT):
            return {"base": "rule_empty"}
        return {"base": "rule_matches_nothing"} if self._about() == () else {}

    def _about(self) -> tuple[str, ...] | None:
        """Return what the rule is about now; None when it names no thing."""
        rule = RuleSettings.from_data("", self._given)
        about: tuple[str, ...] | None = (
            self._get_entry().runtime_data.safety.policy.covered(rule)
        )
        return about

    async def _schema(
        self, shown: Mapping[str, Any], *, with_name: bool
    ) -> probatio.Schema:
        fields: dict[Any, Any] = {}
        if with_name:
            fields[probatio.Required(CONF_NAME)] = TextSelector()
        users = [
            SelectOptionDict(value=user.id, label=user.name or user.id)
            for user in await self.hass.auth.async_get_users()
            if not user.system_generated
        ]
        fields |= {
            probatio.Required(CONF_TIER, default=DEFAULT_TIER): choice(
                CONF_TIER, (tier.key for tier in Tier)
            ),
            probatio.Optional(CONF_ENTITIES): _entities(),
            probatio.Optional(CONF_AREAS): AreaSelector(
                AreaSelectorConfig(multiple=True)
            ),
            probatio.Optional(CONF_LABELS): LabelSelector(
                LabelSelectorConfig(multiple=True)
            ),
        }
        for key, known in (await _known(self.hass)).items():
            kept = {one: one for one in shown.get(key, ()) if one not in known}
            fields[probatio.Optional(key)] = _chosen(known | kept)
        fields |= {
            probatio.Optional(CONF_SATELLITES): _entities("assist_satellite"),
            probatio.Optional(CONF_PERSONS): SelectSelector(
                SelectSelectorConfig(options=users, multiple=True)
            ),
            probatio.Optional(CONF_AGENTS): _entities("conversation"),
        }
        return probatio.Schema(fields)


async def _known(hass: HomeAssistant) -> dict[str, dict[str, str]]:
    """Return the labels, by value, of the kinds and actions that the house has."""
    services = hass.services.async_services()
    states = hass.states.async_all()
    domains = sorted({state.domain for state in states if state.domain in services})
    language = hass.config.language
    titles, classes, verbs = [
        await async_get_translations(hass, language, category, domains)
        for category in ("title", "entity_component", "services")
    ]
    of_domain = {
        one: _titled(titles.get(f"component.{one}.title"), one) for one in domains
    }
    kinds = sorted(
        {(one.domain, one.attributes.get(ATTR_DEVICE_CLASS) or "") for one in states}
    )
    of_class = {
        name: _titled(
            classes.get(f"component.{domain}.entity_component.{name}.name"), name
        )
        for domain, name in kinds
        if name and domain in of_domain
    }
    of_action = {
        f"{domain}.{service}": f"{of_domain[domain]}: "
        + _titled(
            verbs.get(f"component.{domain}.services.{service}.name"),
            f"{domain}.{service}",
        )
        for domain in domains
        for service in sorted(services[domain])
    }
    return {
        CONF_DOMAINS: of_domain,
        CONF_DEVICE_CLASSES: of_class,
        CONF_ACTIONS: of_action,
    }


def _titled(title: str | None, value: str) -> str:
    return title or value.replace("_", " ").capitalize()


def _chosen(labels: Mapping[str, str]) -> SelectSelector:
    often = Counter(labels.values())
    # Only what shares its name with another thing needs more than the name.
    named = {v: t if often[t] == 1 else f"{t} ({v})" for v, t in labels.items()}
    options: Iterable[tuple[str, str]] = sorted(
        named.items(), key=lambda one: one[1].casefold()
    )
    return SelectSelector(
        SelectSelectorConfig(
            options=[SelectOptionDict(value=v, label=label) for v, label in options],
            multiple=True,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


def _entities(domain: str | None = None) -> EntitySelector:
    if domain is None:
        return EntitySelector(EntitySelectorConfig(multiple=True))
    return EntitySelector(EntitySelectorConfig(multiple=True, domain=domain))
