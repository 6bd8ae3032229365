"""Tables of what was played, as Markdown."""

from collections.abc import Iterable, Sequence
import statistics

from .play import Played

_HEAD = (
    "agent",
    "tasks done",
    "commands",
    "questions",
    "wrong",
    "model calls",
    "prompt tokens",
    "first token, cold",
    "first token, warm",
    "answer, warm",
)


def table(played: Sequence[Played]) -> str:
    """Write one line per agent."""
    rows = [
        _row(agent, [p for p in played if p.agent == agent])
        for agent in dict.fromkeys(p.agent for p in played)
    ]
    return _markdown(_HEAD, rows)


def by_house(played: Sequence[Played]) -> str:
    """Write one line per agent and house."""
    rows = []
    for agent in dict.fromkeys(p.agent for p in played):
        for size in sorted({p.task.house for p in played}):
            some = [p for p in played if p.agent == agent and p.task.house == size]
            if some:
                rows.append([f"{agent}, {size}", *_row(agent, some)[1:]])
    return _markdown(("agent, entities", *_HEAD[1:]), rows)


def by_kind(played: Sequence[Played]) -> str:
    """Write one line per kind of task, one column per agent."""
    agents = list(dict.fromkeys(p.agent for p in played))
    rows = []
    for kind in dict.fromkeys(p.task.kind for p in played):
        row = [kind]
        for agent in agents:
            some = [p for p in played if p.agent == agent and p.task.kind == kind]
            row.append(_share(some))
        rows.append(row)
    return _markdown(("kind", *agents), rows)


def line(played: Played) -> str:
    """Write one task on one line, with what went wrong."""
    verdict = played.verdict
    mark = "ok  " if verdict.good else "FAIL"
    first = "-" if played.first_token is None else f"{played.first_token:.1f}"
    text = (
        f"{mark} {played.agent:<11} {played.task.house:>3} {played.seconds:6.1f}s "
        f"({first}s, {played.model_calls} calls, {played.prompt_tokens} tokens) "
        f"{' / '.join(played.task.say)!r} -> {played.answers[-1][:100]!r}"
    )
    if verdict.good:
        return text
    why = "; ".join([*verdict.missing, *verdict.wrong])[:300]
    return f"{text}\n       {why}\n       model: {' | '.join(played.said)[:300]!r}"


def _row(agent: str, played: Sequence[Played]) -> list[str]:
    questions = [p for p in played if p.task.is_question]
    commands = [p for p in played if not p.task.is_question]
    asked = [p for p in played if p.first_token is not None]
    return [
        agent,
        _share(played),
        _share(commands),
        _share(questions),
        str(sum(bool(p.verdict.wrong) for p in played)),
        f"{statistics.fmean(p.model_calls for p in played):.1f}",
        _median(p.prompt_tokens for p in played if p.prompt_tokens),
        _seconds(p.first_token for p in asked if p.cold and p.first_token),
        _seconds(p.first_token for p in asked if not p.cold and p.first_token),
        _seconds(p.seconds for p in played if not p.cold),
    ]


def _share(played: Sequence[Played]) -> str:
    good = sum(p.verdict.good for p in played)
    return f"{good} / {len(played)}" if played else "-"


def _median(values: Iterable[float]) -> str:
    known = list(values)
    return f"{statistics.median(known):.0f}" if known else "-"


def _seconds(values: Iterable[float]) -> str:
    known = list(values)
    return f"{statistics.median(known):.2f} s" if known else "-"


def _markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)
