"""Everything Jarvis raises on purpose.

JarvisError
└── EngineError                 (engines/errors.py: a model server did not do its part)
    ├── EngineUnreachable           no connection, refused, cut off
    ├── EngineTimeout               no answer in time
    ├── EngineUnauthorized          key missing or refused
    ├── EngineOverloaded            429, 503, queue full
    ├── EngineUnpaid                the credit there is used up
    ├── EngineOutOfMemory           the model does not fit into the server
    ├── ContextOverflow             the prompt does not fit
    ├── ToolsUnsupported            the model cannot call tools
    ├── ModelNotFound               the server does not have the model
    ├── EngineBadReply              HTML, broken JSON, an error in the body
    └── NoEngineLeft                all of the owner's engines failed

Each error carries a translation `key` (translations/*.json, section
`exceptions`) and `facts`, the placeholders of that text. Facts are spoken and
logged, so they never hold a secret.
"""


class JarvisError(Exception):
    """Something that Jarvis can explain to the user."""

    key: str = "unexpected"

    def __init__(self, message: str = "", **facts: str) -> None:
        """Keep the technical message for the log and the facts for the user."""
        super().__init__(message or self.key)
        self.facts = facts
