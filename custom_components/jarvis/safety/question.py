"""The question that safety asks: what exactly would be done."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from homeassistant.helpers.translation import async_get_cached_translations

from .tiers import Act, Asker, Judged, Tier

if TYPE_CHECKING:
    from .authorizer import Authorizer


# Where the owner sets no handful, a question still names no more than this.
_HANDFUL: Final = 5
# What an act does, as the line that names it done; the first that fits.
_WORDS: Final = (
    ("unlock", "act_unlock"),
    ("lock", "act_lock"),
    ("disarm", "act_disarm"),
    ("open", "act_open"),
    ("close", "act_close"),
    ("turn_on", "act_on"),
    ("turn_off", "act_off"),
    ("press", "act_run"),
)
_RUN: Final = frozenset({"scene", "script"})
# What does no more than what it holds.
_HOLDING: Final = _RUN | {"automation", "group"}
# The question for acts that are all of one sort.
_ASKS: Final[Mapping[str, str]] = {
    "unlock": "safety_unlock",
    "open": "safety_unlock",
    "open_cover": "safety_open",
    "open_valve": "safety_open",
    "alarm_disarm": "safety_disarm",
    "turn_on": "safety_on",
    "turn_off": "safety_off",
    "press": "safety_on",
}


def question(authorizer: Authorizer, judged: Judged, asker: Asker) -> str:
    """Ask whether all of these acts may be done."""
    language, worst = asker.language, judged.worst
    acts = _leaves(judged.acts)
    exposed = authorizer.home().entities
    hidden = worst is not None and worst.entity_id is None
    if not acts or (hidden and not (worst and worst.inside)):
        return authorizer.say("safety_ask", language)
    outer = _outer(acts, worst)
    if outer in exposed:
        inner = [act for act in acts if act.entity_id != outer]
        known = any(act.entity_id in exposed for act in inner) and not hidden
        key = "safety_inside" if known else "safety_inside_hidden"
        said = _acts(authorizer, inner, asker) if known else ""
        name = authorizer.names([outer], language)
        return authorizer.say(key, language, outer=name, acts=said)
    kinds = {_ASKS.get(act.service, "safety_ask_names") for act in acts}
    if len(kinds) == 1 and len(acts) <= _most(authorizer):
        names = authorizer.names(_ids(acts), language, most=len(acts))
        return authorizer.say(kinds.pop(), language, names=names)
    said = _acts(authorizer, acts, asker)
    return authorizer.say("safety_acts", language, acts=said)


def counted(authorizer: Authorizer, ids: Sequence[str], language: str) -> str:
    """Ask about what only is much: the number, by kind where there are several."""
    count, kinds = str(len(ids)), _kinds(authorizer, ids, language)
    key = "safety_count_kinds" if kinds else "safety_count"
    return authorizer.say(key, language, count=count, kinds=kinds)


def deeds(authorizer: Authorizer, acts: Iterable[Act], language: str) -> str:
    """Name acts by what they did to what: "Kitchen Light on"."""
    return ", ".join(
        authorizer.say(key, language, names=authorizer.names(ids, language))
        for key, ids in _by_word(acts).items()
    )


def word_of(act: Act) -> str:
    """Return the line that says what an act does."""
    if act.domain in _RUN:
        return "act_run"
    return next((key for word, key in _WORDS if word in act.service), "act_set")


def _acts(authorizer: Authorizer, acts: Sequence[Act], asker: Asker) -> str:
    """Name acts with what they do, the risky ones first; too many are counted."""
    tier, language = authorizer.policy.tier, asker.language
    risky = [act for act in acts if tier(act, asker)[0] >= Tier.CONFIRM]
    rest = [act for act in acts if act not in risky]
    most = _most(authorizer)
    few = len(_ids(acts)) <= most
    told = []
    for some, named in ((risky, True), (rest, few)):
        for key, ids in _by_word(some).items():
            names = (
                authorizer.names(ids, language, most=max(most, 1))
                if named or len(ids) == 1
                else _much(authorizer, ids, language)
            )
            told.append(authorizer.say(key, language, names=names))
    return ", ".join(told)


def _much(authorizer: Authorizer, ids: Sequence[str], language: str) -> str:
    count, kinds = str(len(ids)), _kinds(authorizer, ids, language)
    much = authorizer.say("safety_something", language, count=count)
    return f"{much} ({kinds})" if kinds else much


def _kinds(authorizer: Authorizer, ids: Sequence[str], language: str) -> str:
    """Count ids by kind, in Home Assistant's own words; "" where all are alike."""
    count: dict[str, int] = {}
    for one in ids:
        domain = one.partition(".")[0]
        count[domain] = count.get(domain, 0) + 1
    if len(count) <= 1:
        return ""
    most = sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))
    return ", ".join(f"{_title(authorizer, one, language)} {n}" for one, n in most)


def _title(authorizer: Authorizer, domain: str, language: str) -> str:
    """Return what Home Assistant calls things of a domain."""
    key, hass = f"component.{domain}.title", authorizer.hass
    for code in (language, language.partition("-")[0], hass.config.language):
        titles = async_get_cached_translations(hass, code, "title", domain)
        if title := titles.get(key):
            return title
    return domain.replace("_", " ")


def _leaves(acts: Iterable[Act]) -> list[Act]:
    """Return what is really done, each once, without what only holds it."""
    acts = [act for act in acts if act.entity_id and act.service]
    inner = {one for act in acts for one in act.inside}
    done = {(act.entity_id, act.domain) for act in acts}
    found: dict[tuple[str | None, str], Act] = {}
    for act in acts:
        holds = act.entity_id in inner and act.domain in _HOLDING
        # A group of lamps is named as it is, and not lamp by lamp.
        part = bool(act.inside) and (act.inside[-1], act.domain) in done
        if not holds and not part:
            found.setdefault((act.entity_id, word_of(act)), act)
    return list(found.values())


def _outer(acts: Sequence[Act], worst: Act | None) -> str:
    """Return the one thing that all of it comes out of; "" where there is none."""
    if worst is None or not worst.inside:
        return ""
    outer = worst.inside[0]
    alike = all(outer in {act.entity_id, *act.inside[:1]} for act in acts)
    return outer if alike else ""


def _by_word(acts: Iterable[Act]) -> dict[str, list[str]]:
    said: dict[str, list[str]] = {}
    for act in acts:
        if act.entity_id is not None:
            said.setdefault(word_of(act), []).append(act.entity_id)
    return said


def _ids(acts: Iterable[Act]) -> list[str]:
    return list(dict.fromkeys(act.entity_id for act in acts if act.entity_id))


def _most(authorizer: Authorizer) -> int:
    return authorizer.settings.handful or _HANDFUL


_TODO: Final = "todo"
# What is done to an item, and what undoes it.
_REVERSED: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "add_item": ("remove_item", {}),
    "remove_item": ("add_item", {}),
    "update_item": ("update_item", {"status": "needs_action"}),
}


def taken_off(
    acts: Iterable[Act], failed: Collection[str]
) -> tuple[tuple[str, str, Mapping[str, Any]], ...]:
    """Give the calls that take back what acts put on lists, took off or ticked."""
    return tuple(
        (_TODO, service, {"entity_id": act.entity_id, "item": act.data["item"], **more})
        for act in acts
        if act.domain == _TODO
        and act.entity_id is not None
        and act.entity_id not in failed
        # An item that is also renamed, or due, is more than a tick.
        and set(act.data) == {"item"}
        and (found := _REVERSED.get(act.service)) is not None
        for service, more in (found,)
    )
