"""Policy: the tier of an act by what it is, and by the rules of the owner."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from homeassistant.auth.permissions.const import POLICY_CONTROL
from homeassistant.const import ATTR_DEVICE_CLASS, EVENT_CALL_SERVICE
from homeassistant.core import Event, HomeAssistant, State, callback
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
)
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)

from . import risks
from .reach.call import ANY_DOMAIN, Call
from .reach.containers import (
    is_entrance,
    is_of_lock,
    named_so,
    names_of,
    opens,
    words_of,
)
from .reach.listeners import BUTTONS
from .reach.steps import is_template
from .reach.unknown import CARRIERS, is_unknown, worst_ruled
from .tiers import Act, Asker, Judged, Tier

if TYPE_CHECKING:
    from ..settings import RuleSettings


# How much more exact a rule is for naming such a thing.
_ENTITY: Final = 32
_LABEL: Final = 8
_AREA: Final = 4
_DOMAIN: Final = 2
_SCOPE: Final = 1
# The chance from which on an act is wished for.
_WISHED: Final = 0.2
_ACTION: Final = 16
# Under untrusted text these act freely still: nothing is lost by a lamp or a song.
_HARMLESS_DOMAINS: Final = frozenset(
    {"light", "media_player", "todo", "timer", "tts", "shopping_list", "scene"}
)
# What lets in, gives away or ends something, also in services nobody knows.
_RISKY_VERBS: Final = (
    "unlock",
    "open",
    "disarm",
    "delete",
    "remove",
    "erase",
    "restart",
    "reboot",
    "shutdown",
    "format",
    "purge",
    "install",
    "send_command",
    "unpair",
    "wipe",
    "factory",
)
_OPEN_FREE: Final = frozenset({"media_player", "todo", "calendar", "light", "group"})
# What they come to is behind them.
_SETTING_OFF: Final = frozenset({"scene", "timer"})
# What does what it holds, and may be named for it.
_HOLDING: Final = frozenset({"script", "scene"})
# What acts by itself on what something else does.
_ACTING: Final = frozenset({"automation", "script", "template"})
_GROUPS: Final = frozenset({"automation", "group"})
# Names that say that more than itself is switched.
_TELLING: Final = (risks.OPENERS, risks.HOT, risks.VITAL)
# How the reason begins where the owner has decided.
RULE: Final = "your rule "


@dataclass(slots=True, kw_only=True)
class Policy:
    """The owner's rules and the defaults.

    `area_of` tells the area of an entity, `owner_of` whose account a satellite's is.
    """

    hass: HomeAssistant
    rules: tuple[RuleSettings, ...] = ()
    area_of: Callable[[str], str | None] = field(default=lambda _: None)
    owner_of: Callable[[str], str | None] = field(default=lambda _: None)

    def judge(
        self, acts: Iterable[Act], asker: Asker, *, tainted: bool = False
    ) -> Judged:
        """Return the strictest tier among the acts, and which one set it."""
        acts = tuple(acts)
        # Who only says thanks has not asked for a lamp either.
        wished = not tainted or not asker.text or _may_wish(asker)
        worst, tier, why = None, Tier.FREE, "nothing risky"
        for act in acts:
            one, reason = self.tier(act, asker)
            if tainted and one < Tier.CONFIRM and not (wished and _is_harmless(act)):
                one, reason = Tier.CONFIRM, "untrusted text was read"
            # What is done tells more than what it is called.
            named = worst is not None and worst.domain in _HOLDING and act.inside
            if one > tier or (one == tier > Tier.FREE and named):
                worst, tier, why = act, one, reason
        return Judged(tier=tier, acts=acts, worst=worst, why=why)

    def tier(self, act: Act, asker: Asker) -> tuple[Tier, str]:
        """Return the tier of one act and the rule that says so.

        A voice at a satellite has no account. Who has one has only said where it
        speaks from: that makes nothing freer, nor does a satellite that is somebody's.
        """
        found = self._tier(act, asker)
        if (owner := self._owner(asker)) is not None:
            theirs = self._tier(act, replace(asker, user_id=owner))
            return max(found, theirs, key=lambda one: one[0])
        claimed = asker.user_id is not None and asker.place is not None
        if not claimed or not any(rule.satellites for rule in self.rules):
            return found
        nowhere = replace(asker, satellite_id=None, device_id=None)
        return max(found, self._tier(act, nowhere), key=lambda one: one[0])

    def _owner(self, asker: Asker) -> str | None:
        """Return whose satellite a voice speaks at, where rules are for persons."""
        if asker.user_id is not None or asker.satellite_id is None:
            return None
        personal = any(rule.persons for rule in self.rules)
        return self.owner_of(asker.satellite_id) if personal else None

    def _tier(self, act: Act, asker: Asker) -> tuple[Tier, str]:
        ruled = self._ruled(act, asker)
        outer = [
            found
            for holder in holders(act)
            if (found := self._holder(holder, asker)) is not None
        ]
        if outer:
            # Who rules on a script by name has looked at what is in it; a rule on
            # the very thing inside still counts.
            counts = ruled and (ruled[0] >= _ENTITY or ruled[1] is Tier.NEVER)
            exact = [ruled] if ruled and counts else []
            return max(((t, w) for _, t, w in (*outer, *exact)), key=lambda one: one[0])
        if not is_unknown(act):
            return ruled[1:] if ruled is not None else self._default(act)
        # Who frees scenes, or a kind of action, has not looked at what is in one.
        vouched = ruled is not None and (
            ruled[0] >= _ENTITY or act.domain not in CARRIERS
        )
        worst, name = worst_ruled(self.rules, act, asker)
        known = [ruled[1:]] if ruled is not None else []
        known += [] if vouched else [self._default(act)]
        return max(*known, (worst, f"{RULE}“{name}”"), key=lambda one: one[0])

    # The owner's rules ---------------------------------------------------------

    def _ruled(self, act: Act, asker: Asker) -> tuple[int, Tier, str] | None:
        found = [
            (weight, Tier[rule.tier.upper()], f"{RULE}“{rule.name}”")
            for rule in self.rules
            if (weight := self._weight(rule, act, asker)) > 0
        ]
        # What is never to be is not to be by any exception either.
        return max(
            found, key=lambda one: (one[1] is Tier.NEVER, *one[:2]), default=None
        )

    def _holder(self, entity_id: str, asker: Asker) -> tuple[int, Tier, str] | None:
        """Find a rule that names a script, scene or group itself."""
        domain = entity_id.partition(".")[0]
        found = self._ruled(
            Act(domain=domain, service="turn_on", entity_id=entity_id), asker
        )
        return found if found is not None and found[0] >= _ENTITY else None

    def _weight(self, rule: RuleSettings, act: Act, asker: Asker) -> int:
        """Say how exactly a rule fits an act; 0 when it does not."""
        total = 0
        for wanted, has, weight in (
            (rule.entities, {act.entity_id}, _ENTITY),
            (rule.actions, {act.name, act.service}, _ACTION),
            (rule.labels, self._labels(rule, act), _LABEL),
            (rule.areas, {self._area(rule, act)}, _AREA),
            (rule.device_classes, {self._device_class(act)}, _DOMAIN),
            (rule.domains, {act.domain}, _DOMAIN),
            (rule.satellites, {asker.satellite_id, asker.device_id}, _SCOPE),
            (rule.persons, {asker.user_id}, _SCOPE),
            (rule.agents, {asker.agent_id}, _SCOPE),
        ):
            if not wanted:
                continue
            if has.isdisjoint(wanted):
                return 0
            total += weight
        return total

    def covered(self, rule: RuleSettings) -> tuple[str, ...] | None:
        """Return the entities that a rule is about; None when it names no thing.

        A rule for satellites, persons or agents alone holds for whatever is said there.
        """
        named = (rule.entities, rule.areas, rule.labels, rule.domains)
        if not any((*named, rule.device_classes, rule.actions)):
            return None
        things = replace(
            rule,
            actions=frozenset(),
            satellites=frozenset(),
            persons=frozenset(),
            agents=frozenset(),
        )
        any_thing = not any((*named, rule.device_classes))
        return tuple(
            state.entity_id
            for state in self.hass.states.async_all()
            if self._has_action(rule, state.domain)
            and (any_thing or self._fits(things, state.domain, state.entity_id))
        )

    def _fits(self, rule: RuleSettings, domain: str, entity_id: str) -> bool:
        act = Act(domain=domain, service="", entity_id=entity_id)
        nobody = Asker(conversation_id="", language=self._language)
        return self._weight(rule, act, nobody) > 0

    def _has_action(self, rule: RuleSettings, domain: str) -> bool:
        """Tell whether one of a rule's actions exists for things of a domain."""
        if not rule.actions:
            return True
        for action in rule.actions:
            of, _, service = action.rpartition(".")
            if of in {"", domain} and self.hass.services.has_service(domain, service):
                return True
        return False

    def _labels(self, rule: RuleSettings, act: Act) -> set[str | None]:
        if not rule.labels or act.entity_id is None:
            return set()
        entry = er.async_get(self.hass).async_get(act.entity_id)
        if entry is None:
            return set()
        # As Home Assistant does: the label of a device or a room is on all in it.
        device = dr.async_get(self.hass).async_get(entry.device_id or "")
        area_id = er.async_get_effective_area_id(self.hass, entry)
        area = ar.async_get(self.hass).async_get_area(area_id or "")
        found: set[str | None] = set(entry.labels)
        for one in (device, area):
            found |= one.labels if one is not None else set()
        return found

    def _area(self, rule: RuleSettings, act: Act) -> str | None:
        if not rule.areas or act.entity_id is None:
            return None
        return self.area_of(act.entity_id)

    def _device_class(self, act: Act) -> str | None:
        state = self.hass.states.get(act.entity_id) if act.entity_id else None
        return state.attributes.get(ATTR_DEVICE_CLASS) if state else None

    # The defaults --------------------------------------------------------------

    def _default(self, act: Act) -> tuple[Tier, str]:
        if _is_never(act):
            return Tier.NEVER, f"{act.name} is never run on somebody's word"
        tier, why = self._plain(act)
        if act.opaque and tier < Tier.CONFIRM and not _only_benign(act):
            return Tier.CONFIRM, f"what it would do is not known ({act.opaque})"
        return tier, why

    def _plain(self, act: Act) -> tuple[Tier, str]:
        if why := self._unclear(act):
            return Tier.CONFIRM, why
        if act.domain == "cover":
            return self._cover(act)
        if (tier := risks.ACTIONS.get(act.name)) is not None:
            return tier, act.name
        if act.domain in risks.NAMED:
            why = self._named(act)
            return (Tier.CONFIRM, why) if why else (Tier.FREE, act.name)
        if why := self._told(act):
            return Tier.CONFIRM, why
        risky = (
            any(verb in act.service for verb in _RISKY_VERBS)
            or not risks.DELICATE.isdisjoint(act.service.split("_"))
            or (act.entity_id is None and named_so(self._said(act), risks.OPENERS))
        )
        usual = Tier.CONFIRM if risky and act.domain not in _OPEN_FREE else Tier.FREE
        return risks.DOMAINS.get(act.domain, usual), act.name

    def _said(self, act: Act) -> tuple[str, ...]:
        """Return what tells of an act on nothing: its name; a tool's words, too."""
        if self.hass.services.has_service(act.domain, act.service):
            return (act.service,)
        return (act.service, *(v for v in act.data.values() if isinstance(v, str)))

    def _unclear(self, act: Act) -> str:
        """Say why nobody can tell what comes of an action; "" where one can."""
        if act.domain in risks.OPAQUE_DOMAINS or _commands(act):
            return f"{act.domain} may do anything"
        if self._meddles(act):
            return f"what {act.domain} does to it is not known"
        return ""

    def _told(self, act: Act) -> str:
        """Say what the name of a script, scene or thermostat gives away; "" nothing."""
        if act.domain in _HOLDING and self._says_it_opens(act):
            return "it opens or arms something"
        if act.domain == "climate" and self._bakes(act):
            return "it gets hot"
        return ""

    def _meddles(self, act: Act) -> bool:
        """Tell whether an integration's own action is about what is guarded."""
        state = self.hass.states.get(act.entity_id) if act.entity_id else None
        if state is None or act.domain in {"", state.domain}:
            return False
        names = names_of(self.hass, state)
        return (
            state.domain in risks.GUARDED
            or (state.domain == "cover" and self._is_entrance(act))
            or (
                state.domain in risks.NAMED
                and any(named_so(names, words) for words in _TELLING)
            )
        )

    def _says_it_opens(self, act: Act) -> bool:
        """Tell whether a script or scene is named for opening a way in."""
        state = self.hass.states.get(act.entity_id) if act.entity_id else None
        if state is None or act.service == "turn_off":
            return False
        return any(
            named_so((name,), risks.DOOR_OPENERS)
            or (named_so((name,), risks.OPENERS) and {*words_of(name)} & risks.TO_OPEN)
            for name in names_of(self.hass, state, ids=False)
        )

    def _bakes(self, act: Act) -> bool:
        """Tell whether an oven is turned on that is shown as a thermostat."""
        state = self.hass.states.get(act.entity_id) if act.entity_id else None
        if state is None or act.service == "turn_off":
            return False
        return named_so(names_of(self.hass, state), risks.OVENS)

    def _cover(self, act: Act) -> tuple[Tier, str]:
        """Ask before a way into the house is opened."""
        if act.entity_id is not None and not self._is_entrance(act):
            return Tier.FREE, act.name
        if act.service in risks.CLOSING or _to_nothing(act):
            return Tier.SAY, "closing a way in"
        if act.service in risks.OPENING:
            return Tier.CONFIRM, "opening a way into the house"
        return Tier.FREE, act.name

    def _is_entrance(self, act: Act) -> bool:
        state = self.hass.states.get(act.entity_id) if act.entity_id else None
        return state is not None and is_entrance(self.hass, state)

    def _named(self, act: Act) -> str:
        """Say what is risky about a switch by its name; "" for nothing."""
        state = self.hass.states.get(act.entity_id) if act.entity_id else None
        names = names_of(self.hass, state) if state is not None else ()
        if state is not None and is_of_lock(self.hass, state):
            return "it opens or arms something"
        # A remote says in its command what it opens.
        names += tuple(str(act.data.get(key, "")) for key in ("device", "command"))
        if act.service in {"turn_off", "toggle"} and named_so(names, risks.VITAL):
            return "it may be needed by somebody"
        if act.service == "turn_off":
            return ""
        if self._is_hot(names):
            return "it gets hot"
        if opens(names, self._language):
            return "it opens or arms something"
        restarts = self._device_class(act) in {"restart", "update"} or (
            act.domain == "button" and named_so(names, risks.RESTARTS)
        )
        return "it restarts or updates something" if restarts else ""

    @property
    def _language(self) -> str:
        return self.hass.config.language.partition("-")[0]

    def _is_hot(self, names: tuple[str, ...]) -> bool:
        """Tell whether something gets hot, in the words of this house's language."""
        words = risks.HOT | risks.HOT_IN.get(self._language, frozenset())
        return named_so(names, words, beside=risks.HOODS)


