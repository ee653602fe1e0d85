# SPDX-License-Identifier: MIT
"""The shell ends with the session of the desktop, and the user starts it again while it ends."""
import time

from user import User, wait_until
from workbench import PATIENCE, Home, Workbench, ended, open_note, shown_note

COUNT, SHORT = 60, 3
IS_ONE_TRIAL = False


def cannot_run():
    return None


def trial(program, random, _, seed):
    user = User()
    with Home() as home, Workbench(program, home) as first:
        user.find("Notes", "button", "New Note")
        open_note(user, "Restart")
        user.type("Restart", "before")
        # The keys have reached the shell.
        wait_until(lambda: "before" in shown_note(user, "Restart"), "the text")
        children = first.descendants()
        first.process.terminate()
        # A process needs some time until it is on the bus. This is when the first one leaves it.
        time.sleep(random.uniform(0, 0.3))
        with Workbench(program, home) as second:
            code = first.process.wait(timeout=30)
            assert code == 0, f"the first shell has ended with {code}: {first.output[-3000:]}"
            first.check_messages()
            wait_until(lambda: second.process.poll() is not None or user.titles, "a window of the second shell", seconds=60)
            assert second.process.poll() is None, \
                f"the second shell has ended with {second.process.poll()}, and there is no window: {second.output[-3000:]}"
            wait_until(lambda: "before" in shown_note(user, "Restart"), "the text")
            wait_until(lambda: ended(children), f"the end of the processes {children}", seconds=PATIENCE)
            # It saves what the user does: the first one does not have the folder any more.
            user.click("Restart", "text box", "Text")
            user.type("Restart", " after")
            wait_until(lambda: any("after" in note for note in home.notes()), f"the text in the store, not {home.notes()}")
            second.check()
            second.terminate()
        home.check()
