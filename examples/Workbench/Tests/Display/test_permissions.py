# SPDX-License-Identifier: MIT
"""A user takes the permission of a plugin away and gives it back, by mouse and by screen reader: what it shows goes and returns."""
import os
import re
import unittest

import program
from user import ANY, User, wait_until

# The page of each plugin: its description in the list of plugins, its permission, and a text that it shows with the permission.
PAGES = {
    "Logs": ("Log files and the journal of the system", "Files of the system", r".*\.log"),
    "Packages": ("The software catalogue of the system", "Files of the system", r"\d+ packages"),
    "Processes": ("What the system is doing", "All programs that run", r"\d+ processes · .*"),
}
OFFER = "Grant Permission…"


class PermissionTests(unittest.TestCase):
    def setUp(self):
        self.user = User()
        home = program.make_home(self)
        # Whether the user is asked at the start depends on the groups of the one who runs the test.
        program.permit(
            home, "org.example.Workbench", ("org.example.logs", "system-files /run/log /var/log"),
            ("org.example.logs", "programs journalctl"), ("org.example.packages", "system-files /var/lib/apt /var/lib/dpkg"),
            ("org.example.processes", "processes"))
        program.start(self, os.environ["WORKBENCH"], home)
        # Until the first page is there, the window has the name of the application.
        wait_until(lambda: self.title not in ("", "Workbench"), "a page", seconds=60)

    @property
    def title(self):
        return next(iter(self.user.titles), "")

    def wait_for_page(self, title):
        wait_until(lambda: self.user.titles == [title], f"the page {title}", seconds=60)

    def go(self, page):
        self.user.press(ANY, "ctrl+p")
        self.user.type("Go to Place", page)
        self.user.find("Go to Place", "label", page)
        self.user.press("Go to Place", "Return")
        self.wait_for_page(page)

    def shows(self, page, pattern):
        return any(re.fullmatch(pattern, name) for name in self.user.names(page, "label"))

    # What the user does: with the mouse, or with keys and the actions that a screen reader performs.

    def click(self, window, role, name):
        self.user.click(window, role, name)

    def click_row(self, description):
        self.click("Plugins", "label", description)

    def choose_row(self, description):
        self.user.press("Plugins", "ctrl+f", "ctrl+a")
        self.user.type("Plugins", description)
        rows = {row for row, *_ in PAGES.values()}
        wait_until(lambda: rows & set(self.user.names("Plugins", "label")) == {description}, "one plugin is found")
        self.user.press("Plugins", "Tab", "Tab", "Return")

    def perform(self, window, role, name):
        node = self.user.find(window, role, name)
        wait_until(lambda: node.has("sensitive"), f"{node} can be used")
        node.perform(node.actions[0])

    def check(self, use, open_row):
        user = self.user
        for page, (description, permission, pattern) in PAGES.items():
            with self.subTest(page):
                self.go(page)
                wait_until(lambda: self.shows(page, pattern), f"{page} has its content", seconds=120)
                wait_until(lambda: OFFER not in user.names(page, "button"), "nothing is offered")

                self.go("Plugins")
                open_row(description)
                self.wait_for_page(page)
                wait_until(lambda: user.find(page, "switch", permission).has("checked"), "the plugin has the permission")
                use(page, "switch", permission)
                # The change is animated, and the rows are new ones after it.
                wait_until(lambda: not user.find(page, "switch", permission).has("checked"), "it is taken away")
                user.press(page, "alt+Left")
                self.wait_for_page("Plugins")

                # The content goes, and the page says what is missing.
                self.go(page)
                user.find(page, "button", OFFER)
                wait_until(lambda: any(f"“{permission}”" in name for name in user.names(page, "label")), "the page names it")
                wait_until(lambda: not self.shows(page, pattern), "nothing is shown without the permission")

                # Refusing it changes nothing.
                for answer in ["Don’t Allow", "Allow"]:
                    user.find(page, "button", OFFER)
                    use(page, "button", OFFER)
                    question = wait_until(lambda: next((t for t in user.titles if t.startswith("Allow")), None), "the question")
                    use(question, "button", answer)
                    user.sees_no(question)
                wait_until(lambda: self.shows(page, pattern), f"{page} has its content again", seconds=120)
                wait_until(lambda: OFFER not in user.names(page, "button"), "nothing is offered")

    def test_by_mouse(self):
        self.check(self.click, self.click_row)

    def test_by_screen_reader(self):
        self.check(self.perform, self.choose_row)


if __name__ == "__main__":
    unittest.main()
