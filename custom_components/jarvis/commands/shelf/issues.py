"""Tells the owner what is wrong with commands, as repair issues that come and go.

`repairs.py` has the fix flows; they find what to mend in the issue's data.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from ...const import DOMAIN
from ..base import Command
from .book import Book, Problem
from .titles import title_of

SECRET = "secret"  # noqa: S105 - a kind of issue
BROKEN_FILE = "broken_file"
_KINDS = frozenset({"clash", "broken", "package", "start", BROKEN_FILE, SECRET})
_FIXABLE = frozenset({"package", "start", BROKEN_FILE, SECRET})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Issue:
    kind: str
    command: str
    where: str
    person: str
    facts: tuple[tuple[str, str], ...]

    @property
    def id(self) -> str:
        """Name it, the same for the same trouble: all that diagnostics tell of it."""
        parts = f"{self.command}\n{self.where}\n{self.person}"
        return f"command_{self.kind}_{sha256(parts.encode()).hexdigest()[:12]}"


class Issues:
    """The issues about the commands of one book."""

    def __init__(self, hass: HomeAssistant, book: Book) -> None:
        """Start without any; `open` begins to follow the book."""
        self._hass = hass
        self._book = book
        self._secrets: dict[tuple[str, str], tuple[str, ...]] = {}
        self._shown: dict[str, _Issue] = {}

    @callback
    def open(self) -> Callable[[], None]:
        """Take over what stands from before and follow; returns what ends it."""
        for issue in list(ir.async_get(self._hass).issues.values()):
            data = issue.data or {}
            if issue.domain != DOMAIN or data.get("kind") not in _KINDS:
                continue
            if data["kind"] == SECRET:
                key = str(data["command"]), str(data["person"])
                self._secrets[key] = tuple(str(data["keys"]).split())
            ir.async_delete_issue(self._hass, DOMAIN, issue.issue_id)
        self.follow()
        return self._book.listen(self.follow)

    @callback
    def missing(
        self, command: Command, keys: Sequence[str], person: str | None
    ) -> None:
        """Ask the owner for secrets that a call just lacked."""
        self._secrets[command.name, person or ""] = tuple(keys)
        self.follow()

    @callback
    def follow(self) -> None:
        """Show what is wrong now, and nothing else."""
        self._secrets = {
            key: keys for key in self._secrets if (keys := self._still_missing(*key))
        }
        wanted = {issue.id: issue for issue in self._wanted()}
        for issue_id in self._shown.keys() - wanted.keys():
            ir.async_delete_issue(self._hass, DOMAIN, issue_id)
        for issue_id, issue in wanted.items():
            if self._shown.get(issue_id) != issue:
                self._show(issue)
        self._shown = wanted

    def _still_missing(self, name: str, person: str) -> tuple[str, ...]:
        command = self._book.find(name)
        if command is None or not self._book.is_on(command):
            return ()
        values = self._book.secrets(command, person or None)
        return tuple(
            s.key for s in command.secrets if s.required and not values.get(s.key)
        )

    def _wanted(self) -> list[_Issue]:
        found = [_of(problem) for problem in self._book.problems]
        for (name, person), keys in self._secrets.items():
            command = self._book.find(name)
            named = command.secrets if command else ()
            what = ", ".join(s.description for s in named if s.key in keys)
            facts = {"keys": " ".join(keys), "what": what}
            # Other secrets are another issue: the fix of one must not end the other.
            found.append(_issue(SECRET, name, facts["keys"], person, **facts))
        return found

    def _show(self, issue: _Issue) -> None:
        title = title_of(issue.command, self._hass.config.language)
        facts = dict(issue.facts) | {"command": title}
        ir.async_create_issue(
            self._hass,
            DOMAIN,
            issue.id,
            data={
                "kind": issue.kind,
                "command": issue.command,
                "where": issue.where,
                "person": issue.person,
                "keys": facts.get("keys", ""),
            },
            is_fixable=issue.kind in _FIXABLE,
            severity=ir.IssueSeverity.WARNING,
            translation_key=f"command_{issue.kind}",
            translation_placeholders={k: v for k, v in facts.items() if k != "keys"},
        )


def _of(problem: Problem) -> _Issue:
    kind = problem.kind
    if kind == "broken" and Path(problem.where).suffix == ".py":
        kind = BROKEN_FILE
    facts = {"line": str(problem.line or "?"), "why": problem.reason}
    return _issue(kind, problem.command, problem.where, "", **facts)


def _issue(kind: str, command: str, where: str, person: str, **facts: str) -> _Issue:
    facts |= {"where": where}
    return _Issue(
        kind=kind,
        command=command,
        where=where,
        person=person,
        facts=tuple(sorted(facts.items())),
    )
