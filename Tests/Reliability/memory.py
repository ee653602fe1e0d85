# SPDX-License-Identifier: MIT
"""The process of a plugin gets no more memory while the user types."""
import resource

from user import User, wait_until, xdotool
from workbench import OF_GTK_ITSELF, Home, Workbench, is_shown, nodes, open_note

COUNT, SHORT = 10, 1
IS_ONE_TRIAL = False


def cannot_run():
    return None


def is_back(user):
    """Whether the note is shown. Until then, Restart is clicked wherever it is shown: the plugin may end, or be back, at any moment."""
    found = nodes(user)
    for node in found:
        if node.role == "button" and node.name == "Restart":
            user.click_now(node)
    return any(node.role == "text box" and node.name == "Text" and "before" in node.text for node in found)


def trial(program, random, _, seed):
    user = User()
    with Home() as home, Workbench(program, home) as shell:
        user.find("Notes", "button", "New Note")
        open_note(user, "Memory")
        user.type("Memory", "before")
        wait_until(lambda: any("before" in note for note in home.notes()), "the note is written")
        pid = shell.plugins("libNotesPlugin.so")[0]
        used = int(open(f"/proc/{pid}/statm").read().split()[0]) * 4096
        limit = used + random.choice([0, 1 << 16, 1 << 20, 4 << 20])
        resource.prlimit(pid, resource.RLIMIT_AS, (limit, limit))
        # Each key needs memory, and the text gets twice as long each time. The plugin ends, or has enough for the time being.
        for _ in range(12):
            xdotool("type", "--delay", 5, "--", "after.")
            xdotool("key", "ctrl+a", "ctrl+c", "End", "ctrl+v")
            if is_shown(user, "button", "Restart"):
                break
        shell.check(OF_GTK_ITSELF)
        wait_until(lambda: is_back(user), "the text", seconds=60)
        home.check()
        shell.terminate(OF_GTK_ITSELF)
