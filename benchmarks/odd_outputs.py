"""Plays every odd output, cut at every place: what leaks, what becomes of it.

    scripts/bench odd_outputs

Each answer goes through the reader of calls and the filter for eyes and for ears,
whole, letter by letter and cut in two at every place. Whole turns are played by
tests/faults/test_odd_outputs.py.
"""

from collections import Counter
from time import perf_counter

from tests.faults.odd_outputs import TOOL, Odd, leaked, odd_outputs
from tests.faults.test_odd_outputs import hear

# Longer answers are cut at this many places, evenly spread.
MOST_CUTS = 40


def main() -> None:
    """Print how many leak, change with the cut, or give nothing to go on with."""
    began, streams = perf_counter(), 0
    cases = list({case.text: case for case in odd_outputs()}.values())
    trouble: Counter[str] = Counter()
    for case in cases:
        for for_ears in (True, False):
            whole = hear(case, [], for_ears=for_ears)
            trouble.update(_verdict(case, *whole, for_ears=for_ears))
            size = len(case.text)
            step = max(1, size // MOST_CUTS)
            every = [[at] for at in range(1, size, step)]
            for cuts in (*every, list(range(1, size))):
                streams += 1
                if hear(case, cuts, for_ears=for_ears) != whole:
                    trouble["the cut matters"] += 1
    print(f"{len(cases)} answers, {streams} streams in {perf_counter() - began:.0f} s")
    for kind in ("leaks", "words lost", "calls missed", "the cut matters"):
        print(f"{kind:16} {trouble[kind]}")
    usable = 1 - (trouble["words lost"] + trouble["calls missed"]) / (2 * len(cases))
    print(f"{'usable':16} {usable:.1%}")


def _verdict(case: Odd, said: str, calls: list[str], *, for_ears: bool) -> list[str]:
    found = []
    if not (case.exact and for_ears):  # for ears the words may be others
        found += ["leaks"] if leaked(case, said) is not None else []
        found += ["words lost"] if case.says not in said else []
    called = any(f"__{TOOL} {{'name'" in c and c.endswith("None") for c in calls)
    return found + (["calls missed"] if case.calls and not called else [])


if __name__ == "__main__":
    main()
