"""Runs Needle 3 in a process of its own: JSON lines in, JSON lines out.

A request has `tools` (JSON schema functions), `text` and `most_tokens`; the answer
`calls` and `seconds` for reading the tools and for choosing. Tools that were read
are kept: reading them takes most of a minute.
"""

import json
import sys
import time

import needle  # type: ignore[import-not-found] # lives in its own environment

_MOST_LISTS = 6


def main() -> None:
    """Answer until the input ends."""
    engines: dict[str, needle.Needle] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        key = json.dumps(asked["tools"], sort_keys=True)
        start = time.perf_counter()
        if key not in engines:
            while len(engines) >= _MOST_LISTS:
                engines.pop(next(iter(engines))).close()
            engines[key] = needle.Needle(
                tools=json.dumps(asked["tools"]), stateless=True, auto_date=False
            )
        read = time.perf_counter()
        answer = engines[key].complete(asked["text"], asked["most_tokens"])
        told = {
            "calls": answer.get("function_calls") or [],
            "confidence": answer.get("confidence"),
            "seconds": [read - start, time.perf_counter() - read],
        }
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
