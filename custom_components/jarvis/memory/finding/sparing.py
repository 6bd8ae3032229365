"""Leaves out what somebody wants kept of what is to be forgotten; pure."""

from collections.abc import Sequence

from ...lang.keywords import content_words
from ..base import Memory
from . import lookup
from .topics import CLEARLY_MEANT, Topic


def without_kept(topic: Topic, found: Sequence[Memory]) -> list[Memory]:
    """Return memories without those that tell what is to be kept.

    What both are named by tells nothing: "the red bike, not the blue bike".
    """
    named = {word.stem for word in content_words(topic.what, topic.language)}
    kept = content_words(topic.kept, topic.language)
    words = [word for word in kept if word.stem not in named] or kept
    return [
        one for one in found if not words or lookup.covered(words, one) < CLEARLY_MEANT
    ]
