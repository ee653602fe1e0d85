# SPDX-License-Identifier: MIT
"""The disk of the home folder is full while the user types into a note and quits, and has space again later."""
import contextlib
import ctypes
import os
import pathlib
import shutil
import tempfile
import traceback

from user import User
from workbench import Home, type_while_failing

COUNT, SHORT = 4, 1
IS_ONE_TRIAL = False
libc = ctypes.CDLL(None, use_errno=True)
BIND, RECURSIVE = 0x1000, 0x4000


def cannot_run():
    with tempfile.TemporaryDirectory() as folder:
        try:
            in_namespace(lambda: mount("reliability", folder, "tmpfs", 0, "size=16m,mode=700"))
        except AssertionError:
            return "a small file system cannot be mounted, for the reason above"
    return None


def in_namespace(work, program=None):
    """Calls a function in a child with a user and a mount namespace of its own, in which it may mount. It ends with the child."""
    root = tempfile.TemporaryDirectory(prefix="reliability-")
    child = os.fork()
    if child == 0:
        status = 1
        try:
            user, group = os.getuid(), os.getgid()
            call("unshare", libc.unshare(0x10000000 | 0x20000))
            for name, text in [("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")]:
                with open(f"/proc/self/{name}", "w") as file:
                    file.write(text)
            if user != 0 and program:
                enter_own_root(root.name, os.path.realpath(program))
            work()
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    status = os.waitpid(child, 0)[1]
    root.cleanup()
    assert status == 0, "it has failed, see above"


def enter_own_root(root, program):
    """Enters a root folder in which the folders above the program belong to the user. In the namespace of an ordinary user, those of
    the superuser belong to nobody, and the shell loads no plugin from a folder that somebody else could change."""
    mount("reliability", root, "tmpfs", 0, "mode=755")

    def mirror(folder):
        for entry in os.scandir(folder):
            copy = root + entry.path
            if entry.is_symlink():
                os.symlink(os.readlink(entry.path), copy)
            elif entry.path == root:
                continue
            elif entry.is_dir():
                os.mkdir(copy)
                is_above = program.startswith(f"{entry.path}/")
                if is_above and entry.stat().st_uid != os.getuid():
                    mirror(entry.path)
                else:
                    mount(entry.path, copy, None, BIND | RECURSIVE, None)
    mirror("/")
    os.chdir(root)
    # The new root is put above the old one, which is taken away.
    call("pivot_root", libc.syscall({"x86_64": 155, "aarch64": 41}[os.uname().machine], b".", b"."))
    call("umount", libc.umount2(b".", 2))
    os.chdir("/")


def mount(source, target, kind, flags, options):
    encode = lambda text: text and os.fsencode(text)
    call("mount", libc.mount(encode(source), encode(target), encode(kind), ctypes.c_ulong(flags), encode(options)))


def call(name, result):
    if result:
        raise OSError(ctypes.get_errno(), f"{name}: {os.strerror(ctypes.get_errno())}")


def trial(program, random, _, seed):
    def work(program, folder):
        mount("reliability", folder, "tmpfs", 0, "size=16m,mode=700")
        home = Home(folder)
        filling = home.path / "filling"
        type_while_failing(program, User(), home, random, lambda: fill(filling), filling.unlink)

    with own_copy(program) as copy, tempfile.TemporaryDirectory(prefix="reliability-") as folder:
        in_namespace(lambda: work(copy, folder), copy)


@contextlib.contextmanager
def own_copy(program):
    """The program, or a copy of it, its libraries and its plugins that belongs to the user: in the namespace of an ordinary user, the files
    of others belong to nobody, and the shell loads no plugin of theirs."""
    if os.getuid() in [0, program.stat().st_uid]:
        yield program
        return
    with tempfile.TemporaryDirectory(prefix="reliability-") as folder:
        for name in [program.name, *(file.name for file in program.parent.glob("*.so"))]:
            shutil.copy2(program.parent / name, folder)
        for name in ["plugins", "plugin-host", *(path.name for path in program.parent.glob("*.resources"))]:
            shutil.copytree(program.parent / name, f"{folder}/{name}")
        yield pathlib.Path(folder, program.name)


def fill(path):
    """Takes all space of the disk."""
    with open(path, "wb", buffering=0) as file, contextlib.suppress(OSError):
        for size in [1 << 16, 1 << 12, 1]:
            with contextlib.suppress(OSError):
                while True:
                    file.write(b"\0" * size)
        os.fsync(file.fileno())
