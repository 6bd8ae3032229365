"""An integration's command with secrets of both kinds, and a preparation."""

from typing import override

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Request,
    Response,
    Scope,
    Secret,
)
from custom_components.jarvis.commands.shelf.kit import Kit


class Greeter(Command):
    """Greets with the key of the house and the name of the caller's box."""

    name = "greeter"
    description = "Greet somebody by mail"
    patterns = {  # noqa: RUF012 - the class is the declaration
        "en": {"greet": ("greet the postman",), "hail": ("hail the postman",)},
        "de": {"greet": ("grüß den Postboten",)},
    }
    lines = {"en": {}, "de": {}}  # noqa: RUF012 - the class is the declaration
    secrets = (
        Secret(
            key="provider",
            description="who carries the mail",
            choices=("post", "pigeon"),
            presets={"post": {"host": "mail.example.org"}},
        ),
        Secret(key="host", description="the address of the server"),
        Secret(key="port", description="its port", value_type="int", required=False),
        Secret(key="box", description="the name of the box", scope=Scope.PERSON),
    )

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Show how long the secrets are, not what they are."""
        return Response.success(
            f"Greeted, {len(request.secrets['host'])}.",
            port=request.secrets.get("port"),
        )

    @override
    async def init(self, kit: Kit) -> Response:
        """Fail for the pigeon."""
        kit.progress(0.5)
        if kit.secrets.get("provider") == "pigeon":
            return Response.failure("The pigeon is asleep.", "asleep")
        return Response.success("Ready.", boxes=3)
