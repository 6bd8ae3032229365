"""What must outlive one turn of a conversation and has no place in HA's ChatLog.

The chat log stays the only transcript. Beside it each conversation keeps the
facts that travelled with each user message (what was sent stays as it was sent,
so that a server's prefix cache holds), the vault of masked secrets, and a lock,
because two turns of one conversation each work on their own copy of the log.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from homeassistant.helpers import llm
from homeassistant.helpers.json import json_dumps
from homeassistant.util import dt as dt_util

from ..memory import retells
from ..memory.dialogue import Recent
from .redact import Vault
from .transcript import Carried

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog, Content

    from ..memory import Erased, MemoryService
    from ..safety.confirm import Pending
    from ..settings import LimitSettings
    from ..tools.offer import Shown
    from .direction import OpenWay
    from .follow_up import LastWish
    from .guard import TurnClock
    from .settle import OpenChoice


# A conversation that never ends is cut to its last turns now and then: Home Assistant
# keeps all of it, and with every cut a server reads its prompt anew.
MOST_TURNS = 40
KEPT_TURNS = 20
# So long a model may still be moved by what strangers wrote.
_TAINTED_TURNS = 3


@dataclass(slots=True, kw_only=True)
class Dialogue:
    """The companion of one conversation's chat log.

    `tails` are the facts sent with a user message, by its creation time, `recalled` the
    part of them that memory gave when so many `removals` were known. `obeyed` counts
    the commands carried out without a model. `clock` is that of the turn that has the
    lock. `shown` are the tools each agent's model has seen, `profile` the agent that a
    topic chose, `digests` what was sent in place of a tool result, by call id; tool
    results from before `cleared` are not sent any more, nor are the `dropped` oldest
    turns. `targets` are what "it" means, `before` what it meant until then,
    `open_choice`, `open_way` are questions of ours, `unanswered` safety's question that
    this sentence did not answer, `last_wish` is what a correction corrects. `recent`
    knows whether the conversation is still going and keeps what would come out the same
    in its next turn. `told` is what the model knows of the speaker, and in which turn
    it was told. For `tainted` more turns the model still sees text of strangers.
    `picked` is what a tiny model was asked and picked, `verb` the last thing that it
    picked to do. `people` is who spoke last, if anybody has. `offered` tells that a
    model has asked, in the turn before, whether it shall act.
    """

    vault: Vault = field(default_factory=Vault)
    tails: dict[datetime, str] = field(default_factory=dict)
    recalled: dict[datetime, str] = field(default_factory=dict)
    removals: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clock: TurnClock | None = None
    reopened: int = 0
    offered: bool = False
    obeyed: int = 0
    targets: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    open_choice: OpenChoice | None = None
    open_way: OpenWay | None = None
    unanswered: Pending | None = None
    last_wish: LastWish | None = None
    shown: dict[str, Shown] = field(default_factory=dict)
    profile: str | None = None
    digests: dict[str, str] = field(default_factory=dict)
    cleared: datetime | None = None
    dropped: int = 0
    recent: Recent = field(default_factory=partial(Recent, dt_util.utcnow))
    told: tuple[str, int] = ("", 0)
    tainted: int = 0
    picked: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    verb: str = ""
    people: tuple[str | None, ...] = ()
    _left: tuple[Content, ...] = ()

    def taint(self) -> None:
        """Take note that words of strangers were read or said in this turn."""
        self.tainted = _TAINTED_TURNS

    def is_of(self, person: str | None) -> bool:
        """Tell whether nobody but this account has spoken here.

        What runs by itself is nobody's account, and may go on with any.
        """
        return person is None or self.people in {(), (person,)}

    def passes_to(self, person: str | None) -> bool:
        """Note who speaks; for another person than before all begins from nothing."""
        before, self.people = self.people, (person,)
        if before in {(), self.people}:
            return False
        fresh = Dialogue(lock=self.lock, clock=self.clock, people=self.people)
        for one in fields(self):
            setattr(self, one.name, getattr(fresh, one.name))
        return True

    def refer_to(self, targets: tuple[str, ...]) -> None:
        """Let "it" be other things; what it was until then may be meant by "both"."""
        if targets and targets != self.targets:
            self.before, self.targets = self.targets, targets

    def begin(self, words: str) -> None:
        """Open a turn with its masked words; after minutes of silence start afresh.

        Home Assistant may keep a log for longer: what tools found is not sent again.
        """
        if self.recent.lapsed:
            self.cleared = dt_util.utcnow()
            self.digests.clear()
        if self.recent.begin():
            self.told = ("", 0)
        self.recent.add("user", words)

    def carried(self, limits: LimitSettings) -> Carried:
        """Tell what of earlier tool results is sent again."""
        return Carried(
            since=self.cleared,
            digests=self.digests,
            turns=limits.carried_turns,
            characters=limits.carried_characters,
            result=limits.result_characters,
        )

    def clear(self) -> None:
        """Let go of what tools found, after the user ended the conversation."""
        self.cleared = dt_util.utcnow()
        self.digests.clear()
        self.shown.clear()
        self.recent.cache.clear()

    def rejoin(self, log: ChatLog) -> None:
        """Bring back what a turn that ran at the same time left in its own copy.

        Home Assistant hands every turn a copy of the log and stores the copy of
        whoever ends last; without this the other turn would be forgotten.
        """
        known = {id(content) for content in log.content}
        missing = [
            content
            for content in self._left
            if id(content) not in known and content.role != "system"
        ]
        if missing:
            newest = len(log.content) - 1
            log.content[newest:newest] = missing

    def leave(self, log: ChatLog) -> None:
        """Remember how this turn left the log, and drop facts of trimmed messages.

        The log lives on for minutes: the turn's door, and the house behind it, do not.
        """
        log.llm_api = None
        self._shorten(log)
        self._left = tuple(log.content)
        for content in self._left:
            _let_go_of_states(content)
        alive = {content.created for content in self._left}
        self.tails = {at: tail for at, tail in self.tails.items() if at in alive}
        self.recalled = {at: t for at, t in self.recalled.items() if at in alive}

    def _shorten(self, log: ChatLog) -> None:
        """Cut a talk that has become long to its last turns."""
        starts = [at for at, one in enumerate(log.content) if one.role == "user"]
        if len(starts) <= MOST_TURNS:
            return
        gone = len(starts) - KEPT_TURNS
        del log.content[starts[0] : starts[gone]]
        self.dropped = max(0, self.dropped - gone)

    @property
    def goes_on(self) -> bool:
        """Tell whether there is a wish, or a question of ours, to go on from."""
        return bool(self.last_wish or self.reopened or self.offered)

    def let_go(self, log: ChatLog, store: MemoryService) -> None:
        """Send no more what memory gave, once any of it was forgotten or corrected.

        That costs a server its cache once; what was deleted is in no prompt again, nor
        are the earlier turns of this talk that told it.
        """
        if store.removals == self.removals:
            return
        self._unsay(log, store.erased_since(self.removals))
        self.removals = store.removals
        for at, text in self.recalled.items():
            self.tails[at] = self.tails.get(at, "").replace(text, "").strip("\n")
        self.recalled.clear()
        self.told = ("", 0)
        self.recent.cache.clear()

    def _unsay(self, log: ChatLog, erased: Sequence[Erased]) -> None:
        """Take out of the talk what tells, in earlier turns, what was forgotten."""
        if not erased:
            return
        self.recent.drop(lambda said: retells(said, erased))
        starts = [at for at, one in enumerate(log.content) if one.role == "user"]
        for turn, (begin, end) in reversed(list(enumerate(pairwise(starts)))):
            if retells(" ".join(map(_words_of, log.content[begin:end])), erased):
                del log.content[begin:end]
                self.dropped -= turn < self.dropped


def _words_of(content: Content) -> str:
    if content.role == "tool_result":
        return json_dumps(content.result.data)
    return content.content or ""


def _let_go_of_states(content: Content) -> None:
    """Keep the words of an intent's result, without the states and targets behind it.

    A chat log lives on for minutes, a state is replaced in seconds.
    """
    if content.role != "tool_result":
        return
    result = content.result
    if isinstance(result.data, llm.IntentResponseDict):
        result.data = dict(result.data)


class Dialogues:
    """The companions of all live conversations."""

    def __init__(self) -> None:
        """Start without any."""
        self._dialogues: dict[str, Dialogue] = {}

    def __len__(self) -> int:
        """Count the live conversations."""
        return len(self._dialogues)

    def of(
        self, conversation_id: str, on_cleanup: Callable[[Callable[[], None]], None]
    ) -> Dialogue:
        """Return the conversation's companion; it goes when HA's session goes."""
        if (dialogue := self._dialogues.get(conversation_id)) is None:
            dialogue = self._dialogues[conversation_id] = Dialogue()
            on_cleanup(partial(self._forget, conversation_id))
        return dialogue

    def peek(self, conversation_id: str) -> Dialogue | None:
        """Return the companion of a live conversation, None where there is none."""
        return self._dialogues.get(conversation_id)

    def clear(self) -> None:
        """Drop all of them: chat sessions outlive the house and hold this value."""
        self._dialogues.clear()

    def _forget(self, conversation_id: str) -> None:
        self._dialogues.pop(conversation_id, None)
