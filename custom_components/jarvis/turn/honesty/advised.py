"""Whether a sentence only tells somebody what to do, where it would be no claim."""

from typing import TYPE_CHECKING

from ...safety.sentences.accounts import is_errand
from ...safety.sentences.advising import without_advice
from ...safety.sentences.bidding import bids_deed
from ...safety.sentences.moods import orders_by_mood
from ...safety.sentences.told_states import clauses_of

if TYPE_CHECKING:
    from ...tools.watch import Watch
    from .wished import Wished


class Advised:
    """Knows whether advice is all that somebody may be waiting for."""

    def __init__(
        self, watch: Watch, wish: Wished, *, wants: bool, wished: bool
    ) -> None:
        """Take what was said; `wants` and `wished` tell what it asks for."""
        asker = watch.asker
        self._watch = watch
        self._wish = wish
        self._language = asker.language
        self._wants = wants
        self._wished = wished
        self._ordered = wished and (
            is_errand(asker.text, asker.language)
            or bids_deed(asker.text, asker.language)
        )

    def is_free(self, sentence: str) -> bool:
        """Tell whether it tells what to do to somebody who ordered nothing."""
        if self._wants or self._watch.failed:
            return False
        return (
            orders_by_mood(sentence, self._language)
            or self.without_recipe(sentence) != sentence
            or (
                not self._ordered
                and bids_deed(sentence, self._language)
                and not any(map(self._wish.named_by, clauses_of(sentence)[:1]))
            )
        )

    def without_recipe(self, sentence: str) -> str:
        """Leave out what it tells to do by an infinitive, which reports nothing."""
        if self._ordered or self._watch.failed:
            return sentence
        return without_advice(sentence, self._language)
