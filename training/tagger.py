"""Averaged structured perceptron for slots: BIO tags over hashed token features."""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from custom_components.jarvis.nlu.features import (
    TOKEN_BUCKETS,
    WORD_BUCKETS,
    Token,
    bucket,
    spoken,
    token,
    tokens,
    word_buckets,
)
from custom_components.jarvis.nlu.reader import viterbi
from training.rows import Row

# A word that stands in a slot, or outside of one, in so many rows is known to. It
# belongs to a name or value wherever it stands, if it does in so many of its rows.
_OFTEN = 2
_MOSTLY = 0.8


def tags_of(said: list[Token], row: Row) -> list[str]:
    """Return the BIO tags of a row's tokens."""
    tags = []
    last = None
    for place in said:
        span = next(
            (
                span
                for span in row.spans
                if place.start >= span[0] and place.end <= span[1]
            ),
            None,
        )
        tags.append(
            "O" if span is None else f"{'I' if span is last else 'B'}-{span[2]}"
        )
        last = span
    return tags


def words_by_place(rows: list[Row]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return bits of buckets: words mostly in slots, words known outside of any."""
    inside: Counter[str] = Counter()
    outside: Counter[str] = Counter()
    for row in rows:
        said = tokens(row.text)
        for one, tag in zip(said, tags_of(said, row), strict=True):
            (outside if tag == "O" else inside)[spoken(one, row.language)] += 1
    naming, plain = np.zeros(TOKEN_BUCKETS, bool), np.zeros(WORD_BUCKETS, bool)
    for name, count in inside.items():
        if count >= _OFTEN and count >= _MOSTLY * (count + outside[name]):
            naming[bucket(name, TOKEN_BUCKETS)] = True
    for name, count in outside.items():
        # Another word in the same bucket takes nothing away.
        plain[[*word_buckets(name)]] |= count >= _OFTEN
    return np.packbits(naming), np.packbits(plain)


def prepare(
    rows: list[Row], labels: list[str] | None = None
) -> list[tuple[list[NDArray[np.int64]], list[str]]]:
    """Return features and tags of every row; `labels` are what the classifier said."""
    found = []
    for place, row in enumerate(rows):
        said = tokens(row.text)
        label = row.label if labels is None else labels[place]
        features = [token(said, at, label, row.language) for at in range(len(said))]
        if features:
            found.append((features, tags_of(said, row)))
    return found


def fit(
    rows: list[Row], tags: list[str], *, epochs: int = 6, seed: int = 28
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return tag weights (features x tags) and transitions, averaged."""
    rng = np.random.default_rng(seed)
    index = {tag: place for place, tag in enumerate(tags)}
    data = [
        (features, [index[tag] for tag in wanted]) for features, wanted in prepare(rows)
    ]
    weights = np.zeros((TOKEN_BUCKETS, len(tags)), np.float32)
    later = np.zeros_like(weights)
    follows = np.zeros((len(tags) + 1, len(tags)), np.float32)
    follows_later = np.zeros_like(follows)
    now = 1
    for _epoch in range(epochs):
        for chosen in rng.permutation(len(data)):
            features, wanted = data[chosen]
            scores = np.stack([weights[buckets].sum(0) for buckets in features])
            said = viterbi(scores, follows)
            before = [len(tags), len(tags)]
            for buckets, right, wrong in zip(features, wanted, said, strict=True):
                pairs = (right, before[0], 1.0), (wrong, before[1], -1.0)
                for tag, origin, sign in pairs:
                    if right != wrong:
                        weights[buckets, tag] += sign
                        later[buckets, tag] += sign * now
                    if (right, before[0]) != (wrong, before[1]):
                        follows[origin, tag] += sign
                        follows_later[origin, tag] += sign * now
                before = [right, wrong]
            now += 1
    return weights - later / now, follows - follows_later / now


def spans(tags: list[str]) -> set[tuple[int, int, str]]:
    """Return the spans that tags name."""
    found = set()
    start = 0
    for place, tag in enumerate([*tags, "O"]):
        before = tags[place - 1] if place else "O"
        if before != "O" and tag != f"I-{before[2:]}":
            found.add((start, place, before[2:]))
        if tag[0] == "B" or (tag[0] == "I" and before[2:] != tag[2:]):
            start = place
    return found
