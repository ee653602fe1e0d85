# SPDX-License-Identifier: MIT
"""A plugin has each fault of the catalogue in turn, while a user works with the shell."""
import unittest

from four_plugins import ShellTestCase
from user import ANY, User, wait_until


class FaultTests(ShellTestCase):
    @property
    def title(self):
        """The title of the window, which is that of its page."""
        return next(iter(self.user.titles), "")

    def cause(self, fault):
        self.user.click("Faults 0", "button", fault)

    def finds(self, *buttons):
        """Waits for one of these buttons in the window, and returns its name."""
        return wait_until(
            lambda: next((name for name in buttons if name in self.user.names(ANY, "button")), None),
            f"one of {buttons}", seconds=60)

    def search(self, text):
        self.user.click("Contacts", "search box", "Search contacts")
        self.user.press("Contacts", "ctrl+a", "Delete")
        self.user.type("Contacts", text)

    def use_contacts(self):
        """Another plugin works, in the same window."""
        user = self.user
        user.click(ANY, "label", "Contacts")
        self.search("goran")
        wait_until(lambda: "Ada Lindqvist" not in user.names("Contacts", "label"), "the search")
        user.find("Contacts", "label", "Goran Šarić")
        self.search("")
        user.find("Contacts", "label", "Ada Lindqvist")
        user.click("Contacts", "label", "Faults")

    def test_the_shell_survives_each_fault(self):
        self.user = user = User()
        self.start("own")
        user.find("Contacts", "label", "Ada Lindqvist")
        user.click("Contacts", "label", "Faults")
        wait_until(lambda: self.title == "Faults 0", "the page of Faults", seconds=60)
        for fault in ["segmentationFault", "fatalError", "uncaughtError", "exit", "memory", "objects", "hang"]:
            self.cause(fault)
            if fault == "hang":
                user.click(ANY, "button", self.finds("End"))
            button = self.finds("Restart", "Turn On Again")
            self.use_contacts()
            user.click(ANY, "button", button)
            user.find("Faults 0", "text box", "Text")
        # These do not end the plugin.
        for fault in ["slow", "output", "messages"]:
            self.cause(fault)
            self.use_contacts()
        self.process.terminate()
        self.assertEqual(self.process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
