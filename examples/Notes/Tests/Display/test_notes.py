# SPDX-License-Identifier: MIT
"""A user writes two notes that link to each other on a display, with the mouse, the keyboard and the accessibility tree."""
import os
import unittest

import program
from person import Person


class NotesTests(unittest.TestCase):
    def test_a_session(self):
        person = Person()
        home = program.make_home(self)
        process = program.start(self, os.environ["NOTES"], home)

        # The first note, which links to one that does not exist yet.
        person.click("Notes", "button", "New Note")
        person.find("Untitled", "text box", "Text")
        person.type("Untitled", "# Garden")
        person.press("Garden", "Return")
        person.type("Garden", "See [[Shed]]")
        person.press("Garden", "Left", "ctrl+Return")
        person.click("Write “Shed”?", "button", "New Note")
        person.find("Shed", "text box", "Text")
        person.type("Shed", "tools")
        person.find("Shed", "label", "Garden")
        person.press("Shed", "alt+Left")
        person.press("Garden", "alt+Left")
        person.find("Notes", "label", "Shed")

        # The note exists after the process was killed and started again.
        process.kill()
        process.wait()
        process = program.start(self, os.environ["NOTES"], home)
        person.find("Notes", "label", "Shed")
        person.type("Notes", "tool")
        person.find("Notes", "label", "tools")
        person.press("Notes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
