"""Puts a value in the place of its like in a statement, whatever kind it is; pure."""

from typing import Final

from ...lang.keywords import base_language
from ..patterns import EDGE, full, match
from ..phrases import PHRASES
from ..pieces import Pieces, pieces_of
from ..reading import claims
from ..rivals.bearers import COPULAS
from ..slots import PLACE, kind_of
from ..unspaced_text.putting import put_unspaced
from .figuring import put_figures, runs_of
from .going_on import put_behind_lead
from .placing import put_in_place
from .valuing import put_thing

_MOST_VALUE: Final = 3


def put_in(text: str, value: str, language: str) -> str:
    """Return a statement with a value in the place of its like; '' for no such."""
    code = base_language(language)
    phrases = PHRASES.get(code)
    if phrases is None:
        return ""
    if phrases.values:
        return put_unspaced(text, value, phrases)
    told, new = pieces_of(text, code), pieces_of(value, code)
    if told is None or new is None:
        return ""
    put = put_figures(told, new) or put_in_place(told, new) or put_thing(told, new)
    put = put or _placed(told, new) or _named(told, new)
    return put or put_behind_lead(text, value, code)


# -- places, names ---------------------------------------------------------------


def _placed(told: Pieces, new: Pieces) -> str:
    """Return a statement with another place in it."""
    at = [spot for spot, one in enumerate(told.all) if one.placed]
    led = new.all[0].role == "small" and match(new.phrases.place, new.all[0].word.text)
    cased = any(one.placed for one in new.all)
    article = full(new.phrases.articles, new.all[0].word.text)
    # "The shed" stands where a place was told.
    bare = article is not None and not led
    fits = cased if told.phrases.verb_last else bare or led
    # "On the 23rd" is no place.
    if not at or not fits or (runs_of(new) and not new.told()):
        return ""
    if told.phrases.verb_last:
        return _valued(told, new, PLACE)
    first = _lead_of(told, at[-1])
    start, end = told.all[first].word, told.all[_end_of(told, at[-1])].word
    behind = start.end + 1 if not led and article else start.start
    return told.text[:behind] + new.text + told.text[end.end :]


def _lead_of(told: Pieces, spot: int) -> int:
    """Return where a place begins: at the small word that leads it."""
    first = spot
    while first and not match(told.phrases.place, told.all[first].word.text):
        before = told.all[first - 1]
        if not before.placed and before.role != "small":
            return spot
        first -= 1
    lead = told.all[first].word.text
    if first and full(told.phrases.place, f"{told.all[first - 1].word.text} {lead}"):
        # "Next to" leads it.
        first -= 1
    return first


def _end_of(told: Pieces, spot: int) -> int:
    """Return where a place ends; where only what leads it was seen, at its noun."""
    end, words = spot, told.all
    if not match(told.phrases.place, words[spot].word.text):
        return end
    while end + 1 < len(words) and (words[end + 1].role == "small" or end == spot):
        end += 1
    while end + 1 < len(words) and words[end + 1].tells:
        end += 1
    return end


def _named(told: Pieces, new: Pieces) -> str:
    """Return a statement with another name, or another thing, as its value."""
    named = new.told() and all(one.named for one in new.told())
    # "Pickle" alone is written like a name, whatever else it may mean.
    alone = len(new.all) == 1 and new.all[0].word.capital
    return _valued(told, new, "") if named or alone else ""


def _valued(told: Pieces, new: Pieces, kind: str) -> str:
    """Return a statement with another value of a kind."""
    found = [
        claim
        for claim in claims(told.text.strip(EDGE), told.phrases)
        if claim.slot and kind_of(claim.slot) == kind and claim.value
    ]
    if len(found) != 1:
        return ""
    value = found[0].value.split(",", maxsplit=1)[0].strip(EDGE)
    last = value.split()[-1] if value.split() else ""
    at = told.text.rfind(value)
    # "She studies law": of what is done, a name may be as good.
    being = COPULAS.get(told.phrases.code, frozenset())
    done = bool(being) and last == value
    done = done and not any(one.text in being for one in told.all)
    alike = bool(kind) or last[:1].isupper() or done
    if at < 0 or not alike or len(value.split()) > _MOST_VALUE:
        return ""
    return told.text[:at] + new.text + told.text[at + len(value) :]
