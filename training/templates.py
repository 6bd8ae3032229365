"""Samples sentences from Home Assistant's own templates, as filling for rare labels."""

from collections import Counter, defaultdict
from collections.abc import Iterator
import json
from pathlib import Path
import random
from typing import Any

from hassil import Intents
from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)
from hassil.intents import RangeSlotList, TextSlotList
import home_assistant_intents
import yaml

from training.rows import ROOT, Row

SOURCE = Path(home_assistant_intents.__file__).parent / "data"
# What lists without values are filled with: slots of the labelled utterances.
FILLING = {
    "message": "text",
    "search_query": "query",
    "shopping_list_item": "item",
    "todo_list_item": "item",
    "timer_name": "title",
    "timer_command": "text",
    "zone": "place",
}


class Sampler:
    """Walks through templates at random."""

    def __init__(
        self, source: dict[str, Any], words: dict[str, list[str]], rng: random.Random
    ) -> None:
        """Take templates, and words by slot for what has no list of its own."""
        self.intents = Intents.from_dict(source)
        self.words = words
        self.rng = rng

    def say(self, expression: Expression, rules: dict[str, Any]) -> str:
        """Return one sentence of a template; LookupError where words are missing."""
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, ListReference):
            return self._value(expression, rules)
        if isinstance(expression, RuleReference):
            name = expression.rule_name
            rule = rules.get(name) or self.intents.expansion_rules[name]
            return self.say(rule.expression, rules)
        return "".join(self.say(part, rules) for part in self._parts(expression))

    def _parts(self, expression: Expression) -> list[Expression]:
        """Return what is said of a group, an alternative or a permutation."""
        if not isinstance(expression, Group):
            raise TypeError(type(expression))
        items = list(expression.items)
        if isinstance(expression, Alternative):
            # Half of what may be left out is left out.
            gone = expression.is_optional and self.rng.random() < 0.5
            return [] if gone else [self.rng.choice(items)]
        if isinstance(expression, Permutation):
            self.rng.shuffle(items)
            return [part for item in items for part in (TextChunk(" "), item)]
        return items

    def _value(self, reference: ListReference, rules: dict[str, Any]) -> str:
        name = reference.list_name
        values = self.intents.slot_lists.get(name)
        if isinstance(values, TextSlotList):
            return self.say(self.rng.choice(values.values).text_in, rules)
        if isinstance(values, RangeSlotList):
            return str(self.rng.randint(values.start, min(values.stop, 100)))
        return self.rng.choice(self.words[FILLING.get(name, name)])


def _group(label: str) -> str:
    return label.split(".", maxsplit=1)[0]


def _label(rule: str | dict[str, str] | None, data: Any) -> str | None:
    if rule is None or isinstance(rule, str):
        return rule
    domain = data.slots.get("domain") or (data.requires_context or {}).get("domain")
    if isinstance(domain, list) and len(domain) == 1:
        domain = domain[0]
    if isinstance(domain, dict):
        domain = domain.get("value")
    return rule.get(domain) if isinstance(domain, str) else None


class Words:
    """What the slots of templates are filled with: the values of labelled rows."""

    def __init__(self, rows: list[Row]) -> None:
        """Collect values by language and slot, names also by the kind of thing."""
        self.values: dict[str, dict[str, list[str]]] = defaultdict(
            lambda: defaultdict(list)
        )
        self.names: dict[tuple[str, str], list[str]] = defaultdict(list)
        for row in rows:
            for start, end, slot in row.spans:
                self.values[row.language][slot].append(row.text[start:end])
                if slot == "name":
                    key = row.language, _group(row.label)
                    self.names[key].append(row.text[start:end])


def _templates(sampler: Sampler, rules: dict[str, Any]) -> dict[str, list[Any]]:
    """Return the templates of each label, with the rules that are theirs alone."""
    found: dict[str, list[Any]] = defaultdict(list)
    for intent in sampler.intents.intents.values():
        for data in intent.data:
            label = _label(rules.get(intent.name), data)
            if label:
                found[label] += [
                    (sentence.expression, data.expansion_rules)
                    for sentence in data.sentences
                ]
    return found


def sample(rows: list[Row], wanted: int, seed: int = 28) -> Iterator[Row]:
    """Yield sentences for labels that have fewer than `wanted` rows in a language."""
    rng = random.Random(seed)
    rules = yaml.safe_load((ROOT / "templates.yaml").read_text(encoding="utf-8"))
    words = Words(rows)
    there = Counter((row.language, row.label) for row in rows)
    for language in sorted(words.values):
        source = (SOURCE / f"{language}.json").read_text(encoding="utf-8")
        sampler = Sampler(json.loads(source), words.values[language], rng)
        for label, templates in sorted(_templates(sampler, rules).items()):
            # A lamp cannot be unlocked: names come from rows of the same kind.
            sampler.words["name"] = words.names[language, _group(label)]
            found = set()
            for _attempt in range(wanted - there[language, label]):
                expression, local = rng.choice(templates)
                try:
                    found.add(" ".join(sampler.say(expression, local).split()))
                except LookupError:  # the language has no word for a slot, or no rule
                    continue
            for text in sorted(found):
                yield Row(text, label, language, split="template", author="templates")
