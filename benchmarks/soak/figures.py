"""What the figures of a run mean: whose a stall is, what grew, which promise broke."""

from collections import Counter
from typing import Any

from pymicro_vad import MicroVad  # type: ignore[import-untyped]

from .custom_components.stall_watch.scale import heap_in_use

# A stall is ours when Jarvis was on the stack in most of the looks, and the loop's
# thread itself worked that long: other programs may have had the processor.
_MOSTLY, _STALL = 0.5, 0.05
_NEARLY_ALL = 0.8
_MOST_GROWTH = 0.05
_PARTS = (
    *("turns", "conversations", "rss", "held", "python_used", "python_held"),
    *("heap_used", "heap_free", "sqlite", "threads", "blocks", "objects"),
)
_DETECTORS = 500


def is_ours(stall: dict[str, Any]) -> bool:
    """Tell whether Jarvis held the loop; a collection of garbage is nobody's."""
    held = stall["looks"] and stall["ours"] / stall["looks"] >= _MOSTLY
    return bool(held and stall["busy"] - stall["gc"] > _STALL)


def is_in_thread(stall: dict[str, Any]) -> bool:
    """Tell whether Jarvis may have kept the interpreter to itself elsewhere.

    On a busy machine nobody can be sure: who waits for the interpreter may not have
    got a processor when it was free.
    """
    other = stall["other"]
    worked = other["worked"] if other and other["ours"] else 0.0
    return bool(worked > _STALL and worked > _NEARLY_ALL * stall["blind"])


def where(stall: dict[str, Any]) -> list[str]:
    """Return how long the loop's thread worked in a stall, and at what."""
    return [f"{stall['busy']} of {stall['seconds']} s", *stall["where"]]


def elsewhere(stall: dict[str, Any]) -> list[str]:
    """Return which other thread worked in a stall, how long and at what."""
    other = stall["other"]
    spent = f"{other['worked']} of {stall['blind']} s"
    return [spent, other["name"], *other["ours"], *other["where"]]


def lost_by_a_run() -> int:
    """Measure what Home Assistant's voice pipeline loses with every run, in bytes.

    It makes a detector of speech for each, also for text, and that does not give back
    all that it took. No agent can do anything about it.
    """
    MicroVad()
    before = heap_in_use().get("heap_used", 0)
    for _ in range(_DETECTORS):
        MicroVad()
    lost = heap_in_use().get("heap_used", 0) - before
    return max(0, lost // _DETECTORS)


def memories(
    rows: list[dict[str, Any]], told: list[str], holding: dict[str, str]
) -> dict[str, list[str]]:
    """Return which facts are lost altogether, and which do not hold though they should.

    `rows` are those of an export. A satellite's fact is corrected by its next one; the
    last one of each, in `holding`, must be live.
    """
    facts = [row for row in rows if row.get("kind") == "fact"]
    kept = " ".join(row["text"] for row in facts)
    live = " ".join(row["text"] for row in facts if row["live"])
    return {
        "lost": [fact for fact in told if fact.split()[-1] not in kept],
        "retired": [word for word in holding.values() if word not in live],
    }


def growth(weights: list[dict[str, Any]], *, runs_lose: int) -> dict[str, Any]:
    """Compare the process before the restart with the one that had warmed up.

    `growth` is all of it. `growth_pipeline` is the share of what Home Assistant's
    pipeline lost, `runs_lose` bytes with each turn; `growth_rest` is without that. The
    parts tell why: small blocks of Python, what C code has in use (with SQLite's
    share) and what its library holds for later; then what there is more of.
    """
    if len(weights) < 2:  # the run was cut short
        return {"growth": None, "growth_rest": None}
    first, last = weights[0], weights[-1]
    more = Counter(last["kinds"])
    more.subtract(first["kinds"])
    grown = last["rss"] / first["rss"] - 1
    lost = runs_lose * (last["turns"] - first["turns"]) / first["rss"]
    return {
        "growth": round(grown, 4),
        "growth_pipeline": round(lost, 4),
        "growth_rest": round(grown - lost, 4),
        "growth_parts": {
            name: [first[name], last[name]] for name in _PARTS if name in first
        },
        "growth_kinds": dict(more.most_common(12)),
    }


def is_broken(figures: dict[str, Any]) -> bool:
    """Tell whether a run broke a promise of ours."""
    turns = figures["turns"]
    return bool(
        turns.get("hung")
        or turns.get("lost")
        or turns.get("silent")
        or figures["facts_lost"]
        or figures["facts_retired"]
        or figures["facts_not_recalled"]
        or figures["by_the_way_lost"]
        or (figures["growth"] or 0) > _MOST_GROWTH
        or figures["stalls_ours"]
    )
