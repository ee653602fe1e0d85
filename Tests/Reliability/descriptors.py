# SPDX-License-Identifier: MIT
"""The shell may open few files. What it cannot read then is right, and must stay."""
import shutil

import files
from user import wait_until
from workbench import Home, Workbench, visible_windows

COUNT, SHORT = 20, 2
IS_ONE_TRIAL = False


def cannot_run():
    return None if shutil.which("prlimit") else "prlimit is not installed, which limits the number of open files"


def is_right_end(shell, limit):
    """Whether it has ended since it may open too few files: GLib ends a program that gets none of the descriptors that each program needs,
    and says so."""
    return limit < 48 and shell.process.poll() is not None and "Too many open files" in shell.output


def trial(program, random, _, seed):
    _, before = files.template(program)
    limit = 48 if seed % 2 == 0 else random.randint(40, 120)
    with Home() as home:
        shutil.copytree(before.path, home.path, symlinks=True, dirs_exist_ok=True)
        with Workbench(program, home, plugins=files.PLUGINS, through=["prlimit", f"--nofile={limit}"]) as shell:
            try:
                wait_until(lambda: visible_windows(shell) or shell.process.poll() is not None, "a window", seconds=60)
                if shell.process.poll() is None:
                    shell.terminate()
                else:
                    assert is_right_end(shell, limit), f"it has ended, and says {shell.output[-2000:]}"
            except AssertionError as error:
                # It may end after it has shown its window, too.
                if not is_right_end(shell, limit):
                    raise AssertionError(f"with {limit} files: {error}") from error
        home.check()
        for path in before.state_files:
            if path.suffix == "":
                assert (home.path / path).read_bytes() == (before.path / path).read_bytes(), f"{path} was changed"
        kept = [str(path) for path in home.state_files if ".20" in path.name]
        assert not kept, f"with {limit} files, right files were taken for damaged ones: {kept}"
        assert any("Files" in note for note in home.notes()), "the note is gone"
