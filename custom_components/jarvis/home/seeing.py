"""Whether an account may see a thing of the house. Quiet."""

from collections.abc import Callable

# Takes an entity id.
type MayRead = Callable[[str], bool]


def anything(entity_id: str) -> bool:
    """Let everything be seen: a voice in the room is nobody's account."""
    del entity_id
    return True


def nothing(entity_id: str) -> bool:
    """Let nothing be seen: this account is gone."""
    del entity_id
    return False
