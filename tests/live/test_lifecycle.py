"""A demo that ends, however it ends, leaves no process; a German one speaks German."""

from pathlib import Path
import signal
import time

import pytest

from .conftest import end_demo, processes_of, start_demo, wait_for_session


def gone(folder: Path) -> bool:
    """Wait a little for the processes of a demo to be gone."""
    deadline = time.monotonic() + 20
    while processes_of(folder):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.2)
    return True


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_while_starting(tmp_path: Path, how: signal.Signals) -> None:
    process = start_demo(tmp_path, "--no-voice", "--stay")
    log = tmp_path / "logs" / "home-assistant.log"
    deadline = time.monotonic() + 60
    while not log.exists() and time.monotonic() < deadline:
        time.sleep(0.1)

    assert end_demo(process, how) == 0
    assert processes_of(tmp_path) == []


def test_killed_it_takes_its_servers_along_but_can_be_kept(tmp_path: Path) -> None:
    process = start_demo(tmp_path, "--no-voice", "--stay")
    wait_for_session(tmp_path, process)
    assert processes_of(tmp_path)

    end_demo(process, signal.SIGKILL)

    assert gone(tmp_path)
    again = start_demo(tmp_path, "--keep", "--type", "turn on the kitchen light")
    assert again.wait(120) == 0, (tmp_path / "demo.log").read_text(encoding="utf-8")


def test_a_german_house_is_spoken_to_in_german(tmp_path: Path) -> None:
    process = start_demo(
        tmp_path,
        *("--language", "de", "--artifacts", str(tmp_path)),
        *("--type", "Schalte das Küchenlicht ein"),
        *("--say", "Schalte das Licht in der Küche aus"),
    )

    code = process.wait(240)

    said = (tmp_path / "demo.log").read_text(encoding="utf-8")
    assert code == 0, said
    assert "light.kitchen_light: off -> on" in said
    assert "light.kitchen_light: on (brightness 255) -> off" in said
    assert processes_of(tmp_path) == []


def test_a_model_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    process = start_demo(
        tmp_path, *("--model-url", "http://127.0.0.1:9"), *("--type", "hello")
    )

    assert process.wait(120) == 1
    said = (tmp_path / "demo.log").read_text(encoding="utf-8")
    assert "http://127.0.0.1:9" in said
    assert "--model-url" in said
    assert processes_of(tmp_path) == []
