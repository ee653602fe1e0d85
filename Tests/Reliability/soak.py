# SPDX-License-Identifier: MIT
"""A user who presses and clicks anything, in all plugins, some of which are killed meanwhile. GTK must report nothing at all."""
import contextlib
import subprocess
import time

from user import User, front_window, wait_until, xdotool
from workbench import OF_GTK_ITSELF, Home, Workbench, kill, visible_windows

COUNT, SHORT = 4_000, 100
IS_ONE_TRIAL = True
PLUGINS = ["contacts", "logs", "notes", "packages", "processes", "profile", "shopping", "views"]
# Ctrl+Q ends the shell, which is what the other series try.
KEYS = [
    "Tab", "shift+Tab", "Return", "Escape", "space", "Up", "Down", "Left", "Right", "Home", "End", "Page_Up", "Page_Down", "Delete", "BackSpace", "F2",
    "F10", "Menu", "a", "b", "1", "slash", "alt+Left", "alt+1", "alt+2", "ctrl+1", "ctrl+2", "ctrl+3", "ctrl+a", "ctrl+b", "ctrl+c", "ctrl+f", "ctrl+n",
    "ctrl+s", "ctrl+t", "ctrl+v", "ctrl+w", "ctrl+x", "ctrl+z", "ctrl+k", "ctrl+comma", "ctrl+backslash", "ctrl+Page_Down", "ctrl+shift+d", "ctrl+shift+e",
    "ctrl+shift+i", "ctrl+shift+p", "ctrl+shift+t", "ctrl+shift+backslash", "ctrl+shift+Page_Up", "ctrl+alt+b", "ctrl+alt+g", "ctrl+alt+n", "ctrl+Tab",
]


def cannot_run():
    return None


def trial(program, random, count, seed):
    user = User()
    with Home() as home:
        shell = Workbench(program, home, plugins=PLUGINS)
        killed, idle = 0, 0
        actions = []
        try:
            wait_until(lambda: user.titles, "a window", seconds=60)
            memory = None
            for number in range(count):
                action = random.choices(["key", "click", "kill", "place"], [60, 30, 3, 7])[0]
                try:
                    actions.append(act(action, random, shell))
                    killed += action == "kill"
                    idle += actions[-1] == NO_WINDOW
                    shell.check_messages(OF_GTK_ITSELF)
                except AssertionError as error:
                    raise AssertionError(f"after {actions[-12:]}: {error}") from error
                if (code := shell.process.poll()) is not None:
                    # A menu has the command, too.
                    assert code == 0, f"the shell has ended with {code} after {actions[-12:]}:\n{shell.output[-4000:]}"
                    shell.__exit__()
                    shell = Workbench(program, home, plugins=PLUGINS)
                    wait_until(lambda: user.titles, "a window", seconds=60)
                    memory = None
                if number == count // 4:
                    memory = shell.memory
            time.sleep(1)
            shell.check(OF_GTK_ITSELF)
            assert idle <= count // 10, f"in {idle} of {count} actions no window was in front, and none could be brought there"
            print(f"{count} actions, {killed} plugins killed", flush=True)
            if memory:
                grown = shell.memory - memory
                assert grown < 200, f"the shell uses {grown} MB more after {count} actions and {killed} kills"
        finally:
            shell.__exit__()


# What an action is that nothing could be done in.
NO_WINDOW = "no window"


def act(action, random, shell):
    window = front_window()[0]
    # The window in front may have been closed: the user clicks at another one.
    if not window and (others := visible_windows(shell)):
        window = random.choice(others)
        with contextlib.suppress(subprocess.CalledProcessError):
            xdotool("windowactivate", window)
        time.sleep(0.1)
    if not window:
        time.sleep(0.1)
        return NO_WINDOW
    if action == "key":
        keys = random.choices(KEYS, k=random.randint(1, 4))
        xdotool("key", "--delay", 8, *keys)
        return keys
    if action == "kill":
        pids = shell.plugins()
        if pids:
            pid = random.choice(pids)
            kill(pid)
            return f"kill {pid}"
        return "no plugin"
    # The places are at the left.
    x, y = random.randint(10, 190) if action == "place" else random.randint(0, 890), random.randint(40, 590)
    button = random.choices([1, 3], [9, 1])[0]
    # The window may have been closed at this moment.
    with contextlib.suppress(subprocess.CalledProcessError):
        xdotool("mousemove", "--window", window, x, y, "click", button)
    time.sleep(0.03)
    return f"click {button} at {x},{y}"
