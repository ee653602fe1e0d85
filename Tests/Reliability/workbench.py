# SPDX-License-Identifier: MIT
"""A Workbench under test, its home folder, and the processes of its plugins."""
import contextlib
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import tempfile
import time

import dbus

import program as program_of_test
from user import ANY, wait_until, xdotool

ID = "org.example.Workbench"
# How long what should happen at once may take on a busy machine: that it is fast is no part of a trial.
PATIENCE = 30
# What GTK and its libraries write: "(Workbench:12): Gtk-CRITICAL **: 12:00:00.000: …".
MESSAGE_OF_GTK = re.compile(r"^(\(.+:\d+\): |\*\* ).*\*\*", re.M)

# What no program can prevent (seen in 4.8.3): the tree view in GTK's own file dialog reports the first one when a key opens its search, and
# a text view without anything else, in a scrolled window, the second one when a long text is pasted. The third one is of the file dialog,
# too: of a click on the title of a column while it reads a folder.
OF_GTK_ITSELF = [
    "gtk_css_node_insert_after: assertion 'previous_sibling == NULL", "Trying to snapshot GtkGizmo", "gtk_tree_sortable_"]


def is_release(program):
    return "release" in program.resolve().parts


def seconds_lost(program):
    """What was typed in this time before a kill may be lost. It is what the documentation promises of a release build."""
    return 0.6 if is_release(program) else 2


def store_at(file):
    """A connection to a store. It may write: a program that was ended within a transaction left a journal, which SQLite rolls back first."""
    return sqlite3.connect(f"file:{file}?mode=rw", uri=True)


