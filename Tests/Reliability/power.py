# SPDX-License-Identifier: MIT
"""The power may fail at any moment: a file is replaced by another one only after the content of that one is on the disk."""
import pathlib
import re
import shutil
import tempfile
import time

from user import User, front_window, origin, wait_until, xdotool
from workbench import ID, Home, Workbench, go_to, open_note

COUNT, SHORT = 2, 0
IS_ONE_TRIAL = False
# A call of a thread, which another thread may interrupt in the log: `12 fsync(5</path>) = 0`, `12 write(5</path>, "…" <unfinished ...>`.
CALL = re.compile(r"^\d+ +(\w+)\((\d+<([^>]*)>)?(.*)")
PATH = re.compile(r'"((?:[^"\\]|\\.)*)"')


def cannot_run():
    return None if shutil.which("strace") else "strace is not installed, which reports the order of the writes."


def trial(program, random, _, seed):
    user = User()
    with Home() as home, tempfile.NamedTemporaryFile(prefix="reliability-") as log:
        states = home.path / f"state/{ID}/plugins"
        states.mkdir(parents=True)
        # strace passes signals on, and ends with the code of the program.
        tracer = tempfile.NamedTemporaryFile("w", prefix="reliability-", suffix=".sh", delete=False)
        tracer.write(f'#!/bin/sh\nexec strace -D -f -q -y -s 300 -e trace=write,pwrite64,ftruncate,fsync,fdatasync,rename,renameat,renameat2 -o {log.name} "{program}" "$@"\n')
        tracer.close()
        pathlib.Path(tracer.name).chmod(0o700)
        try:
            with Workbench(tracer.name, home, plugins=["contacts", "notes", "shopping"]) as shell:
                go_to(user, "Notes")
                open_note(user, "Power")
                user.press("Power", "ctrl+s")
                go_to(user, "Shopping")
                user.fill("Shopping", "New item", "Milk")
                user.press("Shopping", "Return")
                go_to(user, "Plugins")
                left, top, width, height = row_of_contacts(user)
                x, y = origin(front_window()[0])
                xdotool("mousemove", x + left + width // 2, y + top + height // 2, "click", 1)
                wait_until(lambda: "Contacts" in user.titles, "the page of the plugin")
                user.click("Contacts", "switch", "Contacts")
                wait_until(lambda: (states / "turned-off").exists(), "the plugin is turned off")
                shell.terminate()
            unsafe, replaced = read(log.name, str(home.path))
        finally:
            pathlib.Path(tracer.name).unlink()
        assert len(replaced) > 2, f"only {sorted(replaced)} were replaced"
        assert not unsafe, f"replaced before the content was on the disk: {sorted(unsafe)}"


def row_of_contacts(user):
    """The bounds of the row in the list of plugins, when it has stopped moving. The side bar has a label, too."""
    earlier = None

    def are_settled():
        nonlocal earlier
        labels = [node for node in user.seen("Plugins") if node.role == "label" and node.name.startswith("Contacts")]
        before, earlier = earlier, [label.bounds for label in labels]
        time.sleep(0.3)
        return earlier[-1] if len(labels) > 1 and earlier == before else None

    return wait_until(are_settled, "the row of the plugin")


def read(log, home):
    """Returns the files below a folder that were replaced by one that was not on the disk, and all that were replaced."""
    unwritten, unsafe, replaced = set(), set(), set()
    for line in open(log, errors="replace"):
        if not (match := CALL.match(line)) or " = -1 " in line:
            continue
        call, _, file, rest = match.groups()
        if call in ["write", "pwrite64", "ftruncate"] and file.startswith(home):
            unwritten.add(file)
        elif call in ["fsync", "fdatasync"]:
            unwritten.discard(file)
        elif call.startswith("rename") and len(paths := PATH.findall(rest)) == 2 and paths[1].startswith(home):
            replaced.add(paths[1][len(home):])
            if paths[0] in unwritten:
                unsafe.add(paths[1][len(home):])
    return unsafe, replaced
