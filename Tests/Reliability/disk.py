# SPDX-License-Identifier: MIT
"""The disk of the home folder is full while the user types into a note and quits, and has space again later."""
import contextlib
import ctypes
import os
import tempfile
import time
import traceback

from user import User, wait_until
from workbench import Home, Workbench, open_note

COUNT, SHORT = 4, 1
IS_ONE_TRIAL = False
libc = ctypes.CDLL(None, use_errno=True)


def cannot_run():
    if os.getuid() != 0:
        # In a namespace of an ordinary user, all folders of the system belong to nobody, and the shell loads no plugin from such folders.
        return "it mounts a small file system. Run it as root"
    with tempfile.TemporaryDirectory() as folder:
        try:
            in_namespace(lambda: mount_small(folder))
        except AssertionError:
            return "a small file system cannot be mounted, for the reason above"
    return None


def in_namespace(work):
    """Calls a function in a child with a user and a mount namespace of its own, in which it may mount. It ends with the child."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            user, group = os.getuid(), os.getgid()
            call("unshare", libc.unshare(0x10000000 | 0x20000))
            for name, text in [("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")]:
                with open(f"/proc/self/{name}", "w") as file:
                    file.write(text)
            work()
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    assert os.waitpid(child, 0)[1] == 0, "it has failed, see above"


def mount_small(folder):
    call("mount", libc.mount(b"reliability", os.fsencode(folder), b"tmpfs", 0, b"size=16m,mode=700"))


def call(name, result):
    if result:
        raise OSError(ctypes.get_errno(), f"{name}: {os.strerror(ctypes.get_errno())}")


def trial(program, random, _, seed):
    def work():
        mount_small(folder)
        use(program, User(), Home(folder), random)

    with tempfile.TemporaryDirectory(prefix="reliability-") as folder:
        in_namespace(work)


def use(program, user, home, random):
    filling = home.path / "filling"
    with Workbench(program, home, plugins=["notes"]) as shell:
        user.find("Notes", "button", "New Note")
        open_note(user, "Disk")
        user.type("Disk", "before")
        user.press("Disk", "ctrl+s")
        wait_until(lambda: any("before" in note for note in home.notes()), "the note is written")
        fill(filling)
        user.type("Disk", " while-full")
        time.sleep(random.uniform(0, 2))
        user.press("Disk", "ctrl+q")
        # The note cannot be saved. The shell asks before it ends.
        time.sleep(3)
        assert shell.process.poll() is None, f"the shell has ended with {shell.process.poll()}, and the note has {home.notes()}"
        wait_until(lambda: len(user.titles) > 1, "a question")
        user.press(next(title for title in user.titles if title != "Disk"), "Escape")
        filling.unlink()
        # It is saved when there is space again, without another key.
        wait_until(lambda: any("while-full" in note for note in home.notes()), "the note is written", seconds=60)
        shell.terminate()
    home.check()
    with Workbench(program, home, plugins=["notes"]) as shell:
        wait_until(lambda: "Disk" in user.titles, f"the note, not {user.titles}")
        wait_until(lambda: "while-full" in user.find("Disk", "text box", "Text").text, "the text")
        shell.terminate()


def fill(path):
    """Takes all space of the disk."""
    with open(path, "wb", buffering=0) as file, contextlib.suppress(OSError):
        for size in [1 << 16, 1 << 12, 1]:
            with contextlib.suppress(OSError):
                while True:
                    file.write(b"\0" * size)
        os.fsync(file.fileno())
