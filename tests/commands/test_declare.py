"""Declarations that contradict themselves are refused when they are made."""

from typing import Any

import pytest

from custom_components.jarvis.commands.base import Response
from custom_components.jarvis.commands.shelf.book import described
from custom_components.jarvis.commands.shelf.credentials import (
    fill_presets,
    overview,
    wrong_secrets,
)
from custom_components.jarvis.commands.shelf.declare import (
    Kind,
    Package,
    Parameter,
    Scope,
    Secret,
)
from custom_components.jarvis.commands.shelf.packages import conflict

from ..tables import each_row
from .small import Needy, Probe, kit


@each_row(
    "wrong",
    [
        {"scope": "node"},
        {"value_type": "blob"},
        {"value_type": "user", "choices": ("a",)},
        {"value_type": "int", "choices": ("a",)},
        {"presets": {"a": {}}},
        {"choices": ("a",), "presets": {"b": {}}},
    ],
)
def test_a_wrong_secret_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Secret(key="k", description="d", **wrong)


@each_row(
    "wrong",
    [
        {"kind": "string[]"},
        {"kind": "list<int>"},
        {"kind": Kind.ENUM},
        {"kind": Kind.STRING, "choices": ("a",)},
        {"kind": Kind.STRING, "name": "not a name"},
    ],
)
def test_a_wrong_parameter_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Parameter(**{"name": "p", "description": "d", **wrong})


@each_row(
    ("version", "spec"),
    [
        ("1.0.0", "x==1.0.0"),
        ("~=1.24.0", "x~=1.24.0"),
        ("", "x"),
        (">=1,<2", "x>=1,<2"),
    ],
)
def test_packages_write_their_spec(version: str, spec: str) -> None:
    assert Package(name="x", version=version).spec == spec


def test_packages_that_exclude_each_other_are_told() -> None:
    pinned = Package(name="x", version="3.0.0")
    assert conflict(pinned, [Package(name="X", version=">=1.0,<2.0")]) is not None
    assert conflict(pinned, [Package(name="x", version=">=2.0")]) is None
    assert conflict(pinned, [Package(name="y", version="1.0")]) is None
    assert conflict(Package(name="not a name"), []) is not None


def test_presets_fill_what_is_empty_only() -> None:
    class Mail(Probe):
        name = "mail"
        description = "Mail"
        secrets = (
            Secret(
                key="provider",
                description="provider",
                choices=("gmail",),
                presets={"gmail": {"host": "imap.gmail.com", "port": "993"}},
            ),
            Secret(key="host", description="host", scope=Scope.PERSON),
        )

    filled = fill_presets(Mail(), {"provider": "gmail", "port": "1"})
    assert filled == {"provider": "gmail", "host": "imap.gmail.com", "port": "1"}
    assert wrong_secrets(Mail(), {"provider": "aol"}) == {
        "provider": "not_a_choice",
        "host": "required",
    }


def test_an_overview_tells_whether_and_never_what() -> None:
    listed = overview(Needy(), {"api_key": "s3cr3t"})
    assert listed[0]["is_set"] is True
    assert "s3cr3t" not in repr(listed)


def test_a_description_leaves_out_what_is_not_there() -> None:
    assert "antipatterns" not in described(Probe())
    assert described(Probe())["parameters"][0]["type"] == "integer"


async def test_without_an_init_none_is_required() -> None:
    response = await Probe().init(kit())
    assert response.data == {"status": "no_init_required"}


def test_a_chunked_answer_is_said_whole() -> None:
    response = Response.chunked(("One.", "Two."))
    assert response.message == "One. Two."
    assert response.ok
    assert not Response.failure("x").wait_for_input
    assert not Response.final("x").wait_for_input
