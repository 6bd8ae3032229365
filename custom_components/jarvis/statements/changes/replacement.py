"""What a correction says: the new value, perhaps the old one and of what; pure."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Replacement:
    """A correction that names the new value, perhaps the old one and the subject.

    `bare` is one without any verb ("no, green"): good only right after the fact.
    `latest` is one that says itself that it means what was told last.
    """

    value: str
    old: str = ""
    of: str = ""
    bare: bool = False
    latest: bool = False

    @property
    def subject(self) -> str:
        """The words by which the fact is known."""
        return f"{self.of} {self.old}".strip()
