# SPDX-License-Identifier: MIT
"""A user works in a shell on a display, with plugins in processes of their own."""
import os
import re
import subprocess
import unittest

import program
from user import ANY, User, wait_until

# The number of packages of the system, where it has lists that everybody may read; otherwise of the bundled catalogue.
CATALOGUE = re.compile(r"[\d,.]+ packages")


class WorkbenchTests(unittest.TestCase):
    def setUp(self):
        self.home = program.make_home(self)
        self.user = User()
        folders = {f"XDG_{name}_HOME": f"{self.home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        self.process = subprocess.Popen(
            [os.environ["WORKBENCH"]], env=os.environ | folders | {"HOME": self.home, "G_DEBUG": "fatal-warnings"})
        self.addCleanup(self.end)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def title(self):
        """The title of the window, which is that of the page."""
        return next(iter(self.user.titles), "")

    def choose(self, page):
        self.user.click(ANY, "label", page)

    def test_pages_of_plugins(self):
        user = self.user
        wait_until(lambda: user.titles, "a window")

        # The catalogue that a plugin may read, searched and opened.
        self.choose("Packages")
        wait_until(lambda: self.title() == "Packages", "the page of Packages")
        wait_until(
            lambda: any(CATALOGUE.match(name) for name in user.names("Packages", "label")),
            "the catalogue is listed", seconds=120)
        if path := os.environ.get("SCREENSHOT"):
            subprocess.run(["import", "-window", "root", path], check=True)
        user.press("Packages", "ctrl+f")
        # The key goes to the process of the plugin, and the focus comes back.
        user.find_focused("Packages", "search box", "Search packages")
        user.type("Packages", "coreutils")
        user.click("Packages", "label", "coreutils")
        wait_until(lambda: self.title() == "coreutils", "the package is opened")

        # Another plugin, and back: the page is as it was.
        self.choose("Contacts")
        wait_until(lambda: self.title() == "Contacts", "the page of Contacts")
        self.choose("Packages")
        wait_until(lambda: self.title() == "coreutils", "the page is as it was")
        user.press("coreutils", "alt+Left")
        user.find("Packages", "label", "coreutils")


if __name__ == "__main__":
    unittest.main()
