# SPDX-License-Identifier: MIT
"""A Workbench under test, its home folder, and the processes of its plugins."""
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

from user import wait_until

ID = "org.example.Workbench"
# What GTK and its libraries write: "(Workbench:12): Gtk-CRITICAL **: 12:00:00.000: …".
MESSAGE_OF_GTK = re.compile(r"^(\(.+:\d+\): |\*\* ).*\*\*", re.M)


class Home:
    """A home folder, which is removed at the end."""

    def __init__(self, folder=None):
        self.path = pathlib.Path(folder or tempfile.mkdtemp(prefix="reliability-"))
        for name in ["data", "config", "state", "cache"]:
            (self.path / name).mkdir(exist_ok=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path)

    @property
    def environment(self):
        folders = {f"XDG_{name}_HOME": f"{self.path}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        return os.environ | folders | {"HOME": str(self.path)}

    @property
    def state_files(self):
        """The files that a later start reads, as paths in the folder. Logs and the files of databases in use are none."""
        found = [path.relative_to(self.path) for name in ["state", "config", "data"] for path in (self.path / name).rglob("*")
                 if path.is_file() or path.is_fifo() or path.is_symlink()]
        return sorted(path for path in found if not re.search(r"\.log(\.1)?$|-wal$|-shm$|-journal$|/files/|lock$|\.db$", str(path)))

    def check(self, paths=None):
        """Fails if one of the files cannot be read by a program that knows its format."""
        for path in self.state_files if paths is None else paths:
            file = self.path / path
            if path.suffix == ".json":
                json.loads(file.read_text())
            elif path.suffix == ".sqlite":
                with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
                    found = store.execute("PRAGMA integrity_check").fetchone()[0]
                    assert found == "ok", f"{path}: {found}"

    def notes(self):
        """The texts of the notes in the store."""
        for file in self.path.rglob("*.sqlite"):
            with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
                return [row[0] for row in store.execute("SELECT text FROM note WHERE deleted IS NULL")]
        return []


class Workbench:
    """A running shell. At the end of the block it is killed, if it still runs."""

    def __init__(self, program, home, *arguments, plugins=("notes",), **variables):
        only = [part for plugin in plugins for part in ["--only-plugin", f"org.example.{plugin}"]]
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, *only, *arguments], env=home.environment | variables, stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        children = self.descendants()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        ended(children)
        self.log.close()

    @property
    def output(self):
        self.log.flush()
        return os.pread(self.log.fileno(), 1 << 24, 0).decode(errors="replace")

    @property
    def memory(self):
        """The memory of the shell's process, in MB."""
        return int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096 >> 20

    def check(self):
        """Fails if the shell has ended, or GTK has reported something."""
        code = self.process.poll()
        assert code is None, f"the shell has ended with {code}; its output ends with:\n{self.output[-4000:]}"
        self.check_messages()

    def check_messages(self):
        found = sorted(set(line for line in self.output.splitlines() if MESSAGE_OF_GTK.match(line)))
        assert not found, "GTK has reported:\n" + "\n".join(found[:20])

    def descendants(self):
        """The processes below the shell."""
        parents = {}
        for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                pid, rest = entry.read_text().split(" (", 1)
                parents[int(pid)] = int(rest.rsplit(")", 1)[1].split()[1])
        found = {self.process.pid}
        while more := {pid for pid, parent in parents.items() if parent in found} - found:
            found |= more
        return found - {self.process.pid}

    def plugins(self, library="Plugin.so"):
        """The processes of plugins in which a library is loaded."""
        found = []
        for pid in self.descendants():
            with contextlib.suppress(OSError):
                if library in pathlib.Path(f"/proc/{pid}/maps").read_text():
                    found.append(pid)
        return sorted(found)

    def kill(self):
        """Kills the shell, and waits until the processes of its plugins have ended."""
        children = self.descendants()
        self.process.kill()
        self.process.wait()
        wait_until(lambda: ended(children), f"the end of the processes of the plugins, {children}", seconds=5)

    def terminate(self):
        """Ends the shell as the session of the desktop does."""
        self.process.terminate()
        code = self.process.wait(timeout=30)
        assert code == 0, f"the shell has ended with {code}; its output ends with:\n{self.output[-4000:]}"
        self.check_messages()


def ended(processes):
    """Whether none of the processes runs."""
    return not any(state(pid) not in "ZX" for pid in processes)


def state(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return "X"


def kill(pid):
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def go_to(user, page):
    """Selects a page in the side bar."""
    title = wait_until(lambda: user.titles, "a window", seconds=60)[0]
    if title != page:
        user.click(title, "label", page)
        wait_until(lambda: page in user.titles, f"the page {page}", seconds=60)


def open_note(user, title):
    """Creates a note with a title, in whose text the caret is then."""
    user.click("Notes", "button", "New Note")
    user.find("Untitled", "text box", "Text")
    user.type("Untitled", f"# {title}")
    user.press(title, "Return")


def shown_note(user, title):
    """The text of the note that the window shows."""
    return user.find(title, "text box", "Text").text


def until(deadline):
    time.sleep(max(0, deadline - time.monotonic()))
