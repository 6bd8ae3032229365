"""How far the last thing is to go: "halfway", "all the way", "a third".

Reached by `follow_up.py` where the words alone mean nothing. A step ("a bit more") is
for the command that makes steps: it is told here what was moved, and which way.
"""

from typing import TYPE_CHECKING, Final

from homeassistant.components.cover import ATTR_CURRENT_POSITION
from homeassistant.helpers import intent

from ..commands.parts.ways import RISING
from ..grammar.types import Wish
from ..lang.numbers import tokens
from ..lang.sequels import is_marked, sequels_for
from .route import Routed

if TYPE_CHECKING:
    from .types import Heard, Turn

# What an intent is for that sets something, and the slot with its value.
_SETS: Final = {
    "HassSetPosition": "position",
    "HassLightSet": "brightness",
    "HassFanSetSpeed": "percentage",
    "HassClimateSetTemperature": "temperature",
}
_PLAIN: Final = {
    intent.INTENT_TURN_ON: True,
    intent.INTENT_TURN_OFF: False,
}
# The domain, and what sets how far it is.
_SHARES: Final = {
    "cover": ("HassSetPosition", "default"),
    "light": ("HassLightSet", "brightness"),
    "fan": ("HassFanSetSpeed", "default"),
}
_LIGHT: Final = "light"
_LOOK: Final = "HassLightSet"
_WHY: Final = "so far"


def said_so_far(turn: Turn) -> int:
    """Count what was said in this conversation."""
    return sum(content.role == "user" for content in turn.log.content)


def way_of(turn: Turn, routed: Routed) -> bool | None:
    """Tell whether what was wished raises its things; None for what moves nothing.

    "Halfway" goes on the way that was gone before.
    """
    if routed.why == _WHY:
        return _was_rising(turn)
    wish = routed.wishes[-1]
    return _rises(wish) and not _is_closing(turn, wish)


def note_move(turn: Turn, wish: Wish, *, rises: bool | None) -> None:
    """Let steps go on from a wish that moved things of one kind."""
    domains = {one.partition(".")[0] for one in wish.targets}
    if rises is not None and len(domains) == 1:
        [domain] = domains
        turn.house.counter.moved(turn.log.conversation_id, domain, rises=rises)


def route_share(turn: Turn, heard: Heard) -> Routed | None:
    """Wish the last thing so far of its way as the words say; None where they do not.

    Only the very next sentence counts.
    """
    words, targets = sequels_for(heard.language), turn.dialogue.targets
    said = words.value(tokens(heard.text))
    rises = _was_rising(turn)
    domains = {one.partition(".")[0] for one in targets}
    if rises is None or len(domains) != 1 or is_marked(heard.text):
        return None
    [domain] = domains
    value = words.share(said, rises=rises)
    if value is None or domain not in _SHARES:
        return None
    if domain == _LIGHT:
        # Who wants it dark says so.
        value = max(1, value)
    name, response = _SHARES[domain]
    home = turn.house.home.home
    wishes = tuple(
        Wish(
            intent=name,
            slots={"name": home.entities[one].name, _SETS[name]: value},
            targets=(one,),
            response=response,
        )
        for one in targets
        if one in home.entities
    )
    return Routed(lane="sentence", wishes=wishes, why=_WHY) if wishes else None


def _was_rising(turn: Turn) -> bool | None:
    last = turn.dialogue.last_wish
    if last is not None:
        follows = last.said + 1 == said_so_far(turn)
        return last.rises if follows else None
    way = turn.house.counter.last_way(turn.log.conversation_id)
    return None if way is None else way in RISING


def _is_closing(turn: Turn, wish: Wish) -> bool:
    """Tell whether what was wished goes down: "close them halfway, a bit more"."""
    wanted = wish.slots.get(_SETS["HassSetPosition"])
    if not isinstance(wanted, int) or wish.intent != "HassSetPosition":
        return False
    journal = turn.house.safety.journal
    befores = [
        entry.before[one].attributes.get(ATTR_CURRENT_POSITION)
        for one in wish.targets
        if (entry := next(iter(journal.about(one)), None)) and one in entry.before
    ]
    return bool(befores) and all(
        isinstance(was, int) and was > wanted for was in befores
    )


def _rises(wish: Wish) -> bool | None:
    """Tell which way a wish moved its things; None for what moves nothing."""
    if wish.kind != "action":
        return None
    if wish.intent == _LOOK:
        # Blue or warm white: how bright it is may be said next.
        return True
    if wish.intent in _SETS:
        return True if _SETS[wish.intent] in wish.slots else None
    return _PLAIN.get(wish.intent)
