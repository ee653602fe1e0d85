# SPDX-License-Identifier: MIT
"""The clock of the shell jumps forwards and backwards while the user types. Those of the plugins' processes do not."""
import functools
import pathlib
import shutil
import struct
import subprocess
import tempfile
import time

from user import User, wait_until
from workbench import PATIENCE, Home, Workbench, open_note, shown_note

COUNT, SHORT = 10, 1
IS_ONE_TRIAL = False
JUMPS = [60, 3600, 86_400, 40 * 86_400, 20 * 365 * 86_400]


def cannot_run():
    return None if shutil.which("cc") else "there is no C compiler, which builds the clock"


@functools.cache
def library():
    """A library that moves the clock, with the folder that it is in."""
    folder = tempfile.TemporaryDirectory(prefix="reliability-")
    path = f"{folder.name}/clock.so"
    source = pathlib.Path(__file__).with_name("clock.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", path, source, "-ldl"], check=True)
    return path, folder


def trial(program, random, _, seed):
    user = User()
    with Home() as home, tempfile.NamedTemporaryFile(prefix="reliability-") as offset:
        def move(seconds):
            offset.seek(0)
            offset.write(struct.pack("q", seconds))
            offset.flush()

        move(0)
        text = ""
        with Workbench(program, home, LD_PRELOAD=library()[0], CLOCK_OFFSET=offset.name) as shell:
            user.find("Notes", "button", "New Note")
            open_note(user, "Clock")
            now = 0
            for number in range(6):
                now += random.choice(JUMPS) * random.choice([1, -1])
                move(now)
                word = f"w{number}."
                text += word
                user.type("Clock", word)
                wait_until(lambda: any(text in note for note in home.notes()), f"{text} in the store", seconds=PATIENCE)
                time.sleep(random.uniform(0, 1))
                shell.check()
            shell.terminate()
        home.check()
        with Workbench(program, home) as shell:
            wait_until(lambda: text in shown_note(user, "Clock"), f"{text} in the note")
            shell.terminate()
