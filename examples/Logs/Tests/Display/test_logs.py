# SPDX-License-Identifier: MIT
"""A user opens a log on a display, filters it, and finds a line, with the mouse, the keyboard and the accessibility tree."""
import gzip
import os
import unittest

import program
from user import User


class LogsTests(unittest.TestCase):
    def test_a_session(self):
        user = User()
        path = f"{program.make_home(self)}/test.log"
        with open(path, "w") as log:
            log.write("".join(f"info line {number}\n" for number in range(5000)) + "error the last one\n")
        process = program.start(self, os.environ["LOGS"], arguments=[path])
        window = os.path.basename(path)

        # The end of the log is visible, and so are lines that are added.
        user.find(window, "label", "error the last one")
        with open(path, "a") as log:
            log.write("warning one more\n")
        user.find(window, "label", "warning one more")

        # Filter by a regular expression, and leave.
        user.press(window, "ctrl+l")
        user.type(window, "^info line 12.$")
        user.find(window, "label", "info line 120")
        user.press(window, "Escape")
        user.find(window, "label", "warning one more")
        user.press(window, "ctrl+f")
        user.type(window, "line 1234")
        user.press(window, "Return")
        user.find(window, "label", "info line 1234")
        user.press(window, "alt+Left")
        user.find("Logs", "button", "Open a file")
        user.press("Logs", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)

    def test_a_log_that_was_rotated(self):
        user = User()
        path = f"{program.make_home(self)}/test.log.2.gz"
        lines = "".join(f"info line {number}\n" for number in range(200_000)) + "error the last one\n"
        with gzip.open(path, "wb") as log:
            log.write(lines.encode())
        process = program.start(self, os.environ["LOGS"], arguments=[path])
        window = os.path.basename(path)
        user.find(window, "label", "error the last one")
        user.find(window, "label", f"200001 lines · {len(lines) // 1000} kB")

        # A damaged one says so.
        with open(path, "rb") as log:
            whole = log.read()
        with open(path, "wb") as log:
            log.write(whole[:-1000])
        user.find(window, "label", f"Not all lines of {path} can be shown: it ends too early.")
        user.press(window, "alt+Left")
        user.find("Logs", "button", "Open a file")
        user.press("Logs", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
