# SPDX-License-Identifier: MIT
"""A user works with tabs, splits and the side bar of a shell on a display, and the shell is killed and started again."""
import json
import os
import re
import subprocess
import unittest

import program
from user import User, front_window, origin, wait_until

# The number of packages of the system, where it has lists that everybody may read; otherwise of the bundled catalogue.
CATALOGUE = re.compile(r"[\d,.]+ packages")


class WorkspaceTests(unittest.TestCase):
    def setUp(self):
        self.home = program.make_home(self)
        self.user = User()
        folders = {f"XDG_{name}_HOME": f"{self.home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        self.environment = os.environ | folders | {"HOME": self.home, "G_DEBUG": "fatal-warnings"}
        self.start()
        self.addCleanup(self.end)
        wait_until(lambda: "Contacts" in self.user.titles, "the page of Contacts", seconds=60)

    def start(self):
        self.process = subprocess.Popen([os.environ["WORKBENCH"]], env=self.environment)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def screenshot(self, name):
        if folder := os.environ.get("SCREENSHOTS"):
            subprocess.run(["import", "-window", "root", f"{folder}/{name}.png"], check=True)

    def groups(self, window):
        """The number of groups of tabs."""
        return self.user.names(window, "tab list").count("Open Pages")

    def record(self):
        """What the next start restores."""
        try:
            with open(f"{self.home}/state/org.example.Workbench/navigation.json") as file:
                return json.dumps(json.load(file))
        except (FileNotFoundError, json.JSONDecodeError):
            return ""

    def split(self):
        """The direction of the outermost split that the next start restores: right or down; None without one."""
        record = self.record()
        layout = json.loads(json.loads(record)["value"]["states"].get("flow", "{}")) if record else {}
        return layout.get("root", {}).get("split", {}).get("_0")

    def test_tabs_and_a_kill(self):
        user = self.user
        # Another page opens in a tab beside the first one.
        user.click("Contacts", "label", "Packages")
        wait_until(lambda: user.titles == ["Packages"], "the page of Packages")
        self.screenshot("tabs")

        # Closed, and opened again.
        user.press("Packages", "ctrl+w")
        wait_until(lambda: user.titles == ["Contacts"], "the tab is closed")
        user.press("Contacts", "ctrl+shift+t")
        wait_until(lambda: user.titles == ["Packages"], "the tab is open again")

        # Beside each other. The field that the user writes in keeps the keyboard focus.
        wait_until(lambda: self.groups("Packages") == 1, "one group of tabs")
        def search(text):
            wait_until(lambda: user.find("Packages", "search box", "Search packages").text == text, f"“{text}” is written")

        user.click("Packages", "search box", "Search packages")
        user.type("Packages", "0ad")
        search("0ad")
        user.press("Packages", "ctrl+backslash")
        wait_until(lambda: self.groups("Packages") == 2, "two groups of tabs")
        user.find_focused("Packages", "search box", "Search packages")
        user.type("Packages", "-data")
        search("0ad-data")
        user.press("Packages", "ctrl+a", "BackSpace")
        self.screenshot("split")

        wait_until(self.split, "the session is written")
        self.end()
        self.start()
        wait_until(lambda: user.titles == ["Packages"], "the session is restored", seconds=60)
        wait_until(lambda: self.groups("Packages") == 2, "two groups of tabs")
        wait_until(
            lambda: any(CATALOGUE.match(name) for name in user.names("Packages", "label")),
            "the restored page has its content", seconds=60)
        self.screenshot("restored")

    def test_tabs_are_dragged(self):
        user = self.user
        user.click("Contacts", "label", "Packages")
        wait_until(lambda: user.titles == ["Packages"], "the page of Packages")
        (x, y), (_, _, width, height) = origin(front_window()[0]), user.window("Packages").bounds

        # To the trailing edge of the pages: a group beside the first one. To the bottom: one below it.
        user.drag(user.place("Packages", "tab", "Packages"), (x + width - 30, y + height // 2))
        wait_until(lambda: self.groups("Packages") == 2, "two groups of tabs")
        wait_until(lambda: self.split() == "right", "groups beside each other")
        self.assertEqual(origin(front_window()[0]), (x, y), "the window has moved with its tab")
        user.drag(user.place("Packages", "tab", "Packages"), user.place("Packages", "tab", "Contacts"))
        wait_until(lambda: self.groups("Packages") == 1, "the tab is in the first group again")
        user.drag(user.place("Packages", "tab", "Packages"), (x + width // 2 + 100, y + height - 20))
        wait_until(lambda: self.groups("Packages") == 2, "two groups of tabs")
        wait_until(lambda: self.split() == "down", "groups one below the other")
        self.screenshot("dragged")

    def test_a_window_with_many_groups_keeps_its_size(self):
        user = self.user
        pages = lambda: user.names("Contacts", "label").count("Ada Lindqvist")
        wait_until(lambda: pages() == 1, "the page")
        size = user.window("Contacts").bounds[2:]
        for count in range(2, 10):
            user.press("Contacts", "ctrl+shift+d")
            wait_until(lambda: user.names("Contacts", "tab").count("Contacts") == count, f"{count} tabs")
            user.press("Contacts", "ctrl+backslash")
            wait_until(lambda: self.groups("Contacts") == count and pages() == count, f"{count} groups of tabs, each with its page")
        self.assertEqual(user.window("Contacts").bounds[2:], size)
        # The last group is the active one.
        user.press("Contacts", "ctrl+f")
        user.find_focused("Contacts", "search box", "Search contacts")
        user.type("Contacts", "goran")
        wait_until(lambda: pages() == 8, "the search in the last group")

    def test_side_bar_keeps_its_width(self):
        user = self.user
        width = user.find("Contacts", "list", "Places").bounds[2]
        user.press("Contacts", "ctrl+alt+b")
        wait_until(lambda: user.find("Contacts", "list", "Places").bounds[2] < 100, "icons only")
        self.screenshot("icons")
        user.press("Contacts", "ctrl+alt+b")
        wait_until(lambda: user.find("Contacts", "list", "Places").bounds[2] == width, "the width as before")


if __name__ == "__main__":
    unittest.main()
