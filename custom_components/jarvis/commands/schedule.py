"""Commands for later: understood and agreed to now, done when their time has come."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, override

from ..lang.responses import examples, responses, sentences, words_of
from ..lang.sequels import sequels_for
from .base import (
    Arguments,
    Check,
    Door,
    Item,
    Kind,
    Parameter,
    PreRoute,
    Refused,
    Request,
    Response,
    Spoken,
)
from .planned import Planned, is_seen, planned_as
from .shelf.kit import Kit, Open, Told
from .shelf.threads import Thread
from .times.agenda import Entry, What
from .times.planning import Performing, Plan, arguments_of, going_on, naming, which_one
from .times.putting_off import put_off

ASK_TEXT: Final = words_of("schedule", "ask_text")
ASK_TIME: Final = words_of("schedule", "ask_time")
EXAMPLES: Final = examples("schedule")
LINES: Final = responses("schedule")
PATTERNS: Final = sentences("schedule")

_LONGEST = 120
# More names than these nobody keeps in mind.
_MOST_NAMED = 5
_SOON = timedelta(hours=1)
_WEEK = 604_800
_PUT_OFF = "put_off"
_ALL = "all"
# Marks that the plan spoken of was told or moved since it was made.
_TOLD = "schedule@told"


class Schedule(Planned):
    """Plans commands, and lists, moves and cancels what is planned."""

    what = What.COMMAND
    drops = "cancel"
    rings = True
    name = "schedule"
    description = (
        "Have something done in the house later, or for a while: switch, set, open, "
        "play, announce; also list, move or cancel what is planned"
    )
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=("set", "list", "move", "cancel"),
            default="set",
        ),
        Parameter(
            name="text",
            kind=Kind.STRING,
            description="The command as one would say it at once, without the time",
            longest=_LONGEST,
            free=True,
            ask=ASK_TEXT,
        ),
        Parameter(
            name="time",
            kind=Kind.DATETIME,
            description="When to do it; leave out to begin now",
            ask=ASK_TIME,
        ),
        Parameter(
            name="lasting",
            kind=Kind.DURATION,
            description="How long it is to last, if it is to be taken back again",
            minimum=1,
            maximum=_WEEK,
        ),
        Parameter(
            name="until",
            kind=Kind.DATETIME,
            description="Instead of lasting: when it is to be taken back",
        ),
        Parameter(
            name="first",
            kind=Kind.STRING,
            description="What is to be done at once, before it",
            longest=_LONGEST,
            free=True,
        ),
        Parameter(
            name="then",
            kind=Kind.STRING,
            description="What is to be done after it, with a time of its own",
            longest=_LONGEST,
            free=True,
        ),
        Parameter(
            name="other",
            kind=Kind.STRING,
            description="The command in other words, if the text makes no sense",
            longest=_LONGEST,
            free=True,
        ),
        Parameter(
            name="target",
            kind=Kind.STRING,
            description="Entity id of what is meant, where several are called so",
            longest=255,
        ),
        Parameter(
            name="which",
            kind=Kind.STRING,
            description="What is planned already, in its words, or 'all'",
            longest=_LONGEST,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = (
        "what is to be done at once",
        "what is to be done again and again (draft_automation)",
        "reminders (reminder), countdowns (timer), wake-up times (alarm)",
    )
    keywords = ("later", "at", "in", "for", "until", "planned", "später", "geplant")
    telling = frozenset({"list"})
    # "Cancel it" is about what was told, not about what was planned last.
    sooner = frozenset({"which_one", "cancel_told", "retime", "move"})
    always_asked = True
    tentative = frozenset({_PUT_OFF})
    timeout = 20

    @override
    async def start(self, kit: Kit) -> None:
        """Begin to do what comes due."""
        if kit.doer is not None:
            performing = Performing(kit, kit.doer, self)
            kit.agenda.carry_out(performing.perform)

    @override
    async def stop(self) -> None:
        """Leave what comes due undone for now."""
        if self.kit is not None:
            self.kit.agenda.carry_out(None)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take what the words name."""
        if pattern == "cancel_all":
            return {"action": "cancel", "which": _ALL}
        return {**slots, "action": pattern}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim what goes on from a plan, names one, or holds a time."""
        if self.kit is None or self.kit.doer is None:
            return None
        if entries := self.kit.agenda.entries(self.what):
            kept = str(thread.kept.get(self.name, "")) if thread else ""
            last = thread is not None and thread.last == self.name
            found = going_on(self.name, kept, spoken, entries) if last else None
            told = thread is not None and thread.kept.get(_TOLD)
            if found is not None and found.pattern == "cancel" and told:
                found = replace(found, pattern="cancel_told")
            if kept == _ALL and found is None and last:
                found = which_one(self.name, spoken)
            if found := found or naming(self.name, spoken, entries):
                return found
        wish = put_off(spoken.text, spoken.language, spoken.now)
        since = self._since(spoken, thread)
        read = arguments_of(wish, spoken, since) if wish else None
        return PreRoute(arguments=read, pattern=_PUT_OFF) if read else None

    def _since(self, spoken: Spoken, thread: Thread | None) -> datetime | None:
        """Tell from when on the time is meant of what is wished besides a plan."""
        if self.kit is None or thread is None or thread.last != self.name:
            return None
        words = sequels_for(spoken.language)
        if words.rest(spoken.text, question=False) is None:
            return None
        kept = thread.kept.get(self.name)
        entries = self.kit.agenda.entries(self.what)
        due = next((one.due for one in entries if one.id == kept), None)
        return due.astimezone(spoken.now.tzinfo) if due else None

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want words and a time; one that is over is refused."""
        action = arguments["action"]
        ends = "lasting" in arguments or "until" in arguments
        needed = {"set": "text", "move": "time"}.get(action)
        if needed and needed not in arguments:
            return (Refused(param=needed, reason="required", key="missing"),)
        if action == "set" and "time" not in arguments and not ends:
            return (Refused(param="time", reason="required", key="missing"),)
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do what is asked with what is planned."""
        request.thread.kept[_TOLD] = arguments["action"] != "set"
        if arguments["action"] == "set":
            return await self._set(arguments, request)
        which = str(arguments.get("which", ""))
        entries = [
            one for one in self.of_nobody_else(which, request) if is_seen(one, request)
        ]
        if arguments["action"] == "list" or not entries:
            # "It" is the only one that was told; of several none is.
            told = [one for one in entries if one.id == which] or entries
            kept = told[0].id if len(told) == 1 else _ALL
            request.thread.kept[self.name] = kept
            return self.list_of(entries, which, request)
        found = planned_as(entries, which, request.language, request.now)
        if not found:
            return Response.failure(self.say("no_such", request.language), "no_such")
        if arguments["action"] == "cancel":
            return await self.cancel(found, arguments, request)
        return await self.move(found, arguments, request)

    # A new one ------------------------------------------------------------------

    async def _set(self, arguments: Arguments, request: Request) -> Response:
        doer = request.kit.doer
        if doer is None:
            return self._not_understood(request)
        plan = Plan(doer, arguments, request)
        if not await plan.read():
            if plan.open is not None:
                return self._ask_target(plan.open, arguments, request)
            return self._not_understood(request)
        if plan.is_over:
            return Response.failure(self.say("past", request.language), "past")
        if request.kit.agenda.is_full:
            return self.too_many(request)
        consent = await doer.agree(plan.all, request)
        response = await self._begun(plan.entry(consent), plan, consent, request)
        return await self._followed(response, plan, consent, request)

    async def _followed(
        self,
        response: Response,
        plan: Plan,
        consent: Mapping[str, Any],
        request: Request,
    ) -> Response:
        """Plan what is to be done after it as well; both are taken back together."""
        if plan.then is None or not response.ok:
            return response
        entry = plan.then.entry(consent)
        after = await self._begun(entry, plan.then, consent, request)
        said = f"{response.message} {after.message}"
        return replace(response, message=said, undo=(*response.undo, *after.undo))

    async def _begun(
        self, entry: Entry, plan: Plan, consent: Mapping[str, Any], request: Request
    ) -> Response:
        """Do what is wished at once, and plan the rest."""
        performing = Performing(request.kit, plan.doer, self)
        if plan.first is not None:
            told = await performing.at_once(plan.first, consent, request)
        elif entry.due is None:
            told, ending = await performing.begin(entry, request)
            entry = ending or entry
        else:
            told = Told(ok=True)
        if not told.ok:
            return Response.failure(told.said, "failed")
        await request.kit.agenda.put(entry)
        self.touch(entry, request)
        said = f"{told.said} {self.told(entry, request)}".strip()
        response = Response.success(
            said,
            id=entry.id,
            time=entry.due.isoformat() if entry.due else None,
            entity_ids=plan.targets,
        )
        return self.kept(response, entry)

    def _not_understood(self, request: Request) -> Response:
        """Leave a sentence to a model; whoever calls with arguments is told."""
        if request.door is Door.FAST_LANE:
            return Response.answer("", declined=True, own=True)
        said = self.say("not_understood", request.language)
        return Response.failure(said, "not_understood")

    def _ask_target(
        self, wish: Open, arguments: Arguments, request: Request
    ) -> Response:
        """Ask which thing is meant."""
        items = tuple(
            Item(
                id=entity_id,
                name=name,
                command=self.name,
                arguments={**arguments, "target": entity_id},
            )
            for entity_id, name in wish.choices
        )
        listed = ", ".join(item.name for item in items)
        key = "which_thing" if len(items) <= _MOST_NAMED else "which_many"
        facts = {"list": listed, "count": str(len(items))}
        said = self.say(key, request.language, **facts)
        return replace(Response.listing(said, items), error="which")
