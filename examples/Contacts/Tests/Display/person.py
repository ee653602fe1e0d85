# SPDX-License-Identifier: MIT
"""A person at the screen: looks for things by their names, waits until they are there, clicks and types."""
import subprocess
import time

import dbus

from accessibility import AccessibilityBus


def wait_until(condition, what, seconds=8):
    """Returns what `condition` returns as soon as that is something; fails when it takes too long."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            if found := condition():
                return found
        except dbus.DBusException:
            pass  # What was being looked at has just gone.
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: did not happen in {seconds} seconds")
        time.sleep(0.02)


def xdotool(*arguments):
    return subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True).stdout


class Person:
    def __init__(self):
        self._bus = AccessibilityBus()

    # What there is to see

    @property
    def titles(self):
        return [window.name for window in self._bus.windows]

    def window(self, title):
        """The window with a title, once it is the one that takes the keys."""
        return wait_until(
            lambda: next((w for w in self._bus.windows if w.name == title and w.has("active")), None),
            f"a window “{title}” in front")

    def sees_no(self, title):
        wait_until(lambda: title not in self.titles, f"no window “{title}”")

    def names(self, window, role):
        """What is called by a role in a window, by the names."""
        return [node.name for node in self.window(window).descendants() if node.role == role]

    def find(self, window, role, name):
        def match():
            nodes = self.window(window).descendants()
            return next((n for n in nodes if n.role == role and n.name == name and n.bounds[2] > 0), None)
        return wait_until(match, f"{role} “{name}” in “{window}”")

    # What there is to do

    def press(self, window, *keys):
        self.window(window)
        xdotool("key", "--clearmodifiers", *keys)

    def type(self, window, text):
        self.window(window)
        xdotool("type", "--clearmodifiers", text)

    def click(self, window, role, name):
        left, top, width, height = self.find(window, role, name).bounds
        xdotool("mousemove", "--window", xdotool("getactivewindow").strip(), left + width // 2, top + height // 2,
                "click", 1)

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
        id = xdotool("getactivewindow").strip()
        width = next(line for line in xdotool("getwindowgeometry", "--shell", id).split() if line.startswith("WIDTH="))
        extents = subprocess.run(
            ["xprop", "-id", id, "-notype", "_NET_FRAME_EXTENTS"], check=True, capture_output=True, text=True).stdout
        top = int(extents.split(",")[2])
        xdotool("mousemove", "--window", id, "--", int(width[6:]) - top // 2, -top // 2, "click", 1)
