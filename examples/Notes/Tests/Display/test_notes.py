# SPDX-License-Identifier: MIT
"""A user writes two notes that link to each other on a display, with the mouse, the keyboard and the accessibility tree."""
import os
import unittest

import program
from user import User, wait_until


class NotesTests(unittest.TestCase):
    def test_a_session(self):
        user = User()
        home = program.make_home(self)
        process = program.start(self, os.environ["NOTES"], home)

        # The first note, which links to one that does not exist yet.
        user.click("Notes", "button", "New Note")
        user.find("Untitled", "text box", "Text")
        user.type("Untitled", "# Garden")
        user.press("Garden", "Return")
        user.type("Garden", "See [[Shed]]")
        user.press("Garden", "Left", "ctrl+Return")
        user.click("Write “Shed”?", "button", "New Note")
        user.find("Shed", "text box", "Text")
        user.type("Shed", "tools")
        user.find("Shed", "label", "Garden")
        user.press("Shed", "alt+Left")
        user.press("Garden", "alt+Left")
        user.find("Notes", "label", "Shed")

        # The note exists after the process was killed and started again.
        process.kill()
        process.wait()
        process = program.start(self, os.environ["NOTES"], home)
        user.find("Notes", "label", "Shed")
        # The main menu by its key.
        user.press("Notes", "F10")
        wait_until(lambda: "Quit" in user.names("Notes", "menu item"), "the menu")
        user.press("Notes", "Escape")
        wait_until(lambda: "Quit" not in user.names("Notes", "menu item"), "the menu is closed")
        user.type("Notes", "tool")
        user.find("Notes", "label", "tools")
        user.press("Notes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
