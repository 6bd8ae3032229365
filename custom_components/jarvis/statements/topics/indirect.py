"""Reads "how warm Nadia likes the bedroom" as what is to be forgotten; pure.

Who asks it so means the answer alone: neither what else is known of Nadia nor of the
bedroom. What asks need not be told, all the rest must.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.keywords import base_language, words
from ...lang.tables import texts
from ..patterns import EDGE, LONGEST, compiled, search
from ..phrases import PHRASES
from ..slots import people_of
from ..wording import root_of
from . import kin

ASKS: Final = texts("indirect", "asks")
# Nothing but whose it is: of what is asked the noun of it is the matter.
OWNERS: Final = texts("indirect", "owners")
NOUNS: Final = texts("indirect", "nouns")
# What helps to ask straight out: "which car does Oliver have?".
HELPS: Final = texts("indirect", "helps")
IS: Final = texts("indirect", "is")
ENDS: Final = texts("indirect", "ends")


# With fewer words left, what is asked for is what it is about ("what milk costs").
FEWEST: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is told of, the kind of thing and the small word asked by, and for whom.

    `said` is all of it. `itself`: what the thing is, not what it does; `own`: it is
    told of who asks. `noun`: a noun asks, which may have been told as well.
    """

    core: str
    said: str = ""
    of: str = ""
    by: str = ""
    who: bool = False
    itself: bool = False
    own: bool = False
    noun: bool = False


def asked_in(text: str, language: str) -> Asked | None:
    """Read an indirect question; None for a topic that is named."""
    code = base_language(language)
    if code not in ASKS or len(text) > LONGEST:
        return None
    text = text.strip(f"{EDGE}?\uff1f")
    found = search(ASKS[code], text)
    if found is None or (code in ENDS and not search(ENDS[code], text)):
        return None
    said = found.groupdict()
    of = said.get("of") or said.get("of2") or ""
    left = f"{text[: found.start()]} {text[found.end() :]}".strip()
    left = " ".join(left.split()) if " " in text else left.replace(" ", "")
    left = compiled(HELPS.get(code, "(?!)")).sub("", left).strip()
    if of and _is_told_of(of, left, code):
        left, of = f"{of} {left}", ""
    itself = search(IS[code], left) is not None if code in IS else False
    left = compiled(IS[code]).sub("", left).strip() if itself else left
    if not kin.named_by(left, code):
        return None
    return Asked(
        core=left,
        said=text,
        of=of or said.get("how") or "",
        by=said.get("by") or said.get("with") or "",
        who=bool(said.get("who")),
        itself=itself,
        own=_is_own(left, code),
        noun=search(NOUNS.get(code, "(?!)"), text) is not None,
    )


def _is_own(text: str, code: str) -> bool:
    phrases = PHRASES[code]
    return search(rf"{phrases.own}|{phrases.ours}", text) is not None


def _is_told_of(of: str, left: str, code: str) -> bool:
    """Tell whether "what milk costs" asks of the milk, not for a kind of milk."""
    if root_of(words(of)[0], code) in people_of(code):
        return True
    if search(OWNERS.get(code, "(?!)"), left) is not None:
        return True
    return not _is_own(left, code) and len(kin.named_by(left, code)) < FEWEST
