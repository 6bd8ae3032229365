"""What a conversation leaves open without a model: "which one?", and "no, the other".

A question of ours waits in the dialogue; the answer may be a name, a number or
"never mind". A correction right after a command does it again with what was
meant. Both teach the house a name.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..commands.answers import choose
from ..commands.response import Choice
from ..home.learned import Learned, Source
from ..home.question import Decision, Query
from ..lang.numbers import phrases, tokens
from ..lang.values import values_for
from .route import Routed

if TYPE_CHECKING:
    from ..grammar.types import Wish
    from .types import Heard, Turn

type Tokens = tuple[str, ...]

# More names than this nobody keeps in mind; the question is asked more openly.
MOST_CHOICES = 5
# More words than this are a new sentence, not the name of a thing.
LONGEST_NAME = 6
# The opposite of what was done to the wrong thing, where there is one.
_OPPOSITE = {"HassTurnOn": "HassTurnOff", "HassTurnOff": "HassTurnOn"}


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenChoice:
    """A question that waits: which of `choices` (entity ids) `heard` means."""

    wish: Wish
    choices: tuple[str, ...]
    heard: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LastWish:
    """The newest command, for "no, the other one"; `heard` is the name as said."""

    wish: Wish
    heard: str


def ask_which(turn: Turn, heard: Heard, routed: Routed) -> str:
    """Open the question and word it."""
    home = turn.house.home.home
    [wish] = routed.wishes
    turn.dialogue.open_choice = OpenChoice(
        wish=wish, choices=routed.choices, heard=_name_said(wish)
    )
    turn.trace.lane = routed.lane
    names = [_called(turn, e) for e in routed.choices if e in home.entities]
    lines, language = turn.house.lines, heard.language
    if len(names) > MOST_CHOICES:
        return lines.say("which_of_many", language, count=str(len(names)))
    return lines.say("which", language, names=_listed(names, lines.say("or", language)))


def settle(turn: Turn, heard: Heard) -> Routed | str | None:
    """Read the words as the answer to our question; None when they are none.

    A text is a sentence to say: the question was dropped.
    """
    dialogue = turn.dialogue
    waiting, dialogue.open_choice = dialogue.open_choice, None
    return None if waiting is None else _answered(turn, heard, waiting)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sequel:
    """What follows upon a command: `rest` is said instead of it, or besides."""

    rest: Heard
    instead: bool


def sequel(turn: Turn, heard: Heard) -> Sequel | None:
    """Part "no, the other lamp" or "and the desk lamp" from the words in front."""
    if turn.dialogue.last_wish is None:
        return None
    values = values_for(heard.language)
    said = tokens(heard.text)
    rest = _without(said, phrases(values.no) | phrases(values.meant))
    instead = rest != said
    if not instead:
        rest = _without_ends(said, phrases(values.also))
    if not rest or rest == said:
        return None
    return Sequel(rest=replace(heard, text=" ".join(rest)), instead=instead)


def once_more(turn: Turn, heard: Heard, follows: Sequel) -> Routed | None:
    """Do the last command with what a sequel names, and undo it when that was wrong."""
    last = turn.dialogue.last_wish
    if last is None:
        return None
    wrong = last.wish.targets[0]
    found = turn.house.resolver.resolve(
        Query(
            text=follows.rest.text,
            language=heard.language,
            domains=frozenset({wrong.partition(".")[0]}),
            area_id=heard.place.area.area_id if heard.place.area else None,
        )
    )
    if found.decision is not Decision.PICK or found.entity_ids[0] == wrong:
        return None
    meant = found.entity_ids[0]
    # "No, leave it" is not the script that is called "Leave home".
    if meant.partition(".")[0] != wrong.partition(".")[0]:
        return None
    if not follows.instead:
        return _again(turn, last.wish, meant, "the same besides")
    _teach(turn, heard, last.heard, meant, Source.CORRECTION)
    redo = _again(turn, last.wish, meant, "a correction")
    opposite = _OPPOSITE.get(last.wish.intent)
    if opposite is None:
        return redo
    undo = replace(last.wish, intent=opposite, response=None, heard=())
    return replace(redo, wishes=(undo, *redo.wishes))


def remember_wish(turn: Turn, routed: Routed) -> None:
    """Keep what pronouns and corrections refer to."""
    targets = tuple(t for wish in routed.wishes for t in wish.targets)
    if targets:
        turn.dialogue.targets = targets
    wish = routed.wishes[-1]
    single = len(routed.wishes) == 1 and len(wish.targets) == 1
    turn.dialogue.last_wish = (
        LastWish(wish=wish, heard=_name_said(wish))
        if single and wish.kind == "action" and "name" in wish.slots
        else None
    )


def _answered(turn: Turn, heard: Heard, waiting: OpenChoice) -> Routed | str | None:
    values = values_for(heard.language)
    said = tokens(heard.text)
    if said in phrases(values.never_mind) or said in phrases(values.no):
        turn.trace.lane = "fuzzy"
        return turn.house.lines.say("dropped", heard.language)
    home = turn.house.home.home
    choices = [
        Choice(value=entity_id, name=_called(turn, entity_id))
        for entity_id in waiting.choices
        if entity_id in home.entities
    ]
    chosen = choose(choices, heard.text, heard.language)
    entity_id = str(chosen.value) if chosen else _named(turn, heard, waiting)
    if entity_id is None:
        return None
    _teach(turn, heard, waiting.heard, entity_id, Source.CLARIFICATION)
    return _again(turn, waiting.wish, entity_id, "the answer to our question")


def _named(turn: Turn, heard: Heard, waiting: OpenChoice) -> str | None:
    """Resolve a name beyond the choices: of many only the first were kept."""
    if len(tokens(heard.text)) > LONGEST_NAME:
        return None
    domains = frozenset(choice.partition(".")[0] for choice in waiting.choices)
    found = turn.house.resolver.resolve(
        Query(
            text=heard.text,
            language=heard.language,
            domains=domains,
            area_id=heard.place.area.area_id if heard.place.area else None,
        )
    )
    if found.decision is not Decision.PICK:
        return None
    [entity_id] = found.entity_ids[:1]
    return entity_id if entity_id.partition(".")[0] in domains else None


def _without(said: Tokens, starts: frozenset[Tokens]) -> Tokens:
    """Take away all phrases in front, the longest first."""
    while size := max((len(p) for p in starts if said[: len(p)] == p), default=0):
        said = said[size:]
    return said


def _without_ends(said: Tokens, edges: frozenset[Tokens]) -> Tokens:
    """Take away the phrase in front and the one at the end."""
    rest = _without(said, edges)
    size = max((len(p) for p in edges if rest[-len(p) :] == p), default=0)
    return rest[: len(rest) - size]


def _again(turn: Turn, wish: Wish, entity_id: str, why: str) -> Routed:
    name = _called(turn, entity_id)
    slots = {k: v for k, v in wish.slots.items() if k not in {"area", "floor"}}
    return Routed(
        lane="fuzzy",
        wishes=(
            replace(
                wish, slots={**slots, "name": name}, targets=(entity_id,), heard=()
            ),
        ),
        why=why,
    )


def _teach(turn: Turn, heard: Heard, name: str, entity_id: str, source: Source) -> None:
    """Let the house learn what this name meant; risky things are never learned."""
    if not name:
        return
    learned = turn.house.learned.learn(
        Learned(
            text=name,
            language=heard.language,
            entity_id=entity_id,
            source=source,
            said=heard.text,
            at=heard.at,
        )
    )
    turn.trace.mark("learned" if learned else "not_learned", word=name, means=entity_id)


def _called(turn: Turn, entity_id: str) -> str:
    """Name an entity so that it is told from others of the same name."""
    home = turn.house.home.home
    entity = home.entities[entity_id]
    same = [e for e in home.entities.values() if e.name == entity.name]
    area = home.areas.get(entity.area_id or "")
    return f"{entity.name} ({area.name})" if len(same) > 1 and area else entity.name


def _name_said(wish: Wish) -> str:
    """Give the name as it was said, before it was understood."""
    if wish.heard:
        return wish.heard[0][0]
    return str(wish.slots.get("name", ""))


def _listed(names: list[str], joint: str) -> str:
    return (
        f"{', '.join(names[:-1])} {joint} {names[-1]}" if len(names) > 1 else names[0]
    )