class Home:
    """A home folder, which is removed at the end."""

    def __init__(self, folder=None):
        self.path = pathlib.Path(folder or tempfile.mkdtemp(prefix="reliability-"))
        for name in ["data", "config", "state", "cache"]:
            (self.path / name).mkdir(exist_ok=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        program_of_test.remove(self.path)

    @property
    def environment(self):
        folders = {f"XDG_{name}_HOME": f"{self.path}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        # A warning does not end the shell: the trials look for messages of GTK in its output.
        inherited = {name: value for name, value in os.environ.items() if name != "G_DEBUG"}
        return inherited | folders | {"HOME": str(self.path)}

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
                with contextlib.closing(store_at(file)) as store:
                    found = store.execute("PRAGMA integrity_check").fetchone()[0]
                    assert found == "ok", f"{path}: {found}"

    def notes(self):
        """The texts of the notes in the store. While the store cannot be read, such as one that is being created, it is the reason."""
        try:
            for file in self.path.rglob("notes.sqlite"):
                with contextlib.closing(store_at(file)) as store:
                    return [row[0] for row in store.execute("SELECT text FROM note WHERE deleted IS NULL")]
        except (OSError, sqlite3.OperationalError) as error:
            return [f"<{error}>"]
        return []


class Workbench:
    """A running shell. At the end of the block it is killed, if it still runs. `through` is a program that becomes the shell."""

    def __init__(self, program, home, *arguments, plugins=("notes",), through=(), **variables):
        only = [part for plugin in plugins for part in ["--only-plugin", f"org.example.{plugin}"]]
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [*through, program, *only, *arguments], env=home.environment | variables, stdout=self.log, stderr=self.log,
            stdin=subprocess.DEVNULL)
        # A failure says where its threads are.
        program_of_test.started.append(self.process)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        children = self.descendants()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        program_of_test.started.remove(self.process)
        end = time.monotonic() + PATIENCE
        while not ended(children) and time.monotonic() < end:
            time.sleep(0.02)
        self.log.close()

    @property
    def output(self):
        self.log.flush()
        return os.pread(self.log.fileno(), 1 << 24, 0).decode(errors="replace")

    @property
    def memory(self):
        """The memory of the shell's process, in MB."""
        return int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096 >> 20

    def check(self, ignoring=()):
        """Fails if the shell has ended, or GTK has reported something that is not ignored."""
        code = self.process.poll()
        assert code is None, f"the shell has ended with {code}; its output ends with:\n{self.output[-4000:]}"
        self.check_messages(ignoring)

    def check_messages(self, ignoring=()):
        found = sorted(set(
            line for line in self.output.splitlines() if MESSAGE_OF_GTK.match(line) and not any(text in line for text in ignoring)))
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
        wait_until(lambda: ended(children), f"the end of the processes of the plugins, {children}", seconds=PATIENCE)

    def terminate(self, ignoring=()):
        """Ends the shell as the session of the desktop does. The processes of its plugins end with it."""
        children = self.descendants()
        self.process.terminate()
        code = self.process.wait(timeout=30)
        wait_until(lambda: ended(children), f"the end of the processes {children}", seconds=PATIENCE)
        assert code == 0, f"the shell has ended with {code}; its output ends with:\n{self.output[-4000:]}"
        self.check_messages(ignoring)


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


def nodes(user):
    """What all windows show, whatever their titles are: those change while pages open."""
    return [node for window in user.windows for node in window.descendants()]


def is_shown(user, role, name):
    """Whether a window shows a node at this moment."""
    with contextlib.suppress(dbus.DBusException):
        return any(node.role == role and node.name == name for node in nodes(user))
    return False


def go_to(user, page, row=None):
    """Selects a page in the side bar, in which its row may have another name than its window."""
    # Until a page is shown, the window has the name of the application.
    wait_until(lambda: set(user.titles) - {"Workbench"}, "a page", seconds=60)
    if page not in user.titles:
        user.click(ANY, "label", row or page)
        wait_until(lambda: page in user.titles, f"the page {page}", seconds=60)


def open_note(user, title):
    """Creates a note with a title, in whose text the caret is then."""
    user.click("Notes", "button", "New Note")
    user.find_focused("Untitled", "text box", "Text")
    user.type("Untitled", f"# {title}")
    user.press(title, "Return")


def shown_note(user, title):
    """The text of the note that the window shows."""
    return user.find(title, "text box", "Text").text


def type_while_failing(program, user, home, random, fail, mend):
    """A note is typed while nothing can be written, and the user quits: the shell asks first, saves the note later, and shows it in the next run."""
    with Workbench(program, home, plugins=["notes"]) as shell:
        user.find("Notes", "button", "New Note")
        open_note(user, "Disk")
        user.type("Disk", "before")
        user.press("Disk", "ctrl+s")
        wait_until(lambda: any("before" in note for note in home.notes()), "the note is written")
        fail()
        user.type("Disk", " meanwhile")
        time.sleep(random.uniform(0, 3))
        user.press("Disk", "ctrl+q")
        # The note cannot be saved. The shell asks before it ends.
        time.sleep(3)
        assert shell.process.poll() is None, f"the shell has ended with {shell.process.poll()}, and the note has {home.notes()}"
        question = wait_until(lambda: next((title for title in user.titles if title != "Disk"), None), "a question")
        user.press(question, "Escape")
        mend()
        # It is saved without another key.
        wait_until(lambda: any("meanwhile" in note for note in home.notes()), "the note is written later", seconds=60)
        shell.terminate()
    home.check()
    with Workbench(program, home, plugins=["notes"]) as shell:
        wait_until(lambda: "Disk" in user.titles, f"the note, not {user.titles}")
        wait_until(lambda: "meanwhile" in user.find("Disk", "text box", "Text").text, "the text")
        shell.terminate()


def type_blindly(shell, text):
    """Types into a new note of a shell that has no accessibility tree, on the display of the environment."""
    window = wait_until(lambda: visible_windows(shell), "a window", seconds=60)[-1]
    xdotool("windowfocus", "--sync", window)
    wait_until(lambda: page(window) == "Notes", "the page")
    # The page may be there before the plugin has opened its notes: the key does nothing then. A second key would create a second note.
    for _ in range(10):
        xdotool("key", "ctrl+n")
        end = time.monotonic() + 5
        while page(window) == "Notes" and time.monotonic() < end:
            time.sleep(0.05)
        if page(window) != "Notes":
            break
    else:
        raise AssertionError("ctrl+n opens no note")
    # The note is there before its text has the keyboard focus, which comes from the process of the plugin. The title says what has arrived.
    # A space could press a button that has the focus until then.
    for _ in range(10):
        xdotool("key", "ctrl+a", "x")
        if gets_title(window, "x", seconds=5):
            break
    else:
        raise AssertionError("no key arrives in the note")
    xdotool("key", "ctrl+a")
    xdotool("type", "--", text)
    assert gets_title(window, text.strip(), PATIENCE), f"the keys of {text!r} do not arrive"


def page(window):
    """The title of the page in a window, without the name of the shell."""
    return xdotool("getwindowname", window).strip().removesuffix(" – Workbench")


def gets_title(window, title, seconds):
    """Waits until the page in a window has a title. Returns false if it does not have it in that time."""
    end = time.monotonic() + seconds
    while page(window) != title:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def visible_windows(shell):
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(shell.process.pid)], capture_output=True, text=True)
    return found.stdout.split()


def until(deadline):
    time.sleep(max(0, deadline - time.monotonic()))
