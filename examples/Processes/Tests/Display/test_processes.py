# SPDX-License-Identifier: MIT
"""A user looks at the processes of the system on a display, and ends one, with the mouse, the keyboard and the accessibility tree."""
import os
import subprocess
import unittest

import program
from person import Person, wait_until


class ProcessesTests(unittest.TestCase):
    def test_a_session(self):
        person = Person()
        sleeper = subprocess.Popen(["sleep", "4321"])
        self.addCleanup(lambda: (sleeper.kill(), sleeper.wait()))
        process = program.start(self, os.environ["PROCESSES"])

        # Filter, and open what is found.
        person.find("Processes", "button", "Tree")
        person.type("Processes", "sleep 4321")
        person.find("Processes", "label", str(sleeper.pid))
        person.press("Processes", "Tab", "Tab", "Tab", "Down", "Return")
        person.find("sleep", "label", "sleep 4321")

        # Ends the process, after a question.
        person.click("sleep", "button", "Terminate")
        person.click("Terminate sleep?", "button", "Terminate")
        wait_until(lambda: sleeper.poll() is not None, "the process has ended")
        person.find("sleep", "label", "The process has ended. These are its last values.")
        person.press("sleep", "alt+Left")
        person.find("Processes", "button", "Tree")
        person.press("Processes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
