"""Makes rows out of rows: other values, clipped starts, slips of typing and hearing."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
import random

from training.rows import Row

Words = dict[tuple[str, str], list[str]]
SWAPPED = ("name", "area", "floor", "item", "title", "query", "person", "place", "date")


def _swapped(
    row: Row, words: dict[tuple[str, str], list[str]], rng: random.Random
) -> Row:
    text, spans, at = "", [], 0
    for start, end, slot in row.spans:
        said = row.text[start:end]
        if slot in SWAPPED and rng.random() < 0.7:
            said = rng.choice(words[row.language, slot])
        text += row.text[at:start]
        spans.append((len(text), len(text) + len(said), slot))
        text += said
        at = end
    return replace(row, text=text + row.text[at:], spans=tuple(spans))


def _clipped(row: Row, rng: random.Random) -> Row:
    """Leave out the first word, as a microphone that opens late."""
    first, _, rest = row.text.partition(" ")
    gone = len(first) + 1
    starts = [start for start, _end, _slot in row.spans]
    if rest.count(" ") < 2 or (starts and min(starts) < gone) or rng.random() < 0.6:
        return row
    return replace(
        row,
        text=rest,
        spans=tuple((start - gone, end - gone, slot) for start, end, slot in row.spans),
    )


def _slipped(row: Row, rng: random.Random) -> Row:
    """Exchange, double or replace one letter; the length of every word stays."""
    letters = list(row.text)
    places = [
        place
        for place in range(1, len(letters) - 1)
        if letters[place - 1].isalpha()
        and letters[place].isalpha()
        and letters[place + 1].isalpha()
        and letters[place] < "\u0250"
    ]
    if not places or rng.random() < 0.4:
        return row
    place = rng.choice(places)
    if rng.random() < 0.5:
        letters[place], letters[place + 1] = letters[place + 1], letters[place]
    else:
        letters[place] = rng.choice(
            "aeiou" if letters[place] in "aeiouy" else "bdmnrst"
        )
    return replace(row, text="".join(letters))


def augment(rows: list[Row], seed: int = 28) -> Iterator[Row]:
    """Yield a changed copy of every row."""
    rng = random.Random(seed)
    words: Words = defaultdict(list)
    for row in rows:
        for start, end, slot in row.spans:
            words[row.language, slot].append(row.text[start:end])
    for row in rows:
        yield _slipped(_clipped(_swapped(row, words, rng), rng), rng)
