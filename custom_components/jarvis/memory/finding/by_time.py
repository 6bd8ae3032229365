"""Finds what was told in a time that is named: "what I said yesterday"."""

import sqlite3

from ...lang.keywords import content_words
from .. import rows
from ..base import Memory
from . import lookup
from .topics import CLEARLY_MEANT, Topic


def said_in_time(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> list[Memory]:
    """Return what a person told in a time, and of that what speaks of the topic."""
    if topic.said is None:
        return []
    since, until = topic.said
    speaker = "speaker = ?" if person else "speaker IS NULL AND ? = ''"
    found = rows.select(
        connection,
        f"WHERE at >= ? AND at < ? AND {speaker} AND kind <> 'summary'",
        (rows.stamp(since), rows.stamp(until), person or ""),
    )
    words = content_words(topic.what, topic.language)
    return [
        one for one in found if not words or lookup.covered(words, one) >= CLEARLY_MEANT
    ]