def holders(act: Act) -> Iterator[str]:
    """Yield what holds an act, and not what only sets off something that does."""
    for one, inner in pairwise((*act.inside, act.entity_id or "")):
        holds = one.partition(".")[0] in _HOLDING | BUTTONS | _GROUPS
        if holds or inner.partition(".")[0] not in _ACTING:
            yield one


def _is_never(act: Act) -> bool:
    return (
        act.name in risks.NEVER_ACTIONS
        or act.domain in risks.NEVER_DOMAINS
        or act.service in risks.NEVER_SERVICES
    )


def _may_wish(asker: Asker) -> bool:
    deed = asker.deed()
    return deed is None or deed >= _WISHED


def _is_harmless(act: Act) -> bool:
    """Tell whether nothing is lost by it; an address may carry words away."""
    media = str(act.data.get("media_content_id", ""))
    fetches = "://" in media and not media.startswith("media-source://")
    return act.domain in _HARMLESS_DOMAINS and not fetches


def _only_benign(act: Act) -> bool:
    """Tell whether any target of this domain would be free."""
    return act.domain in _HARMLESS_DOMAINS - _SETTING_OFF


def _commands(act: Act) -> bool:
    """Tell whether a message is no message, but a command for a phone."""
    given = act.data.get("message", "")
    message = str(getattr(given, "template", given)).casefold()
    if is_template(given):
        # However it is put together: only its letters are said.
        message = "".join(one for one in message if one.isalpha() or one == "_")
    return act.domain == "notify" and message.strip().startswith(risks.PHONE_COMMAND)


