# SPDX-License-Identifier: MIT
"""The X server is killed while the user types."""
import contextlib
import os
import subprocess
import threading
import time

from user import User, wait_until, xdotool
from workbench import PATIENCE, Home, Workbench, ended, seconds_lost, type_blindly, until

COUNT, SHORT = 10, 1
IS_ONE_TRIAL = False


def cannot_run():
    return None


@contextlib.contextmanager
def display():
    """A second display, which the programs that are started in the block use."""
    end, start = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(start), "-screen", "0", "1000x800x24", "-nolisten", "tcp", "-noreset"], pass_fds=[start],
        stderr=subprocess.DEVNULL)
    os.close(start)
    with os.fdopen(end) as file:
        number = file.readline().strip()
    before = os.environ["DISPLAY"]
    os.environ["DISPLAY"] = f":{number}"
    try:
        yield server
    finally:
        os.environ["DISPLAY"] = before
        server.kill()
        server.wait()


def trial(program, random, _, seed):
    words = []
    with Home() as home:
        with display() as server, Workbench(program, home, GTK_A11Y="none") as shell:
            type_blindly(shell, "Display ")
            moment = time.monotonic() + seconds_lost(program) + random.uniform(0, 2.5)
            thread = threading.Thread(target=lambda: (until(moment), server.kill()))
            thread.start()
            number = 0
            with contextlib.suppress(subprocess.SubprocessError):
                while thread.is_alive():
                    word = f"w{number}."
                    xdotool("type", "--delay", 5, "--", word)
                    words.append((time.monotonic(), word))
                    number += 1
            thread.join()
            children = shell.descendants()
            shell.process.wait(timeout=PATIENCE)
            assert shell.process.returncode >= 0 or shell.process.returncode == -15, f"it has ended with {shell.process.returncode}: {shell.output[-3000:]}"
            end = time.monotonic() + PATIENCE
            while not ended(children) and time.monotonic() < end:
                time.sleep(0.02)
            assert ended(children), f"the processes {children} run"
        home.check()
        text = "Display " + "".join(word for time, word in words if time < moment - seconds_lost(program))
        assert any(text in note for note in home.notes()), f"{text!r} was typed, and the notes are {home.notes()}"
        user = User()
        with Workbench(program, home) as shell:
            wait_until(lambda: user.titles, "a window")
            shell.terminate()
