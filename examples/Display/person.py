# SPDX-License-Identifier: MIT
"""A person at the screen: looks for things by their names, waits until they are there, clicks and types."""
import os
import re
import subprocess
import time

import dbus

from accessibility import AccessibilityBus

# What the screen showed when a test failed.
SCREENSHOT = os.environ["FAILURE_SCREENSHOT"]
# On Wayland, X11 knows the window of the compositor only.
ON_WAYLAND = os.environ.get("GDK_BACKEND") == "wayland"


def wait_until(condition, what, seconds=30):
    """Returns what `condition` returns as soon as that is something; fails when it takes too long."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            if found := condition():
                return found
        except dbus.DBusException:
            pass  # What was being looked at has just gone.
        if time.monotonic() > deadline:
            subprocess.run(["import", "-window", "root", SCREENSHOT], check=True)
            raise AssertionError(f"{what}: did not happen in {seconds} seconds; the screen is in {SCREENSHOT}")
        time.sleep(0.02)


def xdotool(*arguments):
    return subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def front_window():
    """The number and the title of the window that has the keys, as the window manager says; nothing when none has."""
    found = subprocess.run(
        ["xdotool", "getactivewindow", "getwindowname", "getactivewindow"], capture_output=True, text=True)
    title, _, number = found.stdout.strip().rpartition("\n")
    return number, title


def origin(number):
    """Where the inside of a window begins on the screen."""
    information = subprocess.run(
        ["xwininfo", "-id", number], check=True, capture_output=True, text=True).stdout
    return tuple(int(re.search(f"Absolute upper-left {axis}: *(-?\\d+)", information)[1]) for axis in "XY")


class Person:
    def __init__(self):
        self._bus = AccessibilityBus()

    # What there is to see

    @property
    def titles(self):
        return [window.name for window in self._bus.windows]

    def window(self, title):
        """The window with a title, once it is the one that takes the keys: by what it says and by what the desktop says."""
        def match():
            window = next((w for w in self._bus.windows if w.name == title and w.has("active")), None)
            return window if window and (ON_WAYLAND or front_window()[1] == title) else None
        return wait_until(match, f"a window “{title}” in front")

    def sees_no(self, title):
        wait_until(lambda: title not in self.titles, f"no window “{title}”")

    def seen(self, window):
        """All that is in a window, from the top down."""
        return self.window(window).descendants()

    def names(self, window, role):
        """What is called by a role in a window, by the names."""
        return [node.name for node in self.seen(window) if node.role == role]

    def find(self, window, role, name):
        """What has a role and a name, once it is in its place."""
        seen = None

        def match():
            nonlocal seen
            node = next(
                (n for n in self.seen(window) if n.role == role and n.name == name and n.bounds[2] > 0), None)
            before, seen = seen, node and (node, node.bounds)
            return node if seen and seen == before else None
        return wait_until(match, f"{role} “{name}” in “{window}”")

    # What there is to do

    def press(self, window, *keys):
        self.window(window)
        xdotool("key", "--clearmodifiers", *keys)

    def type(self, window, text):
        self.window(window)
        xdotool("type", "--clearmodifiers", text)

    def place(self, window, role, name):
        """The middle of what has a role and a name, on the screen."""
        left, top, width, height = self.find(window, role, name).bounds
        x, y = origin(front_window()[0])
        return x + left + width // 2, y + top + height // 2

    def click(self, window, role, name, button=1):
        xdotool("mousemove", *self.place(window, role, name), "click", button)

    def drag(self, start, end):
        """Drags from one place on the screen to another, at the pace of a hand: what is dragged over has to answer before
        the button is let go."""
        xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 21):
            xdotool("mousemove", *(a + (b - a) * step // 20 for a, b in zip(start, end)), "sleep", 0.03)
        xdotool("sleep", 0.2, "mouseup", 1)

    def fill(self, window, name, text):
        """Replaces what is in a field."""
        self.click(window, "text box", name)
        field = self.find(window, "text box", name)
        wait_until(lambda: any(n.has("focused") for n in [field, *field.descendants()]), f"“{name}” has the focus")
        self.press(window, "ctrl+a")
        self.type(window, text)
        wait_until(lambda: field.text == text, f"“{name}” says “{text}”")

    def close(self, window):
        """Clicks the close button, which the window manager draws at the end of the title bar."""
        self.window(window)
        id = front_window()[0]
        width = next(line for line in xdotool("getwindowgeometry", "--shell", id).split() if line.startswith("WIDTH="))
        extents = subprocess.run(
            ["xprop", "-id", id, "-notype", "_NET_FRAME_EXTENTS"], check=True, capture_output=True, text=True).stdout
        top = int(extents.split(",")[2])
        xdotool("mousemove", "--window", id, "--", int(width[6:]) - top // 2, -top // 2, "click", 1)
