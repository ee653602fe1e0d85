# SPDX-License-Identifier: MIT
"""Simulates a user at a display: finds widgets by their accessible names, waits until they exist, clicks and types."""
import itertools
import json
import os
import re
import subprocess
import time

import dbus

import program
from accessibility import AccessibilityBus

# The file for a screenshot of the display, taken when a test fails.
SCREENSHOT = os.environ["FAILURE_SCREENSHOT"]
# On Wayland, the X server has one window only: the compositor's.
ON_WAYLAND = os.environ.get("GDK_BACKEND") == "wayland"
# How long a node has been at its place when it has stopped moving.
STILL = 0.15
# In place of a title: the window in front. A window whose pages open has one title after another.
ANY = None


def wait_until(condition, what, seconds=30):
    """Calls `condition` until it returns a true value, and returns that value. Fails after the timeout, with a screenshot."""
    start = time.monotonic()
    while True:
        asked = time.monotonic()
        try:
            if found := condition():
                return found
        except dbus.DBusException:
            pass  # The widget was removed while it was read.
        now = time.monotonic()
        waited, took = now - start, now - asked
        if waited > seconds:
            # The display may have ended, too.
            subprocess.run(["import", "-window", "root", SCREENSHOT], check=False)
            screen = description_of_screen()
            raise AssertionError(
                f"{what}: did not happen in {seconds} seconds; the screen is in {SCREENSHOT}; {screen}; {program.report()}")
        # What takes long is asked less often, and so is what the program needs long to say: it needs the processor.
        time.sleep(min(0.25, max(0.02, waited / 20, took)))


def wait_until_empty(look, what):
    """Calls `look` until what it returns is empty. A failure names what it has returned last."""
    found = []

    def is_empty():
        found[:] = look()
        return not found
    try:
        wait_until(is_empty, what)
    except AssertionError as error:
        raise AssertionError(f"{what}, not {found}") from error


def description_of_screen():
    """What a failure says about the screen: the window in front, and the first names in each window of the accessibility tree."""
    try:
        windows = [
            f"“{window.name}”{' (active)' if window.has('active') else ''}: " + ", ".join(itertools.islice(
                (f"{node.role} “{node.name}”" for node in window.descendants() if node.name), 20))
            for window in AccessibilityBus().windows]
    except dbus.DBusException as error:
        windows = [f"the accessibility tree cannot be read: {error}"]
    return f"in front: “{front_window()[1]}”; " + ("; ".join(windows) or "no window in the accessibility tree")


def xdotool(*arguments):
    return subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True, timeout=120).stdout


def front_window():
    """The X11 identifier and the title of the window that has the keyboard focus. Both are empty if no window has it."""
    found = subprocess.run(
        ["xdotool", "getactivewindow", "getwindowname", "getactivewindow"], capture_output=True, text=True)
    title, _, number = found.stdout.strip().rpartition("\n")
    return number, title


def has_title(shown, title):
    """Whether the title that the desktop shows is that of a window: alone, or followed by the name of the application."""
    return shown == title or shown.startswith(f"{title} – ")


def origin(number):
    """The position of the top left corner of the content of a window, or of the window in front on sway, on the screen."""
    information = subprocess.run(
        ["xwininfo", "-id", number], check=True, capture_output=True, text=True).stdout
    position = tuple(int(re.search(f"Absolute upper-left {axis}: *(-?\\d+)", information)[1]) for axis in "XY")
    if "SWAYSOCK" not in os.environ:
        return position
    tree = json.loads(subprocess.run(["swaymsg", "--raw", "-t", "get_tree"], check=True, capture_output=True, text=True).stdout)
    content = next(node["rect"] for node in descendants(tree) if node["focused"])
    return position[0] + content["x"], position[1] + content["y"]


def keeps_focus(node):
    """Whether a node that had the keyboard focus is still there, and has it."""
    try:
        return node.has("focused")
    except dbus.DBusException:
        return False


def descendants(node):
    """A node of the tree of sway, and all nodes below it."""
    yield node
    for child in node["nodes"] + node["floating_nodes"]:
        yield from descendants(child)


