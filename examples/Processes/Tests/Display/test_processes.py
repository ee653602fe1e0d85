# SPDX-License-Identifier: MIT
"""A user looks at the processes of the system on a display, and ends one, with the mouse, the keyboard and the accessibility tree."""
import os
import subprocess
import unittest

import program
from user import User, wait_until


class ProcessesTests(unittest.TestCase):
    def test_a_session(self):
        user = User()
        sleeper = subprocess.Popen(["sleep", "4321"])
        self.addCleanup(lambda: (sleeper.kill(), sleeper.wait()))
        process = program.start(self, os.environ["PROCESSES"])

        # Filter, and open what is found.
        field = user.find_focused("Processes", "search box", "Filter processes")
        user.type("Processes", "sleep 4321")
        wait_until(lambda: field.text == "sleep 4321", "the filter")
        user.find("Processes", "label", str(sleeper.pid))
        # Its arguments are these words, too. It is listed until the processes are read again.
        wait_until(lambda: "xdotool" not in user.names("Processes", "label"), "no other process")
        user.press("Processes", "Tab", "Tab", "Tab", "Down", "Return")
        user.find("sleep", "label", "sleep 4321")

        # Ends the process, after a question.
        user.click("sleep", "button", "Terminate")
        user.click("Terminate sleep?", "button", "Terminate")
        wait_until(lambda: sleeper.poll() is not None, "the process has ended")
        user.find("sleep", "label", "The process has ended. These are its last values.")
        user.press("sleep", "alt+Left")
        user.find("Processes", "button", "Tree")
        user.press("Processes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
