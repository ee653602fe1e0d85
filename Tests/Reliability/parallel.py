# SPDX-License-Identifier: MIT
"""The shell is started many times at once, with one home folder and one session bus."""
import contextlib

from user import User, wait_until
from workbench import Home, Workbench

COUNT, SHORT = 60, 6
IS_ONE_TRIAL = True


def cannot_run():
    return None


def trial(program, random, count, seed):
    user = User()
    with Home() as home, contextlib.ExitStack() as stack:
        shells = [stack.enter_context(Workbench(program, home)) for _ in range(count)]
        # One of them runs, and the others have told it to show its window.
        wait_until(lambda: sum(shell.process.poll() is None for shell in shells) == 1, "one process", seconds=120)
        codes = [shell.process.poll() for shell in shells]
        assert all(code in [0, None] for code in codes), f"the processes have ended with {codes}"
        wait_until(lambda: user.titles == ["Notes"], f"one window, not {user.titles}")
        shell = next(shell for shell in shells if shell.process.poll() is None)
        user.find("Notes", "button", "New Note")
        shell.check()
        shell.terminate()
        home.check()