class User:
    def __init__(self, session=None):
        self._bus = AccessibilityBus(session)

    # Queries

    @property
    def windows(self):
        return self._bus.windows

    @property
    def titles(self):
        return [window.name for window in self.windows]

    def window(self, title):
        """Waits until the window with this title has the keyboard focus, in the accessibility tree and for the window manager, and
        returns it."""
        def match():
            window = next((w for w in self._bus.windows if title in [w.name, ANY] and w.has("active")), None)
            return window if window and (ON_WAYLAND or has_title(front_window()[1], window.name)) else None
        return wait_until(match, f"a window “{'' if title is ANY else title}” in front")

    def sees_no(self, title):
        wait_until(lambda: title not in self.titles, f"no window “{title}”")

    def seen(self, window):
        """All visible nodes in a window, in reading order."""
        return self.window(window).descendants()

    def names(self, window, role):
        """The names of all nodes with this role in a window."""
        return [node.name for node in self.seen(window) if node.role == role]

    def find(self, window, role, name):
        """Waits until a node with this role and name is shown and has stopped moving, and returns it."""
        found, place, since = None, None, 0

        def shown():
            return next(
                (node for node in self.seen(window) if node.name == name and node.role == role and node.bounds[2] > 0), None)

        def match():
            nonlocal found, place, since
            # If a node is removed while it is read, it is looked for again.
            node, found = found, None
            if not node:
                if node := shown():
                    found, place, since = node, node.bounds, time.monotonic()
            # While it may move, only its position is read: all nodes of the window take the program long.
            elif (bounds := node.bounds) != place:
                found, place, since = node, bounds, time.monotonic()
            # A busy machine draws some frames of an animation in a second.
            elif time.monotonic() - since <= STILL:
                found = node
            # Meanwhile, its page may be hidden, or another node may have its place.
            elif (now := shown()) and now == node and now.bounds == place:
                return node
            return None
        return wait_until(match, f"{role} “{name}” in “{window}”")

    def find_focused(self, window, role, name):
        """Waits until a node with this role and name has the keyboard focus, and returns it. A page is shown before its field has the focus."""
        def match():
            return next((node for node in self.seen(window) if node.name == name and node.role == role and node.has_focus), None)
        return wait_until(match, f"{role} “{name}” in “{window}” has the keyboard focus")

    def focused(self, window):
        """Waits until a node in a window has the keyboard focus, and returns the innermost one."""
        return wait_until(lambda: self.window(window).focused, f"something in “{window}” has the keyboard focus")

    # Actions

    def press(self, window, *keys):
        self.window(window)
        # Keys stay pressed for half of the delay. weston refuses a menu that is requested after the key has been released.
        xdotool("key", "--clearmodifiers", "--delay", 100 if ON_WAYLAND else 12, *keys)

    def type(self, window, text):
        self.window(window)
        xdotool("type", "--clearmodifiers", "--", text)

    def move(self, window, key):
        """Presses a key that moves the keyboard focus, and returns the node that has the focus then. If the focus does not move within three
        seconds, that is the same node."""
        before = self.focused(window)
        self.press(window, key)
        deadline = time.monotonic() + 3
        while True:
            # Whether this node has it is read by one call; which one has it takes a call that reads all nodes.
            while keeps_focus(before) and time.monotonic() < deadline:
                time.sleep(0.01)
            if (now := self.focused(window)) != before or time.monotonic() > deadline:
                return now
            time.sleep(0.01)

    def place(self, window, role, name):
        """The centre of the node with this role and name, in coordinates of the screen. A node that is below the end of the window is
        scrolled into it by the wheel."""
        left, top, width, height = self.find(window, role, name).bounds
        number = front_window()[0]
        x, y = origin(number)
        if not ON_WAYLAND:
            size = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", number).split())
            wide, high = int(size["WIDTH"]), int(size["HEIGHT"])
            for _ in range(50):
                if top + height // 2 < high:
                    break
                xdotool("mousemove", x + wide // 2, y + high // 2, "click", 5)
                left, top, width, height = self.find(window, role, name).bounds
        return x + left + width // 2, y + top + height // 2

    def click(self, window, role, name, button=1):
        xdotool("mousemove", *self.place(window, role, name), "click", button)

    def click_now(self, node):
        """Clicks a node of the window in front that was just read, and that may be gone or move meanwhile."""
        left, top, width, height = node.bounds
        if width and (number := front_window()[0]):
            x, y = origin(number)
            xdotool("mousemove", x + left + width // 2, y + top + height // 2, "click", 1)

    def drag(self, start, end):
        """Drags from one position on the screen to another, as slowly as a user does: the widgets below the pointer must reply before
        the button is released."""
        xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 21):
            xdotool("mousemove", *(a + (b - a) * step // 20 for a, b in zip(start, end)), "sleep", 0.03)
        xdotool("sleep", 0.2, "mouseup", 1)

    def fill(self, window, name, text):
        """Replaces the text of a field."""
        self.click(window, "text box", name)
        field = self.find_focused(window, "text box", name)
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
