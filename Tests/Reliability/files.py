# SPDX-License-Identifier: MIT
"""A file of the shell or of a plugin is damaged between two runs."""
import functools
import os
import pathlib
import shutil
import tempfile

from user import User, wait_until
from workbench import ID, Home, Workbench, go_to, nodes, open_note

COUNT, SHORT = 120, 4
IS_ONE_TRIAL = False
PLUGINS = ["contacts", "notes", "logs", "shopping"]

OTHER_JSON = b'{"a": [1, 2], "version": "x"}'
NEWER = b'{"version": 4000, "value": {}}'


def cannot_run():
    return None


def damage(file, kind):
    """Damages a file. Returns the bytes that must not be lost; None if there are none."""
    content = file.read_bytes()
    file.unlink()
    match kind:
        case "cut":
            content = content[:len(content) // 2]
            file.write_bytes(content)
        case "empty":
            file.write_bytes(b"")
            return None
        case "other JSON":
            content = OTHER_JSON
            file.write_bytes(content)
        case "binary":
            content = bytes(range(256)) * 16
            file.write_bytes(content)
        case "newer":
            content = NEWER
            file.write_bytes(content)
        case "unreadable":
            # Nobody can open it, not even root.
            file.symlink_to(file.name)
            return None
        case "folder":
            file.mkdir()
            return None
        case "FIFO":
            os.mkfifo(file)
            return None
    return content


KINDS = ["cut", "empty", "other JSON", "binary", "newer", "unreadable", "folder", "FIFO"]


@functools.cache
def template(program):
    """A home folder after a run in which the user has written a note, and has decided about plugins."""
    folder = tempfile.TemporaryDirectory(prefix="reliability-")
    home = Home(folder.name)
    states = home.path / f"state/{ID}/plugins"
    config = home.path / f"config/{ID}"
    for path in [states, config]:
        path.mkdir(parents=True)
    (states / "permissions").write_text("org.example.notes\tuser-files\tno\n")
    (states / "turned-off").write_text("org.example.logs\t\n")
    (config / "shortcuts").write_text("shell.new-tab\t<Primary>j\n")
    user = User()
    with Workbench(program, home, plugins=PLUGINS) as shell:
        go_to(user, "Contacts")
        wait_until(lambda: list(home.path.rglob("contacts.sqlite")), "the address book")
        go_to(user, "Notes")
        open_note(user, "Files")
        user.press("Files", "ctrl+s", "ctrl+shift+d")
        go_to(user, "Shopping")
        user.fill("Shopping", "New item", "Milk")
        user.press("Shopping", "Return")
        user.find("Shopping", "label", "Milk")
        shell.terminate()
    return folder, home


def trial(program, random, _, seed):
    _, before = template(program)
    files = before.state_files
    # Each file with each kind, before one is tried again.
    path, kind = [(path, kind) for kind in KINDS for path in files][seed * 7919 % (len(files) * len(KINDS))]
    try:
        try_file(program, before, path, kind)
    except Exception as error:
        raise AssertionError(f"{path}, {kind}: {error}") from error


def try_file(program, before, path, kind):
    user = User()
    with Home() as home:
        shutil.copytree(before.path, home.path, symlinks=True, dirs_exist_ok=True)
        kept = damage(home.path / path, kind)
        with Workbench(program, home, plugins=PLUGINS) as shell:
            wait_until(lambda: user.titles and shell.process.poll() is None, "a window", seconds=60)
            shell.check()
            # The first half of the name of a plugin is a name, too.
            if path.name in ["permissions", "turned-off", "shortcuts"] and kind != "empty" and (path.name, kind) != ("turned-off", "cut"):
                wait_until(lambda: is_said(user, path.name), f"a message about {path.name}")
            # All plugins are off then.
            if path.name == "turned-off" and kind not in ["empty", "cut"]:
                assert not shell.plugins("Plugin.so"), "a plugin runs, of which nobody knows whether the user had turned it off"
            shell.terminate()
        others = [other for other in before.state_files if other != path]
        home.check(others)
        for other in others:
            if other.suffix == "":
                assert (home.path / other).read_bytes() == (before.path / other).read_bytes(), f"{other} was changed"
        if kept is not None:
            folder = (home.path / path).parent
            assert any(file.is_file() and kept == file.read_bytes()[:len(kept)] for file in folder.iterdir()), \
                f"its content is gone; the folder has {sorted(file.name for file in folder.iterdir())}"
        elif kind in ["unreadable", "folder", "FIFO"]:
            check_replaced(home.path / path, kind)
        if path.name == "permissions" and kind != "empty":
            file = home.path / path
            text = file.read_text() if file.is_file() else ""
            assert "user-files\tyes" not in text, "a permission that the user had refused is granted"


def check_replaced(file, kind):
    """What is in the place of the file is still there, under that name or another one in the folder."""
    found = [other for other in file.parent.iterdir() if other.name.startswith(file.name)]
    is_kind = {"unreadable": pathlib.Path.is_symlink, "folder": pathlib.Path.is_dir, "FIFO": pathlib.Path.is_fifo}[kind]
    assert any(map(is_kind, found)), f"what was in its place is gone; there is {found}"


def is_said(user, name):
    """Whether the window shows a message that names the file."""
    return any(name in node.name for node in nodes(user))
