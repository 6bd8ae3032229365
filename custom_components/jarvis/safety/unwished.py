"""Tells acts that words wish for from those that a model calls of its own accord."""

from collections.abc import Sequence
from typing import Final

from .sentences.accounts import only_composes
from .sentences.bystanders import bids_another
from .sentences.denying import denies_order, needs_none, wants_none
from .sentences.governing import is_barred, is_governed
from .sentences.grounds import has_grounds, tells_by_ending
from .sentences.halting import halts_work
from .sentences.implying import implies_wish
from .sentences.leaving import leaves_it
from .sentences.musing import is_musing
from .sentences.narrated import only_tells, unwanted
from .sentences.objecting import objects, spares
from .sentences.phatic import is_phatic
from .sentences.questions import only_asks
from .sentences.relating import relates, supposes
from .sentences.remarks import is_remark, to_stay
from .tiers import Act

# What ends something.
_ENDING: Final = frozenset(
    {"turn_off", "close", "close_cover", "stop", "stop_cover", "media_pause"}
    | {
        "media_next_track",
        "media_stop",
        "pause",
        "return_to_base",
        "dock",
        "lock",
        "volume_mute",
    }
    | {"remove_item", "cancel"}
)
# What is noted for somebody, who will do it themselves.
_ERRANDS: Final = frozenset({"todo", "shopping_list", "calendar", "notify"})


def wishes_nothing(text: str, language: str, *, answers: bool = False) -> bool:
    """Tell whether a text only asks, tells or thanks, whatever it is about.

    Who `answers` a question may say yes by praise: "lovely".
    """
    if halts_work(text, language):
        return False
    if denies_order(text, language) or is_barred(text, language):
        return True
    if implies_wish(text, language):
        return False
    if relates(text, language) or only_tells(text, language):
        return True
    if not answers and is_phatic(text, language):
        return True
    return only_asks(text, language)


def is_against(acts: Sequence[Act], text: str, language: str) -> bool:
    """Tell whether acts would begin what a text does not want, or leaves undone."""
    leaves = (leaves_it, objects, only_composes)
    if acts and any(one(text, language) for one in leaves):
        return True
    ends = (unwanted, needs_none, wants_none, spares, halts_work)
    return any(one(text, language) for one in ends) and not _ends(acts)


def is_beside(acts: Sequence[Act], text: str, language: str) -> bool:
    """Tell whether a text only remarks on what it names, or wants it to stay so."""
    if implies_wish(text, language):
        return False
    if not _ends(acts) and wants_none(text, language):
        return True
    stays = to_stay(text, language)
    return stays == ("on" if _ends(acts) else "off") or is_remark(text, language)


def is_doubtful(acts: Sequence[Act], text: str, language: str) -> bool:
    """Tell whether a text may well leave these acts to somebody else."""
    if implies_wish(text, language) or halts_work(text, language):
        return False
    if supposes(text, language) or bids_another(text, language):
        return True
    errand = _is_errand(acts)
    if is_governed(text, language) or is_musing(text, language, errand=errand):
        return True
    return not errand and tells_by_ending(text, language)


def is_groundless(acts: Sequence[Act], text: str, language: str) -> bool:
    """Tell whether a text gives no ground for acts on what it names."""
    if _is_errand(acts) or implies_wish(text, language):
        return False
    return not has_grounds(text, language)


def _is_errand(acts: Sequence[Act]) -> bool:
    return all(act.domain in _ERRANDS for act in acts)


def _ends(acts: Sequence[Act]) -> bool:
    return all(act.service in _ENDING for act in acts)
