# SPDX-License-Identifier: MIT
"""The shell starts and ends many times with one home folder."""
import time

from user import ON_WAYLAND, User, wait_until
from workbench import Home, Workbench, visible_windows

COUNT, SHORT = 100, 3
IS_ONE_TRIAL = True
PLUGINS = ["notes", "shopping"]


def cannot_run():
    return None


def trial(program, random, count, seed):
    user = User()
    memory, seconds, files = [], [], []
    with Home() as home:
        for number in range(count):
            start = time.monotonic()
            with Workbench(program, home, plugins=PLUGINS) as shell:
                if not ON_WAYLAND:
                    wait_until(
                        lambda: shell.process.poll() is not None or visible_windows(shell), f"a window of start {number + 1}", seconds=60)
                wait_until(
                    lambda: shell.process.poll() is not None or user.titles,
                    f"the window of start {number + 1} in the accessibility tree", seconds=60)
                shell.check()
                seconds.append(time.monotonic() - start)
                # The page, and with it the process of a plugin.
                wait_until(lambda: shell.plugins(), "the process of a plugin")
                memory.append(shell.memory)
                shell.terminate()
            files.append({str(path.relative_to(home.path)) for path in home.path.rglob("*")})
            home.check()
    quarter = max(count // 4, 1)
    grown = sum(memory[-quarter:]) / quarter - sum(memory[:quarter]) / quarter
    print(f"a window after {sorted(seconds)[count // 2]:.2f} s, {max(seconds):.2f} s at most; {grown:+.1f} MB", flush=True)
    assert grown < 10, f"the shell uses {grown:.0f} MB more after {count} starts: {memory}"
    # The first runs create files; later ones leave no more.
    left = files[-1] - files[min(count, 3) - 1]
    assert not left, f"later runs have left {sorted(left)}"
