"""Whether a model's question offers an act: a question that waits for its answer.

"Shall I turn up the heating?" does; "How was your day?" and "Anything else?" do not.
"""

import re
from typing import TYPE_CHECKING, Final

from ..lang.keywords import base_language
from ..lang.tables import texts
from ..safety.noise import is_overheard
from .house_names import may_name

if TYPE_CHECKING:
    from ..tools.kits import Kit
    from .types import Turn

# What is asked when something is done.
MORE: Final = texts("reports", "more")

_SENTENCE: Final = re.compile(r"[^.!?\u3002\uff01\uff1f\n]+[?\uff1f;\u037e]*\s*$")
# So many tools may be what one question suggests.
_MOST_TOOLS: Final = 3


def offers_act(turn: Turn, kit: Kit, said: str) -> bool:
    """Tell whether the question that a reply ends with is about what could be done.

    It names a thing or a kind of things here, or what a tool that acts is for.
    """
    language = turn.said.language
    question = _SENTENCE.search(said)
    if not turn.log.continue_conversation or question is None:
        return False
    if turn.said.satellite_id and is_overheard(turn.said.text, language):
        return False
    asked = question.group().strip()
    more = MORE.get(base_language(language))
    if more is not None and re.search(more, asked, re.IGNORECASE):
        return False
    meant = turn.house.resolver.meant(asked, language)
    if meant.device or may_name(turn.house.home.home, asked):
        return True
    fitting = kit.ranking.fitting(asked, language, _MOST_TOOLS)
    tools = (kit.tools.get(name) for name in fitting)
    return any(tool and not tool.annotations.read_only for tool in tools)
