# SPDX-License-Identifier: MIT
"""A user opens a log on a display, filters it, and finds a line, with the mouse, the keyboard and the accessibility tree."""
import os
import unittest

import program
from person import Person


class LogsTests(unittest.TestCase):
    def test_a_session(self):
        person = Person()
        path = "/var/log/rxshell-logs-test.log"
        with open(path, "w") as log:
            log.write("".join(f"info line {number}\n" for number in range(5000)) + "error the last one\n")
        self.addCleanup(os.remove, path)
        process = program.start(self, os.environ["LOGS"])
        person.click("Logs", "label", os.path.basename(path))
        window = os.path.basename(path)

        # The end of the log is visible, and so are lines that are added.
        person.find(window, "label", "error the last one")
        with open(path, "a") as log:
            log.write("warning one more\n")
        person.find(window, "label", "warning one more")

        # Filter by a regular expression, and leave.
        person.press(window, "ctrl+l")
        person.type(window, "^info line 12.$")
        person.find(window, "label", "info line 120")
        person.press(window, "Escape")
        person.find(window, "label", "warning one more")
        person.press(window, "ctrl+f")
        person.type(window, "line 1234")
        person.press(window, "Return")
        person.find(window, "label", "info line 1234")
        person.press(window, "alt+Left")
        person.find("Logs", "button", "Open a file")
        person.press("Logs", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
