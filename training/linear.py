"""Softmax regression over hashed features: AdaGrad on sparse rows."""

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

Matrix = sparse.csr_matrix
Floats = NDArray[np.float32]


def fit(
    rows: Matrix,
    labels: NDArray[np.int64],
    classes: int,
    *,
    weights: Floats | None = None,
    epochs: int = 10,
    rate: float = 0.3,
    batch: int = 128,
    seed: int = 28,
) -> tuple[Floats, Floats]:
    """Return weights (features x classes) and biases."""
    rng = np.random.default_rng(seed)
    count, features = rows.shape
    found = np.zeros((features, classes), np.float32)
    bias = np.zeros(classes, np.float32)
    seen = np.full((features, 1), 1e-8, np.float32)
    seen_bias = np.float32(1e-8)
    for epoch in range(epochs):
        order = rng.permutation(count)
        step = rate * (1 - epoch / epochs)
        for start in range(0, count, batch):
            chosen = order[start : start + batch]
            part = rows[chosen]
            columns, places = np.unique(part.indices, return_inverse=True)
            part = sparse.csr_matrix(
                (part.data, places.astype(np.int32), part.indptr),
                shape=(len(chosen), len(columns)),
            )
            local = found[columns]
            error = softmax(part @ local + bias)
            error[np.arange(len(chosen)), labels[chosen]] -= 1
            if weights is not None:
                error *= weights[chosen, None]
            gradient = part.T @ error
            seen[columns] += 4 * np.square(gradient).mean(1, keepdims=True)
            found[columns] = local - step * gradient / np.sqrt(seen[columns])
            gradient = error.sum(0)
            seen_bias += np.square(gradient).mean()
            bias -= step * 0.1 * gradient / np.sqrt(seen_bias)
    return found, bias


def softmax(scores: Floats) -> Floats:
    """Return chances from scores."""
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return scores / scores.sum(1, keepdims=True)


def temperature(scores: Floats, labels: NDArray[np.int64]) -> float:
    """Return the temperature under which the labels are least surprising."""
    places = np.arange(len(labels))

    def surprise(value: float) -> float:
        chances = softmax(scores / np.float32(value))
        return float(-np.log(chances[places, labels] + 1e-9).mean())

    return min((round(0.3 + 0.02 * step, 2) for step in range(120)), key=surprise)
