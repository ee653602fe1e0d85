# SPDX-License-Identifier: MIT
"""A user works in a shell with the keyboard and a screen reader: what each page and window shows has a role and a name."""
import os
import unittest

import program
from screen_reader import check
from user import User, wait_until

PAGES = ["Notes", "Shopping", "Logs", "Packages", "Processes", "Profile", "Views", "Plugins"]
# The windows of the shell, with the keys that open them.
WINDOWS = {
    "Command Palette": "ctrl+shift+p", "Settings": "ctrl+comma", "Notifications": "ctrl+alt+n", "Inspector": "ctrl+shift+i",
}


class ScreenReaderTests(unittest.TestCase):
    def setUp(self):
        self.user = User()
        home = program.make_home(self)
        # Whether the user is asked depends on the groups of the one who runs the test.
        program.permit(
            home, "org.example.Workbench", ("org.example.logs", "system-files /run/log /var/log"),
            ("org.example.processes", "processes"))
        program.start(self, os.environ["WORKBENCH"], home)
        wait_until(lambda: "Contacts" in self.user.titles, "the page of Contacts", seconds=60)

    def test_pages_and_windows(self):
        user = self.user
        check(user, "Contacts")
        title = "Contacts"
        for page in PAGES:
            user.press(title, "ctrl+p")
            user.type("Go to Place", page)
            # The field says which result is selected.
            user.find("Go to Place", "label", page)
            user.press("Go to Place", "Return")
            title = "Texts" if page == "Views" else page
            wait_until(lambda: user.titles == [title], f"the page {page}", seconds=60)
            check(user, title)
            wait_until(lambda: user.find(title, "tab", title).has("selected"), f"the tab {title} is selected")
        for window, keys in WINDOWS.items():
            user.press(title, keys)
            check(user, window)
            user.press(window, "Escape")
            user.sees_no(window)


if __name__ == "__main__":
    unittest.main()
