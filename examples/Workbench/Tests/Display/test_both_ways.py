# SPDX-License-Identifier: MIT
"""A user sees no difference between a plugin in a process of its own and the same library in the shell's process."""
import os
import shutil
import subprocess
import time
import unittest

from four_plugins import IMPORTED, ShellTestCase
from user import ANY, User, wait_until

# The roles of what the user reads and uses. The boxes around it differ, since each side of a process has its own.
READ = ["label", "button", "toggle button", "text box", "search box", "checkbox", "switch", "combo box", "image", "heading", "link", "list item", "row"]


def seen(node):
    """All visible nodes below a node, of a list only the rows that are in its visible part: lists keep widgets for rows beside it. Those
    have no position, or one that they had before, at which another row is now."""
    end = 0
    for child in node.children:
        if not child.is_visible:
            continue
        if child.role in ["list item", "row"]:
            (_, first, _, visible), (_, top, _, height) = node.bounds, child.bounds
            if top + height <= first:
                continue
            if top < end or top >= first + visible:
                return
            end = top + height
        yield child
        yield from seen(child)


class BothWaysTests(ShellTestCase):
    def reads(self, title):
        """What a screen reader reads in a window that does not change any more: the roles and the names, in reading order."""
        last, since = None, 0

        def read():
            nonlocal last, since
            now = [f"{node.role} “{node.name}”" for node in seen(self.user.window(title).read()) if node.role in READ]
            if now != last:
                last, since = now, time.monotonic()
            # During the transition to another page, both pages are there.
            return time.monotonic() - since > 1
        wait_until(read, f"“{title}” does not change")
        return last

    def choose(self, page):
        # At the start, the window has the name of the application until the first page is there.
        wait_until(lambda: self.user.titles and "Workbench" not in self.user.titles, "a page")
        self.user.click(ANY, "label", page)
        wait_until(lambda: page in self.user.titles, f"the page of {page}", seconds=60)

    def uses(self, process):
        """Uses the four plugins by mouse and keys, and returns what a screen reader reads after each step."""
        self.user = user = User()
        self.start(process)
        read = {}

        self.choose("Contacts")
        user.find("Contacts", "label", "Ada Lindqvist")
        user.press("Contacts", "ctrl+n")
        user.find_focused("New Contact", "text box", "First name")
        user.type("New Contact", "Zoe")
        user.press("New Contact", "Tab")
        user.type("New Contact", "Ball")
        read["a new contact"] = self.reads("New Contact")
        user.press("New Contact", "ctrl+s")
        user.window("Zoe Ball")
        read["a contact"] = self.reads("Zoe Ball")
        user.press("Zoe Ball", "alt+Left")
        user.find("Contacts", "label", "Zoe Ball")
        read["contacts"] = self.reads("Contacts")

        # Only in the shell's process the plugin can read the lists of this system. So what is read differs.
        self.choose("Packages")
        user.find("Packages", "search box", "Search packages")
        user.press("Packages", "ctrl+f")
        user.find_focused("Packages", "search box", "Search packages")
        user.type("Packages", "coreutils")
        # In the shell's process the plugin reads all lists of this system first, unless an earlier session has read them.
        wait_until(lambda: "coreutils" in user.names("Packages", "label"), "the lists are read", seconds=180)
        user.click("Packages", "label", "coreutils")
        wait_until(lambda: "coreutils" in user.titles, "the package is opened")
        user.press("coreutils", "alt+Left")
        user.find("Packages", "label", "coreutils")

        user.click("Packages", "label", "Faults")
        user.fill("Faults 0", "Text", "Hello")
        user.find("Faults 0", "label", "You wrote Hello")
        read["a text"] = self.reads("Faults 0")
        user.click("Faults 0", "button", "Next")
        user.window("Faults 1")
        read["the next page"] = self.reads("Faults 1")
        user.press("Faults 1", "alt+Left")
        user.find("Faults 0", "label", "You wrote Hello")
        user.click("Faults 0", "button", "Dialog")
        wait_until(lambda: len(user.titles) == 2 or "alert" in self.roles(), "a dialog")
        read["a dialog"] = sorted(user.titles)
        # The window below it is in front until it is there.
        user.press(wait_until(self.dialog, "the dialog in front").name, "Escape")
        user.find("Faults 0", "label", "The answer is 0")

        user.click("Faults 0", "label", "Layout")
        user.find("Layout", "label", "From the plugin")
        read["another plugin"] = self.reads("Layout")

        # The list of processes is the difference.
        self.assertEqual(bool(self.hosts()), process == "own")
        self.process.terminate()
        self.assertEqual(self.process.wait(timeout=30), 0)
        if process == "shell" and not IMPORTED.exists():
            shutil.copytree(self.packages, IMPORTED)
        return read

    def test_a_page_that_is_too_wide_scrolls(self):
        self.user = user = User()
        self.start("own")
        user.find("Contacts", "label", "Ada Lindqvist")
        user.click("Contacts", "label", "Faults")
        wait_until(lambda: "Faults 0" in user.titles, "the page of Faults", seconds=60)
        width = lambda: user.window("Faults 0").bounds[2]
        start = lambda: user.find("Faults 0", "text box", "Text").bounds[0]
        before, left = width(), start()
        user.fill("Faults 0", "Text", "wide")
        user.click("Faults 0", "button", "Try")
        end = lambda: user.find("Faults 0", "button", "Far End").bounds
        wait_until(lambda: end()[0] > 4000, "the wide row is shown")
        self.assertEqual((width(), start()), (before, left), "the window and the side bar keep their widths")
        # The keyboard focus moves to the end of the row, and the page scrolls there.
        node = user.focused("Faults 0")
        for _ in range(10):
            if node.name == "Far End":
                break
            node = user.move("Faults 0", "Tab")
        wait_until(lambda: 0 < end()[0] < before, "the page scrolls to the focus")
        if folder := os.environ.get("SCREENSHOTS"):
            subprocess.run(["import", "-window", "root", f"{folder}/wide-page.png"], check=True)

    def dialog(self):
        """The dialog, if it is in front."""
        return next((w for w in self.user.windows if w.has("active") and (w.name != "Faults 0" or w.role == "alert")), None)

    def roles(self):
        return [window.role for window in self.user._bus.windows]

    def test_both_ways_are_the_same(self):
        own, shell = self.uses("own"), self.uses("shell")
        for step, read in own.items():
            self.assertTrue(read, step)
            self.assertEqual(read, shell[step], step)


if __name__ == "__main__":
    unittest.main()
