"""What Jarvis can do: the built-in commands, listed by hand."""

from .adjust import Adjust
from .alarm import Alarm
from .base import Command
from .broadcast import Broadcast
from .calculate import Calculate
from .calendar import Calendar
from .convert import Convert
from .draft_automation import DraftAutomation
from .forget import Forget
from .halt import Halt
from .house_history import HouseHistory
from .media import Media
from .overview import Overview
from .presence import Presence
from .recall_memory import RecallMemory
from .remember import Remember
from .reminder import Reminder
from .repeat import Repeat
from .routine import Routine
from .schedule import Schedule
from .search_web import SearchWeb
from .small_talk import SmallTalk
from .stop import Stop
from .timer import Timer
from .todo_list import TodoList
from .undo import Undo
from .weather import Weather
from .why import Why
from .world_time import WorldTime

COMMANDS: tuple[type[Command], ...] = (
    Calculate,
    Convert,
    WorldTime,
    Weather,
    Timer,
    Alarm,
    Reminder,
    Calendar,
    TodoList,
    Media,
    Adjust,
    Halt,
    HouseHistory,
    Presence,
    Overview,
    Routine,
    Broadcast,
    SearchWeb,
    Undo,
    Why,
    Repeat,
    Stop,
    DraftAutomation,
    Remember,
    Forget,
    Schedule,
    RecallMemory,
    SmallTalk,
)