def _to_nothing(act: Act) -> bool:
    """Tell whether a position is set, and it is shut; other keys are ignored."""
    key = risks.POSITIONS.get(act.service, "")
    try:
        return float(str(act.data.get(key))) == 0
    except ValueError:
        return False


async def permitted(
    hass: HomeAssistant, acts: Sequence[Act], user_id: str | None, *, lasting: bool
) -> bool:
    """Tell whether a user may control all of it; nobody's account may.

    What is `lasting` is not done as this user any more, so that Home Assistant cannot
    look after it either: all of it has to be known.
    """
    if user_id is None:
        return True
    user = await hass.auth.async_get_user(user_id)
    if user is None or user.is_admin:
        return user is not None
    if lasting and any(act.opaque or not act.entity_id for act in acts):
        return False
    check = user.permissions.check_entity
    return all(check(act.entity_id, POLICY_CONTROL) for act in acts if act.entity_id)


# These only hand on: what they come to is called in the same name.
_HANDING_ON: Final = ANY_DOMAIN | {"automation", "scene", "script"}


class Called:
    """Listens until it is closed; `acts`, `before` and `at` (seconds) are by entity."""

    def __init__(self, hass: HomeAssistant, context_id: str) -> None:
        """Begin to listen for what is called in this context."""
        self.acts: dict[str, list[Act]] = {}
        self.before: dict[str, State] = {}
        self.at: dict[str, float] = {}
        self.heard: Callable[[], None] | None = None
        self._hass = hass
        self._context_id = context_id
        self._stop: Callable[[], None] | None = hass.bus.async_listen(
            EVENT_CALL_SERVICE, self._note
        )

    def close(self) -> None:
        """Listen no more."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    @callback
    def _note(self, event: Event) -> None:
        if event.context.id != self._context_id:
            return
        domain, service = event.data["domain"], event.data["service"]
        if domain in _HANDING_ON:
            return
        data = dict(event.data["service_data"])
        for entity_id in self._targets(domain, data):
            call = Call.named(domain, service, data).of(domain)
            act = Act(
                domain=domain, service=call.service, entity_id=entity_id, data=data
            )
            self.acts.setdefault(entity_id, []).append(act)
            self.at[entity_id] = self._hass.loop.time()
            if state := self._hass.states.get(entity_id):
                self.before.setdefault(entity_id, state)
        if self.heard is not None:
            self.heard()

    def _targets(self, domain: str, data: dict[str, object]) -> list[str]:
        """List what of its own domain an action is about, as Home Assistant does."""
        listed = data.get("entity_id")
        if listed in ("all", ["all"]):
            return self._hass.states.async_entity_ids(domain)
        found = async_extract_referenced_entity_ids(self._hass, TargetSelection(data))
        ids = found.referenced | found.indirectly_referenced
        return sorted(one for one in ids if one.startswith(f"{domain}."))
