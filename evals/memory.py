"""Lets real models draw facts from utterances, and counts what of it is kept.

scripts/eval memory smollm2                        every row of tests/memory/extraction
scripts/eval memory --rows 60 ollama=http://host:11434#qwen3:4b
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import aclosing
import json
import logging
from pathlib import Path
import time
from typing import Any

from custom_components.jarvis.memory.extract import accepted
from custom_components.jarvis.memory.words import shared
from custom_components.jarvis.prompts import extract_memories

from .models import NEEDLE, PACKAGED, backend
from .ollama_bridge import Backend

_ROWS = Path(__file__).parent.parent / "tests" / "memory" / "extraction"
# So much of a fact's words makes it the fact that was wanted.
_SAME = 0.6
_DAY = "2026-11-28"


def _rows(most: int) -> list[dict[str, Any]]:
    """Return rows of all files, spread evenly."""
    found = [
        json.loads(line)
        for path in sorted(_ROWS.glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
        if line
    ]
    return found[:: max(1, len(found) // most)][:most]


async def _answer(model: Backend, prompt: str) -> str:
    body = {
        "model": model.model,
        "messages": [{"role": "user", "content": prompt}],
        "format": extract_memories.SCHEMA,
        "think": False,
        "stream": True,
        "options": {"temperature": 0.0, "num_ctx": 4096},
    }
    async with aclosing(model.chat(body)) as chunks:
        return "".join(
            [chunk.get("message", {}).get("content", "") async for chunk in chunks]
        )


async def played(model: Backend, row: dict[str, Any]) -> Counter[str]:
    """Let a model read one utterance; count what is kept of its answer, and missed."""
    shown = [(number, text) for number, text in row["shown"]]
    prompt = extract_memories.render(row["utterance"], "anna", _DAY, shown)
    found = accepted(
        await _answer(model, prompt), row["utterance"], shown, row["language"]
    )
    return counted(row, [(fact.text, fact.supersedes) for fact in found.add]) | Counter(
        unreadable=not found.readable
    )


def counted(
    row: dict[str, Any], kept: list[tuple[str, tuple[int, ...]]]
) -> Counter[str]:
    """Hold what was kept against what an attentive person would have kept."""
    language, counts = row["language"], Counter[str](wanted=len(row["keep"]))
    left = list(kept)
    for fact in row["keep"]:
        same = [one for one in left if shared(one[0], fact["text"], language) >= _SAME]
        counts["drawn"] += bool(same)
        counts["ids"] += len(fact["supersedes"])
        for one in same[:1]:
            left.remove(one)
            counts["right ids"] += len({*one[1]} & {*fact["supersedes"]})
            counts["wrong ids"] += len({*one[1]} - {*fact["supersedes"]})
    counts["beside"] += len(left)
    return counts


def _lines(name: str, counts: Counter[str], seconds: float) -> Iterator[str]:
    yield f"\n## {name}: {counts['rows']} utterances, {seconds:.0f} s"
    yield f"facts drawn       {counts['drawn']} of {counts['wanted']}"
    yield f"superseded right  {counts['right ids']} of {counts['ids']}"
    yield f"superseded wrong  {counts['wrong ids']}"
    yield f"kept beside       {counts['beside']}"
    yield f"unreadable        {counts['unreadable']}"


async def main() -> None:
    """Play the rows with every model that was asked for."""
    logging.disable(logging.ERROR)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "models", nargs="+", help=f"{NEEDLE}, {', '.join(PACKAGED)} or KIND=URL#MODEL"
    )
    parser.add_argument("--rows", type=int, default=1000)
    options = parser.parse_args()
    for name in options.models:
        start, counts = time.monotonic(), Counter[str]()
        async with backend(name) as model:
            for row in _rows(options.rows):
                counts.update(await played(model, row))
                counts["rows"] += 1
        print("\n".join(_lines(name, counts, time.monotonic() - start)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
