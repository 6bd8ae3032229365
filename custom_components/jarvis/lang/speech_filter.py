"""The stream filter: what a model says, without what nobody is to see or hear.

No thinking, no tool calls, no keys; for ears no markdown either.
"""

from collections.abc import Callable, Collection
import re
from typing import Final

from .speech_data import Leak
from .speech_leaks import LeakFilter, Withheld
from .speech_markdown import MarkdownFilter
from .speech_secrets import Secrets, said

__all__ = ["Leak", "SpeechFilter", "Withheld"]


# A letter, a digit or a picture.
_WORD: Final = re.compile(r"[^\W_]|[\u2600-\u27bf\U0001f000-\U0001ffff]")


class SpeechFilter:
    """The filter of one assistant message, fed as the text arrives.

    For eyes markdown stays, for ears it goes. Neither lets through thinking,
    tool syntax, data dumps, control tokens or keys. The sum of what `feed` and
    `finish` return does not depend on how the text was cut.
    """

    def __init__(
        self,
        language: str,
        *,
        for_ears: bool,
        tools: Collection[str] = (),
        restore: Callable[[str], str] | None = None,
        thinks_first: bool = False,
        known: Collection[str] = (),
    ) -> None:
        """Prepare for one message in a language (BCP 47).

        `tools` are the names offered to the model; `restore` turns the placeholder
        of a secret back (`Vault.restore_text`); `thinks_first` says that the prompt
        has already opened the model's thinking; `known` are keys of the house.
        """
        self._leaks = LeakFilter(
            tools=tools,
            restore=restore,
            thinks_first=thinks_first,
            data=not for_ears,
        )
        self._secrets = Secrets(said(language) if for_ears else "", known)
        self._markdown = MarkdownFilter() if for_ears else None
        self._unsaid: list[str] | None = []

    @property
    def withheld(self) -> tuple[Withheld, ...]:
        """Return what was held back so far, with its kind, in order."""
        return tuple(self._leaks.withheld)

    @property
    def opened_late(self) -> bool:
        """Tell whether thinking closed that never opened: a `thinks_first` model."""
        return self._leaks.opened_late

    def feed(self, text: str) -> str:
        """Return what may be shown or said now; often less, sometimes more."""
        passed = self._secrets.feed(self._leaks.feed(text))
        return self._worded(self._markdown.feed(passed) if self._markdown else passed)

    def finish(self) -> str:
        """Return the rest when the message has ended; call once."""
        passed = self._secrets.feed(self._leaks.finish()) + self._secrets.finish()
        if self._markdown is not None:
            passed = self._markdown.feed(passed) + self._markdown.finish()
        return self._worded(passed)

    def _worded(self, passed: str) -> str:
        """Hold signs back until a word comes: without any nothing was said."""
        if self._unsaid is None:
            return passed
        self._unsaid.append(passed)
        if _WORD.search(passed) is None:
            return ""
        worded, self._unsaid = "".join(self._unsaid), None
        return worded
