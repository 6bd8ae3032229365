"""How long work in a thread is ended early: it asks now and then and stops itself."""

from collections.abc import Callable

type Check = Callable[[], None]
"""Called between steps of long work; raises Interrupted when it is to end."""


class Interrupted(Exception):  # noqa: N818 - nothing went wrong
    """The work was called off."""


def undisturbed() -> None:
    """Never interrupt."""
