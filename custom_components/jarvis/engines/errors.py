"""What can go wrong between Jarvis and a model server, by name.

Every engine maps its client's exceptions to these, so that failover, the text
dialect and the spoken sentence never look at a library's own types.
"""

from ..errors import JarvisError


class EngineError(JarvisError):
    """A model server did not do its part."""

    key = "engine_failed"


class EngineUnreachable(EngineError):  # noqa: N818 - named for what happened
    """No connection, or it was cut off before the end."""

    key = "engine_unreachable"


class EngineUntrusted(EngineUnreachable):
    """The server shows a certificate that nobody we trust has signed."""

    key = "engine_untrusted"


class EngineMoved(EngineError):  # noqa: N818 - named for what happened
    """The server sends us elsewhere; nobody is followed with the owner's key."""

    key = "engine_moved"


class EngineTimeout(EngineError):  # noqa: N818 - named for what happened
    """The server did not answer in time."""

    key = "engine_timeout"


class EngineUnauthorized(EngineError):  # noqa: N818 - named for what happened
    """The key is missing, wrong or not allowed to do this."""

    key = "engine_unauthorized"


class EngineOverloaded(EngineError):  # noqa: N818 - named for what happened
    """The server has too much to do (429, 503)."""

    key = "engine_overloaded"

    def __init__(
        self, message: str = "", *, retry_after: float | None = None, **facts: str
    ) -> None:
        """Keep the seconds the server asked for, None when it did not say."""
        super().__init__(message, **facts)
        self.retry_after = retry_after


class EngineUnpaid(EngineError):  # noqa: N818 - named for what happened
    """What the owner has paid for at this server is used up."""

    key = "engine_unpaid"


class EngineOutOfMemory(EngineError):  # noqa: N818 - named for what happened
    """The server has not enough memory for this model."""

    key = "engine_out_of_memory"


class ContextOverflow(EngineError):  # noqa: N818 - named for what happened
    """The prompt is longer than the model's context."""

    key = "engine_context_overflow"


class ToolsUnsupported(EngineError):  # noqa: N818 - named for what happened
    """The server says that this model cannot call tools."""

    key = "engine_tools_unsupported"


class ModelNotFound(EngineError):  # noqa: N818 - named for what happened
    """The server does not have this model."""

    key = "engine_model_not_found"


class EngineBadReply(EngineError):  # noqa: N818 - named for what happened
    """The reply is not what the protocol promises."""

    key = "engine_bad_reply"


class NoEngineLeft(EngineError):  # noqa: N818 - named for what happened
    """Every engine that may serve has failed."""

    key = "engine_none_left"
