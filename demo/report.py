"""What the demo prints: progress, the welcome, and one turn."""

import sys
import time

from .session import PASSWORD, USER, Session
from .talk import Turn


class Progress:
    """Prints steps with the seconds since the start."""

    def __init__(self) -> None:
        """Start the clock."""
        self._start = time.monotonic()

    def __call__(self, text: str) -> None:
        """Print one step."""
        print(f"[{self.seconds:5.1f} s] {text}", flush=True)

    @property
    def seconds(self) -> float:
        """Return the seconds since the start."""
        return time.monotonic() - self._start


def welcome(session: Session) -> None:
    """Tell how to get in."""
    voice = "speech servers run" if session.voice_port else "no speech servers"
    print(
        f"""
  Home Assistant   {session.url}
  sign in as       {USER} / {PASSWORD}
  Assist           press 'a' in the dashboard; {voice}
  model            {session.model}
  from a shell     scripts/ask "is the front door locked?"
                   scripts/demo --say "turn on the kitchen light"
  end              Ctrl-C
""",
        flush=True,
    )


class StreamedReply:
    """Prints an answer while it comes, with a label in front."""

    def __init__(self, label: str = "  reply    ") -> None:
        """Print nothing yet."""
        self.begun = False
        self._label = label

    def __call__(self, text: str) -> None:
        """Print a piece."""
        sys.stdout.write(text if self.begun else self._label + text)
        sys.stdout.flush()
        self.begun = True

    def end(self) -> None:
        """End the line, when there is one."""
        if self.begun:
            print()


def tell(turn: Turn, *, streamed: bool) -> None:
    """Print what was understood, answered and changed, and how long it took."""
    print(f"  heard    {turn.heard.strip()}")
    if turn.error:
        print(f"  error    {turn.error}")
    if not streamed and not turn.error:
        print(f"  reply    {turn.reply}")
    calls = "" if turn.model_calls is None else f", {turn.model_calls} model calls"
    print(f"  lane     {turn.lane}{calls}")
    for change in turn.changes:
        print(f"  state    {change.entity_id}: {change.before} -> {change.after}")
    if not turn.changes:
        print("  state    nothing changed")
    spans = ", ".join(f"{name} {value:.2f} s" for name, value in turn.times.items())
    print(f"  time     {spans}", flush=True)
