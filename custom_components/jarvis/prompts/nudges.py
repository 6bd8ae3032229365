"""Nudges: what a model is told between its rounds, and at the last one."""

from collections.abc import Sequence


def wishes(parts: Sequence[str]) -> str:
    """Lay out several wishes before the model begins; "" for one."""
    if not parts:
        return ""
    listed = "; ".join(f"{n}) {part}" for n, part in enumerate(parts, 1))
    return f"The user wants {len(parts)} things: {listed}. See to all of them."


def plan(steps: Sequence[str]) -> str:
    """Show the plan that was made; "" for less than two steps."""
    if len(steps) < 2:  # noqa: PLR2004 - one step needs no plan
        return ""
    listed = "; ".join(f"{n}) {step}" for n, step in enumerate(steps, 1))
    return f"Plan: {listed}."


def next_step(steps: Sequence[str], done: int) -> str:
    """Name the next planned step; "" without a plan, an end when all are done."""
    if not steps:
        return ""
    if done >= len(steps):
        return f"[{len(steps)}/{len(steps)} steps are done. Answer the user now.]"
    return (
        f"[{done}/{len(steps)} steps are done. Next: {steps[done]}. Put in what the "
        "results above say.]"
    )


def next_wish(parts: Sequence[str], done: int) -> str:
    """Name the next wish that is open; "" for a single wish."""
    if not parts:
        return ""
    if done >= len(parts):
        return "[All parts have a result. Answer the user now.]"
    return (
        f"[{done} of {len(parts)} parts have a result. Still open: {parts[done]!r}. "
        "Call another tool for it now.]"
    )


def binding(names: Sequence[str]) -> str:
    """Name the tools whose answers the model must not give by itself; "" for none."""
    if not names:
        return ""
    return (
        f"[What is asked of {' or '.join(names)}: call it, never answer it yourself.]"
    )


PLAIN = "[Answer the user now, in plain words.]"

UNPROVEN = (
    "[You were about to say that something is done or so, and no tool has shown it. "
    "Call the tool now, or say plainly that it was not done.]"
)


CLOSING = (
    "[No more tools can be called in this turn. Answer the user now in the user's "
    "language, from the results above. Begin with what was not finished.]"
)
