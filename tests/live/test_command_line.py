"""`scripts/demo --type`, `--say` and `scripts/ask` talk to the demo that runs."""

import json
from pathlib import Path
import subprocess

from demo.client import Client
from demo.places import ROOT
from demo.voice import read_wav

from .conftest import Demo, call, wait_for_state


def run(script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run one of the scripts to its end."""
    return subprocess.run(  # our own scripts
        [ROOT / "scripts" / script, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
        timeout=180,
    )


async def test_type_shows_states_before_and_after(client: Client, demo: Demo) -> None:
    await call(client, "light.turn_off", entity_id="light.desk_lamp")

    done = run("demo", "--folder", demo.folder, "--type", "turn on the desk lamp")

    assert done.returncode == 0, done.stderr
    assert "light.desk_lamp: off -> on" in done.stdout
    assert "0 model calls" in done.stdout
    assert "thinking" in done.stdout
    await wait_for_state(client, "light.desk_lamp", "on")


async def test_say_writes_the_reply(client: Client, demo: Demo, tmp_path: Path) -> None:
    await call(client, "light.turn_off", entity_id="light.mirror_light")

    done = run(
        "demo",
        *("--folder", demo.folder, "--artifacts", tmp_path),
        *("--say", "turn on the mirror light"),
    )

    assert done.returncode == 0, done.stderr
    assert "light.mirror_light: off -> on" in done.stdout
    assert "hearing" in done.stdout
    assert loudness_of_reply(tmp_path) > 0.01


def loudness_of_reply(folder: Path) -> float:
    """Return the loudness of the one reply that was written into a folder."""
    (reply,) = folder.glob("*.wav")
    return read_wav(reply).loudness


def test_the_model_answers_what_is_no_command(demo: Demo) -> None:
    done = run(
        *("ask", "--folder", demo.folder, "--json"), "tell me something about the sea"
    )

    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert len(answer["reply"].split()) >= 3
    assert answer["model_calls"] >= 1
    assert answer["times"]["first word"] < answer["times"]["thinking"]


def test_ask_continues_a_conversation(demo: Demo) -> None:
    first = json.loads(
        run("ask", "--folder", demo.folder, "--json", "turn on the mirror light").stdout
    )
    second = json.loads(
        run(
            *("ask", "--folder", demo.folder, "--json"),
            *("--conversation", first["conversation_id"]),
            "turn off the mirror light",
        ).stdout
    )

    assert second["conversation_id"] == first["conversation_id"]
    assert [change["after"] for change in second["changes"]] == ["off"]


def test_ask_says_what_to_do_without_a_house(tmp_path: Path) -> None:
    done = run("ask", "--folder", tmp_path, "hello")

    assert done.returncode == 2
    assert "scripts/demo" in done.stderr
