# SPDX-License-Identifier: MIT
"""The shell, or the plugin Notes, is killed at a random moment while the user types into a note."""
import threading
import time

from user import User, wait_until, xdotool
from workbench import Home, Workbench, kill, open_note, seconds_lost, shown_note, until

COUNT, SHORT = 60, 2
IS_ONE_TRIAL = False
# The shell discards the states of the pages of a plugin that ends earlier: `ShellOptions.restoreTrialTime`.
TRIAL_TIME = 2.2


def cannot_run():
    return None


def trial(program, random, _, seed):
    user = User()
    # Neighbouring seeds kill in turn, so that a short series kills both.
    kills_shell = seed % 2 == 0
    with Home() as home:
        with Workbench(program, home) as shell:
            user.find("Notes", "button", "New Note")
            started = time.monotonic()
            user.press("Notes", "ctrl+shift+d")
            wait_until(lambda: user.names("Notes", "tab").count("Notes") == 2, "two tabs")
            open_note(user, "Kill")
            # The trial is about what is typed into a note that is there.
            wait_until(lambda: any("# Kill" in note for note in home.notes()), f"the note in the store, not {home.notes()}")
            words = type_until_killed(random, shell, kills_shell, started + TRIAL_TIME, seconds_lost(program))
            if kills_shell:
                wait_until(lambda: user.titles == [], "no window")
            else:
                user.click("Kill", "button", "Restart")
                check(user, words)
                home.check()
                shell.terminate()
        if kills_shell:
            home.check()
            with Workbench(program, home) as shell:
                check(user, words)
                shell.terminate()


def type_until_killed(random, shell, kills_shell, earliest, lost):
    """Types words until a random moment at which a process is killed. Returns the words that must not be lost."""
    typed = []
    moment = max(time.monotonic() + lost + random.uniform(0, 2.5), earliest)
    killed = threading.Event()
    pids = shell.plugins("libNotesPlugin.so")
    assert len(pids) == 1, f"Notes runs in the processes {pids}"

    def end():
        until(moment)
        shell.kill() if kills_shell else kill(pids[0])
        killed.set()
    thread = threading.Thread(target=end)
    thread.start()
    number = 0
    while not killed.is_set():
        # A space could press a button that has the focus after the end.
        word = f"w{number}."
        xdotool("type", "--delay", 5, "--", word)
        typed.append((time.monotonic(), word))
        number += 1
    thread.join()
    return [word for end, word in typed if end < moment - lost]


def check(user, words):
    text = "".join(words)
    shown = ""

    def is_there():
        nonlocal shown
        shown = shown_note(user, "Kill")
        return text in shown
    try:
        wait_until(is_there, "the text", seconds=60)
    except AssertionError as error:
        raise AssertionError(f"{text!r} was typed, and the note has {shown!r}; windows: {user.titles}") from error
    # The title of a tab in the background is the last one, too.
    wait_until(lambda: sorted(user.names("Kill", "tab")) == ["Kill", "Notes"], f"both tabs, not {user.names('Kill', 'tab')}")
