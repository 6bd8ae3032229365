"""What is played: sentences with what must come of them.

Files in `tasks/` are lists of tasks. Keys:

    name      a sentence
    house     number of exposed entities: 20, 100 or 500
    kind      group in the report: light, switch, cover, lock, climate, media, fan,
              list, scene, question, several, misheard, dialogue, no_action
    say       the words; a list for a conversation, whose later words are said in
              any case
    answers   words said only while the agent keeps asking ("yes" to a confirmation)
    changes   entity id -> state afterwards, or a mapping of attributes ("state" is
              one of them); nothing else may change
    items     list entity id -> what must have been added to it
    facts     words or regular expressions of which each must be in the last answer
    not_said  regular expressions that must not be in it
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).with_name("tasks")


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One task; `quick` ones are enough while something is being improved.

    `file` is the name of the file that it stands in, without the ending.
    """

    file: str
    name: str
    house: int
    kind: str
    say: tuple[str, ...]
    answers: tuple[str, ...] = ()
    changes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    items: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    facts: tuple[str, ...] = ()
    not_said: tuple[str, ...] = ()
    quick: bool = False

    @property
    def is_question(self) -> bool:
        """Tell whether words alone are wanted."""
        return bool(self.facts) and not (self.changes or self.items)


def load_tasks(folder: Path = FOLDER) -> tuple[Task, ...]:
    """Read every task; blocking."""
    return tuple(
        _task(raw, file.stem)
        for file in sorted(folder.glob("*.yaml"))
        for raw in yaml.safe_load(file.read_text(encoding="utf-8"))
    )


def _task(raw: dict[str, Any], file: str) -> Task:
    changes = {
        entity_id: wanted if isinstance(wanted, dict) else {"state": _state(wanted)}
        for entity_id, wanted in raw.pop("changes", {}).items()
    }
    for wanted in changes.values():
        if "state" in wanted:
            wanted["state"] = _state(wanted["state"])
    say = raw.pop("say")
    return Task(
        file=file,
        say=(say,) if isinstance(say, str) else tuple(say),
        answers=tuple(raw.pop("answers", ())),
        changes=changes,
        items={key: tuple(items) for key, items in raw.pop("items", {}).items()},
        facts=tuple(map(str, raw.pop("facts", ()))),
        not_said=tuple(raw.pop("not_said", ())),
        **raw,
    )


def _state(value: Any) -> Any:
    """Undo what YAML makes of on and off; a list holds alternatives."""
    if isinstance(value, list):
        return [_state(one) for one in value]
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
